import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { weaponOf } from '../arms.ts';
import type { Bombardment } from '../barrage.ts';
import type { Book } from '../book.ts';
import { count, has, word } from '../unit.ts';
import { type Aftermath, effectsBy, known } from './aftermath.ts';
import { refuseFiring, refuseRounds, refuseVolleyed, refuseWeapon } from './barred.ts';
import { allAre, blastAll, menIn } from './blasts.ts';
import { pays, refusePrice } from './purse.ts';
import { usesRound } from './rounds.ts';
import { caughtBy, isThere, refuseBunker, refuseFriends, refuseNobodyCaught, refuseShellAt } from './targets.ts';
import { attacked } from './under-fire.ts';

const FIRES = ['light-mortar', 'mortar', 'gun', '17pdr', 'auto-cannon'] as const;

function fill(scene: Scene, given: Partial<Bombardment>, book: Book): Partial<Bombardment> {
  const { actor, targets } = scene;
  const weapon = given.weapon ?? (actor && weaponOf(actor, FIRES, book));
  const caught = caughtBy(scene, book);
  return known<Bombardment>({
    weapon,
    figures: menIn(caught),
    suppressed: allAre(caught, 'suppressed'),
    calibre: weapon === 'gun' && actor ? count(actor, 'calibre') || undefined : undefined,
    moved: actor && has(actor, 'moved'),
    'target-moved': allAre(caught, 'moved'),
    'ranged-in': weapon !== undefined && isMortar(weapon, book) && isRangedIn(actor, targets),
  });
}

function isMortar(weapon: string, { tracking }: Book): boolean {
  return tracking.weapons.mortars.includes(weapon);
}

/** WS-GREN-06, R-78: whether its very last bomb hit one of these. */
export function isRangedIn(actor: Unit | undefined, targets: readonly Unit[]): boolean {
  return actor !== undefined && targets.some(({ id }) => id === word(actor, 'ranged-in'));
}

function forbid(scene: Scene, { weapon }: Bombardment, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  return (
    refuseFiring(scene, actor, 'barrage', book) ??
    refuseFriends(scene, book) ??
    refuseBunker(scene, book) ??
    (isMortar(weapon, book) ? refuseNobodyCaught(scene, book) : refuseShellAt(scene, book)) ??
    refuseWeapon(actor, weapon, undefined, book) ??
    refuseVolleyed(actor, book) ??
    refusePrice(actor, weapon, book) ??
    refuseRounds(actor, weapon, book)
  );
}

function follow(after: Aftermath, { weapon }: Bombardment, outcome: Outcome): void {
  const { scene, book } = after;
  const caught = caughtBy(scene, book);
  if (scene.actor) pays(after, scene.actor, weapon);
  usesRound(after, weapon);
  if (isMortar(weapon, book)) rangesIn(after, outcome.facts.hit === true, caught[0]);
  blastAll(after, caught, outcome);
  attacked(after, weapon, caught);
}

/** WS-GREN-06: the target it hit, until its next bomb misses. */
export function rangesIn(after: Aftermath, hit: boolean, target: Unit | undefined): void {
  const { actor } = after.scene;
  if (!actor) return;
  if (hit && target) after.set(actor, 'ranged-in', target.id, after.rules['ranged-in']);
  else if (!hit) after.clear(actor, ['ranged-in'], after.rules['ranged-in']);
}

/** Mortars, and guns at men. */
export const barrage: Tracked<Bombardment, Book> = {
  catches: 'all',
  aimsAt: isThere,
  outOfTurn: () => true,
  fill,
  forbid,
  effects: effectsBy(follow),
};
