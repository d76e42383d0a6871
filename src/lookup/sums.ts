import type { Pricing } from '../kernel/asked.ts';
import type { OptionValue } from '../kernel/options/options.ts';
import { optionsIn } from '../kernel/options/read-options.ts';
import { InputError } from '../kernel/refusal.ts';
import { certainFacts } from '../kernel/resolve.ts';
import { type Ruleset, verbOf } from '../kernel/ruleset.ts';
import { meantBy } from '../rules/names.ts';
import { asksFor } from './beside.ts';
import type { Question } from './question/question.ts';
import { BESIDE, UNTOLD } from './terms.ts';

/** What something costs, with what each part of it adds. */
export interface SumAnswer {
  readonly book: Ruleset;
  readonly rule: string;
  readonly total: number;
  readonly parts: readonly { readonly name: string; readonly points: number }[];
  /** A number that’s in it, such as 3 for three Actions, and the option that it goes to. */
  readonly count?: { readonly of: string; readonly value: number };
}

/** What counts a figure, but says nothing of its price. */
const MEN: ReadonlySet<string> = new Set([
  'with',
  'man',
  'men',
  'guy',
  'figure',
  'soldier',
  'trooper',
  'gunner',
  'schutze',
  'mann',
  'soldat',
  'homme',
  'tireur',
  'one',
  'figs',
]);

/** Ranks cost nothing where a book has no prices for kinds of men. */
const RANKS: ReadonlySet<string> = new Set(['nco', 'officer', 'sergeant', 'leader', 'corporal', 'rifleman', 'private']);

/**
 * The price of a figure that a question puts together, by the resolver that rulings use: *veteran with a rifle*.
 * @returns none if it asks for no price, names fewer than two parts, or leaves a word over that nobody understood
 */
export function sumAsked(question: Question): SumAnswer | undefined {
  const book = question.book as Ruleset;
  const { pricing } = book;
  if (!pricing || !asksFor(question.words, 'points')) return undefined;
  const counted = pricing.count && question.numbers.find(({ role }) => role === 'count');
  const arms = question.names.filter(({ own }) => own.length === 1);
  const gradesOf = (word: string) =>
    pricing.grades ? meantBy(pricing.grades.option, word, pricing.grades.values) : [];
  const grades = question.words.filter((word) => gradesOf(word).length === 1);
  const bought = arms.filter(({ own }) => pricing.rounds?.of.includes(own[0]!.of));
  const borne = arms.filter((arm) => !bought.includes(arm));
  const rounds = bought.map(({ own, from }) => ({ name: own[0]!.of, times: timesAt(question.words, from) }));
  const parts = [...grades.map((word) => gradesOf(word)[0]!), ...borne.map(({ own }) => own[0]!.of)];
  if (parts.length + rounds.length + Number(counted !== undefined) < 2) return undefined;
  const used = new Set([...grades, ...arms.flatMap(({ name }) => name.split(' '))]);
  const isUnranked = pricing.grades === undefined;
  const isOver = question.asked.some(({ word }) => {
    const says =
      !used.has(word) &&
      !MEN.has(word) &&
      !(isUnranked && RANKS.has(word)) &&
      !BESIDE.has(word) &&
      !UNTOLD.has(word) &&
      !/^\d+$/.test(word);
    return says && !asksFor([word], 'points') && !(counted && /^a[ck]tion(?:en|s)?$/.test(word));
  });
  if (isOver) return undefined;
  const price = (of: readonly string[], some: typeof rounds) => priceOf(book, pricing, of, counted?.value, some);
  const total = price(parts, rounds);
  if (total === undefined) return undefined;
  const without = (name: string) =>
    price(
      parts.filter((part) => part !== name),
      rounds.filter((round) => round.name !== name),
    );
  const shares = [...parts, ...rounds.map(({ name }) => name)].map((name) => ({
    name,
    points: total - (without(name) ?? 0),
  }));
  const count = pricing.count && { of: pricing.count.option, value: counted?.value ?? pricing.count.otherwise };
  return { book, rule: pricing.rule, total, parts: shares, ...(count ? { count } : {}) };
}

/** How many of a thing there are, by the number before its name: *2 grenades*. */
function timesAt(words: readonly string[], from: number): number {
  const before = words[from - 1] ?? '';
  return /^\d{1,2}$/.test(before) ? Number(before) : 1;
}

/** What parts cost together, without any toggle; none if the book has no such figure. */
function priceOf(
  book: Ruleset,
  pricing: Pricing,
  parts: readonly string[],
  count: number | undefined,
  rounds: readonly { readonly times: number }[],
) {
  const { verb, fixed, parts: option, count: counted, rounds: bought } = pricing;
  const given: Readonly<Record<string, OptionValue>> = {
    ...fixed,
    ...(parts.length > 0 ? { [option]: parts.join('+') } : {}),
    ...(counted ? { [counted.option]: count ?? counted.otherwise } : {}),
    ...(bought ? { [bought.option]: rounds.reduce((sum, { times }) => sum + times, 0) } : {}),
  };
  if (parts.length === 0 && !counted) return 0;
  try {
    const options = optionsIn(verbOf(book, verb).options, given);
    const facts = certainFacts({ ruleset: book, verb, options, toggles: new Set() });
    return typeof facts?.points === 'number' ? facts.points : undefined;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
