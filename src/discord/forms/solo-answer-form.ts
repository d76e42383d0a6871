import {
  ComponentType,
  LabelBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Option } from '../../kernel/options.ts';
import { readInnerPairs, writePair } from '../../kernel/pairs.ts';
import type { Question } from '../../kernel/solo.ts';
import { AT_ONCE } from '../../reply/battle/waiting-buttons.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { shortened } from '../messages/shortened.ts';

const PREFIX = 'answer-form:';
/** Discord's limits. */
const MOST_FIELDS = 5;
const MOST_CHOICES = 25;
const LONGEST_LABEL = 45;
const LONGEST_HINT = 100;
/** Between the key and the names of the lists of which an empty one says that there are none. */
const NONE_IF_EMPTY = '|';
const NONE = 'none';
const ALL = 'all';

/**
 * The form for what only the players can see: lists for units, cover and factors, and a field for a distance, each filled in with
 * the last answer.
 * @param key which question it belongs to
 * @param more the other target that it asks for instead of cover, if it's another form than the first
 */
export function answerForm(words: Catalogue, question: Question, key: string, more?: string): ModalBuilder {
  if (more === AT_ONCE && question.atOnce !== undefined) return wholeForm(words, question.atOnce, key);
  return new ModalBuilder()
    .setCustomId([PREFIX + key, ...(question.none ?? [])].join(NONE_IF_EMPTY))
    .setTitle(words.solo.form)
    .addLabelComponents(fieldsOf(question, more).map((name) => labelled(words, name, question)));
}

/** A line for each unit, and for counters and portals, as it was before. */
function wholeForm(words: Catalogue, atOnce: string, key: string): ModalBuilder {
  const lines = Object.entries(readInnerPairs(atOnce)).map(([name, value]) => `${words.capital(name)}: ${value}`);
  const input = new TextInputBuilder()
    .setCustomId(AT_ONCE)
    .setStyle(TextInputStyle.Paragraph)
    .setValue(lines.join('\n'));
  const label = new LabelBuilder().setLabel(words.solo.atOnceHint).setTextInputComponent(input);
  return new ModalBuilder()
    .setCustomId(PREFIX + key)
    .setTitle(words.solo.form)
    .addLabelComponents(label);
}

/** The lines of that form, as `/solo` takes them. */
function pairsInLines(text: string): readonly string[] {
  const lines = text.split('\n').filter((each) => each.includes(':'));
  return lines.map((each) => {
    const [name = '', ...value] = each.split(':');
    return writePair(name.trim().replaceAll(' ', '-'), value.join(':').trim());
  });
}

/** Whoever names another target says how far away it is, so both are in one form. */
function fieldsOf(
  { options, others: { of, repeats } = NO_OTHERS }: Question,
  more: string | undefined,
): readonly string[] {
  const names = Object.keys(options);
  if (more !== undefined) return names.filter((name) => repeats.includes(name) || of[more]?.includes(name));
  const later = Object.values(of).flat();
  return names.filter((name) => !later.includes(name)).slice(0, MOST_FIELDS);
}

const NO_OTHERS: NonNullable<Question['others']> = { of: {}, repeats: [] };

function labelled(words: Catalogue, name: string, question: Question): LabelBuilder {
  const label = new LabelBuilder().setLabel(shortened(words.capital(words.labelOf(name)), LONGEST_LABEL));
  const option = question.options[name]!;
  const offered = question.offers?.[name] ?? choicesOf(option);
  const several = question.several?.includes(name) === true;
  // A player who deselects all of them says that there are none, and one who means all of them selects each.
  const choices = several ? offered.filter((each) => each !== NONE && each !== ALL) : offered;
  const before = question.anew && name === 'nearest' ? undefined : question.before?.[name];
  label.setDescription(shortened(words.solo.hint(option.help, choices.length > 0), LONGEST_HINT));
  if (choices.length === 0 || choices.length > MOST_CHOICES || choices.some((each) => each.length > LONGEST_HINT))
    return label.setTextInputComponent(field(name, option, before === undefined ? undefined : String(before)));
  const shown = choices.map((value) => ({
    value,
    label: labelOf(words, value, question.words?.includes(name) === true || choicesOf(option).length > 0),
  }));
  return label.setStringSelectMenuComponent(
    list(name, shown, { preselected: String(before ?? '').split(','), several }),
  );
}

function choicesOf(option: Option): readonly string[] {
  if (option.type === 'boolean') return ['true', 'false'];
  return option.type === 'string' ? (option.values ?? []) : [];
}

/** A word of the catalogue, or a unit's name unchanged. */
function labelOf(words: Catalogue, value: string, isWord: boolean): string {
  if (value === NONE) return words.solo.nobody;
  return isWord ? words.capital(words.choice(value)) : value;
}

/** A menu with the last answer already selected, which takes several values if the option is a list. */
function list(
  name: string,
  choices: readonly { readonly value: string; readonly label: string }[],
  { preselected, several }: { readonly preselected: readonly string[]; readonly several: boolean },
): StringSelectMenuBuilder {
  const menu = new StringSelectMenuBuilder().setCustomId(name).setRequired(false).setMinValues(0);
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
  const [of = '', ...none] = interaction.customId.slice(PREFIX.length).split(NONE_IF_EMPTY);
  const whole = interaction.fields.fields.get(AT_ONCE);
  if (whole) {
    const pairs = pairsInLines(interaction.fields.getTextInputValue(AT_ONCE));
    return { of, answers: pairs.join(' ') };
  }
  const said = interaction.fields.fields.map(
    (each) => [each.customId, saidIn(interaction, each.customId, none)] as const,
  );
  const pairs = said.filter(([, text]) => text !== '').map(([name, text]) => writePair(name, text));
  return { of, answers: pairs.join(' ') };
}

/** The text of a field, or what was chosen from a menu. */
function saidIn(interaction: ModalSubmitInteraction, name: string, none: readonly string[]): string {
  const { type } = interaction.fields.getField(name);
  if (type !== ComponentType.StringSelect) return interaction.fields.getTextInputValue(name).trim();
  const chosen = interaction.fields.getStringSelectValues(name);
  return none.includes(name) && chosen.length === 0 ? NONE : chosen.join(', ');
}
