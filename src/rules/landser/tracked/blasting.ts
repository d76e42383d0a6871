import type { Effect } from '../../../kernel/effect.ts';
import type { OptionValue } from '../../../kernel/options.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { halfDone } from '../../landser-classic/tracked/actions.ts';
import {
  caughtIn,
  forbiddenThrow as forbiddenOriginally,
  afterTemplate as originally,
  knownOfTemplate as templateOriginally,
  afterThrow as thrownOriginally,
  knownOfThrow as throwOriginally,
} from '../../landser-classic/tracked/blasting.ts';
import type { Book } from '../book.ts';
import { word } from '../unit.ts';
import { refuseFurther } from './actions.ts';
import { lightOf } from './firing.ts';
import { strikeOf } from './struck.ts';

type Known = Record<string, OptionValue>;
/** As the original edition takes it: by a book that is a part of this one. */
type Original = Parameters<typeof originally>[3];

/** What is known of a template and of those caught in it. */
export function knownOfTemplate(scene: Scene, book: Book): Known {
  const caught = caughtIn(scene);
  const gunner = scene.targets.length > 0 ? scene.actor : scene.units.get(word(caught[0]!, 'in-template') ?? '');
  const weapon = gunner && word(gunner, 'weapon');
  const atPoint = weapon && book.tracking.weapons['at-point'].includes(weapon);
  return {
    ...templateOriginally(scene, book),
    ...(atPoint ? { weapon } : {}),
    ...added(scene, lightOf(caught)),
  };
}

export function knownOfThrow(scene: Scene): Known {
  return { ...throwOriginally(scene), ...added(scene, lightOf(scene.targets)) };
}

function added({ toggles }: Scene, light: number): Known {
  return light > 0 && toggles.has('alternative-wounds') ? { 'light-before': light } : {};
}

interface Weapon {
  readonly weapon: string;
}

export function afterTemplate(scene: Scene, { weapon }: Weapon, outcome: Outcome, book: Book): Effect[] {
  return originally(scene, outcome, book, strikeOf(weapon, book) as Original);
}

/** A grenade or Molotov is thrown with the Fire action, or in a Move and Fire. */
export function forbiddenThrow(scene: Scene, thrown: Weapon, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const action = halfDone(actor, 'fire') ? 'move-and-fire' : 'fire';
  return forbiddenOriginally(scene, thrown, book) ?? refuseFurther(scene, actor, action, book);
}

export function afterThrow(scene: Scene, thrown: Weapon, outcome: Outcome, book: Book): Effect[] {
  // A Molotov is thrown at a vehicle, and hits no figure.
  return thrownOriginally(scene, thrown, outcome, book, strikeOf(thrown.weapon, book) as Original);
}
