import type { Facts } from '../../../kernel/facts.ts';
import { allOf, say } from '../words.ts';

/** How many dice said what; where nothing tells disabled from killed, they are one. */
export function losses(facts: Facts): string {
  const out = facts.disabled === undefined ? say('disabled-or-killed') : 'killed';
  const counts = [
    [facts.suppressed, facts.suppressed === 1 ? 'suppression' : 'suppressions'],
    [facts.wounds, 'wounded'],
    [facts.disabled, 'disabled'],
    [facts.kills, out],
  ] as const;
  const told = counts.filter(([count]) => typeof count === 'number' && count > 0);
  return told.length > 0 ? allOf(told.map(([count, word]) => `${count} ${word}`)) : 'nobody is affected';
}

/** A number of things: 1 shot, 2 shots. */
export function several(count: Facts[string] | undefined, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
