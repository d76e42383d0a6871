import { gzipSync } from 'node:zlib';
import { MOST_BYTES, MOST_RECORDS } from '../../../src/campaign/export/export.ts';
import type { LogEvent, LogRecord } from '../../../src/campaign/record.ts';
import { runs } from '../../nightly.ts';
import { committed, record, ruled, snowflake } from '../some-records.ts';

const HASH = 'ab'.repeat(32);

/** A file, what it is, and what is said of it. */
export interface WorstFile {
  readonly what: string;
  readonly bytes: () => Uint8Array;
  /** The word of the refusal; nothing where it is taken. */
  readonly says?: string;
  /** It takes long, but nobody waits for it. */
  readonly large?: true;
}

/** An export as text, made line by line: it may be large. */
function exportOf(records: Iterable<LogRecord>): Uint8Array {
  const head = { umpire: 1, format: 'campaign', version: '0.1.0', name: 'Caen', log: 'elsewhere', commitment: HASH };
  const first = JSON.stringify({ ...head, origins: [], rulesets: {}, struck: [] }).slice(0, -1);
  const lines = [...records].map((each) => JSON.stringify(each));
  return Buffer.from(`${first},"records":[\n${lines.join(',\n')}\n]}`);
}

const opened: LogEvent = {
  type: 'game-opened',
  name: 'Caen',
  rules: 'landser-classic',
  sides: [
    { id: 'axis', name: 'Axis' },
    { id: 'allies', name: 'Allies' },
  ],
  umpire: 'anna',
};

function units(first: number, last: number): LogEvent {
  const made = Array.from({ length: last - first + 1 }, (_, i) => ({
    id: `u${first + i}`,
    name: `Schmidt ${first + i}`,
    side: 'axis',
    profile: 'rifleman',
    fields: {},
  }));
  return { type: 'units-added', units: made };
}

/** The effects that cost the fold most: each on another unit, and all of them last. */
function effects(count: number, seq: number): LogEvent {
  const until = { turn: 9, edge: 'end' } as const;
  return ruled({
    effects: Array.from({ length: count }, (_, i) => ({
      effect: 'set' as const,
      of: { unit: `u${(i % 500) + 1}` },
      field: (i + seq) % 2 === 0 ? 'pinned' : 'moved',
      value: true,
      until,
      rule: 'LC-FIRE-01',
    })),
  });
}

function* heavy(most: number): Generator<LogRecord> {
  yield record(1, [committed(HASH), opened, units(1, 250)]);
  yield record(2, [units(251, 500)]);
  let bytes = 0;
  for (let seq = 3; ; seq++) {
    const each = record(seq, [effects(850, seq)]);
    bytes += JSON.stringify(each).length + 2;
    if (bytes > most - 200_000) return;
    yield each;
  }
}

/** @param apart milliseconds between two of them: what came within the hour is remembered */
function* small(count: number, apart: number): Generator<LogRecord> {
  yield record(1, [committed(HASH), opened]);
  for (let seq = 2; seq <= count; seq++) {
    const at = new Date(Date.parse('2026-06-06T12:00:00.000Z') + seq * apart).toISOString();
    yield record(seq, [{ type: 'noted', text: 'x' }], { at, command: '/note', interaction: snowflake(seq) });
  }
}

function* undone(count: number, strikesEach: number): Generator<LogRecord> {
  yield record(1, [committed(HASH), opened]);
  for (let seq = 2; seq <= count; seq++) {
    const strikes = Array.from({ length: Math.min(seq - 2, strikesEach) }, (_, i) => i + 2);
    yield record(seq, [seq % 2 === 0 ? { type: 'undone', strikes } : { type: 'redone', lifts: strikes }], {
      command: '/undo',
    });
  }
}

const lasting = (count: number) =>
  exportOf([
    record(1, [committed(HASH), opened]),
    record(2, [
      ruled({
        effects: Array.from({ length: count }, (_, i) => ({
          effect: 'set' as const,
          of: { table: true as const },
          field: `f${i}`,
          value: 1,
          until: { turn: 9, edge: 'end' as const },
          rule: 'LC-FIRE-01',
        })),
      }),
    ]),
  ]);

/** Files made to keep a referee busy, and the largest that it takes. */
export const WORST: readonly WorstFile[] = [
  { what: 'one ruling with 4,900 lasting effects', bytes: () => gzipSync(lasting(4900)), says: 'export-too-much' },
  { what: 'one ruling with 800 lasting effects on the table', bytes: () => lasting(800), says: 'export-damaged' },
  { what: '32 MB of the heaviest rulings that are taken', bytes: () => exportOf(heavy(MOST_BYTES)), large: true },
  { what: 'the heaviest rulings that are taken', bytes: () => exportOf(heavy(runs(1, 2) * 1024 * 1024)) },
  { what: 'as many small records as are taken', bytes: () => exportOf(small(MOST_RECORDS, 3000)), large: true },
  { what: 'thousands of small records within one hour', bytes: () => exportOf(small(3000, 800)) },
  { what: 'one small record too many', bytes: () => exportOf(small(MOST_RECORDS + 1, 3000)), says: 'export-too-long' },
  { what: 'undos of a thousand records each', bytes: () => exportOf(undone(3000, 1000)), says: 'export-damaged' },
  {
    what: 'nothing but undos, of as many records as one may strike',
    bytes: () => exportOf(undone(runs(200, 1000), 50)),
  },
  { what: 'blanks, packed', bytes: () => gzipSync(Buffer.alloc(MOST_BYTES + 1, ' ')), says: 'file-too-large' },
  {
    what: 'millions of lists in lists',
    bytes: () => gzipSync(Buffer.alloc(MOST_BYTES, '[')),
    says: 'export-too-costly',
  },
  { what: 'millions of empty records', bytes: () => manyEmpty(), says: 'export-too-costly' },
  { what: 'no text at all', bytes: () => Buffer.alloc(MOST_BYTES, 0xc3), says: 'export-foreign' },
];

function manyEmpty(): Uint8Array {
  const first = JSON.stringify({
    umpire: 1,
    format: 'campaign',
    version: '0',
    name: 'x',
    log: 'x',
    commitment: HASH,
    origins: [],
    rulesets: {},
    struck: [],
  });
  return Buffer.from(`${first.slice(0, -1)},"records":[${'{},'.repeat(9_000_000)}{}]}`);
}
