import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../src/campaign/export/export.ts';
import type { LogRecord } from '../../src/campaign/record.ts';
import { english } from '../../src/reply/english/index.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { sayOver } from '../commands/club-table.ts';
import { memory } from '../referee/table.ts';
import { type File, firstThatDoesNotFit } from './from-the-page.ts';

const html = readFileSync(new URL('../../docs/verify.html', import.meta.url), 'utf8');
const { check: checkInPage } = runInNewContext(`${/<script>([\s\S]*)<\/script>/.exec(html)![1]}; ({ check })`, {
  TextEncoder,
}) as { check(file: unknown): { wrong?: number; dice: number; right: number } };

/** What each of the three programs says of the first number that is wrong. */
function wrongIn(records: readonly LogRecord[], file: CampaignExport): (number | undefined)[] {
  const { fingerprints: _, ...bare } = { ...file, records };
  const found = findingsIn(english, JSON.stringify(bare), 'caen.json');
  const ours = found.fits ? undefined : Number(/Number (\d+)/.exec(found.lines.at(-1)!)?.[1]);
  return [ours, firstThatDoesNotFit(bare as unknown as File), checkInPage(bare).wrong];
}

let file: CampaignExport;
let corrections: number[];

beforeAll(async () => {
  const say = sayOver((await memory()).store);
  await say('/fire rules:landser weapon:gpmg range:12 auto:true figures:5');
  await say('/fire rules:landser weapon:rifle range:8 faces:2');
  const numbers: number[] = [];
  const corrects = async (number: number, said: string) => {
    const newest = numbers.at(-1) ?? 2;
    const { json } = await say(`/correct number:${number} ${said} confirm:${newest}`);
    numbers.push(json.seq as number);
  };
  await corrects(1, 'figures:2');
  await corrects(1, 'figures:9');
  await corrects(1, 'figures:5');
  await corrects(2, 'weapon:gpmg auto:true figures:3');
  await say('/fair reveal');
  corrections = numbers;
  file = ((await say('/game export')).json.data as { export: CampaignExport }).export;
});

type Place = Record<string, unknown> & { event: { steps: { faces: number[]; sides?: number }[] } };
const placeOf = (record: LogRecord) => (record.events.at(-1) as unknown as { places: [Place] }).places[0];

describe('the dice of corrections', () => {
  test('fit, by our own program, by one written from the page, and by the page itself', () => {
    expect(wrongIn(file.records, file)).toEqual([undefined, undefined, undefined]);
    const found = checkInPage(file);
    expect(findingsIn(english, JSON.stringify(file), 'caen.json').lines[1]).toContain(
      `All ${found.dice} dice of ${found.right}`,
    );
  });

  test('are the ones that fell; more are thrown once, and stay for whoever corrects again', () => {
    const [fewer, more, back, other] = corrections.map((seq) => placeOf(file.records[seq - 1]!));
    expect(fewer).toMatchObject({ over: expect.any(Array) });
    expect(fewer!.fresh).toBeUndefined();
    expect((more!.fresh as number[]).length).toBeGreaterThan(0);
    expect(back!.fresh).toBeUndefined();
    const [first] = file.records[0]!.events.filter((event) => event.type === 'ruled');
    expect(back!.event).toEqual(first);
    // The die that fell on the table counts for the first figure.
    expect(other!.event.steps.flatMap(({ faces }) => faces)[0]).toBe(2);
  });

  test('changed anywhere are found out', () => {
    let changed = 0;
    for (const seq of corrections) {
      const record = file.records[seq - 1]!;
      const places = [...faked(record)];
      for (const fake of places) {
        const records = file.records.map((each) => (each === record ? fake : each));
        expect(wrongIn(records, file)).toEqual([seq, seq, seq]);
        changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(20);
  });
});

/** A correction that lies: about a face, about which were thrown for it, about what is left. */
function* faked(record: LogRecord): Generator<LogRecord> {
  const lie = (change: (place: Place) => void) => {
    const copy = structuredClone(record);
    change(placeOf(copy));
    return copy;
  };
  for (const [s, { faces, sides = 6 }] of placeOf(record).event.steps.entries()) {
    for (const [f, face] of faces.entries()) {
      yield lie(({ event }) => {
        event.steps[s]!.faces[f] = (face % sides) + 1;
      });
    }
  }
  yield lie((place) => {
    place.fresh = [...((place.fresh as number[] | undefined) ?? []), 99];
  });
  yield lie((place) => {
    place.over = [...((place.over as object[] | undefined) ?? []), { sides: 6, face: 6 }];
  });
}
