import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { VehicleClass } from '../../../../../data/ww2-skirmish/vehicles/vehicle-tables.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { isManned } from '../../figures.ts';
import type { Moving } from '../../moving/moving.ts';
import { Refusal } from '../../refusal.ts';
import { count, has, word } from '../../unit.ts';
import { gunCrewOf, isSoft, ridersOf } from '../../vehicles/crew.ts';
import { gearOf } from '../../vehicles/damage.ts';
import { type Changing, owedFirst } from '../changes.ts';
import { acts } from '../fire/under-fire.ts';
import { breaksContact, goneIfNobody, leavesPlay } from '../morale/out.ts';
import { hasMoved } from '../moving/marching.ts';
import { isOwnPhase } from '../phase.ts';
import { allSpend } from '../purse.ts';
import { outOfWhatStands } from './damaged.ts';

/** The first thing, in the contract's order, that the book forbids a vehicle from turn to turn. */
export function forbiddenDrive(scene: Scene, unit: Unit, moving: Moving, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: unit.name };
  if (has(unit, 'immobilised')) return new Refusal(rules.damage, 'stopped-for-good', values);
  if (has(unit, 'driver-killed')) return new Refusal(rules.damage, 'nobody-drives-yet', values);
  if (has(unit, 'stuck')) return new Refusal(rules.release, 'vehicle-stuck', values);
  if (has(unit, 'routed')) return refuseSecondRun(unit, book);
  if (has(unit, 'retiring')) return undefined;
  if (has(unit, 'idle')) return new Refusal(rules.idle, 'idle-now', values);
  return refuseSpent(scene, unit, moving, book) ?? refuseCrew(scene, unit, book);
}

function refuseSecondRun(unit: Unit, { tracking }: Book): Refusal | undefined {
  return has(unit, 'ran') ? new Refusal(tracking.rules.move, 'has-run', { unit: unit.name }) : undefined;
}

/** WS-VEH-03, R-64: one move at full pace a turn, or two at half. */
function refuseSpent(scene: Scene, unit: Unit, { pace }: Moving, { tracking }: Book): Refusal | undefined {
  const driven = word(unit, 'driven') ?? (drivenInTurn(scene, unit) ? 'full' : undefined);
  if (driven === undefined || (driven === 'half' && pace === 'half')) return undefined;
  const refusal = new Refusal(tracking.rules.speed, 'speed-spent', { unit: unit.name, driven });
  return driven === 'half' ? refusal.liftedBy({ pace: 'half' }) : refusal;
}

/**
 * WS-AFV-01: whether the players have driven it this turn, in anyone's phase; only the rules' soft vehicles are theirs to drive.
 */
export function drivenInTurn({ at }: Scene, unit: Unit): boolean {
  return at !== undefined && unit.fields['driven-in'] === at.turn;
}

/** WS-FIRE-18: it doesn't move if a man serving a weapon has no Action left. */
function refuseCrew({ at }: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  if (!at || has(unit, 'driven')) return undefined;
  const spent = gunCrewOf(unit).find(({ left }) => left < 1);
  return spent && new Refusal(tracking.rules['gun-crew'], 'no-action-to-drive', { unit: unit.name, figure: spent.n });
}

/** WS-AFV-01: a soft vehicle of the side run by the rules has no chart, so the players drive it. */
export function isPlayersToDrive({ table }: Pick<Scene, 'table'>, unit: Unit, book: Book): boolean {
  return table.solo === unit.side && isManned(unit) && isSoft(unit, book);
}

/** What driving changes: its speed, the Actions of everyone aboard, and what it owes at obstacles. */
export function drives(after: Changing, unit: Unit, moving: Moving, inches: number): void {
  const { scene, rules } = after;
  const compelled = moving.compelled === 'retire' || moving.compelled === 'rout';
  breaksContact(after, unit);
  after.clear(unit, ['retiring'], rules.retires);
  if (moving.compelled === 'rout') after.set(unit, 'ran', true, rules['in-rout']);
  // a move demanded by morale in the enemy's phase is free, and isn't a march.
  if (!compelled || isOwnPhase(scene, unit)) hasDriven(after, unit, moving, inches);
  if (!compelled && isPlayersToDrive(scene, unit, after.book) && scene.at)
    after.set(unit, 'driven-in', scene.at.turn, rules.speed);
  bogsDue(after, unit, moving);
}

function hasDriven(after: Changing, unit: Unit, { pace, compelled }: Moving, inches: number): void {
  const { scene, rules } = after;
  const again = has(unit, 'driven');
  const before = again ? count(unit, 'speed') : 0;
  // Last turn's speed is over. As far again is set anew, so that the drawn table can count the inches of this turn's way instead.
  if (!again && count(unit, 'speed') === inches) after.clear(unit, ['speed'], rules.speed);
  after.set(unit, 'speed', before + inches, rules.speed);
  if (scene.at) after.set(unit, 'driven', again || pace === 'full' ? 'full' : 'half', rules.speed);
  hasMoved(after, unit, 0);
  // WS-MOR-09: a run takes all its crew's Actions.
  if (compelled === 'rout') allSpend(after, unit, Number.POSITIVE_INFINITY, rules.move);
  if (again) return;
  // WS-FIRE-18: once for the turn, however often it moves; the same goes for riders.
  allSpend(after, unit, 1, rules['gun-crew']);
  for (const rider of ridersOf(scene, unit)) {
    allSpend(after, rider, 1, rules['gun-crew']);
    after.set(rider, 'moved', true, rules['out-of-phase']);
    acts(after, rider, 'move');
  }
}

/** WS-VEH-06, R-72: it owes a throw for each obstacle, unless it has tracks. */
function bogsDue(after: Changing, unit: Unit, { obstacles }: Moving): void {
  const { book, rules } = after;
  const gear = gearOf(
    word(unit, 'vehicle') as VehicleClass,
    word(unit, 'running-gear') as Moving['running-gear'],
    book.vehicles,
  );
  if (book.movement.bog.need[gear] === null) return;
  for (let i = 0; i < obstacles; i++) owedFirst(after, unit, 'move', { task: 'bog' }, rules.stuck);
}

/** WS-VEH-06: it stands at the obstacle. */
export function sticks(after: Changing, unit: Unit): void {
  const { rules, scene } = after;
  after.set(unit, 'stuck', true, rules.stuck);
  if (scene.at) after.set(unit, 'stuck-turn', scene.at.turn, rules.stuck);
  after.clear(unit, ['speed'], rules.stuck);
  outOfWhatStands(after, unit);
}

/** WS-VEH-07: free, or stuck until next turn. */
export function triesToGetFree(after: Changing, unit: Unit, released: boolean): void {
  const { rules, scene } = after;
  if (released) after.clear(unit, ['stuck', 'stuck-turn'], rules.release);
  else if (scene.at) after.set(unit, 'stuck-turn', scene.at.turn, rules.release);
}

/** WS-VEH-08, -09: it never moves again. A wreck, or a vehicle without a crew, only goes out of play now. */
export function crashed(after: Changing, unit: Unit, { cause, speed = 0 }: Moving, inches: number): void {
  const { rules, book } = after;
  after.remind(rules.crashed, [unit], 'crashes', { inches });
  if (cause === 'explodes' || speed >= book.tracking.crashing) after.set(unit, 'immobilised', true, rules.crashed);
  after.clear(unit, ['speed'], rules.crashed);
  if (has(unit, 'wrecked')) leavesPlay(after, unit, 'exploded', rules.crash);
  else goneIfNobody(after, unit, true);
  if (!after.now(unit).gone) outOfWhatStands(after, unit);
}
