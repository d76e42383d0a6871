import { distance } from 'fastest-levenshtein';
import type { Ruleset, Together } from '../kernel/ruleset.ts';
import { isOrdinary, writtenOut } from '../rules/vocabulary.ts';
import { isAmong } from './exact.ts';
import { keptIndex } from './finding/kept.ts';
import { type Hit, type KeptIndex, RuleIndex } from './finding/rule-index.ts';
import { bestAsking } from './finding/wordings.ts';
import {
  confidence,
  editionsFirst,
  exactFirst,
  has,
  isFitting,
  isUnusedBy,
  likeliest,
  NEAREST,
  near,
  SURE,
  saidBy,
  saidOutright,
  standing,
} from './likeliest.ts';
import { inFigures } from './question/numbers.ts';
import { Question } from './question/question.ts';
import { type Found, Rules, rulesById } from './rules-by-id.ts';
import { Spelling } from './spelling.ts';
import { type Asked, wordsNamed } from './terms.ts';
import { pairAsked } from './together.ts';
import { toldAsItStands, toldIn } from './told.ts';
import { PLAIN, type Verdict } from './verdict.ts';
import type { Where } from './where.ts';

export type { Found } from './rules-by-id.ts';
export type { Verdict } from './verdict.ts';

const LIKELY = 0.15;
/** A rule of another book answers the question if it covers this much more of it than any of the book's own. */
const FAR_BETTER = 0.2;
/** A rule less likely than this isn't an answer that what the book lacks has to give way to. */
const UNLIKELY = 0.5;
/** A longer word that no rule of the book has, and that isn't ordinary, names a thing. */
const SHORT = 3;
/** Nobody asks a longer question; a longer text isn't read to the end. */
const LONGEST = 200;
/** How many titles are suggested when nothing was found, and how different they may be, from 0 to 1. */
const STRANGE = 0.5;
/** Text in this form is taken as an ID, even if no rule has it. */
const IS_ID = /^\s*[a-z]{2}-[a-z]+-\d+\s*$/i;

/** The search over all rules of some books. */
export class RuleSearch {
  readonly #rules: Rules;
  readonly #kept: () => KeptIndex | undefined;
  readonly #books: readonly Ruleset[];
  readonly #spelling: Spelling;
  #built: RuleIndex | undefined;

  /** @param kept the index over the same rules, if it's been made earlier */
  constructor(books: readonly Ruleset[] | Rules, kept: () => KeptIndex | undefined = () => undefined) {
    this.#rules = books instanceof Rules ? books : new Rules(books);
    this.#kept = kept;
    this.#books = [...new Set(this.#rules.all.map(({ book }) => book))];
    this.#spelling = new Spelling(this.#books);
  }

  /**
   * Builds the index, which is otherwise built for the first question.
   * @param breathe awaited after each rule, so that nobody else has to wait
   */
  async prepare(breathe: () => Promise<void> | undefined = () => undefined): Promise<void> {
    const index = this.#begun();
    while (index.takeIn()) await breathe();
    for (const book of this.#books) {
      this.#spelling.learn(book);
      await breathe();
    }
  }

  /** A rule by its ID in any spelling: `LC-FIRE-02`, `lc fire 2`. */
  named(id: string): Found | undefined {
    return this.#rules.named(id);
  }

  /** The rule with exactly this title in the first book, or in the only one. */
  titled(title: string, { first, only }: Where): Found | undefined {
    return this.#rules.titled(title, only ?? first);
  }

  /** Whether a question is an ID, a ruling's number or a title: none of these needs the index. */
  isNamed(query: string, where: Where): boolean {
    return (
      IS_ID.test(query) ||
      this.#naming(query, where).length > 0 ||
      (this.named(query) ?? this.titled(query, where)) !== undefined
    );
  }

  /** The rules that answer a question, likeliest first. An ID returns only its own rule; a title returns its rule first. */
  asked(query: string, where: Where): Found[] {
    return [...this.verdict(query, where).found];
  }

  /** The answer to a question. The first book's rules come first, if it has any on the subject. */
  verdict(query: string, where: Where): Verdict {
    return this.judge(this.question(query, where));
  }

  /** A question, read: its abbreviations written out and its slips mended, then what it names and wants to know. */
  question(query: string, where: Where): Question {
    return new Question(query, this.read(query, where), where);
  }

