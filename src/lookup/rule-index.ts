import MiniSearch, { type AsPlainObject, type Options, type SearchOptions, type SearchResult } from 'minisearch';
import type { Absence, Ruleset } from '../kernel/ruleset.ts';
import type { Found, Rules } from './rules-by-id.ts';
import { isOptional } from './standing.ts';
import { type Asked, askedIn, isMeaning, keysAmong, keysOf, plainWords } from './terms.ts';

/** A rule that has to do with what was asked. */
export interface Hit {
  readonly found: Found;
  readonly score: number;
  /** How much of the question it covers, from 0 to 1. */
  readonly covers: number;
  /** How much of the question its own title and text say, without what players call it, from 0 to 1. */
  readonly says: number;
  /** The words of the question that its title contains, or words with the same meaning. */
  readonly titled: readonly string[];
  /** Everything in the question that it has: words without their endings, and meanings. */
  readonly keys: ReadonlySet<string>;
}

/** Something that a book has no rule on, and how well it fits what was asked. */
export interface Gap extends Omit<Hit, 'found'> {
  readonly absence: Absence;
  readonly book: Ruleset;
}

/** A word of a question, and how much it says. */
interface Weighed {
  readonly word: Asked;
  readonly weight: number;
}

/** A title says what a rule is about, and players' phrases how one asks for it: both count for more than the text. */
const BOOST = { title: 2, phrases: 3, text: 0.5 };
/** An optional rule is meant less often than the one it replaces; who means it says so, and its other words count in full. */
const OPTIONAL = 0.75;
/** A word's meaning counts for less than the word itself. */
const MEANT = 0.6;
/** A word that only has the same meaning counts in part. */
const AS_MEANT = 0.85;
/** A rule whose whole title was asked for is so much likelier. */
const TITLED = 0.5;
/** A word that no rule has may not be about rules at all: it weighs as much as one that this many rules have. */
const UNKNOWN = 4;

/** An index in the form in which it's kept in a file. */
export interface KeptIndex {
  /** MiniSearch's own form. */
  readonly index: AsPlainObject;
  /** Each key with the number of rules that have it, and the IDs of their books. */
  readonly rare: readonly (readonly [key: string, rules: number, books: readonly string[]])[];
}

