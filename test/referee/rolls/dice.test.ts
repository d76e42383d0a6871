import { beforeEach, describe, expect, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { keys } from '../../../src/campaign/keys.ts';
import type { LogRecord } from '../../../src/campaign/record.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { commitmentOf } from '../../../src/fairness/seed.ts';
import { streamOf } from '../../../src/fairness/stream.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { snowflake } from '../some-records.ts';
import { facesOf, memory, recordsOf, refereeOn, shoot, thrownBy, typed } from '../table.ts';

let store: Store;
let rows: Map<string, string>;
let referee: Referee;
beforeEach(async () => {
  ({ store, rows } = await memory());
  referee = refereeOn(store);
});

/** What the stream gives for a record: as many dice, of the same kinds. */
async function recomputed(record: LogRecord): Promise<number[]> {
  const { log, commitment } = (await pointerOf(store, 'caen'))!;
  const seed = Buffer.from(String(await store.get(keys.secret(log, commitment))), 'hex');
  expect(commitmentOf(seed)).toBe(commitment);
  const next = streamOf({ seed, scheme: 2, mix: '', log, seq: record.seq, interaction: record.interaction });
  return record.events.flatMap((event) =>
    event.type === 'ruled' ? event.steps.flatMap(({ faces, sides }) => faces.map(() => next(sides!))) : [],
  );
}

test('every die of a log can be recomputed from seed, log, number and interaction', async () => {
  const shots = ['rifle range:8', 'smg range:2 auto figures:20', 'gpmg range:20 auto figures:7', 'pistol range:1'];
  for (let i = 0; i < 60; i++) {
    const interaction = i % 3 === 0 ? {} : { interaction: snowflake(i) };
    await shoot(referee, interaction, `/fire weapon:${shots[i % shots.length]}`);
    if (i % 7 === 6) await referee.undoing.undo(typed('/undo'));
  }
  const records = await recordsOf(store);
  for (const record of records) expect(await recomputed(record)).toEqual(facesOf(record));
  expect(records.flatMap(facesOf).length).toBeGreaterThan(200);
});

describe('a log', () => {
  test('begins with the commitment to its seed, which stands in its first record', async () => {
    const { record, log } = await shoot(referee);
    const { commitment } = (await pointerOf(store, 'caen'))!;
    const veil = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(record.events[0]).toEqual({ type: 'committed', commitment, mix: '', scheme: 2, veil });
    expect(rows.has(`umpire:${log}:secret:${commitment}`)).toBe(true);
    expect((await shoot(referee)).record.events.map(({ type }) => type)).toEqual(['ruled']);
  });

  test('never shows its seed, in no record and no answer', async () => {
    const given = [await shoot(referee), await shoot(referee), await referee.log('caen', 1, 20)];
    const { log, commitment } = (await pointerOf(store, 'caen'))!;
    const seed = String(await store.get(keys.secret(log, commitment)));
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([given, await recordsOf(store)])).not.toContain(seed);
  });

  test('that was pointed to but not begun, is begun by the next with the commitment that stands', async () => {
    const { record, log } = await shoot(referee);
    const pointer = await pointerOf(store, 'caen');
    await store.delete(keys.record(log, 1));
    const next = (await shoot(refereeOn(store))).record;
    expect(await pointerOf(store, 'caen')).toEqual(pointer);
    // Nothing was drawn from the veil that went with the lost record.
    expect(next.events[0]).toEqual({ ...record.events[0], veil: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await recomputed(next)).toEqual(facesOf(next));
  });

  test('of another channel has another seed', async () => {
    await shoot(referee);
    await shoot(referee, { channel: 'falaise' });
    const [caen, falaise] = [await pointerOf(store, 'caen'), await pointerOf(store, 'falaise')];
    expect(falaise!.commitment).not.toBe(caen!.commitment);
    expect(falaise!.log).not.toBe(caen!.log);
  });

  test('whose seed is gone, or is another, throws no more dice', async () => {
    await shoot(referee);
    const { log, commitment } = (await pointerOf(store, 'caen'))!;
    for (const seed of ['00'.repeat(32), 'not a seed', 12]) {
      await store.set(keys.secret(log, commitment), seed);
      expect(String(await thrownBy(() => shoot(refereeOn(store))))).toContain('seed of log');
    }
    await store.delete(keys.secret(log, commitment));
    expect(String(await thrownBy(() => shoot(refereeOn(store))))).toContain('missing');
    expect(await recordsOf(store)).toHaveLength(1);
  });
});

describe('an undo gives no throw back', () => {
  test('the next ruling has a new number, and so other dice', async () => {
    const volley = '/fire weapon:smg range:2 auto figures:20';
    await shoot(referee, {}, volley);
    const undone = await shoot(referee, {}, volley);
    await referee.undoing.undo(typed('/undo'));
    const again = await shoot(referee, {}, volley);
    expect(again.record.seq).toBe(4);
    expect(facesOf(again.record)).not.toEqual(facesOf(undone.record));
    expect(facesOf((await referee.ruling('caen', 2)).record)).toEqual(facesOf(undone.record));
  });

  test('nor does a refusal in between give other dice, which a player might fish for', async () => {
    const volley = '/fire weapon:smg range:2 auto figures:20';
    const one = refereeOn((await memory()).store, { seed: Buffer.alloc(32, 1) });
    const other = refereeOn((await memory()).store, { seed: Buffer.alloc(32, 1) });
    await shoot(one);
    await shoot(other);
    for (let i = 0; i < 5; i++) await thrownBy(() => shoot(other, {}, '/fire weapon:gpmg range:8 moved'));
    expect(facesOf((await shoot(other, {}, volley)).record)).toEqual(facesOf((await shoot(one, {}, volley)).record));
  });
});
