import type { PhotoUnder } from '../../campaign/battlefield.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import { hundredth } from '../../table/close.ts';
import type { Point } from '../../table/shape.ts';
import { gameIn } from '../games/games.ts';
import type { Drawn } from './drawn.ts';
import { tableIn, withTheirWord } from './laying.ts';
import { placeMeant } from './places.ts';

/** How a photograph is to lie, as it's typed. */
export interface Lying {
  /** Two points of it; its lower corners if they're left out. */
  readonly first?: string | undefined;
  readonly second?: string | undefined;
  /** Where the first one lies: in the lower left corner of the table if it's left out. */
  readonly at?: string | undefined;
  /** Where the second one lies. */
  readonly to?: string | undefined;
  /** Or how far to the right of the first; if neither is said, in the lower right corner. */
  readonly inches?: number | undefined;
}

/** A photograph, by the size of the file that was given: points of it are typed in its pixels. */
type Photo = Pick<PhotoUnder, 'hash' | 'width' | 'height'>;

/**
 * Lays a photograph of the real table under everything, by an umpire or with both sides' word.
 * @param photo the one that lies there already, if it's left out
 * @throws {InputError} {NotAllowed}
 */
export function layPhoto(campaign: Campaign, user: string, lying: Lying, photo?: Photo): LogEvent[] {
  const drawn = tableIn(gameIn(campaign));
  const under = photo ?? drawn.battlefield.photo;
  if (!under) throw new InputError('missing-options', { missing: ['file'] });
  const { hash, width, height } = under;
  const laid = laidUnder({ hash, width, height }, fixedBy(lying, drawn, under));
  return withTheirWord(campaign, user, { type: 'battlefield-changed', photo: laid });
}

/** Takes the photograph away from under the table. @throws as `layPhoto` does */
export function takePhoto(campaign: Campaign, user: string): LogEvent[] {
  const { battlefield } = tableIn(gameIn(campaign));
  if (!battlefield.photo) throw new InputError('no-photo-under');
  return withTheirWord(campaign, user, { type: 'battlefield-changed', photo: false });
}

function fixedBy({ first, second, at, to, inches }: Lying, drawn: Drawn, { width, height }: Photo): Fixed {
  const pixels = [width, height] as const;
  const from: Point = at === undefined ? [0, 0] : placeMeant(drawn, at).at;
  const beside: Point = [from[0] + (inches ?? drawn.size[0] - from[0]), from[1]];
  return {
    points: [pointOfPhoto(first ?? '0%,100%', pixels), pointOfPhoto(second ?? '100%,100%', pixels)],
    places: [from, to === undefined ? beside : placeMeant(drawn, to).at],
  };
}

/** Two points of a photograph, as shares of its width and height from its upper left corner, and where they lie on the table. */
export interface Fixed {
  readonly points: readonly [Point, Point];
  readonly places: readonly [Point, Point];
}

/** Two points have to lie so far apart, in inches and as a share of the photograph's width: nearer ones would turn it at random. */
const APART = { inches: 6, share: 0.1 } as const;

/**
 * A photograph laid so that two of its points lie where they belong: that sets its scale and turns it.
 * @throws {InputError} if they're too near each other
 */
export function laidUnder(photo: Photo, { points, places }: Fixed): PhotoUnder {
  // In widths of the photograph, up the page.
  const [one, two] = points.map(([right, down]): Point => [right, (-down * photo.height) / photo.width]) as [
    Point,
    Point,
  ];
  const [from, to] = places;
  const [across, up] = [two[0] - one[0], two[1] - one[1]];
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  const square = across ** 2 + up ** 2;
  if (Math.sqrt(square) < APART.share || Math.hypot(east, north) < APART.inches)
    throw new InputError('photo-points-near', { inches: APART.inches, percent: APART.share * 100 });
  // A turn and a scale in one, as a complex number.
  const turn: Point = [(east * across + north * up) / square, (north * across - east * up) / square];
  const left: Point = [from[0] - turn[0] * one[0] + turn[1] * one[1], from[1] - turn[1] * one[0] - turn[0] * one[1]];
  const right: Point = [left[0] + turn[0], left[1] + turn[1]];
  return { ...photo, left: left.map(hundredth), right: right.map(hundredth) };
}

/**
 * A point of a photograph as one types it: `120,930` in its pixels, or `8%,92%`.
 * @param size in the pixels of the file that was given
 * @throws {InputError} if it isn't one, or lies beside the photograph
 */
export function pointOfPhoto(text: string, [width, height]: readonly [number, number]): Point {
  const [, x, percent, y, alike] = /^\s*(\d+(?:\.\d+)?)\s*(%?)\s*[,;\s]\s*(\d+(?:\.\d+)?)\s*(%?)\s*$/.exec(text) ?? [];
  const share: Point = percent ? [Number(x) / 100, Number(y) / 100] : [Number(x) / width, Number(y) / height];
  if (x !== undefined && percent === alike && share.every((each) => each >= 0 && each <= 1)) return share;
  throw new InputError('not-a-point-of-photo', { point: text, width, height });
}
