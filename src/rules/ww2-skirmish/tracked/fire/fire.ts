import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import { type Domains, type Knows, saidOf } from '../../../../kernel/act.ts';
import { ofActor } from '../../../../kernel/forbidding.ts';
import { enemiesOf, type Scene, type Unit } from '../../../../kernel/state/scene.ts';
import { sumOf } from '../../../../kernel/state/together.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { type Figure, inAction, isManned } from '../../figures.ts';
import { arms, mountsOf, mountUsed, weaponOf } from '../../fire/arms.ts';
import { edgesOf } from '../../fire/bands.ts';
import { countedBand } from '../../fire/counted-band.ts';
import { armOf, options, type Shot } from '../../fire/shot.ts';
import { Refusal } from '../../refusal.ts';
import { has, word } from '../../unit.ts';
import { isSoft, vehicleAround } from '../../vehicles/crew.ts';
import { advise, type Changing } from '../changes.ts';
import { lossesIn, struck } from '../morale/struck.ts';
import { pays, refusePrice } from '../purse.ts';
import { hullHit } from '../vehicles/hull.ts';
import { refuseFiring, refuseFlame, refuseVolleyed, refuseWeapon } from './barred.ts';
import { choosesArm, otherArm } from './other-arms.ts';
import { actionsFor, beltOnGround, costOf, crewsOf, isMachineGun, loadersFor, paidBy, paysForShots } from './shots.ts';
import { isShotAt, refuseFriends, refuseShotAt } from './targets.ts';
import { attacked, firedLately } from './under-fire.ts';

/** Who fires at what, with which Actions (WS-FIRE-04, -07), and how the targets stand or sit. */
const knows: Knows<Shot, Book> = {
  mode: ({ actor }, shot) =>
    actor && shot.weapon === 'assault-rifle' ? (word(actor, 'mode') as Shot['mode'] | undefined) : undefined,
  sniper: ({ actor }, shot) =>
    (actor && inAction(actor).some(({ role, weapon }) => role === 'sniper' && weapon === shot.weapon)) || undefined,
  mount: ({ actor }, shot, book) => (firesMounted(actor, shot, book) ? mountUsed(actor!) : undefined),
  actions: ({ actor }, shot, book) => (saidOf(shot).actions === undefined ? actionsFor(actor, shot, book) : undefined),
  loaders: ({ actor }, shot, book) => loadersFor(actor, shot, book).length || undefined,
  'loader-actions': ({ actor }, shot, book) => loadersFor(actor, shot, book)[0]?.left,
  belt: ({ actor }, shot, book) =>
    actor?.fields.belt === false && shot.weapon && isMachineGun(shot.weapon, book) ? false : undefined,
  figures: ({ targets: [target] }, shot) =>
    (target && shot.weapon === 'flamethrower' && Math.min(12, inAction(target).length)) || undefined,
  inactive: ({ targets: [target] }, shot) => (target && has(target, 'stunned') && !shot.hull) || undefined,
  // A vehicle's hull isn't a man standing alone.
  dispersed: (scene, shot) => {
    const [target] = scene.targets;
    if (!target || shot.hull || vehicleAround(scene, target)) return undefined;
    return has(target, 'dispersed') || inAction(target).length === 1 || undefined;
  },
  cover: (scene, shot, book) => {
    const [target] = scene.targets;
    const around = target && !shot.hull && vehicleAround(scene, target);
    return around ? (isSoft(around, book) ? 'soft' : 'hard') : undefined;
  },
  weapon: ({ actor }) => actor && weaponOf(actor, options.weapon.values),
};

function firesMounted(actor: Unit | undefined, { weapon }: Partial<Shot>, book: Book): boolean {
  return actor !== undefined && weapon !== undefined && isMachineGun(weapon, book) && isManned(actor);
}

