import { type Game, sideOf } from '../campaign/game.ts';
import { sceneOf } from '../campaign/scene.ts';
import { dueNow, freshFirst } from '../campaign/turns.ts';
import type { Command } from '../command/command.ts';
import { helpOf } from '../command/typing/option-help.ts';
import { topics } from '../command/typing/topics.ts';
import type { OptionTable } from '../kernel/options/options.ts';
import { unmarked } from '../kernel/options/quotes.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/state/scene.ts';
import { targetsOf } from '../kernel/verb.ts';
import { entriesLike } from '../lookup/entries.ts';
import { keyOf, tablesLike } from '../lookup/printed.ts';
import { ruleSearch } from '../lookup/search.ts';
import type { Where } from '../lookup/where.ts';
import { groupsFor } from '../referee/rulings/group.ts';
import { ZONES } from '../referee/turns/typed-times.ts';
import { unitMeant, unitsInOrder } from '../referee/units/units.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { conditionsOf } from '../reply/units/fields.ts';
import { rulesets } from '../rules/index.ts';
import { isActor } from './actors.ts';

/** A possible value, and a line that says what it is. */
export interface Suggestion {
  readonly text: string;
  readonly hint: string;
  /** Unlikely: listed after all others, however well it matches. */
  readonly last?: boolean;
}

/** What is known when a user types, beyond the options' declarations. Of a campaign, only what /unit list shows everyone. */
export interface CompletionContext {
  readonly ruleset: Pick<Ruleset, 'id' | 'toggles' | 'profiles' | 'squads' | 'fields' | 'couldAct' | 'hasActed'>;
  /** Every command there is. */
  readonly commands: readonly Pick<Command, 'name' | 'primary'>[];
  /** The campaign that is open in this channel. */
  readonly game?: Game | undefined;
  /** The user who types. */
  readonly user?: string | undefined;
  /** The ruling that it's for, and its book. */
  readonly verb?: { readonly name: string; readonly book: Ruleset } | undefined;
  /** Which units can do it now, where one that acts is asked for. */
  readonly can?: ((unit: Unit) => boolean | undefined) | undefined;
  /** What other options already hold. */
  readonly given?: Readonly<Record<string, string>> | undefined;
}

/** Looking things up in the rulebooks needs no more than this. */
/** What an option of the command that's typed says. */
export function hintOfOption(words: Catalogue, option: string, { verb }: CompletionContext): string {
  return verb ? helpOf(words, { command: verb, ruleset: verb.book }, option) : words.labelOf(option);
}

type Looking = Pick<CompletionContext, 'ruleset' | 'given'>;

/** Values of the options that mean the same in every command. */
const VALUES: Readonly<Record<string, (known: CompletionContext, words: Catalogue) => Suggestion[] | undefined>> = {
  // The one in use comes first.
  rules: ({ ruleset }) =>
    Object.values(rulesets)
      .toSorted((a, b) => Number(b === ruleset) - Number(a === ruleset))
      .map(({ id, name }) => ({ text: id, hint: name })),
  command: ({ commands, verb }, words) => [
    ...commands
      .filter(({ name, primary }) => !primary || !verb || Object.hasOwn(verb.book.verbs, name))
      .map(({ name }) => ({ text: name, hint: words.commands.descriptions[name] })),
    ...topics.map(({ name }) => ({ text: name, hint: words.commands.topics[name] })),
  ],
  toggle: ({ ruleset }) => Object.entries(ruleset.toggles).map(([text, { line }]) => ({ text, hint: line })),
  profile: ({ ruleset }) => Object.entries(ruleset.profiles).map(([text, { name }]) => ({ text, hint: name })),
  squad: ({ ruleset }) => Object.entries(ruleset.squads).map(([text, { name }]) => ({ text, hint: name })),
  side: ({ game }) => game && Object.entries(game.sides).map(([text, { name }]) => ({ text, hint: name })),
  'side-1': ({ game }) => game && Object.values(game.sides).map(({ name }) => ({ text: name, hint: '' })),
  timezone: () => ZONES.map((zone) => ({ text: zone, hint: '' })),
  'side-2': ({ game }) => game && Object.values(game.sides).map(({ name }) => ({ text: name, hint: '' })),
};

/** Options that name units: those of all commands, and those that books have instead of them. */
const UNITS: readonly string[] = [
  ...['who', 'attacker', 'target', 'unit'],
  ...Object.values(rulesets).flatMap(({ verbs }) => Object.values(verbs).flatMap(({ options }) => insteadIn(options))),
];

