import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Solo } from '../../../../kernel/solo.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { drivenInTurn, isPlayersToDrive } from '../../tracked/vehicles/driving.ts';
import { has } from '../../unit.ts';
import { isCounter } from './counters.ts';
import { ownUnits, soloSide } from './sides.ts';

/**
 * The side's units that the players act for: counters that look for somebody (WS-SOLO-04), portals that a figure comes upon
 * (WS-PORT-01), those that may fire in the players' phase (WS-FIRE-01), routers that may be surrounded (WS-ACT-09), and vehicles
 * without a chart (WS-AFV-01).
 */
export function byHand(scene: Scene, book: Book): readonly Unit[] {
  const isTheirs = scene.at?.side === soloSide(scene);
  return ownUnits(scene).filter(
    (unit) =>
      isCounter(unit) ||
      (!isTheirs && (has(unit, 'portal') || has(unit, 'may-react'))) ||
      has(unit, 'routed') ||
      unit.fields.order === 'rout' ||
      (isPlayersToDrive(scene, unit, book) && !drivenInTurn(scene, unit)),
  );
}

/** Where a portal goes that a figure comes upon, and that a surrounded unit in rout gives up. */
export function deedsOf(unit: Unit): ReturnType<NonNullable<Solo<Book>['deeds']>> {
  if (has(unit, 'portal')) return [{ verb: 'solo', given: { task: 'portal' } }];
  const isInRout = has(unit, 'routed') || unit.fields.order === 'rout';
  return isInRout ? [{ verb: 'solo', given: { task: 'surrender' } }] : [];
}
