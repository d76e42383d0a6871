import type { Game } from '../../campaign/game.ts';
import { calledIn, ofThen } from '../../campaign/history/names.ts';
import { waitingFor } from '../../campaign/owed/waiting.ts';
import type { LogEvent, LogRecord, Ruled } from '../../campaign/record.ts';
import { wholeOf } from '../../kernel/options/options.ts';
import type { Rule, Ruleset } from '../../kernel/ruleset.ts';
import { rulesets } from '../../rules/index.ts';
import { lapsedLines } from '../asks/asks.ts';
import { putOffIn } from '../battle/put-off.ts';
import { doneLines, summaryLines, thrownFirst } from '../battle/solo.ts';
import { waitingLines } from '../battle/waiting.ts';
import type { Catalogue } from '../catalogue.ts';
import { chanceLines } from '../dice/chances.ts';
import {
  type Button,
  brief,
  type Document,
  full,
  inFull,
  type Line,
  line,
  quiet,
  strong,
  type Thrown,
  type Tone,
  typed,
  verdict,
} from '../document.ts';
import { eventSpans } from '../log/events.ts';
import { picturesOf } from '../pictures/drawn.ts';
import { named } from '../units/named.ts';
import { consequencesOf } from './consequences.ts';
import { claim, declared, declaredBy } from './declared.ts';
import { effectLines } from './effects.ts';
import { caughtBy, factsLines } from './facts-line.ts';
import { remarkLines } from './remarks.ts';
import { groupLines, isOfSeveral, ownRulings } from './several-units.ts';
import { rulesCited, stepLines } from './steps.ts';

/** A ruling that's in the log. */
export interface RulingView {
  readonly record: LogRecord;
  readonly ruled: Ruled;
  readonly log: string;
  /** The game that its units belong to. */
  readonly game?: Game | undefined;
  /** What happened in the phase of the side that the referee runs, if the ruling ends that phase. */
  readonly before?: readonly LogEvent[];
}

/** A ruling: first the verdict, then what was declared, then each die with its purpose. */
export function rulingReply(words: Catalogue, now: RulingView): Document {
  const view = inItsWords(now);
  const { record, ruled, log } = view;
  const of = { log, seq: record.seq };
  if (isOfSeveral(record)) return groupReply(words, view, of);
  if (ruled.solo) return instead(words, view);
  return {
    lines: [
      ...thrownFirst(words, record, view.game),
      ...inThreeLines(words, view).map(brief),
      inFull(() => everyStep(words, view)),
      ...after(words, view),
      inFull(() => chanceLines(words, ruled)),
      ...besides(words, view),
      ...footer(words, record, ruled),
    ],
    buttons: [
      { action: 'again', of },
      { action: 'why', of },
    ],
    ...formOf(view),
    tone: toneOf(record),
    pictures: picturesOf(words, ruled),
    dice: thrownIn([ruled]),
    file: `ruling-${record.seq}.txt`,
  };
}

/** Who was hidden and isn't any more, and which requests have lapsed. */
function besides(words: Catalogue, { record: { events }, game }: RulingView): Line[] {
  const shown = events.filter(({ type }) => type === 'hidden-shown' || type === 'hiding-ended');
  return [...shown.map((event) => line(...eventSpans(words, event, game))), ...lapsedLines(words, events, undefined)];
}

function thrownIn(rulings: readonly Ruled[]): readonly Thrown[] {
  return rulings.flatMap(({ steps }) => steps.filter(({ faces }) => faces.length > 0));
}

/** Every step at once, where the channel wants that. */
function formOf({ game }: RulingView): Pick<Document, 'form'> {
  return game?.rulings === undefined ? {} : { form: game.rulings };
}

/** Every step and every change, with their rules. */
function everyStep(words: Catalogue, view: RulingView): Line[] {
  return [...whatHappened(words, view), ...consequence(words, view.ruled), ...changes(words, view)];
}

/** What happened, what it means and why, and what comes next. */
function inThreeLines(words: Catalogue, { record, ruled, game }: RulingView): Line[] {
  const verdictText = words.verdictOf(ruled.rules, ruled.verb, ruled.facts, named(words, ruled, game));
  const { better, means, next } = consequencesOf(words, ruled, game);
  const headline = better ?? verdictText;
  return [
    verdict(strong(headline), ...means.map((text) => ` ${text}`)),
    ...remarkLines(words, record, ruled, game),
    ...factsLines(words, ruled, game, record.seq, caughtBy(ruled, game), headline, means),
    ...next,
  ];
}

