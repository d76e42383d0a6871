import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { readExport } from '../../../src/referee/arrival/reading.ts';
import { handing, type Say, sayOver } from '../../commands/club-table.ts';
import { NIGHTLY } from '../../nightly.ts';
import { type AtOnce, MOST_AT_ONCE, mostAtOnce } from './at-once.ts';
import { WORST } from './worst-files.ts';

// The largest that are taken need minutes on a busy machine, and of the others every fourth is tried while people wait.
const files = WORST.filter(({ large }, i) => NIGHTLY || (!large && i % 4 === 0));

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
async function beside(say: Say, line: string, file?: Uint8Array): Promise<AtOnce & { says: string | undefined }> {
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
  const most = await mostAtOnce(async () => {
    await say(line, file && handing(file)).catch((error: { says?: string }) => {
      if (error.says === undefined) throw error;
      says = error.says;
    });
  });
  going = false;
  await others;
  expect(answers).toBeGreaterThan(0);
  return { ...most, says };
}

test('a thread that reads a file itself is noticed', async () => {
  const { bytes } = WORST.find(({ what }) => what === 'the heaviest rulings that are taken')!;
  const most = await mostAtOnce(async () => readExport(bytes(), { questions: [], notes: [] }));
  expect(most.letters).toBeGreaterThan(MOST_AT_ONCE.letters);
  const { bytes: small } = WORST.find(({ what }) => what === 'thousands of small records within one hour')!;
  const many = await mostAtOnce(async () => readExport(small(), { questions: [], notes: [] }));
  expect(many.folded).toBeGreaterThan(MOST_AT_ONCE.folded);
});

/** What was done without anyone else being answered stays within its bounds. */
function assertBrief(line: string, { letters, folded }: AtOnce): void {
  expect(letters, `letters of JSON at once: ${line}`).toBeLessThanOrEqual(MOST_AT_ONCE.letters);
  expect(folded, `records folded at once: ${line}`).toBeLessThanOrEqual(MOST_AT_ONCE.folded);
}

describe.each(files)('$what', ({ bytes, says }) => {
  test('keeps no other channel waiting', { timeout: 600_000 }, async () => {
    const file = bytes();
    const say = sayOver(store);
    const channel = `#c${++channels}`;
    const imported = await beside(say, `${channel} /game import file:x`, file);
    expect(imported.says).toBe(says);
    assertBrief('/game import', imported);
    if (says !== undefined) return;
    for (const line of [
      '/game status',
      '/log size:50',
      '/note text:On.',
      '/undo',
      '/undo',
      '/game export',
      '/data export',
    ]) {
      assertBrief(line, await beside(say, `${channel} ${line}`));
    }
    // As after a restart.
    assertBrief('after a restart', await beside(sayOver(store), `${channel} /note text:Again.`));
  });
});
