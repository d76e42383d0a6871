import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import { nobodyLeft } from '../../../kernel/state/nobody-left.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { legsOf } from '../path.ts';
import { endingOf } from './ending.ts';
import { casualties, comesOffNow } from './fire/casualties.ts';
import { checksFallDue } from './morale/checks.ts';
import { officersMissed } from './morale/standing.ts';
import { areMen, type Changing, changing, count, has, inPlay, isHouse, isPiece, isVehicle, word } from './unit.ts';

/**
 * HP-RUL-36: players can set up or hook up pieces, get men in and put them in houses; nobody moves, shoots, calls or captures.
 */
export function deploys(scene: Scene, verb: string, options: Readonly<Record<string, unknown>>): boolean {
  const { actor, targets } = scene;
  if (verb === 'visibility' || (!actor && targets.length === 0)) return true;
  if (verb === 'weapon') return options.action === 'set-up' || options.action === 'hook-up';
  if (verb !== 'move' || !actor || options.exit !== undefined || isVehicle(actor)) return false;
  const walks = legsOf(String(options.path ?? 'off-road')).some(({ inches }) => inches.top > 0n);
  return !walks && targets.some((unit) => isVehicle(unit) || isHouse(unit));
}

/** A step ends: units that were hit come off, the survivors are counted, and units that lost their officer halt. */
export function closes(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  reinforcements(changes, book);
  if (comesOffNow(scene, book)) casualties(changes, book);
  const ending = endingOf(changes.scene, book);
  if (ending && nobodyLeft(changes, ending, book.tracking.rules.over)) return changes.effects;
  officersMissed(changes, book);
  released(changes, book);
  return changes.effects;
}

/** A halt, hold or retreat ends with the turn, unless another lasts longer. */
function released(changes: Changing, { tracking }: Book): void {
  const { at } = changes.scene;
  if (at?.step !== tracking.steps.morale) return;
  for (const unit of inPlay(changes.scene)) {
    const untils = (['retreating-until', 'halted-until', 'holding-until'] as const).map((field) => count(unit, field));
    if (has(unit, 'routing') || Math.max(...untils) !== at.turn) continue;
    const ran = untils[0] === at.turn;
    const rule = ran ? tracking.rules.retreat : (word(unit, 'halted-by') ?? tracking.rules.retreat);
    changes.remind(rule, [unit], ran ? 'retreats-no-more' : 'moves-again');
  }
}

/** A step begins: morale checks fall due in the morale step, and a new turn lists the units under restrictions. */
export function begins(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  const { steps } = book.tracking;
  const { at } = scene;
  if (at?.step === steps.move && at.turn === 1) musters(changes, book);
  if (at?.step === steps.move) bound(changes, book);
  if (at?.step === steps.morale) checksFallDue(changes, book);
  return changes.effects;
}

/** As the battle begins, a unit without an officer has been without one all along. */
function musters(changes: Changing, book: Book): void {
  reinforcements(changes, book);
  const { officer, 'never-set-up': neither } = book.tracking.rules;
  const idle = inPlay(changes.scene).filter((unit) => isPiece(unit) && !isPlaced(unit));
  if (idle.length > 0) changes.remind(neither, idle, 'never-set-up');
  for (const unit of inPlay(changes.scene)) {
    if (unit.fields.officer === 'lost') changes.set(unit, 'officer-missed', true, officer);
  }
}

/** HP-RUL-36: it's in position, hooked up, or rides. Whoever has captured a piece knows what to do with it. */
function isPlaced(piece: Unit): boolean {
  return has(piece, 'ready-turn') || has(piece, 'aboard') || has(piece, 'towed-by') || has(piece, 'captured');
}

/** HP-RUL-55: the men a unit starts with are its full strength. */
function reinforcements(changes: Changing, { tracking }: Book): void {
  for (const unit of inPlay(changes.scene).filter(areMen)) {
    if (unit.fields['men-at-start'] !== undefined || !has(unit, 'men')) continue;
    changes.set(unit, 'men-at-start', count(unit, 'men'), tracking.rules.losses);
  }
}

/** Who can't do as its players like, and until when: named as long as it's so. */
export function bindings(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  bound(changes, book);
  return changes.effects;
}

/** The new turn lists the units that rout, retreat, hold or halt, and for how long. */
function bound(changes: Changing, { tracking }: Book): void {
  const { rules } = tracking;
  for (const unit of inPlay(changes.scene)) {
    const until = (field: 'retreating-until' | 'holding-until' | 'halted-until') => ({ turn: count(unit, field) });
    if (has(unit, 'routing')) changes.remind(rules.rout, [unit], 'still-routs');
    else if (has(unit, 'retreating-until'))
      changes.remind(rules.retreat, [unit], 'still-retreats', until('retreating-until'));
    else if (has(unit, 'halted-until')) {
      changes.remind(word(unit, 'halted-by') ?? rules.halted, [unit], 'still-halts', until('halted-until'));
    } else if (has(unit, 'holding-until')) changes.remind(rules.retreat, [unit], 'still-holds', until('holding-until'));
  }
}

/** Whether a unit has moved in the step of movement, or fired in another one. */
export function hasActed(unit: Unit, step: string): boolean {
  if (step === 'move') return has(unit, 'moved') || has(unit, 'move-used');
  return has(unit, 'fired') || has(unit, 'men-used') || has(unit, 'at-work');
}
