import type { Duel } from '../kernel/asked.ts';
import { ThrownDice } from '../kernel/dice/dice.ts';
import { type Odds, oddsOf } from '../kernel/dice/odds.ts';
import type { GivenOptions, OptionTable, OptionValue } from '../kernel/options/options.ts';
import { completeOptions } from '../kernel/options/read-options.ts';
import { RecordedRuling } from '../kernel/recorded-ruling.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import { type Action, resolve } from '../kernel/resolve.ts';
import { type Ruleset, togglesOn, verbOf } from '../kernel/ruleset.ts';
import type { Step } from '../kernel/step.ts';
import { meantBy } from '../rules/names.ts';
import { vocabulary } from '../rules/vocabulary.ts';
import type { Name } from './question/names.ts';
import type { Question } from './question/question.ts';
import { type Asked, BESIDE, onFirstUse, plainWords, UNTOLD } from './terms.ts';

/** What comes of a shot that a question describes: a weapon, or the gun of a vehicle, at a vehicle. */
export interface DuelAnswer {
  readonly action: Action;
  /** The options that the question gave. */
  readonly given: GivenOptions;
  /** The chances, or the rule that forbids the shot. */
  readonly comes: Odds | Refusal;
  /** What's thrown, as if each die fell as high as it can. */
  readonly steps: readonly Step[];
  /** How far off it's taken to be, in inches, if the question doesn't say and the book has to know. */
  readonly assumed?: number;
}

/** What stands before the name of a target. */
const AT: ReadonlySet<string> = new Set(['vs', 'versus', 'v', 'against', 'gegen', 'contre', 'at']);
/** What may stand between that and the name. */
const ARTICLE: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'einen',
  'eine',
  'den',
  'un',
  'une',
  'le',
  'la',
  'my',
  'his',
]);

/** So far off a target is taken to be, in inches; nearer if the weapon doesn't reach so far. */
const USUAL = [12, 6, 3];

/** No look-up waits for odds that take more runs than this. */
const MOST_RUNS = 20_000;

/**
 * The shot that a question describes, by the tables that rulings use: *sherman against a panther’s side at 20*.
 * @returns none if it names no two such things, or if a word is left over that says something else
 */
export function duelAsked(question: Question): DuelAnswer | undefined {
  const book = question.book as Ruleset;
  const { duel } = book;
  if (!duel || question.names.length < 2 || question.forms.has('which')) return undefined;
  const pair = firerAndTarget(question);
  if (!pair) return undefined;
  const table: OptionTable = verbOf(book, duel.verb).options;
  const firer = optionsOf(pair.firer, duel.firer, duel.weapon, book);
  const target = optionsOf(pair.target, duel.target, Object.keys(duel.target)[0]!, book);
  if (!firer || !target) return undefined;
  const spoken = saidIn(question, [pair.firer, pair.target], duel, table);
  if (spoken.isMore) return undefined;
  const given = { ...target, ...firer, ...spoken.given };
  const told = ruledOn(book, given);
  if (told || given[duel.range] !== undefined) return told;
  const near = USUAL.map((inches) => ruledOn(book, { ...given, [duel.range]: inches })).filter(
    (each) => each !== undefined,
  );
  const assumed = near.find(({ comes }) => !(comes instanceof Refusal) && comes.outcomes.length > 1) ?? near[0];
  return assumed && { ...assumed, assumed: Number(assumed.given[duel.range]) };
}

