import { campaignFigures } from './campaigns.ts';
import { diceFigures } from './dice.ts';
import { heavyOddsFigures } from './heavy-odds.ts';
import { lookupFigures } from './lookup.ts';
import type { Measured } from './measure.ts';
import { oddsFigures } from './odds.ts';
import { panelFigures } from './panels.ts';
import { pictureFigures } from './pictures.ts';
import { rulingFigures } from './rulings.ts';

/** Prints how long things take, each next to a baseline from the same run. It measures and never fails. */
const figures = [
  ...(await rulingFigures()),
  ...(await diceFigures()),
  ...(await oddsFigures()),
  ...(await heavyOddsFigures()),
  ...(await lookupFigures()),
  ...(await pictureFigures()),
  ...(await panelFigures()),
  ...(await campaignFigures()),
];
process.stdout.write(`${figures.map(row).join('\n')}\n`);

function row({ what, ms, target, baseline, ratio }: Measured): string {
  const limit = target === undefined ? '' : `target ${time(target)} ${ms <= target ? 'met' : 'MISSED'}`;
  const compared = ratio === undefined ? baseline : `${ratio.toPrecision(2)} x ${baseline}`;
  return [what.padEnd(38), time(ms).padStart(10), limit.padEnd(24), compared].join('  ');
}

function time(ms: number): string {
  return ms < 1 ? `${(ms * 1000).toPrecision(3)} µs` : `${ms.toPrecision(3)} ms`;
}
