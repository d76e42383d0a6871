import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book, Firepower } from '../book.ts';
import { type Firing, firepowerOf } from '../shot.ts';
import { armsOf, count, has, isVehicle, menOf, vehicleOf, words } from '../unit.ts';
import { afvOf } from '../vehicle.ts';
import { carrierOf, ridesSoft } from './carrying.ts';
import { hasMoved } from './firer.ts';
import { forbiddenTargets, refuseClosed } from './forbidden-targets.ts';
import { callOf } from './observers.ts';

interface Shot extends Firing {
  readonly split?: string | undefined;
  readonly unlike?: string | undefined;
  readonly 'target-type'?: string | undefined;
}

type Check = (scene: Scene, firer: Unit, shot: Shot, book: Book) => Refusal | undefined;

/** Why units are out of play that may be named all the same: `forbid` says by which rule they do nothing. */
export const OUT_OF_PLAY = ['wreck', 'killed', 'lost-with-vehicle'];

/** What the book forbids of a shot over turns: of the firer, his weapon and crew, then of those fired at. */
export function forbiddenShot(scene: Scene, shot: Shot, against: keyof Firepower, book: Book): Refusal | undefined {
  const { actor } = scene;
  for (const check of actor ? CHECKS : []) {
    const refusal = check(scene, actor!, shot, book);
    if (refusal) return refusal;
  }
  return (
    (actor && against === 's' ? refuseApOnly(actor, shot, book) : undefined) ??
    forbiddenTargets(scene, shot, against, book) ??
    (shot['target-type'] === 'exposed' ? refuseClosed(scene, book) : undefined)
  );
}

const CHECKS: readonly Check[] = [
  refuseOutOfPlay,
  refuseWeapon,
  refuseCrew,
  (scene, firer, { mount }, { tracking }) =>
    mount !== 'roof' && ridesSoft(scene, firer)
      ? new Refusal(tracking.rules['fires-once'], 'passengers-do-not-fire', { unit: firer.name })
      : undefined,
  (scene, firer, { mount }, { tracking }) => {
    const carrier = carrierOf(scene, firer);
    const down = has(firer, 'heads-down') || (carrier !== undefined && has(carrier, 'heads-down'));
    const exposed = mount === 'roof' || carrier !== undefined;
    return down && exposed ? new Refusal(tracking.rules.heads, 'heads-down', { unit: firer.name }) : undefined;
  },
  (scene, firer, { weapon, phase, mount, indirect }, { tracking, weapons }) => {
    const carried = carrierOf(scene, firer) !== undefined && mount === 'ground' && weapons[weapon].kind === 'heavy';
    if (!carried || phase !== 'attacking' || indirect || !hasMoved(scene, firer)) return undefined;
    return new Refusal(tracking.rules['crewed-moved'], 'crewed-weapon-moved', { weapon: weapons[weapon].name });
  },
  refuseAgain,
  refuseIndirect,
];

/** A wreck, the dead, and those who wait in a wreck; a charge that was laid goes off without its man (PT-RUL-31). */
function refuseOutOfPlay(_scene: Scene, firer: Unit, shot: Shot, { tracking }: Book): Refusal | undefined {
  const { weapon } = shot;
  const { rules } = tracking;
  const values = { unit: firer.name };
  if (firer.gone === 'wreck') return new Refusal(rules.wreck, 'is-wrecked', values);
  if (firer.gone) {
    if (weapon !== 'satchel') return new Refusal(rules.stance, 'has-fallen', values);
    return has(firer, 'dropped') || hasBegun(firer, shot)
      ? undefined
      : new Refusal(rules['satchel-lost'], 'charge-lies-with-him', values);
  }
  if (has(firer, 'in-wreck')) return new Refusal(rules['getting-out'], 'still-in-the-wreck', values);
  return isVehicle(firer) && has(firer, 'abandoned')
    ? new Refusal(rules.broken, 'was-left-by-its-crew', values)
    : undefined;
}

