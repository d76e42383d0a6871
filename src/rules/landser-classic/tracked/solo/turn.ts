import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { PastRuling, Question, Solo, SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { halfDone } from '../gate.ts';
import { canReturnFire } from '../squads/duties.ts';
import { bindsNow, changing, has, isVehicle, words } from '../state.ts';
import { carriesOut } from './acts.ts';
import { covers, letPass, lets } from './covering.ts';
import { shoots } from './shots.ts';
import { ownMen, soloSide } from './sides.ts';
import { reactionQuestion, sightQuestion, told } from './told.ts';

const DONE: SoloStep = { step: 'done' };

/** R-66: what the side does next, a man after the other; in the players' turn whoever covers fires. */
function next(scene: Scene, book: Book): SoloStep {
  const side = soloSide(scene);
  if (side === undefined || !scene.at?.side || !scene.drawn) return DONE;
  if (scene.at.side !== side) return covers(scene, book) ?? DONE;
  const waits = lets(scene, book);
  if (waits) return waits;
  for (const unit of ownMen(scene)) {
    const step = turnOf(scene, unit, book);
    if (step) return step;
  }
  return DONE;
}

function turnOf(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const moved = halfDone(unit, 'fire');
  if (has(unit, 'action') && !moved) return undefined;
  if (!has(unit, 'looked-round')) return { step: 'ask', question: sightQuestion(unit, book) };
  if (bindsNow(scene, unit, 'angry') && canReturnFire(scene, unit, book)) return returnsFire(scene, unit, book);
  if (moved) return shoots(scene, unit, book);
  if (!has(unit, 'ordered')) return isVehicle(unit) ? halts(scene, unit, book) : throws(scene, unit, book);
  return carriesOut(scene, unit, book);
}

/** R-72, LC-LIGHT-03, R-55: at one of those who fired at him; if he can't, he says so and acts as he likes. */
function returnsFire(scene: Scene, unit: Unit, book: Book): SoloStep {
  const back = shoots(scene, unit, book, words(unit, 'angry'));
  if (back) return back;
  const marks = changing(scene, book);
  marks.clear(unit, ['angry'], book.borrowed.rules.duties);
  return {
    step: 'rule',
    verb: 'act',
    options: { action: 'cannot-return-fire' },
    who: unit.id,
    marks: marks.effects,
    stays: true,
  };
}

/** his risk, and what the chart makes him do. */
function throws(scene: Scene, unit: Unit, book: Book): SoloStep {
  const marks = changing(scene, book);
  marks.set(unit, 'ordered', true, book.borrowed.rules.chart);
  return { step: 'rule', verb: 'solo', options: { task: 'action' }, who: unit.id, marks: marks.effects };
}

/** a vehicle halts and fires, without a throw. */
function halts(scene: Scene, unit: Unit, book: Book): SoloStep {
  const rule = book.borrowed.rules.acts;
  const changes = changing(scene, book);
  changes.set(unit, 'ordered', true, rule);
  changes.set(unit, 'order', 'halt-fire', rule);
  return { step: 'note', unit: unit.id, rule, effects: changes.effects };
}

/** fire at its men is remembered until they've had their turn. */
function follows(scene: Scene, { verb, targets }: PastRuling, book: Book): readonly Effect[] {
  const { fires, rules } = book.borrowed;
  if (!fires.includes(verb)) return [];
  const changes = changing(scene, book);
  for (const id of targets) {
    const unit = scene.units.get(id);
    if (unit && !unit.gone && unit.side === soloSide(scene)) changes.set(unit, 'under-fire', true, rules.risk);
  }
  return changes.effects;
}

function asks(scene: Scene, { id, unit = '' }: Pick<Question, 'id' | 'unit'>, book: Book): Question | undefined {
  const about = scene.units.get(unit);
  if (!about) return undefined;
  return id === 'sight' ? sightQuestion(about, book) : reactionQuestion(about, book);
}

/** What its men put off until their own act: a shot back, which is theirs to choose. */
function waits(scene: Scene, { verb, unit }: Parameters<NonNullable<Solo<Book>['waits']>>[1]): boolean {
  return verb === 'fire' && unit !== undefined && has(scene.units.get(unit)!, 'angry');
}

/** The enemy that Landser borrows from WW2 Skirmish. */
export const enemysTurn: Solo<Book> = {
  verb: 'solo',
  toggle: 'borrowed-solo',
  enemy: 'Axis',
  next,
  asks,
  answered: told,
  resumed: letPass,
  follows,
  waits,
};

/** the side named last is run from the start of a turn on, once there's a table. */
export function runsSide(scene: Scene, book: Book): readonly Effect[] {
  const { toggle, rules } = book.borrowed;
  const last = Object.keys(scene.sides).at(-1);
  const starts = scene.at?.step === scene.steps[0]?.step;
  if (!starts || !scene.toggles.has(toggle) || scene.table.solo !== undefined || last === undefined) return [];
  const changes = changing(scene, book);
  if (scene.drawn) changes.ofTable('solo', last, rules.side);
  else changes.remind(rules.side, [], 'solo-wants-table');
  return changes.effects;
}