/** What's ruled on a shot; none if more has to be said of it. */
function ruledOn(book: Ruleset, given: GivenOptions): DuelAnswer | undefined {
  const { verb, said } = book.duel!;
  try {
    const options = completeOptions(verbOf(book, verb).options, given);
    // What's assumed of the shot is shown with what was said of it.
    const [first = ''] = said;
    const shown = options[first] === undefined ? given : { ...given, [first]: options[first] };
    return thrownOn({ ruleset: book, verb, options, toggles: togglesOn(book) }, shown);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function thrownOn(action: Action, given: GivenOptions): DuelAnswer {
  try {
    const comes = oddsOf(action, MOST_RUNS);
    const { steps } = resolve(action, new RecordedRuling(new ThrownDice((sides) => sides), action.toggles));
    return { action, given, comes, steps };
  } catch (error) {
    if (error instanceof Refusal) return { action, given, comes: error, steps: [] };
    throw error;
  }
}

/** Who shoots, and at what: the one after *against* is the target, or else the second of two where one may kill the other. */
function firerAndTarget({ names, words }: Question): { readonly firer: Name; readonly target: Name } | undefined {
  // The 88 is a gun if nothing else shoots.
  const worded = names.filter(({ name }) => !/^\d+$/.test(name));
  const [one, two, ...others] = (worded.length > 1 ? worded : names).toSorted((a, b) => a.from - b.from);
  if (!one || !two || others.length > 0) return undefined;
  const isShotAt = ({ from }: Name) => {
    const [last = '', before = ''] = words.slice(0, from).toReversed();
    return AT.has(last) || (ARTICLE.has(last) && AT.has(before));
  };
  if (isShotAt(two)) return { firer: one, target: two };
  if (isShotAt(one)) return { firer: two, target: one };
  return words.some((word) => kills().has(word)) ? { firer: one, target: two } : undefined;
}

/** The options that a thing takes: its own value, or what the book knows of such a vehicle. */
function optionsOf(
  { name }: Name,
  fields: Readonly<Record<string, string>>,
  main: string,
  book: Ruleset,
): GivenOptions | undefined {
  const option = (verbOf(book, book.duel!.verb).options as OptionTable)[main];
  const values = option?.type === 'string' ? (option.values ?? []) : [];
  // The *sherman gun* is the gun of a Sherman.
  const names = [...new Set([name, name.replace(/ gun$/, '')])];
  const own = names.map((each) => meantBy(main, each, values)).find(({ length }) => length === 1);
  if (own) return { [main]: own[0]! };
  const profiles = names.flatMap((each) => meantBy('', each, Object.keys(book.profiles)));
  const profile = profiles.length === 1 ? book.profiles[profiles[0]!] : undefined;
  if (!profile) return undefined;
  const known = Object.entries(fields).flatMap(([each, field]): (readonly [string, OptionValue])[] => {
    const value = (profile.fields as Readonly<Record<string, unknown>>)[field];
    const [first] = Array.isArray(value) ? String(value[0]).split('/') : [value];
    return first === undefined ? [] : [[each, first as OptionValue]];
  });
  const given = Object.fromEntries(known);
  return given[main] === undefined || !values.includes(String(given[main])) ? undefined : given;
}

/** How the shot is taken, in the question's other words, and whether they say anything else. */
function saidIn(
  { asked, words, numbers }: Question,
  names: readonly Name[],
  { said, range }: Duel,
  table: OptionTable,
): { readonly given: GivenOptions; readonly isMore: boolean } {
  const isVerb = words.some((word) => kills().has(word));
  const isNamed = (at: number) => names.some(({ from, to }) => from <= at && at < to);
  const rest = words.filter((_, at) => !isNamed(at));
  const inches = numbers.find(({ role, value }) => ['inches', 'bare'].includes(role) && rest.includes(String(value)));
  const given: Record<string, OptionValue> = inches ? { [range]: inches.value } : {};
  const used = new Set<string>();
  for (const option of said) {
    const { type, values = [] } = table[option] as { type: string; values?: readonly string[] };
    if (type !== 'string') continue;
    const parts = [...rest.map((word, i) => [word, rest[i + 1] ?? '']), ...rest.map((word) => [word])];
    const part = parts.find((each) => meantBy(option, each.join(' '), values).length === 1);
    if (!part) continue;
    given[option] = meantBy(option, part.join(' '), values)[0]!;
    for (const word of part) used.add(word);
  }
  const says = ({ word }: Asked) =>
    !used.has(word) && rest.includes(word) && !/^\d+$/.test(word) && !isOfShots(word, isVerb);
  return { given, isMore: asked.some(says) };
}

/** What else may be said of a shot. */
const OF_SHOTS = /^(?:odds|chances?|damage|strike|values?|shots?|gun|hits?|inch|inches|zoll|pouces?|facing|from|out)$/;
const OF_ARMOUR = /^(?:armou?r|panzerung|blindage)$/;

/** Whether a word only says that somebody shoots at a vehicle, and asks what comes of it. */
function isOfShots(word: string, isVerb: boolean): boolean {
  return (
    UNTOLD.has(word) || BESIDE.has(word) || OF_SHOTS.test(word) || kills().has(word) || (isVerb && OF_ARMOUR.test(word))
  );
}

/** What a shot does to a vehicle. */
const kills = onFirstUse(
  () => new Set(vocabulary.flatMap(({ called = [], form }) => (form === 'duel' ? called.flatMap(plainWords) : []))),
);
