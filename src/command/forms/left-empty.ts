import { fillsOf } from '../../kernel/verb.ts';
import { fillingOf } from '../../referee/rulings/filling.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Field } from '../../reply/document.ts';
import { gameShown } from '../game-shown.ts';
import type { Asking } from './asking.ts';
import { labelOfValue } from './form-fields.ts';

/** The fields of a form, each with what it means if it's left empty: by the table, by what's known of the unit, or by the book. */
export function withEmpty(words: Catalogue, asking: Asking, fields: readonly Field[]): readonly Field[] {
  const { campaign, ruleset, command } = asking;
  const measured = fillingOf(gameShown(campaign), ruleset, command.name)?.names ?? [];
  return fields.map((field) => {
    if (field.required || !asking.table[field.name]) return field;
    return { ...field, empty: leftEmpty(words, asking, field.name, measured.includes(field.name)) };
  });
}

/** What an option means that a form leaves empty. */
export function leftEmpty(
  words: Catalogue,
  { table, ruleset, command }: Pick<Asking, 'table' | 'ruleset' | 'command'>,
  name: string,
  isMeasured: boolean,
): string {
  const says = words.panel.leftEmpty;
  if (isMeasured) return says.measured;
  const option = table[name]!;
  const byDefault = 'default' in option ? option.default : undefined;
  // A text may be empty by default.
  const value =
    byDefault === undefined
      ? undefined
      : option.type === 'string' && option.values
        ? labelOfValue(words, name, String(byDefault), ruleset)
        : (words.supposedOf(name, byDefault) ?? (byDefault === '' ? undefined : String(byDefault)));
  const verb = ruleset.verbs[command.name];
  const isKnown = verb !== undefined && fillsOf(verb).includes(name);
  if (isKnown) return value === undefined ? says.known : says.knownOr(value);
  return value === undefined ? says.unsaid : says.byDefault(value);
}
