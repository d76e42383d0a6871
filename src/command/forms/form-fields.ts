import type { Option, OptionValue } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { LONGEST } from '../../kernel/texts.ts';
import { isOfThings, namesIn } from '../../lookup/entries.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Choice, Field } from '../../reply/document.ts';
import { numbersBeside } from '../../rules/beside.ts';
import { helpOf } from '../typing/option-help.ts';
import type { Asking } from './asking.ts';

type Said = Readonly<Record<string, OptionValue | undefined>>;

/** The most choices that a menu holds; beyond that the value is typed. */
export const MOST_CHOICES = 25;
/** Of more choices than this, the book's first is no likelier than the others. */
const FEW = 10;

/**
 * The form field for an option, if the option exists.
 * @param last what was said before, which fills the field at first
 */
export function fieldOf(
  words: Catalogue,
  of: Pick<Asking, 'command' | 'ruleset'>,
  name: string,
  option: Option | undefined,
  last: Said,
  required: boolean,
): readonly Field[] {
  if (!option) return [];
  const byDefault = 'default' in option ? option.default : undefined;
  const several = option.type === 'string' ? option.several?.slice(0, MOST_CHOICES) : undefined;
  const values =
    option.type === 'boolean' ? ['true', 'false'] : option.type === 'string' ? (option.values ?? several) : undefined;
  const choices = values && values.length <= MOST_CHOICES ? values.map((value) => choiceOf(words, value)) : undefined;
  // The book's first choice is the commonest, but nobody can guess what only eyes can tell.
  const value =
    last[name] ??
    byDefault ??
    (required && option.from === 'choice' && isFew(choices) ? choices?.[0]?.value : undefined);
  return [
    {
      name,
      label: words.capital(words.labelOf(name)),
      hint: (choices && words.panel.chosen[name]) ?? helpOf(words, of, name),
      required: required && byDefault === undefined,
      value: value === undefined ? undefined : String(value),
      choices,
      several: several?.length,
      longest: option.type === 'string' && !choices ? (option.longest ?? LONGEST.said) : undefined,
    },
  ];
}

function isFew(choices: readonly Choice[] | undefined): boolean {
  return choices !== undefined && choices.length <= FEW;
}

/**
 * The field with the book's names for its choices and the numbers beside them, as completion shows them.
 * @param isSo whether another option is known to have a value
 */
export function withNumbers(
  words: Catalogue,
  field: Field,
  verb: string,
  ruleset: Ruleset,
  isSo?: (name: string, value: string) => boolean,
): Field {
  if (!field.choices) return field;
  const choices = field.choices.map((choice) => {
    const hint = numbersBeside(ruleset, verb, field.name, choice.value, isSo);
    const label = labelOfValue(words, field.name, choice.value, ruleset);
    return hint === undefined ? { ...choice, label } : { ...choice, label, hint };
  });
  return { ...field, choices };
}

/** What a value of an option is called in a form: weapons and vehicles by their names in the book. */
export function labelOfValue(words: Catalogue, name: string, value: string, ruleset: Ruleset): string {
  const called = isOfThings(name, ruleset) ? namesIn(ruleset).get(value) : undefined;
  return called ?? words.choice(value);
}

export function choiceOf(words: Catalogue, value: string): Choice {
  return { label: words.choice(value), value };
}
