import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPORT_VERSION } from '../../src/campaign/export/export.ts';
import { record } from '../../src/campaign/record.ts';
import { fingerprints } from '../../src/fairness/chain.ts';
import { english } from '../../src/reply/english/index.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { least, optionsOf } from '../referee/arrival/outsized.ts';

const commitment = 'ab'.repeat(32);
const HEAD = { umpire: EXPORT_VERSION, format: 'campaign', version: '0.1.0', log: 'a', commitment, origins: [] };
const COMMITTED = { type: 'committed', commitment, mix: '', scheme: 2 };

const anEvent = record.shape.events.element;

/** The smallest event of each kind that there is, with everything that it can have. */
const EVENTS = optionsOf(anEvent).map((each) => least(each, true) as object);

/** A file of one record, with fingerprints that fit: whatever is wrong with it is in its events. */
function fileOf(event: unknown): string {
  const records = [{ ...(least(record) as object), seq: 1, events: [COMMITTED, event] }];
  return JSON.stringify({ ...HEAD, records, fingerprints: [...fingerprints(records)] });
}

/** The same event with another value in one place, wherever that is. */
function* changes(value: unknown, strange: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const changed = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    if (typeof each !== typeof strange || Array.isArray(each) !== Array.isArray(strange)) yield changed(strange);
    for (const within of changes(each, strange)) yield changed(within);
  }
}

const told = (text: string) => findingsIn(english, text, 'x.json');

describe('umpire verify on files that are JSON and no export', () => {
  test('every event that is declared can be read, in its smallest form', () => {
    expect(EVENTS.length).toBeGreaterThan(50);
    for (const event of EVENTS) expect([event, told(fileOf(event)).unreadable]).toEqual([event, undefined]);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', -1.5],
    ['a text', '__proto__'],
    ['a list', [null]],
    ['an object', { toString: null, length: 1e9 }],
  ])('with %s for any value of any event it can’t be read, or doesn’t fit: no other end', (_, strange) => {
    let count = 0;
    for (const event of EVENTS) {
      for (const changed of changes(event, strange)) {
        const { fits } = told(fileOf(changed));
        // Some values may be of more than one kind.
        if (anEvent.safeParse(changed).success) continue;
        expect([changed, fits]).toEqual([changed, false]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(150);
  });

  test('with any JSON at all for an event, a record or the file, it never throws and nothing fits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(told(fileOf(value)).fits).toBe(false);
        expect(told(JSON.stringify({ ...HEAD, records: [value] })).unreadable).toBe(true);
        expect(told(JSON.stringify(value)).unreadable).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('nested deeper than any stack, it can’t be read', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const record = `{"version":3,"seq":1,"events":[{"type":"ruled","steps":${deep}}]}`;
    const text = `${JSON.stringify(HEAD).slice(0, -1)},"records":[${record}]}`;
    expect(told(text).unreadable).toBe(true);
  });
});
