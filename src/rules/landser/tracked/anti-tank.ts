import type { Effect } from '../../../kernel/effect.ts';
import type { Facts } from '../../../kernel/facts.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { squadOf } from '../../landser-classic/tracked/squad.ts';
import { isLauncher, isTankGun, type Strike } from '../anti-tank-shot.ts';
import { ARMOURS, type Book } from '../book.ts';
import type { Shot } from '../shot.ts';
import { has, word, words } from '../unit.ts';
import { afterThrow, forbiddenThrow } from './blasting.ts';
import { cleared, isOwnTurn, kept, listed, remind } from './changes.ts';
import { isVehicle } from './crew.ts';
import { damaged, gunExploded } from './damaged.ts';
import { refuseEveryOther } from './driving.ts';
import { afterShot, forbiddenShot, knownOfShot } from './firing.ts';
import { afterMounted } from './mounted.ts';

const MOVING = ['move', 'move-fast', 'move-and-fire', 'sneak'];
/** What fire at men and fire at vehicles have in common. */
const ALIKE = ['moved', 'target-fast', 'same-target', 'suppressed-by', 'wound-penalty'] as const;

/** What the referee knows of whoever fires at a vehicle, and of the vehicle. */
export function knownOfStrike(scene: Scene, given: Partial<Strike>, book: Book): Partial<Strike> {
  const { actor, targets } = scene;
  const [target] = targets;
  const weapon = given.weapon ?? (actor && weaponOf(actor, book));
  const { weapon: _, ...said } = given;
  const shot = knownOfShot(scene, said as Partial<Shot>, book);
  const alike = ALIKE.filter((name) => weapon !== 'molotov' && shot[name] !== undefined);
  return {
    ...(weapon ? { weapon } : {}),
    ...Object.fromEntries(alike.map((name) => [name, shot[name]])),
    ...(actor && isTankGun(weapon ?? '') && has(actor, 'gun-damaged') ? { 'gun-damaged': true } : {}),
    ...(target ? knownOfVehicle(target) : {}),
  };
}

/** His launcher, bomb or tank gun. */
function weaponOf(unit: Unit, { antiTank }: Book): Strike['weapon'] | undefined {
  const carried = [word(unit, 'anti-tank'), word(unit, 'weapon')];
  return carried.find((each): each is Strike['weapon'] => each !== undefined && Object.hasOwn(antiTank.need, each));
}

function knownOfVehicle(target: Unit): Partial<Strike> {
  const armour = ARMOURS.find((each) => each === target.fields.armour);
  return { ...(armour ? { armour } : {}), ...(has(target, 'open-topped') ? { 'open-topped': true } : {}) };
}

/** A Molotov at a vehicle: all that is known is how it is built. */
export function knownOfMolotov({ targets }: Scene): { 'open-topped'?: boolean } {
  const [target] = targets;
  return target && has(target, 'open-topped') ? { 'open-topped': true } : {};
}

/** What the book forbids over turns to one who fires at a vehicle. */
export function forbiddenStrike(scene: Scene, strike: Strike, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  if (strike.weapon === 'molotov') return forbiddenThrow(scene, { weapon: strike.weapon }, book);
  return (
    refuseMovedAlready(scene, actor, strike, book) ??
    refuseUsed(actor, strike, book) ??
    refuseGun(actor, strike, book) ??
    forbiddenShot(scene, asShot(strike), book) ??
    refuseShortHanded(scene, actor, strike, book)
  );
}

/** Fire at a vehicle asks of the firer what fire at men does. */
function asShot(strike: Strike): Shot {
  const { weapon, range = 0, moved, 'same-target': same } = strike;
  return { weapon, range, moved, 'same-target': same, 'from-vehicle': false, auto: false } as unknown as Shot;
}

/** LS-AT-02: move or shoot. */
function refuseMovedAlready(scene: Scene, firer: Unit, { weapon }: Strike, book: Book): Refusal | undefined {
  const moved = isOwnTurn(scene, firer) && MOVING.includes(word(firer, 'action') ?? '');
  if (!moved || !isLauncher(weapon)) return undefined;
  return new Refusal(book.vehicles.rules['move-or-shoot'], 'moved-already', { unit: firer.name, weapon });
}

