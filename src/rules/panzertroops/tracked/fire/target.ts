import type { Book, Firepower, Stance, TargetType } from '../../../../../data/panzertroops/book.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { armsOf, has, isVehicle, kindOf, menOf, word } from '../../unit.ts';
import { carrierOf, headsDown, isInside, ridesOutside, ridesSoft } from '../moving/carrying.ts';

/** Whether it's in the edge of a forest or building, and hasn't fired from there. */
export function isHidden(target: Unit): boolean {
  return has(target, 'in-edge') && !has(target, 'revealed');
}

/** What kind of target it is: PT-RUL-04, PT-RUL-06. */
export function typeOf(scene: Scene, target: Unit, book: Book): TargetType {
  const carrier = carrierOf(scene, target);
  if (carrier) return isInside(scene, target, book) ? 'exposed' : 'rider';
  const kind = kindOf(target);
  // Soft fire at an AFV is fire at men showing their heads.
  return kind === 'afv' ? 'exposed' : kind;
}

/** How it moves, or the vehicle that takes it. */
export function stanceOf(scene: Scene, target: Unit): Stance {
  if (has(target, 'towed-by')) return 'moving';
  const carrier = carrierOf(scene, target);
  const stance = word(carrier ?? target, 'stance') as Stance | undefined;
  if (!stance) return 'stationary';
  return carrier ? 'moving' : stance;
}

/** What the command says about the targets of a shot. */
interface Several {
  readonly unlike?: string | undefined;
  readonly split?: string | undefined;
}

/** What the book forbids about the targets: units that can't be targets, or not of the same shot. */
export function forbiddenTargets(
  scene: Scene,
  shot: Several,
  against: keyof Firepower,
  book: Book,
): Refusal | undefined {
  for (const target of scene.targets) {
    const refusal = forbiddenTarget(scene, target, against, book);
    if (refusal) return refusal;
  }
  return against === 's' ? refuseSplit(scene, shot, book) : undefined;
}

function forbiddenTarget(scene: Scene, target: Unit, against: keyof Firepower, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: target.name };
  if (scene.actor && target.side === scene.actor.side) return new Refusal(rules['fires-once'], 'is-a-friend', values);
  if (target.gone === 'wreck') return new Refusal(rules.wreck, 'is-wrecked', values);
  if (target.gone === 'abandoned') return new Refusal(rules.broken, 'was-left-by-its-crew', values);
  if (target.gone) return new Refusal(rules.stance, 'has-fallen', values);
  if (has(target, 'in-wreck')) return new Refusal(rules['getting-out'], 'still-in-the-wreck', values);
  if (has(target, 'off-table')) return new Refusal(rules['off-table'], 'is-off-the-table', values);
  if (against === 'ap') {
    if (isVehicle(target)) return undefined;
    throw new InputError('no-vehicle', { unit: target.name, verb: 'tankhit' });
  }
  return refuseUnseen(scene, target, book);
}

/**
 * PT-COV-06: men with heads down can't be targets; soft fire at an AFV needs a roof gunner in place. PT-LOAD-07: of men in a
 * vehicle only those on its outside are targets of their own, so who sits in a truck is hit with the truck.
 */
function refuseUnseen(scene: Scene, target: Unit, book: Book): Refusal | undefined {
  const rule = book.tracking.rules['under-cover'];
  const values = { unit: target.name };
  if (ridesSoft(scene, target)) {
    const vehicle = carrierOf(scene, target)!.name;
    return new Refusal(book.tracking.rules.rider, 'inside-soft-vehicle', { ...values, vehicle });
  }
  if (kindOf(target) === 'afv') {
    const roof = armsOf(target).some(({ mount }) => mount === 'roof') && !has(target, 'roof-out');
    if (!roof) return new Refusal(rule, ridesOutside(target, book) ? 'nobody-exposed' : 'name-the-men', values);
    return headsDown(scene, target, book) ? new Refusal(rule, 'heads-down-no-target', values) : undefined;
  }
  const hidden = !isVehicle(target) && headsDown(scene, target, book);
  return hidden ? new Refusal(rule, 'heads-down-no-target', values) : undefined;
}

/** PT-SPLIT-01: each target has its points, a team as many as it has men; targets that differ need a call each. */
function refuseSplit({ targets }: Scene, { unlike, split }: Several, { tracking }: Book): Refusal | undefined {
  const rule = tracking.rules.points;
  if (targets.length === 0) return undefined;
  const values = { unit: targets[0]!.name };
  if (unlike !== undefined) return new Refusal(rule, 'targets-not-alike', { ...values, unlike });
  const parts = split === undefined ? 1 : split.split(',').length;
  if (targets.length > parts) return new Refusal(rule, 'points-for-each', { ...values, targets: targets.length });
  const men = targets.reduce((sum, target) => sum + figuresOf(target), 0);
  return parts > men ? new Refusal(rule, 'more-points-than-men', { ...values, men, points: parts }) : undefined;
}

/** The target for each part of a split shot, in order: a team takes as many parts as it has men. */
export function targetsOfParts(targets: readonly Unit[], parts: number): readonly Unit[] {
  let over = parts - targets.length;
  return targets.flatMap((target) => {
    const more = Math.max(0, Math.min(over, figuresOf(target) - 1));
    over -= more;
    return Array.from({ length: 1 + more }, () => target);
  });
}

function figuresOf(target: Unit): number {
  return isVehicle(target) ? 1 : menOf(target);
}
