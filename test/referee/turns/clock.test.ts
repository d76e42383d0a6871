import { beforeEach, describe, expect, test } from 'vitest';
import { commands, run } from '../../../commands/index.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { THE_CLOCK } from '../../../src/campaign/the-clock.ts';
import { commandNamed } from '../../../src/command/typing/find.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { english } from '../../../src/reply/english/index.ts';
import { readCommand } from '../../../src/terminal/line.ts';
import { memory, recordsOf, refereeOn } from '../table.ts';

let store: Store;
let referee: Referee;
let now: number;
const HOUR = 3_600_000;

beforeEach(async () => {
  ({ store } = await memory());
  now = Date.parse('2026-06-06T12:00:00Z');
  referee = refereeOn(store, { now: () => new Date(now) });
});

async function says(user: string, command: string, secret?: { text: string }): Promise<void> {
  const { name, given } = readCommand(command);
  const asked = { user, channel: 'caen', command, given, ...(secret ? { secret } : {}) };
  await run(english, referee, commandNamed(name, commands), asked);
}

/** A campaign in its first turn, with a day for each, and twelve hours of grace. */
async function begins(then: 'pass' | 'umpire', ...more: string[]): Promise<void> {
  await says('ute', '/game new name:Caen');
  await says('anna', '/game join side:axis');
  await says('ben', '/game join side:allies');
  await says('anna', '/unit add profile:rifleman name:Bell');
  await says('ben', '/unit add profile:rifleman name:Miller');
  await says('ute', `/game clock every:24h grace:12h then:${then}`);
  for (const each of more) await says('ute', each);
}

const planned = async () => (await referee.clock.planFor('caen'))!;
const newest = async () => (await recordsOf(store)).at(-1)!;

describe('the clock', () => {
  test('has no plan for a channel without a campaign', async () => {
    expect(await referee.clock.planFor('caen')).toBeUndefined();
    await says('anna', '/note text:Rain.');
    expect(await referee.clock.planFor('caen')).toBeUndefined();
  });

  test('plans by the wishes of those who owe something', async () => {
    await begins('pass', '/initiative faces:"5 2"', '/turn end');
    await says('anna', '/settings pings:false');
    expect((await planned()).plan.reminders).toEqual([]);
    expect((await planned()).plan.expiries).toHaveLength(1);
  });

  test('passes a turn once its time is up, and not before: in a record of its own', async () => {
    await begins('pass', '/initiative faces:"5 2"', '/turn end');
    const [expiry] = (await planned()).plan.expiries;
    expect([expiry!.does, expiry!.at - now]).toEqual(['pass', 36 * HOUR]);
    now += 36 * HOUR - 1;
    expect(await referee.clock.expire('caen', expiry!)).toEqual([]);
    now += 1;
    const { seq } = await newest();
    expect(await referee.clock.expire('caen', expiry!)).toEqual([seq + 1]);
    expect(await newest()).toMatchObject({
      by: THE_CLOCK,
      command: '/turn end',
      events: [{ type: 'turn-begun', at: { turn: 1, step: 'second-side', side: 'allies' } }],
    });
    // It’s done: the same time doesn't run out twice.
    expect(await referee.clock.expire('caen', expiry!)).toEqual([]);
    expect((await newest()).seq).toBe(seq + 1);
  });

  test('or leaves it to an umpire, and says so once', async () => {
    await begins('umpire', '/initiative faces:"5 2"', '/turn end');
    const [expiry] = (await planned()).plan.expiries;
    now = expiry!.at;
    const { seq } = await newest();
    expect(await referee.clock.expire('caen', expiry!)).toEqual([seq + 1]);
    expect(await newest()).toMatchObject({ command: '/game clock', events: [{ type: 'time-ran-out', side: 'axis' }] });
    expect(await referee.clock.expire('caen', expiry!)).toEqual([]);
  });

  test('calls time for sealed orders', async () => {
    await begins('pass');
    await says('anna', '/order', { text: 'Hold the farm' });
    const orders = (await planned()).plan.expiries.find(({ owing }) => owing.why === 'orders')!;
    expect(orders.owing.side).toBe('allies');
    now = orders.at;
    expect(await referee.clock.expire('caen', orders)).toHaveLength(1);
    expect(await newest()).toMatchObject({
      command: '/order time:true',
      events: [{ type: 'orders-revealed', orders: [{ side: 'axis', text: 'Hold the farm' }] }],
    });
  });

  test('does nothing for a campaign that’s over meanwhile', async () => {
    await begins('pass', '/initiative faces:"5 2"', '/turn end');
    const [expiry] = (await planned()).plan.expiries;
    await says('ute', '/game end confirm:true');
    now = expiry!.at;
    expect(await referee.clock.expire('caen', expiry!)).toEqual([]);
  });
});

describe('a reminder', () => {
  test('is sent by whoever claims it first, here or in another process', async () => {
    const other = refereeOn(store, { now: () => new Date(now) });
    expect(await referee.clock.claim('a', { key: 'turn/axis/1/1/anna' })).toBe(true);
    expect(await referee.clock.claim('a', { key: 'turn/axis/1/1/anna' })).toBe(false);
    expect(await other.clock.claim('a', { key: 'turn/axis/1/1/anna' })).toBe(false);
    expect(await other.clock.claim('b', { key: 'turn/axis/1/1/anna' })).toBe(true);
    expect(await other.clock.claim('a', { key: 'turn/axis/1/2/anna' })).toBe(true);
  });

  test('doesn’t follow too closely on one that came late', async () => {
    const soon = (key: string) => referee.clock.isTooSoon('a', { after: { key, pause: 10 * HOUR } });
    expect(await referee.clock.isTooSoon('a', {})).toBe(false);
    expect(await soon('first')).toBe(false);
    await referee.clock.claim('a', { key: 'first' });
    expect(await soon('first')).toBe(true);
    now += 5 * HOUR - 1;
    expect(await soon('first')).toBe(true);
    now += 1;
    expect(await soon('first')).toBe(false);
  });
});