/** LS-AT-04, and the one sticky bomb. */
function refuseUsed(firer: Unit, { weapon }: Strike, { vehicles }: Book): Refusal | undefined {
  const rule = vehicles.once[weapon];
  if (!rule || !words(firer, 'used').includes(weapon)) return undefined;
  return new Refusal(rule, 'used-up', { unit: firer.name, weapon });
}

/** LS-GLAN-04, LS-PEN-03: a gun that is lost. */
export function refuseGun(firer: Unit, { weapon }: { readonly weapon: string }, { vehicles }: Book) {
  if (!isVehicle(firer) || !has(firer, 'gun-lost') || !isTankGun(weapon)) return undefined;
  const rule = vehicles.rules[firer.fields['gun-lost'] === 'exploded' ? 'gun-damaged' : 'gun-destroyed'];
  return new Refusal(rule, 'gun-gone', { unit: firer.name });
}

/** LS-AT-03: alone with a weapon for two. */
function refuseShortHanded(scene: Scene, firer: Unit, { weapon }: Strike, { vehicles }: Book): Refusal | undefined {
  if (!vehicles.teams.includes(weapon) || isServed(scene, firer)) return undefined;
  return refuseEveryOther(scene, firer, vehicles.rules['short-handed'], vehicles['shots-every']);
}

function isServed(scene: Scene, firer: Unit): boolean {
  return squadOf(scene, firer).some(({ id, profile, gone }) => {
    return profile === 'anti-tank-loader' && !gone && id !== firer.id;
  });
}

/** What comes of it for the firer and his weapon, and for the vehicle. */
export function afterStrike(scene: Scene, strike: Strike, outcome: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const { facts } = outcome;
  return [
    ...ofStriker(scene, strike, outcome, book),
    ...(actor ? ofWeapon(scene, actor, strike, facts, book) : []),
    ...targets.flatMap((target) => damaged(scene, target, facts, book)),
  ];
}

/** LS-DMG-06: what is thrown at a vehicle damages it; what is thrown at men is as ever. */
export function afterAnyThrow(
  scene: Scene,
  thrown: { readonly weapon: string },
  outcome: Outcome,
  book: Book,
): Effect[] {
  if (thrown.weapon !== 'molotov') return afterThrow(scene, thrown, outcome, book);
  return [
    ...thrownAtVehicle(scene, outcome, book),
    ...scene.targets.flatMap((target) => damaged(scene, target, outcome.facts, book)),
  ];
}

/** Whoever is in the vehicle is not hit by it as a man in the open would be. */
function thrownAtVehicle(scene: Scene, outcome: Outcome, book: Book): Effect[] {
  return afterThrow({ ...scene, targets: [] }, { weapon: 'molotov' }, outcome, book);
}

function ofStriker(scene: Scene, strike: Strike, outcome: Outcome, book: Book): Effect[] {
  if (strike.weapon === 'molotov') return thrownAtVehicle(scene, outcome, book);
  const { actor } = scene;
  if (!actor) return [];
  const mounted = isVehicle(actor) ? afterMounted(scene, actor, book) : [];
  return [...afterShot(scene, asShot(strike), outcome, book), ...mounted];
}

function ofWeapon({ at }: Scene, firer: Unit, { weapon }: Strike, facts: Facts, book: Book): Effect[] {
  const { rules, once, teams } = book.vehicles;
  const used = once[weapon];
  const now = at && ({ turn: at.turn, ...(at.side === undefined ? {} : { side: at.side }), edge: 'start' } as const);
  const blast = { effect: 'due', verb: 'effect', options: { weapon: 'explosion' }, unit: firer.id } as const;
  return [
    ...(used ? listed(firer, 'used', weapon, used) : []),
    ...(at && teams.includes(weapon) ? kept(firer, 'shot-turn', at.turn, rules['short-handed']) : []),
    ...(facts['gun-exploded']
      ? [...gunExploded(firer, book), ...cleared(firer, ['gun-damaged'], rules['gun-damaged'])]
      : []),
    ...(isTankGun(weapon) && has(firer, 'turret-jammed') ? [remind(rules['turret-jammed'])] : []),
    // the thrower himself takes it.
    ...(facts.premature
      ? [remind(rules.premature), ...(now ? [{ ...blast, at: now, rule: rules.premature }] : [])]
      : []),
  ];
}
