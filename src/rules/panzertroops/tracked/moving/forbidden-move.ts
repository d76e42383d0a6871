import type { Book } from '../../../../../data/panzertroops/book.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { fits, isOnRoad } from '../../moving/allowance.ts';
import type { Moving } from '../../moving/move.ts';
import { stretchesOf } from '../../moving/path.ts';
import { Refusal } from '../../refusal.ts';
import { has, isVehicle, vehicleOf, word } from '../../unit.ts';
import { hasCharge } from '../fire/charges.ts';
import { refuseActor } from '../out-of-play.ts';
import { halvesIn, loadingsOf, refuseLoading } from './loading.ts';
import { beside, fastestOf, halvesOf, isQuestion, wholeOf } from './reckoning.ts';

/**
 * What the book forbids a mover from turn to turn, and men who get on or off with it. A question is checked like the move itself.
 */
export function forbiddenMove(scene: Scene, moving: Moving, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  // A unit moves as what it is: no tank runs like a man.
  if (isVehicle(actor) && moving.mover)
    throw new InputError('known-otherwise', { option: 'mover', known: vehicleOf(actor) });
  return (
    refuseActor(scene, actor, book) ??
    refuseStuck(scene, actor, moving, book) ??
    refusePart(scene, actor, moving, book) ??
    refuseTargets(scene, actor, moving, book)
  );
}

/** Towed, off the table, pinned, immobilised or shaken, a unit stays where it is. */
function refuseStuck(scene: Scene, unit: Unit, moving: Moving, { tracking }: Book): Refusal | undefined {
  const { rules } = tracking;
  const values = { unit: unit.name };
  const loads = scene.targets.some(({ side }) => side === unit.side);
  // A charge can be dropped where he stands.
  const asks = !loads && !dropsOne(scene, unit, moving);
  const goes = moving.exit !== undefined || (isQuestion(moving) ? asks : inchesOf(moving) > 0);
  const tower = word(unit, 'towed-by');
  if (tower && !scene.targets.some(({ id }) => id === tower)) {
    return new Refusal(rules.loading, 'is-limbered', { ...values, vehicle: scene.units.get(tower)?.name ?? tower });
  }
  if (has(unit, 'off-table')) return new Refusal(rules['off-table'], 'is-off-the-table', values);
  if (has(unit, 'pinned') && (goes || loads)) return new Refusal(rules.pinned, 'is-pinned', values);
  if (has(unit, 'immobilised') && goes) return new Refusal(rules.immobilised, 'is-immobilised', values);
  const frozen = scene.toggles.has('shaken-frozen') && word(unit, 'morale') !== undefined;
  return frozen && (goes || loads) ? new Refusal(rules.shaken, 'shaken-stands-still', values) : undefined;
}

function dropsOne({ targets }: Scene, { side }: Unit, { drop }: Moving): boolean {
  return drop || targets.some((each) => each.side !== side);
}

function inchesOf({ path, obstacles }: Moving): number {
  return stretchesOf(path).reduce((sum, { inches = 0 }) => sum + inches, 0) + obstacles;
}

/** PT-MOVE-02, -09, PT-RUL-46: another part of the move has to fit what's left, and stay on the road if its bonus was used. */
function refusePart(scene: Scene, unit: Unit, moving: Moving, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: unit.name };
  const fastest = fastestOf(scene, unit, book);
  if (!has(unit, 'spent') && !has(unit, 'loadings')) return undefined;
  const { went, part, onRoad } = wholeOf(unit, moving, book);
  const offRoad = !isOnRoad(stretchesOf(moving.path)) && (isQuestion(moving) ? moving.path !== 'open' : part > 0);
  const halves = halvesOf(unit, halvesIn(loadingsOf(scene, unit, true)));
  // PT-RUL-46: it looks at the sum, so a man who could have gone so far without the bonus hasn't needed it.
  const needsBonus = has(unit, 'road-bonus') && !(fastest && fits(went, beside(fastest.speed, halves, book)));
  if (needsBonus && offRoad) return new Refusal(rules['road-bonus'], 'leaves-the-road', values);
  if (part === 0 || !fastest) return undefined;
  const { mobilities, value } = book.movement.bonus;
  const full = fastest.speed + (onRoad && mobilities.includes(fastest.mobility) ? value : 0);
  if (fits(went, beside(full, halves, book))) return undefined;
  const left = Math.max(0, Math.round((beside(full, halves, book) - (went - part)) * 100) / 100);
  return new Refusal(rules['move-once'], 'no-move-left', { ...values, left });
}

/** Only friends get on or off; an enemy can only be named for a charge (PT-SATCH-01). */
function refuseTargets(scene: Scene, unit: Unit, moving: Moving, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: unit.name };
  const enemy = scene.targets.find(({ side }) => side !== unit.side);
  const carrier = hasCharge(unit) || has(unit, 'dropped') || has(unit, 'charge-used');
  if (enemy && (isVehicle(unit) || !(carrier || moving.drop))) {
    return new Refusal(rules.loading, 'cannot-be-taken-aboard', { unit: enemy.name });
  }
  // A man aboard who asks how far he can go would get off first.
  const moves = isQuestion(moving) ? has(unit, 'aboard') && scene.targets.length === 0 : inchesOf(moving) > 0;
  const loading = refuseLoading(scene, loadingsOf(scene, unit, moves), book);
  if (loading) return loading;
  const drops = moving.drop || enemy !== undefined;
  if (drops && !scene.toggles.has('satchel')) return new Refusal(rules.satchel, 'toggle-off', { toggle: 'satchel' });
  if (drops && !hasCharge(unit)) return new Refusal(rules.satchel, 'no-charge-in-hand', values);
  return undefined;
}
