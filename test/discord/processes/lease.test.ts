import { expect, test } from 'vitest';
import { Lease } from '../../../src/discord/processes/lease.ts';
import { memory } from '../../referee/table.ts';

const HOUR = 3_600_000;

test('of several processes one has the work of a term, and if it dies another one has the next', async () => {
  const { store } = await memory();
  let now = 10 * HOUR;
  const leases = ['anna', 'ben', 'carla'].map((holder) => new Lease(store, 'sweep', HOUR, holder, () => now));
  const holders = async (of = leases) => {
    const held = await Promise.all(of.map((lease) => lease.holds()));
    return held.filter(Boolean).length;
  };
  expect(await holders()).toBe(1);
  now += HOUR - 1;
  expect(await holders()).toBe(1);
  const holds = await Promise.all(leases.map((lease) => lease.holds()));
  const alive = leases.filter((_, i) => !holds[i]);
  expect(await holders(alive)).toBe(0);
  now += 1;
  expect(await holders(alive)).toBe(1);
  const left: string[] = [];
  for await (const key of store.keys('')) left.push(key);
  expect(left).toEqual(['lease:sweep:11']);
});
