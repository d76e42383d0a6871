import type { Scene, Unit } from '../../kernel/scene.ts';
import { unitFields } from '../../kernel/unit-fields.ts';
import type { Book, TargetType } from './book.ts';
import type { VehicleId } from './ids.ts';
import { afvOf } from './vehicle.ts';

/**
 * What the referee remembers of a man, a team with its weapon, or a vehicle, in the words of the rulebook. The first
 * ones come from the profile, or are set by hand where only the players know; the rest follow from rulings. What does
 * not hold is absent, false, 0 or empty.
 */
export const FIELDS = {
  kind: 'infantry, heavy, gun, soft-vehicle or afv',
  figure: 'green, line, veteran, noncom, officer or fo',
  weapons: 'His weapons, commas between; on a vehicle each with its mount: mmg/hull',
  crew: 'Living men, if there are more than one',
  vehicle: 'Which vehicle of the book it is',
  nation: 'germany, usa, …',
  squad: 'Combat groups on foot go by it',
  group: 'The part of the squad that is a combat group by itself',
  radioman: 'He has the radio of an observer team',
  rockets: 'Panzerfausts left',
  'off-table': 'It stands off the table',
  'in-edge': 'In the edge of a forest or building (set by hand)',
  'heads-down': 'Men in a half-track, or the roof gunner, have their heads down (set by hand)',

  action: 'What it did in this step',
  stance: 'How it moves, which gives its defence value: running, assault or moving',
  moved: 'It moved before this attacking fire',
  'move-turn': 'The turn in which it last moved of its own',
  'ran-turn': 'The turn in which he last ran',
  loaded: 'Half of the move went on getting on or off',
  fired: 'Weapons fired in this step, commas between',
  'points-used': 'Firepower used in this step by a split shot',
  pinned: 'Stays where he is at his next chance to move',
  revealed: 'Fired from an edge: to be shot at at normal range until it moves',
  dropped: 'Where his satchel charge lies: at whom, or true',

  aboard: 'In or on which vehicle',
  'towed-by': 'Towed by which vehicle',
  'in-wreck': 'Alive in a wreck: no target until the own move',
  'out-of-wreck': 'Gets out of a wreck in this move: half a run',
  'left-start': 'Has left its starting position',
  'moved-by-vehicle': 'Was moved by a vehicle: its smoke may run out',
  immobilised: 'Moves no more',
  'roof-out': 'Its roof gun is out',
  'fuel-out': 'The flamethrower is empty',
  'satchel-spent': 'The satchel charge has exploded',
  'smoke-out': 'Weapons without smoke, commas between',
  'projector-used': 'The projectors have fired their round',
  'weapon-destroyed': 'The weapon is destroyed',
  abandoned: 'Given up for good',
  lost: 'Men lost',
  morale: 'shaken or broken',
  checks: 'Morale checks that its group owes by it',
  called: 'The team has called in this turn',
  call: 'Its call is through: shells land in the attacking fire',
} as const;

export type Field = keyof typeof FIELDS;

export const { has, count, word, words } = unitFields<Field>();

export function kindOf(unit: Unit): TargetType | 'afv' {
  return (word(unit, 'kind') as TargetType | 'afv' | undefined) ?? 'infantry';
}

export function isVehicle(unit: Unit): boolean {
  return kindOf(unit) === 'afv' || kindOf(unit) === 'soft-vehicle';
}

/** Men who live, or lived while it was in play; the crew of a vehicle are no figures, unless they are counted by hand. */
export function menOf(unit: Unit): number {
  const men = unit.fields.crew;
  return typeof men === 'number' ? men : isVehicle(unit) ? 0 : 1;
}

/** Men, or 1 for a vehicle whose crew is not counted; one that its crew has given up does not fight. */
export function strength(unit: Unit): number {
  const men = menOf(unit);
  return men === 0 && isVehicle(unit) && !has(unit, 'abandoned') ? 1 : men;
}

/** A noncom, officer or observer: they lead combat groups. */
export function isLeader(unit: Unit): boolean {
  return ['noncom', 'officer', 'fo'].includes(word(unit, 'figure') ?? '');
}

/** The vehicle of the book that a unit is. */
export function vehicleOf(unit: Unit): VehicleId | undefined {
  return word(unit, 'vehicle') as VehicleId | undefined;
}

export function isHalfTrack(unit: Unit, book: Book): boolean {
  const id = vehicleOf(unit);
  return id !== undefined && afvOf(id, book)?.mobility === 'half-track';
}

/** The unit that a field names, by its ID or, if it was set by hand, by its name. */
export function unitIn({ units }: Scene, unit: Unit, field: 'aboard' | 'towed-by' | 'dropped'): Unit | undefined {
  const named = word(unit, field);
  if (named === undefined) return undefined;
  return units.get(named) ?? unitCalled(units, named);
}

export function unitCalled(units: Scene['units'], name: string): Unit | undefined {
  const folded = name.trim().toLowerCase();
  return [...units.values()].find((each) => each.name.toLowerCase() === folded || each.id === folded);
}

/** What a weapon of a unit is, without its mount. */
export function armsOf(unit: Unit): readonly { readonly weapon: string; readonly mount: string | undefined }[] {
  return words(unit, 'weapons').map((each) => {
    const [weapon = '', mount] = each.split('/');
    return { weapon, mount };
  });
}