/** The arms that somebody has there, where they're mounted, the bands of their ranges, and whom they can be aimed at. */
const domains: Domains<Shot, Book> = {
  weapon: ({ actor }, _shot, book) => arms(actor!, options.weapon.values, book),
  mount: ({ actor }, shot, book) => (firesMounted(actor, shot, book) ? mountsOf(actor!) : ['ground']),
  range: (_scene, shot, { flame, smallArms: { reach } }) => {
    if (shot.weapon === 'flamethrower') return edgesOf(flame.reach, shot.weapon);
    const arm = shot.weapon && armOf({ weapon: shot.weapon, mode: shot.mode ?? options.mode.default });
    return arm && arm in reach.inches ? edgesOf(reach, arm) : [];
  },
  target: (scene, _shot, book) => enemiesOf(scene).filter((unit) => isShotAt(unit, scene, book)),
};

/** What's forbidden a shot, in the contract's order; asking how many there are is free. */
const forbid = ofActor<Shot, Book>(
  shooting((scene, actor, _shot, book) => refuseFiring(scene, actor, 'fire', book)),
  shooting((scene, _actor, _shot, book) => refuseFriends(scene, book, false)),
  shooting((scene, _actor, shot, book) => refuseShotAt(scene, shot, book)),
  shooting((_scene, actor, shot, book) => unlessOther(refuseArm(actor, shot, book), actor, shot, book)),
  shooting((_scene, actor, _shot, book) => refuseVolleyed(actor, book)),
  shooting((_scene, actor, shot, book) => unlessOther(refuseShots(actor, shot, book), actor, shot, book)),
  shooting((_scene, actor, shot, book) => refuseFlame(actor, shot.weapon, book)),
  shooting((_scene, actor, shot, book) => refuseBelt(actor, shot, book)),
  shooting((_scene, actor, shot, book) => refuseMode(actor, shot, book)),
  shooting((_scene, actor, shot, book) => refuseVolley(actor, shot, book)),
  shooting((_scene, actor, shot, book) => unlessOther(refuseHarmless(shot.weapon, book), actor, shot, book)),
);

type Check = (scene: Scene, actor: Unit, shot: Shot, book: Book) => Refusal | undefined;

function shooting(check: Check): Check {
  return (scene, actor, shot, book) => (shot.task === 'budget' ? undefined : check(scene, actor, shot, book));
}

function refuseArm(unit: Unit, shot: Shot, book: Book): Refusal | undefined {
  return refuseWeapon(unit, shot.weapon, firesMounted(unit, shot, book) ? shot.mount : undefined, book);
}

/** The refusal of an arm, where the unit has another one to fire. */
function unlessOther(refusal: Refusal | undefined, unit: Unit, shot: Shot, book: Book): Refusal | undefined {
  const other = refusal && otherArm(unit, shot, book);
  return other ? refusal.liftedBy(other) : refusal;
}

/** WS-HAT-07. */
function refuseHarmless(weapon: string, { smallArms }: Book): Refusal | undefined {
  const { rule, weapons } = smallArms['not-at-men'];
  return weapons.includes(weapon) ? new Refusal(rule, 'harmless-to-men', { weapon }) : undefined;
}

function refuseShots(unit: Unit, shot: Shot, book: Book): Refusal | undefined {
  if (shot.weapon === 'flamethrower') return refusePrice(unit, shot.weapon, book);
  const rule = book.tracking.rules.shots;
  const crews = crewsOf(unit, shot, book);
  // However it's aimed, nobody shoots for nothing.
  const none = inAction(unit).every(({ left }) => left === 0) || paidBy(crews, costOf({}, book)) === 0;
  if (none) return new Refusal(rule, 'too-few-actions-to-shoot', { most: 0 });
  const most = paidBy(crews, costOf(shot, book));
  const shots = shot.volley ? 1 : (shot.shots ?? 1);
  if (most > 0 && shots <= most) return undefined;
  return new Refusal(rule, 'too-few-actions-to-shoot', { shots, most });
}

function refuseMode(unit: Unit, shot: Shot, { tracking }: Book): Refusal | undefined {
  const before = word(unit, 'mode');
  if (!before || shot.weapon !== 'assault-rifle' || before === shot.mode) return undefined;
  return new Refusal(tracking.rules.mode, 'one-mode-a-turn', { unit: unit.name, mode: before });
}

