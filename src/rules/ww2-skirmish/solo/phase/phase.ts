import type { Effect } from '../../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { Question, Solo, SoloStep } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { inAction, isTeam } from '../../figures.ts';
import { has } from '../../unit.ts';
import { closedTold, fights, liftsSuppression, meleeTold } from './closing.ts';
import { countersStrike, counterTold } from './counters.ts';
import type { Answers } from './marks.ts';
import { orders, ordersAtStart } from './orders.ts';
import { arrivals, comeUponTold, portalsTold } from './portals.ts';
import { shoots } from './shooting.ts';
import { sightTold } from './sight.ts';
import { caughtTold, facingTold, gunTargetTold } from './targets.ts';

type Act = (scene: Scene, unit: Unit, book: Book) => SoloStep | undefined;

const DONE: SoloStep = { step: 'done' };

/** Its phase, or what is thrown for it at the start of the turn; in between it does nothing. */
function next(scene: Scene, book: Book): SoloStep {
  const side = String(scene.table.solo);
  if (scene.at?.side === side) return phase(scene, side, book);
  const begins = scene.at !== undefined && scene.at.step === scene.steps[0]?.step;
  return (begins ? turnStarts(scene, side, book) : undefined) ?? DONE;
}

/** WS-TURN-04: orders and moves, shooting, suppression, a round of melee, arrivals; each for every unit in its turn. */
function phase(scene: Scene, side: string, book: Book): SoloStep {
  // Whoever comes on comes on last, and has done nothing yet.
  if (scene.table['portals-done'] === true) return arrivals(scene, side, book) ?? DONE;
  const teams = teamsOf(scene, side);
  const done = stagesBegun(scene, side);
  const counters = ownOf(scene, side).filter((unit) => has(unit, 'counter'));
  return (
    countersStrike(scene, counters, book) ??
    first(scene, teams, orders, book) ??
    (done.lifting || done.melee ? undefined : first(scene, teams, shoots, book)) ??
    (done.melee ? undefined : first(scene, teams, liftsSuppression, book)) ??
    first(scene, teams, fights, book) ??
    arrivals(scene, side, book) ??
    DONE
  );
}

/** Who is rid of his suppression, or of his enemy, does not shoot after all. */
function stagesBegun({ units }: Scene, side: string) {
  const own = [...units.values()].filter((unit) => unit.side === side);
  return {
    lifting: own.some((unit) => has(unit, 'lifted-solo')),
    melee: own.some((unit) => has(unit, 'fought-solo')),
  };
}

/** WS-TURN-01, WS-AFV-02: its AFVs throw for the turn; before the first one, or in every one, the portals too. */
function turnStarts(scene: Scene, side: string, book: Book): SoloStep | undefined {
  const ordered = first(scene, teamsOf(scene, side), ordersAtStart, book);
  if (ordered) return ordered;
  const brings = scene.at?.turn === 1 || scene.toggles.has('arrivals-twice');
  return brings ? arrivals(scene, side, book) : undefined;
}

function ownOf({ units }: Scene, side: string): readonly Unit[] {
  return [...units.values()].filter((unit) => unit.side === side && !unit.gone);
}

function teamsOf(scene: Scene, side: string): readonly Unit[] {
  return ownOf(scene, side).filter((unit) => isTeam(unit) && inAction(unit).length > 0 && !has(unit, 'abandoned'));
}

function first(scene: Scene, units: readonly Unit[], act: Act, book: Book): SoloStep | undefined {
  for (const unit of units) {
    const step = act(scene, unit, book);
    if (step) return step;
  }
  return undefined;
}

/** What an answer about a unit tells, by the question. */
const TOLD: Readonly<Record<string, (scene: Scene, unit: Unit, answers: Answers, book: Book) => readonly Effect[]>> = {
  sight: sightTold,
  'afv-sight': sightTold,
  closed: closedTold,
  'gun-target': gunTargetTold,
  facing: facingTold,
  caught: caughtTold,
  melee: meleeTold,
  'come-upon': comeUponTold,
};

function answered(scene: Scene, { id, unit: of }: Question, answers: Answers, book: Book): readonly Effect[] {
  if (id === 'counter') return counterTold(scene, answers, book);
  if (id === 'portals') return portalsTold(scene, answers, book);
  const unit = scene.units.get(of ?? '');
  const told = TOLD[id];
  if (!unit || !told) throw new Error(`Nobody asks ${id}`);
  return told(scene, unit, answers, book);
}

/** The enemy that runs itself. */
export const soloPhase: Solo<Book> = { next, answered };
