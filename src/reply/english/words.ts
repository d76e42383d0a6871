import { distance } from 'fastest-levenshtein';
import { words as hansNPanzer } from './hans-n-panzer/words.ts';
import { words as landser } from './landser/words.ts';
import { steps as numberedSteps, words as panzertroops } from './panzertroops/words.ts';
import { words as ww2Skirmish } from './ww2-skirmish/words.ts';

const numbered: ReadonlyMap<string, readonly [name: string, does: string]> = new Map(Object.entries(numberedSteps));

/** Facts and results with better names than their kebab-case words. Any other is shown as it is, without hyphens. */
const words: Readonly<Record<string, string>> = {
  none: 'not affected',
  ...landser,
  ...hansNPanzer,
  ...ww2Skirmish,
  ...panzertroops,
  ...Object.fromEntries([...numbered].map(([step, parts]) => [step, parts.join(', ')])),
};

/** A word of the rules as people say it. */
export function say(word: string): string {
  const said = Object.hasOwn(words, word) ? words[word] : undefined;
  return said ?? lettered(word.replaceAll('-', ' '));
}

/** Weapons and men that are written as their initials. */
const INITIALS: ReadonlySet<string> = new Set([
  'afv',
  'bar',
  'fo',
  'gpmg',
  'hmg',
  'hvap',
  'lmg',
  'mg',
  'mmg',
  'nco',
  'piat',
  'smg',
  'us',
]);

/** Initials in capitals: an "smg" is an SMG. */
function lettered(text: string): string {
  return text.replaceAll(/\b[a-z]+\b/g, (part) => (INITIALS.has(part) ? part.toUpperCase() : part));
}

/** A people or an army: Germans, British, French, Japanese, Red Army. Names like Blue or Side 1 stand alone. */
const A_PEOPLE = /(?:s|sh|ch|ese|army|division|company|corps|force)$/i;

/** A side by its name in a sentence: the Germans, the Axis, Blue. */
export function theSide(name: string): string {
  return A_PEOPLE.test(name) && !/^the /i.test(name) ? `the ${name}` : name;
}

/** Units whose name is a plural. */
const PLURAL_UNIT = /\b(?:gunners|scouts)$/i;

/** The possessive of a unit's or a person's name: Rommel’s, Moss’s, Red Gunners’. */
export function possessive(name: string): string {
  return `${name}${PLURAL_UNIT.test(name) ? '’' : '’s'}`;
}

/** Names of peoples that stand before what's theirs as they are: the British turn, the French part. */
const ADJECTIVE = /(?:ish|welsh|french|dutch|czech|ese)$/i;

/** The possessive of a side's bare name, before what's theirs. It's mostly a plural: Brits’, but Axis’s, and British as it is. */
export function possessiveSide(name: string): string {
  if (ADJECTIVE.test(name)) return name;
  return `${name}${/s$/i.test(name) && !/[uis]s$/i.test(name) ? '’' : '’s'}`;
}

/** A side's in a sentence: the Brits’, the Axis’s, Blue’s. */
export function theSides(name: string): string {
  return possessiveSide(theSide(name));
}

/** Whether a side is spoken of as several: the Germans have, the British have, Blue has. */
export function isSeveral(side: string): boolean {
  return /s$/i.test(side) || ADJECTIVE.test(side);
}

/** Whether sides take a plural verb: the Germans have, Red and Blue have, Blue has. */
export function areSeveral(sides: readonly string[]): boolean {
  return sides.length > 1 || sides.some(isSeveral);
}

/** What a step of the turn is called: its name, or its number and what's done in it. */
export function stepParts(step: string): readonly [name: string, does?: string] {
  return numbered.get(step) ?? [say(step)];
}

/** A step of the turn in a sentence: "step 1, movement", but "the movement step". */
export function theStep(step: string): string {
  if (numbered.has(step)) return say(step);
  return SIDES.includes(step) ? `the ${say(step)}’s turn` : `the ${say(step)} step`;
}

/** Steps that are the whole turn of a side. */
const SIDES: readonly string[] = ['first-side', 'second-side', 'solo-side'];

/** A number with a real minus sign: −2. */
export function number(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A number with its sign: +1, −2. */
export function signed(value: number): string {
  return value < 0 ? number(value) : `+${value}`;
}

/** Words in a list: "a, b or c". */
export function oneOf(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

/** Words in order of how closely they, or a part of them, match what was typed: first those that begin like it. */
export function likest(typed: string, words: readonly string[]): readonly string[] {
  const folded = typed.trim().toLowerCase();
  const far = (word: string) => {
    const parts = word.split('-').filter((part) => part.length >= SHORTEST_PART);
    return word.startsWith(folded) ? 0 : 1 + Math.min(...[word, ...parts].map((part) => distance(folded, part)));
  };
  return words.toSorted((a, b) => far(a) - far(b));
}

const SHORTEST_PART = 4;

/** Words in a list: "a, b and c". */
export function allOf(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Makes the first letter a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence with its stop. */
export function sentence(text: string): string {
  return /[.!?…:)]$/.test(text) ? text : `${text}.`;
}

/** Words that say nothing new by themselves. */
const SMALL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'are',
  'he',
  'in',
  'is',
  'it',
  'now',
  'of',
  'on',
  's',
  'the',
  'they',
]);

/** Whether a text says nothing that's not in the news: “Miller: light wound” under “Bell hit Miller: light wound.” */
export function isSaidIn(news: string, text: string): boolean {
  // “Goes into hide” says that he hides.
  const wordsOf = (of: string) => (of.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((each) => !SMALL.has(each));
  const stemsOf = (of: string) => wordsOf(of).map((each) => each.replace(/s$/, ''));
  const said = new Set(stemsOf(news));
  return stemsOf(text).every((each) => said.has(each));
}
