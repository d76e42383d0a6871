import {
  type APIComponentInLabel,
  type APILabelComponent,
  type Attachment,
  ComponentType,
  type ModalSubmitInteraction,
  type ReadonlyCollection,
  TextInputStyle,
} from 'discord.js';
import { withTicked } from '../../command/forms/extra-fields.ts';
import { withOthers } from '../../command/panel/unit-menus.ts';
import { writePair } from '../../kernel/options/pairs.ts';
import type { Asked, AttachedFile } from '../../referee/asked.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Choice, Field, Form } from '../../reply/document.ts';
import { attachedFile } from '../commands/files.ts';
import { shortened } from '../messages/shortened.ts';
import type { Shown } from './kind.ts';

/** Discord's limits. */
const MOST_RADIOS = 10;
const MOST_BOXES = 10;
const LONGEST_TITLE = 45;
const LONGEST_LABEL = 45;
const LONGEST_TEXT = 100;
const LONGEST_TYPED = 4000;
/** Fields, and what's said above them. */
const MOST_PARTS = 5;

/**
 * A form as Discord shows it. A few choices are shown below each other, so that one tap is enough; more go into a menu, and the rest
 * is typed.
 */
export function shownAs({ title, note, fields }: Form): Shown {
  const isApart = note !== undefined && fields.length < MOST_PARTS;
  const hints = (isApart ? fields.map(({ hint }) => hint) : withNote(fields, note)).map((hint, i) =>
    hintOf(hint, fields[i]!),
  );
  const labelled = fields.map(
    (field, i): APILabelComponent => ({
      type: ComponentType.Label,
      label: shortened(field.label, LONGEST_LABEL),
      description: shortened(hints[i]!, LONGEST_TEXT),
      component: input(field),
    }),
  );
  return {
    title: shortened(title, LONGEST_TITLE),
    components: isApart ? [{ type: ComponentType.TextDisplay, content: note }, ...labelled] : labelled,
  };
}

/** What's typed has room inside for what it means if it's left empty; what's chosen says it with its hint where that's short enough. */
function hintOf(hint: string, { empty, choices = [], value, chosen = [] }: Field): string {
  if (empty === undefined || choices.length === 0 || value !== undefined || chosen.length > 0) return hint;
  const whole = `${hint}${/[.?!]$/.test(hint) ? '' : '.'} ${empty}.`;
  return whole.length <= LONGEST_TEXT ? whole : hint;
}

/** The fields' hints: where there's no room for a note above them, the first that's short enough has it too. */
function withNote(fields: readonly Field[], note: string | undefined): readonly string[] {
  const hints = fields.map(({ hint }) => hint);
  if (note === undefined) return hints;
  const i = hints.findIndex((hint) => sentences(hint, note).length <= LONGEST_TEXT);
  return i < 0 ? hints : hints.with(i, sentences(hints[i]!, note));
}

function sentences(hint: string, note: string): string {
  return `${hint}${/[.?!]$/.test(hint) ? '' : '.'} ${note}`;
}

function input({
  name,
  choices = [],
  value,
  required,
  file,
  several,
  chosen,
  longest = LONGEST_TEXT,
  empty,
}: Field): APIComponentInLabel {
  const own = { custom_id: name, required };
  if (file) return { type: ComponentType.FileUpload, ...own, min_values: required ? 1 : 0, max_values: 1 };
  const options = choices.map((choice) => optionOf(choice, chosen ?? (value === undefined ? [] : [value])));
  if (several !== undefined) {
    const amount = { min_values: required ? 1 : 0, max_values: Math.min(several, options.length) };
    const type = options.length > MOST_BOXES ? ComponentType.StringSelect : ComponentType.CheckboxGroup;
    return { type, ...own, ...amount, options };
  }
  if (options.length > MOST_RADIOS || options.length === 1) {
    const placeholder = empty === undefined ? {} : { placeholder: shortened(empty, LONGEST_TEXT) };
    return { type: ComponentType.StringSelect, ...own, ...placeholder, options };
  }
  if (options.length > 1) return { type: ComponentType.RadioGroup, ...own, options };
  return {
    type: ComponentType.TextInput,
    ...own,
    style: TextInputStyle.Short,
    ...(empty === undefined ? {} : { placeholder: shortened(empty, LONGEST_TEXT) }),
    max_length: Math.min(longest, LONGEST_TYPED),
    ...(value === undefined || value.length > longest ? {} : { value }),
  };
}

function optionOf({ label, value, hint }: Choice, chosen: readonly string[]) {
  return {
    label: shortened(label, LONGEST_TEXT),
    value: shortened(value, LONGEST_TEXT),
    ...(hint === undefined ? {} : { description: shortened(hint, LONGEST_TEXT) }),
    default: chosen.includes(value),
  };
}

/** The answer to a form whose command has been forgotten. It repeats what was typed, so that it can be copied. */
export function lateForm(words: Catalogue, interaction: ModalSubmitInteraction): string {
  const typed = Object.entries(withTicked(withOthers(filledIn(interaction)))).map(([name, value]) =>
    writePair(name, value),
  );
  return [words.notices.staleForm, ...(typed.length > 0 ? [words.notices.typedInForm(typed.join(' '))] : [])].join(' ');
}

/** The values that a form brings, option by option, without those left empty. */
export function filledIn({ fields }: ModalSubmitInteraction): Readonly<Record<string, string>> {
  const said = [...fields.fields.values()].flatMap((field): [string, string][] => {
    const { customId, value, values, attachments } = field as Filled;
    // A file is shown by its name, because its Discord ID means nothing in a log.
    const text = (value ?? attachments?.first()?.name ?? values?.join(', ') ?? '').trim();
    return text === '' ? [] : [[customId, text]];
  });
  return Object.fromEntries(said);
}

/** A field of a form that was sent, whatever its kind. */
interface Filled {
  readonly customId: string;
  readonly value?: string | null;
  readonly values?: readonly string[];
  readonly attachments?: ReadonlyCollection<string, Attachment>;
}

/**
 * The files that a form brings, by the fields they were given in.
 * @param api an address of Discord's API other than the real one
 * @throws {InputError} for a file that isn't accepted
 */
export function filesFilledIn({ fields }: ModalSubmitInteraction, api: string | undefined): Pick<Asked, 'files'> {
  const files = [...fields.fields.values()].flatMap((field): [string, AttachedFile][] => {
    const { customId, attachments } = field as Filled;
    const file = attachments?.first();
    return file ? [[customId, attachedFile(file, api)]] : [];
  });
  return files.length > 0 ? { files: Object.fromEntries(files) } : {};
}
