import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../src/campaign/export/export.ts';
import { streamOf } from '../../src/fairness/stream.ts';
import type { LoggedStep } from '../../src/fairness/verify.ts';
import { english } from '../../src/reply/english/index.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { handing, type Say, sayOver } from '../commands/club-table.ts';
import { memory, thrownBy } from '../referee/table.ts';
import { alterations } from './alterations.ts';
import { type File, firstThatDoesNotFit, value } from './from-the-page.ts';

const page = readFileSync(new URL('../../docs/checking-dice.md', import.meta.url), 'utf8');

/** A game with everything that goes into dice: words of the players, draws, dice of the table, two seeds. */
async function played(say: Say): Promise<CampaignExport> {
  await say('/game new name:Caen rules:ww2-skirmish');
  await say('/game join side:axis');
  await say('@bob /game join side:allies');
  await say('/unit add profile:rifle-team name:Red');
  await say('@bob /unit add profile:rifle-team name:Blue');
  await say('@bob /fair mix words:"rain over Caen"');
  await say('/turn end');
  await say('/fire rules:landser weapon:gpmg range:12 auto:true figures:5');
  await say('/fire rules:landser weapon:rifle range:12 faces:2');
  await say('/fire rules:landser weapon:lmg range:6 auto:true figures:4');
  await say('/fair reveal');
  await say('/fire rules:panzertroops weapon:rifle range:6');
  return exported(say);
}

async function exported(say: Say, channel = ''): Promise<CampaignExport> {
  return ((await say(`${channel}/game export`)).json.data as { export: CampaignExport }).export;
}

const check = (file: unknown) => findingsIn(english, JSON.stringify(file), 'caen.json');

let say: Say;
let file: CampaignExport;
beforeAll(async () => {
  say = sayOver((await memory()).store);
  file = await played(say);
});

describe('the page says how a value comes about', () => {
  const rows = [...page.matchAll(/^\| (\d) \| ("[^|]*") \| (\S+) \| (\d+) \| (\S+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
  const seed = createHash('sha256').update('test').digest();

  test('and gives enough of them', () => {
    expect(rows.length).toBe(24);
    expect(page).toContain(seed.toString('hex'));
    expect(page).toContain(createHash('sha256').update(seed).digest('hex'));
  });

  test.each(rows.map((row) => row.slice(1)))(
    'scheme %s, mix %s, log %s, record %s, %s, value %s of a D%s is %s',
    (...row) => {
      const [scheme, mix = '', log = '', seq, interaction = '', i, sides, is] = row;
      const place = { mix: JSON.parse(mix) as string, log, seq: Number(seq), interaction };
      const list = [place.mix, log, place.seq, interaction, Number(i)] as const;
      expect(value(seed, list, Number(sides), Number(scheme))).toBe(Number(is));
      const next = streamOf({ seed, scheme: scheme === '2' ? 2 : 1, ...place });
      for (let before = 0; before < Number(i); before++) next(6);
      expect(next(Number(sides))).toBe(Number(is));
    },
  );

  test('which a program written from the page and ours make alike', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.string({ unit: 'grapheme' }),
        fc.nat(),
        // Of 40,000 sides every third value doesn't fit into its block, of 2^31 + 1 none does.
        fc.constantFrom(2, 3, 4, 6, 8, 10, 12, 20, 100, 1000, 40_000, 2 ** 31 + 1),
        fc.constantFrom<1 | 2>(1, 2),
        (bytes, mix, seq, sides, scheme) => {
          const own = Buffer.from(bytes);
          const next = streamOf({ seed: own, scheme, mix, log: 'caen', seq, interaction: 'x' });
          for (let i = 0; i < 18; i++) expect(next(sides)).toBe(value(own, [mix, 'caen', seq, 'x', i], sides, scheme));
        },
      ),
    );
  });
});

