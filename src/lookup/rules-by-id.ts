import type { Rule, Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';
import { plainWords, stem, termsOf } from './terms.ts';

/** A rule and the book it's in. */
export interface Found {
  readonly rule: Rule;
  readonly book: Ruleset;
}

/** How a ruling's ID is written: the books' own, and those of Landser and WW2 Skirmish, which have no prefix. */
const IS_RULING = /^\s*(?:[a-z]{2}[-\s])?r(?:ul)?[-\s]\d{1,3}[a-z]?\s*$/i;
const IS_RULE = /^\s*([a-z]{2})[-\s]?([a-z]+)[-\s]?(\d{1,3})\s*$/i;

/** The words of a title: those that say something, and all of them without their endings. */
interface Title {
  readonly said: string;
  readonly all: readonly string[];
}

/** Rules by ID, in the order of their books. */
export class Rules {
  readonly #rules = new Map<string, Found>();
  readonly #titles = new Map<string, Title>();
  readonly all: readonly Found[];

  constructor(books: readonly Ruleset[]) {
    for (const book of books) for (const rule of book.rules) this.#rules.set(rule.id, { rule, book });
    this.all = [...this.#rules.values()];
  }

  /** A rule by its ID, exactly as the books write it. */
  get(id: string): Found | undefined {
    return this.#rules.get(id);
  }

  /** A rule by its ID in any spelling: `LC-FIRE-02`, `lc fire 2`. */
  named(id: string): Found | undefined {
    const [, book, section, number] = IS_RULE.exec(id) ?? [];
    return this.#rules.get(`${book}-${section}-${number?.padStart(2, '0')}`.toUpperCase());
  }

  /**
   * The rule of a book with exactly this title, or with all its words and no others that say something. One such word isn't
   * enough: who asks what happens when he hits doesn't mean the rule "Who is hit". Small words count too: whether one can move
   * and shoot isn't "Move or shoot".
   */
  titled(title: string, within: Partial<Ruleset>): Found | undefined {
    const wanted = title.trim().toLowerCase();
    const own = this.all.filter(({ book }) => book === within);
    const words = saidIn(title);
    const typed = new Set(plainWords(title).map(stem));
    return (
      own.find(({ rule }) => rule.title.toLowerCase() === wanted) ??
      own.find(({ rule }) => {
        if (!words.includes(' ')) return false;
        const { said, all } = this.#read(rule.title);
        return said === words && all.every((word) => typed.has(word));
      })
    );
  }

  /** A title in its words. Kept, because every question is compared with all of them. */
  #read(title: string): Title {
    const read = this.#titles.get(title) ?? { said: saidIn(title), all: plainWords(title).map(stem) };
    this.#titles.set(title, read);
    return read;
  }

  /** The rules whose texts name a ruling on an unclear point: `R-07`, `HP-RUL-22`. */
  naming(ruling: string): readonly Found[] {
    if (!IS_RULING.test(ruling)) return [];
    const wanted = ruling.trim().replaceAll(/[-\s]+/g, '-');
    const named = new RegExp(`(?<![\\w-])${wanted}(?![\\w])`, 'i');
    return this.all.filter(({ rule }) => named.test(rule.text));
  }
}

/** The words that say something, in any order. */
function saidIn(text: string): string {
  return termsOf(text).toSorted().join(' ');
}

let every: Rules | undefined;

/** The rules of every registered book. */
export function rulesById(): Rules {
  every ??= new Rules(Object.values(rulesets));
  return every;
}
