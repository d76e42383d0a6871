import type { Game } from '../campaign/game.ts';
import type { LogEvent, LogRecord, Ruled } from '../campaign/record.ts';
import { waitingFor } from '../campaign/waiting.ts';
import type { Rule, Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';
import { answerSpans } from './asks.ts';
import { chanceLines } from './chances.ts';
import { heldBackText } from './decision.ts';
import { type Document, type Line, line, quiet, type Span, strong, type Tone, typed, verdict } from './document.ts';
import { effectLines, named, titleOf, unitName } from './effects.ts';
import { english } from './english/index.ts';
import { picturesOf } from './pictures/drawn.ts';
import { doneLines, summaryLines } from './solo.ts';
import { rulesCited, stepLines } from './steps.ts';
import { waitingLines } from './waiting.ts';

const { say, notices, verdictOf, isToldInFull, game: told, allOf } = english;

/** A ruling that stands in the log. */
export interface RulingTold {
  readonly record: LogRecord;
  readonly ruled: Ruled;
  readonly log: string;
  /** The game that its units belong to. */
  readonly game?: Game | undefined;
  /** What happened in the phase of the side that the referee runs, where the ruling ends that phase. */
  readonly before?: readonly LogEvent[];
}

/** A ruling: the verdict first, then what was declared, then each die with what it was for. */
export function rulingReply(given: RulingTold): Document {
  const { record, ruled, log } = given;
  const of = `${log}:${record.seq}`;
  if (isOfSeveral(record)) return groupReply(given, of);
  return {
    lines: [
      ...whatHappened(given),
      ...consequence(ruled),
      ...changes(given),
      ...after(given),
      ...chanceLines(ruled),
      ...footer(record, ruled),
    ],
    buttons: [
      { action: 'again', of },
      { action: 'why', of },
    ],
    tone: toneOf(record),
    pictures: picturesOf(ruled),
    file: `ruling-${record.seq}.txt`,
  };
}

/** Whether somebody was lost, something changed, or neither. */
function toneOf({ events }: LogRecord): Tone {
  const effects = events.flatMap((event) => (event.type === 'ruled' ? event.effects : []));
  if (effects.some(({ effect }) => effect === 'gone' || effect === 'ended')) return 'loss';
  return effects.some(({ effect }) => effect === 'set' || effect === 'add' || effect === 'due') ? 'change' : 'calm';
}

/** What the side that the referee runs did at once because of it, or went on with, and what it waits for. */
function after({ record, game, before = [] }: RulingTold): Line[] {
  const ruleset = game && rulesets[game.rules];
  if (!game || !ruleset || typeof game.table.solo !== 'string') return [];
  const own = record.events.findLastIndex((event) => event.type === 'ruled' && !event.solo);
  // What the start of a turn asks keeps nobody from acting: it has been said.
  const waiting = game.at?.side === game.table.solo ? waitingFor(game, ruleset) : undefined;
  const then = record.events.slice(own + 1);
  return [
    ...doneLines(then, game, ruleset),
    ...summaryLines(before, record, game, ruleset),
    ...(waiting && then.length > 0 ? waitingLines(waiting, game) : []),
  ];
}

/** Whether several units did the same by one command, or were to. */
function isOfSeveral({ events }: LogRecord): boolean {
  const rulings = events.filter((event) => event.type === 'ruled' && !event.solo);
  return (
    events.some(({ type }) => type === 'held-back') || (rulings.length > 1 && sameCommand(rulings as readonly Ruled[]))
  );
}

function sameCommand(rulings: readonly Ruled[]): boolean {
  return rulings.every(
    ({ verb, options }) => verb === rulings[0]!.verb && JSON.stringify(options) === JSON.stringify(rulings[0]!.options),
  );
}

/** What each of several units did by one command, a line each, and what came of it. */
function groupReply(given: RulingTold, of: string): Document {
  const { record, ruled, game } = given;
  const lines = record.events.flatMap((event): Line[] => {
    if (event.type === 'held-back') {
      return [line(heldBackText(event, game), ...(event.rule === undefined ? [] : [quiet(` ${event.rule}`)]))];
    }
    if (event.type !== 'ruled' || event.solo) return [];
    const told = strong(verdictOf(event.rules, event.verb, event.facts, named(event, game)));
    return [verdict(told), ...stepLines(event.steps, caughtBy(event, game)), ...changes({ ...given, ruled: event })];
  });
  return {
    lines: [...lines, ...after(given), ...footer(record, ruled)],
    buttons: [{ action: 'why', of }],
    tone: toneOf(record),
    file: `ruling-${record.seq}.txt`,
  };
}

/** The same with the words of every rule that it cites, for the one who asks. */
export function whyReply(given: RulingTold): Document {
  const { ruled, record } = given;
  const ruleset = rulesets[ruled.rules];
  const ids = [...rulesCited(ruled.steps), ...(ruled.against ? [ruled.against.rule] : [])];
  const cited = [...new Set(ids)].flatMap((id) => ruleLine(ruleset, id));
  return { lines: [...whatHappened(given), ...cited], private: true, file: `ruling-${record.seq}-why.txt` };
}

function whatHappened({ record, ruled, game }: RulingTold): Line[] {
  return [
    verdict(strong(verdictOf(ruled.rules, ruled.verb, ruled.facts, named(ruled, game)))),
    declared(ruled, game),
    ...known(ruled, game),
    ...setAside(ruled),
    ...adjusted(record, ruled, game),
    ...friendsCaught(ruled, game),
    ...stepLines(ruled.steps, caughtBy(ruled, game)),
  ];
}

/** What comes down on an area, whoever stands there. */
const ON_AN_AREA: readonly string[] = ['barrage', 'effect', 'fire', 'grenade'];

/** A template that catches one's own men is the game: it is said, and not refused. */
function friendsCaught({ verb, who, targets = [] }: Ruled, game: Game | undefined): Line[] {
  const side = who === undefined ? undefined : game?.units[who]?.side;
  if (side === undefined || !ON_AN_AREA.includes(verb)) return [];
  const friends = targets.filter((id) => id !== who && game?.units[id]?.side === side);
  if (friends.length === 0) return [];
  return [
    line(
      strong(
        told.ownSide(
          friends.map((id) => unitName(game, id)),
          game?.sides[side]?.name ?? side,
        ),
      ),
    ),
  ];
}

/** The figures under a template or blast, in the order of their dice, where the units that it catches are named. */
function caughtBy({ targets = [], filled = {} }: Ruled, game: Game | undefined): readonly string[] {
  return filled.figures === targets.length ? targets.map((id) => unitName(game, id)) : [];
}

/** What the referee knew of the units and nobody had to say; what goes without saying, or was said, is left out. */
function known({ rules, verb, who, targets = [], toggles, filled = {} }: Ruled, game: Game | undefined): Line[] {
  const resolver = rulesets[rules]?.verbs[verb];
  const table = { ...resolver?.options, ...resolver?.known };
  const said = [...(who === undefined ? [] : [who]), ...targets].map((id) => unitName(game, id));
  const telling = Object.entries(filled).filter(([name, value]) => {
    const option = table[name];
    if (said.includes(String(value))) return false;
    return value !== (option && 'default' in option ? option.default : undefined);
  });
  const claims = telling.flatMap(([name, value]) => {
    const each = name.endsWith(EACH);
    return each ? claimsOfEach(name, value, { targets, toggles }, game) : [claim(name, value, toggles)];
  });
  return claims.length > 0 ? [line(quiet(told.known(claims.join(', '))))] : [];
}

/** What differs from figure to figure under one template: a value for each of the targets, in their order. */
const EACH = '-each';

function claimsOfEach(
  name: string,
  values: string | number | boolean,
  { targets = [], toggles }: Pick<Ruled, 'targets' | 'toggles'>,
  game: Game | undefined,
): string[] {
  return String(values)
    .split(',')
    .flatMap((value, i) => {
      if (['0', 'false', 'none'].includes(value)) return [];
      const own = claim(name.slice(0, -EACH.length), value === 'true' ? true : value, toggles);
      return [`${unitName(game, targets[i] ?? '')} ${own}`];
    });
}

/** A one-off adjustment in a campaign is agreed at the table, on somebody's word. */
function adjusted({ by, events }: LogRecord, { options }: Ruled, game: Game | undefined): Line[] {
  const { modifier } = options;
  if (!game || typeof modifier !== 'number' || modifier === 0) return [];
  const asked = events.find((event) => event.type === 'agreed');
  const users = asked?.type === 'agreed' ? [asked.by, by] : [by];
  const named = users.flatMap((user, i): Span[] => (i > 0 ? [', ', { user }] : [{ user }]));
  return [line(told.agreedAdjustment(english.signed(modifier)), ...named, '.')];
}

function setAside({ rules, against }: Ruled): Line[] {
  if (!against) return [];
  const { rule, how } = against;
  return [line(strong(told.against[how](titleOf(rulesets[rules], rule))), quiet(` ${rule}`))];
}

function changes({ ruled, game }: RulingTold): Line[] {
  // What has just been said in full needs no reminder.
  const said = consequenceOf(ruled);
  const effects = ruled.effects.filter(
    (each) => each.effect !== 'remind' || each.says !== undefined || each.rule !== said,
  );
  return effectLines(effects, game, rulesets[ruled.rules]);
}

/** What was claimed of the table, since nobody but the players can see it. */
export function declared(ruled: Ruled, game?: Game | undefined): Line {
  const { verb, who, targets = [], options, toggles, dice } = ruled;
  const claims = Object.entries(options).map(([name, value]) => claim(name, value, toggles));
  const by = who === undefined ? '' : ` ${told.by(unitName(game, who))}`;
  const at = targets.length > 0 ? ` ${told.at(allOf(targets.map((id) => unitName(game, id))))}` : '';
  const spans: Span[] = [`/${verb}${by}${at}: ${claims.join(', ') || notices.nothingDeclared}`];
  const turned = turnedToggles(ruled);
  if (turned.length > 0) spans.push(`; ${notices.toggles} ${turned.join(', ')}`);
  if (dice === 'table') spans.push('; ', strong(notices.tableDice));
  return line(...spans);
}

/** The toggles that mattered and stand otherwise than the book has them; what goes without saying is left out. */
function turnedToggles({ rules, toggles, asked }: Ruled): readonly string[] {
  const all = Object.entries(rulesets[rules]?.toggles ?? {});
  const mattered = (name: string) => !asked || asked.includes(name);
  const usual = all.flatMap(([name, { default: on }]) => (on ? [name] : []));
  const off = usual.filter((name) => !toggles.includes(name) && mattered(name)).map((name) => `no-${name}`);
  return [...toggles.filter((name) => !usual.includes(name) && mattered(name)), ...off];
}

function claim(name: string, value: string | number | boolean, toggles: readonly string[]): string {
  if (value === true) return say(name);
  if (value === false) return notices.not(say(name));
  const unit = toggles.includes('centimetres') ? ' cm' : '"';
  return `${say(name)} ${value}${name === 'range' ? unit : ''}`;
}

/**
 * What the row that counts does to the figure, where there is but one, and more than the verdict says. Where there are buttons
 * *Why?* quotes the rule.
 */
function consequence(ruled: Ruled): Line[] {
  const row = consequenceOf(ruled);
  return row ? ruleLine(rulesets[ruled.rules], row).map(({ spans }) => typed(...spans)) : [];
}

function consequenceOf({ rules, steps, facts }: Ruled): string | undefined {
  const rows = steps.filter((step) => step.row);
  const came = Object.values(facts);
  // Of several hits by a burst the worst one counts, which need not be the last.
  const counts = rows.findLast(({ result }) => result !== undefined && came.includes(result));
  const { row, result } = counts ?? (came.includes('none') ? {} : (rows.at(-1) ?? {}));
  return steps.some((step) => step.results) || isToldInFull(rules, result) ? undefined : row;
}

function ruleLine(ruleset: Ruleset | undefined, id: string): Line[] {
  const rule: Rule | undefined = ruleset?.rules.find((each) => each.id === id);
  return rule ? [line(strong(`${rule.title}.`), ` ${rule.text} `, quiet(rule.id))] : [];
}

/** What was asked and has lapsed by it, and its number. */
function footer({ seq, events }: LogRecord, { rules, defaulted }: Ruled): Line[] {
  const name = rulesets[rules]?.name ?? rules;
  const lapsed = events.flatMap((event) => (event.type === 'lapsed' ? [line(...answerSpans(event))] : []));
  const number = line(quiet(`#${seq} · ${name}`));
  return [...lapsed, number, ...(defaulted ? [line(quiet(notices.defaultRules(name)))] : [])];
}
