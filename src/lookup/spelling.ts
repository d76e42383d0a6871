import { distance } from 'fastest-levenshtein';
import type { Ruleset } from '../kernel/ruleset.ts';
import { isOrdinary } from '../rules/vocabulary.ts';
import { tablesIn } from './printed.ts';
import { onFirstUse, plainWords, stem, wordsKnown } from './terms.ts';

/** How often each word is used, by its first letter. */
type Words = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The words of some books, so that a misspelt one can be recognised. They're only read for the first word that nobody knows. */
export class Spelling {
  readonly #words: ReadonlyMap<Partial<Ruleset>, () => Words>;
  /** Words of questions as they were read: the same ones are asked about again and again. */
  readonly #read = new Map<string, string>();

  constructor(books: readonly Ruleset[]) {
    this.#words = new Map(books.map((book) => [book, onFirstUse(() => wordsOf(book))]));
  }

  /** Reads the words of a book, which are otherwise read for the first word that nobody knows. */
  learn(book: Ruleset): void {
    this.#words.get(book)?.();
  }

  /** A question with each word that no book has as the book in play has it, or else another one. */
  mended(question: string, book: Partial<Ruleset>): string {
    return question.replaceAll(/(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu, (typed) => {
      const [word = '', ...others] = plainWords(typed);
      return others.length > 0 ? typed : this.#readAs(word, typed, book);
    });
  }

  #readAs(word: string, typed: string, book: Partial<Ruleset>): string {
    if (wordsKnown().has(word) || isOrdinary(stem(word))) return typed;
    const key = `${book.id} ${word}`;
    const read = this.#read.get(key) ?? this.#nearest(word, book);
    if (this.#read.size >= MOST_READ) this.#read.clear();
    this.#read.set(key, read);
    return read === word ? typed : read;
  }

  #nearest(word: string, book: Partial<Ruleset>): string {
    const own = this.#words.get(book)?.() ?? new Map();
    const all = [own, ...[...this.#words].flatMap(([other, words]) => (other === book ? [] : [words()]))];
    if (all.some((words) => words.get(word[0]!)?.has(word))) return word;
    return (
      likest(word, own) ??
      likest(word, meantByFirst()) ??
      all.map((words) => likest(word, words)).find(Boolean) ??
      parted(word, own) ??
      word
    );
  }
}

/** Two words that a book uses so often each are likelier than a long one that nobody knows. */
const OFTEN = 5;

/** How many words of questions are kept. */
const MOST_READ = 1000;

const meantByFirst = onFirstUse(() => byFirst(wordsKnown()));

function wordsOf(book: Ruleset): Words {
  const { rules, phrases = {}, absences = [] } = book;
  const rows = tablesIn(book).flatMap(({ title, rows: all }) => [title, ...all.map(({ name = '' }) => name)]);
  const texts = [
    ...rules.flatMap(({ title, text }) => [title, text]),
    ...Object.values(phrases).flat(),
    ...absences.flatMap(({ subject, asked }) => [subject, ...asked]),
    ...rows,
  ];
  return byFirst(plainWords(texts.join(' ')));
}

function byFirst(words: Iterable<string>): Words {
  const all = new Map<string, Map<string, number>>();
  for (const word of words) {
    const begun = all.get(word[0]!) ?? new Map<string, number>();
    begun.set(word, (begun.get(word) ?? 0) + 1);
    all.set(word[0]!, begun);
  }
  return all;
}

/** The word that an unknown one was meant to be: the nearest by its letters, if it's near enough, and the commonest of several. */
function likest(word: string, words: Words): string | undefined {
  const most = word.length < 10 ? 1 : 2;
  const near = [...(words.get(word[0]!) ?? [])]
    .filter(([known]) => known.length > 2 && Math.abs(known.length - word.length) <= most)
    .map(([known, uses]) => ({ known, uses, slips: isSwapped(word, known) ? 1 : distance(word, known) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips || b.uses - a.uses || b.known.length - a.known.length);
  return near[0]?.known;
}

/** Two words of a book that were typed as one, or the deed of who does it: *bailout*, *sneaker*. */
function parted(word: string, words: Words): string | undefined {
  const uses = (part: string) => words.get(part[0]!)?.get(part) ?? 0;
  const deed = /^(.{4,}?)e?rs?$/.exec(word)?.[1];
  if (deed !== undefined && uses(deed) > 0) return deed;
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => i + 3);
  const likeliest = cuts
    .map((at) => [word.slice(0, at), word.slice(at)] as const)
    .map((parts) => ({ parts, uses: Math.min(...parts.map(uses)) }))
    .toSorted((a, b) => b.uses - a.uses)[0];
  return likeliest && likeliest.uses >= OFTEN ? likeliest.parts.join(' ') : undefined;
}

/** Whether only two letters side by side have changed places: *hlaf*. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return at >= 0 && one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}
