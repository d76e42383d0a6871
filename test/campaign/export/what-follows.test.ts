import { describe, expect, test } from 'vitest';
import { areInOrder, arrivalIn, originsFault } from '../../../src/campaign/export/origins.ts';
import { FollowingSoFar, headFault } from '../../../src/campaign/export/what-follows.ts';
import type { LogEvent, LogRecord } from '../../../src/campaign/record.ts';
import { committed, record, ruled, undone } from '../../referee/some-records.ts';

const opened = (name: string): LogEvent => ({
  type: 'game-opened',
  name,
  rules: 'landser',
  sides: [],
  umpire: 'ute',
});
const imported = (log: string, last: number): LogEvent => ({ type: 'imported', log, last, proof: 'holds', dice: 3 });

function following(...records: LogRecord[]) {
  const so = new FollowingSoFar();
  for (const each of records) so.take(each);
  return so.all;
}

describe('what follows from the records of a log', () => {
  test('are the campaign’s name, the rulebooks, what’s struck out and the seed that it began with', () => {
    expect(
      following(
        record(1, [committed('c1'), ruled()]),
        record(2, [opened('Caen')]),
        record(3, [ruled(), committed('c2')]),
        record(4, [undone(3, 1)]),
      ),
    ).toEqual({
      name: 'Caen',
      rulesets: ['landser-classic', 'landser'],
      struck: [1, 3],
      corrected: {},
      commitment: 'c1',
    });
  });

  test('is the name of the newest campaign that stands, and none if there were only loose rulings', () => {
    const log = [record(1, [opened('Caen')]), record(2, [opened('Bayeux')])];
    expect(following(...log).name).toBe('Bayeux');
    expect(following(...log, record(3, [undone(2)])).name).toBe('Caen');
    expect(following(record(1, [ruled()]))).not.toHaveProperty('name');
    expect(following(record(1, [ruled()]))).not.toHaveProperty('commitment');
  });

  test('begins anew with an import: the log is another one from there', () => {
    const log = [record(1, [committed('old')]), record(2, [imported('a', 1), committed('new')])];
    expect(following(...log).commitment).toBe('new');
    expect(following(log[0]!, record(2, [imported('a', 1)]))).not.toHaveProperty('commitment');
  });

  test('has for each corrected record the one that replaces it', () => {
    const places = [{ seq: 1, index: 0, event: ruled() }];
    const log = [record(1, [ruled()]), record(2, [{ type: 'corrected', seq: 1, said: {}, places }])];
    expect(following(...log).corrected).toEqual({ 1: 2 });
  });
});

describe('what a file says beside its records', () => {
  const records = { rulesets: ['landser', 'ww2'], struck: [1, 3], corrected: { 1: 2 }, name: 'Caen', commitment: 'c1' };
  const head = { ...records, rulesets: { ww2: 'WW2 Skirmish', landser: 'Landser' } };

  test('is right if it says the same, in any order, or leaves it out', () => {
    expect(headFault(head, records)).toBeUndefined();
    expect(headFault({}, records)).toBeUndefined();
    // An older file may name loose rulings, and a log without a seed says nothing of one.
    const { name: _, commitment: __, ...loose } = records;
    expect(headFault(head, loose)).toBeUndefined();
  });

  test.each([
    ['name', { name: 'Bayeux' }],
    ['rulesets', { rulesets: { landser: 'Landser' } }],
    ['rulesets', { rulesets: 7 }],
    ['struck', { struck: [1] }],
    ['corrected', { corrected: { 1: 3 } }],
    ['commitment', { commitment: 'c2' }],
  ])('is wrong about %s: %j', (where, wrong) => {
    expect(headFault({ ...head, ...wrong }, records)).toBe(where);
  });
});

describe('where records come from', () => {
  const log = (...own: [number, LogEvent][]) =>
    Array.from({ length: 6 }, (_, i) =>
      record(
        i + 1,
        own.flatMap(([seq, event]) => (seq === i + 1 ? [event] : [])),
      ),
    );
  const two = [
    { log: 'a', last: 2 },
    { log: 'b', last: 4 },
  ];

  test('is told in order: each log ends before the file does', () => {
    expect(areInOrder(two, 5)).toBe(true);
    expect(areInOrder([], 0)).toBe(true);
    expect(areInOrder(two, 4)).toBe(false);
    expect(areInOrder([two[1]!, two[0]!], 9)).toBe(false);
    expect(areInOrder([{ log: 'a', last: 0 }], 9)).toBe(false);
  });

  test('is what the records of imports say too', () => {
    const records = log([3, imported('a', 2)], [5, imported('b', 4)]);
    expect(originsFault(two, records)).toBeUndefined();
    expect(originsFault([], log())).toBeUndefined();
    expect(originsFault([{ log: 'x', last: 2 }, two[1]!], records)).toBe('origins.0');
    expect(originsFault(two, log([3, imported('a', 2)], [5, imported('b', 3)]))).toBe('origins.1');
    expect(originsFault(two.toReversed(), records)).toBe('origins.1.last');
    expect(originsFault([two[0]!, { log: 'b', last: 6 }], records)).toBe('origins.1.last');
    // An import that the file doesn’t speak of.
    expect(originsFault(two.slice(0, 1), records)).toBe('record 5: events');
    // An import always writes a record now; older files may know more than theirs.
    expect(originsFault(two.slice(0, 1), log())).toBe('origins.0');
    const older = log().map((each) => ({ ...each, version: 2 as const }));
    expect(originsFault(two.slice(0, 1), older)).toBeUndefined();
  });

  test('is read of older imports in today’s words', () => {
    const older: LogEvent = { type: 'log-imported', log: 'a', through: 2, proof: 'holds', dice: 3 } as never;
    const arrived = { log: 'a', last: 2, proof: 'holds', dice: 3 };
    expect(arrivalIn(record(3, [{ type: 'noted', text: '' }, older]))).toEqual(arrived);
    expect(arrivalIn(record(3, [imported('a', 2)]))).toEqual(arrived);
    expect(arrivalIn(record(3, [ruled()]))).toBeUndefined();
  });
});
