import type { PieceForm } from '../../referee/battlefield/table-form.ts';
import { nextId, pieceText, readLine, writeText } from '../../referee/battlefield/table-text.ts';
import { KINDS, type Piece } from '../../table/piece.ts';
import type { Point } from '../../table/shape.ts';
import type { GroundTold, TableTold } from '../telling.ts';

/** What the corners of a piece are: those of an area, of a line, or the middle of a circle and a point at its edge. */
export const OUTLINES = ['polygon', 'line', 'circle'] as const;
export type Outline = (typeof OUTLINES)[number];

/** So many corners does each need at least. */
export const LEAST: Readonly<Record<Outline, number>> = { polygon: 3, line: 2, circle: 2 };

/** A piece as a file has it, with its one shape. */
export type Traced = PieceForm & Piece;

/** Terrain that's traced over a photograph. It stays on this page: the player copies it as text. */
export class Tracing {
  #pieces: readonly Traced[] = [];

  get pieces(): readonly Traced[] {
    return this.#pieces;
  }

  /** Adds a piece that has enough corners. */
  add(kind: string, outline: Outline, corners: readonly Point[], { size }: TableTold, ground: GroundTold): void {
    const taken = [...ground, ...this.#pieces].map(({ id }) => id);
    const known = KINDS.find((each) => each === kind) ?? 'open';
    const line = `${known} ${nextId(known, taken)} ${shapeText(outline, corners)}`;
    this.#pieces = [...this.#pieces, ...((readLine(line, { size, taken }).pieces ?? []) as Traced[])];
  }

  /** Takes the last piece back. */
  back(): void {
    this.#pieces = this.#pieces.slice(0, -1);
  }

  /** The pieces, as `/battlefield lay` takes them. */
  get text(): string {
    return this.#pieces.map(pieceText).join('; ');
  }

  /** The whole table with them and with whoever is seen on it, as `/battlefield import` takes it. */
  table({ size, units }: TableTold, ground: GroundTold): string {
    const standing = units.map(({ name, at, figures: [first] }) => {
      const { facing, storey } = first ?? {};
      const more = { ...(facing === undefined ? {} : { facing }), ...(storey ? { storey } : {}) };
      return { name, at: [at[0], at[1]] as [number, number], ...more };
    });
    const pieces = [...(ground as readonly PieceForm[]), ...this.#pieces];
    return writeText({ format: 'umpire-table', version: 1, size: [...size], pieces, units: standing });
  }
}

function shapeText(outline: Outline, corners: readonly Point[]): string {
  const [first, second] = corners as [Point, Point];
  if (outline === 'polygon') return `points ${corners.join(' ')}`;
  if (outline === 'line') return `from ${corners.join(' to ')}`;
  return `at ${first} radius ${Math.round(Math.hypot(second[0] - first[0], second[1] - first[1]) * 10) / 10}`;
}
