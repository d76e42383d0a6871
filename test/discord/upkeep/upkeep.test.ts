import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { assert, describe, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import { Upkeep } from '../../../src/discord/upkeep/upkeep.ts';
import { FakeTime } from '../fake-time.ts';

const SECOND = 1000;
const CHANNELS = Array.from({ length: 20 }, (_, n) => `c${n}`);

/** Something has happened in twenty channels at once. */
async function busyEvening() {
  const time = new FakeTime();
  const tidied: string[] = [];
  const tidy = async (channel: string) => {
    tidied.push(channel);
    return 'done' as const;
  };
  const upkeep = new Upkeep(await openStore('memory:'), tidy, time, pino({ level: 'silent' }));
  for (const channel of CHANNELS) upkeep.happened(channel);
  /** Lets time pass, and what it sets off be done: each channel takes a few turns of the event loop. */
  const pass = async (ms: number) => {
    time.pass(ms);
    for (let turn = 0; turn < 10 * CHANNELS.length; turn++) await setImmediate();
    return tidied.length;
  };
  return { time, tidied, upkeep, pass };
}

describe('channels in which something has happened', () => {
  test('are tidied one after the other, each once, and leave a pause for whoever waits for an answer', async () => {
    const { tidied, pass } = await busyEvening();
    assert.equal(await pass(1.9 * SECOND), 0);
    assert.isAtMost(await pass(0.3 * SECOND), 4);
    assert.isAtMost(await pass(0.5 * SECOND), 9);
    await pass(2 * SECOND);
    assert.deepEqual(tidied, CHANNELS);
  });

  test('are all tidied at once when they’ve waited for a minute', async () => {
    const { time, tidied, pass } = await busyEvening();
    time.busy = true;
    assert.equal(await pass(59 * SECOND), 0);
    await pass(5 * SECOND);
    assert.sameMembers(tidied, CHANNELS);
  });

  test('are tidied once for what happens while they wait their turn', async () => {
    const { time, tidied, upkeep, pass } = await busyEvening();
    time.busy = true;
    await pass(5 * SECOND);
    for (const channel of CHANNELS) upkeep.happened(channel);
    time.busy = false;
    await pass(5 * SECOND);
    assert.deepEqual(tidied, CHANNELS);
  });
});
