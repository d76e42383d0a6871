import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import { sayOver } from '../../commands/club-table.ts';
import { program as programNamed } from '../../programs/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-check-process-'));
const url = `sqlite://${join(folder, 'umpire.sqlite')}`;

afterAll(() => rmSync(folder, { recursive: true }));

/** As the host starts it. */
async function program(...flags: readonly string[]): Promise<{ lines: string[]; status: number }> {
  const args = [programNamed('check-logs'), '--db', url, ...flags];
  const run = promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  const { stdout, code } = await run;
  return { lines: stdout.trim().split('\n'), status: code };
}

test('the program says whether anything is wrong, in its exit status too, and mends it when it’s told to', async () => {
  const store = await openStore(url);
  const say = sayOver(store);
  await say('/game new name:Caen');
  await say('/note text:"Rain."');
  await say('/note text:"Still rain."');
  const { log } = (await store.get('channel:caen')) as { log: string };
  expect(await program()).toEqual({ lines: ['1 log with 3 records: all is well.'], status: 0 });
  await store.delete(`${log}:r:2`);
  expect(await program()).toMatchObject({
    lines: [`Log ${log}: record #2 is missing, though later ones are there.`, expect.any(String)],
    status: 1,
  });
  expect(await program('--repair')).toMatchObject({ status: 0 });
  expect(await program()).toMatchObject({ status: 0 });
  await store.close();
});
