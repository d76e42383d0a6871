import { inherited, leading, numbers, rules as own, subjects } from '../../../../data/landser/rules.ts';
import { rules as original } from '../../../../data/landser-classic/rules.ts';
import type { Rule } from '../../../kernel/ruleset.ts';
import { renumbered } from './renumbered.ts';

/** Every rule of the book, in the book's order: in its own words, or in the original's where they apply here too. */
export const rules: readonly Rule[] = [...own, ...kept()].toSorted((a, b) => placeOf(a) - placeOf(b));

/** What this edition takes over from the original. */
function kept(): readonly Rule[] {
  return original
    .map((rule): Rule => renumbered(rule, numbers))
    .filter(({ id }) => inherited.includes(id))
    .map((rule) => ({ ...rule, ...leading[rule.id] }));
}

function placeOf({ id }: Rule): number {
  const [, subject = '', number] = id.split('-');
  return subjects.indexOf(subject) * 100 + Number(number);
}
