import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { figuresOf, inAction, isManned, markerOf } from '../../figures.ts';
import { hasWeapon, serversOf } from '../../fire/arms.ts';
import { Refusal } from '../../refusal.ts';
import { has, words } from '../../unit.ts';
import { carrierOf, isClosed } from '../../vehicles/crew.ts';
import { duesOf } from '../morale/owed.ts';
import { isOwnPhase } from '../phase.ts';

/** WS-EFF-08, -09, WS-DMG-14: what stops a unit from doing anything; it can still do what it owes. */
export function refuseActing(scene: Scene, unit: Unit, verb: string, book: Book): Refusal | undefined {
  return refuseOut(unit, book) ?? refuseStunned(scene, unit, verb, book);
}

function refuseOut(unit: Unit, { tracking: { rules } }: Book): Refusal | undefined {
  const figures = figuresOf(unit);
  if (figures.length === 0 || inAction(unit).length > 0) return undefined;
  const rule = figures.every(({ state }) => state === 'killed') ? rules.killed : rules.disabled;
  return new Refusal(rule, 'nobody-in-action', { unit: unit.name });
}

function refuseStunned(scene: Scene, unit: Unit, verb: string, { tracking }: Book): Refusal | undefined {
  if (!has(unit, 'stunned') || gives(scene, unit, verb)) return undefined;
  return new Refusal(tracking.rules.damage, 'crew-stunned', { unit: unit.name });
}

/** Whether the unit owes a ruling of this verb. */
function gives(scene: Scene, unit: Unit, verb: string): boolean {
  return duesOf(scene, unit).some((due) => due.verb === verb);
}

/** The first reason, in the contract's order, why a team can't shoot or throw, whatever the weapon. */
export function refuseFiring(scene: Scene, unit: Unit, verb: string, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: unit.name };
  const barred = refuseActing(scene, unit, verb, book);
  if (barred) return barred;
  if (markerOf(unit)) return new Refusal(rules.disabled, 'nobody-in-action', values);
  if (has(unit, 'suppressed')) return new Refusal(rules.suppressed, 'suppressed-no-fire', values);
  if (unit.fields.order === 'rout') return new Refusal(rules['solo-rout'], 'routed-no-fire', values);
  if (has(unit, 'routed')) return new Refusal(rules['in-rout'], 'routed-no-fire', values);
  if (has(unit, 'idle')) return new Refusal(rules.idle, 'idle-now', values);
  return refuseContact(scene, unit, book) ?? refuseAboard(scene, unit, book) ?? refuseReaction(scene, unit, book);
}

/** WS-MEL-02: a unit within 1" of an enemy doesn't fire and isn't fired at. */
function refuseContact({ units, targets }: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  const near = [unit, ...targets].find((each) => words(each, 'contact').some((id) => inPlay(units.get(id))));
  return near && new Refusal(tracking.rules.contact, 'in-melee', { unit: near.name });
}

function inPlay(unit: Unit | undefined): boolean {
  return unit !== undefined && !unit.gone;
}

/** WS-FIRE-19: men can fire from an open vehicle, but not from a closed one. */
function refuseAboard(scene: Scene, unit: Unit, book: Book): Refusal | undefined {
  const carrier = carrierOf(scene, unit);
  if (!carrier || !isClosed(carrier, book)) return undefined;
  return new Refusal(book.tracking.rules.aboard, 'no-fire-from-within', { unit: unit.name, vehicle: carrier.name });
}

/** WS-FIRE-01, R-13: in the enemy's phase, only units that kept still in their own. */
function refuseReaction(scene: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  if (isOwnPhase(scene, unit) || !(has(unit, 'moved') || has(unit, 'fired'))) return undefined;
  return new Refusal(tracking.rules['out-of-phase'], 'no-reaction-fire', { unit: unit.name });
}

/** A weapon that isn't there, is wrecked, or has nobody left to serve it (R-70, WS-DMG-14, WS-EFF-08, -09). */
export function refuseWeapon(unit: Unit, weapon: string, mount: string | undefined, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: unit.name, weapon };
  if (!hasWeapon(unit, weapon, mount, book)) return new Refusal(rules.rounds, 'has-no-such-weapon', values);
  return refuseDamaged(unit, weapon, mount, book) ?? refuseUnserved(unit, weapon, mount, book);
}

/** WS-DMG-14: a main gun without optics, and anything wrecked. */
function refuseDamaged(unit: Unit, weapon: string, mount: string | undefined, { tracking }: Book): Refusal | undefined {
  if (!isManned(unit)) return undefined;
  const rule = tracking.rules.damage;
  const mounting = weapon === 'mg' && mount !== undefined ? `${mount}-mg` : weapon;
  const values = { unit: unit.name, weapon: mounting };
  if (words(unit, 'weapons-wrecked').includes(mounting)) return new Refusal(rule, 'weapon-wrecked', values);
  const main = tracking.weapons['main-guns'].includes(weapon);
  return main && has(unit, 'optics-lost') ? new Refusal(rule, 'optics-lost', values) : undefined;
}

function refuseUnserved(unit: Unit, weapon: string, mount: string | undefined, book: Book): Refusal | undefined {
  const { rules, weapons } = book.tracking;
  if (serversOf(unit, weapon, book, mount).length > 0) return undefined;
  const served = figuresOf(unit).filter((figure) => figure.weapon === weapon || weapons.crewed.includes(weapon));
  const rule = served.every(({ state }) => state === 'killed') ? rules.killed : rules.disabled;
  return new Refusal(rule, 'nobody-in-action', { unit: unit.name, weapon });
}

/** WS-PTS-03: rounds that are counted have run out. */
export function refuseRounds(unit: Unit, weapon: string, { tracking: { rules, weapons } }: Book): Refusal | undefined {
  if (unit.fields.rounds !== 0 || !weapons.rounds.includes(weapon)) return undefined;
  return new Refusal(rules.rounds, 'no-rounds-left', { unit: unit.name, weapon });
}

/** WS-FLM-02, -03: a fourth shot, and fire after moving. */
export function refuseFlame(unit: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  if (weapon !== 'flamethrower') return undefined;
  const { rules } = tracking;
  if (unit.fields['flame-shots'] === 0) {
    return new Refusal(rules['flame-shots'], 'no-flame-left', { unit: unit.name, most: tracking['flame-shots'] });
  }
  return has(unit, 'moved')
    ? new Refusal(rules['flame-or-move'], 'flame-after-moving', { unit: unit.name })
    : undefined;
}

/** WS-FIRE-16, R-73: there's no further shot after a volley. It took all Actions, so it's the reason to give. */
export function refuseVolleyed(unit: Unit, { tracking }: Book): Refusal | undefined {
  return has(unit, 'volleyed')
    ? new Refusal(tracking.rules.volley, 'volleyed-already', { unit: unit.name })
    : undefined;
}
