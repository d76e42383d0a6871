import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { isAboard, vehicleOf } from './crew.ts';
import { halfDone } from './gate.ts';
import { isHiding } from './hide.ts';
import { type KnownOptions, refuseKnown } from './known.ts';
import { loaderOf } from './squads.ts';
import { bindsNow, count, has, isOwnTurn, isVehicle, lastOwnTurn, word, words } from './state.ts';

/** What both editions remember of a shot at men or vehicles. */
export interface Fired {
  readonly weapon: string;
  readonly range: number;
  readonly moved: boolean;
  readonly 'target-fast'?: boolean;
  readonly 'same-target'?: boolean;
  readonly cover?: string;
  readonly 'from-vehicle'?: boolean;
  readonly 'not-set-up'?: boolean;
  readonly alone?: boolean;
  readonly auto?: boolean;
  readonly figures?: number;
  readonly burst?: string | undefined;
  readonly targets?: number;
  readonly gaps?: string;
  readonly dice?: number | undefined;
}

/** A burst counts as automatic fire too, though it doesn't lay a template. */
export function isAutomatic(shot: Pick<Fired, 'auto' | 'burst'>): boolean {
  return howAutomatic(shot) !== undefined;
}

export function howAutomatic({ auto, burst }: Pick<Fired, 'auto' | 'burst'>): 'auto' | 'burst' | undefined {
  if (burst !== undefined) return 'burst';
  return auto === true ? 'auto' : undefined;
}

/** Whether it's a template laid at a point (LS-HMG-02). */
export function isAtPoint({ weapon, burst }: Pick<Fired, 'weapon' | 'burst'>, { tracking }: Book): boolean {
  return burst === undefined && tracking['at-point']?.weapons.includes(weapon) === true;
}

/** What's said of how a firer and his target have moved. */
interface SaidOfMoving {
  readonly moved?: boolean | undefined;
  readonly 'target-fast'?: boolean | undefined;
}

/** What's known of a firer, whatever he fires at. Default values are left out. */
export function knownOfFirer(scene: Scene, firer: Unit, given: SaidOfMoving, weapon: string, book: Book): KnownOptions {
  const moved = given.moved ?? halfDone(firer, 'fire');
  const known: KnownOptions = {};
  for (const [option, value] of stateOfFirer(scene, firer, weapon, book)) if (value) known[option] = value;
  if (moved && given.moved === undefined) known.moved = true;
  if (isSameTarget(scene, firer, { moved, 'target-fast': given['target-fast'] })) known['same-target'] = true;
  const [target] = scene.targets;
  if (target && has(target, 'moved-fast')) known['target-fast'] = true;
  return known;
}

type State = readonly (readonly [option: string, value: number | boolean, rule: string | undefined])[];

/** What his own state does to his shots, and the rule of that state. */
function stateOfFirer(scene: Scene, firer: Unit, weapon: string, book: Book): State {
  const { rules, weapons, suppression, snipers, alternative } = book.tracking;
  const gunner = weapons['set-up'].includes(weapon) && !isVehicle(firer);
  const aims = snipers?.weapons.includes(weapon) && word(firer, 'aiming') === scene.targets[0]?.id;
  const added = alternative && scene.toggles.has('alternative-wounds');
  return [
    ['wound-penalty', penaltyOf(scene, firer, book), added ? alternative.light : rules['wound-b']],
    ['not-set-up', gunner && !has(firer, 'set-up'), rules['set-up']],
    ['alone', gunner && !loaderOf(scene, firer), rules.alone],
    ['from-vehicle', isRider(scene, firer), rules['from-vehicle']],
    [
      'suppressed-by',
      suppression && scene.toggles.has('suppressive-fire') ? Math.min(20, count(firer, 'suppressed-by')) : 0,
      suppression?.each,
    ],
    ['aim-turns', aims ? count(firer, 'aim-turns') : 0, snipers?.aim],
  ];
}

function penaltyOf(scene: Scene, firer: Unit, { tracking }: Book): number {
  const { alternative, 'disorientated-penalty': penalty } = tracking;
  if (alternative && scene.toggles.has('alternative-wounds')) {
    if (has(firer, 'serious-wounds')) return alternative.penalties.serious;
    return has(firer, 'light-alternative') ? alternative.penalties.light : 0;
  }
  return Math.min(9, count(firer, 'wounds-b') + (bindsNow(scene, firer, 'disorientated') ? penalty : 0));
}

/** anyone who fires out of a vehicle. */
function isRider(scene: Scene, firer: Unit): boolean {
  const vehicle = word(firer, 'vehicle') === undefined ? undefined : vehicleOf(scene, firer);
  return vehicle !== undefined && !vehicle.gone && !isAboard(scene, firer);
}

