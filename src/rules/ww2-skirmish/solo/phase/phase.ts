import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionValue } from '../../../../kernel/options.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { Question, Solo, SoloStep } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { inAction, isTeam } from '../../figures.ts';
import { has, word } from '../../unit.ts';
import { closedTold, fights, liftsSuppression } from './closing.ts';
import { counterStrikes, counterTold } from './counters.ts';
import { orders } from './orders.ts';
import { arrivals, portalsTold } from './portals.ts';
import { shoots } from './shooting.ts';
import { sightTold } from './sight.ts';

/** WS-TURN-04: orders and moves, shooting, suppression, a round of melee, arrivals; each for every unit in its turn. */
function next(scene: Scene, book: Book): SoloStep {
  const side = String(scene.table.solo);
  // Whoever comes on comes on last, and has done nothing yet.
  if (scene.table['portals-done'] === true) return arrivals(scene, side, book) ?? { step: 'done' };
  const own = [...scene.units.values()].filter((unit) => unit.side === side && !unit.gone);
  const teams = own.filter((unit) => isTeam(unit) && inAction(unit).length > 0 && !has(unit, 'abandoned'));
  const counters = own.filter((unit) => has(unit, 'counter'));
  const first = (units: readonly Unit[], act: (scene: Scene, unit: Unit, book: Book) => SoloStep | undefined) => {
    for (const unit of units) {
      const step = act(scene, unit, book);
      if (step) return step;
    }
    return undefined;
  };
  return (
    first(counters, counterStrikes) ??
    first(teams, orders) ??
    first(teams, shoots) ??
    first(teams, liftsSuppression) ??
    first(teams, fights) ??
    arrivals(scene, side, book) ?? { step: 'done' }
  );
}

function answered(
  scene: Scene,
  { id, unit: of }: Question,
  answers: Readonly<Record<string, OptionValue | undefined>>,
  book: Book,
): readonly Effect[] {
  const unit = scene.units.get(of ?? '');
  if (!unit) return portalsTold(scene, answers, book);
  if (id === 'counter') return counterTold(scene, unit, answers, book);
  if (id === 'closed') return closedTold(scene, unit, scene.units.get(word(unit, 'sees') ?? ''), answers, book);
  return sightTold(scene, unit, answers, book);
}

/** The enemy that runs itself. */
export const soloPhase: Solo<Book> = { next, answered };
