import { beforeEach, describe, expect, test } from 'vitest';
import type { Store, StoreError } from '../../../src/campaign/store/store.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { broken, isRecord, MeddledStore } from '../meddled-store.ts';
import { snowflake } from '../some-records.ts';
import { memory, recordsOf, refereeOn, shoot, thrownBy } from '../table.ts';

let whole: Store;
let store: MeddledStore;
let referee: Referee;
beforeEach(async () => {
  whole = (await memory()).store;
  store = new MeddledStore(whole);
  referee = refereeOn(store);
});

const X = { interaction: snowflake(1) };

/** The store mended, the next command works, and the log is whole. */
async function goesOn(records: number): Promise<void> {
  store.meddling = {};
  expect((await shoot(referee)).record.seq).toBe(records + 1);
  expect((await recordsOf(whole)).map(({ seq }) => seq)).toEqual(Array.from({ length: records + 1 }, (_, i) => i + 1));
}

/** Makes this many writes of records fail. */
function failWriting(outcome: StoreError['outcome'], when: 'before' | 'after', times = 1): void {
  store.meddling = {
    [when]: (operation: string, key: string) => {
      if (operation === 'add' && isRecord(key) && times-- > 0) broken(outcome);
    },
  };
}

const shot = () => shoot(referee, X);

describe.each([
  ['in a new channel', 0],
  ['in a log that is there', 1],
])('when the record of a ruling is written %s', (_, records) => {
  beforeEach(async () => {
    if (records > 0) await shoot(referee);
  });

  test('and refused: nothing has happened', async () => {
    failWriting('failed', 'before');
    expect(await thrownBy(shot)).toMatchObject({ name: 'NotWritten', outcome: 'failed' });
    expect(await recordsOf(whole)).toHaveLength(records);
    await goesOn(records);
  });

  test.each(['before', 'after'] as const)('and its fate is unknown (lost %s): it is written, once', async (when) => {
    failWriting('unknown', when);
    const given = await shot();
    expect(await recordsOf(whole)).toContainEqual(given.record);
    expect(await shot()).toEqual(given);
    await goesOn(records + 1);
  });

  test.each(['before', 'after'] as const)('and its fate stays unknown (lost %s): that is said', async (when) => {
    failWriting('unknown', when, 2);
    expect(await thrownBy(shot)).toMatchObject({ name: 'NotWritten', outcome: 'unknown' });
    const given = await shot();
    expect((await recordsOf(whole)).filter(({ interaction }) => interaction === X.interaction)).toEqual([given.record]);
    await goesOn(records + 1);
  });

  test('and then the store is gone: not known, and given again it is written once', async () => {
    let lost = false;
    store.meddling.before = () => void (lost && broken());
    store.meddling.after = (operation, key) => {
      lost ||= operation === 'add' && isRecord(key);
      if (lost) broken('unknown');
    };
    expect(await thrownBy(shot)).toMatchObject({ name: 'NotWritten', outcome: 'unknown' });
    store.meddling = {};
    expect((await shot()).record.seq).toBe(records + 1);
    await goesOn(records + 1);
  });
});

describe('when a write of unknown outcome finds another record in its place', () => {
  test.each([
    ['of another interaction', { interaction: snowflake(2), user: 'ben' }],
    ['of a terminal, which numbers none', { user: 'ben' }],
  ])('%s, the ruling is given a number of its own', async (_, other) => {
    await shoot(referee);
    const elsewhere = refereeOn(whole);
    const mine = 'interaction' in other ? X : {};
    let first = true;
    store.meddling.before = async (operation, key) => {
      if (operation !== 'add' || !isRecord(key) || !first) return;
      first = false;
      await shoot(elsewhere, other, '/fire weapon:lmg range:8');
      broken('unknown');
    };
    const { record } = await shoot(referee, mine);
    expect(record).toMatchObject({ seq: 3, by: 'anna' });
    await goesOn(3);
  });
});
