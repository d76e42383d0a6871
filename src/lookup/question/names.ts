import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesets } from '../../rules/index.ts';
import { compared, THINGS } from '../../rules/names.ts';
import { vocabulary } from '../../rules/vocabulary.ts';
import { rangeIn } from '../beside.ts';
import { type Entry, entriesCalled, entriesOf } from '../entries.ts';
import { booksFrom } from '../printed.ts';
import { BESIDE, onFirstUse, plainWords, UNTOLD } from '../terms.ts';
import type { Where } from '../where.ts';
import { type Part, partsOf } from './parts.ts';

/** A weapon or vehicle named in a question. */
export interface Name {
  /** As it was typed. */
  readonly name: string;
  /** Its first word, and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** What it means in the first book: none if that book lacks it, several if the name may mean each of them. */
  readonly own: readonly Entry[];
  /** What it means in the first other book that has it; none if no book has. */
  readonly other: readonly Entry[];
  /** The question's other words. */
  readonly rest: readonly string[];
}

/**
 * The weapons and vehicles that words name, in the first book or else in another: the name with the most words first, and no word
 * in two of them.
 */
export function namesIn(words: readonly string[], where: Where): readonly Name[] {
  const taken = new Set<number>();
  return partsOf(words).flatMap((part): readonly Name[] => {
    const at = Array.from({ length: part.to - part.from }, (_, i) => part.from + i);
    const found = at.some((i) => taken.has(i)) ? undefined : named(part, where);
    const before = words[part.from - 1];
    const name = found && (isMeantOtherwise(found, before) || isDistance(found, before)) ? undefined : found;
    if (name) for (const i of at) taken.add(i);
    return name ? [name] : [];
  });
}

/** Whose something is. */
const WHOSE: ReadonlySet<string> = new Set([
  'my',
  'our',
  'your',
  'his',
  'her',
  'their',
  'meine',
  'unsere',
  'mes',
  'nos',
]);
const subjects = onFirstUse(
  () => new Set(vocabulary.flatMap(({ called = [], means, asks }) => (means || asks ? [] : called)).map(compared)),
);

const everywhere = onFirstUse(
  () =>
    new Set(
      vocabulary
        .flatMap(({ called = [], everywhere }) => (everywhere ? called.filter((word) => !THINGS.includes(word)) : []))
        .map(compared),
    ),
);

/**
 * Whether what no thing of the book is called means something else: *my boys* are men, and no rifle; and every book has infantry,
 * even if only another has a row for it.
 */
function isMeantOtherwise({ name, own }: Name, before: string | undefined): boolean {
  if (own.length > 0) return false;
  return (
    everywhere().has(compared(name)) || (before !== undefined && WHOSE.has(before) && subjects().has(compared(name)))
  );
}

/** Whether a name of *at* and a range is how far off something is: *spotting at medium*. */
function isDistance({ name }: Name, before: string | undefined): boolean {
  return before !== undefined && name.startsWith('at ') && rangeIn(name.split(' ')).heads.length > 0;
}

/** The shorter names within a name. */
export function namesWithin(
  words: readonly string[],
  where: Where,
  { from, to }: Pick<Name, 'from' | 'to'>,
): readonly Name[] {
  return partsOf(words).flatMap((part) => {
    const isWithin = part.from >= from && part.to <= to && part.to - part.from < to - from;
    return (isWithin && named(part, where)) || [];
  });
}

/** What a part of a question names, if it does. */
function named({ name, from, to, rest }: Part, where: Where): Name | undefined {
  if (!isName(name) || !everyName().has(compared(name))) return undefined;
  const [first, ...others] = booksFrom(where) as [Ruleset, ...Ruleset[]];
  const every = where.only === undefined ? others : booksFrom({ first }).slice(1);
  const own = entriesCalled(first, name);
  const elsewhere = own.length > 0 ? undefined : every.map((book) => entriesCalled(book, name));
  const other = elsewhere?.find((all) => all.length > 0) ?? [];
  return { name, from, to, own, other, rest };
}

/** A word that says nothing is never a name, nor is a number of one digit. */
function isName(name: string): boolean {
  if (/^\d$/.test(name)) return false;
  return !plainWords(name).every((word) => UNTOLD.has(word) || BESIDE.has(word));
}

let names: ReadonlySet<string> | undefined;

/** Everything that some book or player calls a weapon or vehicle, as names are compared. */
function everyName(): ReadonlySet<string> {
  const things = () => Object.values(rulesets).flatMap(entriesOf);
  names ??= new Set([...THINGS, ...things().flatMap(({ of, name }) => [of, name])].map(compared));
  return names;
}
