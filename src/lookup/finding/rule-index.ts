import type { Absence, Ruleset } from '../../kernel/ruleset.ts';
import type { Found, Rules } from '../rules-by-id.ts';
import { isOptional } from '../standing.ts';
import { type Asked, askedIn, isMeaning, keysAmong, keysOf, spokenIn } from '../terms.ts';
import { type Match, Texts } from './texts.ts';

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
const BOOSTS = [2, 3, 0.5] as const;
const [IN_TITLE, IN_PHRASES] = ['0', '1'] as const;
/** An optional rule is meant less often than the one it replaces; who means it says so, and its other words count in full. */
const OPTIONAL = 0.75;
/** A word's meaning counts for less than the word itself. */
const MEANT = 0.6;
/** A word that only has the same meaning counts in part. */
const AS_MEANT = 0.85;
/** A rule whose whole title was asked for is so much likelier. */
const TITLED = 0.5;
/** So many texts of a book are compared with the question by all its words. */
const WEIGHED = 60;
/** A word that no rule has may not be about rules at all: it weighs as much as one that this many rules have. */
const UNKNOWN = 4;

/** An index in the form in which it's kept in a file. */
export interface KeptIndex {
  readonly texts: ReturnType<Texts['kept']>;
  /** Each key with the number of rules that have it, and the IDs of their books. */
  readonly rare: readonly (readonly [key: string, rules: number, books: readonly string[]])[];
}

/** What a text of the index is: something that a book has no rule on, or a rule. */
type Entry = Pick<Gap, 'absence' | 'book'> | Found;

/** The index over all rules of some books: their titles, their texts, and what players call them. */
export class RuleIndex {
  readonly #texts: Texts;
  /** What the texts are, in their order: absences first. */
  readonly #entries: readonly Entry[];
  /** How many rules have a key, and which books. */
  readonly #rare = new Map<string, { rules: number; readonly books: Set<Partial<Ruleset>> }>();
  /** What the words of rules' wordings weigh: the same ones are compared with question after question. */
  readonly #weights = new WeakMap<Asked, number>();
  /** The words of titles: they're compared with every question. */
  readonly #titles = new Map<number, readonly Weighed[]>();
  /** What each text counts for: in all books, and in one where the others' aren't looked at. */
  readonly #worth = new Map<Ruleset | undefined, Float64Array>();
  readonly #size: number;
  /** How many of the texts are in it. */
  #taken = 0;

  constructor(rules: Rules, texts = new Texts(BOOSTS)) {
    this.#size = rules.all.length;
    this.#texts = texts;
    const books = new Set(rules.all.map(({ book }) => book));
    const gaps = [...books].flatMap((book) => (book.absences ?? []).map((absence) => ({ absence, book })));
    this.#entries = [...gaps, ...rules.all];
  }

  /** The index over the same rules, made earlier: reading it takes a tenth of the time that making it takes. */
  static from(rules: Rules, { texts, rare }: KeptIndex): RuleIndex {
    const made = new RuleIndex(rules, Texts.from(BOOSTS, texts));
    made.#taken = made.#entries.length;
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
    return { texts: this.#texts.kept(), rare };
  }

  /** Adds the next text. @returns whether there was one left; nothing can be asked until all are in */
  takeIn(): boolean {
    const next = this.#entries[this.#taken];
    if (!next) return false;
    this.#taken++;
    if ('absence' in next) {
      const { subject, asked } = next.absence;
      this.#texts.add([keysIn(subject), keysIn(asked.join('\n')), []]);
      return true;
    }
    const { rule, book } = next;
    const phrases = keysIn(book.phrases?.[rule.id]?.join('\n') ?? '');
    const fields = [keysIn(rule.title), phrases, keysIn(rule.text, false)];
    this.#texts.add(fields);
    for (const key of new Set(fields.flat())) this.#count(key, book);
    return true;
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
    const sought = [...new Set(keysOf(question))].map((key) => ({
      key,
      weight: isMeaning(key) ? MEANT : 1,
      isBegun: key === last,
    }));
    const weighed = asked.map((word) => this.#weighed(word));
    const keys = new Set(asked.flatMap(({ stem, meanings }) => [stem, ...meanings]));
    const hits = this.#likeliest(this.#texts.find(sought, this.#worthIn(only)))
      .map((match) => ({ entry: this.#entries[match.text]!, fit: this.#fit(match, weighed, keys) }))
      .sort((one, other) => other.fit.score - one.fit.score);
    return {
      rules: hits.flatMap(({ entry, fit }) => ('rule' in entry ? [{ found: entry, ...fit }] : [])),
      gaps: hits.flatMap(({ entry, fit }) => ('absence' in entry ? [{ ...entry, ...fit }] : [])),
    };
  }

  /** Those of each book with the best scores: one that only has a common word of the question isn't weighed any further. */
  #likeliest(matches: readonly Match[]): readonly Match[] {
    const taken = new Map<Ruleset, number>();
    return matches
      .toSorted((one, other) => other.score - one.score)
      .filter(({ text }) => {
        const { book } = this.#entries[text]!;
        const count = (taken.get(book) ?? 0) + 1;
        taken.set(book, count);
        return count <= WEIGHED;
      });
  }

  #worthIn(only: Ruleset | undefined): Float64Array {
    const known = this.#worth.get(only);
    if (known) return known;
    const worth = this.#entries.map((entry) => {
      if (only !== undefined && entry.book !== only) return 0;
      return 'rule' in entry && isOptional(entry) ? OPTIONAL : 1;
    });
    const made = Float64Array.from(worth);
    this.#worth.set(only, made);
    return made;
  }

  #weighed(word: Asked): Weighed {
    return { word, weight: this.weight(word) };
  }

