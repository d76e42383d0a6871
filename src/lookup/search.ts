import { distance } from 'fastest-levenshtein';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Hit, RuleIndex } from './rule-index.ts';
import { type Found, Rules, rulesById } from './rules-by-id.ts';

export type { Found } from './rules-by-id.ts';

/** Where to look. */
export interface Where {
  /** The book whose rules come first. */
  readonly first: Partial<Ruleset>;
  /** The only book that is looked through. */
  readonly only?: Ruleset | undefined;
}

/**
 * What a question comes to: a rule that it names; one that answers it; one of another book, as the one that was asked has none; some that it may
 * be about; or nothing.
 */
export interface Verdict {
  readonly kind: 'named' | 'answered' | 'elsewhere' | 'unsure' | 'nothing';
  /** Likeliest first. */
  readonly found: readonly Found[];
  /** What the book that comes first says nothing of, as it was asked. */
  readonly lacking: readonly string[];
}

/** A rule that speaks of this much of a question answers it; one that speaks of less may be meant. */
const SURE = 0.5;
/** The same where the book has nothing on a word that another one has in a title. */
const SURE_WITHOUT = 0.7;
const LIKELY = 0.15;
/** One of another book answers it where it speaks of so much more of it than any of the own. */
const FAR_BETTER = 0.3;
/** A rule with less than this part of the best score only shares a word with what was asked. */
const FAR_OFF = 0.2;
/** Nobody asks a longer question; a longer text is not read to its end. */
const LONGEST = 200;
/** How many titles are offered in place of what was not found, and from where on they are too strange to be meant. */
const NEAREST = 3;
const STRANGE = 0.75;
/** What is written so is meant as an ID, also if no rule has it. */
const IS_ID = /^\s*[a-z]{2}-[a-z]+-\d+\s*$/i;

/** The search over all rules of some books. */
export class RuleSearch {
  readonly #rules: Rules;
  #built: RuleIndex | undefined;

  constructor(books: readonly Ruleset[] | Rules) {
    this.#rules = books instanceof Rules ? books : new Rules(books);
  }

  /**
   * Builds the index, which is otherwise built when something is first asked.
   * @param breathe awaited after each rule, so that nobody else has to wait
   */
  async prepare(breathe: () => Promise<void> | undefined = () => undefined): Promise<void> {
    const index = this.#begun();
    while (index.takeIn()) await breathe();
  }

  /** A rule by its ID, however that is written: `LC-FIRE-02`, `lc fire 2`. */
  named(id: string): Found | undefined {
    return this.#rules.named(id);
  }

  /** The rule of the book that comes first, or that is the only one, that has exactly this title. */
  titled(title: string, { first, only }: Where): Found | undefined {
    return this.#rules.titled(title, only ?? first);
  }

  /** The rules that answer what was asked, likeliest first. An ID is answered by its rule alone, a title by its rule first. */
  asked(query: string, where: Where): Found[] {
    return [...this.verdict(query, where).found];
  }

  /** What is to be said to a question. Rules of the book that comes first come first, where it has any on it. */
  verdict(query: string, where: Where): Verdict {
    const ruled = this.#naming(query, where);
    if (ruled.length > 0) return { kind: 'named', found: ruled, lacking: [] };
    const named = this.named(query);
    if (named || IS_ID.test(query))
      return { kind: named ? 'named' : 'nothing', found: named ? [named] : [], lacking: [] };
    const titled = this.titled(query, where);
    const judged = this.#judged(query.slice(0, LONGEST), where);
    if (!titled) return judged;
    return { kind: 'named', found: unique([titled, ...judged.found]), lacking: [] };
  }

  /** What somebody may mean who is still typing: rules by ID or title, then by all that they say. */
  typed(query: string, where: Where): Found[] {
    const start = query.trim().toLowerCase();
    const all = this.#rules.all.filter(({ book }) => where.only === undefined || book === where.only);
    const books = [...all.filter(({ book }) => book === where.first), ...all];
    if (start === '') return unique(books);
    const byId = books.filter(({ rule }) => rule.id.toLowerCase().startsWith(start));
    if (start.includes('-') && byId.length > 0) return unique(byId);
    const byTitle = books.filter(({ rule }) => rule.title.toLowerCase().startsWith(start));
    const likeliest = this.asked(query, where).slice(0, 1);
    const going = this.#index.hits(query.slice(0, LONGEST), where.only, true).map(({ found }) => found);
    const own = going.filter(({ book }) => book === where.first);
    return unique([
      ...byTitle.filter(({ book }) => book === where.first),
      ...likeliest,
      ...byTitle,
      ...byId,
      ...own,
      ...going,
    ]);
  }

  /** The titles that are most like what was typed, where nothing was found; IDs, if that was to be one. */
  nearest(query: string, { first, only }: Where): string[] {
    const wanted = query.slice(0, LONGEST).trim().toLowerCase();
    const all = this.#rules.all.filter(({ book }) => book === (only ?? first));
    const words = all.map(({ rule }) => (IS_ID.test(query) ? rule.id : rule.title));
    return words
      .map((word) => ({ word, far: unlikeness(wanted, word.toLowerCase()) }))
      .filter(({ far }) => far < STRANGE)
      .toSorted((a, b) => a.far - b.far)
      .slice(0, NEAREST)
      .map(({ word }) => word);
  }

  #naming(query: string, { first, only }: Where): Found[] {
    const all = this.#rules.naming(query).filter(({ book }) => only === undefined || book === only);
    return unique([...all.filter(({ book }) => book === first), ...all]);
  }

  get #index(): RuleIndex {
    const index = this.#begun();
    while (index.takeIn());
    return index;
  }

  #begun(): RuleIndex {
    this.#built ??= new RuleIndex(this.#rules);
    return this.#built;
  }

  #judged(query: string, { first, only }: Where): Verdict {
    const hits = this.#index.hits(query, only, false).filter(({ covers }) => covers >= LIKELY);
    const own = hits.filter(({ found }) => found.book === (only ?? first));
    const others = hits.filter((hit) => !own.includes(hit));
    const found = (...parts: Hit[][]) => parts.flatMap(near).map((hit) => hit.found);
    const elsewhere = others[0];
    const lacking = this.#index
      .asked(query)
      .filter((word) => !this.#index.knows(word, only ?? first) && elsewhere?.titled.includes(word.word))
      .map(({ word }) => word);
    const most = own[0]?.covers ?? 0;
    if (most >= (lacking.length > 0 ? SURE_WITHOUT : SURE))
      return { kind: 'answered', found: found(own, others), lacking };
    if (elsewhere && lacking.length > 0 && elsewhere.covers >= Math.max(SURE, most + FAR_BETTER)) {
      return { kind: 'elsewhere', found: found(others, own), lacking };
    }
    return { kind: own.length > 0 ? 'unsure' : 'nothing', found: found(own), lacking };
  }
}

/** Those that are not far off from the best, and the next two. */
function near(hits: readonly Hit[]): readonly Hit[] {
  return hits.filter(({ score }, i) => i < NEAREST || score >= hits[0]!.score * FAR_OFF);
}

/** How little of two texts is alike, from 0 to 1. */
function unlikeness(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

function unique(found: readonly Found[]): Found[] {
  return [...new Set(found)];
}

let search: RuleSearch | undefined;

/** The search over every registered book; its index is built when something is first asked. */
export function ruleSearch(): RuleSearch {
  search ??= new RuleSearch(rulesById());
  return search;
}
