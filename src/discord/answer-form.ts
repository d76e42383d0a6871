import {
  ComponentType,
  LabelBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Option } from '../kernel/options.ts';
import { writePair } from '../kernel/pairs.ts';
import type { Question } from '../kernel/solo.ts';
import { english } from '../reply/english/index.ts';
import { shortened } from './shortened.ts';

const PREFIX = 'answer-form:';
/** Discord's limits. */
const MOST_FIELDS = 5;
const MOST_CHOICES = 25;
const LONGEST_LABEL = 45;
const LONGEST_HINT = 100;
// A list of factors takes several values; nobody needs more of them at once.
const SEVERAL = 'factors';
const NONE = 'none';

/**
 * The form for what only the players can see: lists for units, cover and factors, and a field for a distance, each filled in with
 * the last answer.
 * @param key which question it belongs to
 * @param more whether it's the other form, for what didn't fit in the first
 */
export function answerForm(question: Question, key: string, more = false): ModalBuilder {
  const names = more ? moreOf(question) : Object.keys(question.options).slice(0, MOST_FIELDS);
  return new ModalBuilder()
    .setCustomId(PREFIX + key)
    .setTitle(english.solo.form)
    .addLabelComponents(names.map((name) => labelled(name, question)));
}

// An answer has to be complete, so the other form repeats these from the first.
const IN_BOTH: readonly string[] = ['nearest', 'range', 'factors'];

/** What the first form has no room for, counted from the end: the targets that a gun prefers. */
function moreOf({ options }: Question): readonly string[] {
  const names = Object.keys(options);
  const both = names.filter((name) => IN_BOTH.includes(name));
  const others = names.slice(MOST_FIELDS).filter((name) => !both.includes(name));
  return [...both, ...others.slice(-(MOST_FIELDS - both.length))];
}

function labelled(name: string, question: Question): LabelBuilder {
  const label = new LabelBuilder().setLabel(shortened(english.capital(english.labelOf(name)), LONGEST_LABEL));
  const option = question.options[name]!;
  const offered = question.offers?.[name] ?? choicesOf(option);
  // A player who deselects every factor says that there are none.
  const choices = name === SEVERAL ? offered.filter((each) => each !== NONE) : offered;
  const before = question.anew && name === 'nearest' ? undefined : question.before?.[name];
  label.setDescription(shortened(option.help, LONGEST_HINT));
  if (choices.length === 0 || choices.length > MOST_CHOICES || choices.some((each) => each.length > LONGEST_HINT))
    return label.setTextInputComponent(field(name, option, before === undefined ? undefined : String(before)));
  const shown = choices.map((value) => ({
    value,
    label: labelOf(value, name === SEVERAL || choicesOf(option).length > 0),
  }));
  return label.setStringSelectMenuComponent(list(name, shown, String(before ?? '').split(',')));
}

function choicesOf(option: Option): readonly string[] {
  if (option.type === 'boolean') return ['true', 'false'];
  return option.type === 'string' ? (option.values ?? []) : [];
}

/** A word of the catalogue, or a unit's name unchanged. */
function labelOf(value: string, isWord: boolean): string {
  if (value === NONE) return english.solo.nobody;
  return isWord ? english.capital(english.choice(value)) : value;
}

/** A menu with the last answer already selected, which takes several values if the option is a list. */
function list(
  name: string,
  choices: readonly { readonly value: string; readonly label: string }[],
  preselected: readonly string[],
): StringSelectMenuBuilder {
  const menu = new StringSelectMenuBuilder().setCustomId(name).setRequired(false).setMinValues(0);
  const several = name === SEVERAL;
  return menu
    .setMaxValues(several ? choices.length : 1)
    .addOptions(choices.map((each) => ({ ...each, ...(preselected.includes(each.value) ? { default: true } : {}) })));
}

function field(name: string, option: Option, preset: string | undefined): TextInputBuilder {
  const input = new TextInputBuilder()
    .setCustomId(name)
    .setStyle(TextInputStyle.Short)
    .setPlaceholder(shortened(option.help, LONGEST_HINT))
    .setRequired(option.required ?? false);
  return preset === undefined || preset === '' ? input : input.setValue(preset);
}

/** What a form brings back: the question it answers, and the answer in the form that `/solo` takes. */
export function answerIn(
  interaction: ModalSubmitInteraction,
): { readonly of: string; readonly answers: string } | undefined {
  if (!interaction.customId.startsWith(PREFIX)) return undefined;
  const said = interaction.fields.fields.map((each) => [each.customId, saidIn(interaction, each.customId)] as const);
  const pairs = said.filter(([, text]) => text !== '').map(([name, text]) => writePair(name, text));
  return { of: interaction.customId.slice(PREFIX.length), answers: pairs.join(' ') };
}

/** The text of a field, or what was chosen from a menu. */
function saidIn(interaction: ModalSubmitInteraction, name: string): string {
  const { type } = interaction.fields.getField(name);
  if (type !== ComponentType.StringSelect) return interaction.fields.getTextInputValue(name).trim();
  const chosen = interaction.fields.getStringSelectValues(name);
  return name === SEVERAL && chosen.length === 0 ? NONE : chosen.join(',');
}
