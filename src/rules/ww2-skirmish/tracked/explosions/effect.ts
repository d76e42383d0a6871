import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import { barring } from '../../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Hit } from '../../explosions/effect.ts';
import { Refusal } from '../../refusal.ts';
import { has, words } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { refuseActing } from '../fire/barred.ts';
import { isThere } from '../fire/targets.ts';
import { firedLately } from '../fire/under-fire.ts';
import { duesOf } from '../morale/owed.ts';
import { lossesIn, testDue } from '../morale/struck.ts';
import { allAre, blastAll, caughtIn } from './blasts.ts';

/** Figures already hit. A man who burns with his flamethrower makes his team test, whatever happens to the others. */
function follow(after: Changing, { by }: Hit, outcome: Outcome): void {
  const caught = caughtIn(after.scene);
  const { suppressed, wounds, disabled, kills } = lossesIn(outcome.facts);
  blastAll(after, caught, outcome);
  const [only] = caught;
  if (by === 'flame' && suppressed + wounds + disabled + kills === 0 && only) testDue(after, only, after.rules.causes);
}

function forbid(scene: Scene, _hit: Hit, book: Book): Refusal | undefined {
  return scene.actor && (refuseActing(scene, scene.actor, 'effect', book) ?? refuseUncaused(scene, book));
}

/** on an enemy only after the team's own shot has come down there; an umpire who doesn't play a side can correct things. */
function refuseUncaused(scene: Scene, { tracking }: Book): Refusal | undefined {
  const { actor, targets, umpire } = scene;
  // What its burst does to others is owed.
  const isOwed =
    actor &&
    duesOf(scene, actor).some(({ verb, targets: about = [] }) => {
      return verb === 'effect' && targets.length > 0 && targets.every(({ id }) => about.includes(id));
    });
  if (!actor || umpire || isOwed) return undefined;
  const spared = targets.find((unit) => unit.side !== actor.side && !words(unit, 'under-fire').includes(actor.id));
  return spared && new Refusal(tracking.rules.hit, 'effect-without-attack', { unit: actor.name, target: spared.name });
}

/** Nothing has come down that could have one: none is owed, nobody there is under fire, and no shot of its own went astray. */
function hasNoCause(scene: Scene): boolean {
  const { actor, targets } = scene;
  if (!actor || duesOf(scene, actor).some(({ verb }) => verb === 'effect')) return false;
  if (targets.length > 0 && firedLately(actor)) return false;
  return !caughtIn(scene).some((unit) => has(unit, 'under-fire'));
}

/** Whomever it's of: enemies whom the unit hasn't fired at aren't meant, and none of its own side is under fire. */
function hasNoCauseAnywhere(scene: Scene, actor: Unit): boolean {
  if (firedLately(actor) || duesOf(scene, actor).some(({ verb }) => verb === 'effect')) return false;
  return ![...scene.units.values()].some(
    (unit) => has(unit, 'under-fire') && (unit.side === actor.side || words(unit, 'under-fire').includes(actor.id)),
  );
}

/** It follows from another ruling, in either phase. */
export const effect: Tracked<Hit, Book> = {
  catches: 'all',
  aimsAt: isThere,
  outOfTurn: () => true,
  idle: barring(hasNoCauseAnywhere, hasNoCause),
  knows: { suppressed: (scene) => allAre(caughtIn(scene), 'suppressed') || undefined },
  domains: { target: ({ units }) => [...units.values()].filter((unit) => !unit.gone && isThere(unit)) },
  forbid,
  effects: follow,
};
