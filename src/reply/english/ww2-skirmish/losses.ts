import type { Facts } from '../../../kernel/state/facts.ts';
import { allOf, say } from '../words.ts';

/** How many dice gave each result. Where the facts don't tell disabled from killed, the two are counted as one. */
export function losses(facts: Facts): string {
  const out = facts.disabled === undefined ? say('disabled-or-killed') : 'killed';
  const counts = [
    [facts.suppressed, facts.suppressed === 1 ? 'suppression' : 'suppressions'],
    [facts.wounds, 'wounded'],
    [facts.disabled, 'disabled'],
    [facts.kills, out],
  ] as const;
  const some = counts.filter(([count]) => typeof count === 'number' && count > 0);
  return some.length > 0 ? allOf(some.map(([count, word]) => `${count} ${word}`)) : 'nobody is affected';
}

/** A number of things: 1 shot, 2 shots. */
export function several(count: Facts[string] | undefined, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
