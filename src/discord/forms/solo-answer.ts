import {
  type APILabelComponent,
  ComponentType,
  LabelBuilder,
  type ModalSubmitInteraction,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Option } from '../../kernel/options/options.ts';
import { pairsOf } from '../../kernel/options/pairs.ts';
import type { Question } from '../../kernel/solo.ts';
import { LONGEST } from '../../kernel/texts.ts';
import { chosenPartHelp, partHelp } from '../../reply/battle/waiting.ts';
import { AT_ONCE } from '../../reply/battle/waiting-buttons.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { shortened } from '../messages/shortened.ts';
import type { FormKind } from './kind.ts';

/** Discord's limits. */
const MOST_FIELDS = 5;
const MOST_CHOICES = 25;
const LONGEST_LABEL = 45;
const LONGEST_HINT = 100;
/** Between the key and the names of the lists of which an empty one says that there are none. */
const NONE_IF_EMPTY = '|';
const NONE = 'none';
const ALL = 'all';

/** Which question it belongs to, and of which lists an empty one says that there are none. */
interface Asked {
  readonly of: string;
  readonly none: readonly string[];
}

/** What it's made from. */
interface Made {
  readonly question: Question;
  /** The other target that it asks for instead of cover, if it's another form than the first. */
  readonly more: string | undefined;
}

/**
 * What only the players can see: lists for units, cover and factors, and a field for a distance, each filled in with the last answer.
 */
export const answer: FormKind<Asked, Made> = {
  carried: {
    write: ({ of, none }) => [of, ...none].join(NONE_IF_EMPTY),
    read: (text) => {
      const [of = '', ...none] = text.split(NONE_IF_EMPTY);
      return { of, none };
    },
  },
  asks: (words, { question, more }) => ({
    title: words.solo.form,
    components:
      more === AT_ONCE && question.atOnce !== undefined
        ? [wholeField(words, question.atOnce)]
        : fieldsOf(question, more).map((name) => labelled(words, name, question).toJSON()),
  }),
  takes: ({ of, none }, sent, does) => does.answers(of, () => saidBy(sent, none)),
};

/** A line for each unit, and for counters and portals, as it was before. */
function wholeField(words: Catalogue, atOnce: NonNullable<Question['atOnce']>): APILabelComponent {
  const lines = Object.entries(atOnce).map(([name, value]) => `${words.capital(name)}: ${value}`);
  const input = new TextInputBuilder()
    .setCustomId(AT_ONCE)
    .setStyle(TextInputStyle.Paragraph)
    .setMaxLength(LONGEST.said)
    .setValue(lines.join('\n'));
  return new LabelBuilder().setLabel(words.solo.atOnceHint).setTextInputComponent(input).toJSON();
}

/** What the lines of that form say, as somebody has typed them. @throws {InputError} for a line without a name, or one given twice */
function saidInLines(text: string): Said {
  const lines = text.split('\n').filter((each) => each.includes(':'));
  return pairsOf(
    lines.map((each) => {
      const [name = '', ...value] = each.split(':');
      return [name.trim().replaceAll(' ', '-').toLowerCase(), value.join(':').trim()];
    }),
  );
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
  const help = partHelp(words, question.id, name);
  const offered = question.offers?.[name] ?? choicesOf(option);
  const several = question.several?.includes(name) === true;
  // A player who deselects all of them says that there are none, and one who means all of them selects each.
  const choices = several ? offered.filter((each) => each !== NONE && each !== ALL) : offered;
  const before = question.anew && name === 'nearest' ? undefined : question.before?.[name];
  const isTyped =
    choices.length === 0 || choices.length > MOST_CHOICES || choices.some((each) => each.length > LONGEST_HINT);
  label.setDescription(shortened(isTyped ? help : chosenPartHelp(words, question.id, name), LONGEST_HINT));
  if (isTyped)
    return label.setTextInputComponent(field(name, help, option, before === undefined ? undefined : String(before)));
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

function field(name: string, help: string, option: Option, preset: string | undefined): TextInputBuilder {
  const input = new TextInputBuilder()
    .setCustomId(name)
    .setStyle(TextInputStyle.Short)
    .setMaxLength(LONGEST.said)
    .setPlaceholder(shortened(help, LONGEST_HINT))
    .setRequired(option.required ?? false);
  return preset === undefined || preset === '' ? input : input.setValue(preset);
}

/** What the parts of an answer say, by their names. */
export type Said = Readonly<Record<string, string>>;

/** What the form says, by what was asked. @throws {InputError} for lines that can't be read */
function saidBy(sent: ModalSubmitInteraction, none: readonly string[]): Said {
  if (sent.fields.fields.has(AT_ONCE)) return saidInLines(sent.fields.getTextInputValue(AT_ONCE));
  const said = sent.fields.fields.map(({ customId }) => [customId, saidIn(sent, customId, none)] as const);
  return Object.fromEntries(said.filter(([, text]) => text !== ''));
}

/** The text of a field, or what was chosen from a menu. */
function saidIn(interaction: ModalSubmitInteraction, name: string, none: readonly string[]): string {
  const { type } = interaction.fields.getField(name);
  if (type !== ComponentType.StringSelect) return interaction.fields.getTextInputValue(name).trim();
  const chosen = interaction.fields.getStringSelectValues(name);
  return none.includes(name) && chosen.length === 0 ? NONE : chosen.join(', ');
}
