import fc from 'fast-check';
import type { Body } from '../../src/table/body.ts';
import { KINDS, type Kind, type Piece } from '../../src/table/piece.ts';
import { moved, type Point, turnedTo } from '../../src/table/shape.ts';
import { type Table, Terrain } from '../../src/table/terrain.ts';

const SIZE = 24;

/** A place, to hundredths of an inch. */
export const aPoint: fc.Arbitrary<Point> = fc.tuple(hundredths(0, SIZE), hundredths(0, SIZE));

function hundredths(from: number, to: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.round(from * 100), max: Math.round(to * 100) }).map((each) => each / 100);
}

type Shaped = Pick<Extract<Piece, { polygon: unknown }>, 'polygon'> | { circle: readonly [number, number, number] };

const aPolygon: fc.Arbitrary<Shaped> = fc
  .tuple(
    aPoint,
    fc.array(fc.tuple(fc.integer({ min: 20, max: 160 }), hundredths(0.5, 4)), { minLength: 3, maxLength: 7 }),
  )
  .map(([middle, corners]) => {
    // In order of their directions, so that no two sides cross.
    const sum = corners.reduce((total, [turn]) => total + turn, 0);
    let direction = 0;
    const polygon = corners.map(([turn, far]) => {
      direction += (turn / sum) * 360;
      return moved(middle, direction, far);
    });
    return { polygon };
  });

const aCircle = fc.tuple(aPoint, hundredths(0.3, 3)).map(([[x, y], radius]) => ({ circle: [x, y, radius] as const }));

const aLine = fc
  .tuple(fc.array(aPoint, { minLength: 2, maxLength: 4 }), hundredths(0.1, 1))
  .map(([line, width]) => ({ line, width }));

const aPiece: fc.Arbitrary<Omit<Piece, 'id'>> = fc
  .tuple(fc.oneof(aPolygon, aCircle, aLine), fc.constantFrom<Kind>(...KINDS), fc.integer({ min: 1, max: 3 }))
  .map(([shape, kind, much]) => ({ ...shape, kind, level: much, storeys: much }) as Omit<Piece, 'id'>);

const aBody = fc
  .record({
    at: aPoint,
    facing: fc.integer({ min: 0, max: 359 }),
    storey: fc.constantFrom(0, 0, 0, 1, 2),
    is: fc.constantFrom('man', 'man', 'gun', 'vehicle'),
  })
  .map(({ is, ...standing }): Omit<Body, 'name'> => {
    if (is === 'man') return { ...standing, base: { circle: 0.8 }, height: 1 };
    if (is === 'gun') return { ...standing, base: { rectangle: [2, 1] }, height: 1 };
    return { ...standing, base: { rectangle: [3, 1.5] }, height: 1.5, vehicle: true };
  });

/** A table with a few pieces and at least two bases. */
export const aTable: fc.Arbitrary<Table> = fc
  .tuple(fc.array(aPiece, { maxLength: 8 }), fc.array(aBody, { minLength: 2, maxLength: 4 }))
  .map(([pieces, bodies]) => ({
    terrain: new Terrain(pieces.map((piece, i) => ({ ...piece, id: `${piece.kind}-${i}` }) as Piece)),
    bodies: bodies.map((body, i) => ({ ...body, name: `unit ${i}` })),
  }));

/** The same table turned about its corner, clockwise, and then moved. */
export function turnedAndMoved({ terrain, bodies }: Table, degrees: number, [dx, dy]: Point): Table {
  const at = (point: Point): Point => turnedTo([dx, dy], point, (-degrees * Math.PI) / 180);
  const shape = ({ piece }: { readonly piece: Piece }): Piece => {
    if ('polygon' in piece) return { ...piece, polygon: piece.polygon.map(at) };
    if ('line' in piece) return { ...piece, line: piece.line.map(at) };
    return { ...piece, circle: [...at([piece.circle[0], piece.circle[1]]), piece.circle[2]] };
  };
  return {
    terrain: new Terrain(terrain.pieces.map(shape)),
    bodies: bodies.map((body) => ({ ...body, at: at(body.at), facing: (body.facing! + degrees) % 360 })),
  };
}

/** A man without anything special about him. */
export function man(at: Point, more: Partial<Body> = {}): Body {
  return { name: 'man', at, facing: 0, base: { circle: 0.8 }, height: 1, ...more };
}

export function vehicle(at: Point, facing: number, more: Partial<Body> = {}): Body {
  return { name: 'vehicle', at, facing, base: { rectangle: [3, 1.5] }, height: 1.5, vehicle: true, ...more };
}

export function tableWith(pieces: readonly Piece[], bodies: readonly Body[] = []): Table {
  return { terrain: new Terrain(pieces), bodies };
}
