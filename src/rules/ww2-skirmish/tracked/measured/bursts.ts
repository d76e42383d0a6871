import { enclosing, limits, shields, shieldsInside } from '../../../../../data/ww2-skirmish/table.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Act, Measured, Taken } from '../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { type Body, place } from '../../../../table/body.ts';
import { roundedInches } from '../../../../table/close.ts';
import { gapTo } from '../../../../table/gap.ts';
import type { Point } from '../../../../table/shape.ts';
import { circle, under } from '../../../../table/under.ts';
import { inAction, isManned, isTeam } from '../../figures.ts';
import { weaponOf } from '../../fire/arms.ts';
import { book } from '../../rulebook.ts';
import { has } from '../../unit.ts';
import { meantFor } from '../fire/targets.ts';
import { coverAnyhow } from './cover.ts';

/** WS-GREN-10: the target’s men within two inches of the burst, but for those whom a wall shields from it. */
export function caught(eyes: Eyes, { by }: Act): Measured | undefined {
  const [target] = eyes.scene.targets;
  if (BULLETS.includes(String(by))) return undefined;
  // WS-FLM-07: flame takes all of a team.
  if (by === 'flame') return target && { value: inAction(target).length };
  const at = eyes.aimedAt();
  return at && eyes.theirs.length > 0 ? menCaught(eyes, at, eyes.theirs) : undefined;
}

function menCaught(eyes: Eyes, at: Point, men: readonly Body[]): { value: number; by: string[] } {
  const holding = new Set(eyes.table.terrain.at(at).map(({ piece }) => piece.id));
  const shielding = new Set<string>();
  const caught = under(men, circle(at, limits.burst), 'any').filter(({ body }) => {
    const between = eyes
      .cover(place(at), body)
      .pieces.filter(({ id, kind, how }) =>
        how === 'in' ? !holding.has(id) && [...shields, ...shieldsInside].includes(kind) : shields.includes(kind),
      );
    for (const { id } of between) shielding.add(id);
    return between.length === 0;
  });
  return { value: caught.length, by: [...shielding] };
}

/** WS-GREN-12: in a house or bunker, or aboard something closed. */
export function enclosed(eyes: Eyes, { by }: Act): Measured | undefined {
  const [target] = eyes.scene.targets;
  if (by === 'flame' || BULLETS.includes(String(by))) return undefined;
  return target && isEnclosed(eyes, target, eyes.theirs);
}

function isEnclosed(eyes: Eyes, unit: Unit, men: readonly Body[]): { value: boolean; by: string[] } | undefined {
  if (men.length === 0) return undefined;
  const around = holdingPlace(eyes, men).filter(({ kind }) => enclosing.includes(kind));
  return { value: around.length > 0 || has(unit, 'in-bunker'), by: around.map(({ id }) => id) };
}

/** WS-GREN-10: the other teams that the burst catches, friends too: each has an /effect of its own. */
export function restOfBurst(eyes: Eyes, act: Act): readonly Taken[] {
  const at = eyes.aimedAt();
  const shared = thrownBy(act);
  if (!at || !shared) return [];
  const { actor, targets } = eyes.scene;
  const others = eyes.others(
    (unit) => unit.id !== actor?.id && isTeam(unit) && !isManned(unit) && !targets.includes(unit),
  );
  return others.flatMap((unit): Taken[] => {
    const men = eyes.table.figuresOf(unit);
    const figures = menCaught(eyes, at, men).value;
    if (figures === 0) return [];
    const cover = coverAnyhow(eyes, men)?.value ?? 'open';
    const isInside = isEnclosed(eyes, unit, men)?.value ?? false;
    return [{ unit, options: { figures, cover, enclosed: isInside }, shared }];
  });
}

/** WS-DMG-13, WS-ART-01: as a blast’s effect or as that of a shell of its calibre. Bullets and flame don’t burst. */
function thrownBy({ by, weapon, calibre }: Act): Taken['shared'] | undefined {
  if (by !== undefined && by !== 'gun' && by !== 'mortar') return undefined;
  const isShell = (each: unknown) => each === 'gun' || Object.hasOwn(book.guns.calibres, String(each));
  if (!isShell(by) && !isShell(weapon)) return { by: 'mortar' };
  const across = book.guns.calibres[weapon as keyof typeof book.guns.calibres] ?? calibre;
  return { by: 'gun', ...(across === undefined ? {} : { calibre: across }) };
}

/** What it’s thrown at: the target’s profile says, or else where the middle of its front row stands. */
export function thrownAt(eyes: Eyes, { drop }: Act): Measured | undefined {
  const [target] = eyes.scene.targets;
  if (!target || eyes.theirs.length === 0) return undefined;
  const known = meantFor(eyes.scene, target, drop === true, book);
  if (known !== undefined && known !== 'infantry') return undefined;
  const at = holdingPlace(eyes, eyes.theirs).map(({ kind }) => kind);
  if (at.includes('bunker')) return { value: 'bunker' };
  if (at.includes('building')) return { value: 'building' };
  return { value: at.some((kind) => shieldsInside.includes(kind)) ? 'trench' : 'infantry' };
}

/** The pieces that hold the middle of a unit’s front row. */
function holdingPlace({ table }: Eyes, men: readonly Body[]) {
  const front = men.filter(({ row }) => row === men[0]!.row);
  const [first, last] = [front[0]!, front.at(-1)!];
  const middle: Point = [(first.at[0] + last.at[0]) / 2, (first.at[1] + last.at[1]) / 2];
  return table.terrain.at(middle).map(({ piece }) => piece);
}

/** whether the shot that hit him was measured at point blank. */
export function pointBlank(eyes: Eyes, { by }: Act): Measured | undefined {
  const { actor } = eyes.scene;
  const range = eyes.range();
  if (!actor || range === undefined || !BULLETS.includes(String(by))) return undefined;
  const { inches } = book.smallArms.reach;
  const arms = Object.keys(inches) as (keyof typeof inches)[];
  const weapon = arms.find((each) => each === by) ?? weaponOf(actor, arms);
  return weapon && { value: range <= (inches[weapon][1] ?? Number.POSITIVE_INFINITY) };
}

const BULLETS: readonly string[] = ['small-arms', 'sniper', 'mg', 'quad-mg'];

/** From the firer’s centre to the nearest point of the bunker or house that’s aimed at, or that the target is in. */
export function rangeToWall(eyes: Eyes): Measured | undefined {
  const [own] = eyes.own;
  const at = eyes.aimedAt();
  if (!own || !at) return undefined;
  const piece = eyes.table.terrain.at(at).find(({ piece: { kind } }) => enclosing.includes(kind));
  return piece && { value: roundedInches(gapTo(piece.solid, own.at)), by: [piece.piece.id] };
}
