import type { Absence, Ruleset } from '../kernel/ruleset.ts';
import { alsoCalled, comesNear, compared } from '../rules/names.ts';
import { type Form, vocabulary, withoutAccents } from '../rules/vocabulary.ts';
import type { Entry } from './entries.ts';
import { formsIn } from './question/asking.ts';
import type { Name } from './question/names.ts';
import type { Question } from './question/question.ts';
import { ruleSpeaksOf, speaksOf, textSpeaksOf } from './speaking.ts';
import { askedIn, BESIDE, onFirstUse, plainWords, stem } from './terms.ts';
import type { Answering, Verdict } from './verdict.ts';

/** Something that a question names and its book hasn't. */
export interface Lacking {
  readonly name: string;
  /** What a weapon was read as, if it's another word: *mortar* for *Mörser*. */
  readonly readAs?: string | undefined;
  /** What else the book hasn't of it: *points for* a thing. */
  readonly besides?: string | undefined;
  /** Whether it's a weapon or a vehicle, and no subject of rules. */
  readonly isThing: boolean;
  /** What it is in another book, where it's a weapon or a vehicle. */
  readonly other: readonly Entry[];
}

/** So many of the rules that were found may speak of a subject. */
const NEAREST = 3;

/** Who asks for a number of something isn't answered by a rule that only players' wordings name it in: its numbers are another thing's. */
const NUMBERS: readonly Form[] = ['modifier', 'how far', 'how many', 'to throw'];
/** A wording that says so much of a question, and little else, asks the same. */
const SAME = 0.8;

/**
 * What a question names and its book hasn't: no table has a row for it, no rule is called by it, and the rule that would answer
 * doesn't speak of it either; of a subject, none of the nearest does.
 */
export function lackingIn(
  question: Question,
  { answering, found }: Pick<Verdict, 'answering' | 'found'>,
): Lacking | undefined {
  const book = question.book as Ruleset;
  const nearest = found.filter((each) => each.book === book).slice(0, NEAREST);
  const says = (names: readonly string[]) => answering !== undefined && ruleSpeaksOf(answering.found, names);
  const uses = (names: readonly string[]) =>
    says(names) || (answering !== undefined && answering.both >= SAME && textSpeaksOf(answering.wording, names));
  const named = question.names.find((name) => {
    // A vehicle is as good as its class, which players' phrases speak of; a weapon has numbers of its own.
    const isSpokenOf = name.other[0]?.kind === 'weapon' ? says : uses;
    return !hasIt(name, book) && !isSpokenOf(alsoCalled(name.name));
  });
  const isOfNumber = NUMBERS.some((form) => question.forms.has(form));
  const owned = question.names.filter(({ own }) => own.length > 0);
  const subject = subjectsIn(question.words).find(({ words, all, sure }) => {
    return (
      !owned.some(({ name }) => ` ${name} `.includes(` ${words} `)) &&
      !speaksOf(book, all, 'title', 'table') &&
      // What a text speaks of in passing is lacking all the same if the book's data say so.
      (absenceOf({ name: words }, book) !== undefined || !speaksOf(book, sure, 'text')) &&
      !nearest.some((found) => ruleSpeaksOf(found, all)) &&
      !(isOfNumber ? says(all) : uses(all))
    );
  });
  // The longer wording is the one that's meant: white phosphorus is no White scout car.
  const isLonger = subject && (!named || subject.words.length > named.name.length);
  if (named && !isLonger) {
    const [other] = named.other;
    const readAs = other?.kind === 'weapon' ? otherWord(named.name, other.name) : undefined;
    const besides =
      subject && !` ${named.name} `.includes(` ${subject.words} `) ? asAsked(subject, question) : undefined;
    return { name: typed(named.name, question.text), readAs, besides, isThing: true, other: named.other };
  }
  return subject && { name: asAsked(subject, question), isThing: false, other: [] };
}

