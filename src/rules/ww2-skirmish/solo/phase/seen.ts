import type { Cover } from '../../../../../data/ww2-skirmish/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { count, has, word, words } from '../../unit.ts';
import { inContactWith, soloSide } from './sides.ts';

/** An enemy as the players described him. */
export interface Seen {
  readonly unit: Unit;
  readonly range: number;
  readonly cover: Cover;
}

type Which = 'sees' | 'target-sees' | 'gun-sees';

const RANGES = { sees: 'sees-range', 'target-sees': 'target-range', 'gun-sees': 'gun-range' } as const;

/** The enemies that the players described, spotted or not, if they're still there. */
export function sightOf({ units }: Scene, unit: Unit, which: Which): Seen | undefined {
  const enemy = units.get(word(unit, which) ?? '');
  if (!enemy || enemy.gone) return undefined;
  const cover =
    which === 'sees' ? word(unit, 'sees-cover') : which === 'target-sees' ? word(unit, 'target-cover') : 'open';
  return { unit: enemy, range: count(unit, RANGES[which]), cover: (cover as Cover | undefined) ?? 'open' };
}

/** The enemies it sees: those described that its side has spotted. In contact, that enemy is the nearest (WS-MEL-01). */
export function seen(scene: Scene, unit: Unit, which: Which = 'sees'): Seen | undefined {
  const [near] = which === 'sees' ? inContactWith(scene, unit) : [];
  if (near) return { unit: near, range: 1, cover: 'open' };
  const enemy = sightOf(scene, unit, which);
  return enemy && isKnown(scene, enemy.unit) ? enemy : undefined;
}

/** WS-SPOT-01: an enemy that has been spotted is known to the whole side. */
export function isKnown(scene: Scene, enemy: Unit): boolean {
  return words(enemy, 'known-to').includes(soloSide(scene) ?? '');
}

/** Enemies the unit still has to look for: those described that it hasn't looked for in this phase. */
export function toLookFor(scene: Scene, unit: Unit): Seen | undefined {
  if (inContactWith(scene, unit).length > 0) return undefined;
  const all = (['sees', 'target-sees', 'gun-sees'] as const).map((which) => sightOf(scene, unit, which));
  return all.find((each) => each && !isKnown(scene, each.unit) && !words(unit, 'missed').includes(each.unit.id));
}

/** An enemy that the players described is gone by now. */
export function isGone({ units }: Scene, unit: Unit): Unit | undefined {
  const enemy = units.get(word(unit, 'sees') ?? '');
  return enemy?.gone ? enemy : undefined;
}

/** Enemies whom the players described, and who fell or fled in the meantime. */
export function hasLost({ units }: Scene, unit: Unit): boolean {
  return (Object.keys(RANGES) as Which[]).some((which) => units.get(word(unit, which) ?? '')?.gone !== undefined);
}

/** Whether morale has driven an enemy somewhere else since the players described him: his cover may be another now. */
export function hasShifted(unit: Unit, enemy: Pick<Unit, 'id'>): boolean {
  return words(unit, 'shifted').includes(enemy.id);
}

/** The distance the players gave for an enemy, in inches. */
export function rangesOf(unit: Unit, enemy: string): readonly (typeof RANGES)[Which][] {
  return (Object.keys(RANGES) as Which[])
    .filter((which) => has(unit, which) && word(unit, which) === enemy)
    .map((which) => RANGES[which]);
}
