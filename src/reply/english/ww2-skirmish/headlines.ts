import type { Facts } from '../../../kernel/facts.ts';
import type { Headline } from '../headlines.ts';
import { say } from '../words.ts';

/** Where dice are counted: a hit, anybody hurt, anybody out. */
function counted(facts: Facts): readonly string[] {
  return [
    ...(facts.hit === true || Number(facts.hits ?? 0) > 0 ? ['a hit'] : []),
    ...(facts.placed === true ? ['smoke in place'] : []),
    ...casualties(facts),
  ];
}

/** Anybody hurt, anybody out. */
function casualties(facts: Facts): readonly string[] {
  const some = (...names: readonly string[]) => names.some((name) => Number(facts[name] ?? 0) > 0);
  return [
    ...(some('wounds', 'disabled', 'kills') ? ['any figure hurt'] : []),
    ...(some('disabled', 'kills') ? ['any figure out'] : []),
  ];
}

/** Where they are not: every word among the facts, and what is true of them. */
function asTold(facts: Facts): readonly string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (typeof value === 'string') return [say(value)];
    return value === true ? [say(name)] : [];
  });
}

const COUNTED = ['fire', 'effect', 'grenade', 'barrage', 'smoke'];

/** What one wants to know of an action of WW2 Skirmish first. */
export function headlines(verb: string): Headline {
  if (verb === 'demolish') return (facts) => [...asTold(facts), ...casualties(facts)];
  return COUNTED.includes(verb) ? counted : asTold;
}
