import type { Facts } from '../../../kernel/state/facts.ts';
import { say } from '../words.ts';

/** What you want to know first about an action in WW2 Skirmish: a hit, anyone hurt, anyone out, or what else happens. */
export function headlines(facts: Facts): readonly string[] {
  const some = (...names: readonly string[]) => names.some((name) => Number(facts[name] ?? 0) > 0);
  return [
    ...(some('hit', 'hits') ? ['a hit'] : []),
    ...(some('wounds', 'disabled', 'kills') ? ['any figure hurt'] : []),
    ...(some('disabled', 'kills') ? ['any figure out'] : []),
    ...Object.entries(facts).flatMap(textOf),
  ];
}

function textOf([name, value]: readonly [string, Facts[string]]): readonly string[] {
  if (name === 'winner') return [value === 'none' ? 'neither wins' : `${value} wins`];
  if (typeof value === 'string') return [say(value)];
  return value === true && name !== 'hit' ? [say(name)] : [];
}