describe('a file', () => {
  test('fits, and says how many dice are right and how many are still sealed', () => {
    const { fits, lines } = check(file);
    expect(fits).toBe(true);
    expect(lines.join('\n')).toMatch(
      /^All 12 records are as they were exported.*\nAll \d+ dice of \d records are right.*\n1 record was thrown/,
    );
    expect(firstThatDoesNotFit(file as unknown as File)).toBeUndefined();
  });

  test('with any field of any record altered is found out, and the record is named', () => {
    let altered = 0;
    for (const [at, record] of file.records.entries()) {
      for (const change of alterations(record)) {
        const changed = { ...file, records: file.records.map((each, i) => (i === at ? change : each)) };
        expect([check(changed).fits, firstThatDoesNotFit(changed as unknown as File)]).toEqual([false, at + 1]);
        altered += 1;
      }
    }
    expect(altered).toBeGreaterThan(200);
  });

  test('whose dice were altered is found out by its seed alone', () => {
    const { fingerprints: _, ...bare } = file;
    let altered = 0;
    for (const [at, record] of file.records.entries()) {
      if (at >= 10) continue;
      for (const changed of withOtherFaces(record)) {
        const records = file.records.map((each, i) => (i === at ? changed : each));
        const { fits, lines } = check({ ...bare, records });
        expect([fits, lines.at(-1)]).toEqual([false, expect.stringContaining(`Number ${at + 1} of the log`)]);
        altered += 1;
      }
    }
    expect(altered).toBeGreaterThan(3);
  });

  test('with records left out, added or swapped does not fit', () => {
    const { records } = file;
    const swapped = [records[1], records[0], ...records.slice(2)];
    for (const others of [records.slice(0, -1), records.slice(1), [...records, records[0]], swapped]) {
      expect(check({ ...file, records: others }).fits).toBe(false);
    }
  });

  test('fits after it was imported elsewhere, with the dice of both logs', async () => {
    await say('#falaise /game import file:x', handing(JSON.stringify(file)));
    await say('#falaise @zoe /fire rules:landser weapon:rifle range:8', {}).catch(() => undefined);
    const there = await exported(say, '#falaise ');
    expect(there.origins).toHaveLength(1);
    expect(check(there).fits).toBe(true);
  });

  test.each(['', '{}', '[1]', '{"umpire":1}'])('that is none says so: %s', (text) => {
    expect(findingsIn(english, text, 'x.json')).toEqual({
      fits: false,
      unreadable: true,
      lines: [expect.stringContaining('x.json isn’t')],
    });
  });
});

describe('the page that checks in a browser', () => {
  /** Its script, run without a browser. */
  const { check: checkInPage } = runInNewContext(
    `${/<script>([\s\S]*)<\/script>/.exec(readFileSync(new URL('../../docs/verify.html', import.meta.url), 'utf8'))![1]}; ({ check })`,
    { TextEncoder },
  ) as { check(file: unknown): { altered?: number; wrong?: number; dice: number; right: number; sealed: number } };

  test('finds the same of a file as we do', () => {
    const found = checkInPage(file);
    expect(found).toMatchObject({ records: 12, sealed: 1 });
    expect(check(file).lines[1]).toContain(`All ${found.dice} dice of ${found.right} records`);
  });

  test('finds what was altered, by fingerprint and by seed', () => {
    const { fingerprints: _, ...bare } = file;
    for (const [at, record] of file.records.entries()) {
      const [first] = alterations(record);
      const records = file.records.map((each, i) => (i === at ? first : each));
      expect(checkInPage({ ...file, records }).altered).toBe(at + 1);
      const [other] = at < 10 ? withOtherFaces(record) : [];
      if (other) {
        const faked = file.records.map((each, i) => (i === at ? other : each));
        expect(checkInPage({ ...bare, records: faked }).wrong).toBe(at + 1);
      }
    }
  });
});

describe('in the channel', () => {
  test('every die is worked out again, the sealed ones too', async () => {
    const { json } = await say('/fair verify dice:true');
    const { checked } = json.data as { checked: { verdict: string; dice: unknown[] }[] };
    expect(new Set(checked.map(({ verdict }) => verdict))).toEqual(new Set(['right']));
    expect(checked).toHaveLength(3);
  });

  test('the mix and the seed outlive an undo', async () => {
    const { json } = await say('/fair status');
    const before = json.data as { commitment: string; mix: string };
    await say('/undo').catch(() => undefined);
    expect((await say('/fair status')).json.data).toMatchObject({ commitment: before.commitment, mix: before.mix });
  });

  test('only those who have a part in the campaign touch its dice', async () => {
    for (const line of ['@zoe /fair mix words:mine', '@zoe /fair reveal']) {
      expect(await thrownBy(() => say(line))).toMatchObject({ says: 'no-part-in-dice' });
    }
    expect(await thrownBy(() => say('#bayeux /fair status'))).toMatchObject({ says: 'nothing-thrown' });
    expect(await thrownBy(() => say(`/fair mix words:"${'x'.repeat(201)}"`))).toMatchObject({ says: 'too-long' });
  });
});

/** A record with each of the dice that the referee threw showing another face. */
function* withOtherFaces(record: CampaignExport['records'][number]): Generator<unknown> {
  for (const [e, event] of record.events.entries()) {
    if (!('steps' in event) || (event.type === 'ruled' && event.dice === 'table')) continue;
    for (const [s, step] of (event.steps ?? ([] as readonly LoggedStep[])).entries() as Iterable<
      [number, LoggedStep]
    >) {
      for (const [f, face] of step.faces.entries()) {
        const changed = structuredClone(record) as unknown as { events: { steps: { faces: number[] }[] }[] };
        changed.events[e]!.steps[s]!.faces[f] = (face % (step.outOf ?? step.sides ?? 6)) + 1;
        yield changed;
      }
    }
  }
}
