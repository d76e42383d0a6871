import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { areMen, count, has, menInside, unitIn } from '../unit.ts';

/** Which men of a unit are meant: those in the house or those outside. */
export type Part = 'inside' | 'outside';

/** A shot as far as it says which men of a unit are meant. */
interface Aimed {
  readonly part?: Part | undefined;
}

/** Where the men being shot at are; `undefined` if the unit is partly in a house and nobody said which men (HP-RUL-32). */
export function partOf(unit: Unit, shot: Aimed): Part | undefined {
  const inside = menInside(unit);
  if (inside === 0) return 'outside';
  return inside >= count(unit, 'men') ? 'inside' : shot.part;
}

/** Men there who can be hit. */
export function menAt(unit: Unit, part: Part): number {
  const inside = menInside(unit);
  return part === 'inside' ? inside : count(unit, 'men') - inside;
}

/** Whether some of its men are in a house and some outside. */
export function isInParts(unit: Unit): boolean {
  return menInside(unit) > 0 && menAt(unit, 'outside') > 0;
}

/** The targets that are men: the others are under the template too, but aren't thrown for with them. */
export function menAmong({ targets }: Scene): Unit[] {
  return targets.filter(areMen);
}

/**
 * HP-RUL-32: a player who shoots at a unit that's partly in a house says which of its men he's shooting at.
 * @throws {InputError} if he doesn't say, or if it can't be
 */
export function assertPart(scene: Scene, shot: Aimed): undefined {
  const men = menAmong(scene);
  for (const unit of men) {
    const inside = menInside(unit);
    const place = unitIn(scene, unit, 'inside');
    const values = { unit: unit.name, inside, outside: count(unit, 'men') - inside, house: place?.name ?? '' };
    if (partOf(unit, shot) === undefined) {
      throw new InputError('partly-inside', { ...values, missing: ['part'] });
    }
    const said = men.length === 1 ? shot.part : undefined;
    if (said !== undefined && menAt(unit, said) === 0) {
      if (said === 'inside') throw new InputError('nobody-inside', values);
      throw new InputError('nobody-outside', values);
    }
  }
}

/**
 * Where all the men being shot at are, so that one cover counts for all of them.
 * @throws {InputError} where some are in a house and others aren't, unless the player gives the cover
 */
export function onePlaceOf(scene: Scene, shot: Aimed, cover: () => string | undefined): Part | undefined {
  const men = menAmong(scene);
  const at = (part: Part) => men.filter((unit) => partOf(unit, shot) === part).map(({ name }) => name);
  const [inside, outside] = [at('inside'), at('outside')];
  if (inside.length === 0) return outside.length > 0 ? 'outside' : undefined;
  if (outside.length === 0) return 'inside';
  if (cover() === undefined) throw new InputError('inside-and-outside', { inside, outside });
  return undefined;
}

/**
 * At most as many men as the named targets have, or as many of them as are shot at. It's their number at the start of the
 * step, since nobody comes off before it ends. @throws {InputError} for more
 */
export function assertFigures<A extends string>(
  scene: Scene,
  shot: Aimed & Readonly<Record<A, number>>,
  areas: readonly A[],
): undefined {
  if (scene.targets.length === 0) return;
  const max = menAmong(scene).reduce((sum, unit) => sum + menAt(unit, partOf(unit, shot) ?? 'outside'), 0);
  for (const option of areas) {
    const value = shot[option];
    if (value > max) throw new InputError('more-than-there-are', { option, value, men: max, units: named(scene) });
  }
}

function named(scene: Scene): string[] {
  return menAmong(scene).map(({ name }) => name);
}

/** The houses among the targets: those named, and those with named men in them. */
export function housesUnder(scene: Scene, shot: Aimed): Unit[] {
  const under = scene.targets.flatMap((unit) => {
    if (has(unit, 'house')) return [unit];
    return areMen(unit) && partOf(unit, shot) === 'inside' ? (unitIn(scene, unit, 'inside') ?? []) : [];
  });
  return [...new Set(under)];
}

/** One vehicle or house at a time. @throws {InputError} for several */
export function assertOneTarget(targets: readonly Unit[]): undefined {
  if (targets.length > 1) throw new InputError('one-after-the-other', { units: targets.map(({ name }) => name) });
}
