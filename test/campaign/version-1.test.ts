import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LogRecord, type Ruled, readRecord } from '../../src/campaign/record.ts';
import type { Fields } from '../../src/kernel/state/unit.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { stepLines } from '../../src/reply/ruling/steps.ts';
import { wordedSteps } from '../../src/reply/ruling/worded.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { handing, type Say, sayOver } from '../commands/club-table.ts';
import { memory, recordsOf } from '../referee/table.ts';
import { marked } from '../reply/marked.ts';

/** A battle that Umpire 0.1.0 refereed with records of version 1, and what it said then of units, turn and debts. */
interface Kept {
  readonly export: { readonly records: readonly LogRecord[] };
  readonly units: Readonly<Record<string, { readonly name: string; readonly fields: Fields; readonly gone?: string }>>;
  readonly at: object;
  readonly due: readonly string[];
}

const BATTLES = [
  'landser',
  'landser-classic',
  'hans-n-panzer',
  'ww2-skirmish',
  'ww2-skirmish-solo',
  'panzertroops',
] as const;

/** A ruling of each by its number, in the lines that told its steps then: its record holds the sentences. */
const STEPS_THEN: Readonly<Record<(typeof BATTLES)[number], readonly [seq: number, told: readonly string[]]>> = {
  landser: [
    40,
    [
      '  Officer or NCO within: → 10" (LS-RALLY-04)',
      '  To rally a soldier in hide: D6 6, rallies on 2+ → rallied (LS-RALLY-04)',
    ],
  ],
  'landser-classic': [
    31,
    [
      '  To hit: D6 6 −1 target in half cover (LC-FIRE-14) = 5, hits on 6+ → hit whatever the total (LC-FIRE-17) (LC-FIRE-10)',
      '  Effects: D6 2 −1 impossible shot (LC-FIRE-17) = 1 → hide (LC-EFF-01)',
    ],
  ],
  'hans-n-panzer': [
    61,
    [
      '  Where it lands: D6 4 → right (HP-ART-08)',
      '  Figure 1: save: D6 4 −1 within 1" of the centre (HP-ART-10) = 3, saved on 5+ → killed (HP-ART-09)',
      '  Men in the blast area: → killed (HP-ART-09)',
    ],
  ],
  'ww2-skirmish': [
    46,
    [
      '  To hit with the gun: D20 12, hits on 8+ → hit (WS-GUN-02)',
      '  Damage: D20 7 +4 57mm or over (WS-DMG-04) −2 medium AFV (WS-DMG-11) = 9 → weapon wrecked (WS-DMG-01)',
      '  Weapon wrecked: drawn 2 of 3 → turret MG (WS-DMG-14)',
    ],
  ],
  'ww2-skirmish-solo': [
    33,
    [
      '  Risk: +2 under heavy fire (WS-RISK-02) +4 casualties (WS-RISK-04) +1 under fire (WS-RISK-06) +1 enemy on flank or rear, or retiring (WS-RISK-07) +1 losing a firefight (WS-RISK-08) −1 AT gun, MMG, HMG or soft cover (WS-RISK-12) −2 advancing, or in hard cover (WS-RISK-13) → 6 (WS-SOLO-06)',
      '  Action: D6 5 → halt (WS-ACT-01)',
    ],
  ],
  panzertroops: [
    33,
    [
      '  Crew: D6 5 −5 half-track crew (PT-BAIL-05) = 0 (PT-BAIL-01)',
      '  0 or less: → nobody gets out (PT-BAIL-07)',
      '  Riders: D6 6 −1 riders (PT-BAIL-06) = 5 (PT-BAIL-01)',
    ],
  ],
};

function kept(battle: string): Kept {
  const packed = readFileSync(new URL(`version-1/${battle}.json.gz`, import.meta.url));
  return JSON.parse(gunzipSync(packed).toString());
}

function rulingsIn({ events }: LogRecord): readonly Ruled[] {
  return events.filter((event) => event.type === 'ruled');
}

describe.each(BATTLES)('a log of version 1: %s', (battle) => {
  const before = kept(battle);
  let say: Say;
  let records: readonly LogRecord[];
  beforeAll(async () => {
    const { store } = await memory();
    say = sayOver(store);
    // Zoe does not play a side, so nobody has to agree with her.
    await say('@zoe /game import file:x', handing(JSON.stringify(before.export)));
    records = await recordsOf(store);
  });

  test('opens with every record as it was', () => {
    expect(before.export.records.every(({ version }) => version === 1)).toBe(true);
    const read = before.export.records.map((record) => readRecord('caen', record, record.seq));
    expect(records.slice(0, -1)).toEqual(read);
    // What the version adds does not change anything already written.
    for (const [i, { events }] of read.entries()) expect(events).toMatchObject(before.export.records[i]!.events);
  });

  test('is still verified, and says what can’t be checked in that form', () => {
    const { fits, lines } = findingsIn(english, JSON.stringify(before.export), 'x');
    expect([battle, fits, lines]).toEqual([battle, true, expect.any(Array)]);
    const hidden = before.export.records.some(({ events }) =>
      events.some((event) => event.type === 'units-added' && event.units.some(({ sealed }) => sealed !== undefined)),
    );
    expect(lines.some((line) => line.startsWith('Older form'))).toBe(hidden);
  });

  test('has the same units, the same turn, and owes what it owed', async () => {
    const { units } = (await say('/unit list')).json.data as {
      units: { id: string; name: string; fields: Fields; gone?: string }[];
    };
    expect(
      Object.fromEntries(
        units.map(({ id, name, fields, gone }) => [id, { name, fields, ...(gone === undefined ? {} : { gone }) }]),
      ),
    ).toEqual(before.units);
    const { at, due } = (await say('/turn status')).json.data as { at: object; due: { verb: string }[] };
    expect(at).toEqual(before.at);
    expect(due.map(({ verb }) => verb)).toEqual(expect.arrayContaining([...before.due]));
  });

  test('tells its steps in the sentences that it holds, whatever the catalogue', () => {
    const [seq, then] = STEPS_THEN[battle];
    const ruled = rulingsIn(records[seq - 1]!)[0]!;
    expect(plainText({ lines: stepLines(english, ruled) })).toBe(then.join('\n'));
    for (const each of records.flatMap(rulingsIn)) expect(wordedSteps(marked, each)).toEqual(each.steps);
  });

  test('tells every record of it', async () => {
    const told = plainText((await say('/log size:200')).document);
    for (const { seq } of before.export.records) expect(told).toContain(`#${seq} `);
  });

  test('goes on: the next battle begins with the survivors', async () => {
    await say('@zoe /game battle');
    expect(plainText((await say('/turn status')).document)).toContain('The first turn hasn’t begun');
  });
});
