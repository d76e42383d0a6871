import type { Point } from '../sheet.ts';

/** Something that has a name on the sheet. */
export interface Named {
  readonly text: string;
  readonly at: Point;
  /** How far from its place the name has to stay, in pixels; 0 for what it may stand on. */
  readonly clear: number;
  /** It's left out if there's no room. */
  readonly isSmall?: boolean;
}

/** Where a name stands; whoever finds no room has a number, explained below the picture. */
export interface Placed extends Pick<Named, 'text' | 'at' | 'isSmall'> {
  readonly number?: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LETTER = 0.602;

/** How large a small name is, beside the others. */
export const SMALL = 0.8;

/** Names beside their places, none over another or over anybody: below, above, to the right or left. */
export function placeNames(all: readonly Named[], letters: number, within: Box): readonly Placed[] {
  const taken: Box[] = all.map(({ at, clear }) => around(at, clear * 0.8, clear * 0.8));
  let numbers = 0;
  return all.flatMap(({ text, at, clear, isSmall = false }, own): Placed[] => {
    const size = isSmall ? letters * SMALL : letters;
    const place = (shown: string) =>
      spots(at, clear, shown.length * size * LETTER + 4, size).find((spot) => {
        const box = around({ x: spot.x, y: spot.y - size * 0.3 }, (shown.length * size * LETTER) / 2 + 2, size * 0.55);
        if (!isInside(box, within) || taken.some((other, i) => i !== own && overlap(other, box))) return false;
        taken.push(box);
        return true;
      });
    const spot = place(text);
    if (spot) return [{ text, at: spot, isSmall }];
    if (isSmall) return [];
    numbers += 1;
    return [{ text, at: place(String(numbers)) ?? { x: at.x, y: at.y + size * 0.35 }, number: numbers }];
  });
}

function spots({ x, y }: Point, clear: number, width: number, size: number): Point[] {
  const [below, above, middle] = [y + clear + size * 0.85, y - clear - size * 0.25, y + size * 0.35];
  const aside = clear + width / 2;
  return [
    ...(clear === 0 ? [{ x, y: middle }] : []),
    ...[below, above].map((top) => ({ x, y: top })),
    ...[x + aside, x - aside].map((left) => ({ x: left, y: middle })),
    ...[x + aside * 0.7, x - aside * 0.7].flatMap((left) => [below, above].map((top) => ({ x: left, y: top }))),
  ];
}

function around({ x, y }: Point, across: number, up: number): Box {
  return { left: x - across, top: y - up, right: x + across, bottom: y + up };
}

function isInside(box: Box, within: Box): boolean {
  return box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
