import type { Declared } from '../ruling/verdict-words.ts';
import { allOf } from '../words.ts';

/** Who got on or off in a move, or dropped a charge; nothing if nobody did. */
export function boarding({ names, effects = [] }: Declared): string | undefined {
  const told = effects.flatMap((each) => {
    const says = each.effect === 'remind' ? GETTING[each.says ?? ''] : undefined;
    if (each.effect !== 'remind' || !says || !names?.of) return [];
    return [says((each.units ?? []).map(names.of))];
  });
  return told.length > 0 ? told.join(' ') : undefined;
}

const GETTING: Readonly<Record<string, (names: readonly string[]) => string>> = {
  aboard: ([vehicle, ...men]) => `${allOf(men)} ${men.length === 1 ? 'gets' : 'get'} aboard ${vehicle}.`,
  'off-again': ([vehicle, ...men]) => `${allOf(men)} ${men.length === 1 ? 'gets' : 'get'} off ${vehicle}.`,
  'charge-lies': ([man]) => `${man} drops his charge.`,
  'hooked-up': ([gun, vehicle]) => `${vehicle} hooks up ${gun}.`,
};
