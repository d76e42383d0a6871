import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { Ruled } from '../../campaign/record.ts';
import { oncePer } from '../../kernel/once.ts';
import { isMeant, type Option, type OptionTable, wholeOf } from '../../kernel/options/options.ts';
import type { Step } from '../../kernel/step.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line, quiet, type Span } from '../document.ts';
import { claim } from './declared.ts';
import { houseRulesThatMattered } from './house-rules.ts';
import { keyOf, outcomesText, resultText, stepText, throwTexts } from './step-texts.ts';
import { wordedSteps } from './worded.ts';

const NONE: OptionTable = {};

/** As many men have a line each; of more, each outcome says of how many. */
const MOST_ONE_BY_ONE = 6;

/**
 * What decided a ruling, in one line: what was said and what was supposed, then the dice in the order in which they were thrown, each
 * with its modifiers and the number to reach. Several men under one template or test share a line; men with several throws have one each.
 * @param seq the number of its record; absent where another line has it
 * @param caught the names of those under a template, where they're known
 * @param headline what's been said already
 * @param means what else has been said
 */
export function factsLines(
  words: Catalogue,
  ruled: Ruled,
  game: Game | undefined,
  seq: number | undefined,
  caught: readonly string[],
  headline: string,
  means: readonly string[] = [],
): Line[] {
  const news = words.inNews(ruled.rules);
  const told = ruled.steps.filter(({ label, faces }) => faces.length > 0 || !news.steps.includes(label));
  const steps = wordedSteps(words, { ...ruled, steps: told }).map((step, i) => {
    const name = nameOfThrower(news.by[told[i]!.label], ruled, game);
    return name === undefined ? step : { ...step, label: name };
  });
  const said = [
    ...namesOf(words, ruled, game, [headline, ...means].join(' ')),
    ...saidOf(words, ruled, game),
    ...supposedOf(words, ruled),
  ].join(', ');
  const alone = throwsOf(words, steps, headline).map(words.capital);
  const toggles = houseRulesThatMattered(words, ruled).map(words.capital);
  const table =
    ruled.dice === 'table' && steps.some(({ faces }) => faces.length > 0)
      ? [words.capital(words.notices.tableDice)]
      : [];
  const sentences = [...(said === '' ? [] : [words.capital(said)]), ...alone, ...toggles, ...table];
  const facts: Span[] = [
    ...(sentences.length > 0 ? [`${sentences.join('. ')}. `] : []),
    ...(seq === undefined ? [] : [quiet(`#${seq}`)]),
  ];
  return [...(facts.length > 0 ? [line(...facts)] : []), ...manByMan(words, steps, caught).map((text) => line(text))];
}

/** Whose throw it is, where that has a name. */
function nameOfThrower(
  by: ReturnType<Catalogue['inNews']>['by'][string] | undefined,
  { who, targets: [target] = [], options, filled }: Ruled,
  game: Game | undefined,
): string | undefined {
  if (typeof by === 'object') {
    const side = { ...filled, ...options }[by.side];
    return side === undefined ? undefined : String(side);
  }
  const unit = by === 'who' ? who : by === 'at' ? target : undefined;
  return unit === undefined ? undefined : calledIn(game, unit);
}

/** Who did it and at whom, where the news doesn't say. */
function namesOf(words: Catalogue, { who, targets = [] }: Ruled, game: Game | undefined, news: string): string[] {
  const untold = (ids: readonly string[]) => ids.map((id) => calledIn(game, id)).filter((name) => !news.includes(name));
  const [by, at] = [untold(who === undefined ? [] : [who]), untold(targets)];
  return [
    ...(by.length > 0 ? [words.game.by(words.allOf(by))] : []),
    ...(at.length > 0 && at.length === targets.length ? [words.game.at(words.allOf(at))] : []),
  ];
}

/** What was said of the options, and what the units themselves decided: the weapon they carry. What only the referee knows is in the dice. */
function saidOf(
  words: Catalogue,
  { rules, verb, who, targets = [], options, filled = {}, measured = {}, toggles }: Ruled,
  game?: Game,
): string[] {
  const verbOf = rulesets[rules]?.verbs[verb];
  const table = verbOf ? wholeOf(verbOf) : {};
  const names = [...(who === undefined ? [] : [who]), ...targets].map((id) => calledIn(game, id));
  const inNews = who === undefined ? [] : (words.inNews(rules).options[verb] ?? []);
  const told = Object.entries({ ...filled, ...options }).filter(([name, value]) => {
    const option = table[name];
    if (names.includes(String(value)) || inNews.includes(name) || option?.agreed || name.endsWith('-each'))
      return false;
    if (Object.hasOwn(options, name) || (Object.hasOwn(measured, name) && value !== false && value !== 0)) return true;
    const isOurs = option?.from === 'choice' || option?.from === 'eye';
    return isOurs && value !== (option && 'default' in option ? option.default : undefined);
  });
  return told.map(([name, value]) => {
    const said = claim(words, name, value, toggles);
    const isByEye = game?.battlefield !== undefined && table[name]?.from === 'eye' && Object.hasOwn(options, name);
    return isByEye ? words.battlefield.byEye(said) : measuredText(words, said, measured[name]);
  });
}

