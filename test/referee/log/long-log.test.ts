import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lengthen } from '../../../bench/long-log.ts';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { Campaigns } from '../../../src/campaign/folding/campaigns.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { standingIn } from '../../../src/campaign/standing.ts';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { lossesOf, told } from '../../../src/referee/log/losses.ts';
import { runs } from '../../nightly.ts';
import { Playing } from '../playing.ts';

/** A battle is this long, so the longer log has more of them; in both, the last one has just begun. */
const BATTLE = 600;
const [SHORT, LONG] = [2, runs(10, 1667)].map((battles) => battles * BATTLE + 10) as [number, number];
/** How long it may take to write the longer one, in milliseconds. */
const PATIENCE = runs(120_000, 45 * 60_000);

/** Records are read a few at a time, so some are read beyond what's needed. */
const A_FEW = 30;

/** A store that counts what's read from it: each record as one. */
function counting(store: Store): { readonly store: Store; readonly reads: () => number } {
  let count = 0;
  const asked = <T>(keys: readonly string[], reading: Promise<T>) => {
    count += keys.length;
    return reading;
  };
  const counted: Partial<Store> = {
    get: (key) => asked([key], store.get(key)),
    getMany: (keys) => asked(keys, store.getMany(keys)),
  };
  const all = new Proxy(store, {
    get: (_, name: keyof Store) => counted[name] ?? (store[name] as () => unknown).bind(store),
  });
  return { store: all, reads: () => count };
}

let folder: string;

/** A campaign of many battles that nobody has in memory. */
async function battles(upTo: number) {
  // A million would need a gigabyte of memory.
  const kept = upTo > 100_000 ? await openStore(`sqlite://${join(folder, 'long.sqlite')}`) : undefined;
  const begun = await Playing.caen(kept);
  await begun.says('anna', '/unit squad name:Red');
  await begun.says('ben', '/unit squad name:Blue');
  await begun.says('ute', '/turn end');
  await begun.referee.settle();
  await lengthen(begun.store, (await pointerOf(begun.store, 'caen'))!.log, upTo, { battle: BATTLE });
  const { store, reads } = counting(begun.store);
  return { table: Playing.on(store), store, reads };
}

let short: Awaited<ReturnType<typeof battles>>;
let long: Awaited<ReturnType<typeof battles>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'umpire-long-'));
  short = await battles(SHORT);
  long = await battles(LONG);
}, PATIENCE);

afterAll(async () => {
  await long.store.close();
  await rm(folder, { recursive: true });
});

describe('a log that is many times as long, with as many more battles, undone and corrected rulings', () => {
  const cost = async ({ table, reads }: typeof short, user: string, command: string) => {
    const before = reads();
    await table.says(user, command);
    await table.referee.settle();
    return reads() - before;
  };

  test.each([
    ['the first command after a restart', 'anna', '/fire weapon:rifle range:8'],
    ['a command', 'anna', '/fire weapon:rifle range:8'],
    ['an undo', 'anna', '/undo'],
    ['the umpire’s undo', 'ute', '/undo'],
    ['its redo', 'ute', '/redo'],
    ['a page of the log', 'anna', '/log'],
    ['an old page of the log', 'anna', '/log page:60'],
    ['a question about an old ruling', 'ben', '/question number:1024'],
    ['what somebody has missed', 'ben', '/since'],
    ['a report of the battle', 'anna', '/report'],
    ['the losses of the battle', 'anna', '/game losses'],
  ])('%s reads no more', async (_, user, command) => {
    expect(await cost(long, user, command)).toBeLessThanOrEqual((await cost(short, user, command)) + A_FEW);
  });
});

describe('what a battle long over did', () => {
  /** A log of battles of forty rulings each. */
  async function snapshotAfter(fought: number): Promise<object> {
    const begun = await Playing.caen();
    await begun.says('anna', '/unit squad name:Red');
    await begun.says('ben', '/unit squad name:Blue');
    await begun.referee.settle();
    const { log } = (await pointerOf(begun.store, 'caen'))!;
    await lengthen(begun.store, log, 40 * fought, { battle: 40 });
    return (await begun.store.get(keys.snapshot(log, 40 * fought))) as object;
  }
  // Those of the last hour are as many as there were commands in it.
  const size = (snapshot: object) => JSON.stringify({ ...snapshot, interactions: [] }).length;

  test('is not in snapshots: after fifty battles they are as large as after five, but for the changes known last', async () => {
    const [five, fifty] = [await snapshotAfter(5), await snapshotAfter(50)];
    expect(size(fifty) - size(five)).toBeLessThan(30 * JSON.stringify({ by: 2000, oldest: 1999, since: 1998 }).length);
  });
});

describe('a battle', () => {
  test.each([3, 2, 1])(
    'is told the same from near its beginning as from the first record (battle %i of 3)',
    async (battle) => {
      const campaigns = new Campaigns(short.store, () => undefined);
      const known = (await campaigns.of('caen'))!;
      const near = await told(campaigns, known, battle);
      expect(near.base.seq).toBeLessThan(Math.max(1, (battle - 1) * BATTLE));
      if (battle > 1) expect(near.base.game!.battle).toBeLessThan(battle);
      const standing = standingIn(await known.log.between(1, known.campaign.seq));
      const whole = { ...near, base: nothingYet, standing };
      expect(await lossesOf(near)).toEqual(await lossesOf(whole));
    },
  );
});
