import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { Throw } from '../grenade.ts';
import { has } from '../unit.ts';
import { type Aftermath, effectsBy, known } from './aftermath.ts';
import { refuseFiring, refuseRounds, refuseVolleyed, refuseWeapon } from './barred.ts';
import { allAre, blastAll, menIn } from './blasts.ts';
import { pays, refusePrice } from './purse.ts';
import { usesRound } from './rounds.ts';
import {
  behindArmour,
  caughtBy,
  isThere,
  meantFor,
  refuseBunker,
  refuseFriends,
  refuseHandGrenadeAt,
  refuseNobodyCaught,
} from './targets.ts';
import { attacked } from './under-fire.ts';

function fill(scene: Scene, { drop = false }: Partial<Throw>, book: Book): Partial<Throw> {
  const { actor, targets } = scene;
  const caught = caughtBy(scene, book);
  const [target] = targets;
  return known<Throw>({
    at: target && (meantFor(scene, target, drop, book) as Throw['at'] | undefined),
    figures: menIn(caught),
    moved: actor && has(actor, 'moved'),
    'target-moved': allAre(caught, 'moved'),
    suppressed: allAre(caught, 'suppressed'),
  });
}

function forbid(scene: Scene, { weapon, at, drop }: Throw, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  return (
    refuseFiring(scene, actor, 'grenade', book) ??
    refuseFriends(scene, book) ??
    (drop ? undefined : refuseBunker(scene, book)?.liftedBy({ drop: true })) ??
    (weapon === 'grenade' ? refuseHandGrenadeAt(scene, at, book) : refuseNobodyCaught(scene, book)) ??
    refuseWeapon(actor, weapon, undefined, book) ??
    refuseVolleyed(actor, book) ??
    refusePrice(actor, weapon, book) ??
    refuseRounds(actor, weapon, book)
  );
}

function follow(after: Aftermath, { weapon }: Throw, outcome: Outcome): void {
  const { scene, book } = after;
  const caught = caughtBy(scene, book);
  if (scene.actor) pays(after, scene.actor, weapon);
  usesRound(after, weapon);
  blastAll(after, caught, outcome);
  attacked(after, weapon, caught);
}

/** Grenades thrown, launched or dropped in. */
export const grenade: Tracked<Throw, Book> = {
  catches: 'all',
  aimsAt: isThere,
  outOfTurn: () => true,
  // Nobody throws one out through armour.
  idle: ({ actor, units }, _throw, book) => actor !== undefined && behindArmour({ units }, actor, book),
  fill,
  forbid,
  effects: effectsBy(follow),
};
