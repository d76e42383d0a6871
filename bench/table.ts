import type { Body } from '../src/table/body.ts';
import { cover } from '../src/table/cover.ts';
import { KINDS, type Kind, LINES, type Piece } from '../src/table/piece.ts';
import { moved, type Point } from '../src/table/shape.ts';
import { sight } from '../src/table/sight.ts';
import { type Table, Terrain } from '../src/table/terrain.ts';
import { cheapestWay } from '../src/table/way.ts';
import { type Measured, median } from './measure.ts';

/** Measures on a crowded table: 500 pieces on 72 × 48 inches, and 100 units. */
export async function tableFigures(): Promise<Measured[]> {
  const table = crowded(500, 100);
  const { bodies } = table;
  let at = 0;
  const pair = (): [Body, Body] => {
    at += 1;
    return [bodies[at % bodies.length]!, bodies[(at * 37 + 11) % bodies.length]!];
  };
  const baseline = 'none';
  const everyPair = () => {
    for (const firer of bodies) for (const target of bodies) if (firer !== target) sight(table, firer, target);
  };
  const prices = { ground: (kind: Kind) => (kind === 'river' ? undefined : kind === 'open' ? 1 : 2), line: () => 0.5 };
  const way = () => cheapestWay(table.terrain, [10, 10], [16, 10], prices, { size: [72, 48] });
  return [
    { what: 'table, sight with 500 pieces', ms: await median(() => sight(table, ...pair())), target: 0.2, baseline },
    { what: 'table, cover with 500 pieces', ms: await median(() => cover(table, ...pair())), target: 0.2, baseline },
    { what: 'table, all pairs of 100 units', ms: await median(everyPair), target: 1000, baseline },
    { what: 'table, the cheapest way over 6″', ms: await median(way), baseline },
  ];
}

/** The same table every time: places follow from the golden ratio, so they're spread over all of it. */
function crowded(pieces: number, units: number): Table {
  const place = (i: number): Point => [(i * 0.618034 * 72) % 72, (i * 0.754878 * 48) % 48];
  const laid = Array.from({ length: pieces }, (_, i): Piece => {
    const kind = KINDS[1 + (i % (KINDS.length - 1))]!;
    const [at, id] = [place(i), `${kind}-${i}`];
    if (LINES.has(kind)) return { id, kind, line: [at, moved(at, i * 40, 4)], width: 0.25 };
    if (i % 3 === 0) return { id, kind, circle: [...at, 1.5] };
    return { id, kind, polygon: [0, 70, 160, 230, 300].map((turn) => moved(at, turn + i, 1.5)) };
  });
  const bodies = Array.from({ length: units }, (_, i): Body => {
    const standing = { name: `unit ${i}`, at: place(i + 0.5), facing: (i * 77) % 360 };
    if (i % 3) return { ...standing, base: { circle: 0.8 }, height: 1 };
    return { ...standing, base: { rectangle: [3, 1.5] }, height: 1.5, vehicle: true };
  });
  return { terrain: new Terrain(laid), bodies };
}
