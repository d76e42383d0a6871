import type { Facts } from '../../../kernel/state/facts.ts';
import { about } from '../ruling/naming.ts';
import type { Declared } from '../ruling/verdict-words.ts';

/** What a unit has done with weapons or heads. */
export function weapon(_facts: Facts, { names, options = {}, filled = {} }: Declared): string {
  const who = names?.who ?? options.unit;
  const from = names?.at ?? options.from ?? filled.from;
  const told = who === undefined ? undefined : DONE[String(options.action)];
  return (
    told?.(String(who), from === undefined ? undefined : String(from)) ?? `${about(names?.who ?? names?.at, 'done')}.`
  );
}

type Told = (who: string, from: string | undefined) => string | undefined;

const DONE: Readonly<Record<string, Told>> = {
  'heads-up': (who) => `${who}: heads up.`,
  'heads-down': (who) => `${who}: heads down.`,
  crew: (who, from) => (from === undefined ? undefined : `${who} joins the crew of ${from}.`),
  'pick-up': (who, from) => (from === undefined ? undefined : `${who} takes up the weapons of ${from}.`),
  abandon: (who) => `${who} gives up the weapon for good.`,
};
