import type { Ruleset } from '../kernel/ruleset.ts';
import type { Due } from '../kernel/state/due.ts';
import type { Moment } from '../kernel/state/moment.ts';
import type { Scene, Unit } from '../kernel/state/scene.ts';
import { hasCome } from '../kernel/state/turn.ts';
import type { Game } from './game.ts';
import { owedAsItStands } from './owed/owed-as-it-stands.ts';
import { sceneOf } from './scene.ts';

export { turnSteps } from './scene.ts';

/**
 * The rulings owed now, including those that follow from the state of the game. Those that the side run by the referee gives by
 * itself, once an attack is over, aren't among them.
 */
export function dueNow(game: Game, ruleset: Ruleset): readonly Due[] {
  return game.over ? [] : dueIn(sceneOf(game, ruleset), ruleset).filter((due) => !isPutOffIn(game, due));
}

/** What the side run by the referee gives once the attack on its unit is over. */
export function putOff(game: Game, ruleset: Ruleset): readonly Due[] {
  return game.over ? [] : dueIn(sceneOf(game, ruleset), ruleset).filter((due) => isPutOffIn(game, due));
}

function isPutOffIn({ units, table }: Game, due: Due): boolean {
  return isPutOff(due, units[due.unit ?? '']?.side, table);
}

/**
 * Whether an owed ruling waits until the attack that it comes of is over: the side run by the referee then gives it by itself.
 * @param side of the unit that owes it
 */
export function isPutOff({ attacker }: Due, side: string | undefined, table: Game['table']): boolean {
  return attacker !== undefined && side !== undefined && side === table.solo;
}

/** The same for a scene. */
export function dueIn(scene: Scene, ruleset: Ruleset): readonly Due[] {
  const { at, steps } = scene;
  // Before the first turn, only what must come first is owed.
  const come = (moment: Moment) => (at ? hasCome(moment, at, steps) : moment.turn <= 0);
  const all = [...scene.due, ...owedAsItStands(scene, ruleset)];
  return all.filter(({ at: from, until, squad }) => {
    // A ruling that nobody is left to give is no longer owed.
    return come(from) && !(until && come(until)) && (squad === undefined || isManned(scene, squad, ruleset));
  });
}

function isManned({ units }: Scene, squad: string, ruleset: Ruleset): boolean {
  return [...units.values()].some((unit) => !unit.gone && squadIn(unit, ruleset) === squad);
}

/** A ruling that is about to be given. */
export interface Giving {
  readonly verb: string;
  readonly actor?: Unit | undefined;
  readonly targets: readonly Unit[];
  /** The options that were given by hand. */
  readonly said: Readonly<Record<string, unknown>>;
}

/**
 * The owed ruling that this one settles: owed by the same unit, by any of its squad, or by nobody in
 * particular. Of several that are alike, it's the one about these targets, and then the one whose options were given.
 */
export function debtGiven(scene: Scene, ruleset: Ruleset, giving: Giving): Due | undefined {
  const pays = ruleset.verbs[giving.verb]?.pays;
  const alike = dueIn(scene, ruleset).filter(
    (due) =>
      due.verb === giving.verb && isOwedBy(due, giving.actor, ruleset) && (pays?.(scene, due, giving.said) ?? true),
  );
  const about = giving.targets.length > 0 ? alike.filter((due) => isAbout(due, giving.targets)) : alike;
  const meant = about.length > 0 ? about : alike.filter((due) => !due.targets && due.options.target === undefined);
  return meant.find((due) => agrees(due, giving.said)) ?? meant[0];
}

/** Whether an owed ruling is this unit's to give: its own, its squad's, or nobody's in particular. */
export function isOwedBy({ unit, squad }: Due, actor: Unit | undefined, ruleset: Ruleset): boolean {
  if (unit !== undefined) return unit === actor?.id;
  if (squad === undefined) return true;
  return actor !== undefined && squadIn(actor, ruleset) === squad;
}

/** The squad or group of a unit, as its book defines it. */
export function squadIn(unit: Unit, { squadOf, book }: Pick<Ruleset, 'squadOf' | 'book'>): string | undefined {
  return squadOf ? squadOf(unit, book) : squadKey(unit);
}

/** The squad of a unit, unless the book says otherwise: its side's units with the same squad name. */
function squadKey({ side, fields }: Unit): string | undefined {
  return typeof fields.squad === 'string' ? `${side}/${fields.squad}` : undefined;
}

/** Logs of version 1 give targets by name. */
function isAbout({ targets, options }: Due, named: readonly Unit[]): boolean {
  return named.some(({ id, name }) => targets?.includes(id) || options.target === name);
}

function agrees({ options }: Due, said: Giving['said']): boolean {
  return Object.entries(options).every(([name, value]) => said[name] === undefined || said[name] === value);
}

/**
 * The units of the side whose turn it is that haven't acted yet and could. A step that belongs to both sides
 * waits for no unit, and once the battle is over nobody acts.
 */
export function yetToAct({ at, over, units }: Game, { couldAct }: Pick<Ruleset, 'couldAct'>): Unit[] {
  if (over) return [];
  return Object.values(units).filter((unit) => {
    return (
      unit.side === at?.side &&
      !unit.gone &&
      unit.fields.action === undefined &&
      (couldAct?.(unit, at.step, units) ?? true)
    );
  });
}

/** The units in the same order, but those that have acted in this step behind the others. */
export function freshFirst(all: readonly Unit[], game: Game, ruleset: Pick<Ruleset, 'couldAct' | 'hasActed'>): Unit[] {
  const isLate = lateIn(game, ruleset);
  const late = new Set(all.filter(isLate));
  return [...all.filter((unit) => !late.has(unit)), ...late];
}

/** Tells which units have acted in this step, or couldn't. */
export function lateIn(game: Game, ruleset: Pick<Ruleset, 'couldAct' | 'hasActed'>): (unit: Unit) => boolean {
  const { at } = game;
  const waited = new Set(yetToAct(game, ruleset).map(({ id }) => id));
  return (unit) =>
    at !== undefined && (at.side === undefined ? (ruleset.hasActed?.(unit, at.step) ?? false) : !waited.has(unit.id));
}

/** The sides that haven't finished a step of both; nobody waits for a side without players. */
export function waitedFor({ sides, ready }: Game): readonly string[] {
  return Object.keys(sides).filter((side) => sides[side]!.players.length > 0 && !ready.includes(side));
}
