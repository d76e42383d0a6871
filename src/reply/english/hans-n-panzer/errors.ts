import { type Sentence, word } from '../sentence.ts';
import { allOf } from '../words.ts';
import { length, weaponName } from './words.ts';

const names = (value: unknown) => allOf(Array.isArray(value) ? (value as readonly string[]) : [String(value)]);
const men = (number: unknown) => (number === 1 ? '1 man' : `${number} men`);

/** What is missing or misnamed by Hans 'n' Panzer, where no rule forbids it. */
export const hansNPanzerErrors: Readonly<Record<string, Sentence>> = {
  'partly-inside': ({ unit, inside, outside, house }) =>
    `${men(inside)} of ${unit} ${inside === 1 ? 'is' : 'are'} in ${house}, ${outside} outside: say part:inside or part:outside.`,
  'nobody-inside': ({ unit }) => `Nobody of ${unit} is in a house: leave part:inside out.`,
  'nobody-outside': ({ unit, house }) => `All of ${unit} are in ${house}: leave part:outside out.`,
  'inside-and-outside': ({ inside, outside }) =>
    `${names(inside)} ${Array.isArray(inside) && inside.length > 1 ? 'are' : 'is'} in a house and ${names(outside)} not: name them one after the other.`,
  'more-than-there-are': ({ option, value, men: most, units }) =>
    `${word(option)} ${value} is too many: ${names(units)} ${most === 1 ? 'has 1 man' : `had ${most} men`} there as the step began.`,
  'men-of-no-house': ({ unit }) => `Name the house with men: target:HOUSE says where they go, for ${unit} is in none.`,
  'holds-a-piece': ({ unit, weapon, piece }) =>
    `${unit} has taken a piece already (${weaponName(weapon)}), and takes one: let others take ${piece}.`,
  'one-after-the-other': ({ units }) => `Name ${names(units)} one after the other: it is done to one at a time.`,
  'not-its-vehicle': ({ unit, vehicle, towing }) =>
    towing === undefined
      ? `${unit} doesn't hang on ${vehicle}: leave target out.`
      : `${unit} hangs on ${towing} and not on ${vehicle}: leave target out.`,
  'beaten-by-comrades': ({ unit, by }) =>
    `${by} is on the same side as ${unit}: name the enemy that beat it, or leave target out.`,
  'nobody-owes': ({ unit, cause }) =>
    `${unit} owes no check with cause:${cause}, which the referee counts. Say cause:rear, beaten or other.`,
  'command-unit-not-lost': ({ unit, inches, in: measure }) =>
    `As you've said, ${unit} is ${length(inches, measure)} from its command unit, and no check is owed for the loss of that. Say cause:rear, beaten or other.`,
  'no-house': ({ unit }) => `${unit} is no house: /demolish is at houses, walls and fences.`,
  'neither-vehicle-nor-house': ({ unit }) => `${unit} is neither a vehicle nor a house, so nobody gets in.`,
  'houses-stand': ({ unit }) => `${unit} is a house, and stays where it is.`,
  'vehicle-into-vehicle': ({ unit, target }) =>
    `${unit} is a vehicle, and doesn't get into ${target}: name the men who board as who.`,
  'exit-without-inches': ({ unit }) =>
    `Give the whole path of ${unit} to the edge with its inches, or no path if it stands there already.`,
  'no-piece-named': ({ unit }) => `Name the gun, battery or mortar that ${unit} works on: target:NAME.`,
  'no-vehicle-named': ({ unit }) => `Name the vehicle that ${unit} is hooked up to: target:NAME.`,
  'one-battery': ({ battery, other }) =>
    `A call is to one battery, ${battery} or ${other}: the other one is called for next turn, or by another observer.`,
  'no-battery-named': ({ unit }) =>
    `Name the battery or heavy mortar that ${unit} calls for, and then whom it fires on: target:"BATTERY, ENEMY".`,
};
