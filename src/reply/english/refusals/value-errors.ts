import type { Values } from '../../../kernel/refusal.ts';
import { pageErrors } from '../battle/page.ts';
import { beaconErrors } from '../dice/beacon-errors.ts';
import { allOf, oneOf } from '../words.ts';
import { noun } from './nouns.ts';
import { tableErrors } from './table-errors.ts';

const items = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : []);

/** Values that their option can't take, each with what it does take. */
export const valueErrors = {
  ...tableErrors,
  ...pageErrors,
  ...beaconErrors,
  'bad-notation': ({ notation, at }) =>
    `I can’t read "${notation}"${at === undefined ? '' : ` from letter ${at} on`}. Write dice like 2d6+3, d20, 4d6kh3 (the highest 3), 6d6>=4 (how many show 4 or more) or 3d6! (throw sixes again).`,
  'roll-too-many': ({ most }) => `That takes more than ${most} dice. Throw fewer at once.`,
  'roll-too-large': ({ most }) => `A die can have up to ${most} sides.`,
  'roll-no-number': ({ notation }) => `"${notation}" doesn’t come to a number.`,
  'roll-too-long': () => 'That took too long to work out, so nothing was thrown. Try something simpler.',
  'odds-too-large': ({ most }) =>
    `There are more than ${most} outcomes, too many to work out the odds exactly. Ask for fewer figures. You can still throw.`,
  'ambiguous-value': ({ option, value, allowed: all }) =>
    `"${value}" fits more than one ${noun(option)}. Did you mean ${oneOf(items(all))}?`,
  'leg-without-inches': ({ ground }) =>
    `How many inches of ${ground}? Write them after it, like ${ground}:5. Only the last part of a path can go without.`,
  'not-a-duration': ({ option, value }) =>
    `I don’t understand the time "${value}". Try ${option}:24h, ${option}:2d or ${option}:90m.`,
  'duration-out-of-range': ({ option, value }) =>
    `${value} is too short or too long for ${option}. It can be anything from an hour to a year.`,
  'not-hours': ({ option, value }) =>
    `I don’t understand the hours "${value}". Try ${option}:22-7 or ${option}:22:30-7:15.`,
  'unknown-zone': ({ value, nearest }) =>
    `I don’t know the time zone "${value}".${nearest ? ` Did you mean ${nearest}?` : ''} Try a large city near you, like Europe/Berlin.`,
  'not-a-date': ({ option, value }) =>
    `I don’t understand the date "${value}". Try ${option}:Friday, ${option}:"3 May" or ${option}:2026-12-24.`,
  'date-out-of-range': ({ value }) => `${value} isn’t within the next year. Give a day that is.`,
  'not-a-boolean': ({ option, value }) => `"${value}" isn’t true or false. Write ${option}:true or ${option}:false.`,
  'not-a-number': ({ option, value, whole }) =>
    option === 'path'
      ? `"${value}" isn’t a length. Write inches as a number, like 8 or 8.5.`
      : /^[-+]?[\d.,]+\s*(?:mm|m|met(?:er|re)s?|ft|feet|foot|yds?|yards?|km)\.?$/i.test(String(value))
        ? `"${value}" isn’t a distance on the table. Measure it in inches or centimetres, like ${option}:8 or ${option}:20cm.`
        : option === 'to' && whole
          ? `"${value}" isn’t the number of an entry. Write one, like to:12, or leave to out for the newest.`
          : `"${value}" isn’t ${whole ? 'a whole number' : 'a number'}. Write one, like ${option}:${whole ? 2 : 8}.`,
  'not-a-fraction': ({ option, value }) =>
    `"${value}" isn’t a fraction. Write one, like ${option}:2/3, or ${option}:1 for all of it.`,
  'not-whole': ({ option, value }) => `${value} isn’t a whole number, and ${option} needs one.`,
  'out-of-range': ({ option, value, min, max }) =>
    `${value} is too ${min !== undefined && Number(value) < Number(min) ? 'low' : 'high'} for ${option}. It can be ${range(min, max)}.`,
  'has-its-price': ({ name }) =>
    `${name} has a price of its own. Only soft vehicles have one that you agree on, like truck@12.`,
  'price-not-whole': ({ name, price }) => `"${name}@${price}" needs a price in whole points, like ${name}@12.`,
  'path-without-inches': ({ path }) =>
    `I need the inches of each stretch in "${path}". Write it like road=8,forest=1.5.`,
  'means-nothing': ({ options, beside }) =>
    `Leave out ${allOf(items(options))}: ${items(options).length > 1 ? 'they don’t' : 'it doesn’t'} apply with ${beside}.`,
  'too-long': ({ option, most }) => `That’s too long for ${option}. Use up to ${most} characters.`,
  'named-twice': ({ option, value }) => `You named ${value} twice in ${option}. Once is enough.`,
  'given-twice': ({ option }) => `You gave ${option} twice. Once is enough.`,
  'not-visible': ({ option }) =>
    `You can’t see all of ${option}: it has invisible characters. Use letters that people can see.`,
  'no-name': ({ word }) => `What’s "${word}"? Write it with its option, like weapon:rifle.`,
  'quote-not-closed': () => 'There’s a quotation mark missing. Write name:"two words".',
} as const satisfies Readonly<Record<string, (values: Values) => string>>;

/** The bounds of a number. */
export function range(min: Values[string], max: Values[string]): string {
  if (min === undefined) return `up to ${max}`;
  return max === undefined ? `${min} or more` : `${min} to ${max}`;
}
