import type { Scene, Unit } from '../../kernel/scene.ts';
import { unitFields } from '../../kernel/unit-fields.ts';

/**
 * What the referee remembers of a unit, in the words of the rulebook. The first ones come from the profile, or are set
 * by hand where only the players know; the rest follow from rulings. What does not hold is absent, false, 0 or empty.
 */
export const FIELDS = {
  'men-at-start': 'Its strength as the battle begins',
  men: 'Men that are left',
  elite: 'Paratroopers, Rangers, Waffen SS and such',
  officer: 'present, lost or new (set by hand)',
  command: 'It is the command unit of its side',
  'from-command': 'Inches to the command unit, or to where it was (set by hand)',
  'sees-command': 'The command unit is within sight (set by hand)',
  separated: 'More than 1 move from allied units (set by hand)',
  smg: 'How many of its men have one; likewise of light-mg, heavy-mg, bazooka and so on',
  weapon: 'The gun, mortar, battery or launcher that it is, or that a vehicle carries',
  vehicle: 'Its entry in Table 1',
  crew: 'Crew of a vehicle',
  passengers: 'Riders aboard; of a wreck, those who came out alive',
  armor: 'Another armour defence value than the one of the table (set by hand)',
  'on-foot': 'The crew has left the vehicle',
  house: 'It is a house: small or large',
  specialists: 'Its men are artillerymen or mortarmen: artillery or mortar',
  observer: 'A forward observer',

  hit: 'Men hit in this step; they come off when it ends',
  struck: 'What becomes of the vehicle or house when the step ends',
  'riders-hit': 'Riders killed in this step',
  state: 'Of a vehicle: disabled or wreck',
  hits: 'Hits that a house has taken',
  aboard: 'The vehicle that it rides in',
  inside: 'The house that it is in',
  moved: 'The vehicle has moved this turn',
  boarding: 'Men get in or out of the vehicle this turn',

  shots: 'Rifles and pistols that have fired this turn',
  throws: 'Grenades thrown this turn',
  'weapons-fired': 'Other weapons that have fired this turn, commas between',
  spent: 'Panzerfausts that are fired',
  'ready-turn': 'The turn from which it is set up',
  'moves-from': 'The turn from which it may be moved away',
  captured: "It was the enemy's",
  call: 'What the battery is called to fire at, commas between',
  'call-ready': 'The turn from which it may',
  'called-by': 'The observer who called',
  called: 'The observer has called for fire this turn',

  'losses-checked': 'Losses for which it has checked morale, in percent',
  checked: 'It has checked morale this turn',
  'checks-turn': 'The turn in which it checks after a rally',
  'officer-missed': 'It has halted for its officer',
  'halted-until': 'The last turn for which it halts',
  'halted-by': 'The rule that halts it',
  'holding-until': 'The last turn for which it holds',
  'retreating-until': 'The last turn for which it retreats',
  routing: 'It retreats until an officer stops it',
  confronted: 'An officer has confronted it this turn',
  'won-turn': 'The turn in which it last defeated an enemy unit',
  'beaten-turn': 'The turn in which it was last defeated',
} as const;

export type Field = keyof typeof FIELDS;

export const { has, count, word, words } = unitFields<Field>();

/** Whether it is a vehicle; all others are men, with or without a gun, or a house. */
export function isVehicle(unit: Unit): boolean {
  return has(unit, 'vehicle');
}

/** A body of men whose losses count. */
export function areMen(unit: Unit): boolean {
  return !isVehicle(unit) && !has(unit, 'house');
}

/** Men who stand when this step is over: those who were hit in it are still there until then. */
export function leftOf(unit: Unit): number {
  return Math.max(0, count(unit, isVehicle(unit) ? 'crew' : 'men') - count(unit, 'hit'));
}

/** Men who stand, the crew of a vehicle too, in it or on foot; a house does not fight. */
export function strength(unit: Unit): number {
  return has(unit, 'house') ? 0 : leftOf(unit);
}

/** The units in a vehicle or house. */
export function unitsIn({ units }: Scene, place: Unit, field: 'aboard' | 'inside'): Unit[] {
  return [...units.values()].filter((unit) => unit.fields[field] === place.id && !unit.gone);
}

/** The turn that is played; before the first one it is counted as that. */
export function turnOf({ at }: Scene): number {
  return at?.turn ?? 1;
}
