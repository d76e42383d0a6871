import type { Refusal } from './refusal.ts';
import type { Ruling } from './ruling.ts';
import type { Scene, Unit } from './state/scene.ts';

/** A check of what the contract refuses before any die. @throws {Refusal} {InputError} */
export type Refusing<O, B> = Refuse<O, B>['refuse'];

/** A check of what the book forbids over turns. */
export type Forbidding<O, B> = Forbid<O, B>['forbid'] & Barring<B>;

/** What a check may know besides: whom it refuses, whatever he says. */
export interface Barring<B> {
  readonly bars?: Bar<B>['bars'];
}

interface Refuse<O, B> {
  refuse(ruling: Ruling, options: O, book: B): unknown;
}

/** A check of whether something would be for nothing. */
export type Idling<O, B> = Idle<O, B>['idle'] & Barring<B>;

interface Idle<O, B> {
  idle(scene: Scene, options: O, book: B): boolean;
}

interface Bar<B> {
  bars(scene: Scene, actor: Unit, book: B): unknown;
}

interface Forbid<O, B> {
  forbid(scene: Scene, options: O, book: B): Refusal | undefined;
}

/** What the book forbids of an act, by the first of its checks that does. @throws {InputError} as a check does */
export function forbiddenBy<O, B>(
  { forbid }: { readonly forbid?: Forbidding<O, B> | readonly Forbidding<O, B>[] },
  scene: Scene,
  options: O,
  book: B,
): Refusal | undefined {
  for (const check of forbid ? [forbid].flat() : []) {
    const refusal = check(scene, options, book);
    if (refusal) return refusal;
  }
  return undefined;
}

/** A check of the unit that acts. */
type OfActor<O, B> = ((scene: Scene, actor: Unit, act: O, book: B) => Refusal | undefined) & Barring<B>;

/** Checks of the unit that acts, one after the other: where nobody is named, none of them forbids anything. */
export function ofActor<O, B>(...checks: readonly OfActor<O, B>[]): readonly Forbidding<O, B>[] {
  return checks.map((check) => {
    const { bars } = check;
    const ofHim = (scene: Scene, act: O, book: B) => scene.actor && check(scene, scene.actor, act, book);
    return bars ? barring(bars, ofHim) : ofHim;
  });
}

/**
 * A check with those whom the verb is refused, whatever they say of it: nobody makes an act to find that out.
 * @param bars whether a unit is one of them. It looks at nothing but the battle and the unit, and takes nothing for granted
 */
export function barring<C, B>(bars: Bar<B>['bars'], check: C): C & Barring<B> {
  return Object.assign(check as C & object, { bars });
}

/** A check that sees nothing else than who acts, so that it bars whomever it refuses. */
export function ofUnit<O, B>(check: (scene: Scene, actor: Unit, book: B) => Refusal | undefined): OfActor<O, B> {
  return barring(check, (scene: Scene, actor: Unit, _act: O, book: B) => check(scene, actor, book));
}
