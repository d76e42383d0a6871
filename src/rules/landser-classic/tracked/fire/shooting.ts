import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Knows } from '../../../../kernel/act.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { halfDone } from '../gate.ts';
import { isHiding } from '../hide.ts';
import { refuseKnown } from '../known.ts';
import { loaderOf } from '../squads/squads.ts';
import { bindsNow, count, has, isOwnTurn, isVehicle, lastOwnTurn, word, words } from '../state.ts';
import { isAboard, vehicleOf } from '../tanks/crew.ts';

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

export function howAutomatic(shot: Pick<Fired, 'auto' | 'burst'>): 'auto' | 'burst' | undefined {
  if (shot.burst !== undefined) return 'burst';
  return shot.auto === true ? 'auto' : undefined;
}

/** Whether it's a template laid at a point (LS-HMG-02). */
export function isAtPoint(shot: Partial<Pick<Fired, 'weapon' | 'burst'>>, { tracking }: Book): boolean {
  const { weapon } = shot;
  const atPoint = weapon !== undefined && tracking['at-point']?.weapons.includes(weapon) === true;
  return atPoint && shot.burst === undefined;
}

/** A shot as far as it's said or known: at a vehicle the range may be missing. */
export type Firing = Partial<Fired> & Pick<Fired, 'weapon' | 'moved'>;

/** Something that his own state does to his shots, and the rule of that state. */
interface OfFirer {
  value(scene: Scene, firer: Unit, weapon: string, book: Book): number | boolean;
  rule(scene: Scene, book: Book): string | undefined;
}

/** What his own state does to his shots. */
const OF_FIRER = {
  'wound-penalty': {
    value: (scene, firer, _weapon, book) => penaltyOf(scene, firer, book),
    rule: ({ toggles }, { tracking: { alternative, rules } }) =>
      alternative && toggles.has('alternative-wounds') ? alternative.light : rules['wound-b'],
  },
  'not-set-up': {
    value: (_scene, firer, weapon, book) => isGunner(firer, weapon, book) && !has(firer, 'set-up'),
    rule: (_scene, { tracking }) => tracking.rules['set-up'],
  },
  alone: {
    value: (scene, firer, weapon, book) => isGunner(firer, weapon, book) && !loaderOf(scene, firer),
    rule: (_scene, { tracking }) => tracking.rules.alone,
  },
  'from-vehicle': {
    value: (scene, firer) => isRider(scene, firer),
    rule: (_scene, { tracking }) => tracking.rules['from-vehicle'],
  },
  'suppressed-by': {
    value: ({ toggles }, firer, _weapon, { tracking }) =>
      tracking.suppression && toggles.has('suppressive-fire') ? Math.min(20, count(firer, 'suppressed-by')) : 0,
    rule: (_scene, { tracking }) => tracking.suppression?.each,
  },
  'aim-turns': {
    value: (scene, firer, weapon, { tracking: { snipers } }) => {
      const aims = snipers?.weapons.includes(weapon) && word(firer, 'aiming') === scene.targets[0]?.id;
      return aims ? count(firer, 'aim-turns') : 0;
    },
    rule: (_scene, { tracking }) => tracking.snipers?.aim,
  },
} as const satisfies Readonly<Record<string, OfFirer>>;

function isGunner(firer: Unit, weapon: string, { tracking }: Book): boolean {
  return tracking.weapons['set-up'].includes(weapon) && !isVehicle(firer);
}

/**
 * What's known of a firer, whatever he fires at, an option at a time. Default values are left out.
 * @param options which of them the shot has, in order
 */
export function knowsOfFirer<O>(
  options: readonly (keyof typeof OF_FIRER | 'moved' | 'same-target' | 'target-fast')[],
): Knows<O, Book> {
  const ofFirer = Object.entries(OF_FIRER).map(([option, { value }]) => {
    const known = (scene: Scene, shot: Partial<Fired>, book: Book) =>
      (scene.actor && shot.weapon !== undefined && value(scene, scene.actor, shot.weapon, book)) || undefined;
    return [option, known] as const;
  });
  const knows: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(ofFirer),
    moved: ({ actor }: Scene) => (actor && halfDone(actor, 'fire')) || undefined,
    'same-target': (scene: Scene, shot: Partial<Fired>) =>
      (scene.actor && isSameTarget(scene, scene.actor, shot)) || undefined,
    'target-fast': ({ actor, targets }: Scene) => (actor && targets[0] && has(targets[0], 'moved-fast')) || undefined,
  };
  return Object.fromEntries(options.map((option) => [option, knows[option]])) as Knows<O, Book>;
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
function isSameTarget(scene: Scene, firer: Unit, shot: Partial<Fired>): boolean {
  const [target] = scene.targets;
  if (!scene.at || !target || word(firer, 'last-target') !== target.id) return false;
  if (shot.moved || shot['target-fast'] || has(target, 'moved-fast')) return false;
  // for the second shot of a turn it's the same as for the first.
  return has(firer, 'same-again') || count(firer, 'last-shot') === lastOwnTurn(scene, firer);
}

