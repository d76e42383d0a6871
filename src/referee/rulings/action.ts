import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { debtGiven, dueIn, isOwedBy } from '../../campaign/turns.ts';
import { knownOf } from '../../kernel/act.ts';
import { oncePer } from '../../kernel/once.ts';
import { AskedToggles } from '../../kernel/options/asked-toggles.ts';
import { inTableMeasure, METRIC, saysCentimetres } from '../../kernel/options/inches.ts';
import { type Options, type OptionTable, type OptionValue, wholeOf } from '../../kernel/options/options.ts';
import { completeOptions, readOptions } from '../../kernel/options/read-options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Action } from '../../kernel/resolve.ts';
import { type Ruleset, togglesOn, togglesSaid, verbOf } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import type { Scene } from '../../kernel/state/scene.ts';
import type { Verb } from '../../kernel/verb.ts';
import { rulesetOf, rulesets } from '../../rules/index.ts';
import { meantBy } from '../../rules/names.ts';
import { unitNamed, unitsNamed } from '../units/units.ts';
import { type CommonOptions, commonOptions, parted } from './common-options.ts';
import { type Filling, fillingOf } from './filling.ts';
import { assertAimed, unmeasured, withTaken } from './measured.ts';

/** An action with everything that was said about it. */
export interface DeclaredAction extends Action {
  readonly toggles: AskedToggles;
  /** The options given by hand, checked; the rest of `options` are filled in or defaults. */
  readonly declared: Options;
  /** What the referee knew about the units and nobody said. */
  readonly filled: Options;
  /** The same, regardless of what was said. */
  readonly known: Options;
  /** What a drawn table fills in and forbids, if there is one. */
  readonly filling?: Filling | undefined;
  /** The game as the action finds it, if one is being played. */
  readonly scene: Scene | undefined;
  /** The owed ruling that it settles. */
  readonly due: Due | undefined;
  /** It's about units of the game or the game itself, so it has effects there. */
  readonly tracked: boolean;
  readonly override: boolean;
  /** Whoever gives it has said that it's meant. */
  readonly confirmed: boolean;
  readonly odds: boolean;
  /** Dice thrown at the table, if they were given. */
  readonly faces: readonly number[] | undefined;
  /** Neither the action nor the channel names a ruleset. */
  readonly defaulted: boolean;
}

/** The options of a verb and the common ones: everything that can be given with its command. */
export const optionsWith = oncePer(
  (table: OptionTable): OptionTable => ({ ...table, ...commonOptions, ...(table.target && { target: table.target }) }),
);

/**
 * The typed options, read by the ruleset that applies and completed with what is known about the units.
 * @throws {InputError} for unknown, wrong or missing options, and for units that don't exist
 * @throws {Refusal} if the ruleset has no such verb
 */
export function readAction(...asked: Parameters<typeof readSaid>): DeclaredAction {
  return completed(readSaid(...asked));
}

/** What's said, completed with what the book supposes. @throws as `readAction` */
export function completed(said: Omit<DeclaredAction, 'options'>): DeclaredAction {
  const { ruleset, verb, scene, known, filled, declared, filling } = said;
  const resolver = verbOf(ruleset, verb);
  const words = scene?.actor ? resolver.domain?.(scene, scene.actor, ruleset.book) : undefined;
  const whole = wholeOf(resolver);
  const given = { ...known, ...filled, ...declared };
  if (scene && words) assertHasOne(verb, whole, words, given, scene);
  if (filling && scene) assertAimed(filling, scene, optionsWith(whole), given);
  return { ...said, options: completeOptions(words ? narrowed(whole, words) : whole, given) };
}

/** @throws {InputError} for a unit that has none of what it's about to be asked for: no weapon */
function assertHasOne(
  verb: string,
  table: OptionTable,
  words: Readonly<Record<string, readonly string[] | undefined>>,
  given: Readonly<Record<string, unknown>>,
  { actor, targets }: Scene,
): void {
  const option = Object.keys(words).find(
    (name) => table[name]?.required && given[name] === undefined && words[name]?.length === 0,
  );
  if (option === undefined || !actor) return;
  throw new InputError('has-none-for-it', { unit: actor.name, verb, option, at: targets.map(({ name }) => name) });
}