function refuseWeapon(_scene: Scene, firer: Unit, shot: Shot, { tracking }: Book): Refusal | undefined {
  const { weapon, mount } = shot;
  const { rules, sidearm } = tracking;
  const values = { unit: firer.name, weapon };
  if (has(firer, 'towed-by')) return new Refusal(rules.loading, 'is-limbered', values);
  const own = armsOf(firer).some((each) => each.weapon === weapon);
  if (has(firer, 'weapon-destroyed') && !own && weapon !== sidearm) {
    return new Refusal(rules['crewed-lost'], 'weapon-is-destroyed', values);
  }
  if (has(firer, 'abandoned') && !own && weapon !== sidearm) {
    return new Refusal(rules['pick-up'], 'weapon-was-given-up', values);
  }
  if (weapon === 'panzerfaust' && firer.fields.rockets !== undefined && count(firer, 'rockets') <= 0) {
    return new Refusal(rules.rockets, 'no-rocket-left', values);
  }
  const fresh = !hasBegun(firer, shot);
  if (weapon === 'flamethrower' && has(firer, 'fuel-out') && fresh) {
    return new Refusal(rules.fuel, 'flamethrower-empty', values);
  }
  if (weapon === 'satchel' && has(firer, 'satchel-spent') && fresh) {
    return new Refusal(rules.satchel, 'charge-is-spent', values);
  }
  return mount === 'roof' && has(firer, 'roof-out')
    ? new Refusal(rules['roof-gun'], 'roof-gun-is-out', values)
    : undefined;
}

/** Whether this goes on with a shot of this step, which used the fuel or the charge up. */
function hasBegun(firer: Unit, { weapon, mount, continued }: Shot): boolean {
  return continued && words(firer, 'fired').includes(`${weapon}/${mount}`);
}

/** PT-TROOP-05 to -07: two carriers, two or three men; what is mounted on a vehicle its crew serves. */
function refuseCrew(_scene: Scene, firer: Unit, { weapon, mount }: Shot, book: Book): Refusal | undefined {
  const { crew, kind } = book.weapons[weapon];
  if (isVehicle(firer) || mount !== 'ground' || menOf(firer) >= crew) return undefined;
  const { rules } = book.tracking;
  const rule = { infantry: rules.pair, heavy: rules['heavy-crew'], gun: rules['gun-crew'] }[kind];
  return new Refusal(rule, 'crew-missing', { unit: firer.name, weapon, need: crew, men: menOf(firer) });
}

/** PT-FIRE-01, PT-RUL-22: once in a firing step; of an AFV each weapon once. A split goes on while there are points. */
function refuseAgain(_scene: Scene, firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const { weapon, mount, continued, indirect } = shot;
  const fired = words(firer, 'fired');
  const values = { unit: firer.name, weapon };
  if (continued) {
    const available = firepowerOf(shot, 's', book);
    const used = count(firer, 'points-used');
    if (used + pointsOf(shot, book) <= available) return undefined;
    return new Refusal(rules.points, 'points-used-up', { ...values, available, used });
  }
  if (fired.length === 0) return undefined;
  const slot = `${weapon}/${mount}`;
  if (isVehicle(firer) && !indirect) {
    const slots = words(firer, 'weapons').filter((each) => each === slot).length;
    if (fired.filter((each) => each === slot).length < Math.max(1, slots)) return undefined;
  }
  const rule = indirect && has(firer, 'off-table') ? rules.shell : rules['fires-once'];
  return new Refusal(rule, 'has-fired', values);
}

/** Firepower that a shot takes up: the points of its targets, or else all of it. */
export function pointsOf(shot: Shot, book: Book): number {
  const { split } = shot;
  if (split === undefined) return Math.max(0, firepowerOf(shot, 's', book));
  return split.split(',').reduce((sum, points) => sum + Number(points), 0);
}

/** PT-ARTY-11, -13: an observer of the side has a call through, and his team is whole. */
function refuseIndirect(scene: Scene, firer: Unit, { indirect }: Shot, { tracking }: Book): Refusal | undefined {
  if (!indirect || !scene.at) return undefined;
  const { rules } = tracking;
  const call = callOf(scene, firer.side);
  if (call === 'through') return undefined;
  if (call === 'team-lost') return new Refusal(rules.lands, 'observers-knocked-out', { unit: firer.name });
  if (call === 'no-team') return new Refusal(rules['no-team'], 'no-observers', { unit: firer.name });
  return new Refusal(rules.lands, 'no-call-through', { unit: firer.name });
}

/** A gun that the data list gives armour-piercing rounds only. */
function refuseApOnly(firer: Unit, { weapon }: Shot, book: Book): Refusal | undefined {
  const id = vehicleOf(firer);
  const afv = id === undefined ? undefined : afvOf(id, book);
  if (!afv?.guns.some((gun) => gun.weapon === weapon && gun.apOnly)) return undefined;
  return new Refusal(book.tracking.rules['ap-only'], 'no-soft-firepower', { weapon: book.weapons[weapon].name });
}
