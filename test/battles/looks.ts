import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import { Terrain } from '../../src/table/terrain.ts';

/** What was done in pieces. */
interface Pieces {
  /** How often one turn of the event loop asked at most how somebody stands: a look at a man does so four times, one at his cover twice. */
  readonly most: number;
  /** And all of them together. */
  readonly all: number;
  /** In how many turns. */
  readonly turns: number;
}

/** How much is looked at in each piece of some work, with a pause wherever there may be one: the clock jumps whenever it's looked at. */
export async function piecesOf(work: () => Promise<unknown>): Promise<Pieces> {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  const looks = vi.spyOn(Terrain.prototype, 'standing');
  try {
    let [most, turns, before, isOver] = [0, 0, 0, false];
    const ends = () => {
      isOver = true;
    };
    const working = work();
    working.then(ends, ends);
    for (; !isOver; turns++) {
      await setImmediate();
      most = Math.max(most, looks.mock.calls.length - before);
      before = looks.mock.calls.length;
    }
    await working;
    return { most, all: looks.mock.calls.length, turns };
  } finally {
    clock.mockRestore();
    looks.mockRestore();
  }
}
