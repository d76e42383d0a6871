import { type Plot, patch } from './plot.ts';
import { roadAcross } from './ways.ts';

/** Hills of one and two levels, a track between them, woods, scrub and broken ground. */
export function hills(plot: Plot): void {
  const { width, depth, chance } = plot;
  for (let i = 0; i < chance.whole(3, 5); i += 1) {
    const across = chance.inches(10, 16);
    const isLaid = plot.scatter('hill', (at) => patch(chance, at, across), { margin: 2, besides: { level: 1 } });
    const low = isLaid ? plot.pieces.at(-1)! : undefined;
    if (low && 'polygon' in low && chance.percent(50)) {
      const [xs, ys] = [low.polygon.map(([x]) => x), low.polygon.map(([, y]) => y)];
      const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
      plot.lay('hill', patch(chance, [mean(xs), mean(ys)], across * 0.45), { level: 2 });
    }
  }
  roadAcross(plot, [chance.inches(width * 0.35, width * 0.65), depth / 2], 'track');
  for (let i = 0; i < chance.whole(3, 5); i += 1) plot.scatter('wood', (at) => patch(chance, at, chance.inches(5, 9)));
  for (let i = 0; i < chance.whole(2, 4); i += 1) plot.scatter('scrub', (at) => patch(chance, at, chance.inches(4, 6)));
  for (let i = 0; i < chance.whole(2, 3); i += 1) plot.scatter('rough', (at) => patch(chance, at, chance.inches(4, 6)));
}
