import { beforeAll, expect, test } from 'vitest';
import type { CampaignExport } from '../../src/campaign/export/export.ts';
import { fingerprints } from '../../src/fairness/chain.ts';
import { english } from '../../src/reply/english/index.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { alterations } from '../fairness/alterations.ts';
import { BATTLES, battleLog } from '../fairness/battle-logs.ts';
import { NIGHTLY, runs } from '../nightly.ts';
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
function saidOf(file: unknown, opened: Opened): Promise<string> {
  return saidOfAll([file], opened);
}

/** The same of several. */
async function saidOfAll(files: readonly unknown[], { page, asked }: Opened): Promise<string> {
  await page.goto(PAGE);
  const chosen = files.map((file, i) => {
    const buffer = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
    return { name: `caen-${i}.json`, mimeType: 'application/json', buffer };
  });
  await page.setInputFiles('#file', chosen);
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

  test.each(BATTLES.slice(0, runs(1, BATTLES.length)))(
    'says of %s what npx umpire verify says, and asks the network for nothing',
    async (name) => {
      const file = logs.get(name)!;
      const { fits, lines } = findingsIn(english, JSON.stringify(file), 'caen.json');
      expect(fits).toBe(true);
      // In one of the battles all dice fell at the table: nothing of it can be worked out again.
      const right = /All \d+ dice of \d+ records are right/.exec(lines.join('\n'))?.[0];
      expect(right !== undefined).toBe(name !== 'panzertroops-mcdonald');
      const said = await saidOf(file, opened());
      expect(said).toContain(`${file.records.length} records, and nothing in them has been changed`);
      expect(/All \d+ dice of \d+ records are right/.exec(said)?.[0]).toBe(right);
    },
  );

  test('names the first record of which a die was changed, fingerprints and all', async () => {
    const file = logs.get('landser-classic')!;
    const records = structuredClone(file.records) as { seq: number; events: { steps?: { faces: number[] }[] }[] }[];
    const thrown = records.filter(({ events }) => events.some(({ steps }) => steps?.some(({ faces }) => faces.length)));
    const record = thrown.find(({ events }) => !events.some((event) => 'dice' in event && event.dice === 'table'))!;
    const step = record.events.flatMap(({ steps = [] }) => steps).find(({ faces }) => faces.length > 0)!;
    step.faces[0] = (step.faces[0]! % 4) + 1;
    const faked = { ...file, records, fingerprints: [...fingerprints(records)] };
    expect(findingsIn(english, JSON.stringify(faked), 'x').lines.join('\n')).toContain(
      `Number ${record.seq} of the log`,
    );
    expect(await saidOf(faked, opened())).toContain(`The dice of number ${record.seq} aren’t what its seed gives`);
  });

  test.runIf(NIGHTLY)('finds every alteration of any field of any record, each and every one', async () => {
    const whole = logs.get('landser-classic')!;
    const seen = runs(Math.min(whole.records.length, 7), whole.records.length);
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

  test.runIf(NIGHTLY)('says of anything else that it is no campaign', async () => {
    for (const strange of ['no JSON', '{}', '[]', 'null', '7', '{"part":{}}', '{"records":{}}', '{"records":[{}]}'])
      expect([strange, await saidOf(strange, opened())]).toEqual([
        strange,
        expect.stringMatching(
          /^That isn’t a campaign that Umpire exported\.|^Those aren’t all parts of one campaign\./,
        ),
      ]);
  });

  test('checks all parts of a campaign as one file, in any order, and says if one is missing', async () => {
    const file = logs.get('landser-classic')!;
    const size = Math.ceil(file.records.length / 3);
    const parts = [0, 1, 2].map((i) => {
      const of = <T>(list: readonly T[]) => list.slice(i * size, (i + 1) * size);
      const within = (seq: number) => seq > i * size && seq <= (i + 1) * size;
      return {
        ...file,
        part: { number: i + 1, first: i * size + 1, more: i < 2 },
        records: of(file.records),
        fingerprints: of(file.fingerprints!),
        struck: file.struck.filter(within),
      };
    });
    const whole = await saidOf(file, opened());
    expect(whole).toContain('nothing in them has been changed');
    expect(await saidOfAll(parts, opened())).toBe(whole);
    expect(await saidOfAll([parts[2], parts[0], parts[1]], opened())).toBe(whole);
    for (const some of [[parts[0], parts[2]], [parts[0]], [parts[1], parts[2]], [...parts, file], [file, file]])
      expect(await saidOfAll(some, opened())).toMatch(/^Those aren’t all parts of one campaign/);
  });
});
