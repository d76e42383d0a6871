import { beforeEach, describe, expect, test } from 'vitest';
import { point, pointerOf } from '../../src/campaign/channels.ts';
import { Campaigns } from '../../src/campaign/folding/campaigns.ts';
import { keys } from '../../src/campaign/keys.ts';
import { broken, MeddledStore } from '../referee/meddled-store.ts';
import { memory } from '../referee/table.ts';

let store: MeddledStore;
beforeEach(async () => {
  store = new MeddledStore((await memory()).store);
});

const A = { log: 'a', commitment: 'c-a' };
const B = { log: 'b', commitment: 'c-b' };

describe('a channel', () => {
  test('points nowhere at first', async () => {
    expect(await pointerOf(store, 'caen')).toBeUndefined();
  });

  test('points where it was first pointed, and stays so', async () => {
    expect(await point(store, 'caen', A)).toEqual(A);
    expect(await point(store, 'caen', B)).toEqual(A);
    expect(await pointerOf(store, 'caen')).toEqual(A);
  });

  test('points elsewhere than its neighbour', async () => {
    await point(store, 'caen', A);
    await point(store, 'falaise', B);
    expect(await pointerOf(store, 'caen')).toEqual(A);
    expect(await pointerOf(store, 'falaise')).toEqual(B);
  });

  test('with a damaged pointer is an error, never an empty campaign', async () => {
    await store.set(keys.channel('caen'), { log: 7 });
    await expect(pointerOf(store, 'caen')).rejects.toThrow();
    await expect(new Campaigns(store, () => {}).of('caen')).rejects.toThrow();
  });

  test('whose store fails is an error, never an empty campaign', async () => {
    store.meddling.before = () => broken();
    await expect(pointerOf(store, 'caen')).rejects.toThrow('broken');
  });
});

describe('processes that begin a channel at once', () => {
  test('get one log, no matter which came first', async () => {
    const pointers = Array.from({ length: 20 }, (_, i) => ({ log: `log-${i}`, commitment: `c-${i}` }));
    const results = await Promise.all(pointers.map((pointer) => point(store, 'caen', pointer)));
    expect(new Set(results.map(({ log }) => log)).size).toBe(1);
    expect(pointers).toContainEqual(results[0]);
  });

  test('both go on with the log and the commitment of the first', async () => {
    const [here, there] = await Promise.all(
      [A, B].map((pointer) => new Campaigns(store, () => {}).begin('caen', pointer)),
    );
    expect(there!.log.id).toBe(here!.log.id);
    expect(there!.commitment).toBe(here!.commitment);
  });

  test('say so where the pointer of the first is gone again: that is a fault of the store', async () => {
    await point(store, 'caen', A);
    store.meddling.after = async (operation, key) => {
      if (operation === 'add') await store.delete(key);
    };
    await expect(point(store, 'caen', B)).rejects.toThrow('points nowhere');
  });
});
