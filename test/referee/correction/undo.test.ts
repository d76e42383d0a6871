import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/campaign/store/store.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { broken, MeddledStore } from '../meddled-store.ts';
import { memory, recordsOf, refereeOn, shoot, thrownBy, typed } from '../table.ts';

let store: Store;
let referee: Referee;
beforeEach(async () => {
  ({ store } = await memory());
  referee = refereeOn(store);
});

async function undo(user = 'anna') {
  const given = await referee.undoing.undo(typed('/undo', { user }));
  if (given.kind !== 'undone') throw new Error(`Not undone, but ${given.kind}`);
  return { record: given.record, struck: given.records[0]! };
}
const struck = async () => [...(await referee.log('caen', 1, 200)).struck].toSorted((a, b) => a - b);

describe('an undo', () => {
  test('strikes the newest record, and is one itself; nothing is taken out of the log', async () => {
    await shoot(referee);
    const { record: shot } = await shoot(referee);
    const undone = await undo();
    expect(undone.struck).toEqual(shot);
    expect(undone.record).toMatchObject({ seq: 3, command: '/undo', events: [{ type: 'undone', strikes: [2] }] });
    expect(await recordsOf(store)).toHaveLength(3);
    expect(await struck()).toEqual([2]);
  });

  test('after an undo strikes the one before it, and so on to the first', async () => {
    for (let i = 0; i < 3; i++) await shoot(referee);
    const seqs = [await undo(), await undo(), await undo()].map((each) => each.struck.seq);
    expect(seqs).toEqual([3, 2, 1]);
    expect(await thrownBy(undo)).toMatchObject({ says: 'nothing-to-undo' });
    expect(await struck()).toEqual([1, 2, 3]);
  });

  test('passes over what was undone before, to what was ruled since', async () => {
    await shoot(referee);
    await undo();
    await shoot(referee);
    expect((await undo()).struck.seq).toBe(3);
  });

  test('of somebody else’s is refused, by number and name', async () => {
    await shoot(referee, { user: 'ben' });
    expect(await thrownBy(undo)).toMatchObject({ says: 'not-yours-to-undo', values: { seq: 1, by: 'ben' } });
    expect(await recordsOf(store)).toHaveLength(1);
    expect((await undo('ben')).struck.seq).toBe(1);
  });

  test('of one’s own, behind somebody else’s, is refused until that is undone', async () => {
    await shoot(referee);
    await shoot(referee, { user: 'ben' });
    expect(await thrownBy(undo)).toMatchObject({ says: 'not-yours-to-undo' });
    await undo('ben');
    expect((await undo()).struck.seq).toBe(1);
  });

  test('of nothing says so, in a channel without a log too', async () => {
    expect(await thrownBy(undo)).toMatchObject({ says: 'nothing-to-undo' });
  });

  test('is known to a process started later', async () => {
    await shoot(referee);
    await shoot(referee);
    await undo();
    referee = refereeOn(store);
    expect((await undo()).struck.seq).toBe(1);
    expect(await struck()).toEqual([1, 2]);
  });
});

describe('the log', () => {
  beforeEach(async () => {
    for (let i = 0; i < 7; i++) await shoot(referee);
  });

  test.each([
    [1, 3, [5, 6, 7]],
    [2, 3, [2, 3, 4]],
    [3, 3, [1]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 200, [1, 2, 3, 4, 5, 6, 7]],
  ])('has on page %i of %i records a page: %j', async (page, size, seqs) => {
    const found = await referee.log('caen', page, size);
    expect(found.records.map(({ seq }) => seq)).toEqual(seqs);
    expect(found).toMatchObject({ page, pages: Math.ceil(7 / size) });
  });

  test('has no page after the last, nor a record after it, nor a ruling where an undo stands', async () => {
    await undo();
    expect(await thrownBy(() => referee.log('caen', 4, 3))).toMatchObject({
      says: 'no-such-page',
      values: { pages: 3 },
    });
    expect(await thrownBy(() => referee.ruling('caen', 9))).toMatchObject({ says: 'no-such-record' });
    expect(await thrownBy(() => referee.ruling('caen', 8))).toMatchObject({ says: 'no-ruling-there' });
  });

  test.each(['get', 'getMany'] as const)('is never empty because the store fails at %s', async (failing) => {
    const meddled = new MeddledStore(store, { before: (operation) => void (operation === failing && broken()) });
    const reading = refereeOn(meddled);
    expect(await thrownBy(() => reading.log('caen', 1, 20))).toMatchObject({ name: 'NotWritten', outcome: 'failed' });
    expect(await thrownBy(() => reading.ruling('caen', 1))).toMatchObject({ name: 'NotWritten', outcome: 'failed' });
  });

  test('says that it cannot be read, when the store fails after it was found', async () => {
    const meddled = new MeddledStore(store);
    const reading = refereeOn(meddled);
    await reading.ruling('caen', 1);
    meddled.meddling.before = () => broken();
    expect(await thrownBy(() => reading.ruling('caen', 2))).toMatchObject({ name: 'NotWritten', outcome: 'failed' });
  });
});
