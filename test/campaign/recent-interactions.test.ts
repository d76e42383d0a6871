import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothingYet, readSnapshot } from '../../src/campaign/campaign.ts';
import { causedBy, countOf, remembering } from '../../src/campaign/recent-interactions.ts';
import { minutesPast, record, ruled, snowflake } from '../referee/some-records.ts';

const at = (seq: number, minutes: number) =>
  record(seq, [ruled()], { at: minutesPast(minutes), interaction: snowflake(seq) });

type Known = Parameters<typeof remembering>[0];

test('every interaction of the last hour is recognised, and none that’s five minutes older', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 150 });
  fc.assert(
    fc.property(waits, (between) => {
      const minutes = between.map((_, i) => between.slice(0, i + 1).reduce((sum, each) => sum + each));
      const records = minutes.map((each, i) => at(i + 1, each));
      const known = records.reduce<Known>(remembering, []);
      for (const { seq, at: then, interaction } of records) {
        const age = (Date.parse(records.at(-1)!.at) - Date.parse(then)) / 60_000;
        if (age <= 60) expect(causedBy(known, interaction)).toBe(seq);
        if (age > 65) expect(causedBy(known, interaction)).toBeUndefined();
      }
    }),
  );
});

test('thousands take little: one more makes only a few of them anew', () => {
  const records = Array.from({ length: 3000 }, (_, i) => at(i + 1, i / 100));
  const before = records.reduce<Known>(remembering, []);
  const after = remembering(before, at(3001, 30));
  expect(countOf(after)).toBe(3001);
  expect(after.slice(0, -1).every((each, i) => each === before[i])).toBe(true);
  expect(JSON.stringify(after).length / 3001).toBeLessThan(40);
});

test('an interaction whose digits are part of another’s is another one', () => {
  const known = remembering([], record(1, [ruled()], { interaction: '12345678901234567890' }));
  expect(causedBy(known, '2345678901234567890')).toBeUndefined();
  expect(causedBy(known, undefined)).toBeUndefined();
});

test('what an imported record says of an interaction was said elsewhere', () => {
  const twice = [1, 5].map((seq) => record(seq, [ruled()], { interaction: snowflake(7) }));
  const known = twice.reduce<Known>(remembering, []);
  expect(causedBy(known, snowflake(7), 3)).toBe(5);
  expect(causedBy(known, snowflake(7), 5)).toBeUndefined();
});

test('a snapshot that still holds each as a value of its own is read', () => {
  const { id, seq, at: then } = { id: snowflake(3), seq: 3, at: minutesPast(3) };
  const kept = readSnapshot({ ...nothingYet, version: 8, seq, interactions: [{ id, seq, at: then }] });
  expect(kept && causedBy(kept.interactions, id)).toBe(3);
});
