import type { Indirect } from '../../../data/hans-n-panzer/armoury.ts';
import type { Shelter } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed } from '../../kernel/tables.ts';

/** Men under the area that shells hit. */
export interface Shelled {
  readonly weapon: Indirect;
  readonly figures: number;
  /** How many of them are within 1" of its centre. */
  readonly near: number;
  readonly cover: Shelter;
  readonly modifier?: number;
}

/** HP-ART-09, -14: one die for each man, those near the centre first. @returns how many it doesn't save */
export function killedByShells(ruling: Ruling, shelled: Shelled, { shelling }: Book): number {
  const { weapon, figures } = shelled;
  const near = nearOf(ruling, shelled, shelling.tight);
  const all = [...shelteredBy(ruling, shelled, shelling), ...agreed(shelled.modifier ?? 0)];
  const save = { ...shelling.save[weapon], modifiers: all };
  const nearSave = { ...save, modifiers: [...all, shelling.near] };
  const men = Array.from({ length: figures }, (_, i) => i < near);
  const fates = ruling.each(shelling.men[weapon], men, (isNear) =>
    ruling.test(isNear ? nearSave : save).passed ? 'saved' : 'killed',
  );
  return fates.killed ?? 0;
}

/**
 * HP-RUL-11: the men the players say are near. Under `tight-blast` everyone in a mortar's circle is near: it's too small for
 * others.
 */
function nearOf(ruling: Ruling, { weapon, figures, near }: Shelled, tight: readonly Indirect[]): number {
  return tight.includes(weapon) && ruling.on('tight-blast') ? figures : Math.min(near, figures);
}

/** HP-ART-10; woods count only under `woods-shelter` (HP-RUL-12). */
function shelteredBy(ruling: Ruling, { cover }: Shelled, { shelter }: Book['shelling']): readonly Modifier[] {
  if (cover === 'open' || (cover === 'woods' && !ruling.on('woods-shelter'))) return [];
  return [shelter[cover]];
}

/** HP-GREN-04: one die for each man, whatever cover he has. */
export function killedByGrenade(ruling: Ruling, figures: number, modifier: number, { shelling }: Book): number {
  const save = { ...shelling.save.grenade, modifiers: agreed(modifier) };
  const men = new Array<string>(figures).fill('man');
  const fates = ruling.each(shelling.men.grenade, men, () => (ruling.test(save).passed ? 'saved' : 'killed'));
  return fates.killed ?? 0;
}
