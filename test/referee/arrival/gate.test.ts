import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { handing, type Say, sayOver } from '../../commands/club-table.ts';
import { NIGHTLY } from '../../nightly.ts';
import { longestHold, worked } from './holding.ts';
import { WORST } from './worst-files.ts';

/** How long one channel can keep another waiting, in milliseconds. */
const PATIENCE = 100;
/** A pause caused by the machine and not by our code does not occur every time. */
const TRIES = 3;

// The largest that are taken need minutes on a busy machine.
const files = WORST.filter(({ large }) => !large || NIGHTLY);

let folder: string;
let store: Store;
let channels = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-gate-'));
  store = await openStore(`sqlite://${join(folder, 'umpire.sqlite')}`);
  // The thread is started once; this test is not about that.
  await sayOver(store)('#first /game import file:x', handing('{}')).catch(() => {});
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The result of a command while another channel is being answered, which must not be kept waiting. */
async function beside(say: Say, line: string, file?: Uint8Array): Promise<{ says: string | undefined; hold: number }> {
  let says: string | undefined;
  let going = true;
  let answers = 0;
  const others = (async () => {
    while (going) {
      await say('#other /fire weapon:rifle range:8');
      answers += 1;
      await setTimeout(5);
    }
  })();
  const hold = await longestHold(async () => {
    await say(line, file && handing(file)).catch((error: { says?: string }) => {
      if (error.says === undefined) throw error;
      says = error.says;
    });
  });
  going = false;
  await others;
  expect(answers).toBeGreaterThan(0);
  return { says, hold };
}

/** Tries again if it took too long, since only our own code takes that long every time. */
async function patiently(work: () => Promise<{ says: string | undefined; hold: number }>) {
  const tries = [await work()];
  while (tries.at(-1)!.hold > PATIENCE && tries.length < TRIES) tries.push(await work());
  return { says: tries.at(-1)!.says, hold: Math.min(...tries.map(({ hold }) => hold)) };
}

test('a thread that is held is noticed', async () => {
  const hold = await longestHold(async () => {
    // Held by its own work: time that other programs take from the processor does not count.
    const until = worked() + 2 * PATIENCE;
    while (worked() < until);
  });
  expect(hold).toBeGreaterThan(PATIENCE);
});

describe.each(files)('$what', ({ bytes, says }) => {
  test('keeps no other channel waiting', { timeout: 600_000 }, async () => {
    const file = bytes();
    const say = sayOver(store);
    const imported = await patiently(() => beside(say, `#c${++channels} /game import file:x`, file));
    expect(imported.says).toBe(says);
    expect(imported.hold).toBeLessThan(PATIENCE);
    if (says !== undefined) return;
    const channel = `#c${channels}`;
    for (const line of [
      '/game status',
      '/log size:50',
      '/note text:On.',
      '/undo',
      '/undo',
      '/game export',
      '/data export',
    ]) {
      const { hold } = await patiently(() => beside(say, `${channel} ${line}`));
      expect([line, Math.max(hold, PATIENCE)]).toEqual([line, PATIENCE]);
    }
    // As after a restart.
    const { hold } = await patiently(() => beside(sayOver(store), `${channel} /note text:Again.`));
    expect(hold).toBeLessThan(PATIENCE);
  });
});