  /** @param sought all that's asked for, in one */
  #fit(
    { text, score, keys, fieldsOf }: Match,
    asked: readonly Weighed[],
    sought: ReadonlySet<string>,
  ): Omit<Hit, 'found'> {
    const matched = new Set(keys);
    const all = asked.reduce((sum, { weight }) => sum + weight, 0);
    const covered = asked.reduce((sum, { word, weight }) => sum + weight * partOf(word, matched), 0);
    const isTitled = ({ stem, meanings }: Asked) => [stem, ...meanings].some((key) => fieldsOf(key).includes(IN_TITLE));
    const own = new Set(keys.filter((key) => fieldsOf(key).some((field) => field !== IN_PHRASES)));
    const said = asked.reduce((sum, { word, weight }) => sum + weight * partOf(word, own), 0);
    const covers = all === 0 ? 0 : covered / all;
    return {
      // A rule that has one word of a question many times isn't as likely as one that has all its words; nor is one whose title
      // says much that nobody asked for.
      score: score * covers * (1 + this.#named(text, sought) * TITLED),
      covers,
      says: all === 0 ? 0 : said / all,
      titled: asked.filter(({ word }) => isTitled(word)).map(({ word }) => word.word),
      keys: matched,
    };
  }

  /** How much of a rule's title was asked for, from 0 to 1. */
  #named(text: number, keys: ReadonlySet<string>): number {
    const title = this.#titles.get(text) ?? this.#titleOf(text);
    this.#titles.set(text, title);
    const all = title.reduce((sum, { weight }) => sum + weight, 0);
    const named = title.reduce((sum, { word, weight }) => sum + weight * partOf(word, keys), 0);
    return all === 0 ? 0 : named / all;
  }

  #titleOf(text: number): readonly Weighed[] {
    const entry = this.#entries[text]!;
    const title = 'rule' in entry ? entry.rule.title : entry.absence.subject;
    return askedIn(title).map((word) => this.#weighed(word));
  }

  /** The rarer a word, the more it says; one that no rule has says no more than one that few have. */
  weight(word: Asked): number {
    const known = this.#weights.get(word);
    if (known !== undefined) return known;
    const counts = [word.stem, ...word.meanings].map((key) => this.#rare.get(key)?.rules ?? 0);
    const weight = Math.log(1 + this.#size / Math.max(UNKNOWN, ...counts));
    this.#weights.set(word, weight);
    return weight;
  }

  #count(key: string, book: Ruleset): void {
    const known = this.#rare.get(key) ?? { rules: 0, books: new Set() };
    known.rules++;
    known.books.add(book);
    this.#rare.set(key, known);
  }
}

/** What some lines can be found by: a text isn't found by which meanings occur together in it. */
function keysIn(text: string, isPaired = true): readonly string[] {
  return text.split('\n').flatMap((line) => keysAmong(spokenIn(line), isPaired));
}

function partOf({ stem, meanings }: Asked, matched: ReadonlySet<string>): number {
  if (matched.has(stem)) return 1;
  return meanings.some((meaning) => matched.has(meaning)) ? AS_MEANT : 0;
}
