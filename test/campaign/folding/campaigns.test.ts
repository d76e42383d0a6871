import { beforeEach, describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import { Campaigns, type OpenCampaign } from '../../../src/campaign/folding/campaigns.ts';
import { keys } from '../../../src/campaign/keys.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { sizeOf } from '../../../src/campaign/size.ts';
import { StoreError } from '../../../src/campaign/store/store.ts';
import { broken, isRecord, MeddledStore } from '../../referee/meddled-store.ts';
import { record, ruled, undone } from '../../referee/some-records.ts';
import { memory, thrownBy } from '../../referee/table.ts';

let store: MeddledStore;
/** How often the store was asked for anything. */
let operations: number;
let troubles: unknown[];

beforeEach(async () => {
  operations = 0;
  troubles = [];
  store = new MeddledStore((await memory()).store, { before: () => void operations++ });
});

const aProcess = (most?: number) => new Campaigns(store, (error) => troubles.push(error), most);
const pointer = (log: string) => ({ log, commitment: 'c0' });

async function append(campaigns: Campaigns, known: OpenCampaign, ...events: LogEvent[]): Promise<OpenCampaign> {
  return (await campaigns.append('caen', known, record(known.campaign.seq + 1, events)))!;
}

async function asking(work: () => Promise<unknown>): Promise<number> {
  operations = 0;
  await work();
  return operations;
}

describe('a channel without a log', () => {
  test('has no campaign, and looking does not make one', async () => {
    const campaigns = aProcess();
    expect(await campaigns.of('caen')).toBeUndefined();
    expect(await campaigns.latest('caen')).toBeUndefined();
    expect(await store.get(keys.channel('caen'))).toBeUndefined();
  });
});

describe('the campaigns kept in memory', () => {
  test('are folded once', async () => {
    const campaigns = aProcess();
    const known = await append(campaigns, await campaigns.begin('caen', pointer('a')), ruled());
    expect(await asking(() => campaigns.of('caen'))).toBe(0);
    expect(await campaigns.of('caen')).toBe(known);
  });

  test('are never older than what was written while they were read', async () => {
    const campaigns = aProcess();
    const known = await append(campaigns, await campaigns.begin('caen', pointer('a')), ruled());
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const read = new Promise<void>((resolve) => {
      store.meddling = {
        after: (operation) => {
          if (operation === 'add') return undefined;
          resolve();
          return held;
        },
      };
    });
    const reading = campaigns.latest('caen');
    await read;
    store.meddling = {};
    await append(campaigns, known, ruled());
    goOn();
    expect((await reading)?.campaign.seq).toBe(2);
    expect((await campaigns.of('caen'))?.campaign.seq).toBe(2);
  });

  test('are bounded: the one that was not used for longest goes first, and is read again', async () => {
    const campaigns = aProcess(2 * sizeOf(nothingYet));
    await campaigns.begin('caen', pointer('a'));
    await campaigns.begin('falaise', pointer('b'));
    await campaigns.of('caen');
    await campaigns.begin('bayeux', pointer('c'));
    expect(await asking(() => campaigns.of('caen'))).toBe(0);
    expect(await asking(() => campaigns.of('bayeux'))).toBe(0);
    expect(await asking(() => campaigns.of('falaise'))).toBeGreaterThan(0);
    expect((await campaigns.of('falaise'))?.log.id).toBe('b');
  });

  test('are read again once forgotten', async () => {
    const campaigns = aProcess();
    await append(campaigns, await campaigns.begin('caen', pointer('a')), ruled());
    campaigns.forget('caen');
    expect(await asking(() => campaigns.of('caen'))).toBeGreaterThan(0);
    expect((await campaigns.of('caen'))?.campaign.seq).toBe(1);
  });
});

describe('two processes on one store', () => {
  let here: Campaigns;
  let there: Campaigns;
  let known: OpenCampaign;
  beforeEach(async () => {
    [here, there] = [aProcess(), aProcess()];
    known = await append(here, await here.begin('caen', pointer('a')), ruled());
    await there.of('caen');
  });

  test('the latest is what both have written, the known may lag behind', async () => {
    await append(here, known, ruled({ defaulted: true }));
    expect((await there.of('caen'))?.campaign.seq).toBe(1);
    expect((await there.latest('caen'))?.campaign).toMatchObject({ seq: 2, defaulted: true });
    expect((await there.of('caen'))?.campaign.seq).toBe(2);
  });

  test('the latest takes back what the other has undone', async () => {
    const after = await append(here, known, ruled({ defaulted: true }));
    await there.latest('caen');
    await append(here, after, undone(2));
    expect((await there.latest('caen'))?.campaign).toMatchObject({
      seq: 3,
      defaulted: false,
      rewritings: [{ by: 3, oldest: 2 }],
    });
  });

  test('a number is used once: the later writer writes nothing, and reads again', async () => {
    const behind = (await there.of('caen'))!;
    await append(here, known, ruled());
    expect(await there.append('caen', behind, record(2, [undone(1)]))).toBeUndefined();
    expect((await known.log.sure(2)).events[0]?.type).toBe('ruled');
    expect((await there.of('caen'))?.campaign.seq).toBe(2);
  });

  test('a log that has moved on isn’t the old channel’s any more, for the process that moved it either', async () => {
    await append(here, known, { type: 'log-moved', from: 'caen', to: 'falaise' });
    for (const campaigns of [here, there]) {
      expect(await campaigns.findLatest('caen')).toEqual({ movedTo: 'falaise' });
      expect((await campaigns.of('falaise'))?.log.id).toBe('a');
    }
  });

  test('a log that was given up is nobody’s: who wrote its end doesn’t go on with it', async () => {
    await append(here, known, { type: 'log-closed', why: 'erased' });
    expect(here.inMemory('caen')).toBeUndefined();
    expect(await here.of('caen')).toBeUndefined();
    expect((await here.begin('caen', pointer('b'))).log.id).toBe('b');
  });
});

describe('when the store fails', () => {
  test.each(['failed', 'unknown'] as const)('at a record (%s), the campaign is read anew', async (outcome) => {
    const campaigns = aProcess();
    const known = await campaigns.begin('caen', pointer('a'));
    store.meddling[outcome === 'failed' ? 'before' : 'after'] = (_, key) => {
      if (isRecord(key)) broken(outcome);
    };
    expect(await thrownBy(() => append(campaigns, known, ruled()))).toBeInstanceOf(StoreError);
    store.meddling = {};
    expect((await campaigns.of('caen'))?.campaign.seq).toBe(outcome === 'failed' ? 0 : 1);
  });

  test('at a hint or a snapshot, the operator is told and the log goes on', async () => {
    const campaigns = aProcess();
    let known = await campaigns.begin('caen', pointer('a'));
    store.meddling.before = (operation) => {
      if (operation === 'set') broken();
    };
    while (known.campaign.seq < 101) known = await append(campaigns, known, ruled());
    await campaigns.settle();
    expect(troubles).toHaveLength(7);
    expect(troubles.every((each) => each instanceof StoreError)).toBe(true);
    expect((await aProcess().of('caen'))?.campaign).toEqual(known.campaign);
  });
});
