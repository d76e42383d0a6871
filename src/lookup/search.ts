import { distance } from 'fastest-levenshtein';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Rule, Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';
import { synonymsOf, termsOf } from './terms.ts';

/** A rule and the book that it stands in. */
export interface Found {
  readonly rule: Rule;
  readonly book: Ruleset;
}

/** Where to look. */
export interface Where {
  /** The book whose rules come first. */
  readonly first: Partial<Ruleset>;
  /** The only book that is looked through. */
  readonly only?: Ruleset | undefined;
}

interface Hit {
  readonly found: Found;
  readonly score: number;
  /** How many of the words that were asked it has; others that stand for them do not count. */
  readonly words: number;
}

/** A title is what a rule is about: its words count for more than those of the text. */
const TITLE = 4;
/** What stands for a word counts for less than the word, unless no book has the word. */
const SYNONYM = 0.4;
const INSTEAD = 0.8;
/** A rule with less than this part of the best score only shares a word with what was asked. */
const FAR_OFF = 0.2;
/** A rule with this part of the best score says nearly as much of it. */
const NEARLY = 0.4;
/** Nobody asks a longer question; a longer text is not read to its end. */
const LONGEST = 200;
/** How many titles are offered in place of what was not found, and from where on they are too strange to be meant. */
const NEAREST = 3;
const STRANGE = 0.75;
/** What is written so is meant as an ID, also if no rule has it. */
const IS_ID = /^\s*[a-z]{2}-[a-z]+-\d+\s*$/i;

/** The index over all rules of some books. It knows its words, so that only at others it guesses. */
export class RuleSearch {
  readonly #index: MiniSearch;
  readonly #words = new Set<string>();
  readonly #rules = new Map<string, Found>();

