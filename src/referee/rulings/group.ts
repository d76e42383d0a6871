import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import { dueNow, lateIn, squadIn } from '../../campaign/turns.ts';
import { folded } from '../../kernel/options/folded.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import { type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { rulesets } from '../../rules/index.ts';
import { EVERY_UNIT, THE_REST } from '../units/names.ts';
import { unitNamed } from '../units/units.ts';

/**
 * Several units that will do the same: names separated by commas, the name of a squad, `all` of a side, or the `rest` of a side or a
 * squad. The name of a unit wins.
 * @returns `undefined` if `who` names one unit, or nobody
 * @throws {InputError} if the verb is for one unit at a time, a name is unknown, or one is named twice
 */
export function groupNamed(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  user: string,
  given: Readonly<Record<string, OptionValue>>,
): readonly Unit[] | undefined {
  const { game } = campaign;
  const who = given.who ?? given.attacker;
  if (!game || rulesets[game.rules] !== ruleset || typeof who !== 'string') return undefined;
  const units = unitsOf(game, ruleset, verb, user, who);
  if (!units) return undefined;
  const { byMany, byOne } = verbOf(ruleset, verb);
  // A squad's name may mean just one unit: its observer calls, or one man checks for all.
  const isOneName = !who.includes(',');
  if (isOneName && (!byMany || byOne)) {
    if (units.length === 1) return units;
    const owing = byOne && units.find((unit) => owes(game, ruleset, verb, unit));
    if (owing) return [owing];
  }
  if (!byMany || (byOne && isOneName)) throw new InputError('one-at-a-time', { verb });
  return units;
}

function owes(game: Game, ruleset: Ruleset, verb: string, unit: Unit): boolean {
  const own = dueNow(game, ruleset).filter((each) => each.verb === verb);
  return own.some(
    (each) => each.unit === unit.id || (each.squad !== undefined && each.squad === squadIn(unit, ruleset)),
  );
}

function unitsOf(game: Game, ruleset: Ruleset, verb: string, user: string, who: string): readonly Unit[] | undefined {
  const all = Object.values(game.units);
  if (all.some(({ name }) => folded(name) === folded(who))) return undefined;
  if (who.includes(',')) return named(game, who);
  const mine = membersOf(game, ruleset, verb, sideOf(game, user) ?? game.at?.side);
  const [, squad] = REST.exec(who.trim()) ?? [];
  const meant = squad ?? (isOfThoseWhoCan(who) ? undefined : who);
  const members = meant === undefined ? mine : mine.filter(({ fields }) => isSquad(fields.squad, meant));
  const isLate = lateIn(game, ruleset);
  const isRest = squad !== undefined || folded(who) === THE_REST;
  const units = isRest ? members.filter((unit) => !isLate(unit)) : members;
  return units.length > 0 ? units : undefined;
}

const REST = new RegExp(`^${THE_REST} of (.+)$`, 'iu');

/** Whether a name stands for those who can, whoever they are: then the others are left out. */
export function isOfThoseWhoCan(who: string): boolean {
  return [EVERY_UNIT, THE_REST].includes(folded(who)) || REST.test(who.trim());
}

function membersOf({ units }: Game, ruleset: Ruleset, verb: string, side: string | undefined): readonly Unit[] {
  const { joins } = verbOf(ruleset, verb);
  return Object.values(units).filter(
    (unit) => !unit.gone && (side === undefined || unit.side === side) && (joins?.(unit) ?? true),
  );
}

/** Two at least. */
const FEWEST = 2;

/**
 * The groups of a side that a verb can be given for at once: its squads and all of it, or the rest of them where some can't.
 * @param can who can give it now
 */
export function groupsFor(
  game: Game,
  ruleset: Ruleset,
  verb: string,
  user: string,
  can: (unit: Unit) => boolean,
): readonly { readonly who: string; readonly size: number }[] {
  const { byMany, byOne, givesUp } = verbOf(ruleset, verb);
  const own = sideOf(game, user);
  // Nobody else learns how many there are of a side.
  if (!byMany || byOne || own === undefined) return [];
  const mine = membersOf(game, ruleset, verb, own);
  const names = mine.map(({ fields }) => (typeof fields.squad === 'string' ? fields.squad : undefined));
  const squads = [...new Set(names)].map((squad) => [squad, mine.filter((_, i) => names[i] === squad)] as const);
  const group = (units: readonly Unit[], whole: string, rest: string) => {
    const size = units.filter((unit) => can(unit) && !givesUp?.(unit)).length;
    return size < FEWEST ? [] : [{ who: size === units.length ? whole : rest, size }];
  };
  const each = squads.flatMap(([squad, units]) =>
    squad === undefined ? [] : group(units, squad, `${THE_REST} of ${squad}`),
  );
  const all = group(mine, EVERY_UNIT, THE_REST);
  return [...each, ...all.filter(({ size }) => each.every((squad) => squad.size < size))];
}

function isSquad(squad: unknown, who: string): boolean {
  return typeof squad === 'string' && folded(squad) === folded(who);
}

function named(game: Game, who: string): readonly Unit[] {
  const units = who.split(',').map((name) => unitNamed(game, name));
  const twice = units.find((unit, i) => units.indexOf(unit) < i);
  if (twice) throw new InputError('given-twice', { option: twice.name });
  return units;
}