/** The options with only those words that are in question for the unit; an option with none of them stays as it is. */
function narrowed(table: OptionTable, words: Readonly<Record<string, readonly string[] | undefined>>): OptionTable {
  const few = Object.entries(words).flatMap(([name, values = []]) => {
    const option = table[name];
    if (option?.type !== 'string' || values.length === 0) return [];
    const { sample: _, ...others } = option;
    return [[name, { ...others, values }] as const];
  });
  return { ...table, ...Object.fromEntries(few) };
}

/** @throws {InputError} for a verb that's only for a campaign's units, where no campaign of its book is open */
export function assertPlayable(
  verb: string,
  given: Readonly<Record<string, OptionValue>>,
  campaign: Campaign,
  defaultRules: string,
): void {
  const ruleset = rulesetOf(String(given.rules ?? rulesPlayed(campaign) ?? defaultRules));
  const { ofCampaign } = verbOf(ruleset, verb);
  if (ofCampaign && !gameBy(ruleset, campaign)) throw new InputError('no-campaign', { verb, rules: ruleset.name });
}

/** The same as far as it's said or known: options may still be missing. @throws as `readAction` otherwise */
export function readSaid(
  verb: string,
  given: Readonly<Record<string, OptionValue>>,
  campaign: Campaign,
  defaultRules: string,
): Omit<DeclaredAction, 'options'> {
  const rules = given.rules ?? rulesPlayed(campaign);
  const ruleset = rulesetOf(String(rules ?? defaultRules));
  const resolver = verbOf(ruleset, verb);
  const game = gameBy(ruleset, campaign);
  const read = readGiven(resolver.options, inMeasure(resolver.options, given, ruleset, campaign));
  const { common, own } = parted(resolver.options, read, game);
  const toggles = new AskedToggles(
    togglesOn(ruleset, campaign.house, common.with),
    togglesSaid(ruleset, common.with).keys(),
  );
  const asked = sceneFor(game, ruleset, toggles, common, resolver);
  const named = resolver.ofDebt ? withDebtor(verb, asked, ruleset) : asked;
  const due = named && debtGiven(named, ruleset, { verb, actor: named.actor, targets: named.targets, said: own });
  const aimed = withOwedTargets(named, due);
  const filling = fillingOf(game, ruleset, verb, common, aimed?.actor);
  const scene = aimed && filling ? withTaken(aimed, filling, resolver, own, ruleset.book, owedOptions(due)) : aimed;
  assertVehicle(resolver, verb, scene);
  const tracked = scene !== undefined && Boolean(scene.actor || scene.targets.length > 0 || resolver.ofTable);
  const filled: Options =
    tracked && scene ? knownOf(resolver, scene, own, ruleset.book, owedOptions(due), filling) : {};
  return {
    ruleset,
    verb,
    declared: own,
    filled: unsaid(filled, own),
    known: filling ? unmeasured(filled, filling) : filled,
    toggles,
    filling,
    scene,
    due: tracked ? due : undefined,
    tracked,
    override: common.override ?? false,
    confirmed: common.confirm ?? false,
    odds: common.odds ?? false,
    faces: common.faces === undefined ? undefined : readFaces(common.faces),
    defaulted: rules === undefined,
  };
}

/** The ruleset that the channel plays by, if it has chosen one. */
export function rulesPlayed({ game, rules }: Campaign): string | undefined {
  return game && game.phase !== 'ended' ? game.rules : rules;
}

/** The game that is being played. A ruling by another book isn't part of it. */
export function gameBy(ruleset: Ruleset, { game }: Campaign): Game | undefined {
  return game && game.phase !== 'ended' && rulesets[game.rules] === ruleset ? game : undefined;
}

