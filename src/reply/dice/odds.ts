import type { Game } from '../../campaign/game.ts';
import type { Ruled } from '../../campaign/record.ts';
import { type Odds, probability } from '../../kernel/dice/odds.ts';
import type { InputError, Refusal } from '../../kernel/refusal.ts';
import type { Action } from '../../kernel/resolve.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Step } from '../../kernel/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, heading, type Line, line, quiet, strong, verdict } from '../document.ts';
import type { Headlines } from '../english/ruling/headlines.ts';
import { oddsPicture } from '../pictures/odds.ts';
import { errorMessage, refusalMessage } from '../problem.ts';
import { consequencesOf } from '../ruling/consequences.ts';
import { stepLines } from '../ruling/steps.ts';
import { named } from '../units/named.ts';
import { chancesOf, chancesText } from './chances.ts';
import { type OnTable, onTableLines } from './on-table.ts';
import { sureLines, type ThrownEveryWay } from './sure.ts';

const MOST_LINES = 15;

/** What's said of an action besides its odds. */
interface Beside {
  /** What comes of it in any case. */
  readonly sure?: ThrownEveryWay | undefined;
  /** What forbids it as things stand: the odds are shown all the same. */
  readonly forbidden?: Refusal | undefined;
  /** What has to be said before it can be thrown. */
  readonly lacks?: InputError | undefined;
  /** What a drawn table makes of it. */
  readonly onTable?: OnTable | undefined;
}

type Asked = Pick<Action, 'verb' | 'ruleset'> & Partial<Pick<Action, 'options' | 'toggles'>>;

/** Facts that don't count figures: where they're absent there's nothing to measure. */
const MEASURES: ReadonlySet<string> = new Set([
  'inches',
  'explodes-in',
  'moves',
  'moves-half-inches',
  'scatter-distance',
  'scatter-half-inches',
]);
/** Those of them that are inches and aren't called so. */
const IN_INCHES: ReadonlySet<string> = new Set(['moves', 'scatter-distance']);
/** Hours of the clock: the average of 1 and 11 o'clock is no direction. */
const DIRECTIONS: ReadonlySet<string> = new Set(['scatter-direction']);

/**
 * The odds in words: the chance of each fact, then the outcomes, likeliest first.
 * @param certain what the rules say where no die decides
 */
export function oddsReply(
  words: Catalogue,
  declared: Asked,
  { total, outcomes }: Odds,
  certain: readonly Step[] = [],
  { sure, forbidden, lacks, onTable }: Beside = {},
): Document {
  const { verb, ruleset } = declared;
  const shown = outcomes.slice(0, MOST_LINES);
  const rest = outcomes.slice(MOST_LINES);
  const lines = shown.map(({ value, weight }) => {
    const text = words.verdictOf(ruleset.id, verb, value, declared);
    // What's certain has been said to be.
    if (outcomes.length === 1) return line(text);
    return line(strong(percent(words, weight, total)), ` ${text} `, quiet(fraction(words, weight, total)));
  });
  const comes = outcomes.length === 1 && sure?.every && sure.rulings.length === 1 ? sure.rulings[0] : undefined;
  const left = rest.reduce((sum, { weight }) => sum + weight, 0n);
  const chances = chancesOf(words, { total, outcomes });
  const headline = chancesText(words, chances);
  const picture = oddsPicture(words, words.odds.title(verb, ruleset.name), chances);
  return {
    tone: 'calm',
    lines: [
      ...(headline === '' ? [] : [verdict(strong(headline))]),
      ...(comes ? comingLines(words, comes, sure!.game) : []),
      ...(onTable ? onTableLines(words, onTable, [...(declared.toggles ?? [])]) : []),
      heading(outcomes.length === 1 ? words.notices.oddsAlways : words.notices.odds(shortly(words, total))),
      ...(sure && !comes ? sureLines(words, sure) : []),
      ...summary(words, { total, outcomes }, words.headlinesOf(ruleset.id)),
      ...(comes ? [] : lines),
      ...stepLines(words, { rules: ruleset.id, book: ruleset.version, steps: certain }),
      ...(rest.length > 0 ? [line(words.notices.oddsMore(rest.length, percent(words, left, total)))] : []),
      ...(forbidden
        ? [
            line(
              strong(words.notices.forbiddenNow(refusalMessage(words, forbidden))),
              quiet(` ${forbidden.rule ?? ''}`),
            ),
          ]
        : []),
      ...(lacks && !forbidden ? [line(strong(words.notices.lacksYet(errorMessage(words, lacks))))] : []),
      line(quiet(ruleset.name)),
    ],
    ...(picture ? { pictures: [picture] } : {}),
  };
}

