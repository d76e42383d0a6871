import type { Afv, Mg, SoftVehicle, Troops } from '../../../data/panzertroops/book.ts';
import { troops } from '../../../data/panzertroops/organisation.ts';
import { points } from '../../../data/panzertroops/points.ts';
import { teams } from '../../../data/panzertroops/teams.ts';
import { vehicles } from '../../../data/panzertroops/vehicles.ts';
import { weapons } from '../../../data/panzertroops/weapons.ts';
import type { Profile } from '../../kernel/ruleset.ts';
import type { Fields } from '../../kernel/state/scene.ts';
import { afvCost, troopsCost } from './points/cost.ts';

/** The book's own prices. A group that reads the page differently is asked when the battle begins. */
const AS_READ = { on: () => false };
const prices = { points, weapons };

/** Where a machine gun of the vehicle table is mounted, and which gun it is (PT-RUL-10). */
const MGS: Readonly<Record<Mg, string>> = {
  coaxial: 'mmg/turret',
  turret: 'mmg/turret',
  bow: 'mmg/hull',
  roof: 'mmg/roof',
  'roof-50': 'hmg-50/roof',
};

/** A man, or a team with its weapon: one unit. */
function ofTroops(troop: Troops): Profile {
  const { name, men, figure, weapons: arms, rockets, radio } = troop;
  const [first] = arms;
  const kind = first === undefined ? 'infantry' : weapons[first].kind;
  const fields: Fields = {
    kind,
    figure,
    weapons: [...new Set(arms)],
    cost: troopsCost(AS_READ, troop, prices),
    ...(men > 1 ? { crew: men } : {}),
    ...(rockets ? { rockets } : {}),
    ...(radio ? { radioman: true } : {}),
  };
  return { name: named(name), fields };
}

function ofAfv(id: string, afv: Afv): Profile {
  const { name, nation, guns, mgs } = afv;
  const arms = numbered([...guns.map(({ weapon, mount }) => `${weapon}/${mount}`), ...mgs.map((mg) => MGS[mg])]);
  const armed: Fields = arms.length > 0 ? { weapons: arms } : {};
  return { name, fields: { kind: 'afv', vehicle: id, nation, ...armed, cost: afvCost(AS_READ, afv, prices) } };
}

/** Several of a kind get numbers to tell them apart. */
function numbered(slots: readonly string[]): readonly string[] {
  return slots.map((slot, i) => {
    const before = slots.slice(0, i).filter((each) => each === slot).length;
    return before === 0 ? slot : `${slot}/${before + 1}`;
  });
}

function ofSoftVehicle(id: string, { name }: SoftVehicle): Profile {
  return { name: named(name), fields: { kind: 'soft-vehicle', vehicle: id } };
}

function named(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function each<T>(table: Readonly<Record<string, T>>, profile: (id: string, row: T) => Profile): [string, Profile][] {
  return Object.entries(table).map(([id, row]) => [id, profile(id, row)]);
}

/** Every man, weapon team and vehicle of the book. */
export const profiles: Readonly<Record<string, Profile>> = Object.fromEntries([
  ...each<Troops>(troops, (_id, row) => ofTroops(row)),
  ...each<Troops>(teams, (_id, row) => ofTroops(row)),
  ...each<Afv>(vehicles.afvs, ofAfv),
  ...each<SoftVehicle>(vehicles.soft, ofSoftVehicle),
]);
