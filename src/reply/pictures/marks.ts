import { COLOURS, type Point } from './sheet.ts';

/** How the sides differ, other than in colour: the dashes of the line, and the mark at each turn. */
export const LOOKS = [
  { dashes: 'none', mark: circle, colour: COLOURS.ink },
  { dashes: '9 5', mark: square, colour: COLOURS.struck },
  { dashes: '2 5', mark: triangle, colour: COLOURS.quiet },
  { dashes: '14 4 2 4', mark: diamond, colour: COLOURS.ink },
] as const;

export type Look = (typeof LOOKS)[number];

function circle({ x: left, y: top }: Point): string {
  return `M${left - 4} ${top}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`;
}

function square({ x: left, y: top }: Point): string {
  return `M${left - 4} ${top - 4}h8v8h-8z`;
}

function triangle({ x: left, y: top }: Point): string {
  return `M${left} ${top - 5}l5 9h-10z`;
}

function diamond({ x: left, y: top }: Point): string {
  return `M${left} ${top - 6}l6 6 -6 6 -6 -6z`;
}
