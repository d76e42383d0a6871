import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import { quicknet } from '../../../src/fairness/beacon/chain.ts';
import { handing, type Say, sayOver } from '../../commands/club-table.ts';
import { memory } from '../../referee/table.ts';
import { BeaconLog } from './beacon-log.ts';
import { ownChain, signatureFor } from './own-chain.ts';
import { ROUND_1000, ROUND_1001 } from './quicknet-rounds.ts';

// With two rounds that quicknet published, through the worker threads that check a file and a log.

const AT = 1_692_806_361_500;
const published = (round: number) => ({ 1000: ROUND_1000, 1001: ROUND_1001 })[round] ?? 'none';

let base: CampaignExport;
let say: Say;

beforeAll(async () => {
  say = sayOver((await memory()).store);
  await say('/game new name:Caen rules:ww2-skirmish');
  await say('/game join side:axis');
  base = ((await say('/game export')).json.data as { export: CampaignExport }).export;
});

const logWith = (chain: typeof quicknet, sign: (round: number) => string) => {
  const log = new BeaconLog(base, chain, sign);
  log.set();
  log.rolls([6, 6, 6], { at: AT });
  log.rolls([20, 100], { at: AT + 3000 });
  return log.file;
};

const bringing = async (channel: string, file: CampaignExport) => {
  const imported = await say(`#${channel} /game import file:x`, handing(JSON.stringify(file)));
  const verified = await say(`#${channel} /fair verify`);
  return { imported, verified };
};

describe('a file with dice from a beacon', () => {
  test('is checked as it’s brought, and once it’s here', async () => {
    const { imported, verified } = await bringing('bayeux', logWith(quicknet, published));
    expect(imported.json.data).toMatchObject({ proof: 'holds' });
    const { events } = await lastOf('bayeux');
    expect(events.map(({ type }) => type)).toEqual(['committed', 'imported', 'beacon-ended']);
    const text = JSON.stringify(verified);
    expect(text).toContain('All 5 dice of 2 records are what public rounds give');
    expect(text).toContain('copy some message IDs');
  });

  test('is found out if a signature is another round’s, or the chain another', async () => {
    const swapped = await bringing(
      'falaise',
      logWith(quicknet, () => ROUND_1001),
    );
    expect(swapped.imported.json.data).toMatchObject({ proof: 'fails' });
    expect(JSON.stringify(swapped.verified)).toContain('has a signature that isn’t that of its round');
    const other = await bringing('ouistreham', logWith(ownChain, signatureFor));
    expect(other.imported.json.data).toMatchObject({ proof: 'fails' });
    expect(JSON.stringify(other.verified)).toContain('unknown chain');
  });

  test('is refused if it says what no log says', async () => {
    const file = structuredClone(logWith(quicknet, published)) as unknown as { records: { events: object[] }[] };
    Object.assign(file.records.at(-1)!.events[0]!, { notice: 'x' });
    const refused = say('#troarn /game import file:x', handing(JSON.stringify(file)));
    await expect(refused).rejects.toMatchObject({ values: { where: expect.stringContaining('notice') } });
  });
});

async function lastOf(channel: string) {
  const file = ((await say(`#${channel} /game export`)).json.data as { export: CampaignExport }).export;
  return file.records.at(-1)!;
}