/** LC-FIRE-16: the first target of his shot in his last turn, if neither has moved since. */
function isSameTarget(scene: Scene, firer: Unit, given: SaidOfMoving): boolean {
  const [target] = scene.targets;
  if (!scene.at || !target || given.moved || given['target-fast'] || has(target, 'moved-fast')) return false;
  if (word(firer, 'last-target') !== target.id) return false;
  // for the second shot of a turn it's the same as for the first.
  return has(firer, 'same-again') || count(firer, 'last-shot') === lastOwnTurn(scene, firer);
}

/** LC-FIRE-08, LC-FIRE-09: a man hiding in the open is in half cover, and so is one whose hiding place nobody knows. */
export function hidesInTheOpen(target: Unit): boolean {
  return has(target, 'hiding') && word(target, 'hiding-in') !== 'terrain';
}

/** What's known can't be contradicted. */
export function refuseOfFirer(scene: Scene, firer: Unit, shot: Fired, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  if (halfDone(firer, 'fire') && isOwnTurn(scene, firer) && !shot.moved) {
    return new Refusal(rules['move-and-fire'], 'shot-on-the-move', { unit: firer.name });
  }
  return refuseKnown(firer, { ...shot }, stateOfFirer(scene, firer, shot.weapon, book));
}

/** LC-COV-01, R-34, R-56: in the enemy turn he fires at a man who has moved in it; with the house rule, once at each. */
export function refuseCovering(scene: Scene, firer: Unit, { tracking }: Book): Refusal | undefined {
  if (isOwnTurn(scene, firer)) return undefined;
  const rule = tracking.rules['covering-fire'];
  const [target] = scene.targets;
  const values = { unit: firer.name, target: target?.name };
  if (!has(firer, 'covering')) return new Refusal(rule, 'not-covering', values);
  if (target && words(firer, 'covered').includes(target.id)) return new Refusal(rule, 'covered-already', values);
  return target && has(target, 'moved') ? undefined : new Refusal(rule, 'has-not-moved', values);
}

/** LC-COV-01: whether a target may be shot at in its own turn, by a man who covers its way; in his own turn he shoots at anybody. */
export function mayCover(scene: Scene, target: Unit): boolean {
  const { actor } = scene;
  if (!actor || !has(actor, 'covering') || isOwnTurn(scene, actor)) return true;
  return has(target, 'moved') && !words(actor, 'covered').includes(target.id);
}

/**
 * LC-OBS-01: a man he looked for in vain this turn, or who has only sneaked and whom he hasn't spotted. Anything else they can see,
 * only the players know.
 */
export function refuseUnaware(scene: Scene, firer: Unit, range: number, book: Book): Refusal | undefined {
  const [target] = scene.targets;
  if (!target || range <= book.bands.upTo.PB || has(target, 'fired')) return undefined;
  if (words(firer, 'aware').includes(target.id)) return undefined;
  const { aware } = book.tracking.rules;
  const values = { unit: firer.name, target: target.name };
  if (words(firer, 'looked').includes(target.id)) return new Refusal(aware, 'not-aware', values);
  const sneaked = has(target, 'sneaking') && !has(target, 'seen-moving');
  return sneaked ? new Refusal(aware, 'only-sneaked', values) : undefined;
}

/** LC-FIRE-08: out of sight, except at point blank. */
export function refuseHidden(target: Unit, range: number, book: Book): Refusal | undefined {
  const hidden = isHiding(target) && word(target, 'hiding-in') === 'terrain' && range > book.bands.upTo.PB;
  return hidden
    ? new Refusal(book.tracking.rules['hiding-target'], 'out-of-sight', { target: target.name })
    : undefined;
}

/**
 * Whether it's his second shot of the turn, with a weapon that fires twice at the same target (LS-FIRE-19): in a Fire action only,
 * so neither on the move nor on Covering Fire.
 */
export function firesAgain(scene: Scene, firer: Unit, shot: Fired, book: Book): boolean {
  const moves = shot.moved && !shot['from-vehicle'];
  return isSecondShot(scene, firer, shot, book) && !moves && isAtLastTarget(scene, firer);
}

function isSecondShot(scene: Scene, firer: Unit, { weapon }: Fired, { tracking }: Book): boolean {
  const twice = tracking.twice?.weapons.includes(weapon) === true;
  return twice && isOwnTurn(scene, firer) && firer.fields.action === 'fire' && count(firer, 'shots') === 1;
}

function isAtLastTarget({ targets }: Scene, firer: Unit): boolean {
  return targets.length === 1 && targets[0]!.id === word(firer, 'last-target');
}

export function refuseAnotherTarget(scene: Scene, firer: Unit, shot: Fired, book: Book) {
  if (firer.gone || !isSecondShot(scene, firer, shot, book) || isAtLastTarget(scene, firer)) return undefined;
  const target = scene.units.get(word(firer, 'last-target') ?? '')?.name;
  return new Refusal(book.tracking.twice!.rule, 'another-target', { unit: firer.name, weapon: shot.weapon, target });
}
