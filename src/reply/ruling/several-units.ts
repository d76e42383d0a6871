import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { EventOf, LogEvent, LogRecord, Ruled } from '../../campaign/record.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { brief, full, inFull, type Line, line, quiet, step as stepLine, strong, verdict } from '../document.ts';
import { named } from '../units/named.ts';
import { effectLines } from './effects.ts';
import { heldBackLines, isHeldBack } from './held-back.ts';
import { shownOnce, wholeText } from './sayings.ts';
import { alikeText, facesText, thrownText } from './step-texts.ts';
import { toldChanges, unsaidOf } from './told-changes.ts';

/** As many have a line each; of more, those with the same outcome share one. */
const MOST_ONE_BY_ONE = 6;

/** Whether several units did the same by one command, or were meant to. */
export function isOfSeveral({ events }: Pick<LogRecord, 'events'>): boolean {
  const rulings = ownRulings(events);
  return events.some(isHeldBack) || (rulings.length > 1 && isSameCommand(rulings));
}

/** Whether rulings are of one command for several units. */
export function isSameCommand(rulings: readonly Ruled[]): boolean {
  return rulings.every((ruled) => ruled.verb === rulings[0]!.verb && sameOf(ruled) === sameOf(rulings[0]!));
}

/** What's said of them all alike, without what each has of his own. */
function sameOf({ rules, verb, options }: Ruled): string {
  const own = (rulesets[rules]?.verbs[verb]?.ownShare ?? []) as readonly string[];
  return JSON.stringify(Object.entries(options).filter(([name]) => !own.includes(name)));
}

/** What the players' own units did by the command. */
export function ownRulings(events: readonly LogEvent[]): readonly EventOf<'ruled'>[] {
  return events.filter((event): event is EventOf<'ruled'> => event.type === 'ruled' && !event.solo);
}

/**
 * What each of several units did by one command: a line a man or a line an outcome in the brief form, every step and change in
 * the full one.
 * @param told the lines of one ruling in the full form
 */
export function groupLines(
  words: Catalogue,
  { events }: Pick<LogRecord, 'events'>,
  game: Game | undefined,
  told: (ruled: Ruled) => readonly Line[],
): Line[] {
  const rulings = ownRulings(events);
  const men =
    rulings.length > MOST_ONE_BY_ONE
      ? outcomeLines(words, rulings, game)
      : rulings.map((each) => manLine(words, each, game));
  return [
    ...[...men, ...heldBackLines(words, events, game, false), ...otherChanges(words, rulings, game)].map(brief),
    inFull(() => events.flatMap((event) => (event.type === 'ruled' && !event.solo ? told(event) : []))),
    ...heldBackLines(words, events, game, true).map(full),
  ];
}

/** One man's verdict, with his dice and what changes on himself. */
function manLine(words: Catalogue, ruled: Ruled, game: Game | undefined): Line {
  const dice = thrownText(words, ruled);
  return verdict(
    strong(words.verdictOf(ruled.rules, ruled.verb, ruled.facts, named(words, ruled, game))),
    ...(dice === '' ? [] : [quiet(` ${dice}.`)]),
    ...ownTexts(words, ruled, game).map((text) => ` ${text}`),
  );
}

/** Those to whom the same happened share a line, each with his dice. What was alike of all the throws is said once. */
function outcomeLines(words: Catalogue, rulings: readonly Ruled[], game: Game | undefined): Line[] {
  const alike = new Map<string, Ruled[]>();
  for (const ruled of rulings) {
    const key = eachText(words, ruled, game);
    alike.set(key, [...(alike.get(key) ?? []), ruled]);
  }
  const common = alikeText(words, rulings);
  return [
    ...[...alike].map(([text, those]) => {
      if (those.length === 1) return manLine(words, those[0]!, game);
      const own = common === '' ? alikeText(words, those) : '';
      return verdict(`${namesOf(words, those, game)}: `, strong(text), ...(own === '' ? [] : [quiet(` ${own}.`)]));
    }),
    ...(common === '' ? [] : [stepLine(`${common}.`)]),
  ];
}

function namesOf(words: Catalogue, rulings: readonly Ruled[], game: Game | undefined): string {
  const names = rulings.map(({ who = '', steps }) => {
    const faces = facesText(steps);
    return `${calledIn(game, who)}${faces === '' ? '' : ` (${faces})`}`;
  });
  return words.allOf(names);
}

/** What happened to one of those who share an outcome, said of each of them. */
function eachText(words: Catalogue, ruled: Ruled, game: Game | undefined): string {
  const { who, rules, verb, facts } = ruled;
  const asEach = game && who !== undefined ? { ...game, called: { ...game.called, [who]: words.game.each } } : game;
  const text = words.verdictOf(rules, verb, facts, named(words, ruled, asEach));
  return [text, ...ownTexts(words, ruled, asEach).map(words.capital)].join(' ');
}

/** What changes on himself, and his verdict doesn't tell. */
function ownTexts(words: Catalogue, ruled: Ruled, game: Game | undefined): string[] {
  const own = ruled.effects.filter((effect) => isOn(effect, ruled.who));
  const told = toldChanges(words, ruled, named(words, ruled, game), own, game);
  return shownOnce(
    words,
    told.flatMap((each) => unsaidOf(words, each)),
  );
}

/** What changes on anybody else, each once and without the rules, as in a ruling of one; and what's owed by it. */
function otherChanges(words: Catalogue, rulings: readonly Ruled[], game: Game | undefined): Line[] {
  const last = new Map<string, Effect>();
  for (const { effects } of rulings) for (const effect of effects) last.set(counts(effect), effect);
  const isTold = (effect: Effect) => isNews(effect) && last.get(counts(effect)) === effect;
  const lines = rulings.flatMap((ruled) => {
    const { effects, who, rules } = ruled;
    const declared = named(words, ruled, game);
    const others = effects.filter((effect) => !isOn(effect, who) && isTold(effect));
    return others.flatMap((effect) =>
      effect.effect === 'due' || effect.effect === 'ended'
        ? effectLines(words, [effect], game, rulesets[rules])
        : toldChanges(words, ruled, declared, [effect], game).flatMap(({ saying, telling }) =>
            telling?.isBetter === false && typeof saying === 'string' ? [] : [line(wholeText(words, saying))],
          ),
    );
  });
  return [...new Map(lines.map((each) => [JSON.stringify(each), each])).values()];
}

/** A rule that only the players see to is left to *Why?*. */
function isNews(effect: Effect): boolean {
  return effect.effect !== 'remind' || effect.says !== undefined;
}

/** What a running number counts, or is told of: the last of several says how much it is now. */
function counts(effect: Effect): string {
  if (effect.effect === 'remind') return JSON.stringify([effect.says, effect.units]);
  if (effect.effect === 'add' && effect.now !== undefined) return JSON.stringify([effect.of, effect.field]);
  return JSON.stringify(effect);
}

/** Whether it changes something on this unit and on nobody else. */
function isOn(effect: Effect, who: string | undefined): boolean {
  switch (effect.effect) {
    case 'set':
    case 'add':
      return 'unit' in effect.of && effect.of.unit === who;
    case 'gone':
    case 'back':
      return effect.unit === who;
    case 'remind':
      return effect.units?.length === 1 && effect.units[0] === who;
    default:
      return false;
  }
}
