import { moved, type Point } from '../shape.ts';
import { fields } from './fields.ts';
import { block, type Plot, patch } from './plot.ts';
import { housesAlong, ROAD } from './ways.ts';

/** How broad the river is, in inches. */
const RIVER = 3.5;

/** A river from side to side, a road over its bridge, a ford somewhere else, a hamlet, marsh and woods on the banks. */
export function river(plot: Plot): void {
  const { width, depth, chance } = plot;
  const level = depth / 2;
  const bridge: Point = [chance.inches(width * 0.35, width * 0.65), level];
  const fordAt =
    bridge[0] > width / 2 ? chance.inches(width * 0.12, width * 0.25) : chance.inches(width * 0.75, width * 0.88);
  const sway = () => level + chance.inches(-4, 4);
  const straight = (x: number): Point[] => [
    [x - 4, level],
    [x + 4, level],
  ];
  const crossed = [straight(bridge[0]), straight(fordAt)].toSorted(([one], [other]) => one![0] - other![0]).flat();
  plot.lay('river', { line: [[0, sway()], ...crossed, [width, sway()]], width: RIVER });
  plot.lay('ford', block([fordAt, level], 0, RIVER + 1, 4));
  const road: Point[] = [
    [chance.inches(width * 0.35, width * 0.65), 0],
    moved(bridge, 0, -5),
    moved(bridge, 0, 5),
    [chance.inches(width * 0.35, width * 0.65), depth],
  ];
  plot.lay('road', { line: road, width: ROAD });
  plot.lay('bridge', block(bridge, 0, RIVER + 1.4, ROAD + 1));
  housesAlong(plot, road, { most: 5, every: 6, near: [bridge[0], depth * 0.75], within: depth * 0.35 });
  for (let i = 0; i < 2; i += 1) plot.scatter('marsh', (at) => patch(chance, at, chance.inches(4, 7)));
  for (let i = 0; i < chance.whole(3, 4); i += 1) plot.scatter('wood', (at) => patch(chance, at, chance.inches(5, 8)));
  fields(plot, chance.whole(3, 4), 'hedge');
}
