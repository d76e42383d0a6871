import type { Campaign } from '../campaign/campaign.ts';
import { sceneOf } from '../campaign/scene.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { targetsOf, type Verb } from '../kernel/verb.ts';
import { gameIn } from './games.ts';

/** A few targets of each side that it may be done to: what works against one mostly works against the next of its kind. */
export function targetsFor(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): readonly Unit[] {
  const { verbs, profiles } = ruleset;
  const others = Object.values(gameIn(campaign).units).filter(({ id, gone }) => id !== unit.id && !gone);
  const scene = { ...sceneOf(gameIn(campaign), ruleset), actor: unit };
  const isTarget = targetsOf(verbs[verb]!, scene, ruleset.book);
  const aimed = others.filter(isTarget);
  // If there's nobody to do it to, the rule that says so is the reason why not.
  const likely = aimed.length > 0 ? aimed : others;
  const enemies = likely.filter(({ side }) => side !== unit.side);
  const own = likely.filter(({ side }) => side === unit.side);
  const fallen = Object.values(gameIn(campaign).units).filter(
    (each) => isFallen(each, unit, verbs[verb]!) && isTarget(each),
  );
  return [...spread(enemies, profiles), ...spread(own, profiles), ...fallen.slice(0, MOST_FALLEN)];
}

const MOST_TARGETS = 6;
const MOST_FALLEN = 2;

/** One of each profile, one of each kind first: a tank isn't left out because there are many sorts of infantrymen. */
function spread(units: readonly Unit[], profiles: Ruleset['profiles']): readonly Unit[] {
  const different = [...new Map(units.toReversed().map((each) => [each.profile, each])).values()].toReversed();
  const kinds = different.map((each) => kindOf(each, profiles));
  const isFirst = (each: Unit, i: number) => kinds.indexOf(kindOf(each, profiles)) === i;
  return [...different.filter(isFirst), ...different.filter((each, i) => !isFirst(each, i))].slice(0, MOST_TARGETS);
}

/** Profiles that say the same things of their units are of one kind. */
function kindOf({ profile }: Unit, profiles: Ruleset['profiles']): string {
  return Object.keys(profiles[profile ?? '']?.fields ?? {})
    .toSorted()
    .join();
}

/** Whether it's somebody who's out of play, a comrade mostly, and to whom it can still be done. */
export function isFallen(
  { gone, side }: Unit,
  unit: Unit,
  { fallen = [], fallenEnemies = false }: Pick<Verb<unknown, unknown>, 'fallen' | 'fallenEnemies'>,
): boolean {
  return gone !== undefined && (fallenEnemies || side === unit.side) && fallen.includes(gone);
}
