import type { Campaign } from '../../campaign/campaign.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import { KINDS, type Kind } from '../../table/piece.ts';
import { gameIn } from '../games/games.ts';
import type { Drawn } from './drawn.ts';
import { layPieces, tableIn } from './laying.ts';
import { legsOf, placeMeant } from './places.ts';
import { formIn, type PieceForm, pieceForm, pieceLaidIn } from './table-form.ts';
import { nextId, rectangleAt, sizeIn, WIDTHS } from './table-text.ts';

/** What's laid by hand: smoke and wrecks come with their rulings, and open ground is what lies everywhere else. */
export const LAID_BY_HAND = KINDS.filter((kind) => !['open', 'smoke', 'wreck'].includes(kind));
/** What a piece mostly measures, across and deep, or round it. */
export const LIKELY_SIZES = [
  '2x2',
  '4x4',
  '6x4',
  '4x6',
  '8x6',
  '6x8',
  '12x8',
  'round 2',
  'round 3',
  'round 4',
  'round 6',
];

/** Whether a kind of piece goes from corner to corner and has a width. */
export function isLine(kind: string): boolean {
  return Object.hasOwn(WIDTHS, kind);
}

/** Whether how high a kind of piece is, is said in storeys or levels. */
export function isHighByStoreys(kind: string): boolean {
  return kind === 'building' || kind === 'hill';
}

/** A piece that's said by its parts. */
export interface PieceSaid {
  readonly kind?: string | undefined;
  readonly at?: string | undefined;
  /** Its further corners. */
  readonly to?: string | undefined;
  /** As `6x4`, or `round 3`. */
  readonly size?: string | undefined;
  readonly facing?: number | undefined;
  readonly storeys?: number | undefined;
}

/** Lays one piece, from corner to corner or around its middle. */
export function layPiece(campaign: Campaign, user: string, said: PieceSaid): LogEvent[] {
  const game = gameIn(campaign);
  const drawn = tableIn(game);
  const { kind, storeys } = said;
  if (kind === undefined) throw new InputError('missing-options', { missing: ['kind'] });
  const id = nextId(kind as Kind, [...drawn.battlefield.pieces.map((piece) => piece.id)]);
  const high = storeys === undefined ? {} : kind === 'hill' ? { level: storeys } : { storeys };
  const form = formIn(pieceForm, { id, kind, ...shapeSaid(drawn, kind, said), ...high }, id);
  return layPieces(campaign, user, [pieceLaidIn(form)]);
}

function shapeSaid(drawn: Drawn, kind: string, { at, to, size, facing = 0 }: PieceSaid): Partial<PieceForm> {
  if (at === undefined) throw new InputError('missing-options', { missing: ['at'] });
  const first = placeMeant(drawn, at);
  if (to !== undefined) {
    const corners = [first];
    for (const leg of legsOf(to)) corners.push(placeMeant(drawn, leg, { from: corners.at(-1)! }));
    const points = corners.map((each): [number, number] => [...each.at]);
    return isLine(kind) ? { line: points, width: WIDTHS[kind as Kind]! } : { polygon: points };
  }
  if (size === undefined) throw new InputError('missing-options', { missing: [isLine(kind) ? 'to' : 'size'] });
  const [, radius] = /^round\s+(\d+(?:\.\d+)?)$/i.exec(size.trim()) ?? [];
  if (radius !== undefined) return { circle: [...first.at, Number(radius)] };
  return { polygon: rectangleAt(first.at, sizeIn(size), facing) };
}
