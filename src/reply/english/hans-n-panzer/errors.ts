import { withArticle } from '../article.ts';
import { type Sentence, word } from '../sentence.ts';
import { allOf } from '../words.ts';
import { length, weaponName } from './words.ts';

const names = (value: unknown) => allOf(Array.isArray(value) ? (value as readonly string[]) : [String(value)]);
const men = (number: unknown) => (number === 1 ? '1 man' : `${number} men`);

/** What is missing or misnamed in Hans 'n' Panzer, where no rule forbids it. */
export const hansNPanzerErrors: Readonly<Record<string, Sentence>> = {
  'partly-inside': ({ unit, inside, outside, house }) =>
    `${men(inside)} of ${unit} ${inside === 1 ? 'is' : 'are'} in ${house}, and ${outside} ${outside === 1 ? 'is' : 'are'} outside. Which do you mean, part:inside or part:outside?`,
  'nobody-inside': ({ unit }) => `None of ${unit}’s men are in a house. Leave out part:inside.`,
  'nobody-outside': ({ unit, house }) => `All of ${unit}’s men are in ${house}. Leave out part:outside.`,
  'inside-and-outside': ({ inside, outside }) =>
    `${names(inside)} ${Array.isArray(inside) && inside.length > 1 ? 'are' : 'is'} in a house, but ${names(outside)} ${Array.isArray(outside) && outside.length > 1 ? 'aren’t' : 'isn’t'}. Do them one after the other.`,
  'more-than-there-are': ({ option, value, men: most, units }) =>
    `${value} is too many for ${word(option)}. ${names(units)} had ${most === 1 ? '1 man' : `${most} men`} there when the step began.`,
  'men-of-no-house': ({ unit }) => `Which house do the men of ${unit} go into? Name it with target:HOUSE.`,
  'holds-a-piece': ({ unit, weapon, piece }) =>
    `${unit} has already taken ${withArticle(weaponName(weapon))}, and can’t take a second piece. Let another unit take ${piece}.`,
  'holds-no-piece': ({ unit }) => `${unit} hasn’t captured any gun or mortar, so there’s nothing to leave.`,
  'one-after-the-other': ({ units }) =>
    `You can only do this to one unit at a time. Do ${names(units)} one after the other.`,
  'not-its-vehicle': ({ unit, vehicle, towing }) =>
    towing === undefined
      ? `${unit} isn’t hooked up to ${vehicle}. Leave out target.`
      : `${unit} is hooked up to ${towing}, not to ${vehicle}. Leave out target.`,
  'beaten-by-comrades': ({ unit, by }) =>
    `${by} is on the same side as ${unit}. Name the enemy that beat it, or leave out target.`,
  'beaten-by-a-house': ({ unit, by }) =>
    `${by} is a house, so it can’t have beaten ${unit}. Name the enemy who did, or leave out target.`,
  'nobody-owes': ({ unit, cause }) =>
    `${unit} doesn’t have to check with cause:${cause}. Umpire keeps count of those by itself. Use cause:rear, beaten or other.`,
  'command-unit-not-lost': ({ unit, inches, in: measure }) =>
    `You’ve said that ${unit} is ${length(inches, measure)} from its command unit, so it doesn’t have to check for losing it. Use cause:rear, beaten or other.`,
  'no-house': ({ unit }) => `${unit} isn’t a house. /demolish is for houses, walls and fences.`,
  'neither-vehicle-nor-house': ({ unit }) => `Nobody can get into ${unit}: it’s neither a vehicle nor a house.`,
  'houses-stand': ({ unit }) => `${unit} is a house. It stays where it is.`,
  'vehicle-into-vehicle': ({ unit, target }) =>
    `${unit} is a vehicle, so it can’t get into ${target}. Name the men who get in with who.`,
  'exit-without-inches': ({ unit }) =>
    `How far does ${unit} go to reach the edge? Give the whole path with its inches, or no path if it’s already there.`,
  'no-piece-named': ({ unit }) => `Which gun, battery or mortar does ${unit} work on? Name it with target:NAME.`,
  'no-vehicle-named': ({ unit }) => `Which vehicle do you hook ${unit} up to? Name it with target:NAME.`,
  'one-battery': ({ battery, other }) =>
    `A call is for one battery: ${battery} or ${other}. Call for the other one next turn, or with another observer.`,
  'no-battery-named': ({ unit }) =>
    `Which battery or heavy mortar does ${unit} call for? Name it, and then who it fires on: target:"BATTERY, ENEMY".`,
};
