import type { Book, Damage } from '../../../../../data/ww2-skirmish/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import { ofActor } from '../../../../kernel/forbidding.ts';
import { enemiesOf, type Scene, type Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { arms, weaponOf } from '../../fire/arms.ts';
import { edgesOf } from '../../fire/bands.ts';
import { classOf } from '../../fire/gun.ts';
import { Refusal } from '../../refusal.ts';
import { count, has, word } from '../../unit.ts';
import { AIMED, isHandHeld, options, type VehicleShot } from '../../vehicles/at-vehicle.ts';
import type { Changing } from '../changes.ts';
import { refuseFiring, refuseFlame, refuseRounds, refuseVolleyed, refuseWeapon } from '../fire/barred.ts';
import { usesRound } from '../fire/rounds.ts';
import { refuseFriends, refuseNoVehicle } from '../fire/targets.ts';
import { attacked } from '../fire/under-fire.ts';
import { duesOf } from '../morale/owed.ts';
import { pays, refusePrice } from '../purse.ts';
import { damaged, leavesIfStopped } from './damaged.ts';

/** The vehicle shot at, and the firer's gun. */
const knows: Knows<VehicleShot, Book> = {
  weapon: ({ actor }) => actor && weaponOf(actor, options.weapon.values),
  calibre: ({ actor }, shot) => (actor && shot.weapon === 'gun' && count(actor, 'calibre')) || undefined,
  ammo: ({ actor }, shot, book) => {
    const gun = shot.weapon !== undefined && book.tracking.weapons['main-guns'].includes(shot.weapon);
    return gun && actor ? (word(actor, 'ammo') as VehicleShot['ammo'] | undefined) : undefined;
  },
  // Men can't be: `forbid` says so, and has to be asked.
  vehicle: ({ targets: [target] }) => target && ((word(target, 'vehicle') ?? 'small-soft') as VehicleShot['vehicle']),
  'running-gear': ({ targets: [target] }) => target && (word(target, 'running-gear') as VehicleShot['running-gear']),
  fuel: ({ targets: [target] }) => target && (word(target, 'fuel') as VehicleShot['fuel'] | undefined),
  skirts: ({ targets: [target] }) => (target && has(target, 'skirts')) || undefined,
  // assumed, unless the player says it's coming straight on.
  crossing: ({ targets: [target] }, shot, book) =>
    (target && shot.weapon !== 'small-arms' && count(target, 'speed') > book.tracking.crossing) || undefined,
};

/** What it has that fires at vehicles, as far as it reaches; small arms if their hits are owed a throw. */
const domains: Domains<VehicleShot, Book> = {
  weapon: ({ actor }, _shot, book) => [...arms(actor!, AIMED, book), 'small-arms'],
  range: (_scene, shot, { guns, handHeld }) => {
    const { weapon } = shot;
    if (weapon === undefined || weapon === 'small-arms') return [];
    if (isHandHeld(weapon)) return edgesOf(handHeld.reach, weapon);
    const calibre = weapon === 'gun' ? shot.calibre : guns.calibres[weapon];
    return calibre === undefined ? [] : edgesOf(guns.reach, classOf(weapon, calibre, guns));
  },
  target: (scene) => enemiesOf(scene).filter((unit) => has(unit, 'vehicle')),
};

const forbid = ofActor<VehicleShot, Book>(
  (scene, _actor, shot, book) => (shot.weapon === 'small-arms' ? refuseUnowed(scene, book) : undefined),
  aimed((scene, actor, _shot, book) => refuseFiring(scene, actor, 'tankhit', book)),
  aimed((scene, _actor, _shot, book) => refuseFriends(scene, book, false)),
  aimed((scene, _actor, _shot, book) => refuseNoVehicle(scene, book)),
  aimed((_scene, actor, shot, book) => refuseWeapon(actor, shot.weapon, undefined, book)),
  aimed((_scene, actor, _shot, book) => refuseVolleyed(actor, book)),
  aimed((_scene, actor, shot, book) => refusePrice(actor, shot.weapon, book)),
  aimed((_scene, actor, shot, book) => refuseRounds(actor, shot.weapon, book)),
  aimed((_scene, actor, shot, book) => refuseFlame(actor, shot.weapon, book)),
);

type Check = (scene: Scene, actor: Unit, shot: VehicleShot, book: Book) => Refusal | undefined;

/** Hits of small arms aren't aimed any more: they're only thrown for. */
function aimed(check: Check): Check {
  return (scene, actor, shot, book) => (shot.weapon === 'small-arms' ? undefined : check(scene, actor, shot, book));
}

/** WS-DMG-02, R-68: hits of small arms are scored and paid for with `/fire`; the throw is owed after that. */
function refuseUnowed(scene: Scene, { tracking }: Book): Refusal | undefined {
  const { actor, targets } = scene;
  const owed = actor ? duesOf(scene, actor).filter(({ verb }) => verb === 'tankhit') : [];
  if (owed.some((due) => targets.length === 0 || targets.every(({ id }) => due.targets?.includes(id))))
    return undefined;
  return new Refusal(tracking.rules['hull-hits'], 'no-hull-hits-owed', { unit: actor?.name });
}

function follow(after: Changing, { weapon }: VehicleShot, { facts }: Outcome): void {
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
  knows,
  domains,
  forbid,
  effects: follow,
};