/** “Full cover (wall-1)”, and what it’s close to. */
export function measuredText(
  words: Catalogue,
  said: string,
  { by = [], close = [] }: NonNullable<Ruled['measured']>[string] = {},
): string {
  return words.battlefield.measuredBy(said, by, close);
}

/** What only eyes can tell of a verb though the book takes something for granted; and what each of its options is by default. */
const leftToEyes = oncePer((table: OptionTable) => {
  const byDefault = (option: Option) => ('default' in option ? option.default : undefined);
  const all = Object.entries(table).map(([name, option]) => [name, byDefault(option)] as const);
  const open = Object.entries(table).flatMap(([name, option]) => {
    const value = byDefault(option);
    const isOpen = option.from === 'eye' && value !== undefined && !option.idle && !option.older;
    return isOpen ? [{ name, option, value }] : [];
  });
  return { open, byDefault: Object.fromEntries(all) };
});

/**
 * What only eyes could tell and nobody said, so the book supposes it: choices of words each by themselves, and numbers and ticks together.
 * What's measured, known of the units or couldn't have made a difference here isn't among it.
 */
function supposedOf(words: Catalogue, { rules, verb, options, filled = {} }: Ruled): string[] {
  const { open, byDefault } = leftToEyes(rulesets[rules]?.verbs[verb]?.options ?? NONE);
  const isSaid = (name: string) => Object.hasOwn(filled, name) || Object.hasOwn(options, name);
  const unsaid = open.filter(({ name }) => !isSaid(name));
  if (unsaid.length === 0) return [];
  const whole = { ...byDefault, ...filled, ...options };
  const chosen: string[] = [];
  const others = new Set<string>();
  for (const { name, option, value } of unsaid) {
    if (!isMeant(option, whole)) continue;
    if (option.type === 'string' && option.values) {
      chosen.push(words.notices.supposed(words.say(name), words.claimed(name, value)));
    } else others.add(words.supposedOf(name, value) ?? words.claimed(name, value));
  }
  return others.size > 0 ? [...chosen, words.notices.supposedToo([...others])] : chosen;
}

/** Every throw and every number that isn't one of several men’s, and men who each threw once, together. */
function throwsOf(words: Catalogue, steps: readonly Step[], headline: string): readonly string[] {
  const together = isAlike(menOf(steps));
  const plain = steps.filter(
    ({ faces, modifiers, result }) => isLength(result) && faces.length + modifiers.length === 0,
  );
  const told = steps.filter((step) => {
    if (step.results) return false;
    if (step.item !== undefined) return together;
    if (step.faces.length > 0 || step.modifiers.length > 0) return true;
    // Where one length follows from another, the news has the last one, and this line why.
    const why = plain.indexOf(step) > 0;
    return why ? step.result !== plain[0]!.result : !isIn(headline, words, step) && !saysItself(step);
  });
  return throwTexts(words, told);
}

/** Whether the news says already what comes of a step without dice: the side that goes first, how far somebody moves. */
function isIn(headline: string, words: Catalogue, { result = '', in: measure }: Step): boolean {
  const said = `${resultText(words, result)}${measure === undefined ? '' : words.notices.measure(measure)}`;
  // A number alone may be in the news for something else, such as a name.
  return isLength(said) ? headline.includes(said) : /\p{L}/u.test(said) && words.isSaidIn(headline, said);
}

function isLength(text = ''): boolean {
  return /^\d[\d.]*(?:″| cm)$/.test(text);
}

/** “Sneak 2″: 2″”: how far is in its name. */
function saysItself({ label, result }: Step): boolean {
  return isLength(result) && label.endsWith(` ${result}`);
}

/** The steps of each of several men. */
function menOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const men = new Map<number, Step[]>();
  for (const step of steps) if (step.item !== undefined) men.set(step.item, [...(men.get(step.item) ?? []), step]);
  return [...men.values()];
}

/** Whether each threw once, for the same number and with the same modifiers. */
function isAlike(men: readonly (readonly Step[])[]): boolean {
  return men.every(
    ([step, ...more]) => more.length === 0 && step!.faces.length > 0 && keyOf(step!) === keyOf(men[0]![0]!),
  );
}

/** Men who threw several times: a line each; of many, one line with all their dice and how many came to what. */
function manByMan(words: Catalogue, steps: readonly Step[], caught: readonly string[]): string[] {
  const men = menOf(steps);
  if (isAlike(men)) return [];
  const nameOf = (i: number, { per }: Step) =>
    (per === undefined ? caught[i] : undefined) ?? words.capital(words.notices.item(i + 1, per));
  if (men.length > MOST_ONE_BY_ONE) {
    const ends = men
      .map((own) => own.findLast(({ result }) => result !== undefined))
      .filter((step) => step !== undefined);
    return [`${men.map((own) => own.flatMap(({ faces }) => faces).join(' ')).join(', ')}${outcomesText(words, ends)}.`];
  }
  return men.map((own, i) => `${nameOf(i, own[0]!)}: ${own.map((step) => stepText(words, step)).join('; ')}.`);
}

/** The figures under a template or blast, in the order of their dice, where the units that it catches are named. */
export function caughtBy({ targets = [], filled = {} }: Ruled, game: Game | undefined): readonly string[] {
  return filled.figures === targets.length ? targets.map((id) => calledIn(game, id)) : [];
}
