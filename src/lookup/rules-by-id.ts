import type { Rule, Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';

/** A rule and the book that it stands in. */
export interface Found {
  readonly rule: Rule;
  readonly book: Ruleset;
}

const IS_RULE = /^\s*([a-z]{2})[-\s]?([a-z]+)[-\s]?(\d{1,3})\s*$/i;

/** Rules by ID, in the order of their books. */
export class Rules {
  readonly #rules = new Map<string, Found>();

  constructor(books: readonly Ruleset[]) {
    for (const book of books) for (const rule of book.rules) this.#rules.set(rule.id, { rule, book });
  }

  get all(): readonly Found[] {
    return [...this.#rules.values()];
  }

  /** A rule by its ID as it is written in the books. */
  get(id: string): Found | undefined {
    return this.#rules.get(id);
  }

  /** A rule by its ID, however that is written: `LC-FIRE-02`, `lc fire 2`. */
  named(id: string): Found | undefined {
    const [, book, section, number] = IS_RULE.exec(id) ?? [];
    return this.#rules.get(`${book}-${section}-${number?.padStart(2, '0')}`.toUpperCase());
  }

  /** The rule of a book that has exactly this title. */
  titled(title: string, within: Partial<Ruleset>): Found | undefined {
    const wanted = title.trim().toLowerCase();
    return this.all.find(({ rule, book }) => book === within && rule.title.toLowerCase() === wanted);
  }
}

let every: Rules | undefined;

/** The rules of every registered book. */
export function rulesById(): Rules {
  every ??= new Rules(Object.values(rulesets));
  return every;
}