function insteadIn(options: OptionTable): readonly string[] {
  return Object.keys(options).filter((name) => options[name]!.instead);
}

/** How many choices Discord shows. */
const MOST_RULES = 25;

/** Whether values of this option are known although it takes any text. */
export function isCompleted(option: string): boolean {
  return (
    isSearched(option) ||
    option === 'with' ||
    option === 'fields' ||
    UNITS.includes(option) ||
    Object.hasOwn(VALUES, option)
  );
}

/** Options that are looked up, by meaning and not just by their letters. */
const SEARCHED: Readonly<Record<string, (typed: string, known: Looking) => Suggestion[]>> = {
  query: rulesLike,
  table: tables,
  of: entries,
  one: entries,
  two: entries,
};

/** Whether its values are looked up in the rulebooks. */
export function isSearched(option: string): boolean {
  return Object.hasOwn(SEARCHED, option);
}

/** Whether it's a question that the search over all rules answers. */
export function isRuleSearched(option: string): boolean {
  return SEARCHED[option] === rulesLike;
}

/** The possible values for the text typed so far in an option that is looked up. */
export function searched(option: string, typed: string, known: Looking): Suggestion[] {
  return SEARCHED[option]!(typed, known);
}

/** The tables of the chosen book by title, those of others by key. */
function tables(typed: string, known: Looking): Suggestion[] {
  return tablesLike(typed, whereOf(known)).map(({ table, book }) =>
    book === bookOf(known)
      ? { text: table.title, hint: table.rule }
      : { text: keyOf(book, table.id), hint: `${table.title}, ${book.name}` },
  );
}

/** Weapons and vehicles; those of other books by key. */
function entries(typed: string, known: Looking): Suggestion[] {
  return entriesLike(typed, whereOf(known)).map(({ of, name, book }) =>
    book === bookOf(known) ? { text: of, hint: name } : { text: keyOf(book, of), hint: `${name}, ${book.name}` },
  );
}

function whereOf({ ruleset, given = {} }: Looking): Where {
  const only = given.rules !== undefined && Object.hasOwn(rulesets, given.rules) ? rulesets[given.rules] : undefined;
  return { first: ruleset, only };
}

/** The book whose things can go by name alone. */
function bookOf(known: Looking): Where['first'] {
  const { first, only } = whereOf(known);
  return only ?? first;
}

/**
 * Rules that may be meant: those of the chosen book first and by title, others by ID.
 * @param typed the text typed so far
 */
export function rulesLike(typed: string, known: Looking): Suggestion[] {
  const search = ruleSearch();
  const { ruleset } = known;
  const where = whereOf(known);
  const likeliest = search.typed(typed, where).slice(0, MOST_RULES);
  return likeliest.map((found) => {
    const { rule, book } = found;
    const byTitle = search.titled(rule.title, where) === found;
    const hint = [byTitle ? rule.id : rule.title, ...(book === ruleset ? [] : [book.name])].join(', ');
    return { text: byTitle ? rule.title : rule.id, hint };
  });
}

/** Whether the option takes several values separated by commas. */
export function isList(option: string): boolean {
  return option === 'with' || option === 'target';
}

/** The likely values here of an option that takes any text, likeliest first; `undefined` if nothing is known. */
export function knownValues(words: Catalogue, option: string, known: CompletionContext): Suggestion[] | undefined {
  if (option === 'with') return toggles(known.ruleset);
  if (UNITS.includes(option)) return known.game && units(words, option, known.game, known);
  return Object.hasOwn(VALUES, option) ? VALUES[option]!(known, words) : undefined;
}

/** A value that differs from the book's default is the likelier one. */
function toggles({ toggles: all }: CompletionContext['ruleset']): Suggestion[] {
  const named = (changing: boolean) =>
    Object.entries(all).map(([name, { line, default: on }]) => ({
      text: on === changing ? `no-${name}` : name,
      hint: line,
    }));
  return [...named(true), ...named(false)];
}

