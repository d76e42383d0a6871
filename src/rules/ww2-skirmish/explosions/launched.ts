import type { Grenades, Launched } from '../../../../data/ww2-skirmish/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { applying, type Test } from '../../../kernel/tables.ts';
import { bandOf } from '../fire/bands.ts';
import { scored } from '../fire/to-hit.ts';

/** What can apply to a throw or a bomb; anything left out doesn't. */
export type LaunchCases = Readonly<
  Partial<Record<'drop' | 'ranged-in' | 'moved' | 'target-moved-or-in-cover' | 'suppressed', boolean>>
>;

/**
 * The D20 for a grenade or bomb to land (WS-GREN-04 to -09), at a band counted from 0.
 * @param agreed the adjustment agreed at the table
 */
export function landing(
  band: number,
  cases: LaunchCases,
  { toHit, modifiers }: Grenades,
  agreed: readonly Modifier[],
): Test {
  return scored(toHit, band, [...applying(modifiers, cases as Readonly<Record<string, boolean>>), ...agreed]);
}

/**
 * The band of a grenade or bomb (WS-GREN-03); with `grenade-close` a hand grenade has a nearer one too.
 * @throws {Refusal} out of reach
 */
export function launchBand(ruling: Ruling, weapon: Launched, range: number, { reach, close }: Grenades): number {
  const nearer = weapon === 'grenade' && range < reach.inches.grenade[0];
  if (nearer && ruling.on('grenade-close')) return close;
  return bandOf(reach, weapon, range);
}
