import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import { withOthers } from '../command/unit-fields.ts';
import { writePair } from '../kernel/pairs.ts';
import type { Choice, Field, Form } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { shortened } from './shortened.ts';

/** Discord's limits. */
const MOST_RADIOS = 10;
const LONGEST_TITLE = 45;
const LONGEST_LABEL = 45;
const LONGEST_TEXT = 100;

/**
 * A form as Discord shows it. A few choices are shown side by side, so that one tap is enough; more go into a menu, and the rest
 * is typed.
 * @param carrying the custom ID, which carries the command that the form completes
 */
export function fillForm({ title, fields }: Form, carrying: string): APIModalInteractionResponseCallbackData {
  return {
    custom_id: carrying,
    title: shortened(title, LONGEST_TITLE),
    components: fields.map((field) => ({
      type: ComponentType.Label,
      label: shortened(field.label, LONGEST_LABEL),
      description: shortened(field.hint, LONGEST_TEXT),
      component: input(field),
    })),
  };
}

function input({ name, choices = [], value, required }: Field): APIComponentInLabel {
  const own = { custom_id: name, required };
  const options = choices.map((choice) => optionOf(choice, value));
  if (options.length > MOST_RADIOS || options.length === 1) {
    return { type: ComponentType.StringSelect, ...own, options };
  }
  if (options.length > 1) return { type: ComponentType.RadioGroup, ...own, options };
  return {
    type: ComponentType.TextInput,
    ...own,
    style: TextInputStyle.Short,
    max_length: LONGEST_TEXT,
    ...(value === undefined || value.length > LONGEST_TEXT ? {} : { value }),
  };
}

function optionOf({ label, value, hint }: Choice, chosen: string | undefined) {
  return {
    label: shortened(label, LONGEST_TEXT),
    value: shortened(value, LONGEST_TEXT),
    ...(hint === undefined ? {} : { description: shortened(hint, LONGEST_TEXT) }),
    default: value === chosen,
  };
}

/** The answer to a form whose command has been forgotten. It repeats what was typed, so that it can be copied. */
export function lateForm(interaction: ModalSubmitInteraction): string {
  const typed = Object.entries(withOthers(filledIn(interaction))).map(([name, value]) => writePair(name, value));
  return [english.notices.staleForm, ...(typed.length > 0 ? [english.notices.typedInForm(typed.join(' '))] : [])].join(
    ' ',
  );
}

/** The values that a form brings, option by option, without those left empty. */
export function filledIn({ fields }: ModalSubmitInteraction): Readonly<Record<string, string>> {
  const said = [...fields.fields.values()].flatMap((field): [string, string][] => {
    const { customId, value, values } = field as { customId: string; value?: string | null; values?: string[] };
    const text = (value ?? values?.join(', ') ?? '').trim();
    return text === '' ? [] : [[customId, text]];
  });
  return Object.fromEntries(said);
}