/** The units in play, starting with those meant for sure, then the side that is probably meant; others out of play last. */
function units(words: Catalogue, option: string, game: Game, known: CompletionContext): Suggestion[] {
  const all = unitsInOrder(game).filter(option === 'target' ? aimedAt(game, known) : () => true);
  const likely = likelySide(option, game, known);
  // Of one's own units, those that can still act come first.
  const ability = (unit: Unit) => (isActor(option) && known.can?.(unit) === false ? 1 : 0);
  const meant = meantFor(option, game, known);
  const rank = (unit: Unit) => {
    if (meant(unit)) return -1;
    return unit.gone ? OTHERS + 1 : likely(unit.side) ? ability(unit) : OTHERS;
  };
  const own = (option === 'target' ? all : freshFirst(all, game, known.ruleset))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((unit) => {
      const cannot = isActor(option) && !unit.gone && known.can?.(unit) === false;
      const suggestion = { text: unit.name, hint: hintOf(words, unit, game, known, cannot) };
      return unit.gone && !meant(unit) ? { ...suggestion, last: true } : suggestion;
    });
  return [...own, ...groups(option, game, known)];
}

/** Squads, and all of a side, where a command may be for several. */
function groups(option: string, game: Game, { verb, user = '', can }: CompletionContext): Suggestion[] {
  if (!isActor(option) || !verb?.book.verbs[verb.name] || rulesets[game.rules] !== verb.book || !game.at) return [];
  return groupsFor(game, verb.book, verb.name, user, (unit) => can?.(unit) ?? false).map(({ who, size }) => ({
    text: who,
    hint: `${size}`,
  }));
}

/** Which units are meant for sure, though they may be out of play: who can do it, whom it's owed for, and men who are down. */
function meantFor(option: string, game: Game, known: CompletionContext): (unit: Unit) => boolean {
  const { can, verb } = known;
  if (isActor(option)) return (unit) => can?.(unit) ?? false;
  const declared = verb?.book.verbs[verb.name];
  if (option !== 'target' || !verb || !declared) return () => false;
  const owed = dueNow(game, verb.book).filter((due) => due.verb === verb.name);
  const about = new Set(owed.flatMap(({ targets = [] }) => targets));
  const isDown = ({ gone = '' }: Unit) => declared.helps === 'fallen' && (declared.fallen ?? []).includes(gone);
  const likely = likelySide(option, game, known);
  return (unit) => about.has(unit.id) || (isDown(unit) && likely(unit.side));
}

/** The rank of other sides' units, behind all of one's own. */
const OTHERS = 2;

/** Which units the rules let the verb aim at: at others it would always be refused. */
function aimedAt(game: Game, { verb }: CompletionContext): (unit: Unit) => boolean {
  const declared = verb?.book.verbs[verb.name];
  return verb && declared ? targetsOf(declared, sceneOf(game, verb.book), verb.book.book) : () => true;
}

/** A user acts with their own units, and mostly on the others'. */
function likelySide(option: string, game: Game, { user, given = {}, verb }: CompletionContext) {
  const own = (user === undefined ? undefined : sideOf(game, user)) ?? game.at?.side;
  if (option !== 'target') return (side: string) => side === own;
  const actor = given.who ?? given.attacker;
  const acting = (actor === undefined ? undefined : unitMeant(game, unmarked(actor))?.side) ?? own;
  const { helps: help } = verb?.book.verbs[verb.name] ?? {};
  const helps = typeof help === 'function' ? help(given) : help !== undefined;
  return (side: string) => (side === acting) === helps;
}

/** A unit's condition, as everyone may see it; its side, and its kind. */
function hintOf(words: Catalogue, unit: Unit, game: Game, { ruleset }: CompletionContext, cannot: boolean): string {
  const { side, profile, gone } = unit;
  const what = ruleset.profiles[profile]?.name ?? profile;
  const whose = [game.sides[side]?.name ?? side, what, ...(gone ? [words.game.gone(words.say(gone))] : [])];
  const acting = !gone && game.at !== undefined && (game.at.side === undefined || game.at.side === side);
  // A step of both sides waits for no unit, and one that can't act hasn't acted for that.
  const hasActed = acting && unit.fields.action !== undefined;
  const done = hasActed ? [words.pictures.acted] : cannot ? [words.pictures.cannot] : [];
  return [...done, ...(gone ? [] : changedIn(words, unit, game)), whose.join(', ')].join(' · ');
}

/** What has happened to it since it was raised, with its state in this turn first. */
function changedIn(words: Catalogue, { profile, fields }: Unit, game: Game): string[] {
  const book = rulesets[game.rules];
  if (!book) return [];
  const begun = book.profiles[profile]?.fields ?? {};
  const changed = Object.entries(fields).filter(([name, value]) => String(begun[name]) !== String(value));
  const said = conditionsOf(words, Object.fromEntries(changed), game, book).slice(0, MOST_CONDITIONS);
  return said.length > 0 ? [said.join(', ')] : [];
}

/** How many are shown beside a name. */
const MOST_CONDITIONS = 3;
