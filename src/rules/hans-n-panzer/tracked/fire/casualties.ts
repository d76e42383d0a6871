import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { makeCrew } from '../guns/crew.ts';
import { allOut, commandLost, leftPlay } from '../moving/leaving.ts';
import {
  areMen,
  type Changing,
  count,
  has,
  inPlay,
  isHouse,
  isVehicle,
  menInside,
  passengersIn,
  unitsInside,
} from '../unit.ts';

/** HP-SEQ-01: whether units hit come off when this step ends; with `all-fire-simultaneous` only after the last fire step. */
export function comesOffNow({ at, toggles }: Scene, { tracking }: Book): boolean {
  return !(at?.step === tracking.steps.guns && toggles.has('all-fire-simultaneous'));
}

/** Takes off everything hit in the step: vehicles and houses first, since men are in them. */
export function casualties(changes: Changing, book: Book): void {
  const struck = (of: (unit: Unit) => boolean) =>
    inPlay(changes.scene).filter((unit) => of(unit) && has(unit, 'struck'));
  const inHouses = new Set(
    struck(isHouse)
      .flatMap((house) => unitsInside(changes.scene, house))
      .map(({ id }) => id),
  );
  for (const house of struck(isHouse)) houseFalls(changes, house, book);
  for (const vehicle of struck(isVehicle)) vehicleSuffers(changes, vehicle, book);
  for (const unit of inPlay(changes.scene).filter(areMen)) menComeOff(changes, unit, inHouses.has(unit.id), book);
}

/** HP-TER-08, -09: with all the men in it. */
function houseFalls(changes: Changing, house: Unit, { tracking }: Book): void {
  const rule = tracking.rules['house-falls'];
  const lost = unitsInside(changes.scene, house).filter((unit) => menInside(unit) >= count(unit, 'men'));
  changes.clear(house, ['struck'], rule);
  changes.gone(house, 'collapsed', rule);
  changes.remind(rule, [house, ...lost], 'house-falls');
}

function vehicleSuffers(changes: Changing, vehicle: Unit, book: Book): void {
  const { rules } = book.tracking;
  const destroyed = vehicle.fields.struck === 'destroyed';
  changes.clear(vehicle, ['struck'], rules.simultaneous);
  if (!destroyed) {
    // HP-RUL-26: disabling it again changes nothing, except that its riders get out.
    changes.set(vehicle, 'state', 'disabled', rules.disabled);
    const out = allOut(changes, vehicle, rules['riders-out']);
    const others = count(vehicle, 'passengers');
    if (others > 0) changes.clear(vehicle, ['passengers'], rules['riders-out']);
    changes.remind(rules.disabled, [vehicle, ...out], 'disabled', { others });
    return;
  }
  wrecked(changes, vehicle, book);
}

/** HP-TANK-10, HP-VEH-07: half of everyone in it are dead, and the others take cover behind it. */
function wrecked(changes: Changing, vehicle: Unit, book: Book): void {
  const { rules } = book.tracking;
  const left = Math.max(0, count(vehicle, 'crew') - count(vehicle, 'crew-hit'));
  const empty = count(vehicle, 'crew') + passengersIn(changes.scene, vehicle) === 0;
  const others = Math.max(0, count(vehicle, 'passengers') - count(vehicle, 'riders-hit'));
  changes.add(vehicle, 'fallen', count(vehicle, 'crew-hit') + count(vehicle, 'riders-hit'), rules.wreck);
  changes.clear(vehicle, ['crew-hit', 'riders-hit', 'passengers'], rules.wreck);
  changes.set(vehicle, 'crew', 0, rules.wreck);
  const riders = allOut(changes, vehicle, rules['riders-killed']).filter(
    (unit) => count(unit, 'men') > count(unit, 'hit') + count(unit, 'hit-inside'),
  );
  changes.gone(vehicle, 'wreck', rules.wreck);
  const crew = left > 0 ? [makeCrew(changes, vehicle, left, book)] : [];
  changes.remind(rules.wreck, [vehicle, ...crew, ...riders], 'destroyed', { crew: left, others, empty });
}

function menComeOff(changes: Changing, unit: Unit, fell: boolean, book: Book): void {
  const { simultaneous } = book.tracking.rules;
  const [out, inside] = [count(unit, 'hit'), count(unit, 'hit-inside')];
  const men = count(unit, 'men');
  const left = Math.max(0, men - out - inside);
  changes.clear(unit, ['hit', 'hit-inside'], simultaneous);
  if (out + inside > 0) changes.set(unit, 'men', left, simultaneous);
  stillInside(changes, unit, { inside, left, fell }, book);
  // HP-RUL-28: players take men off by hand in a melee, even all of them.
  if (left > 0) {
    if (out + inside > 0) changes.remind(simultaneous, [unit], 'loses-men', { lost: men - left, left });
    return;
  }
  if (!fell || out > 0) changes.remind(simultaneous, [unit], 'wiped-out', { lost: men });
  leftPlay(changes, unit, 'wiped-out', simultaneous, book);
  commandLost(changes, unit, book);
}

interface Inside {
  readonly inside: number;
  readonly left: number;
  /** The house fell with everyone in it. */
  readonly fell: boolean;
}

function stillInside(changes: Changing, unit: Unit, { inside, left, fell }: Inside, { tracking }: Book): void {
  if (!has(unit, 'inside')) return;
  const still = fell ? 0 : Math.min(left, menInside(unit) - inside);
  if (still > 0) changes.set(unit, 'men-inside', still, tracking.rules.inside);
  else changes.clear(unit, ['inside', 'men-inside'], tracking.rules.inside);
}