/** The index over all rules of some books: their titles, their texts, and what players call them. */
export class RuleIndex {
  readonly #rules: Rules;
  #index: MiniSearch;
  readonly #absences = new Map<string, Pick<Gap, 'absence' | 'book'>>();
  /** How many rules have a key, and which books. */
  readonly #rare = new Map<string, { rules: number; readonly books: Set<Partial<Ruleset>> }>();
  /** The words of titles: they're compared with every question. */
  readonly #titles = new Map<string, readonly Weighed[]>();
  #seen = new Set<string>();
  readonly #size: number;
  /** How many rules are in it. */
  #taken = 0;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#size = rules.all.length;
    this.#index = new MiniSearch(this.#options);
    for (const book of new Set(rules.all.map((found) => found.book))) {
      for (const [i, absence] of (book.absences ?? []).entries())
        this.#absences.set(`${book.id} ${i}`, { absence, book });
    }
  }

  /** How texts are read into the index, which also learns from them. */
  get #options(): Options {
    return {
      fields: ['title', 'phrases', 'text'],
      tokenize: (text, field) => this.#keys(text, field),
      processTerm: (term) => term,
    };
  }

  /** The index over the same rules, made earlier: reading it takes a tenth of the time that making it takes. */
  static from(rules: Rules, { index, rare }: KeptIndex): RuleIndex {
    const made = new RuleIndex(rules);
    made.#index = MiniSearch.loadJS(index, made.#options);
    made.#taken = made.#size;
    const books = new Map(rules.all.map(({ book }) => [book.id, book]));
    for (const [key, count, ids] of rare)
      made.#rare.set(key, { rules: count, books: new Set(ids.map((id) => books.get(id)!)) });
    return made;
  }

  /** The whole index, in the form in which it's kept. */
  kept(): KeptIndex {
    while (this.takeIn());
    const rare = [...this.#rare].map(([key, { rules, books }]) => {
      return [key, rules, [...books].map(({ id }) => id!)] as const;
    });
    return { index: this.#index.toJSON(), rare };
  }

  /** Adds the next rule. @returns whether there was one left; nothing can be asked until all are in */
  takeIn(): boolean {
    if (this.#taken === 0) this.#takeInAbsences();
    const next = this.#rules.all[this.#taken];
    if (!next) return false;
    this.#taken++;
    const { rule, book } = next;
    this.#seen = new Set();
    const phrases = book.phrases?.[rule.id]?.join('\n') ?? '';
    this.#index.add({ id: rule.id, title: rule.title, text: rule.text, phrases });
    for (const key of this.#seen) this.#count(key, book);
    return true;
  }

  #takeInAbsences(): void {
    for (const [id, { absence }] of this.#absences) {
      this.#index.add({ id, title: absence.subject, phrases: absence.asked.join('\n') });
    }
  }

  /** Whether some rule, or a rule of one book, has the word or something that means the same. */
  knows({ stem, meanings }: Asked, within?: Partial<Ruleset>): boolean {
    return [stem, ...meanings].some((key) => {
      const known = this.#rare.get(key);
      return known !== undefined && (within === undefined || known.books.has(within));
    });
  }

  /**
   * The rules that have to do with a question, and what books have no rule on, likeliest first.
   * @param typing whether the last word may be incomplete
   */
  hits(question: string, only: Ruleset | undefined, typing: boolean): { rules: Hit[]; gaps: Gap[] } {
    const asked = askedIn(question);
    const last = typing ? asked.at(-1)?.stem : undefined;
    const options: SearchOptions = {
      tokenize: () => [...new Set(keysOf(question))],
      processTerm: (term) => term,
      boost: BOOST,
      boostTerm: (term) => (isMeaning(term) ? MEANT : 1),
      // What has no weight isn't looked at any further.
      boostDocument: (id) => {
        if (only !== undefined && this.#bookOf(id) !== only) return 0;
        const found = this.#rules.get(id);
        return found && isOptional(found) ? OPTIONAL : 1;
      },
      prefix: (term) => term === last,
      weights: { prefix: 0.7, fuzzy: 1 },
    };
    const weighed = asked.map((word) => this.#weighed(word));
    const keys = new Set(asked.flatMap(({ stem, meanings }) => [stem, ...meanings]));
    const results = this.#index
      .search(question, options)
      .map((result) => ({ id: result.id as string, fit: this.#fit(result, weighed, keys) }))
      .sort((one, other) => other.fit.score - one.fit.score);
    return {
      rules: results.flatMap(({ id, fit }) => {
        const found = this.#rules.get(id);
        return found ? [{ found, ...fit }] : [];
      }),
      gaps: results.flatMap(({ id, fit }) => {
        const gap = this.#absences.get(id);
        return gap ? [{ ...gap, ...fit }] : [];
      }),
    };
  }

  #bookOf(id: string): Ruleset {
    return (this.#rules.get(id) ?? this.#absences.get(id)!).book;
  }

  #weighed(word: Asked): Weighed {
    return { word, weight: this.weight(word) };
  }

  /** @param keys all that's asked for, in one */
  #fit(
    { id, score, queryTerms, match }: SearchResult,
    asked: readonly Weighed[],
    keys: ReadonlySet<string>,
  ): Omit<Hit, 'found'> {
    const matched = new Set(queryTerms);
    const all = asked.reduce((sum, { weight }) => sum + weight, 0);
    const covered = asked.reduce((sum, { word, weight }) => sum + weight * partOf(word, matched), 0);
    const isTitled = ({ stem, meanings }: Asked) => [stem, ...meanings].some((key) => match[key]?.includes('title'));
    const own = new Set(queryTerms.filter((key) => match[key]?.some((field) => field !== 'phrases')));
    const said = asked.reduce((sum, { word, weight }) => sum + weight * partOf(word, own), 0);
    const covers = all === 0 ? 0 : covered / all;
    return {
      // A rule that has one word of a question many times isn't as likely as one that has all its words; nor is one whose title
      // says much that nobody asked for.
      score: score * covers * (1 + this.#named(id, keys) * TITLED),
      covers,
      says: all === 0 ? 0 : said / all,
      titled: asked.filter(({ word }) => isTitled(word)).map(({ word }) => word.word),
      keys: matched,
    };
  }

  /** How much of a rule's title was asked for, from 0 to 1. */
  #named(id: string, keys: ReadonlySet<string>): number {
    const title = this.#titles.get(id) ?? this.#titleOf(id);
    this.#titles.set(id, title);
    const all = title.reduce((sum, { weight }) => sum + weight, 0);
    const named = title.reduce((sum, { word, weight }) => sum + weight * partOf(word, keys), 0);
    return all === 0 ? 0 : named / all;
  }

  #titleOf(id: string): readonly Weighed[] {
    const title = this.#rules.get(id)?.rule.title ?? this.#absences.get(id)!.absence.subject;
    return askedIn(title).map((word) => this.#weighed(word));
  }

  /** The rarer a word, the more it says; one that no rule has says no more than one that few have. */
  weight({ stem, meanings }: Asked): number {
    const counts = [stem, ...meanings].map((key) => this.#rare.get(key)?.rules ?? 0);
    return Math.log(1 + this.#size / Math.max(UNKNOWN, ...counts));
  }

  #keys(text: string, field: string | undefined): string[] {
    const lines = text.split('\n').map(plainWords);
    const keys = lines.flatMap((words) => keysAmong(words, field !== 'text'));
    for (const key of keys) this.#seen.add(key);
    return keys;
  }

  #count(key: string, book: Ruleset): void {
    const known = this.#rare.get(key) ?? { rules: 0, books: new Set() };
    known.rules++;
    known.books.add(book);
    this.#rare.set(key, known);
  }
}

function partOf({ stem, meanings }: Asked, matched: ReadonlySet<string>): number {
  if (matched.has(stem)) return 1;
  return meanings.some((meaning) => matched.has(meaning)) ? AS_MEANT : 0;
}
