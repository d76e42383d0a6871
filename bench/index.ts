import { parseArgs } from 'node:util';
import { arrivalFigures } from './arrivals.ts';
import { beaconFigures } from './beacon.ts';
import { campaignFigures } from './campaigns.ts';
import { counts } from './counts.ts';
import { crowdedFigures } from './crowded.ts';
import { diceFigures } from './dice.ts';
import { heavyOddsFigures } from './heavy-odds.ts';
import { lookupFigures } from './lookup.ts';
import type { Measured } from './measure.ts';
import { memoryOfRulings } from './memory/rulings.ts';
import { million } from './million.ts';
import { oddsFigures } from './odds.ts';
import { panelFigures } from './panels.ts';
import { pictureFigures } from './pictures.ts';
import { roundTrip } from './round-trip/index.ts';
import { rulingFigures } from './rulings.ts';
import { startFigures } from './start.ts';
import { tableFigures } from './table.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** The parts, by the names that `--only` takes. */
const PARTS: Readonly<Record<string, () => Promise<Measured[]>>> = {
  rulings: rulingFigures,
  dice: diceFigures,
  odds: oddsFigures,
  'heavy-odds': heavyOddsFigures,
  lookup: lookupFigures,
  pictures: pictureFigures,
  panels: panelFigures,
  campaigns: campaignFigures,
  arrivals: arrivalFigures,
  start: startFigures,
  beacon: beaconFigures,
  table: tableFigures,
  crowded: crowdedFigures,
};

/**
 * Prints how long things take, each next to a baseline from the same run. It measures and never fails.
 * `--only round-trip/sqlite/fire` runs a part of it; `--only counts/ww2-skirmish` names the functions that are called most.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const [part, store, act] = values.only?.split('/') ?? [];
if (part === undefined || part === 'round-trip') {
  await roundTrip({ ...(store ? { store } : {}), ...(act ? { act } : {}) }, print);
}
if (part === undefined || part === 'memory') await memoryOfRulings(Number(store ?? 200_000), print);
if (part === undefined || part === 'counts') await counts(print, store);
if (part === undefined || part === 'million') await million(Number(store ?? Infinity), print);
for (const [name, figures] of Object.entries(PARTS)) {
  if (part !== undefined && part !== name) continue;
  for (const figure of await figures()) print(row(figure));
}
process.exit();

function row({ what, ms, target, baseline, ratio }: Measured): string {
  const limit = target === undefined ? '' : `target ${time(target)} ${ms <= target ? 'met' : 'MISSED'}`;
  const compared = ratio === undefined ? baseline : `${ratio.toPrecision(2)} x ${baseline}`;
  return [what.padEnd(38), time(ms).padStart(10), limit.padEnd(24), compared].join('  ');
}

function time(ms: number): string {
  return ms < 1 ? `${(ms * 1000).toPrecision(3)} µs` : `${ms.toPrecision(3)} ms`;
}
