import type { Measured } from '../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { crossings } from '../../../../table/crossings.ts';
import { LINES } from '../../../../table/piece.ts';
import { isDifficult } from '../../../landser-classic/tracked/measured/going.ts';
import { isHigher } from './vehicles.ts';

/** LS-ASLT-09: whether an attacker fights across a barrier, uphill, or from difficult ground. */
export function attackerIsHampered(eyes: Eyes): Measured | undefined {
  const pair = eyes.nearestPair();
  if (!pair) return undefined;
  const { from, to } = pair;
  const barriers = crossings(eyes.table.terrain, from.at, to.at).filter(({ kind }) => LINES.has(kind));
  const ground = difficultUnder(eyes, from.at);
  const by = [...barriers.map(({ id }) => id), ...ground];
  return { value: by.length > 0 || isHigher(eyes, to, from), by };
}

/** LS-ASLT-09: a barrier counts against the attacker only. */
export function defenderIsHampered(eyes: Eyes): Measured | undefined {
  const pair = eyes.nearestPair();
  if (!pair) return undefined;
  const by = difficultUnder(eyes, pair.to.at);
  return { value: by.length > 0 || isHigher(eyes, pair.from, pair.to), by };
}

function difficultUnder(eyes: Eyes, at: Parameters<Eyes['groundAt']>[0]): string[] {
  const ground = eyes.groundAt(at)?.piece;
  return ground && isDifficult({ kind: ground.kind, piece: ground }, 'men', eyes.values) ? [ground.id] : [];
}