/** With the names that its units had then. */
function inItsWords<V extends RulingView>(view: V): V {
  return { ...view, game: ofThen(view.game, view.record.seq) };
}

/** Whether somebody was lost, something changed, or neither. */
function toneOf({ events }: LogRecord): Tone {
  const effects = events.flatMap((event) => (event.type === 'ruled' ? event.effects : []));
  if (effects.some(({ effect }) => effect === 'gone' || effect === 'ended')) return 'loss';
  return effects.some(({ effect }) => effect === 'set' || effect === 'add' || effect === 'due') ? 'change' : 'calm';
}

/** What the side that the referee runs did at once in response, or went on with, and what it's waiting for. */
function after(words: Catalogue, { record, game, before = [] }: RulingView): Line[] {
  const ruleset = game && rulesets[game.rules];
  if (!game || !ruleset || typeof game.table.solo !== 'string') return [];
  const own = record.events.findLastIndex((event) => event.type === 'ruled' && !event.solo);
  // The questions at the start of a turn don't keep anybody from acting, and they've been shown already.
  const asks = record.events.some((event) => event.type === 'solo-asked' && event.question === 'reaction');
  const waiting = game.at?.side === game.table.solo || asks ? waitingFor(game, ruleset) : undefined;
  const then = record.events.slice(own + 1);
  return [
    ...doneLines(words, then, game, ruleset),
    ...summaryLines(words, before, record, game, ruleset),
    ...(waiting && then.length > 0 ? waitingLines(words, waiting, game) : []),
    ...putOffIn(words, record, game, ruleset),
  ];
}

/** What that side threw instead of it: after that, the command can't follow as it was given. */
function instead(words: Catalogue, view: RulingView): Document {
  const { record, ruled } = view;
  return {
    lines: [...after(words, view), ...besides(words, view), ...footer(words, record, ruled)],
    ...formOf(view),
    tone: toneOf(record),
    file: `ruling-${record.seq}.txt`,
  };
}

/** What several units did by one command. */
function groupReply(words: Catalogue, view: RulingView, of: Button<'why'>['of']): Document {
  const { record, ruled, game } = view;
  return {
    lines: [
      ...thrownFirst(words, record, game),
      ...groupLines(words, record, game, (each) => oneOfGroup(words, each, game)),
      ...declaredBy(words, record),
      ...after(words, view),
      ...besides(words, view),
      brief(line(quiet(`#${record.seq}`))),
      ...footer(words, record, ruled),
    ],
    buttons: [{ action: 'why', of }],
    ...formOf(view),
    tone: toneOf(record),
    dice: thrownIn(ownRulings(record.events)),
    file: `ruling-${record.seq}.txt`,
  };
}

/** What one of several did, with every step and change. */
function oneOfGroup(words: Catalogue, ruled: Ruled, game: Game | undefined): Line[] {
  return [
    verdict(strong(words.verdictOf(ruled.rules, ruled.verb, ruled.facts, named(words, ruled, game)))),
    ...stepLines(words, ruled, caughtBy(ruled, game)),
    ...effectLines(words, ruled.effects, game, rulesets[ruled.rules]),
  ];
}

/** The ruling with the words of every rule it cites, for the person who asks; of a group, of each. */
export function whyReply(words: Catalogue, now: RulingView): Document {
  const view = inItsWords(now);
  const { ruled, record, game } = view;
  const ruleset = rulesets[ruled.rules];
  const all = isOfSeveral(record) ? ownRulings(record.events) : [ruled];
  const ids = all.flatMap(({ steps, against }) => [...rulesCited(steps), ...(against ? [against.rule] : [])]);
  const cited = [...new Set(ids)].flatMap((id) => ruleLine(ruleset, id));
  const told = isOfSeveral(record)
    ? all.flatMap((each) => oneOfGroup(words, each, game))
    : [...whatHappened(words, view), ...changes(words, view)];
  return {
    lines: [...told, ...chanceLines(words, ruled), ...cited],
    private: true,
    dice: thrownIn(all),
    file: `ruling-${record.seq}-why.txt`,
  };
}

