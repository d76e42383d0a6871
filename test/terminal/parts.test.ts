import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packedWritten } from '../../src/campaign/export/export.ts';
import { Campaigns } from '../../src/campaign/folding/campaigns.ts';
import { openStore } from '../../src/campaign/store/open.ts';
import { partsOf } from '../../src/referee/transfer/export-parts.ts';
import { english } from '../../src/reply/english/index.ts';
import { exportedIn } from '../../src/terminal/exported-file.ts';
import { exportChannel } from '../../src/terminal/exporting.ts';
import { findingsOf } from '../../src/terminal/findings.ts';
import { verifyFile } from '../../src/terminal/verify.ts';
import { battle, handing, sayOver } from '../commands/club-table.ts';
import { NIGHTLY, runs } from '../nightly.ts';
import { thrownBy } from '../referee/table.ts';
import { writeParts } from './long-log.ts';
import { command, ended } from './umpire.ts';

let folder: string;
let url: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-parts-'));
  url = `sqlite://${join(folder, 'umpire.sqlite')}`;
});

afterEach(() => rmSync(folder, { recursive: true }));

async function told(
  run: (output: { write(text: string): unknown }) => number | Promise<number>,
): Promise<[number, string]> {
  let text = '';
  const status = await run({ write: (more) => (text += more) });
  return [status, text];
}

const verify = (...files: readonly string[]) =>
  told((output) =>
    verifyFile(
      english,
      files.map((name) => join(folder, name)),
      output,
    ),
  );

/** Writes the campaign in parts of a few records each. */
async function inParts(records: number): Promise<string[]> {
  const store = await openStore(url);
  const known = (await new Campaigns(store, () => undefined).latest('caen'))!;
  const names: string[] = [];
  for await (const part of partsOf(store, known, 'Caen', { records, bytes: 1e9 })) {
    names.push(`part-${part.part!.number}.json`);
    writeFileSync(join(folder, names.at(-1)!), (await packedWritten(part, 'part')).bytes);
  }
  await store.close();
  return names;
}

describe('a campaign of any length', () => {
  beforeEach(async () => {
    const store = await openStore(url);
    const say = sayOver(store);
    await battle(say);
    await say('/fair reveal');
    await store.close();
  });

  test('is written by umpire export, and one that fits in a file is a file like any other', async () => {
    const [status, text] = await told((output) => exportChannel(english, ['caen', '--out', folder], () => url, output));
    expect([status, text]).toEqual([0, expect.stringMatching(/^caen\.json: records 1 to \d+\n$/)]);
    const [fits, lines] = await verify('caen.json');
    expect([fits, lines]).toEqual([0, expect.stringContaining('as they were exported')]);
  });

  test('is checked from its parts as from one file, in any order', async () => {
    await told((output) => exportChannel(english, ['caen', '--out', folder], () => url, output));
    const whole = await verify('caen.json');
    const parts = await inParts(5);
    expect(parts.length).toBeGreaterThan(2);
    expect(await verify(...parts)).toEqual(whole);
    expect(await verify(...parts.toReversed())).toEqual(whole);
  });

  test('is not checked while a part is missing', async () => {
    const parts = await inParts(5);
    expect(await verify(...parts.slice(0, -1))).toEqual([2, expect.stringContaining(`Part ${parts.length} `)]);
    expect(await verify(...parts.slice(1))).toEqual([2, expect.stringContaining('Part 1 ')]);
    expect(await verify(parts[0]!, parts[2]!)).toEqual([2, expect.stringContaining('Part 2 ')]);
  });

  test('is not imported from a part', async () => {
    const [part] = await inParts(5);
    const store = await openStore(url);
    const { readFileSync } = await import('node:fs');
    const bytes = readFileSync(join(folder, part!));
    const refused = await thrownBy(() => sayOver(store)('#falaise /game import file:x', handing(bytes)));
    expect(refused).toMatchObject({ says: 'export-part' });
    await store.close();
  });

  test('has to be there', async () => {
    expect(await told((output) => exportChannel(english, ['falaise'], () => url, output))).toEqual([
      1,
      expect.stringContaining('falaise'),
    ]);
    for (const args of [[], ['a', 'b'], ['a', '--nonsense']])
      expect((await told((output) => exportChannel(english, args, () => url, output)))[0]).toBe(2);
    expect(readdirSync(folder).some((name) => name.endsWith('.json'))).toBe(false);
  });
});

