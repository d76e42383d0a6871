import { enclosing, limits, shields, shieldsInside } from '../../../../../data/ww2-skirmish/table.ts';
import type { Act, Measured } from '../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { type Body, place } from '../../../../table/body.ts';
import { circle, under } from '../../../../table/under.ts';
import { book } from '../../rulebook.ts';
import { has } from '../../unit.ts';
import { meantFor } from '../fire/targets.ts';

/** WS-GREN-10: the target’s men within two inches of the burst, but for those whom a wall shields from it. */
export function caught(eyes: Eyes): Measured | undefined {
  const at = eyes.aimedAt();
  if (!at || eyes.theirs.length === 0) return undefined;
  const holding = new Set(eyes.table.terrain.at(at).map(({ piece }) => piece.id));
  const shielding = new Set<string>();
  const men = under(eyes.theirs, circle(at, limits.burst), 'any').filter(({ body }) => {
    const between = eyes
      .cover(place(at), body)
      .pieces.filter(({ id, kind, how }) =>
        how === 'in' ? !holding.has(id) && [...shields, ...shieldsInside].includes(kind) : shields.includes(kind),
      );
    for (const { id } of between) shielding.add(id);
    return between.length === 0;
  });
  return { value: men.length, by: [...shielding] };
}

/** WS-GREN-12: in a house or bunker, or aboard something closed. */
export function enclosed(eyes: Eyes): Measured | undefined {
  const [target] = eyes.scene.targets;
  const [first] = eyes.theirs;
  if (!target || !first) return undefined;
  const around = holdingPlace(eyes, first).filter(({ kind }) => enclosing.includes(kind));
  return { value: around.length > 0 || has(target, 'in-bunker'), by: around.map(({ id }) => id) };
}

/** What it’s thrown at: the target’s profile says, or else where the middle of its front row stands. */
export function thrownAt(eyes: Eyes, { drop }: Act): Measured | undefined {
  const [target] = eyes.scene.targets;
  const [first] = eyes.theirs;
  if (!target || !first) return undefined;
  const known = meantFor(eyes.scene, target, drop === true, book);
  if (known !== undefined && known !== 'infantry') return undefined;
  const at = holdingPlace(eyes, first).map(({ kind }) => kind);
  if (at.includes('bunker')) return { value: 'bunker' };
  if (at.includes('building')) return { value: 'building' };
  return { value: at.some((kind) => shieldsInside.includes(kind)) ? 'trench' : 'infantry' };
}

/** The pieces that hold the middle of a unit’s front row. */
function holdingPlace({ table, theirs }: Eyes, first: Body) {
  const front = theirs.filter(({ row }) => row === first.row);
  const last = front.at(-1)!;
  const middle: Body['at'] = [(first.at[0] + last.at[0]) / 2, (first.at[1] + last.at[1]) / 2];
  return table.terrain.at(middle).map(({ piece }) => piece);
}