function whatHappened(words: Catalogue, { record, ruled, game }: RulingView): Line[] {
  return [
    verdict(strong(words.verdictOf(ruled.rules, ruled.verb, ruled.facts, named(words, ruled, game)))),
    ...declared(words, ruled, game, record),
    ...knownLines(words, ruled, game),
    ...remarkLines(words, record, ruled, game),
    ...stepLines(words, ruled, caughtBy(ruled, game)),
  ];
}

/** What the referee knew of the units without being told. What goes without saying, or was said, is left out. */
function knownLines(
  words: Catalogue,
  { rules, verb, who, targets = [], toggles, filled = {} }: Ruled,
  game: Game | undefined,
): Line[] {
  if (Object.keys(filled).length === 0) return [];
  const resolver = rulesets[rules]?.verbs[verb];
  const table = resolver ? wholeOf(resolver) : {};
  const said = [...(who === undefined ? [] : [who]), ...targets].map((id) => calledIn(game, id));
  const telling = Object.entries(filled).filter(([name, value]) => {
    const option = table[name];
    if (said.includes(String(value))) return false;
    return value !== (option && 'default' in option ? option.default : undefined);
  });
  const claims = telling.flatMap(([name, value]) => {
    const each = name.endsWith(EACH);
    return each ? claimsOfEach(words, name, value, { targets, toggles }, game) : [claim(words, name, value, toggles)];
  });
  return claims.length > 0 ? [line(quiet(words.game.known(claims.join(', '))))] : [];
}

/** What differs from figure to figure under one template: a value for each of the targets, in their order. */
const EACH = '-each';

function claimsOfEach(
  words: Catalogue,
  name: string,
  values: string | number | boolean,
  { targets = [], toggles }: Pick<Ruled, 'targets' | 'toggles'>,
  game: Game | undefined,
): string[] {
  return String(values)
    .split(',')
    .flatMap((value, i) => {
      if (['0', 'false', 'none'].includes(value)) return [];
      const said = value === 'true' ? true : /^\d+$/.test(value) ? Number(value) : value;
      const own = claim(words, name.slice(0, -EACH.length), said, toggles);
      return [`${calledIn(game, targets[i] ?? '')} (${own})`];
    });
}

function changes(words: Catalogue, { ruled, game }: RulingView): Line[] {
  // A reminder of a rule that was just quoted in full isn't needed.
  const said = consequenceOf(words, ruled);
  const effects = ruled.effects.filter(
    (each) => each.effect !== 'remind' || each.says !== undefined || each.rule !== said,
  );
  return effectLines(words, effects, game, rulesets[ruled.rules]);
}

/**
 * What the decisive row does to the figure, if there's only one such row and it says more than the verdict. Where there are
 * buttons, *Why?* quotes the rule.
 */
function consequence(words: Catalogue, ruled: Ruled): Line[] {
  const row = consequenceOf(words, ruled);
  return row ? ruleLine(rulesets[ruled.rules], row).map(({ spans }) => typed(...spans)) : [];
}

function consequenceOf(words: Catalogue, { rules, steps, facts, toggles = [] }: Ruled): string | undefined {
  const rows = steps.filter((step) => step.row);
  const came = Object.values(facts);
  // Of several hits in a burst, the worst counts, which may not be the last.
  const counts = rows.findLast(({ result }) => result !== undefined && came.includes(result));
  const { row, result } = counts ?? (came.includes('none') ? {} : (rows.at(-1) ?? {}));
  if (row === undefined || steps.some((step) => step.results) || words.isToldInFull(rules, result)) return undefined;
  const { under = {} } = rulesets[rules]?.rules.find(({ id }) => id === row) ?? {};
  const instead = toggles.find((toggle) => Object.hasOwn(under, toggle));
  return instead === undefined ? row : under[instead];
}

function ruleLine(ruleset: Ruleset | undefined, id: string): Line[] {
  const rule: Rule | undefined = ruleset?.rules.find((each) => each.id === id);
  return rule ? [line(strong(`${rule.title}.`), ` ${rule.text} `, quiet(rule.id))] : [];
}

/** Its number and book, which the three lines have with the dice. */
function footer(words: Catalogue, { seq }: LogRecord, { rules, defaulted }: Ruled): Line[] {
  const name = rulesets[rules]?.name ?? rules;
  const number = full(line(quiet(`#${seq} · ${name}`)));
  return [number, ...(defaulted ? [line(quiet(words.notices.defaultRules(name)))] : [])];
}