describe('a file that is no export, or holds what no export does, can’t be read: status 2', () => {
  const HEAD = { umpire: 1, format: 'campaign', version: '0.1.0', log: 'a', commitment: 'ab'.repeat(32), origins: [] };
  const dice = (events: unknown) => ({
    ...HEAD,
    name: 'x',
    rulesets: {},
    struck: [],
    records: [{ seq: 1, interaction: 'x', events }],
  });

  test.each<[string, unknown]>([
    ['an empty object', {}],
    ['a list', []],
    ['null', null],
    ['a number', 7],
    ['a part of nothing', { part: {} }],
    ['a part without records', { ...HEAD, part: { number: 1, first: 1, more: false } }],
    ['records that are no list', { ...HEAD, records: {} }],
    ['events that are nothing', dice([null])],
    ['steps that are no list', dice([{ type: 'ruled', steps: 5 }])],
    ['steps without faces', dice([{ type: 'ruled', steps: [{ sides: 6 }] }])],
    ['steps that are nothing', dice([{ type: 'ruled', steps: [null] }])],
    ['places that are nothing', dice([{ type: 'corrected', places: [null] }])],
    ['places without an event', dice([{ type: 'corrected', places: [{ seq: 1, index: 0 }] }])],
    ['half a throw', dice([{ type: 'solo-asked', thrown: { steps: 'six' } }])],
  ])('%s', async (_, document) => {
    writeFileSync(join(folder, 'x.json'), JSON.stringify(document));
    expect(await verify('x.json')).toEqual([2, expect.stringContaining('isn’t an Umpire export, or I can’t read it')]);
  });

  test('nor one that is no JSON, or not there', async () => {
    writeFileSync(join(folder, 'x.json'), 'name,profile\n');
    expect((await verify('x.json'))[0]).toBe(2);
    expect((await verify('nowhere.json'))[0]).toBe(2);
  });
});

describe('a campaign of any length is checked as a stream', () => {
  const PARTS = runs(5, 12);

  test('only one part is in memory, whatever its records hold', () => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as () => void;
    // Parts of 2 MB each.
    const { head, contents } = exportedIn(writeParts(folder, 2 * PARTS, { aPart: 2, why: 'x'.repeat(1_000_000) }));
    const held: number[] = [];
    function* watched() {
      for (const each of contents()) {
        gc();
        held.push(process.memoryUsage().heapUsed);
        yield each;
      }
    }
    const { fits, lines } = findingsOf(english, { head, contents: watched, others: [] }, 'long');
    expect([fits, lines]).toEqual([
      true,
      expect.arrayContaining([expect.stringContaining(`All ${2 * PARTS - 2} dice`)]),
    ]);
    // Everything was read twice, and all of it would be twice as much.
    expect(held).toHaveLength(2 * PARTS);
    expect(Math.max(...held) - held[0]!).toBeLessThan(PARTS * 1_000_000);
  });

  test.runIf(NIGHTLY)(
    'a million records fit in 200 MB',
    async () => {
      const files = writeParts(folder, 1_000_000);
      const [node, ...main] = command;
      const run = await ended(spawn(node!, ['--max-old-space-size=200', ...main, 'verify', ...files], { cwd: folder }));
      expect(run).toMatchObject({ status: 0, err: '', out: expect.stringContaining('All 999998 dice') });
    },
    900_000,
  );
});
