import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import type { Effect } from '../../../kernel/effect.ts';
import type { Scene } from '../../../kernel/scene.ts';
import { legsOf } from '../path.ts';
import { casualties, comesOffNow } from './casualties.ts';
import { checksFallDue } from './checks.ts';
import { endingOf } from './ending.ts';
import { officersMissed } from './standing.ts';
import { areMen, type Changing, changing, count, has, inPlay, isHouse, isVehicle, word } from './unit.ts';

/** HP-RUL-36: pieces are set up or hooked up, men get in and go into houses; nobody moves, shoots, calls or captures. */
export function deploys(scene: Scene, verb: string, options: Readonly<Record<string, unknown>>): boolean {
  const { actor, targets } = scene;
  if (verb === 'visibility' || (!actor && targets.length === 0)) return true;
  if (verb === 'weapon') return options.action === 'set-up' || options.action === 'hook-up';
  if (verb !== 'move' || !actor || options.exit !== undefined || isVehicle(actor)) return false;
  const walks = legsOf(String(options.path ?? 'off-road')).some(({ inches }) => inches.top > 0n);
  return !walks && targets.some((unit) => isVehicle(unit) || isHouse(unit));
}

/** A step ends: what was hit comes off, who is left is counted, and whoever has lost his officer halts. */
export function closes(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene);
  reinforcements(changes, book);
  if (comesOffNow(scene, book)) casualties(changes, book);
  const ending = endingOf(changes.scene, book);
  if (ending) changes.ended(ending);
  else {
    officersMissed(changes, book);
    released(changes, book);
  }
  return changes.effects;
}

/** With the turn a halt, hold or retreat ends, unless another lasts longer. */
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

/** A step begins: checks fall due as morale does; a new turn says who is bound. */
export function begins(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene);
  const { steps } = book.tracking;
  const { at } = scene;
  if (at?.step === steps.move && at.turn === 1) musters(changes, book);
  if (at?.step === steps.move) bound(changes, book);
  if (at?.step === steps.morale) checksFallDue(changes, book);
  return changes.effects;
}

/** As the battle begins, whoever has no officer has missed him before. */
function musters(changes: Changing, book: Book): void {
  reinforcements(changes, book);
  const { officer } = book.tracking.rules;
  for (const unit of inPlay(changes.scene)) {
    if (unit.fields.officer === 'lost') changes.set(unit, 'officer-missed', true, officer);
  }
}

/** HP-RUL-55: the men that a unit comes with are its full strength. */
function reinforcements(changes: Changing, { tracking }: Book): void {
  for (const unit of inPlay(changes.scene).filter(areMen)) {
    if (unit.fields['men-at-start'] !== undefined || !has(unit, 'men')) continue;
    changes.set(unit, 'men-at-start', count(unit, 'men'), tracking.rules.losses);
  }
}

/** The new turn names who routs, retreats, holds or halts, and until when. */
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
