import { troops } from '../../../data/panzertroops/organisation.ts';
import { teams } from '../../../data/panzertroops/teams.ts';
import { vehicles } from '../../../data/panzertroops/vehicles.ts';
import { weapons } from '../../../data/panzertroops/weapons.ts';
import type { Profile } from '../../kernel/ruleset.ts';
import type { Fields } from '../../kernel/scene.ts';
import type { Afv, Mg, SoftVehicle, Troops } from './book.ts';

/** Where a machine gun of the vehicle table is mounted, and which it is (PT-RUL-10). */
const MGS: Readonly<Record<Mg, string>> = {
  coaxial: 'mmg/turret',
  turret: 'mmg/turret',
  bow: 'mmg/hull',
  roof: 'mmg/roof',
  'roof-50': 'hmg-50/roof',
};

/** A man, or a team with its weapon: one unit. */
function ofTroops({ name, men, figure, weapons: arms, rockets, radio }: Troops): Profile {
  const [first] = arms;
  const kind = first === undefined ? 'infantry' : weapons[first].kind;
  const fields: Fields = {
    kind,
    figure,
    weapons: arms.join(','),
    ...(men > 1 ? { crew: men } : {}),
    ...(rockets ? { rockets } : {}),
    ...(radio ? { radioman: true } : {}),
  };
  return { name: named(name), fields };
}

function ofAfv(id: string, { name, nation, guns, mgs }: Afv): Profile {
  const arms = [...guns.map(({ weapon, mount }) => `${weapon}/${mount}`), ...mgs.map((mg) => MGS[mg])];
  const armed: Fields = arms.length > 0 ? { weapons: arms.join(',') } : {};
  return { name, fields: { kind: 'afv', vehicle: id, nation, ...armed } };
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
