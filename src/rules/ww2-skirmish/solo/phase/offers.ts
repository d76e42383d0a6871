import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isManned } from '../../figures.ts';
import { has, word } from '../../unit.ts';
import { isAfv, ownTeams, playersUnits } from './sides.ts';

/** Factors that can apply to a unit at the moment; the referee already knows about the others. */
export function factorsOffered(scene: Scene, unit: Unit, book: Book): readonly string[] {
  const all = ownTeams(scene);
  const holds = isAfv(unit, book) ? ofAfv(all, book) : ofTeam(unit, all, book);
  return Object.entries(holds).flatMap(([factor, may]) => (may ? [factor] : []));
}

function ofTeam(unit: Unit, all: readonly Unit[], book: Book): Readonly<Record<string, boolean>> {
  const others = all.filter(({ id }) => id !== unit.id);
  return {
    officer: all.some((each) => inAction(each).some(({ role }) => role === 'officer')),
    'afv-near': others.some((each) => isAfv(each, book) && !isDamaged(each)),
    'friends-near': others.some((each) => !isWithdrawing(each)),
    'retiring-near': others.some(isWithdrawing),
    'covered-way': has(unit, 'under-fire'),
    'rough-way': true,
    defending: true,
    'enemy-behind': true,
  };
}

function ofAfv(all: readonly Unit[], book: Book): Readonly<Record<string, boolean>> {
  return {
    'hull-down': true,
    'infantry-near': all.some((each) => !isAfv(each, book) && !isManned(each)),
    radio: true,
    'enemy-behind': true,
    alone: true,
  };
}

const DAMAGE = ['optics-lost', 'weapons-wrecked', 'immobilised', 'stunned', 'driver-killed'] as const;

/** Whatever has happened to it (WS-AFV-05, WS-RISK-10). */
export function isDamaged(unit: Unit): boolean {
  return DAMAGE.some((field) => has(unit, field));
}

/** WS-RISK-07, -11: it has retired, retreats or routs. */
export function isWithdrawing(unit: Unit): boolean {
  const order = word(unit, 'order');
  return (
    has(unit, 'fallen-back') || has(unit, 'retiring') || has(unit, 'routed') || order === 'retreat' || order === 'rout'
  );
}

/** S-07: main guns, anti-tank guns and hand-held weapons look for vehicles and anti-tank guns, if the players have any. */
export function seeksVehicles(scene: Scene, unit: Unit, { tracking }: Book): boolean {
  const arms = [word(unit, 'weapon'), ...inAction(unit).map(({ weapon }) => weapon)];
  const armed = arms.some(
    (arm) =>
      arm !== undefined &&
      (tracking.weapons['main-guns'].includes(arm) || LAUNCHERS.includes(arm) || AT_VEHICLES.includes(arm)),
  );
  return armed && preyOf(scene).length > 0;
}

/** The players' vehicles and anti-tank guns. */
export function preyOf(scene: Scene): readonly Unit[] {
  return playersUnits(scene).filter((enemy) => isManned(enemy) || has(enemy, 'anti-tank-gun'));
}

/** Weapons fired from the shoulder at vehicles, and at men as a rifle grenade. */
export const LAUNCHERS: readonly string[] = ['panzerfaust', 'bazooka'];

/** Weapons that are only good against vehicles. */
const AT_VEHICLES: readonly string[] = ['at-rifle', 'at-grenade', 'molotov'];