/** LC-FIRE-08, LC-FIRE-09: a man hiding in the open is in half cover, and so is one whose hiding place nobody knows. */
export function hidesInTheOpen(target: Unit): boolean {
  return has(target, 'hiding') && word(target, 'hiding-in') !== 'terrain';
}

/** What's known can't be contradicted. */
export function refuseOfFirer(scene: Scene, firer: Unit, shot: Firing, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  if (halfDone(firer, 'fire') && isOwnTurn(scene, firer) && !shot.moved) {
    return new Refusal(rules['move-and-fire'], 'shot-on-the-move', { unit: firer.name });
  }
  const known = Object.entries(OF_FIRER).map(
    ([option, { value, rule }]) => [option, value(scene, firer, shot.weapon, book), rule(scene, book)] as const,
  );
  return refuseKnown(firer, shot, known);
}

/** LC-COV-01, R-34, R-56: in the enemy turn he fires at a man who has moved in it; with the house rule, once at each. */
export function refuseCovering(scene: Scene, firer: Unit, { tracking }: Book): Refusal | undefined {
  if (isOwnTurn(scene, firer)) return undefined;
  const rule = tracking.rules['covering-fire'];
  const [target] = scene.targets;
  const values = { unit: firer.name, target: target?.name };
  // Shots at several were the house rule's: once it's off, he has had his one.
  const isUsed = words(firer, 'covered').length > 0 && !scene.toggles.has('cover-fire-unlimited');
  if (!has(firer, 'covering') || isUsed) return new Refusal(rule, 'not-covering', values);
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
export function refuseUnaware(scene: Scene, firer: Unit, shot: Fired, book: Book): Refusal | undefined {
  const [target] = scene.targets;
  if (!target || has(target, 'fired') || words(firer, 'aware').includes(target.id)) return undefined;
  const looked = words(firer, 'looked').includes(target.id);
  const sneaked = has(target, 'sneaking') && !has(target, 'seen-moving');
  if (!(looked || sneaked) || shot.range <= book.bands.upTo.PB) return undefined;
  const values = { unit: firer.name, target: target.name };
  return new Refusal(book.tracking.rules.aware, looked ? 'not-aware' : 'only-sneaked', values);
}

/** LC-FIRE-08: out of sight, except at point blank. */
export function refuseHidden(target: Unit, shot: Fired, book: Book): Refusal | undefined {
  const hidden = isHiding(target) && word(target, 'hiding-in') === 'terrain' && shot.range > book.bands.upTo.PB;
  return hidden
    ? new Refusal(book.tracking.rules['hiding-target'], 'out-of-sight', { target: target.name })
    : undefined;
}

/**
 * Whether it's his second shot of the turn, with a weapon that fires twice at the same target (LS-FIRE-19): in a Fire action only,
 * so neither on the move nor on Covering Fire.
 */
export function firesAgain(scene: Scene, firer: Unit, shot: Firing, book: Book): boolean {
  if (!isSecondShot(scene, firer, shot, book)) return false;
  return !(shot.moved && !shot['from-vehicle']) && isAtLastTarget(scene, firer);
}

function isSecondShot(scene: Scene, firer: Unit, shot: Firing, { tracking }: Book): boolean {
  const second = isOwnTurn(scene, firer) && firer.fields.action === 'fire' && count(firer, 'shots') === 1;
  return second && tracking.twice?.weapons.includes(shot.weapon) === true;
}

function isAtLastTarget({ targets }: Scene, firer: Unit): boolean {
  return targets.length === 1 && targets[0]!.id === word(firer, 'last-target');
}

export function refuseAnotherTarget(scene: Scene, firer: Unit, shot: Firing, book: Book) {
  if (firer.gone || !isSecondShot(scene, firer, shot, book) || isAtLastTarget(scene, firer)) return undefined;
  const target = scene.units.get(word(firer, 'last-target') ?? '')?.name;
  return new Refusal(book.tracking.twice!.rule, 'another-target', { unit: firer.name, weapon: shot.weapon, target });
}