  constructor(books: readonly Ruleset[]) {
    this.#index = new MiniSearch({
      fields: ['title', 'text'],
      tokenize: (text) => termsOf(text),
      processTerm: (term) => {
        this.#words.add(term);
        return term;
      },
    });
    for (const book of books) for (const rule of book.rules) this.#rules.set(rule.id, { rule, book });
    this.#index.addAll([...this.#rules.values()].map(({ rule: { id, title, text } }) => ({ id, title, text })));
  }

  /** A rule by its ID, however that is written: `LC-FIRE-02`, `lc fire 2`. */
  named(id: string): Found | undefined {
    const [, book, section, number] = /^\s*([a-z]{2})[-\s]?([a-z]+)[-\s]?(\d{1,3})\s*$/i.exec(id) ?? [];
    return this.#rules.get(`${book}-${section}-${number?.padStart(2, '0')}`.toUpperCase());
  }

  /** The rule of the book that comes first, or that is the only one, that has exactly this title. */
  titled(title: string, { first, only }: Where): Found | undefined {
    const wanted = title.trim().toLowerCase();
    const own = [...this.#rules.values()].filter(({ book }) => book === (only ?? first));
    return own.find(({ rule }) => rule.title.toLowerCase() === wanted);
  }

  /** The rules that answer what was asked, likeliest first. An ID is answered by its rule alone, a title by its rule first. */
  asked(query: string, where: Where): Found[] {
    const named = this.named(query);
    if (named || IS_ID.test(query)) return named ? [named] : [];
    const titled = this.titled(query, where);
    return unique([...(titled ? [titled] : []), ...this.#found(query, where, false)]);
  }

  /** What somebody may mean who is still typing: rules by ID or title, then by all that they say. */
  typed(query: string, where: Where): Found[] {
    const start = query.trim().toLowerCase();
    const all = [...this.#rules.values()].filter(({ book }) => where.only === undefined || book === where.only);
    const books = [...all.filter(({ book }) => book === where.first), ...all];
    if (start === '') return unique(books);
    const byId = books.filter(({ rule }) => rule.id.toLowerCase().startsWith(start));
    if (start.includes('-') && byId.length > 0) return unique(byId);
    const byTitle = books.filter(({ rule }) => rule.title.toLowerCase().startsWith(start));
    const likeliest = this.asked(query, where).slice(0, 1);
    return unique([...likeliest, ...byTitle, ...byId, ...this.#found(query, where, true)]);
  }

  /** The titles that are most like what was typed, where nothing was found; IDs, if that was to be one. */
  nearest(query: string, { first, only }: Where): string[] {
    const wanted = query.slice(0, LONGEST).trim().toLowerCase();
    const all = [...this.#rules.values()].filter(({ book }) => book === (only ?? first));
    const words = all.map(({ rule }) => (IS_ID.test(query) ? rule.id : rule.title));
    return words
      .map((word) => ({ word, far: unlikeness(wanted, word.toLowerCase()) }))
      .filter(({ far }) => far < STRANGE)
      .toSorted((a, b) => a.far - b.far)
      .slice(0, NEAREST)
      .map(({ word }) => word);
  }

  /**
   * All that is not far off from what was asked. The book that comes first does so where it says nearly as much of it
   * as another one, or has as many of its words, be it only in a text.
   */
  #found(query: string, { first, only }: Where, typing: boolean): Found[] {
    const hits = this.#hits(query.slice(0, LONGEST), only, typing);
    const [best] = hits;
    if (!best) return [];
    const own = hits.filter(({ found }) => found.book === first);
    const telling = ({ score, words }: Hit) => score >= best.score * NEARLY || (words > 0 && words >= best.words);
    const foremost = own.filter((hit) => hit.score >= own[0]!.score * FAR_OFF && telling(hit));
    const others = hits.filter((hit) => hit.score >= best.score * FAR_OFF && !foremost.includes(hit));
    return [...foremost, ...others].map(({ found }) => found);
  }

  #hits(query: string, only: Ruleset | undefined, typing: boolean): Hit[] {
    const terms = [...new Set(termsOf(query))];
    const others = this.#others(query, terms);
    const last = typing ? terms.at(-1) : undefined;
    const options: SearchOptions = {
      tokenize: (text) => text.split(' ').filter((term) => term !== ''),
      processTerm: (term) => term,
      boost: { title: TITLE },
      boostTerm: (term) => others.get(term) ?? 1,
      prefix: (term) => term === last || (term.length > 2 && !this.#words.has(term)),
      fuzzy: (term) => !this.#words.has(term) && slipsIn(term),
      // What no book says as typed can be found no better than so.
      weights: { prefix: 0.7, fuzzy: 0.9 },
      ...(only === undefined ? {} : { filter: ({ id }) => this.#rules.get(id)!.book === only }),
    };
    const hits = this.#index.search([...terms, ...others.keys()].join(' '), options);
    return hits.map(({ id, score, queryTerms }) => {
      return { found: this.#rules.get(id)!, score, words: queryTerms.filter((term) => terms.includes(term)).length };
    });
  }

  /** What the books say for what was typed, and what it counts for. */
  #others(query: string, terms: readonly string[]): Map<string, number> {
    const others = new Map<string, number>();
    for (const { typed, means } of synonymsOf(query)) {
      const weight = typed.every((term) => this.#words.has(term)) ? SYNONYM : INSTEAD;
      for (const term of means) {
        if (!terms.includes(term)) others.set(term, Math.max(weight, others.get(term) ?? 0));
      }
    }
    return others;
  }
}

/** How many letters of a word may be wrong. */
function slipsIn(term: string): number | false {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 6 ? 1 : 2;
}

/** How little of two texts is alike, from 0 to 1. */
function unlikeness(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

function unique(found: readonly Found[]): Found[] {
  return [...new Set(found)];
}

let search: RuleSearch | undefined;

/** The search over every registered book; its index is built when it is first wanted. */
export function ruleSearch(): RuleSearch {
  search ??= new RuleSearch(Object.values(rulesets));
  return search;
}
