import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Question, Solo, SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { has } from '../../unit.ts';
import { exampleAtOnce, ownAnswer, toldAtOnce } from './all-at-once.ts';
import { byHand, deedsOf } from './by-hand.ts';
import { fights, liftsSuppression, meleeQuestion, meleeTold } from './closing.ts';
import { counterQuestion, countersLook, countersStrike, counterTold } from './counters.ts';
import { follows } from './follows.ts';
import { asksLater, laterTold } from './later.ts';
import { orders, ordersAtStart } from './orders.ts';
import { arrivals, portalQuestion, portalsTold } from './portals.ts';
import { attackGoesOn, comesAfterTest, drivenOff } from './put-off.ts';
import { reactionFire, resumed } from './reaction.ts';
import { reactionAsked, reactionInTheirPhase, reactionTold } from './reaction-question.ts';
import { poolFills } from './recycling.ts';
import { shoots } from './shooting.ts';
import { changesIn, inContactWith, ownTeams, ownUnits, soloSide } from './sides.ts';
import { askSight, sightTold } from './sight.ts';
import { targetQuestion, targetTold } from './target.ts';

type Act = (scene: Scene, unit: Unit, book: Book) => SoloStep | undefined;
type Stage = (scene: Scene, book: Book) => SoloStep | undefined;

const DONE: SoloStep = { step: 'done' };

/** Every stage is finished for all units before the next begins (WS-TURN-04). */
const STAGES: readonly Stage[] = [
  countersLook,
  ofEach(orders),
  reactionFire,
  ofEach(shoots),
  ofEach(liftsSuppression),
  ofEach(fights),
  arrivals,
  poolFills,
];

function ofEach(act: Act): Stage {
  return (scene, book) => {
    for (const unit of ownTeams(scene)) {
      const step = act(scene, unit, book);
      if (step) return step;
    }
    return undefined;
  };
}

/** What the side does next: in its own phase stage by stage, in the players' phase what the start of a turn brings. */
function next(scene: Scene, book: Book): SoloStep {
  const step = nextOf(scene, book);
  return step.step === 'ask' ? { step: 'ask', question: withExample(scene, step.question) } : step;
}

/** The question, with how the rest of the phase could be told in the same answer. */
function withExample(scene: Scene, question: Question): Question {
  const atOnce = WHOLE.includes(question.id) ? exampleAtOnce(scene) : undefined;
  return atOnce === undefined ? question : { ...question, atOnce };
}

const WHOLE: readonly string[] = ['counter', 'sight', 'afv-sight'];

function nextOf(scene: Scene, book: Book): SoloStep {
  const { at, table } = scene;
  const side = soloSide(scene);
  if (side === undefined || !at) return DONE;
  const strike = countersStrike(scene, book);
  if (strike) return strike;
  if (at.side !== side) return reactionInTheirPhase(scene, book) ?? turnStarts(scene, book) ?? DONE;
  const from = Number(table['solo-stage'] ?? 0);
  for (let stage = from; stage < STAGES.length; stage++) {
    const step = STAGES[stage]!(scene, book);
    if (!step) continue;
    // A stage doesn't begin again after a later one has begun.
    return stage === from ? step : reached(scene, stage, book);
  }
  return DONE;
}

function reached(scene: Scene, stage: number, { soloTurn }: Book): SoloStep {
  const changes = changesIn(scene);
  changes.ofTable('solo-stage', stage, soloTurn.rules.fires);
  return { step: 'note', rule: soloTurn.rules.fires, effects: changes.effects };
}

/** WS-TURN-01, WS-AFV-02: its AFVs throw for the turn; so do the portals, before the first turn or in every turn. */
function turnStarts(scene: Scene, book: Book): SoloStep | undefined {
  const { at, steps, table } = scene;
  if (at?.step !== steps[0]?.step) return undefined;
  if (table['solo-stage'] === undefined) {
    const thrown = ofEach(ordersAtStart)(scene, book);
    return thrown ?? afvsHaveThrown(scene, book);
  }
  return arrivals(scene, book);
}

/** WS-AFV-06: fire at them has been counted for this throw. */
function afvsHaveThrown(scene: Scene, { soloTurn }: Book): SoloStep {
  const changes = changesIn(scene);
  for (const unit of ownUnits(scene)) changes.clear(unit, ['at-fire'], soloTurn.rules.afv);
  changes.ofTable('solo-stage', 0, soloTurn.rules.afv);
  return { step: 'note', rule: soloTurn.rules.afv, effects: changes.effects };
}

function asks(scene: Scene, { id, unit = '', target = '' }: Pick<Question, 'id' | 'unit' | 'target'>, book: Book) {
  if (id === 'counter') return counterQuestion(scene, book);
  if (id === 'portals') return portalQuestion(scene, book);
  if (id === 'reaction') return reactionAsked(scene, book);
  const of = scene.units.get(unit);
  if (!of) return undefined;
  if (id === 'sight' || id === 'afv-sight') return askSight(scene, of, book);
  if (id === 'target') return targetQuestion(scene, of, book);
  if (id !== 'melee') return asksLater(scene, id, unit, target, book);
  const [enemy] = inContactWith(scene, of);
  return enemy && meleeQuestion(of, enemy, book);
}

function answered(
  scene: Scene,
  question: Question,
  said: Readonly<Record<string, string>>,
  book: Book,
): readonly Effect[] {
  const { own: given, effects } = toldAtOnce(scene, question, said, book);
  const changes = changesIn(scene);
  changes.include(effects);
  changes.include(answersOne(changes.scene, question, given, book));
  return changes.effects;
}

function answersOne(
  scene: Scene,
  question: Question,
  given: Readonly<Record<string, string>>,
  book: Book,
): readonly Effect[] {
  const { id, unit: of = '' } = question;
  if (id === 'counter') return counterTold(scene, given, book);
  if (id === 'portals') return portalsTold(scene, given, book);
  if (id === 'reaction') return reactionTold(scene, given, book);
  const unit = scene.units.get(of);
  if (!unit) throw new Error(`Nobody asks ${id}`);
  if (id === 'sight' || id === 'afv-sight') return sightTold(scene, unit, ownAnswer(scene, unit, given, book), book);
  if (id === 'target') return targetTold(scene, unit, given, book);
  return id === 'melee' ? meleeTold(scene, unit, given, book) : laterTold(scene, question, given);
}

/**
 * Routing units run in the stage of orders and moves, unless they broke in this very phase; a test waits until the team that
 * caused it has finished firing (S-03).
 */
function waits(scene: Scene, due: Parameters<NonNullable<Solo<Book>['waits']>>[1], book: Book): boolean {
  const { verb, unit: id } = due;
  if (due.attacker !== undefined) return attackGoesOn(scene, due, book);
  const unit = scene.units.get(id ?? '');
  if (verb !== 'move' || !unit || !has(unit, 'routed') || has(unit, 'retiring')) return false;
  const stage = Number(scene.table['solo-stage'] ?? 0);
  const own = scene.at?.side === soloSide(scene);
  return !own || (stage <= 1 && !has(unit, 'went') && !has(unit, 'broke-now'));
}

/** The enemy that plays by the rules alone. */
export const soloPhase: Solo<Book> = {
  verb: 'solo',
  toggle: 'solo-forces',
  enemy: 'Axis',
  // WS-GEN-01 gives no number; its examples (WS-PORT-01) have two.
  entries: { profile: 'portal', name: 'Portal', count: 2 },
  next,
  asks,
  answered,
  resumed,
  follows,
  byHand,
  deeds: deedsOf,
  waits,
  comesAfter: comesAfterTest,
  drivenOff,
};
