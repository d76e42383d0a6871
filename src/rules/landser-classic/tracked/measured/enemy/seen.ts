import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Eyes } from '../../../../../measuring/eyes.ts';
import type { Body } from '../../../../../table/body.ts';
import { roundedInches } from '../../../../../table/close.ts';
import { isHiding } from '../../hide.ts';
import { word } from '../../state.ts';
import { isAboard } from '../../tanks/crew.ts';

/** Somebody who’s seen, and how far off. */
export interface Seen {
  readonly unit: Unit;
  readonly body: Body;
  /** From centre to centre, in inches to a hundredth. */
  readonly range: number;
}

/** Nobody sees a man who hides in terrain from further off (LC-FIRE-08). */
const AT_HAND = 2;

/** Everybody else on the table, of one’s own side or of others, nearest first. @param own whether it’s one’s own */
export function others(eyes: Eyes, own: boolean): readonly Seen[] {
  const { actor } = eyes.scene;
  const [from] = eyes.own;
  if (!actor || !from) return [];
  return eyes
    .others((unit) => unit.id !== actor.id && (unit.side === actor.side) === own && !isAboard(eyes.scene, unit))
    .flatMap((unit): Seen[] => {
      const pair = eyes.nearestPair([from], eyes.table.figuresOf(unit));
      return pair ? [{ unit, body: pair.to, range: roundedInches(pair.inches) }] : [];
    })
    .toSorted((one, other) => one.range - other.range);
}

export function isSeen(eyes: Eyes, { unit, body, range }: Seen): boolean {
  const [from] = eyes.own;
  if (!from || (isHiding(unit) && word(unit, 'hiding-in') === 'terrain' && range > AT_HAND)) return false;
  return eyes.sight(from, body).is !== 'blocked';
}

/** The enemies whom he sees, nearest first. */
export function enemiesSeen(eyes: Eyes): readonly Seen[] {
  return others(eyes, false).filter((each) => isSeen(eyes, each));
}
