import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Immobilised, VehicleTracking } from '../../../../../data/landser-classic/tracking-table.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { type Changing, count, forNextTurn, has, isVehicle, word } from '../state.ts';
import { falls } from '../wounds/falls.ts';
import { crewmenOf, crewOf, machineGunsLeft } from './crew.ts';

/** What a hit does to a vehicle over several turns: by shot, bomb or Molotov. What's lost can't be lost again. */
export function damaged(changes: Changing, who: Unit, { damage, result }: Facts, book: Book): void {
  const { vehicles } = book.tracking;
  const vehicle = changes.now(who);
  if (!vehicles || !isVehicle(vehicle) || vehicle.gone) return;
  if (damage === 'immobilised') {
    immobilise(changes, vehicle, 'sticky-bomb', vehicles);
    return;
  }
  if ((damage !== 'glancing' && damage !== 'penetrating') || !book.damage) return;
  const table = book.damage[damage];
  const rule = table.rows.find(([, row]) => row === result)?.[2] ?? table.rule;
  switch (result) {
    case 'crew-shaken':
      changes.set(vehicle, forNextTurn(changes.scene, vehicle, 'crew-shaken'), true, rule);
      return;
    case 'mg-destroyed':
      // The opponent chooses, so the players are reminded.
      if (machineGunsLeft(vehicle) > 0) changes.add(vehicle, 'machine-guns-lost', 1, rule);
      changes.remind(rule, [vehicle]);
      return;
    case 'main-gun-damaged':
      if (hasGun(vehicle)) changes.set(vehicle, 'gun-damaged', true, rule);
      return;
    case 'thrown-track':
      immobilise(changes, vehicle, damage, vehicles);
      return;
    case 'crew-injured':
      changes.set(vehicle, 'crew-injured', true, rule);
      return;
    case 'main-gun-destroyed':
      loseGun(changes, vehicle, rule);
      return;
    case 'turret-jammed':
      changes.set(vehicle, 'turret-jammed', true, rule);
      changes.remind(rule, [vehicle]);
      return;
    case 'engine-explodes':
      burns(changes, vehicle, rule, vehicles, book);
      return;
    default:
      crewDies(changes, vehicle, String(result), rule, book);
      return;
  }
}

function immobilise(changes: Changing, vehicle: Unit, why: Immobilised, { immobilised }: VehicleTracking): void {
  if (!has(vehicle, 'immobilised')) changes.set(vehicle, 'immobilised', why, immobilised[why]);
}

/** It still has its main gun. */
function hasGun(vehicle: Unit): boolean {
  return word(vehicle, 'weapon') !== undefined && !has(vehicle, 'gun-lost');
}

/** LS-PEN-03: along with the machine guns beside it, if any are left. */
function loseGun(changes: Changing, vehicle: Unit, rule: string): void {
  if (!hasGun(vehicle)) return;
  changes.set(vehicle, 'gun-lost', 'destroyed', rule);
  changes.clear(vehicle, ['gun-damaged'], rule);
  const beside = Math.min(machineGunsLeft(vehicle), count(vehicle, 'coaxial'));
  changes.add(vehicle, 'machine-guns-lost', beside, rule);
}

/** LS-CREW-05: every living man in it gets out at once; the players throw for them. */
function burns(changes: Changing, vehicle: Unit, rule: string, { rules }: VehicleTracking, book: Book): void {
  const { crew, light, serious } = crewOf(changes.scene, vehicle);
  falls(changes, vehicle, 'engine-explodes', rule, book);
  if (crew + light + serious === 0) return;
  changes.due({ verb: 'bail', options: {}, targets: [vehicle.id], blocks: ['turn'], rule: rules.bail });
}

function crewDies(changes: Changing, vehicle: Unit, why: string, rule: string, book: Book): void {
  const alive = crewmenOf(changes.scene, vehicle).filter(({ gone }) => !gone);
  falls(changes, vehicle, why, rule, book);
  for (const man of alive) falls(changes, man, 'killed', rule, book);
  if (why !== 'ammo-explodes') return;
  changes.ofTable('exploded', true, rule);
  changes.remind(rule, [vehicle], 'ammunition-explodes');
}
