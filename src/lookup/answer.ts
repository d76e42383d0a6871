import { LRUCache } from 'lru-cache';
import type { Absence, Ruleset } from '../kernel/ruleset.ts';
import { upTo } from '../kernel/up-to.ts';
import { alsoCalled } from '../rules/names.ts';
import { asksToHit } from './beside.ts';
import { type CellAnswer, cellsAsked, untoldOf } from './cells.ts';
import { chartAsked } from './charts.ts';
import { type DuelAnswer, duelAsked } from './duels.ts';
import { isAlone, isNear, isUsed, type Lacking, lackingIn, unheardOf } from './lacking.ts';
import type { Name } from './question/names.ts';
import type { Question } from './question/question.ts';
import { rowAsked } from './rows.ts';
import type { Found } from './rules-by-id.ts';
import { type RuleSearch, ruleSearch, type Verdict } from './search.ts';
import { ruleSpeaksOf, textSpeaksOf } from './speaking.ts';
import { type SumAnswer, sumAsked } from './sums.ts';
import { askedIn } from './terms.ts';
import type { Where } from './where.ts';

/** What answers a question from what the book prints, or what it has nothing of. */
export type Answer =
  /** A cell, or a row of a table. */
  | { readonly kind: 'cells'; readonly cells: CellAnswer }
  /** What comes of a shot at a vehicle. */
  | { readonly kind: 'duel'; readonly duel: DuelAnswer }
  /** What a figure costs that the question puts together. */
  | { readonly kind: 'sum'; readonly sum: SumAnswer }
  /** All that's printed of a thing. */
  | { readonly kind: 'name'; readonly name: Name }
  /** The book only has what comes nearest to a thing. */
  | { readonly kind: 'near'; readonly name: Name; readonly cells: CellAnswer | undefined; readonly verdict?: Verdict }
  /** The book lacks a thing or a subject. */
  | { readonly kind: 'lacks'; readonly lacking: Lacking; readonly verdict: Verdict }
  /** No table says what was asked of a thing. */
  | { readonly kind: 'untold'; readonly name: Name; readonly what: string; readonly verdict: Verdict }
  /** Its rules answer, or may. */
  | { readonly kind: 'rules'; readonly verdict: Verdict };

/** A question as it was read, and what answers it. */
export interface Answered {
  readonly question: Question;
  readonly answer: Answer;
}

/** The questions asked last. Whoever turns a page or shows an answer to everybody asks the same once more, and so do others. */
const lately = new LRUCache<string, Answered>(upTo(500));

/** So many of the likeliest rules may say what no table does. */
const NEAREST = 3;

/** A longer question isn't worth remembering. */
const LONGEST = 200;

/**
 * What answers a question, in any book. Books never change while the program runs, so it's worked out once.
 * @param prepares awaited before the index is needed: what's understood is answered from the tables, and only what's left is searched
 */
export async function answered(query: string, where: Where, prepares: () => Promise<void>): Promise<Answered> {
  const key = JSON.stringify([where.first.id, where.only?.id, query]);
  const known = lately.get(key);
  if (known) return known;
  const question = ruleSearch().question(query, where);
  const printed = ruleSearch().isNamed(query, where) ? undefined : printedAnswer(question);
  if (!printed) await prepares();
  const found = { question, answer: printed ?? ruledAnswer(question) };
  if (query.length <= LONGEST) lately.set(key, found);
  return found;
}

/** What the tables of the first book say, without a search: it needs no index. */
export function printedAnswer(question: Question): Answer | undefined {
  const book = question.book as Ruleset;
  if (unheardOf(question)) return undefined;
  const sum = sumAsked(question);
  if (sum) return { kind: 'sum', sum };
  const duel = duelAsked(question);
  if (duel) return { kind: 'duel', duel };
  const cells = cellsIn(question);
  const [name] = question.names;
  if (name && isNear(name, book) && (cells ? cells.entry.of === name.own[0]!.of : isAlone(name, question)))
    return { kind: 'near', name, cells };
  if (cells && cells.entry.book === book) return { kind: 'cells', cells };
  // What no table of the book says of a thing is for its rules: *grenade to hit*.
  const isToHit = name && asksToHit(name.rest);
  if (name && name.own.length > 0 && !isToHit && isAlone(name, question)) return { kind: 'name', name };
  return undefined;
}

/** What the rules say where no table of the book does; what the book hasn't is told before anything else. */
export function ruledAnswer(question: Question, search: RuleSearch = ruleSearch()): Answer {
  const verdict = search.judge(question);
  if (verdict.kind === 'named') return { kind: 'rules', verdict };
  const lacking = lackingIn(question, verdict);
  // What the book says of lacking something is told by itself if that names what was asked for.
  const isTold = verdict.absence && lacking && speaksFirstOf(verdict.absence, lacking.name);
  const isEither = question.forms.has('which') && ['answered', 'either', 'unsure'].includes(verdict.kind);
  if (lacking && !isTold && !isEither) return { kind: 'lacks', lacking, verdict };
  const [name] = question.names;
  if (name && verdict.kind !== 'absent' && isNear(name, question.book as Ruleset) && !isUsed(name, verdict.answering))
    return { kind: 'near', name, cells: undefined, verdict };
  const isSaid = name && verdict.found.slice(0, NEAREST).some((found) => isSaidBy(found, name));
  const what = name && verdict.left.length > 0 && verdict.kind !== 'absent' && !isSaid ? untoldOf(name) : undefined;
  if (name && what !== undefined) return { kind: 'untold', name, what, verdict };
  // What another book prints isn't an answer if the channel's book has a rule on it.
  const cells = ['answered', 'either', 'absent'].includes(verdict.kind) ? undefined : cellsIn(question);
  return cells ? { kind: 'cells', cells } : { kind: 'rules', verdict };
}

/** Whether a rule speaks of a thing and of what else was asked: the *crew* of a panzerschreck. */
function isSaidBy(found: Found, { name, rest }: Name): boolean {
  const words = askedIn(rest.join(' ')).map(({ word }) => word);
  return ruleSpeaksOf(found, alsoCalled(name)) && ruleSpeaksOf(found, words);
}

function speaksFirstOf({ says }: Absence, name: string): boolean {
  return textSpeaksOf(says.split(/(?<=[.!?]) /)[0]!, [name]);
}

/** The row, or the cells of it, that words mean besides a table’s name: *10 on tank damage*. */
export function cellsIn(question: Question): CellAnswer | undefined {
  return chartAsked(question) ?? cellsAsked(question) ?? rowAsked(question);
}