/** What's certain to come of an action, in the words of its ruling: nobody gives a command that he's been told less of. */
function comingLines(words: Catalogue, ruled: Ruled, game: Game): Line[] {
  const told = words.verdictOf(ruled.rules, ruled.verb, ruled.facts, named(words, ruled, game));
  const { better, means, next } = consequencesOf(words, ruled, game);
  return [verdict(strong(better ?? told), ...means.map((text) => ` ${text}`)), ...next];
}

/** The chance of each headline, or of each yes-or-no fact if there is no headline, and the average of each count. */
function summary(words: Catalogue, odds: Odds, headlines: Headlines | undefined): Line[] {
  if (odds.outcomes.length === 1) return [];
  const names = namesIn(odds);
  const chances = names.filter((name) => odds.outcomes.some(({ value }) => value[name] === true));
  const counts = names.filter((name) => !DIRECTIONS.has(name) && isCounted(odds, name) && differs(odds, name));
  return [
    ...(headlines
      ? wordsOf(words, odds, headlines)
      : figureLines(words, words.notices.chanceOf, chances, (name) => chance(words, odds, name))),
    ...figureLines(words, words.notices.average, counts, (name) => average(words, odds, name)),
  ];
}

/** The facts that appear in any outcome, in the order in which they come up. */
function namesIn({ outcomes }: Odds): string[] {
  const names = new Set<string>();
  for (const { value } of outcomes) for (const name of Object.keys(value)) names.add(name);
  return [...names];
}

function wordsOf(words: Catalogue, { total, outcomes }: Odds, headlines: Headlines): Line[] {
  const weights = new Map<string, bigint>();
  for (const { value, weight } of outcomes) {
    for (const word of new Set(headlines(value))) weights.set(word, (weights.get(word) ?? 0n) + weight);
  }
  return figureLines(words, words.notices.chanceOf, [...weights.keys()], (word) =>
    percent(words, weights.get(word)!, total),
  );
}

function figureLines(
  words: Catalogue,
  what: string,
  names: readonly string[],
  figure: (name: string) => string,
): Line[] {
  if (names.length === 0) return [];
  return [line(`${what}: ${names.map((name) => `${words.say(name)} ${figure(name)}`).join(', ')}`)];
}

function chance(words: Catalogue, odds: Odds, name: string): string {
  return percent(
    words,
    weightOf(odds, (facts) => facts[name] === true),
    odds.total,
  );
}

/** A count that can only be 0 tells nothing. */
function isCounted({ outcomes }: Odds, name: string): boolean {
  return outcomes.some(({ value }) => typeof value[name] === 'number' && value[name] !== 0);
}

/** What's the same however the dice fall needs no average. */
function differs({ outcomes: [first, ...others] }: Odds, name: string): boolean {
  return others.some(({ value }) => value[name] !== first!.value[name]);
}

function weightOf({ outcomes }: Odds, holds: (facts: Facts) => boolean): bigint {
  return outcomes.reduce((sum, { value, weight }) => (holds(value) ? sum + weight : sum), 0n);
}

/** A count that's absent is 0. Inches and turns are averaged only over the outcomes that have them. */
function average(words: Catalogue, odds: Odds, name: string): string {
  const ruledWeight = weightOf(odds, (facts) => facts[name] !== undefined);
  const among = MEASURES.has(name) ? ruledWeight : odds.total;
  // Grouped by value: thousands of outcomes share a few counts.
  const weights = new Map<number, bigint>();
  for (const { value, weight } of odds.outcomes) {
    const count = Number(value[name] ?? 0);
    weights.set(count, (weights.get(count) ?? 0n) + weight);
  }
  // Not all counts are whole: a vehicle may go 4.5 inches.
  const mean = [...weights].reduce((sum, [count, weight]) => sum + count * probability(weight, among), 0);
  const said = `${mean.toFixed(2)}${IN_INCHES.has(name) ? '″' : ''}`;
  return among === odds.total ? said : words.notices.whereAny(said);
}

function percent(words: Catalogue, weight: bigint, total: bigint): string {
  const share = probability(weight, total) * 100;
  if (weight > 0n && share < 0.05) return words.notices.underTenth;
  return `${share.toFixed(1)}%`;
}

function fraction(words: Catalogue, weight: bigint, total: bigint): string {
  return total < 10n ** 9n ? words.notices.ofAll(String(weight), String(total)) : '';
}

function shortly(words: Catalogue, total: bigint): string {
  const digits = total.toString();
  return digits.length <= 12 ? digits : words.notices.ofAbout(digits.length - 1);
}
