import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { figuresOf, inAction, isManned, isTeam } from '../figures.ts';
import { count, has, word, words } from '../unit.ts';
import { isOwnPhase, nextPhase, thisPhaseEnds } from './phase.ts';
import type { Play } from './play.ts';

/** What is known, less what is a default anyway. */
export function known<T>(values: { readonly [K in keyof T]?: T[K] | undefined }): Partial<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(entries) as Partial<T>;
}

/** WS-EFF-08, -09: men who are out of it, whether all of a team or all who served a weapon. */
export function refuseOut(unit: Unit, { tracking }: Book, weapon?: string): Refusal | undefined {
  const { rules, weapons } = tracking;
  const crewed = weapon !== undefined && weapons.crewed.includes(weapon);
  const served = figuresOf(unit).filter(
    (figure) => weapon === undefined || figure.weapon === weapon || (crewed && figure.role === 'loader'),
  );
  if (served.length === 0 || served.some(({ state }) => state === 'in-action')) return undefined;
  const rule = served.every(({ state }) => state === 'killed') ? rules.killed : rules.disabled;
  return new Refusal(rule, 'nobody-in-action', { unit: unit.name, weapon });
}

/** Why a team may neither shoot nor throw, whatever its weapon; the first reason, in the order of the contract. */
export function refuseAttack(scene: Scene, attacker: Unit, weapon: string, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: attacker.name };
  const out = refuseOut(attacker, book, weapon);
  if (out) return out;
  if (has(attacker, 'suppressed')) return new Refusal(rules.suppressed, 'suppressed-no-fire', values);
  if (attacker.fields.order === 'rout') return new Refusal(rules['solo-rout'], 'routed-no-fire', values);
  if (has(attacker, 'routed')) return new Refusal(rules['in-rout'], 'routed-no-fire', values);
  if (has(attacker, 'idle')) return new Refusal(rules.idle, 'idle-now', values);
  return refuseContact(scene, attacker, book) ?? refuseReaction(scene, attacker, book);
}

/** WS-MEL-02: who is within 1" of an enemy neither fires nor is fired at. */
function refuseContact({ units, targets }: Scene, attacker: Unit, { tracking }: Book): Refusal | undefined {
  const near = [attacker, ...targets].find((unit) => words(unit, 'contact').some((id) => inPlay(units.get(id))));
  return near && new Refusal(tracking.rules.contact, 'in-melee', { unit: near.name });
}

function inPlay(unit: Unit | undefined): boolean {
  return unit !== undefined && !unit.gone;
}

/** WS-FIRE-01, R-13: in the phase of the enemy only who kept still in its own. */
function refuseReaction(scene: Scene, attacker: Unit, { tracking }: Book): Refusal | undefined {
  if (isOwnPhase(scene, attacker) || !(has(attacker, 'moved') || has(attacker, 'fired'))) return undefined;
  return new Refusal(tracking.rules['out-of-phase'], 'no-reaction-fire', { unit: attacker.name });
}

/** WS-DMG-14: a stunned crew, a main gun without optics, and what is wrecked. */
export function refuseDamaged(unit: Unit, mounting: string, { tracking }: Book): Refusal | undefined {
  const rule = tracking.rules.damage;
  const values = { unit: unit.name, weapon: mounting };
  if (has(unit, 'stunned')) return new Refusal(rule, 'crew-stunned', values);
  if (has(unit, 'weapons') && !isManned(unit)) return new Refusal(tracking.rules.burns, 'vehicle-left', values);
  const main = tracking.weapons['main-guns'].includes(mounting);
  if (main && isManned(unit) && has(unit, 'optics-lost')) return new Refusal(rule, 'optics-lost', values);
  if (words(unit, 'weapons-wrecked').includes(mounting)) return new Refusal(rule, 'weapon-wrecked', values);
  return undefined;
}

