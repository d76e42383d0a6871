import { folded } from '../../kernel/options/folded.ts';
import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Drawn } from '../../referee/battlefield/drawn.ts';
import { middleOf, placeMeant, type Starting } from '../../referee/battlefield/places.ts';
import { squareAt } from '../../referee/battlefield/squares.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Choice, Menu } from '../../reply/document.ts';
import { hundredth, roundedInches } from '../../table/close.ts';
import { apart } from '../../table/gap.ts';
import type { Point } from '../../table/shape.ts';

/** Inches that a tap on the rose moves a point, and that a leap does. */
const STEP = 1;
const LEAP = 6;
/** As on a compass, with two leaps beside: a row of the pad each. The middle says where the point is. */
const ROWS = [
  { rose: ['NW', 'N', 'NE'], leaps: ['N', 'S'] },
  { rose: ['W', undefined, 'E'], leaps: ['W', 'E'] },
  { rose: ['SW', 'S', 'SE'], leaps: [] },
] as const;
const TOWARD = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
} as const;
type Direction = keyof typeof TOWARD;

/** Parts that a table is divided into, across and deep, to begin with one of them. */
const PARTS = [6, 4] as const;
const ROUGH_PARTS = [4, 3] as const;
/** Discord's limits for a menu: its choices, and the letters that one carries. */
export const MOST_CHOICES = 25;
export const LONGEST_CHOICE = 100;

/** Taps that put a way together, or a point: each shows what it makes. */
export interface Pad {
  readonly buttons: readonly Button<'way'>[];
  readonly menus: readonly Menu<'way-to' | 'place-in'>[];
}

/** A point that's put together by taps. */
export interface Pointing {
  readonly drawn: Drawn;
  /** Whoever it's said for, if anybody. */
  readonly starting?: Starting;
  /** As it's said so far. */
  readonly said?: string | undefined;
  /** The command with another point. */
  readonly going: (text: string) => GivenCommand;
}

/**
 * The pad for a point of a drawn table: a list of what stands and lies there, one of its parts as long as nothing is said, and then the
 * rose, which moves the point.
 */
export function pointPad(words: Catalogue, pointing: Pointing): Pad {
  const at = pointSaid(pointing);
  return {
    buttons: at ? moving(words, pointing, at) : [],
    menus: [...namedThere(words, pointing, at), ...(at ? [] : parts(words, pointing))],
  };
}

/** Where a point is that has been said; nothing if it isn't one, such as where whoever it names has left the table. */
export function pointSaid({
  drawn,
  starting = {},
  said,
}: Pick<Pointing, 'drawn' | 'starting' | 'said'>): Point | undefined {
  if (said === undefined) return undefined;
  try {
    return placeMeant(drawn, said, starting).at;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function moving(words: Catalogue, { drawn, going }: Pointing, at: Point): readonly Button<'way'>[] {
  const [width, depth] = drawn.size;
  const to = (direction: Direction, inches: number, label: string): Button<'way'> => {
    const [x, y] = at.map((each, i) => hundredth(each + TOWARD[direction][i]! * inches)) as [number, number];
    const isOff = x < 0 || y < 0 || x > width || y > depth;
    return { action: 'way', of: going(`${x},${y}`), label, ...(isOff ? { disabled: true } : {}) };
  };
  const here: Button<'way'> = {
    ...{ action: 'way', of: going(`${at[0]},${at[1]}`), label: squareAt(at, drawn.size), disabled: true },
  };
  return ROWS.flatMap(({ rose, leaps }) => {
    const row = [
      ...rose.map((each) => (each === undefined ? here : to(each, STEP, words.battlefield.direction(each)))),
      ...leaps.map((each) => to(each, LEAP, words.battlefield.leap(each, LEAP))),
    ];
    return row.map((each, i) => (i === row.length - 1 ? { ...each, endsRow: true as const } : each));
  });
}

/** What stands and lies there by its name, nearest first. */
function namedThere(words: Catalogue, pointing: Pointing, at: Point | undefined): Pad['menus'] {
  const { said, going } = pointing;
  const choices = named(words, pointing, at)
    .map(({ value, ...each }) => ({
      ...each,
      value: going(value),
      ...(value === said ? { chosen: true as const } : {}),
    }))
    .filter(({ value }) => commandText(value).length <= LONGEST_CHOICE)
    .slice(0, MOST_CHOICES);
  return choices.length === 0 ? [] : [{ action: 'way-to', of: {}, label: words.battlefield.atWhat, choices }];
}

function parts(words: Catalogue, { drawn, going }: Pointing): Pad['menus'] {
  const choices = partsOf(words, drawn, PARTS)
    .map(({ value, ...each }) => ({ ...each, value: going(value) }))
    .filter(({ value }) => commandText(value).length <= LONGEST_CHOICE);
  return choices.length === 0 ? [] : [{ action: 'place-in', of: {}, label: words.battlefield.partOf, choices }];
}

/** The same in one list, for a form: what's near by its name, and parts of the table. */
export function pointChoices(words: Catalogue, pointing: Pick<Pointing, 'drawn' | 'starting'>): readonly Choice[] {
  const rough = partsOf(words, pointing.drawn, ROUGH_PARTS);
  const near = named(words, pointing, undefined).filter(({ value }) => value.length <= LONGEST_CHOICE);
  return [...near.slice(0, MOST_CHOICES - rough.length), ...rough];
}

function named(
  words: Catalogue,
  { drawn, starting }: Pick<Pointing, 'drawn' | 'starting'>,
  at: Point | undefined,
): readonly Choice[] {
  const near = at ?? starting?.from?.at;
  const things = [
    ...drawn.places.map(({ name, at: place }) => ({ name, place })),
    ...drawn.terrain.pieces.map(({ piece }) => ({ name: piece.id, place: middleOf(piece) })),
  ].filter(({ name }) => name !== starting?.from?.name);
  const far = ({ place }: { readonly place: Point }) => (near ? apart(near, place) : 0);
  return onceEach(things)
    .toSorted((one, other) => far(one) - far(other))
    .map((each) => ({
      label: each.name,
      hint: words.battlefield.isAt(squareAt(each.place, drawn.size), near && roundedInches(far(each))),
      value: each.name,
    }));
}

/** Each name once, as Discord wants it: what's said by it means the first. */
export function onceEach<T extends { readonly name: string }>(things: readonly T[]): readonly T[] {
  return things.filter(({ name }, i) => things.findIndex((each) => folded(each.name) === folded(name)) === i);
}

/** The parts of the table, as one reads it: from its upper left corner. */
function partsOf(words: Catalogue, { size }: Drawn, [columns, rows]: readonly [number, number]): readonly Choice[] {
  const [width, depth] = size;
  return Array.from({ length: columns * rows }, (_, i) => {
    const middle: Point = [
      hundredth((width / columns) * ((i % columns) + 0.5)),
      hundredth(depth - (depth / rows) * (Math.floor(i / columns) + 0.5)),
    ];
    const value = middle.join(',');
    return {
      label: words.battlefield.around(squareAt(middle, size)),
      hint: words.battlefield.isAt(value, undefined),
      value,
    };
  });
}
