import type { PastRuling } from '../../../../kernel/solo.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { count, words } from '../../unit.ts';
import { rangesOf } from './seen.ts';
import { ownUnits, type SoloChanging } from './sides.ts';

const RULE = 'WS-FIRE-10';
/** The distances that the players can have told of a unit, each with whom it's to. */
const TOLD = [
  ['sees', 'sees-range'],
  ['target-sees', 'target-range'],
  ['gun-sees', 'gun-range'],
] as const;

/**
 * WS-MOR-04, -06, -09: whoever morale drives back is farther from everybody than the players said. Where the players' own man
 * has gone, his cover may be another too, so he's marked to be asked about.
 */
export function drivesApart(changes: SoloChanging, unit: Unit, given: PastRuling, side: string): void {
  const inches = inchesBack(given);
  if (inches <= 0) return;
  if (unit.side === side) {
    for (const [sees, range] of TOLD)
      if (typeof unit.fields[sees] === 'string') changes.set(unit, range, count(unit, range) + inches, RULE);
    return;
  }
  for (const own of ownUnits(changes.scene)) {
    const told = rangesOf(own, unit.id);
    for (const range of told) changes.set(own, range, count(own, range) + inches, RULE);
    if (told.length > 0) changes.set(own, 'shifted', [...new Set([...words(own, 'shifted'), unit.id])], RULE);
  }
}

/** How far morale has driven it, in inches. */
function inchesBack({ verb, options, facts }: PastRuling): number {
  const drives = verb === 'move' && (options.compelled === 'retire' || options.compelled === 'rout');
  const falls = verb === 'morale' && facts.result === 'falls-back';
  return drives || falls ? Number(facts.inches ?? 0) : 0;
}
