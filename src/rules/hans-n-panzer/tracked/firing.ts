import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { MACHINE_GUNS, SMALL_ARMS } from '../armoury.ts';
import type { Book } from '../book.ts';
import { bandOf } from '../distance.ts';
import type { Blast } from '../effect.ts';
import type { Shot } from '../fire.ts';
import type { Throw } from '../grenade.ts';
import { count, has, isVehicle, turnOf, word, words } from '../unit.ts';
import { killed } from './casualties.ts';
import { remind, remindingOnce, thisTurn } from './changes.ts';

/** HP-VIS-01: how far one sees today, as it was thrown before the game. */
export function seen({ table }: Scene): { readonly visibility?: number } {
  return typeof table.visibility === 'number' ? { visibility: table.visibility } : {};
}

export function knownOfShot(scene: Scene): Partial<Shot> {
  const carried = scene.actor && word(scene.actor, 'weapon');
  const weapon = SMALL_ARMS.find((each) => each === carried);
  return { ...(weapon ? { weapon } : {}), ...seen(scene) };
}

export function forbiddenShot(scene: Scene, shot: Shot, book: Book): Refusal | undefined {
  const { actor } = scene;
  return (
    refuseVehicle(scene, shot.weapon, book) ??
    (actor && (refuseInRetreat(scene, actor, book) ?? refuseFiredArm(scene, actor, shot, book)))
  );
}

/** HP-INF-10, HP-GREN-04: what is for men does nothing to a vehicle, unless its crew is out of it. */
function refuseVehicle({ targets }: Scene, weapon: Shot['weapon'] | 'grenade', book: Book): Refusal | undefined {
  const manned = targets.find((unit) => isVehicle(unit) && !has(unit, 'on-foot'));
  if (!manned) return undefined;
  const { rule } = book.softVehicle;
  const values = { unit: manned.name, weapon };
  if (weapon === 'grenade') return new Refusal(book.shelling.men.grenade.rule, 'no-grenade-at-vehicle', values);
  if (MACHINE_GUNS.some((each) => each === weapon)) return new Refusal(rule, 'machine-gun-at-vehicle', values);
  return new Refusal(rule, 'small-arm-at-vehicle', values);
}

/** HP-MOR-18, HP-RUL-19: who goes back does not fire. */
export function refuseInRetreat(scene: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  if (unit.fields.routing === true) return new Refusal(tracking.rules.retreat, 'routs-no-fire', { unit: unit.name });
  if (count(unit, 'retreating-until') < turnOf(scene)) return undefined;
  return new Refusal(tracking.rules.retreat, 'retreats-no-fire', { unit: unit.name });
}

/** HP-SEQ-03: every man's rifle once, and every cone once on each section and cover class. */
function refuseFiredArm(scene: Scene, firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  const rule = book.tracking.rules.once;
  const { weapon, shooters } = shot;
  if (book.smallArms[weapon].of === 'shooters') {
    const men = count(firer, isVehicle(firer) ? 'crew' : 'men');
    const left = Math.max(0, men - count(firer, 'shots'));
    if (men === 0 || shooters <= left) return undefined;
    return new Refusal(rule, 'too-few-left-to-fire', { unit: firer.name, left });
  }
  const fired = words(firer, 'weapons-fired');
  const before = fired.filter((each) => each === entryOf(scene, shot, book)).length;
  const atVehicle = fired.filter((each) => each === weapon).length;
  if (before + atVehicle < numberOf(firer, weapon)) return undefined;
  return new Refusal(rule, 'fired-already', { unit: firer.name, weapon });
}

/** How many of a weapon a unit has. */
export function numberOf(unit: Unit, weapon: string): number {
  const own = unit.fields[weapon];
  return typeof own === 'number' && own > 0 ? own : 1;
}

/** The same burst may be thrown for again in another section of the cone, or in other cover. */
function entryOf({ toggles }: Scene, { weapon, range, cover }: Shot, book: Book): string {
  const counts = toggles.has('double-scale') ? range / book.doubled.times : range;
  return `${weapon}/${bandOf(counts, book.smallArms[weapon])}/${cover}`;
}

/** What a weapon leaves in the list of those that have fired. */
export function firedWith(scene: Scene, unit: Unit, entry: string, book: Book): Effect[] {
  const { once } = book.tracking.rules;
  return thisTurn(scene, unit, 'weapons-fired', [...words(unit, 'weapons-fired'), entry].join(','), once);
}

export function afterShot(scene: Scene, shot: Shot, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  if (facts.shot !== undefined) return [];
  const { rule, of } = book.smallArms[shot.weapon];
  const men = Number(facts.hits ?? facts.killed ?? 0);
  return remindingOnce(scene, [
    ...(actor ? armFired(scene, actor, shot, book) : []),
    ...killed(scene, targets, men, rule, book),
    ...(of === 'figures' ? [remind(book.tracking.advice.cones)] : []),
    ...defending(actor, book),
  ]);
}

function armFired(scene: Scene, firer: Unit, shot: Shot, book: Book): Effect[] {
  if (book.smallArms[shot.weapon].of === 'figures') return firedWith(scene, firer, entryOf(scene, shot, book), book);
  return thisTurn(scene, firer, 'shots', count(firer, 'shots') + shot.shooters, book.tracking.rules.once);
}

/** HP-VEH-04: a crew on foot does no more than defend itself. */
export function defending(unit: Unit | undefined, { tracking }: Book): Effect[] {
  return unit && unit.fields['on-foot'] === true ? [remind(tracking.rules['crew-defends'])] : [];
}

export function forbiddenThrow(scene: Scene, _thrown: Throw, book: Book): Refusal | undefined {
  const { actor } = scene;
  const vehicle = refuseVehicle(scene, 'grenade', book);
  if (vehicle || !actor) return vehicle;
  const refusal = refuseInRetreat(scene, actor, book);
  const men = count(actor, isVehicle(actor) ? 'crew' : 'men');
  if (refusal || men === 0 || count(actor, 'throws') < men) return refusal;
  return new Refusal(book.tracking.rules.once, 'all-have-thrown', { unit: actor.name });
}

export function afterThrow(scene: Scene, { place }: Throw, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  if (facts.shot !== undefined) return [];
  const { rules, advice } = book.tracking;
  return remindingOnce(scene, [
    ...(actor ? thisTurn(scene, actor, 'throws', count(actor, 'throws') + 1, rules.once) : []),
    ...killed(scene, targets, Number(facts.killed ?? 0), book.shelling.men.grenade.rule, book),
    ...(place === 'room' ? [remind(advice.room)] : []),
    ...defending(actor, book),
  ]);
}

/** Who is caught: those named as targets, or else the one who is tested. */
export function afterBlast(scene: Scene, { weapon }: Blast, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const caught = targets.length > 0 || !actor ? targets : [actor];
  return killed(scene, caught, Number(facts.killed ?? 0), book.shelling.men[weapon].rule, book);
}

/** HP-VIS-02: for the whole game. */
export function afterLook(_scene: Scene, { facts }: Outcome, { visibility }: Book): Effect[] {
  const value = Number(facts.visibility);
  return [{ effect: 'set', of: { table: true }, field: 'visibility', value, rule: visibility.throw.rule }];
}
