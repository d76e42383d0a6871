import { describe, expect, test } from 'vitest';
import { type LogRecord, readRecord, UnreadableRecord } from '../../src/campaign/record.ts';
import { committed, record, ruled, snowflake, undone } from '../referee/some-records.ts';

const WHOLE = record(
  12,
  [
    committed('ab12', 'our words'),
    ruled({
      filled: { moved: true },
      toggles: ['dogs-chance'],
      asked: ['dogs-chance', 'burst-dice'],
      dice: 'table',
      steps: [
        {
          rule: 'LC-FIRE-10',
          label: 'to hit',
          sides: 6,
          faces: [6],
          modifiers: [{ label: 'agreed at the table', value: -3 }],
          total: 3,
          need: 4,
          result: 'hit',
          settled: 'LC-FIRE-17',
          item: 1,
        },
        { rule: 'X-1', label: 'template', faces: [], modifiers: [], results: ['hide', 'hide'] },
        { rule: 'X-2', label: 'who', faces: [2], modifiers: [], result: 'Meyer', outOf: 3 },
        { rule: 'X-3', label: 'effects', sides: 6, faces: [2], modifiers: [], result: 'hide', row: 'X-4' },
      ],
      effects: [
        { effect: 'set', of: { unit: 'u1' }, field: 'hidden', value: true, until: { turn: 3, edge: 'end' }, rule: 'X' },
        { effect: 'add', of: { side: 'axis' }, field: 'points', value: -1, floor: 0, rule: 'X' },
        { effect: 'set', of: { table: true }, field: 'smoke', value: 'thick', rule: 'X' },
        { effect: 'gone', unit: 'u1', why: 'removed', rule: 'X' },
        {
          effect: 'due',
          verb: 'rally',
          options: { weapon: 'lmg' },
          at: { turn: 4, side: 'axis', edge: 'start' },
          rule: 'X',
        },
        { effect: 'remind', rule: 'X-9' },
      ],
      defaulted: true,
    }),
    undone(3, 2),
  ],
  { interaction: snowflake(12), by: '200000000000000001' },
);

describe('a record that is read', () => {
  test('is what was written, every field of it', () => {
    expect(readRecord('log:r:12', JSON.parse(JSON.stringify(WHOLE)))).toStrictEqual(WHOLE);
  });

  test.each([
    ['null', null],
    ['text', 'record'],
    ['nothing', {}],
    ['a version of the future', { ...WHOLE, version: 99 }],
    ['a version before the first', { ...WHOLE, version: 0 }],
    ['no version', { ...WHOLE, version: undefined }],
    ['no number', { ...WHOLE, seq: undefined }],
    ['number 0', { ...WHOLE, seq: 0 }],
    ['half a number', { ...WHOLE, seq: 1.5 }],
    ['a time that is none', { ...WHOLE, at: 'yesterday' }],
    ['no speaker', { ...WHOLE, by: undefined }],
    ['events that are no list', { ...WHOLE, events: { 0: committed('c') } }],
    ['an event of an unknown kind', { ...WHOLE, events: [{ type: 'surrendered' }] }],
    ['a die with half a face', { ...WHOLE, events: [ruled({ steps: [{ ...stepOf(WHOLE), faces: [2.5] }] })] }],
    ['facts within facts', { ...WHOLE, events: [{ ...ruled(), facts: { hit: { by: 'whom' } } }] }],
    ['dice from nowhere', { ...WHOLE, events: [{ ...ruled(), dice: 'invented' }] }],
    ['an undo that strikes words', { ...WHOLE, events: [{ type: 'undone', strikes: ['all'] }] }],
    ['an effect of an unknown kind', { ...WHOLE, events: [{ ...ruled(), effects: [{ effect: 'heal', rule: 'X' }] }] }],
  ])('is refused with %s, by its key', (_, value) => {
    const reading = () => readRecord('caen:r:12', value);
    expect(reading).toThrow(UnreadableRecord);
    expect(reading).toThrow('The record caen:r:12 cannot be read');
  });

  test('says in the cause what is wrong with it', () => {
    try {
      readRecord('caen:r:12', { ...WHOLE, at: 'yesterday' });
    } catch (error) {
      expect(String((error as Error).cause)).toContain('"at"');
    }
    expect.assertions(1);
  });
});

function stepOf({ events }: LogRecord) {
  const event = events.find(({ type }) => type === 'ruled');
  if (event?.type !== 'ruled') throw new Error('No ruling in it');
  return event.steps[0]!;
}
