import type { Ruleset, Together } from '../kernel/ruleset.ts';
import { isAmong } from './exact.ts';
import type { Found } from './rules-by-id.ts';

/** How far down the second rule of a pair may be. */
const FAR = 6;

/** The pair of rules that answers a question together: one was found first, the other soon after. */
export function togetherIn(found: readonly Found[]): Together | undefined {
  const [first, ...others] = found.slice(0, FAR);
  if (!first) return undefined;
  const ids = others.filter(({ book }) => book === first.book).map(({ rule }) => rule.id);
  return first.book.together?.find(({ rules: [one, two] }) => {
    return (first.rule.id === one && ids.includes(two)) || (first.rule.id === two && ids.includes(one));
  });
}

/** The pair of a book's rules that a question takes, if the pair has it word for word among its phrases. */
export function pairAsked(question: string, { together = [] }: Partial<Ruleset>): Together | undefined {
  return together.find(({ asked = [] }) => isAmong(question, asked));
}