/** What a thing is called, if neither that nor what was typed has the other in it. */
function otherWord(typed: string, called: string): string | undefined {
  const [one, other] = [typed, called].map((each) => compared(plainWords(each).map(stem).join(' '))) as [
    string,
    string,
  ];
  return one.includes(other) || other.includes(one)
    ? undefined
    : called.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** A name as it was typed, with its signs and capitals: *T-34*. */
function typed(name: string, text: string): string {
  const plain = withoutAccents(text);
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])${name.split(' ').join('[^\\p{L}\\p{N}]*')}(?![\\p{L}\\p{N}])`,
    'iu',
  ).exec(plain);
  return found && plain.length === text.length ? text.slice(found.index, found.index + found[0].length) : name;
}

/** A subject in the words of the question. */
function asAsked({ words, stems }: Subject, { words: asked }: Question): string {
  const length = words.split(' ').length;
  const at = asked.findIndex((_, i) => stemmed(asked.slice(i, i + length)) === stems);
  return at < 0 ? words : asked.slice(at, at + length).join(' ');
}

/** Words without their endings, with a space at each end. */
function stemmed(words: readonly string[]): string {
  return ` ${words.map(stem).join(' ')} `;
}

/** A subject that a question names and its book never speaks of, nor does anybody who asks about it. */
export function unheardOf({ words, book, names }: Question): boolean {
  return subjectsIn(words).some(
    ({ words: spoken, all }) =>
      !names.some(({ own, name }) => own.length > 0 && ` ${name} `.includes(` ${spoken} `)) &&
      !speaksOf(book as Ruleset, all, 'title', 'table', 'text', 'phrases'),
  );
}

/** Whether the rule that would answer speaks of a thing, by any of its names. */
export function isUsed(name: Name, answering: Answering | undefined): boolean {
  return answering !== undefined && ruleSpeaksOf(answering.found, alsoCalled(name.name));
}

/** Whether a book has a thing: a row of its own, or a rule that speaks of it. A number may mean anything. */
function hasIt({ own, name, rest }: Name, book: Ruleset): boolean {
  if (own.length > 0 || (/^[\d ]+$/.test(name) && rest.length > 0)) return true;
  return speaksOf(book, alsoCalled(name), 'title', 'text');
}

/** Whether the book only has what comes nearest to a thing, such as its class, and never speaks of the thing itself. */
export function isNear({ name, own }: Name, book: Ruleset): boolean {
  return (
    own.length > 0 &&
    own.every(({ of, name: printed, kind }) => {
      const called = comesNear(of, name, kind === 'vehicle');
      if (called === undefined || compared(printed).includes(compared(name))) return false;
      return !speaksOf(book, called, 'title', 'text');
    })
  );
}

/** What the book says of having nothing of it, if its data say so. */
export function absenceOf({ name }: Pick<Name, 'name'>, { absences = [] }: Ruleset): Absence | undefined {
  return absences.find(({ asked }) => asked.some((each) => textSpeaksOf(each, [name])));
}

/** How one asks for more than a thing's card says. */
const MORE: readonly Form[] = ['more', 'event', 'to throw'];

/** Whether nothing is left of a question that the book could answer beside the name. */
export function isAlone({ rest }: Name, { forms, book }: Question): boolean {
  if (MORE.some((form) => forms.has(form)) || formsIn('', rest).has('off table')) return false;
  return askedIn(rest.join(' ')).every(
    ({ word, meanings }) =>
      BESIDE.has(word) || (meanings.length === 0 && !speaksOf(book as Ruleset, [word], 'title', 'text', 'phrases')),
  );
}

interface Subject {
  readonly words: string;
  readonly stems: string;
  readonly all: readonly string[];
  /** Those that say nothing else. */
  readonly sure: readonly string[];
  /** Where it is in the vocabulary. */
  readonly at: number;
}

/** What some words name that a book either has or hasn't, the longest wording first. */
function subjectsIn(words: readonly string[]): readonly Subject[] {
  const text = stemmed(words);
  const begun = [...new Set(words.map(stem))].flatMap((first) => subjects().get(first) ?? []);
  const found = begun.filter(({ stems }) => text.includes(stems));
  return found.toSorted((a, b) => b.words.length - a.words.length || a.at - b.at);
}

/** What a book either has or hasn't, by the first word of every wording of it. */
const subjects = onFirstUse((): ReadonlyMap<string, readonly Subject[]> => {
  const all = new Map<string, Subject[]>();
  for (const [at, { called = [], subject, loosely = [] }] of vocabulary.entries()) {
    for (const each of subject ? called : []) {
      if (loosely.includes(each)) continue;
      const words = plainWords(each);
      const first = stem(words[0]!);
      const sure = called.filter((word) => !loosely.includes(word));
      const own = { words: words.join(' '), stems: stemmed(words), all: called, sure, at };
      all.set(first, [...(all.get(first) ?? []), own]);
    }
  }
  return all;
});
