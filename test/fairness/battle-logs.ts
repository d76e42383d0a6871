import { readFileSync } from 'node:fs';
import { openSession } from '../../docs/generate/session.ts';
import type { CampaignExport } from '../../src/campaign/export/export.ts';
import { fingerprints } from '../../src/fairness/chain.ts';
import { commitmentOf, seedOf } from '../../src/fairness/seed.ts';
import { isPassedOver } from '../../src/terminal/line.ts';
import { runs } from '../nightly.ts';

/** The battles of the tests, one a script; the quick ones come first. */
const SCRIPTS = [
  'landser-classic',
  'ww2-skirmish',
  'hans-n-panzer',
  'landser',
  'panzertroops',
  'ww2-skirmish-solo',
  'panzertroops-mcdonald',
] as const;

/** Names of the battles whose logs are checked: a few of them, or all of them in the nightly form. */
export const BATTLES = runs(SCRIPTS.slice(0, 2), SCRIPTS);

/** A battle's log as it's exported, with its seed shown at the end: a script's own seed is never revealed in the game. */
export async function battleLog(name: (typeof SCRIPTS)[number]): Promise<CampaignExport> {
  const session = await openSession(name);
  const script = readFileSync(new URL(`../battles/${name}.txt`, import.meta.url), 'utf8').split('\n');
  for (const line of script) if (!isPassedOver(line)) await session.hear(line);
  const { outcome } = await session.hear('@carla /game export');
  await session.close();
  if (!outcome.ok) throw new Error(`${name} can’t be exported`);
  return revealed((outcome.answer.json.data as { export: CampaignExport }).export, seedOf(name));
}

/** A log with one more record that shows its seed. */
function revealed(exported: CampaignExport, seed: Buffer): CampaignExport {
  const last = exported.records.at(-1)!;
  const record: CampaignExport['records'][number] = {
    ...last,
    seq: last.seq + 1,
    interaction: `seq-${last.seq + 1}`,
    command: '/fair reveal',
    events: [{ type: 'seed-revealed', commitment: commitmentOf(seed), seed: seed.toString('hex') }],
  };
  const records = [...exported.records, record];
  return { ...exported, records, fingerprints: [...fingerprints(records)] };
}
