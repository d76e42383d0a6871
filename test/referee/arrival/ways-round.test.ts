import { beforeEach, describe, expect, test } from 'vitest';
import type { LogEvent, LogRecord } from '../../../src/campaign/record.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { handing, type Say, sayOver } from '../../commands/club-table.ts';
import { committed, record, ruled } from '../some-records.ts';
import { memory, thrownBy } from '../table.ts';

const HASH = 'ab'.repeat(32);

let store: Store;
let say: Say;

beforeEach(async () => {
  ({ store } = await memory());
  say = sayOver(store);
});

function exportOf(records: readonly LogRecord[]): Uint8Array {
  const head = { umpire: 1, format: 'campaign', version: '0.1.0', name: 'Caen', log: 'elsewhere', commitment: HASH };
  return Buffer.from(JSON.stringify({ ...head, origins: [], rulesets: {}, struck: [], records }));
}

const SIDES = ['Axis', 'Allies'].map((name) => ({ id: name.toLowerCase(), name }));
const opened: LogEvent = { type: 'game-opened', name: 'Caen', rules: 'landser-classic', sides: SIDES, umpire: 'anna' };
const first = record(1, [committed(HASH), opened]);

function units(count: number, from = 1): LogEvent {
  const made = Array.from({ length: count }, (_, i) => {
    return { id: `u${from + i}`, name: `Schmidt ${from + i}`, side: 'axis', profile: 'rifleman', fields: {} };
  });
  return { type: 'units-added', units: made };
}

const bring = (records: readonly LogRecord[]) => say('/game import file:x', handing(exportOf(records)));
const refused = (records: readonly LogRecord[]) => thrownBy(() => bring(records));

describe('more than a game needs is refused, wherever it is hidden', () => {
  const many = (count: number, each: (i: number) => LogEvent) => Array.from({ length: count }, (_, i) => each(i));

  test.each<[string, LogRecord[]]>([
    [
      'objectives',
      [
        first,
        record(
          2,
          many(60, (i) => ({ type: 'objective-set', name: `Farm ${i}` })),
        ),
      ],
    ],
    [
      'keepers',
      [
        first,
        ...[2, 3, 4, 5].map((seq) =>
          record(
            seq,
            many(500, (i) =>
              i % 2 === 0
                ? { type: 'umpire-named', user: `p${seq}x${i}` }
                : { type: 'umpire-dismissed', user: `p${seq}x${i - 1}` },
            ),
          ),
        ),
      ],
    ],
    [
      'squads',
      [
        first,
        record(2, [
          ruled({
            effects: Array.from({ length: 300 }, (_, i) => ({
              effect: 'set' as const,
              of: { squad: `q${i}` },
              field: 'out',
              value: true,
              rule: 'LC-MORALE-01',
            })),
          }),
        ]),
      ],
    ],
  ])('%s', async (_, records) => {
    const error = await refused(records);
    expect(['export-too-much', 'export-damaged']).toContain((error as { says: string }).says);
  });

  test('a snapshot never holds what was struck out later', async () => {
    const lasting = (seq: number) =>
      record(seq, [
        ruled({
          effects: Array.from({ length: 400 }, (_, i) => ({
            effect: 'set' as const,
            of: { unit: `u${(i % 200) + 1}` },
            field: 'pinned',
            value: true,
            until: { turn: 9, edge: 'end' as const },
            rule: 'LC-MORALE-01',
          })),
        }),
      ]);
    const notes = Array.from({ length: 93 }, (_, i) => record(i + 8, [{ type: 'noted', text: 'x' }]));
    const struck = record(101, [{ type: 'undone', strikes: Array.from({ length: 50 }, (_, i) => i + 51) }]);
    const all = [first, record(2, [units(200)]), ...[3, 4, 5, 6, 7].map((seq) => ({ ...lasting(seq), events: [] }))];
    await bring([...all, ...notes, struck]);
    for await (const key of store.keys('')) expect(key).not.toMatch(/:s:/);
  });
});

describe('what a file says was struck out, or waits for an answer', () => {
  // Nobody plays its side, so no command could say where it is.
  const strange: LogEvent = {
    type: 'units-added',
    units: [{ id: 'u1', name: 'Ghost', side: 'nowhere', profile: 'rifleman', fields: {} }],
  };

  test('does not come back by /redo', async () => {
    await bring([first, record(2, [strange]), record(3, [{ type: 'undone', strikes: [2] }])]);
    expect(await thrownBy(() => say('/redo'))).toMatchObject({ says: 'nothing-to-redo' });
    await say('/note text:On.');
    await say('/undo');
    await say('/redo');
    expect(await thrownBy(() => say('/redo'))).toMatchObject({ says: 'nothing-to-redo' });
  });

  test('is not done here by a word of agreement', async () => {
    const asked: LogEvent = {
      type: 'asked',
      id: 4,
      by: 'anna',
      about: 'redo',
      sides: [],
      users: ['bob'],
      umpire: true,
      proposes: [{ type: 'redone', lifts: [2] }],
      on: {},
      was: '',
    };
    await bring([first, record(2, [strange]), record(3, [{ type: 'undone', strikes: [2] }]), record(4, [asked])]);
    expect(await thrownBy(() => say('@bob /agree'))).toMatchObject({ says: 'nothing-asked-here' });
  });
});

describe('nothing is set that the rulebook does not declare', () => {
  const withField = (field: string, value: never) => [
    first,
    record(2, [units(1)]),
    record(3, [ruled({ effects: [{ effect: 'set', of: { unit: 'u1' }, field, value, rule: 'LC-MORALE-01' }] })]),
  ];

  test.each([
    ['a field of no book', 'luck', 7],
    ['a value of another kind', 'actions', 'many'],
    ['a list where a word belongs', 'weapon', ['rifle', 'rifle']],
  ])('%s', async (_, field, value) => {
    expect(await refused(withField(field, value as never))).toMatchObject({
      says: 'export-damaged',
      values: { where: 'record 3: events.0.effects.0' },
    });
  });

  test('nor with a unit that is added', async () => {
    const added = units(1) as Extract<LogEvent, { type: 'units-added' }>;
    const lucky = { ...added, units: [{ ...added.units[0]!, fields: { luck: 7 } }] };
    expect(await refused([first, record(2, [lucky])])).toMatchObject({ values: { where: 'record 2: units.u1.luck' } });
  });
});

describe('an order of battle of the largest size is refused at its first bound', () => {
  const MOST = 256 * 1024;
  const filled = (begin: string, each: string) => begin + each.repeat(Math.floor((MOST - begin.length) / each.length));

  test.each([
    ['columns', filled('profile', ',c'), { says: 'roster-columns' }],
    ['blank lines', filled('profile', '\n'), { says: 'csv-too-long' }],
    ['commas', filled('profile\n', `${','.repeat(1000)}\n`), { says: 'roster-empty' }],
    ['a quote that is not closed', filled('profile\n"', 'a""'), { says: 'csv-quote' }],
    ['brackets', filled('', '['), { says: 'roster-no-json' }],
    ['keys', `[{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(',')}}]`, { says: 'roster-line' }],
  ])('%s', async (_, text, refusal) => {
    await say('/game new name:Caen');
    expect(await thrownBy(() => say('/unit import file:x', handing(text)))).toMatchObject(refusal);
  });
});