function refuseBelt(unit: Unit, shot: Shot, book: Book): Refusal | undefined {
  if (!has(unit, 'moved') || !beltOnGround(shot, book)) return undefined;
  return new Refusal(book.tracking.rules['belt-fed'], 'belt-fed-after-moving', { unit: unit.name });
}

/** it's all the team's shooting, so it can't follow another shot. */
function refuseVolley(unit: Unit, shot: Shot, { tracking }: Book): Refusal | undefined {
  if (!firedLately(unit) || !shot.volley) return undefined;
  return new Refusal(tracking.rules.volley, 'no-volley-after-a-shot', { unit: unit.name });
}

/** What a shot changes: Actions, the weapon's mode, and the men hit. */
function follow(after: Changing, shot: Shot, { facts }: Outcome): void {
  const { scene, book } = after;
  // WS-FIRE-14: if no shot can hit, nobody has fired, and the volley on offer is still possible.
  if (shot.task === 'budget' || isPastLong(scene, shot, book)) return;
  if (scene.actor) {
    if (shot.weapon === 'flamethrower') pays(after, scene.actor, shot.weapon);
    else paysForShots(after, scene.actor, shot);
  }
  const [target] = scene.targets;
  if (target && shot.hull) hullHit(after, target, shot.weapon, Number(facts.hits));
  else if (target) menHit(after, target, shot, { facts });
  attacked(after, shot.weapon);
}

function menHit(after: Changing, target: Unit, shot: Shot, { facts }: Pick<Outcome, 'facts'>): void {
  const rather = picks(shot, after.book) ? crewAndLeaders(after.book) : undefined;
  struck(after, target, lossesIn(facts), { each: shot.weapon === 'flamethrower', ...(rather ? { rather } : {}) });
  if (vehicleAround(after.scene, target)) advise(after, after.rules.aboard);
}

function isPastLong({ toggles }: Scene, shot: Shot, book: Book): boolean {
  if (shot.weapon === 'flamethrower' || shot.volley || shot.range === undefined) return false;
  // A ruling names the house rules it asked about, so ask only about those that matter.
  const both = shot.dispersed && shot.cover !== 'open' && toggles.has('dispersed-cumulative');
  const { measured, counted } = countedBand(shot, shot.range, both, book.smallArms);
  if (counted < book.smallArms.reach.bands.length) return false;
  return !(shot.inactive && measured === 0 && !toggles.has('effect-by-counted-band'));
}

/** WS-EFF-06, R-22: an aimed shot at medium range or nearer, as measured. */
function picks(shot: Shot, { smallArms }: Book): boolean {
  const upTo = smallArms.reach.inches[armOf(shot)];
  const medium = upTo?.[3];
  return (
    shot.sniper &&
    shot.aim !== 'unaimed' &&
    typeof medium === 'number' &&
    (shot.range ?? Number.POSITIVE_INFINITY) <= medium
  );
}

function crewAndLeaders({ tracking }: Book): (unit: Unit) => readonly Figure[] {
  return (unit) =>
    inAction(unit).filter(
      ({ role, weapon }) =>
        role === 'nco' || role === 'loader' || (weapon !== undefined && tracking.weapons.crewed.includes(weapon)),
    );
}

/** What a shot counts: of men, and of those in a vehicle. */
const COUNTED = ['hits', 'suppressed', 'wounds', 'disabled', 'kills'];

/** Small arms and flame, in the firer's own phase and in reaction (WS-FIRE-01). */
export const fire: Tracked<Shot, Book> = {
  // Each is a separate shot at the one target.
  byMany: 'each',
  together: (each) =>
    Object.fromEntries(
      COUNTED.filter((name) => each.some((facts) => name in facts)).map((name) => [name, sumOf(each, name)]),
    ),
  aimsAt: isShotAt,
  outOfTurn: () => true,
  // On foot, nobody serves a mounted gun.
  tellsBy: { mount: isManned },
  chooses: choosesArm,
  // Asking how many shots there are is no deed of the team's.
  idle: (_scene, { task }) => task === 'budget',
  knows,
  domains,
  forbid,
  effects: follow,
};
