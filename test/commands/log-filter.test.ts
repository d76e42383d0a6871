import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogRecord } from '../../src/campaign/record.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { MOST_SCANNED } from '../../src/referee/log/log-filter.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { MeddledStore } from '../referee/meddled-store.ts';
import { thrownBy } from '../referee/table.ts';
import { battle, type Say, STORES, sayOver } from './club-table.ts';

describe.each(STORES)('the log on %s', (_, open) => {
  let store: Store;
  let say: Say;
  beforeEach(async () => {
    store = await open();
    say = sayOver(store);
    await battle(say);
    await say('/fire who:Schmidt target:Miller range:8');
  });
  afterEach(() => store.close());

  const numbers = async (line: string) => ((await say(line)).json.log as LogRecord[]).map(({ seq }) => seq);

  test.each([
    ['unit:schmidt', [4, 13]],
    ['unit:Miller', [5, 13]],
    ['side:allies', [3, 5, 12, 13]],
    ['turn:1', [8, 9, 10, 11, 12, 13]],
    ['turn:2', []],
    ['verb:fire', [9, 10, 13]],
    ['verb:/undo', [11]],
    ['verb:"unit add"', [4, 5]],
    ['verb:fire unit:Schmidt turn:1', [13]],
    ['verb:fire size:2', [10, 13]],
    ['verb:fire size:2 page:2', [9]],
  ])('of %s', async (filter, seqs) => {
    expect(await numbers(`/log ${filter}`)).toEqual(seqs);
  });

  test('says that nothing is like that, and has no buttons that would lose the filter', async () => {
    expect(plainText((await say('/log turn:7')).document)).toBe('There’s nothing like that in the log.');
    expect((await say('/log verb:fire size:1')).document.buttons).toEqual([]);
  });

  test.each([
    ['/log unit:Nobody', 'unknown-unit'],
    ['/log side:neutral', 'unknown-value'],
    ['#bayeux /log side:axis', 'no-game'],
    ['/log verb:fire page:9', 'no-such-page'],
  ])('%s is an input error: %s', async (line, says) => {
    await say('#bayeux /fire weapon:rifle range:8');
    expect(await thrownBy(() => say(line))).toMatchObject({ says });
  });
});

test('without a filter reads no more than its page; with one, the newest few thousand, and says so', async () => {
  const [, open] = STORES[0]!;
  const store = new MeddledStore(await open());
  const say = sayOver(store);
  await battle(say);
  const { bytes } = (await say('/game export')).document.attached![0]!;
  const exported = JSON.parse(Buffer.from(bytes).toString());
  const note = { ...exported.records[5] };
  for (let seq = 13; seq <= MOST_SCANNED + 100; seq++)
    exported.records.push({ ...note, seq, interaction: `seq-${seq}` });
  const long = Buffer.from(JSON.stringify(exported));
  await say('#falaise /game import file:x', {
    files: { file: { name: 'x', size: long.length, bytes: async () => long } },
  });
  await say('#falaise /log');
  let reads = 0;
  store.meddling.before = (operation) => {
    if (operation === 'getMany') reads++;
  };
  await say('#falaise /log');
  expect(reads).toBeLessThanOrEqual(2);
  expect(plainText((await say('#falaise /log verb:fire')).document)).toContain(
    `I only looked at numbers 102 to ${MOST_SCANNED + 101}`,
  );
});
