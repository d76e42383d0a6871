import { sceneOf } from '../../campaign/scene.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { Finishing } from '../../referee/acts/finishing.ts';
import { gameIn } from '../../referee/games/games.ts';
import { gameShown } from '../game-shown.ts';
import type { Asking, UnitField } from './asking.ts';

type Aiming = Pick<Asking, 'command' | 'given' | 'campaign' | 'ruleset'>;
type Alike = (one: Unit, other: Unit) => boolean;

/**
 * Who else may be named, besides the target: whoever a burst may catch, or the enemies that a shot is shared among.
 * @param aiming the command, without its units
 */
export function besidesFields(
  aiming: Aiming,
  actor: Unit,
  { enemies, everyone }: { readonly enemies: readonly Unit[]; readonly everyone: readonly Unit[] },
): readonly UnitField[] {
  const { campaign, given, ruleset } = aiming;
  const { catches, mayCatch } = ruleset.verbs[aiming.command.name]!;
  if (!catches || catches === 'all') return [];
  const scene = { ...sceneOf(gameIn(campaign), ruleset), actor };
  if (mayCatch?.(scene, given as never, ruleset.book) === false) return [];
  const isAlike = alikeIn(aiming);
  if (!mayCatchTwo(aiming, actor, pairsOf(enemies, isAlike))) return [];
  const besides = { name: 'besides', several: true, optional: true } as const;
  if (catches !== 'shared') return [{ ...besides, units: everyone }];
  const units = enemies.filter((one) => enemies.some((other) => other !== one && isAlike(one, other)));
  return [{ ...besides, units, shared: true }];
}

/** Tells of two units whether the same shot can be at both. */
function alikeIn({ command, campaign, ruleset }: Aiming): Alike {
  const game = gameShown(campaign);
  const verb = ruleset.verbs[command.name];
  if (!game || !verb?.shares) return () => true;
  const scene = sceneOf(game, ruleset);
  return (one, other) => verb.shares!.alike(scene, one, other, ruleset.book);
}

/** The same for two names. */
export function alikeNamed(aiming: Aiming): (one: string, other: string) => boolean {
  const isAlike = alikeIn(aiming);
  const units = new Map(Object.values(gameShown(aiming.campaign)?.units ?? {}).map((unit) => [unit.name, unit]));
  return (one, other) => {
    const [a, b] = [units.get(one), units.get(other)];
    return !a || !b || isAlike(a, b);
  };
}

/** For each enemy a pair that the same shot can be at. */
function pairsOf(enemies: readonly Unit[], isAlike: Alike): readonly (readonly [Unit, Unit])[] {
  return enemies.flatMap((one, i) => {
    const other = enemies.slice(i + 1).find((each) => isAlike(one, each));
    return other ? [[one, other] as const] : [];
  });
}

/** Whether it can be done to two at once, in one way or another: by automatic or split fire. */
function mayCatchTwo(
  { command, given, campaign, ruleset }: Aiming,
  actor: Unit,
  pairs: readonly (readonly [Unit, Unit])[],
): boolean {
  const finishing = new Finishing({ campaign, ruleset, verb: command.name, given: { ...given, who: actor.name } });
  return pairs.some(([one, other]) => finishing.goes({ target: `${one.name}, ${other.name}` }));
}