  /** The answer to a question that has been read. */
  judge(question: Question): Verdict {
    const { typed: query, where } = question;
    const ruled = this.#naming(query, where);
    if (ruled.length > 0) return { ...PLAIN, kind: 'named', found: ruled };
    const named = this.named(query);
    if (named || IS_ID.test(query)) return { ...PLAIN, kind: named ? 'named' : 'nothing', found: named ? [named] : [] };
    const titled = this.titled(query, where);
    const judged = this.#judged(question);
    const isTitle =
      titled && (isFitting(titled, question) || titled.rule.title.toLowerCase() === query.trim().toLowerCase());
    if (isTitle) return { ...judged, kind: 'named', found: unique([titled, ...judged.found]), lacking: [] };
    const pair = pairAsked(query, where.only ?? where.first);
    return pair ? this.#both(pair, judged) : judged;
  }

  /** A question with its abbreviations written out and its slips mended. */
  read(query: string, { first, only }: Where): string {
    return this.#spelling.mended(inFigures(writtenOut(query.slice(0, LONGEST))), only ?? first);
  }

  /** Two rules that only answer together, the likelier one first. */
  #both({ rules }: Together, { found }: Verdict): Verdict {
    const [one, two] = rules.flatMap((id) => this.named(id) ?? []) as [Found, Found];
    const alike = found.indexOf(two) >= 0 && found.indexOf(two) < found.indexOf(one) ? [two, one] : [one, two];
    return { ...PLAIN, kind: 'answered', found: unique([...alike, ...found]), alike };
  }

  /** What a user who is still typing may mean: rules by ID or title, then by their whole text. */
  typed(query: string, where: Where): Found[] {
    const start = query.trim().toLowerCase();
    const all = this.#rules.all.filter(({ book }) => where.only === undefined || book === where.only);
    const books = [...all.filter(({ book }) => book === where.first), ...all];
    if (start === '') return unique(books);
    const byId = books.filter(({ rule }) => rule.id.toLowerCase().startsWith(start));
    if (start.includes('-') && byId.length > 0) return unique(byId);
    const byTitle = books.filter(({ rule }) => rule.title.toLowerCase().startsWith(start));
    const likeliest = this.asked(query, where).slice(0, 1);
    const going = this.#index.hits(query.slice(0, LONGEST), where.only, true).rules.map(({ found }) => found);
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

  /** The titles most like what was typed, if nothing was found; IDs if it looked like one. */
  nearest(query: string, { first, only }: Where): string[] {
    const wanted = query.slice(0, LONGEST).trim().toLowerCase();
    const all = this.#rules.all.filter(({ book }) => book === (only ?? first));
    const words = all.map(({ rule }) => (IS_ID.test(query) ? rule.id : rule.title));
    return words
      .map((word) => ({ word, far: distance(wanted, word.toLowerCase()) / Math.max(wanted.length, word.length, 1) }))
      .filter(({ far }) => far < STRANGE)
      .toSorted((a, b) => a.far - b.far)
      .slice(0, NEAREST)
      .map(({ word }) => word);
  }

  #naming(query: string, { first, only }: Where): Found[] {
    const all = this.#rules.naming(query).filter(({ book }) => only === undefined || book === only);
    return unique([...all.filter(({ book }) => book === first), ...all]);
  }

  /** The rules in some sections of a book that have to do with a question; if none do, the first one there. */
  #among(sections: readonly string[], hits: readonly Hit[]): readonly Hit[] {
    const isThere = ({ rule }: Found) => sections.some((section) => rule.id.startsWith(section));
    const there = hits.filter(({ found }) => isThere(found));
    if (there.length > 0) return there;
    const first = sections.flatMap((section) => this.#rules.all.find(({ rule }) => rule.id.startsWith(section)) ?? []);
    return first.slice(0, 1).map((found) => ({ found, score: 1, covers: 0, says: 0, titled: [], keys: new Set() }));
  }

  get #index(): RuleIndex {
    const index = this.#begun();
    while (index.takeIn());
    return index;
  }

  #begun(): RuleIndex {
    if (this.#built) return this.#built;
    const kept = this.#kept();
    this.#built = kept ? RuleIndex.from(this.#rules, kept) : new RuleIndex(this.#rules);
    return this.#built;
  }

  #judged(question: Question): Verdict {
    const { text: query, asked, book, where } = question;
    const { rules, gaps } = this.#index.hits(query, where.only, false);
    const weight = (word: Asked) => this.#index.weight(word);
    const hits = rules.filter(({ covers }) => covers >= LIKELY);
    const own = exactFirst(
      likeliest(
        hits.filter(({ found }) => found.book === book),
        question,
        weight,
      ),
      ({ found }) => isAmong(query, found.book.phrases?.[found.rule.id] ?? []),
    );
    const others = editionsFirst(
      hits.filter(({ found }) => found.book !== book),
      book,
    );
    const found = (...parts: (readonly Hit[])[]) => parts.flatMap(near).map((hit) => hit.found);
    const [first] = own;
    const answering = first && { found: first.found, wording: first.fit.wording, both: first.fit.both };
    const isOwn = first && isAmong(query, first.found.book.phrases?.[first.found.rule.id] ?? []);
    const [gap] = exactFirst(
      gaps.filter((each) => each.book === book),
      ({ absence }) => isAmong(query, absence.asked),
    );
    const isExact = gap && isAmong(query, gap.absence.asked);
    const spoken = asked.filter(({ word }) => !/^\d+$/.test(word));
    // What says less of the question than the best rule is about something else.
    const isNearer =
      gap &&
      gap.covers >= SURE &&
      saidBy(gap, spoken, weight) >= (first ? saidBy(first, spoken, weight) : 0) &&
      gap.score > (first?.score ?? 0) &&
      bestAsking(gap.absence, asked, weight).both > (first?.fit.both ?? 0);
    const absence = gap && (isNearer || (!isOwn && isExact)) ? gap.absence : isOwn ? undefined : toldIn(question, own);
    if (absence) {
      if (absence.other && !where.only) {
        const there = this.#among(absence.other, others);
        const shown = { found: found(there, own), ...standing(there) };
        return { ...PLAIN, kind: 'elsewhere', absence, answering, ...shown };
      }
      const nearest = absence.see.flatMap((id) => this.named(id) ?? []);
      const all = unique([...nearest, ...found(own)]);
      return { ...PLAIN, kind: 'absent', absence, answering, found: all };
    }
    const elsewhere = others[0];
    const unknown = spoken.filter((word) => !this.#index.knows(word, book)).map(({ word }) => word);
    const lacking = unknown.filter((word) => elsewhere?.titled.includes(word));
    const isLeftBy = (best: readonly Hit[]) => (word: Asked) => !best.some((hit) => has(hit, word));
    const left = spoken.filter(isLeftBy(own.slice(0, 1))).map(({ word }) => word);
    const words = { lacking, unknown, left, unused: [], answering };
    // A thing that was named, and that the best rule has nothing of, is what was asked about.
    const isThing = ({ word, stem }: Asked) =>
      wordsNamed().has(word) || (unknown.includes(word) && word.length > SHORT && !isOrdinary(stem));
    const likelihood = (together: number) => {
      const unnamed = spoken.filter(isLeftBy(own.slice(0, together))).filter(isThing);
      return confidence(own, question, unnamed.length, together);
    };
    const likely = likelihood(1);
    const outright = isOwn ? 1 : saidOutright(likely, likelihood(2), own);
    if (outright > 0) {
      const kind = outright === 1 ? 'answered' : 'either';
      return { ...words, kind, found: found(own, others), ...standing(own) };
    }
    const most = first?.covers ?? 0;
    if (elsewhere && lacking.length > 0 && elsewhere.covers >= Math.max(SURE, most + FAR_BETTER)) {
      return { ...words, kind: 'elsewhere', found: found(others, own), ...standing(others) };
    }
    const told = likely < UNLIKELY ? toldAsItStands(question) : undefined;
    if (told && !told.other) {
      const nearest = told.see.flatMap((id) => this.named(id) ?? []);
      return { ...PLAIN, kind: 'absent', absence: told, answering, found: unique([...nearest, ...found(own)]) };
    }
    const unused = left.filter(isUnusedBy(own.slice(0, NEAREST), spoken));
    return {
      ...words,
      unused,
      kind: own.length > 0 ? 'unsure' : 'nothing',
      found: found(own),
      alike: [],
      clear: false,
    };
  }
}

function unique(found: readonly Found[]): Found[] {
  return [...new Set(found)];
}

let search: RuleSearch | undefined;

/** The search over every registered book; its index is read, or else built, for the first question. */
export function ruleSearch(): RuleSearch {
  search ??= new RuleSearch(rulesById(), keptIndex);
  return search;
}
