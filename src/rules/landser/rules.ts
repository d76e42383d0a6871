import { dropped, leading, numbers, rules as own, subjects } from '../../../data/landser/rules.ts';
import { rules as original } from '../../../data/landser-classic/rules.ts';
import type { Rule } from '../../kernel/ruleset.ts';
import { renumbered } from './renumbered.ts';

/** Every rule of the book, in the book's order: its own words, and those of the original that hold here too. */
export const rules: readonly Rule[] = [...own, ...kept()].toSorted((a, b) => placeOf(a) - placeOf(b));

/** What neither edition says otherwise: a number that this one has given to another rule is that rule's. */
function kept(): readonly Rule[] {
  const said = new Set<string>(own.map(({ id }) => id));
  return original
    .filter(({ id }) => !dropped.includes(id))
    .map((rule): Rule => renumbered(rule, numbers))
    .filter(({ id }) => !said.has(id))
    .map((rule) => ({ ...rule, ...leading[rule.id] }));
}

function placeOf({ id }: Rule): number {
  const [, subject = '', number] = id.split('-');
  return subjects.indexOf(subject) * 100 + Number(number);
}
