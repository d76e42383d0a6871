import { beforeEach, describe, expect, test } from 'vitest';
import { keys } from '../../src/campaign/keys.ts';
import { Log } from '../../src/campaign/log.ts';
import { UnreadableRecord } from '../../src/campaign/record.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { MeddledStore } from '../referee/meddled-store.ts';
import { committed, record, ruled, undone } from '../referee/some-records.ts';
import { memory } from '../referee/table.ts';

let store: Store;
let log: Log;
beforeEach(async () => {
  ({ store } = await memory());
  log = new Log('caen', store);
});

async function write(to: Log, count: number): Promise<void> {
  for (let seq = 1; seq <= count; seq++) await to.append(record(seq, [ruled()]));
}

async function seqs(of: Log, first: number, last?: number): Promise<number[]> {
  const found: number[] = [];
  for await (const { seq } of of.from(first, last)) found.push(seq);
  return found;
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('the records of a log', () => {
  test('are read in order from any number on', async () => {
    await write(log, 5);
    expect(await seqs(log, 1)).toEqual([1, 2, 3, 4, 5]);
    expect(await seqs(log, 4)).toEqual([4, 5]);
    expect(await seqs(log, 6)).toEqual([]);
    expect(await seqs(log, 2, 3)).toEqual([2, 3]);
  });

  test.each([63, 64, 65, 128, 130])('are all read when there are %i', async (count) => {
    await write(log, count);
    expect(await seqs(log, 1)).toEqual(upTo(count));
    expect(await seqs(log, 2, count - 1)).toEqual(upTo(count - 1, 2));
  });

  test('with a gap before later ones are an error: the missing number is not used again', async () => {
    await write(log, 70);
    await store.delete(keys.record('caen', 67));
    await expect(seqs(log, 1)).rejects.toMatchObject({
      name: 'MissingRecord',
      message: expect.stringContaining(':r:67'),
    });
    expect(await seqs(log, 1, 66)).toEqual(upTo(66));
    expect(await seqs(log, 68)).toEqual([68, 69, 70]);
  });

  test('are written once: the second one of a number is refused and changes nothing', async () => {
    expect(await log.append(record(1, [committed('first')]))).toBe(true);
    expect(await log.append(record(1, [committed('second')]))).toBe(false);
    expect((await log.sure(1)).events).toEqual([committed('first')]);
  });

  test('of two logs in one store are apart', async () => {
    const other = new Log('caen2', store);
    await write(log, 3);
    await write(other, 1);
    expect(await seqs(other, 1)).toEqual([1]);
    expect(await other.at(2)).toBeUndefined();
  });

  test('that must be there and are not are an error, by number and log', async () => {
    await expect(log.sure(3)).rejects.toMatchObject({
      name: 'MissingRecord',
      message: expect.stringContaining('caen:r:3'),
    });
  });
});

describe('a record that cannot be read', () => {
  beforeEach(() => write(log, 5));

  test.each([
    ['damaged', 'half a rec'],
    ['of version 99', { ...record(3, [ruled()]), version: 99 }],
  ])('%s, is refused where it stands, and those before it are read', async (_, value) => {
    await store.set(keys.record('caen', 3), value);
    await expect(log.at(3)).rejects.toThrow(UnreadableRecord);
    await expect(log.sure(3)).rejects.toThrow('caen:r:3');
    await expect(seqs(log, 1)).rejects.toThrow(UnreadableRecord);
    expect(await seqs(log, 1, 2)).toEqual([1, 2]);
    expect(await seqs(log, 4)).toEqual([4, 5]);
  });

  test('harms no other log, and is left as it is', async () => {
    const future = { ...record(3, [ruled()]), version: 99 };
    await store.set(keys.record('caen', 3), future);
    const other = new Log('falaise', store);
    await write(other, 4);
    await expect(seqs(log, 1)).rejects.toThrow(UnreadableRecord);
    expect(await seqs(other, 1)).toEqual([1, 2, 3, 4]);
    expect(await store.get(keys.record('caen', 3))).toEqual(future);
  });
});

describe('the hint of how far a log goes', () => {
  test('is what was set', async () => {
    expect(await log.head()).toBe(0);
    await log.setHead(48);
    expect(await log.head()).toBe(48);
  });

  test.each(['48', -1, 0, 3.5, null, {}, [48], true])('counts as none when it is %j', async (value) => {
    await store.set(keys.head('caen'), value);
    expect(await log.head()).toBe(0);
  });
});

describe('a record that is undone and redone two hundred times', () => {
  const AGAIN = 200;

  async function undoneAgain() {
    const operations: string[] = [];
    const meddled = new MeddledStore(store, { before: (each) => void operations.push(each) });
    const counting = new Log('caen', meddled);
    await counting.append(record(1, [ruled()]));
    for (let seq = 2; seq <= AGAIN; seq++) {
      await counting.append(record(seq, [seq % 2 === 0 ? undone(1) : { type: 'redone', lifts: [1] }]));
    }
    // How many there were since it was last asked.
    return { meddled, counted: () => operations.splice(0).length };
  }

  test('is noted in as few steps the last time as the first', async () => {
    const { counted } = await undoneAgain();
    // The record and its note each time, and that notes are complete.
    expect(counted()).toBeLessThanOrEqual(2 * AGAIN);
  });

  test('is looked up, and noted by another process, in a few steps', async () => {
    const { meddled, counted } = await undoneAgain();
    counted();
    const other = new Log('caen', meddled);
    expect(await other.rewriters([1])).toEqual(upTo(AGAIN, 2));
    expect(counted()).toBeLessThan(AGAIN / 8);
    await other.append(record(AGAIN + 1, [undone(1)]));
    expect(counted()).toBeLessThan(AGAIN / 4);
    expect(await new Log('caen', store).rewriters([1])).toEqual(upTo(AGAIN + 1, 2));
  });
});
