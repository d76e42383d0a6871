import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { weaponOf } from '../arms.ts';
import type { Book } from '../book.ts';
import type { SmokeRound } from '../smoke.ts';
import { has } from '../unit.ts';
import { type Aftermath, effectsBy, known } from './aftermath.ts';
import { isRangedIn } from './barrage.ts';
import { refuseFiring, refuseRounds, refuseVolleyed, refuseWeapon } from './barred.ts';
import { blastAll, menIn } from './blasts.ts';
import { nextPhase } from './phase.ts';
import { pays, refusePrice } from './purse.ts';
import { usesRound } from './rounds.ts';
import { caughtBy, isThere, refuseFriends, refuseNobodyCaught } from './targets.ts';
import { attacked } from './under-fire.ts';

const FIRES = ['light-mortar', 'mortar', 'rifle-grenade'] as const;

function fill(scene: Scene, given: Partial<SmokeRound>, book: Book): Partial<SmokeRound> {
  const { actor, targets } = scene;
  return known<SmokeRound>({
    weapon: given.weapon ?? (actor && weaponOf(actor, FIRES, book)),
    moved: actor && has(actor, 'moved'),
    'ranged-in': isRangedIn(actor, targets),
    figures: given.wp ? menIn(caughtBy(scene, book)) : undefined,
  });
}

function forbid(scene: Scene, { weapon, wp }: SmokeRound, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  // plain smoke is laid at a point, and doesn't hurt anyone who stands there.
  const atMen = wp ? (refuseFriends(scene, book) ?? refuseNobodyCaught(scene, book)) : undefined;
  return (
    refuseFiring(scene, actor, 'smoke', book) ??
    atMen ??
    refuseWeapon(actor, weapon, undefined, book) ??
    refuseVolleyed(actor, book) ??
    refusePrice(actor, weapon, book) ??
    refuseRounds(actor, weapon, book)
  );
}

function follow(after: Aftermath, { weapon, wp }: SmokeRound, outcome: Outcome): void {
  const { scene, book } = after;
  if (scene.actor) pays(after, scene.actor, weapon);
  usesRound(after, weapon);
  if (outcome.facts.placed === true) lays(after);
  const caught = wp ? caughtBy(scene, book) : [];
  blastAll(after, caught, outcome);
  attacked(after, weapon, caught);
}

/** WS-SMK-01, -03: the fog of a side lasts until its next phase is over. */
function lays(after: Aftermath): void {
  const { actor, table } = after.scene;
  const until = actor && nextPhase(after.scene, actor, 'end');
  if (!actor || !until) return;
  let n = 1;
  while (table[`fog-${n}`] !== undefined) n += 1;
  after.ofTable(`fog-${n}`, actor.side, after.rules['fog-lifts'], until);
}

/** Smoke rounds, including white phosphorus. */
export const smoke: Tracked<SmokeRound, Book> = {
  catches: 'all',
  aimsAt: isThere,
  outOfTurn: () => true,
  fill,
  forbid,
  effects: effectsBy(follow),
};
