import type { Layout } from '../../src/kernel/printed/printer.ts';
import { defence, shooting } from './fire.ts';
import { bail, call, morale, smoke } from './game.ts';
import { movement } from './movement.ts';
import { points } from './points.ts';
import { transport } from './transport.ts';
import { vehicles } from './vehicles.ts';
import { weapons } from './weapons.ts';

const { moving, broken, steady, saves, fuel, firepower } = shooting;
const { road, bonus, slow, steep, half, obstacle } = movement;
const ON_A_ROAD = {
  'foot-on-a-road': road.foot,
  'pushed-on-a-road': road.pushed,
  'tracked-on-a-road': road.tracked,
  'half-track-on-a-road': road['half-track'],
  'wheeled-on-a-road': road.wheeled,
};
const { inside, outside } = transport;
const { soft, afvs } = vehicles;

/** The tables of Panzer Troops, in the order of the book, up to the lists of vehicles. */
export const printed = [
  {
    id: 'defence-values',
    title: 'Defence values',
    rule: defence.of.infantry.stationary.rule,
    columns: ['moving', 'assault', 'stationary'],
    rows: [{ each: defence.of, cells: ['moving.value', 'assault.value', 'stationary.value'], rule: 'moving.rule' }],
    notes: ['Moving includes running and limbered; an AFV has its armour'],
  },
  {
    id: 'weapons',
    title: 'Weapons',
    rule: firepower.s.rule,
    of: 'weapon',
    columns: ['soft', 'AP', { name: 'range', as: 'inches' }, 'cost', 'crew'],
    rows: [{ each: weapons, name: 'name', cells: ['s', 'ap', 'range', 'cost', 'crew'], rule: 'rule' }],
    notes: ['soft, AP: firepower against soft and armoured targets; cost in points; crew: men it needs'],
  },
  {
    // How a weapon moves and fires: its firepower doesn't say.
    id: 'weapon-classes',
    title: 'Weapons: class, and fire on the move',
    rule: moving.ground.rule,
    of: 'weapon',
    columns: ['class', 'smoke', 'steady'],
    rows: [{ each: weapons, name: 'name', cells: ['kind', { has: 'smoke', is: 'yes' }, { has: 'steady', is: 'yes' }] }],
    notes: ['steady: no penalty after moving'],
  },
  {
    // Firepower when an observer directs it.
    id: 'indirect-fire',
    title: 'Indirect fire',
    rule: firepower.indirect.rule,
    of: 'weapon',
    columns: ['soft', 'AP'],
    rows: [{ each: weapons, only: { has: 'indirect' }, name: 'name', cells: ['indirect.s', 'indirect.ap'] }],
  },
  {
    // Men without their weapons.
    id: 'figures',
    title: 'Figures: points without weapons',
    rule: points.force.rule,
    columns: ['points'],
    rows: [{ each: points.figures, cells: ['.'] }],
  },
  {
    // The distance each goes in a turn, before the ground counts.
    id: 'movement',
    title: 'Movement in a turn',
    rule: movement.movers['infantry-run'].rule,
    columns: ['inches'],
    as: 'inches',
    rows: [{ each: movement.movers, labelled: true, cells: [{ take: 'speed', or: 'its own' }], rule: 'rule' }],
    notes: [`walls and hedges: ${obstacle.value}″ each (${obstacle.rule})`],
  },
  {
    // How far an inch of the allowance goes.
    id: 'ground',
    title: 'Ground: how far an inch goes',
    rule: road.tracked.rule,
    columns: ['times'],
    rows: [
      { each: ON_A_ROAD, cells: ['rate'], rule: 'rule' },
      { of: 'forest', cells: [slow.forest.rate], rule: slow.forest.rule },
      { of: 'rough ground', cells: [slow.rough.rate], rule: slow.rough.rule },
      { of: 'steep hill', cells: [steep.rate], rule: steep.rule },
      { of: 'loading or unloading', cells: [half.rate], rule: half.rule },
    ],
    notes: [`whole move on a road, on foot: +${bonus.value}″ (${bonus.rule})`],
  },
  {
    // Inside a vehicle, on it, and behind it.
    id: 'transport',
    title: 'Transport: men and guns',
    rule: inside.rule,
    of: 'vehicle',
    columns: ['men', 'tows'],
    rows: [
      { each: soft, name: 'name', cells: ['men', 'tows'] },
      { of: 'half-track', cells: [inside['half-track'], 'a gun'], rule: inside.rule },
      { of: 'm3-white', cells: [inside['m3-white'], null], rule: inside.rule },
      { of: 'on the outside of an AFV', cells: [outside.men, null], rule: outside.rule },
    ],
  },
  {
    id: 'saves',
    title: 'Saves in cover: 2D6',
    rule: saves.soft.rule,
    columns: ['soft cover', 'hard cover'],
    rows: [{ faces: [saves.soft, saves.hard] }],
    notes: [`Hard cover: ${saves.hard.rule}`],
  },
  {
    id: 'morale',
    title: 'Morale: 2D6',
    rule: morale.check.rule,
    columns: ['result'],
    rows: [{ totals: [morale.check] }],
  },
  {
    id: 'morale-modifiers',
    title: 'Morale: added to the dice',
    rule: morale.check.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: { veteran: morale.veteran, green: morale.green, leaderless: morale.leaderless } }],
  },
  {
    id: 'bail-out',
    title: `Bailing out: D${bail.crew.sides}, so many get out`,
    rule: bail.crew.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: bail.losses }],
    notes: [`0 or less: none (${bail.nobody.rule})`],
  },
  {
    // Throws against a number.
    id: 'throws',
    title: 'Calls, smoke ammunition, fuel',
    rule: call.rule,
    columns: ['dice', 'needs', 'result'],
    rows: [
      { of: 'call for fire', cells: [`${call.dice}D${call.sides}`, call.need, call.results[0]], rule: call.rule },
      {
        of: 'smoke ammunition',
        cells: [
          `${smoke.ammunition.dice}D${smoke.ammunition.sides}`,
          smoke.ammunition.need,
          smoke.ammunition.results[0],
        ],
        rule: smoke.ammunition.rule,
      },
      { of: 'fuel', cells: [`D${fuel.sides}`, fuel.need, fuel.results[0]], rule: fuel.rule },
    ],
  },
  {
    id: 'smoke',
    title: 'Smoke: 2D6',
    rule: smoke.shell.rule,
    columns: ['result'],
    rows: [{ faces: [smoke.shell] }],
    notes: [`Projectors reach ${smoke.projector.range}″`],
  },
  {
    // After a move in the same turn.
    id: 'attacking-fire',
    title: 'Fire: added to the dice',
    rule: moving.ground.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: { ...moving, broken } }],
    notes: [`Grenades and satchel charges: nothing (${steady.rule})`],
  },
] as const satisfies readonly Layout[];

