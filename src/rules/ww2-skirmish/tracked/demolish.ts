import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { weaponOf } from '../arms.ts';
import type { Book } from '../book.ts';
import { type Demolition, options } from '../demolish.ts';
import { inAction, isManned, isTeam } from '../figures.ts';
import { count, has } from '../unit.ts';
import { type Aftermath, effectsBy, known } from './aftermath.ts';
import { isRangedIn, rangesIn } from './barrage.ts';
import { refuseFiring, refuseFlame, refuseRounds, refuseVolleyed, refuseWeapon } from './barred.ts';
import { blastAll } from './blasts.ts';
import { pays, refusePrice, spends } from './purse.ts';
import { usesRound } from './rounds.ts';
import { lossesIn, struck } from './struck.ts';
import { behindArmour, refuseFriends } from './targets.ts';
import { attacked } from './under-fire.ts';

/** In a bunker the occupants are the target. */
function fill({ actor, targets }: Scene, given: Partial<Demolition>, book: Book): Partial<Demolition> {
  const [target] = targets;
  const inside = target ? Math.min(12, inAction(target).length) : 0;
  const own = actor && (given.task ?? options.task.default) === 'explosive';
  const weapon = given.weapon ?? (own ? weaponOf(actor, options.weapon.values, book) : undefined);
  return known<Demolition>({
    weapon,
    figures: given.task === 'charge' && inside > 0 ? inside : undefined,
    moved: actor && weapon !== 'flamethrower' && has(actor, 'moved'),
    calibre: weapon === 'gun' && actor ? count(actor, 'calibre') || undefined : undefined,
    'ranged-in': isRangedIn(actor, targets),
  });
}

/** What the attack is made with, in the form the other checks use. */
function weaponIn({ task, weapon }: Demolition): string {
  return task === 'explosive' ? (weapon ?? '') : task;
}

function forbid(scene: Scene, attack: Demolition, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const weapon = weaponIn(attack);
  return (
    refuseFiring(scene, actor, 'demolish', book) ??
    refuseFriends(scene, book, false) ??
    refuseWeapon(actor, weapon, undefined, book) ??
    refuseVolleyed(actor, book) ??
    (attack.task === 'small-arms' ? refuseShots(actor, attack, book) : refusePrice(actor, weapon, book)) ??
    refuseRounds(actor, weapon, book) ??
    refuseFlame(actor, weapon, book)
  );
}

/** WS-FIRE-04: at least an unaimed shot each. */
function refuseShots(unit: Unit, { shots }: Demolition, { tracking }: Book): Refusal | undefined {
  const most = inAction(unit).reduce((sum, { left }) => sum + left, 0);
  if (shots <= most) return undefined;
  return new Refusal(tracking.rules.shots, 'too-few-actions-to-shoot', { shots, most });
}

function follow(after: Aftermath, attack: Demolition, outcome: Outcome): void {
  const { actor, targets } = after.scene;
  const weapon = weaponIn(attack);
  if (actor) {
    if (attack.task === 'small-arms') shotsPaid(after, actor, attack.shots);
    else pays(after, actor, weapon);
    usesRound(after, weapon);
    if (after.book.tracking.weapons.mortars.includes(weapon)) rangesIn(after, outcome.facts.hit === true, targets[0]);
  }
  if (attack.task === 'charge') after.advise(after.rules['charge-size']);
  const [target] = targets;
  if (target) inside(after, target, attack, outcome);
  attacked(after, weapon);
}

function inside(after: Aftermath, target: Unit, { task }: Demolition, outcome: Outcome): void {
  if (task === 'small-arms') struck(after, target, lossesIn(outcome.facts));
  else if (task === 'charge') blastAll(after, [target], outcome);
  else {
    const all = inAction(target).length;
    const { effect } = outcome.facts;
    const figures = effect === 'occupants-all' ? all : effect === 'occupants-1' ? Math.min(1, all) : 0;
    if (figures > 0) after.owes(target, 'effect', { by: 'mg', figures }, after.rules.posted);
  }
}

function shotsPaid(after: Aftermath, unit: Unit, shots: number): void {
  if (!after.scene.at) return;
  let owed = shots;
  for (const figure of inAction(after.now(unit))) {
    const given = Math.min(owed, figure.left);
    spends(after, unit, figure, given, after.rules.shots);
    owed -= given;
  }
}

/** Fire at bunkers, and charges posted into them. */
export const demolish: Tracked<Demolition, Book> = {
  outOfTurn: () => true,
  // Grenades and Molotovs are anybody's who isn't in a vehicle.
  chooses: (actor) => (isManned(actor) ? [] : ['weapon']),
  meets: { as: 'inside', isOne: (actor, unit) => unit.side !== actor.side && isTeam(unit) && !isManned(unit) },
  // Nobody posts a charge out through armour.
  idle: ({ actor, units }, { task }, book) =>
    task === 'charge' && actor !== undefined && behindArmour({ units }, actor, book),
  fill,
  forbid,
  effects: effectsBy(follow),
};
