import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { isManned, totalActions } from '../../figures.ts';
import { cannotFail } from '../../tracked/fire/certain.ts';
import { has, words } from '../../unit.ts';
import { wayOf } from './going.ts';
import { reachOf } from './pace.ts';
import { changesIn } from './sides.ts';

/** WS-MOR-01, R-62, S-13: a unit under fire tests before it crosses open ground towards the enemy. */
export function crossing(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const factors = words(unit, 'seen-factors');
  if (isManned(unit) || !has(unit, 'under-fire') || has(unit, 'dared')) return undefined;
  if (factors.includes('covered-way') || factors.includes('rough-way')) return undefined;
  const { order, pace } = wayOf(scene, unit, book);
  if (!order.closes || !pace || reachOf(unit, pace, false, book) === 0) return undefined;
  const rule = book.soloTurn.rules.crossing;
  const marks = changesIn(scene);
  marks.set(unit, 'dared', true, rule);
  if (cannotFail(scene, unit, book)) {
    marks.remind(book.morale.test.rule, [unit], 'cannot-fail', { actions: totalActions(unit) });
    return { step: 'note', unit: unit.id, rule, effects: marks.effects };
  }
  return {
    step: 'rule',
    verb: 'morale',
    options: {},
    who: unit.id,
    marks: marks.effects,
    after: (now, { result }) => {
      const changes = changesIn(now);
      // The test's result replaces the move.
      if (result !== 'holds') {
        changes.set(unit, 'went', true, rule);
        changes.set(unit, 'stayed', true, rule);
      }
      return changes.effects;
    },
  };
}
