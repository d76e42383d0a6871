import { say } from './words.ts';

/** What steps and modifiers are called, by key; a function where the words are about something that the step names. */
export type Labels = Readonly<Record<string, string | ((about: string) => string)>>;

/** Options whose names say too little on a form. */
const LABELS: Readonly<Record<string, string>> = {
  armor: 'Armour',
  at: 'Kind of target',
  by: 'Hit by',
  extra: 'Extra attackers',
  hp: 'Horsepower',
  hull: 'At the vehicle itself',
  mgs: 'Machine guns',
  mm: 'Armour in mm',
  near: 'Men within 1″ of the centre',
  'near-left': 'Near, if it goes left',
  'near-over': 'Near, if it goes over',
  'near-right': 'Near, if it goes right',
  'near-short': 'Near, if it falls short',
  over: 'Men under the area beyond',
  short: 'Men under the area before',
  left: 'Men under the area to the left',
  right: 'Men under the area to the right',
  'side-1': 'First side',
  'side-2': 'Second side',
  'target-extra': 'Extra defenders',
  used: 'Move used',
  wp: 'White phosphorus',
};

/** What stands beside an option's field in a form. */
export function labelOf(option: string): string {
  return Object.hasOwn(LABELS, option) ? LABELS[option]! : say(option);
}

const CHOICES: Readonly<Record<string, string>> = { true: 'yes', false: 'no', none: 'none' };

/** One of the values of an option, to choose in a form. */
export function choice(value: string): string {
  return Object.hasOwn(CHOICES, value) ? CHOICES[value]! : say(value);
}
