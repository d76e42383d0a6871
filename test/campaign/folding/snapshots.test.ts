import { beforeEach, describe, expect, test } from 'vitest';
import { Campaigns, type OpenCampaign } from '../../../src/campaign/folding/campaigns.ts';
import { load } from '../../../src/campaign/folding/folding.ts';
import { standings } from '../../../src/campaign/folding/standings.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { Log } from '../../../src/campaign/log.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { MeddledStore } from '../../referee/meddled-store.ts';
import { committed, record, ruled, undone } from '../../referee/some-records.ts';
import { memory } from '../../referee/table.ts';

let store: MeddledStore;
let campaigns: Campaigns;
let known: OpenCampaign;
/** The first keys of every range of records requested. */
let asked: string[];

beforeEach(async () => {
  asked = [];
  store = new MeddledStore((await memory()).store);
  campaigns = new Campaigns(store, (error) => expect.fail(String(error)));
  known = await campaigns.begin('caen', { log: 'caen', commitment: 'c0' });
  store.meddling.before = (operation, key) => {
    if (operation === 'getMany') asked.push(key);
  };
});

async function append(...events: LogEvent[]): Promise<void> {
  known = (await campaigns.append('caen', known, record(known.campaign.seq + 1, events)))!;
}

async function upTo(last: number): Promise<void> {
  while (known.campaign.seq < last) await append(ruled());
  await campaigns.settle();
  asked = [];
}

const loaded = () => load(new Log('caen', store), store);
const struck = async () => {
  const all = Array.from({ length: known.campaign.seq }, (_, i) => i + 1);
  return [...(await standings(known, all)).struck];
};

describe('given a log of 250 records', () => {
  beforeEach(async () => {
    await append(committed('c1', 'mixed'), ruled());
    await upTo(94);
    await append(ruled({ defaulted: true }));
    await upTo(250);
  });

  test('when it is loaded, then from the snapshot at 200 on', async () => {
    expect(await loaded()).toEqual(known.campaign);
    expect(asked[0]).toBe('caen:r:200');
  });

  test('when the newest record is undone, then no snapshot is passed over', async () => {
    await append(undone(250));
    asked = [];
    expect(await loaded()).toMatchObject({ seq: 251, defaulted: true });
    expect(asked[0]).toBe('caen:r:200');
    expect(await struck()).toEqual([250]);
  });

  test('when an undo reaches behind the snapshot at 200, then it is loaded from the one at 100', async () => {
    await append(undone(250, 200));
    asked = [];
    expect(await loaded()).toMatchObject({ seq: 251, defaulted: true });
    expect(asked.filter((key) => key === 'caen:r:100')).toHaveLength(1);
    expect(asked).not.toContain('caen:r:1');
    expect(await struck()).toEqual([200, 250]);
  });

  test('when an undo reaches behind both, then from the beginning, and what it struck is gone', async () => {
    await append(undone(250, 95));
    expect(known.campaign.defaulted).toBe(false);
    expect(await loaded()).toEqual(known.campaign);
    expect(await loaded()).toMatchObject({ commitment: 'c1', mix: 'mixed' });
    expect(await struck()).toEqual([95, 250]);
  });

  test('when 300 is reached after such an undo, then the new snapshot knows of it', async () => {
    await append(undone(250, 95));
    await upTo(310);
    expect(await loaded()).toEqual(known.campaign);
    expect(known.campaign.defaulted).toBe(false);
    expect(asked[0]).toBe('caen:r:300');
    expect(await struck()).toEqual([95, 250]);
  });

  test.each([
    ['text', () => 'garbage'],
    ['of another version', () => ({ ...known.campaign, version: 1, seq: 200 })],
    ['of another number', () => ({ ...known.campaign, seq: 199 })],
    ['without its interactions', () => ({ ...known.campaign, seq: 200, interactions: undefined })],
    ['null', () => null],
  ])('when its snapshot at 200 is %s, then the one at 100 serves', async (_, damaged) => {
    await store.set(keys.snapshot('caen', 200), damaged());
    expect(await loaded()).toEqual(known.campaign);
    expect(asked[0]).toBe('caen:r:100');
  });

  test('when none of its snapshots is there, then all records are folded', async () => {
    await store.delete(keys.snapshot('caen', 100));
    await store.delete(keys.snapshot('caen', 200));
    expect(await loaded()).toEqual(known.campaign);
    expect(asked[0]).toBe('caen:r:1');
  });

  test('when the hint is from before the first snapshot, then no snapshot is looked for', async () => {
    await store.set(keys.head('caen'), 48);
    expect(await loaded()).toEqual(known.campaign);
  });
});

describe('given a log that comes to 100 with an undo', () => {
  test('then the snapshot at 100 is of what stands, and so is the one at 200', async () => {
    await upTo(99);
    await append(undone(99));
    await campaigns.settle();
    expect(await store.get(keys.snapshot('caen', 100))).toMatchObject({
      seq: 100,
      rewritings: [{ by: 100, oldest: 99 }],
    });
    await upTo(210);
    expect(await loaded()).toEqual(known.campaign);
    expect(asked[0]).toBe('caen:r:200');
  });
});
