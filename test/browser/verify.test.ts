import { beforeAll, expect, test } from 'vitest';
import type { CampaignExport } from '../../src/campaign/export.ts';
import { fingerprints } from '../../src/fairness/chain.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { alterations } from '../fairness/alterations.ts';
import { BATTLES, battleLog } from '../fairness/battle-logs.ts';
import { inChromium, type Opened } from './chromium.ts';

const PAGE = new URL('../../docs/verify.html', import.meta.url).href;

/** The page's own function, as its script declares it. */
declare function check(file: unknown): {
  altered?: number;
  wrong?: number;
  dice: number;
  right: number;
  sealed: number;
};

/** What the page says about a file that somebody chooses. */
async function saidOf(file: unknown, { page, asked }: Opened): Promise<string> {
  await page.goto(PAGE);
  const buffer = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
  await page.setInputFiles('#file', { name: 'caen.json', mimeType: 'application/json', buffer });
  const findings = page.getByRole('status').filter({ hasText: /\.$/ });
  const said = await findings.textContent();
  expect(asked).toEqual([]);
  return said ?? '';
}

inChromium('the page that checks dice', (opened) => {
  const logs = new Map<string, CampaignExport>();
  beforeAll(async () => {
    for (const name of BATTLES) logs.set(name, await battleLog(name));
  });

  test.each(BATTLES)('says of %s what npx umpire verify says, and asks the network for nothing', async (name) => {
    const file = logs.get(name)!;
    const { fits, lines } = findingsIn(JSON.stringify(file), 'caen.json');
    expect(fits).toBe(true);
    // In one of the battles all dice fell at the table: nothing of it can be worked out again.
    const right = /All \d+ dice of \d+ records are right/.exec(lines.join('\n'))?.[0];
    expect(right !== undefined).toBe(name !== 'panzertroops-mcdonald');
    const said = await saidOf(file, opened());
    expect(said).toContain(`${file.records.length} records, and nothing in them has been changed`);
    expect(/All \d+ dice of \d+ records are right/.exec(said)?.[0]).toBe(right);
  });

  test('names the first record of which a die was changed, fingerprints and all', async () => {
    const file = logs.get('landser-classic')!;
    const records = structuredClone(file.records) as { seq: number; events: { steps?: { faces: number[] }[] }[] }[];
    const thrown = records.filter(({ events }) => events.some(({ steps }) => steps?.some(({ faces }) => faces.length)));
    const record = thrown.find(({ events }) => !events.some((event) => 'dice' in event && event.dice === 'table'))!;
    const step = record.events.flatMap(({ steps = [] }) => steps).find(({ faces }) => faces.length > 0)!;
    step.faces[0] = (step.faces[0]! % 4) + 1;
    const faked = { ...file, records, fingerprints: [...fingerprints(records)] };
    expect(findingsIn(JSON.stringify(faked), 'x').lines.join('\n')).toContain(`Number ${record.seq} of the log`);
    expect(await saidOf(faked, opened())).toContain(`The dice of number ${record.seq} aren’t what its seed gives`);
  });

  test('finds every alteration of any field of any record, each and every one', async () => {
    const whole = logs.get('landser-classic')!;
    const seen = whole.records.length > 14 && process.env.NIGHTLY !== '1' ? 14 : whole.records.length;
    const file = {
      ...whole,
      records: whole.records.slice(0, seen),
      fingerprints: (whole.fingerprints ?? []).slice(0, seen),
    };
    const changes = file.records.flatMap((record, at) => [...alterations(record)].map((change) => ({ at, change })));
    const { page } = opened();
    await page.goto(PAGE);
    const missed = await page.evaluate(
      ({ file, changes }) =>
        changes.filter(({ at, change }) => {
          const records = file.records.map((each, i) => (i === at ? change : each));
          return check({ ...file, records }).altered !== at + 1;
        }),
      { file, changes },
    );
    expect(changes.length).toBeGreaterThan(200);
    expect(missed).toEqual([]);
  });

  test('says of anything else that it is no campaign', async () => {
    expect(await saidOf('no JSON', opened())).toBe(
      'That isn’t a campaign that Umpire exported. Choose the JSON file from /game export.',
    );
  });
});
