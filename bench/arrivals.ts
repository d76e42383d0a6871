import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/campaign/store/open.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { handing, sayOver } from '../test/commands/club-table.ts';
import { WORST } from '../test/referee/arrival/worst-files.ts';
import { longestHold } from './holding.ts';
import type { Measured } from './measure.ts';

/** How long nobody has to notice that others are answered. */
const PATIENCE = 100;

/** How long a file made to keep a referee busy holds up other channels, and how long it takes altogether. */
export async function arrivalFigures(): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-bench-'));
  const store = await openStore(`sqlite://${join(folder, 'bench.sqlite')}`);
  try {
    const say = sayOver(store);
    // The thread is started once.
    await refusedOrDone(say('#first /game import file:x', handing('{}')));
    const figures: Measured[] = [];
    for (const [i, { what, bytes }] of WORST.entries()) {
      const file = bytes();
      const began = performance.now();
      const hold = await longestHold(() => refusedOrDone(say(`#c${i} /game import file:x`, handing(file))));
      const all = performance.now() - began;
      figures.push({ what: `held by ${what}`, ms: hold, target: PATIENCE, baseline: 'the import', ratio: hold / all });
    }
    return figures;
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

async function refusedOrDone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}
