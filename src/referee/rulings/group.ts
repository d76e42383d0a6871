import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import { dueNow, squadIn } from '../../campaign/turns.ts';
import { folded } from '../../kernel/options/folded.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import { type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { rulesets } from '../../rules/index.ts';
import { EVERY_UNIT } from '../units/names.ts';
import { unitNamed } from '../units/units.ts';

/**
 * Several units that will do the same: names separated by commas, the name of a squad, or `all` of a side. The name of a
 * unit wins.
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
  const { joins } = verbOf(ruleset, verb);
  const own = sideOf(game, user) ?? game.at?.side;
  const mine = all.filter((unit) => !unit.gone && (own === undefined || unit.side === own) && (joins?.(unit) ?? true));
  const units = folded(who) === EVERY_UNIT ? mine : mine.filter(({ fields }) => isSquad(fields.squad, who));
  return units.length > 0 ? units : undefined;
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
