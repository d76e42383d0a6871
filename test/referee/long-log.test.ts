import { beforeAll, describe, expect, test } from 'vitest';
import { lengthen } from '../../bench/long-log.ts';
import { nothingYet } from '../../src/campaign/campaign.ts';
import { pointerOf } from '../../src/campaign/channels.ts';
import { Campaigns } from '../../src/campaign/folding/campaigns.ts';
import { standingCorrections } from '../../src/campaign/folding/standing-corrections.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { lossesOf, told } from '../../src/referee/losses.ts';
import { Playing } from './playing.ts';

const [SHORT, LONG] = [1210, 6010];
/** A battle is this long, so the longer log has five times as many. */
const BATTLE = 600;

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

/** A campaign of many battles that nobody has in memory. */
async function battles(upTo: number) {
  const begun = await Playing.caen();
  await begun.says('anna', '/unit squad name:Red');
  await begun.says('ben', '/unit squad name:Blue');
  await begun.says('ute', '/turn end');
  await begun.referee.settle();
  await lengthen(begun.store, (await pointerOf(begun.store, 'caen'))!.log, upTo, BATTLE);
  const { store, reads } = counting(begun.store);
  return { table: Playing.on(store), store, reads };
}

let short: Awaited<ReturnType<typeof battles>>;
let long: Awaited<ReturnType<typeof battles>>;

beforeAll(async () => {
  short = await battles(SHORT);
  long = await battles(LONG);
});

describe('a log five times as long, with five times as many battles and undone rulings', () => {
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
    ['a page of the log', 'anna', '/log'],
    ['what somebody has missed', 'ben', '/since'],
    ['a report of the battle', 'anna', '/report'],
    ['the losses of the battle', 'anna', '/game losses'],
  ])('%s reads no more', async (_, user, command) => {
    expect(await cost(long, user, command)).toBeLessThanOrEqual((await cost(short, user, command)) + A_FEW);
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
      const whole = { ...near, base: nothingYet, corrections: await standingCorrections(known.log, known.campaign) };
      expect(await lossesOf(near)).toEqual(await lossesOf(whole));
    },
  );
});
