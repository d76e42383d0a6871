import type { Absence, Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';
import { comesNear, compared, namesFor, THINGS } from '../rules/names.ts';
import { vocabulary } from '../rules/vocabulary.ts';
import { type Entry, entriesCalled, entriesOf } from './entries.ts';
import { partsOf } from './parts.ts';
import { booksFrom } from './printed.ts';
import { askedIn, BESIDE, onFirstUse, plainWords, UNTOLD } from './terms.ts';
import type { Where } from './where.ts';

/** A weapon or vehicle named in a question. */
export interface Name {
  /** As it was typed. */
  readonly name: string;
  /** What it means in the first book: none if that book lacks it, several if the name may mean each of them. */
  readonly own: readonly Entry[];
  /** What it means in the first other book that has it. */
  readonly other: readonly Entry[];
  /** The question's other words. */
  readonly rest: readonly string[];
}

/** The weapon or vehicle that a question names with the most words, in the first book or else in another. */
export function nameIn(query: string, where: Where): Name | undefined {
  const [first, ...others] = booksFrom(where) as [Ruleset, ...Ruleset[]];
  const every = where.only === undefined ? others : booksFrom({ first }).slice(1);
  const parts = partsOf(query).filter(({ name, rest }) => isName(name, rest));
  for (const { name, rest } of parts) {
    if (!everyName().has(compared(name))) continue;
    const own = entriesCalled(first, name);
    const other =
      own.length > 0 ? [] : (every.map((book) => entriesCalled(book, name)).find((all) => all.length > 0) ?? []);
    if (own.length > 0 || other.length > 0) return { name, own, other, rest };
  }
  return undefined;
}

/** A number is only a name where it stands alone, and a word that says nothing never is. */
function isName(name: string, rest: readonly string[]): boolean {
  if (rest.length > 0 && /^[\d ]+$/.test(name)) return false;
  return !plainWords(name).every((word) => UNTOLD.has(word) || BESIDE.has(word));
}

let names: ReadonlySet<string> | undefined;

/** Everything that some book or player calls a weapon or vehicle, as names are compared. */
function everyName(): ReadonlySet<string> {
  const things = () => Object.values(rulesets).flatMap(entriesOf);
  names ??= new Set([...THINGS, ...things().flatMap(({ of, name }) => [of, name])].map(compared));
  return names;
}

const lacks = new Map<string, boolean>();

/** Whether the first book has nothing of a thing: no row, and no rule that speaks of it or that players ask for by it. */
export function isLacking({ name, own, other: [other] }: Name, book: Ruleset): boolean {
  if (own.length > 0 || !other) return false;
  const key = `${book.id} ${name}`;
  const ids = entriesOf(other.book).map(({ of }) => of);
  // A vehicle is as good as its class, which players' phrases speak of; a weapon has numbers of its own.
  const parts = other.kind === 'vehicle' ? (['title', 'text', 'phrases'] as const) : (['title', 'text'] as const);
  const known =
    lacks.get(key) ??
    ![name, other.of, other.name, ...namesFor(other.of, ids)].some((each) => isSaid(each, book, ...parts));
  lacks.set(key, known);
  return known;
}

/** Whether the book only has what comes nearest to a thing, such as its class, and never speaks of the thing itself. */
export function isNear({ name, own }: Name, book: Ruleset): boolean {
  if (own.length === 0) return false;
  const key = `${book.id} near ${name}`;
  const known =
    lacks.get(key) ??
    own.every(({ of, name: printed, kind }) => {
      const called = comesNear(of, name, kind === 'vehicle');
      if (called === undefined || compared(printed).includes(compared(name))) return false;
      return !called.some((each) => isSaid(each, book, 'title', 'text'));
    });
  lacks.set(key, known);
  return known;
}

/** What the book says of having nothing of it, if its data say so. */
export function absenceOf({ name }: Name, { absences = [] }: Ruleset): Absence | undefined {
  return absences.find(({ asked }) => asked.some((each) => spaced(each).includes(spaced(name))));
}

/** Who asks with one of these wants to know more than what a thing is. */
const ASKING =
  /^(?:who|whom|whose|when|where|why|which|can|may|must|should|does|do|wer|wann|wo|warum|kann|darf|muss|qui|quand|peut|peux)$/;

/** Whether nothing is left of a question that the book could answer beside the name. */
export function isAlone({ rest }: Name, book: Ruleset): boolean {
  if (rest.some((word) => ASKING.test(word))) return false;
  return askedIn(rest.join(' ')).every(
    ({ word, meanings }) =>
      BESIDE.has(word) || (meanings.length === 0 && !isSaid(word, book, 'title', 'text', 'phrases')),
  );
}

/** What a book says in its titles, in its texts, and in players' phrases. */
const said = new WeakMap<Ruleset, Readonly<Record<'title' | 'text' | 'phrases', string>>>();

/** Whether a book says a word in one of these parts. */
function isSaid(name: string, book: Ruleset, ...parts: readonly ('title' | 'text' | 'phrases')[]): boolean {
  const all = said.get(book) ?? {
    title: spaced(book.rules.map(({ title }) => title).join(' . ')),
    text: spaced(book.rules.map(({ text }) => text).join(' . ')),
    phrases: spaced(
      Object.values(book.phrases ?? {})
        .flat()
        .join(' . '),
    ),
  };
  said.set(book, all);
  const words = [spaced(name), spaced(`${name}s`)];
  return parts.some((part) => words.some((word) => all[part].includes(word)));
}

interface Subject {
  readonly words: string;
  readonly all: readonly string[];
}

const subjects = onFirstUse((): readonly Subject[] => {
  const all = vocabulary.flatMap(({ called = [], subject }) => (subject ? [called] : []));
  const wordings = all.flatMap((called) => called.map((each) => ({ words: plainWords(each).join(' '), all: called })));
  return wordings.toSorted((a, b) => b.words.length - a.words.length);
});

/** A subject that a question speaks of and the book never does, in the words of the question. */
export function subjectLacking(query: string, book: Ruleset): string | undefined {
  const asked = ` ${plainWords(query).join(' ')} `;
  const named = subjects().filter(({ words }) => asked.includes(` ${words} `));
  const lacking = named.find(({ words, all }) => {
    const key = `${book.id} ${words}`;
    const known = lacks.get(key) ?? !all.some((each) => isSaid(each, book, 'title', 'phrases'));
    lacks.set(key, known);
    return known;
  });
  return lacking?.words;
}

/** The words of a text with a space at each end. */
function spaced(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
