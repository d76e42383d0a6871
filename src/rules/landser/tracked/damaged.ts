import type { Effect } from '../../../kernel/effect.ts';
import type { Facts } from '../../../kernel/facts.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { falls } from '../../landser-classic/tracked/struck.ts';
import type { Book } from '../book.ts';
import { has, word } from '../unit.ts';
import { added, kept, nextTurn, passing, remind } from './changes.ts';
import { crewOf, isVehicle } from './crew.ts';
import { machineGunsLeft } from './driving.ts';

/** What a hit does to a vehicle over turns: by shot, bomb or Molotov. What is lost already is not lost again. */
export function damaged(scene: Scene, vehicle: Unit, { damage, result }: Facts, book: Book): Effect[] {
  if (!isVehicle(vehicle)) return [];
  if (damage === 'immobilised') return immobilised(vehicle, 'sticky-bomb', book);
  if (damage !== 'glancing' && damage !== 'penetrating') return [];
  const rule = book.damage[damage].rows.find(([, row]) => row === result)?.[2] ?? book.damage[damage].rule;
  const row: Readonly<Record<string, () => Effect[]>> = {
    'crew-shaken': () => shaken(scene, vehicle, rule),
    'mg-destroyed': () => machineGunLost(vehicle, rule),
    'main-gun-damaged': () => (hasGun(vehicle) ? kept(vehicle, 'gun-damaged', true, rule) : []),
    'thrown-track': () => immobilised(vehicle, damage, book),
    'crew-injured': () => kept(vehicle, 'crew-injured', true, rule),
    'main-gun-destroyed': () => gunLost(vehicle, rule),
    'turret-jammed': () => [...kept(vehicle, 'turret-jammed', true, rule), remind(rule)],
    'crew-killed': () => crewDies(scene, vehicle, 'crew-killed', rule, book),
    'engine-explodes': () => [
      ...falls(scene, vehicle, 'engine-explodes', rule, book),
      ...bailsOut(scene, vehicle, book),
    ],
    'ammo-explodes': () => [...crewDies(scene, vehicle, 'ammo-explodes', rule, book), remind(rule)],
  };
  return row[String(result)]?.() ?? [];
}

function immobilised(vehicle: Unit, why: keyof Book['vehicles']['immobilised'], { vehicles }: Book): Effect[] {
  return has(vehicle, 'immobilised') ? [] : kept(vehicle, 'immobilised', why, vehicles.immobilised[why]);
}

function shaken(scene: Scene, vehicle: Unit, rule: string): Effect[] {
  const through = nextTurn(scene, vehicle, 'end');
  return passing(vehicle, 'crew-shaken', through?.turn ?? 0, rule, through);
}

/** Of the opponent's choice, so the players are reminded of it. */
function machineGunLost(vehicle: Unit, rule: string): Effect[] {
  return machineGunsLeft(vehicle) > 0 ? [...added(vehicle, 'machine-guns-lost', 1, rule), remind(rule)] : [];
}

/** It has a main gun, and has it still. */
function hasGun(vehicle: Unit): boolean {
  return word(vehicle, 'weapon') !== undefined && !has(vehicle, 'gun-lost');
}

/** LS-PEN-03: with the machine guns beside it, as far as there are any left. */
function gunLost(vehicle: Unit, rule: string): Effect[] {
  if (!hasGun(vehicle)) return [];
  const { coaxial } = vehicle.fields;
  const beside = Math.min(machineGunsLeft(vehicle), typeof coaxial === 'number' ? coaxial : 0);
  return [
    ...kept(vehicle, 'gun-lost', 'destroyed', rule),
    ...(beside > 0 ? added(vehicle, 'machine-guns-lost', beside, rule) : []),
  ];
}

function crewDies(scene: Scene, vehicle: Unit, why: string, rule: string, book: Book): Effect[] {
  const alive = crewOf(scene, vehicle).men.filter(({ gone }) => !gone);
  return [
    ...falls(scene, vehicle, why, rule, book),
    ...alive.flatMap((man) => falls(scene, man, 'killed', rule, book)),
  ];
}

/** LS-CREW-05: due at once, and of nobody in particular, since the vehicle is out of play. */
function bailsOut(scene: Scene, vehicle: Unit, { vehicles }: Book): Effect[] {
  const { at } = scene;
  const { crew, light, serious } = crewOf(scene, vehicle);
  const rule = vehicles.rules.bail;
  if (crew + light + serious === 0) return [];
  if (!at) return [remind(rule)];
  const moment = { turn: at.turn, ...(at.side === undefined ? {} : { side: at.side }), edge: 'start' } as const;
  return [{ effect: 'due', verb: 'bail', options: { target: vehicle.name }, at: moment, rule }];
}

/** A damaged gun that has exploded (LS-GLAN-04). */
export function gunExploded(vehicle: Unit, { vehicles }: Book): Effect[] {
  return kept(vehicle, 'gun-lost', 'exploded', vehicles.rules['gun-damaged']);
}
