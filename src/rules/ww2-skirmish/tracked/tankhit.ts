import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { weaponOf } from '../arms.ts';
import { options, type VehicleShot } from '../at-vehicle.ts';
import type { Book, Damage } from '../book.ts';
import { count, has, word } from '../unit.ts';
import { type Aftermath, effectsBy, known } from './aftermath.ts';
import { refuseFiring, refuseFlame, refuseRounds, refuseVolleyed, refuseWeapon } from './barred.ts';
import { damaged, leavesIfStopped } from './damaged.ts';
import { duesOf } from './owed.ts';
import { pays, refusePrice } from './purse.ts';
import { usesRound } from './rounds.ts';
import { refuseFriends, refuseNoVehicle } from './targets.ts';
import { attacked } from './under-fire.ts';

/** The vehicle shot at, and the firer's gun. */
function fill({ actor, targets }: Scene, given: Partial<VehicleShot>, book: Book): Partial<VehicleShot> {
  const [target] = targets;
  const weapon = given.weapon ?? (actor && weaponOf(actor, options.weapon.values, book));
  const gun = weapon !== undefined && book.tracking.weapons['main-guns'].includes(weapon);
  return known<VehicleShot>({
    weapon,
    calibre: weapon === 'gun' && actor ? count(actor, 'calibre') || undefined : undefined,
    ammo: gun && actor ? (word(actor, 'ammo') as VehicleShot['ammo'] | undefined) : undefined,
    ...(target
      ? {
          // Men can't be: `forbid` says so, and has to be asked.
          vehicle: (word(target, 'vehicle') ?? 'small-soft') as VehicleShot['vehicle'],
          'running-gear': word(target, 'running-gear') as VehicleShot['running-gear'],
          fuel: word(target, 'fuel') as VehicleShot['fuel'] | undefined,
          skirts: has(target, 'skirts'),
          // assumed, unless the player says it's coming straight on.
          crossing: weapon !== 'small-arms' && count(target, 'speed') > book.tracking.crossing,
        }
      : {}),
  } as Partial<VehicleShot>);
}

function forbid(scene: Scene, { weapon }: VehicleShot, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  if (weapon === 'small-arms') return refuseUnowed(scene, book);
  return (
    refuseFiring(scene, actor, 'tankhit', book) ??
    refuseFriends(scene, book, false) ??
    refuseNoVehicle(scene, book) ??
    refuseWeapon(actor, weapon, undefined, book) ??
    refuseVolleyed(actor, book) ??
    refusePrice(actor, weapon, book) ??
    refuseRounds(actor, weapon, book) ??
    refuseFlame(actor, weapon, book)
  );
}

/** WS-DMG-02, R-68: hits of small arms are scored and paid for with `/fire`; the throw is owed after that. */
function refuseUnowed(scene: Scene, { tracking }: Book): Refusal | undefined {
  const { actor, targets } = scene;
  const owed = actor ? duesOf(scene, actor).filter(({ verb }) => verb === 'tankhit') : [];
  if (owed.some((due) => targets.length === 0 || targets.every(({ id }) => due.targets?.includes(id))))
    return undefined;
  return new Refusal(tracking.rules['hull-hits'], 'no-hull-hits-owed', { unit: actor?.name });
}

function follow(after: Aftermath, { weapon }: VehicleShot, { facts }: Outcome): void {
  const { actor, targets } = after.scene;
  const [target] = targets;
  const small = weapon === 'small-arms';
  if (!small) {
    if (actor) pays(after, actor, weapon);
    usesRound(after, weapon);
  }
  if (target && has(target, 'vehicle') && facts.hit === true) {
    damaged(after, target, facts.damage as Damage, Number(facts['explodes-in'] ?? 0));
  }
  if (!small) attacked(after, weapon);
  else if (target) leavesIfStopped(after, target);
  const { toggles } = after.scene;
  const counts = toggles.has('solo-forces') || toggles.has('solo-afvs');
  if (!small && target && counts) after.set(target, 'at-fire', true, after.rules['at-fire']);
}

/** Guns, hand-held weapons, flame and small arms at vehicles. */
export const tankhit: Tracked<VehicleShot, Book> = {
  aimsAt: (unit) => has(unit, 'vehicle'),
  outOfTurn: () => true,
  choice: (_scene, { weapon }) => weapon !== 'small-arms',
  // A shot with another weapon doesn't settle what's owed for hits on a hull.
  pays: (_scene, _due, { weapon }) => weapon === undefined || weapon === 'small-arms',
  fill,
  forbid,
  effects: effectsBy(follow),
};
