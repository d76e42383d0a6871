import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands, run } from '../../../commands/index.ts';
import { commandNamed } from '../../../src/command/typing/find.ts';
import { seedOf } from '../../../src/fairness/seed.ts';
import type { Referee, RulingResult } from '../../../src/referee/referee.ts';
import { english } from '../../../src/reply/english/index.ts';
import { broken, isRecord, MeddledStore } from '../meddled-store.ts';
import { Playing } from '../playing.ts';
import { snowflake } from '../some-records.ts';
import { memory, recordsOf, refereeOn, SHOT, thrownBy, typed } from '../table.ts';

let store: MeddledStore;
let referee: Referee;
let drafts: RulingResult[];
beforeEach(async () => {
  store = new MeddledStore((await memory()).store);
  referee = refereeOn(store);
  drafts = [];
});

const X = { interaction: snowflake(1) };

const shoot = () => referee.rule(typed(SHOT, X), 'fire', (ruling) => drafts.push(ruling));

/** A database that takes its time over each record. */
const slow = async (_: string, key: string) => {
  if (isRecord(key)) for (let turn = 0; turn < 3; turn++) await setImmediate();
};

describe('a ruling is drafted while it’s being written', () => {
  test('what’s drafted is what’s in the log, and the campaign after it', async () => {
    store.meddling.before = slow;
    const given = await shoot();
    expect(drafts).toEqual([given]);
    expect(await recordsOf(store)).toEqual([drafts[0]!.record]);
  });

  test('nothing is drafted if it’s written at once', async () => {
    await shoot();
    expect(drafts).toEqual([]);
  });

  test('if it can’t be written, the draft is all there is: nobody gets an answer', async () => {
    store.meddling.before = async (_, key) => {
      await slow('', key);
      if (isRecord(key)) broken();
    };
    expect(await thrownBy(shoot)).toMatchObject({ outcome: 'failed' });
    expect(drafts).toHaveLength(1);
    store.meddling = {};
    expect(await recordsOf(store)).toEqual([]);
    expect((await referee.campaign('caen')).seq).toBe(0);
  });

  test('if another process is first, it’s drafted again with its own number and dice', async () => {
    const other = refereeOn(store);
    let isFirst = true;
    store.meddling.before = async (_, key) => {
      await slow('', key);
      if (!isRecord(key) || !isFirst) return;
      isFirst = false;
      await other.rule(typed(SHOT, { user: 'ben', interaction: snowflake(2) }), 'fire');
    };
    const given = await shoot();
    expect(drafts.map(({ record }) => record.seq)).toEqual([1, 2]);
    expect(given).toEqual(drafts[1]);
    expect((await recordsOf(store)).map(({ by }) => by)).toEqual(['ben', 'anna']);
  });
});

describe('an answer made of a draft', () => {
  const answered = async (on: Referee, command: string) => {
    const asked = typed(command, X);
    const { offers, ...answer } = await run(english, on, commandNamed('fire', commands), asked);
    return { ...answer, offers: await offers?.() };
  };

  test('is the same as one made afterwards, with its buttons', async () => {
    const now = () => new Date('2026-11-29T20:00:00Z');
    const fast = refereeOn((await memory()).store, { now, seed: seedOf('caen') });
    store.meddling.before = slow;
    const one = await answered(refereeOn(store, { now, seed: seedOf('caen') }), SHOT);
    const other = await answered(fast, SHOT);
    const withoutLog = (answer: unknown) => JSON.stringify(answer).replaceAll(/"log":"[^"]*"/g, '');
    expect(withoutLog(one)).toBe(withoutLog(other));
    expect(one.offers?.buttons).not.toEqual([]);
  });

  test('isn’t shown if another process was first: the log’s own is', async () => {
    const ben = Playing.on(store);
    let isFirst = true;
    // The second time it's written at once, so the first draft is the only one.
    store.meddling.before = async (_, key) => {
      if (!isRecord(key) || !isFirst) return;
      isFirst = false;
      await slow('', key);
      await ben.says('ben', SHOT);
    };
    const { json } = await answered(referee, SHOT);
    const [, own] = await recordsOf(store);
    expect(own).toMatchObject({ by: 'anna', seq: 2 });
    expect(json).toMatchObject({ seq: 2 });
  });
});
