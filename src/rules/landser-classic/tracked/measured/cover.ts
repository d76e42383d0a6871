import { limits } from '../../../../../data/landser-classic/table.ts';
import type { Measured } from '../../../../measuring/book-table.ts';
import { farCover, namesOf, nearCover } from '../../../../measuring/classes.ts';
import type { Eyes, Look } from '../../../../measuring/eyes.ts';
import type { Body } from '../../../../table/body.ts';
import { has } from '../state.ts';

/**
 * What covers a target from fire (LC-FIRE-02 to -05). Whoever is in a piece, or touches it, is taken to have declared it (LC-FIRE-03),
 * but not after a Move Fast (LC-MOVE-03).
 */
export function coverFromFire(eyes: Eyes): Measured | undefined {
  const [target] = eyes.scene.targets;
  const [look] = eyes.looks();
  const range = eyes.range();
  if (!target || !look || range === undefined) return undefined;
  if (range <= limits.coverless) return { value: 'none' };
  const near = nearCover(look, eyes.values);
  const held = near.filter(({ how }) => how === 'in' || how === 'touch');
  if (held.length > 0) return { value: has(target, 'moved-fast') ? 'half' : 'full', by: namesOf(held) };
  if (near.length > 0) return { value: 'half', by: namesOf(near) };
  const far = farCover(look, eyes.values);
  const { by: stops } = look.sight;
  if (far.is || look.sight.is === 'partial') {
    return { value: 'half', by: far.by.length > 0 || stops === undefined ? namesOf(far.by) : [stops] };
  }
  // LC-FIRE-08: he lies in the open, and that's known.
  return has(target, 'hiding') ? undefined : { value: 'none' };
}

/** Whether nothing covers a target from an observer. */
export function isOpen(eyes: Eyes, look: Look): boolean {
  return nearCover(look, eyes.values).length === 0 && !farCover(look, eyes.values).is;
}

/** Whether a base is in, or touches, a piece that gives cover. */
export function isInTerrain({ table, values }: Eyes, body: Body): boolean {
  const { on, touched } = table.terrain.standing(body);
  const covers = ({ kind }: { readonly kind: keyof typeof values.kinds }) => values.kinds[kind].class !== undefined;
  return (
    [...on].some(({ piece }) => covers(piece)) ||
    [...touched].some(({ piece }) => covers(piece) && !values.kinds[piece.kind].inside)
  );
}
