import { InputError } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { areMen, count, has, menInside, unitIn } from './unit.ts';

/** Which men of a unit are meant: those in the house, or those outside. */
export type Part = 'inside' | 'outside';

/** Where the men of a unit are who are shot at; `undefined` if it is partly in a house, and nobody said which (HP-RUL-32). */
export function partOf(unit: Unit, said: Part | undefined): Part | undefined {
  const inside = menInside(unit);
  if (inside === 0) return 'outside';
  return inside >= count(unit, 'men') ? 'inside' : said;
}

/** Men who can be hit there. */
export function menAt(unit: Unit, part: Part): number {
  const inside = menInside(unit);
  return part === 'inside' ? inside : count(unit, 'men') - inside;
}

/** The targets that are men: the others are under the template, but are not thrown for with them. */
export function menAmong({ targets }: Scene): Unit[] {
  return targets.filter(areMen);
}

/**
 * HP-RUL-32: who shoots at a unit that is partly in a house says at which of its men.
 * @throws {InputError} for what is not said, or is not so
 */
export function assertPart(scene: Scene, said: Part | undefined): void {
  const men = menAmong(scene);
  for (const unit of men) {
    const inside = menInside(unit);
    const place = unitIn(scene, unit, 'inside');
    const values = { unit: unit.name, inside, outside: count(unit, 'men') - inside, house: place?.name ?? '' };
    if (partOf(unit, said) === undefined) throw new InputError('partly-inside', values);
    if (said !== undefined && men.length === 1 && menAt(unit, said) === 0) {
      if (said === 'inside') throw new InputError('nobody-inside', values);
      throw new InputError('nobody-outside', values);
    }
  }
}

/**
 * Where all men are who are shot at, so that one cover holds for all of them.
 * @throws {InputError} where some are in a house and others are not, unless the cover is said by hand
 */
export function onePlaceOf(scene: Scene, said: Part | undefined, cover: string | undefined): Part | undefined {
  const men = menAmong(scene);
  const at = (part: Part) => men.filter((unit) => partOf(unit, said) === part).map(({ name }) => name);
  const [inside, outside] = [at('inside'), at('outside')];
  if (inside.length === 0) return outside.length > 0 ? 'outside' : undefined;
  if (outside.length === 0) return 'inside';
  if (cover === undefined) throw new InputError('inside-and-outside', { inside, outside });
  return undefined;
}

/**
 * As many as the named targets have at most, or their part that is shot at: as the step began, since none comes off before
 * it ends. @throws {InputError} for more
 */
export function assertFigures(scene: Scene, said: Part | undefined, areas: Readonly<Record<string, number>>): void {
  if (scene.targets.length === 0) return;
  const max = menAmong(scene).reduce((sum, unit) => sum + menAt(unit, partOf(unit, said) ?? 'outside'), 0);
  for (const [option, value] of Object.entries(areas)) {
    if (value > max) throw new InputError('more-than-there-are', { option, value, men: max, units: named(scene) });
  }
}

function named(scene: Scene): string[] {
  return menAmong(scene).map(({ name }) => name);
}

/** The houses of the targets: those named, and those in which men are who were. */
export function housesUnder(scene: Scene, said: Part | undefined): Unit[] {
  const under = scene.targets.flatMap((unit) => {
    if (has(unit, 'house')) return [unit];
    return areMen(unit) && partOf(unit, said) === 'inside' ? (unitIn(scene, unit, 'inside') ?? []) : [];
  });
  return [...new Set(under)];
}

/** What is done to one vehicle or house at a time. @throws {InputError} for several */
export function assertOneTarget(targets: readonly Unit[]): void {
  if (targets.length > 1) throw new InputError('one-after-the-other', { units: targets.map(({ name }) => name) });
}
