import type { Refusal } from './refusal.ts';
import type { Ruling } from './ruling.ts';
import type { Scene, Unit } from './state/scene.ts';

/** A check of what the contract refuses before any die. @throws {Refusal} {InputError} */
export type Refusing<O, B> = Refuse<O, B>['refuse'];

/** A check of what the book forbids over turns. */
export type Forbidding<O, B> = Forbid<O, B>['forbid'];

interface Refuse<O, B> {
  refuse(ruling: Ruling, options: O, book: B): unknown;
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

/** Checks of the unit that acts, one after the other: where nobody is named, none of them forbids anything. */
export function ofActor<O, B>(
  ...checks: readonly ((scene: Scene, actor: Unit, act: O, book: B) => Refusal | undefined)[]
): readonly Forbidding<O, B>[] {
  return checks.map(
    (check): Forbidding<O, B> =>
      (scene, act, book) =>
        scene.actor && check(scene, scene.actor, act, book),
  );
}