/** Speed and armour of a nation's vehicles. */
const armoured = {
  rule: vehicles.rule,
  of: 'vehicle',
  columns: [{ name: 'speed', as: 'inches' }, 'front', 'side', 'cost'],
  notes: ['front, side: defence values; cost in points'],
} as const;
/** PT-RUL-13: only the Grant has no points printed. */
const GRANT = 53;
const SPEED_AND_ARMOUR = {
  each: afvs,
  name: 'name',
  cells: ['speed', 'front', 'side', { take: 'points', or: GRANT }],
} as const;

export const germanVehicles = {
  id: 'vehicles-germany',
  title: 'Armoured vehicles of Germany',
  ...armoured,
  rows: [{ ...SPEED_AND_ARMOUR, only: { has: 'nation', as: 'germany' } }],
} as const satisfies Layout;

export const americanVehicles = {
  id: 'vehicles-usa',
  title: 'Armoured vehicles of the USA',
  ...armoured,
  rows: [{ ...SPEED_AND_ARMOUR, only: { has: 'nation', as: 'usa' } }],
} as const satisfies Layout;

export const softVehicles = {
  id: 'soft-vehicles',
  title: 'Soft vehicles',
  rule: soft.truck.rule,
  of: 'vehicle',
  columns: [{ name: 'speed', as: 'inches' }, 'men', 'remarks'],
  rows: [{ each: soft, name: 'name', cells: ['speed', 'men', 'remark'], rule: 'rule' }],
} as const satisfies Layout;