/** WS-FLM-02, -03: a fourth shot, and fire after moving. */
export function refuseFlame(unit: Unit, weapon: string | undefined, { tracking }: Book): Refusal | undefined {
  if (weapon !== 'flamethrower') return undefined;
  const { rules } = tracking;
  if (unit.fields['flame-shots'] === 0) {
    return new Refusal(rules['flame-shots'], 'no-flame-left', { unit: unit.name, most: tracking['flame-shots'] });
  }
  return has(unit, 'moved')
    ? new Refusal(rules['flame-or-move'], 'flame-after-moving', { unit: unit.name })
    : undefined;
}

/** What any shot or throw leaves behind: of the one who fires, and of those fired at. */
export function fired(play: Play, weapon: string): void {
  const { actor, targets } = play.scene;
  if (actor) {
    acts(play, actor, 'fire');
    if (isOwnPhase(play.scene, actor)) {
      const until = nextPhase(play.scene, actor, 'start');
      play.passing(actor, 'fired', true, play.rules['out-of-phase'], until);
      if (weapon === 'flamethrower') play.passing(actor, 'flamed', true, play.rules['flame-or-move'], until);
    }
    if (weapon === 'flamethrower') flameShot(play, actor);
  }
  if (actor && isArmoured(actor, play.book) && runByRules(play.scene, actor)) play.advise(play.rules['afv-targets']);
  for (const target of targets) cameUnderFire(play, target, weapon);
}

/** WS-SOLO-01, WS-AFV-01. */
function runByRules({ table, toggles }: Scene, unit: Unit): boolean {
  return table.solo === unit.side || toggles.has('solo-afvs');
}

function flameShot(play: Play, unit: Unit): void {
  const { tracking } = play.book;
  const left = play.now(unit).fields['flame-shots'];
  const before = typeof left === 'number' ? left : tracking['flame-shots'];
  play.set(unit, 'flame-shots', Math.max(0, before - 1), play.rules['flame-shots']);
}

/** What others may react to; in its own phase it is also what the unit did there. */
export function acts(play: Play, unit: Unit, action: string): void {
  const { scene } = play;
  if (!scene.at) return;
  if (isOwnPhase(scene, unit)) play.set(unit, 'action', action, play.rules.phase, thisPhaseEnds(scene));
  play.set(unit, 'deeds', count(play.now(unit), 'deeds') + 1, play.rules['looks-at-acts']);
}

/** For the solo chart: who has fired at a unit since its last phase, and how heavily (WS-RISK-02, -06). */
function cameUnderFire(play: Play, target: Unit, weapon: string): void {
  const { actor, units } = play.scene;
  const until = nextPhase(play.scene, target, 'end');
  if (!until) return;
  const now = play.now(target);
  const from = actor ? actor.id : weapon;
  const firers = [...new Set([...words(now, 'under-fire'), from])];
  play.passing(target, 'under-fire', firers.join(','), play.rules['under-fire'], until);
  const afv = actor && isArmoured(actor, play.book);
  const strength = firers.reduce((sum, id) => sum + manned(units.get(id)), 0);
  const causes = [
    ...(play.book.tracking.weapons.heavy.includes(weapon) ? [weapon] : []),
    ...(afv ? ['afv'] : []),
    ...(isTeam(now) && strength >= 2 * inAction(now).length ? ['numbers'] : []),
  ];
  const heavy = [...new Set([...words(now, 'heavy-fire'), ...causes])];
  if (heavy.length > 0) play.passing(target, 'heavy-fire', heavy.join(','), play.rules['heavy-fire'], until);
}

function manned(unit: Unit | undefined): number {
  return unit ? inAction(unit).length : 0;
}

/** Whether it is an AFV with its crew in it. */
export function isArmoured(unit: Unit, { vehicles }: Book): boolean {
  const vehicle = word(unit, 'vehicle') as keyof typeof vehicles.classes | undefined;
  return isManned(unit) && vehicle !== undefined && vehicles.classes[vehicle]?.column === 'afv';
}