/** The game with the units named. @throws {InputError} for a unit that doesn't exist */
function sceneFor(
  played: Game | undefined,
  ruleset: Ruleset,
  toggles: ReadonlySet<string>,
  { who, attacker, target }: CommonOptions,
  verb: Pick<Verb<unknown, unknown>, 'squadsAsTargets' | 'joins'>,
): Scene | undefined {
  if (who !== undefined && attacker !== undefined) throw new InputError('given-twice', { option: 'who' });
  const actor = who ?? attacker;
  if (!played) {
    const unit = actor ?? target;
    if (unit !== undefined) throw new InputError('no-units', { unit });
    return undefined;
  }
  return sceneOf(played, ruleset, toggles, {
    actor: actor === undefined ? undefined : unitNamed(played, actor),
    targets: target === undefined ? [] : unitsNamed(played, target, verb.squadsAsTargets ? verb.joins : undefined),
  });
}

/** The scene with the one who owes it, if nobody was named. @throws {InputError} if several owe it */
function withDebtor(verb: string, scene: Scene | undefined, ruleset: Ruleset): Scene | undefined {
  if (!scene || scene.actor || scene.targets.length > 0) return scene;
  const owing = dueIn(scene, ruleset)
    .filter((due) => due.verb === verb)
    .flatMap((due) => [...scene.units.values()].find((unit) => !unit.gone && isOwedBy(due, unit, ruleset)) ?? []);
  if (owing.length > 1) {
    throw new InputError('missing-options', { missing: ['who'], 'who:': owing.map(({ name }) => name) });
  }
  const [debtor] = owing;
  return debtor ? { ...scene, actor: debtor } : scene;
}

/** If nobody is named as the target, the units that the owed ruling is about are meant. */
export function withOwedTargets(scene: Scene | undefined, due: Due | undefined): Scene | undefined {
  if (!scene || scene.targets.length > 0 || !due) return scene;
  const owed = [...scene.units.values()].filter(
    ({ id, name }) => due.targets?.includes(id) || due.options.target === name,
  );
  return { ...scene, targets: owed };
}

/** The options of an owed ruling, without the targets that logs of version 1 have among them. */
export function owedOptions(due: Due | undefined): Options {
  const { target: _, ...options } = due?.options ?? {};
  return options;
}

/** @throws {InputError} if targets are named, the verb is for vehicles, and none of them is one */
export function assertVehicle(
  { atVehicles }: Pick<Verb<never, never>, 'atVehicles'>,
  verb: string,
  scene?: Scene,
): void {
  const [first] = scene?.targets ?? [];
  if (!atVehicles || !first || scene?.targets.some(atVehicles)) return;
  throw new InputError('no-vehicle', { unit: first.name, verb });
}

/** An option given by hand wins over what is known. */
function unsaid(filled: Options, said: Options): Options {
  return Object.fromEntries(Object.entries(filled).filter(([name]) => said[name] === undefined));
}

/**
 * What was given, with lengths in the measure of the table: if it plays in centimetres, `20cm` is 20. Otherwise it's left alone, and
 * read as 7.9 inches.
 */
function inMeasure(
  table: OptionTable,
  given: Readonly<Record<string, OptionValue>>,
  ruleset: Ruleset,
  { house }: Campaign,
): Readonly<Record<string, OptionValue>> {
  const metric = Object.entries(given).filter(
    ([name, value]) => table[name]?.length === true && typeof value === 'string' && saysCentimetres(value),
  );
  const said = typeof given.with === 'string' ? given.with : '';
  if (metric.length === 0 || !togglesOn(ruleset, house, said).has(METRIC)) return given;
  return { ...given, ...Object.fromEntries(metric.map(([name, value]) => [name, inTableMeasure(String(value))])) };
}

/** Any text can be a target until it's known which units there are. */
function readGiven(table: OptionTable, given: Readonly<Record<string, OptionValue>>): Options {
  return readOptions(readable(table), given, meantBy);
}

const readable = oncePer(
  (table: OptionTable): OptionTable => ({ ...optionsWith(table), target: commonOptions.target }),
);

/** One face per die, separated by spaces or commas. @throws {InputError} */
export function readFaces(text: string): number[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.map((word, i) => {
    if (/^\d{1,3}$/.test(word)) return Number(word);
    throw new InputError('face-not-a-number', { position: i + 1, face: word });
  });
}
