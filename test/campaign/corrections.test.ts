import { describe, expect, test } from 'vitest';
import { asItStands, correctedIn, correctionsIn, type Place } from '../../src/campaign/corrections.ts';
import type { LogEvent } from '../../src/campaign/record.ts';
import {
  isRewrittenSince,
  lastRewriting,
  oldestRewritten,
  rewrites,
  rewritingsAfter,
  rewrittenBy,
  standingIn,
} from '../../src/campaign/standing.ts';
import { record, ruled, undone } from '../referee/some-records.ts';

const noted: LogEvent = { type: 'noted', text: 'Rain.' };
const place = (seq: number, index: number, verb = 'fire'): Place => ({ seq, index, event: ruled({ verb }) });
const corrected = (seq: number, ...places: Place[]): LogEvent => ({ type: 'corrected', seq, said: {}, places });
const redone = (...lifts: number[]): LogEvent => ({ type: 'redone', lifts });

describe('a correction', () => {
  const log = [
    record(1, [noted, ruled()]),
    record(2, [ruled(), ruled()]),
    record(3, [corrected(1, place(1, 1, 'first'), place(2, 0, 'second'), place(2, 1, 'third'))]),
  ];
  const verbs = (events: readonly LogEvent[]) =>
    events.map((event) => (event.type === 'ruled' ? event.verb : event.type));

  test('says what single events of earlier records say from now on, and leaves the others', () => {
    const corrections = correctionsIn(log, new Set());
    expect([...corrections].map(([seq, { by }]) => [seq, by])).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(verbs(asItStands(log[0]!, corrections))).toEqual(['noted', 'first']);
    expect(verbs(asItStands(log[1]!, corrections))).toEqual(['second', 'third']);
    expect(asItStands(log[2]!, corrections)).toBe(log[2]!.events);
  });

  test('doesn’t count once it’s undone, and the one before it does again', () => {
    const more = [...log, record(4, [noted, corrected(1, place(1, 1, 'again'))])];
    const now = correctionsIn(more, new Set());
    expect(verbs(asItStands(log[0]!, now))).toEqual(['noted', 'again']);
    expect(verbs(asItStands(log[1]!, now))).toEqual(['second', 'third']);
    expect(verbs(asItStands(log[0]!, correctionsIn(more, new Set([4]))))).toEqual(['noted', 'first']);
    expect(correctionsIn(more, new Set([3, 4])).size).toBe(0);
  });

  test('never puts one kind of event in the place of another', () => {
    const corrections = correctionsIn([record(3, [corrected(1, place(1, 0))])], new Set());
    expect(asItStands(log[0]!, corrections)).toEqual(log[0]!.events);
  });

  test('is of a ruling, and of whatever followed from it', () => {
    expect(correctedIn(log[2]!)).toEqual([1, 1, 2, 2]);
    expect(correctedIn(log[0]!)).toEqual([]);
  });
});

describe('what changes which records count, or how they read', () => {
  test('are undos, redos and corrections: they name the records', () => {
    expect(rewrittenBy(record(5, [undone(3, 2), noted]))).toEqual([3, 2]);
    expect(rewrittenBy(record(5, [redone(3)]))).toEqual([3]);
    expect(rewrittenBy(record(5, [corrected(1, place(1, 0), place(4, 0))]))).toEqual([1, 4]);
    expect(rewrittenBy(record(5, [undone(4), corrected(1, place(4, 0))]))).toEqual([4, 1]);
    expect(rewrittenBy(record(5, [noted, ruled()]))).toEqual([]);
    expect([[undone(1)], [redone(1)], [corrected(1)], [noted], []].map((events) => rewrites({ events }))).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
    expect(oldestRewritten([record(5, [undone(3, 2)]), record(6, [redone(4)])])).toBe(2);
    expect(oldestRewritten([record(5, [noted])])).toBe(Number.POSITIVE_INFINITY);
  });

  const known = (...all: [number, LogEvent][]) =>
    all.reduce<ReturnType<typeof rewritingsAfter>>(
      (before, [seq, event]) => rewritingsAfter(before, { seq, events: [event] }),
      [],
    );

  test('are known to the campaign, the newest of them; a redo takes an undo back', () => {
    expect(known([5, undone(3, 2)], [6, noted])).toEqual([{ by: 5, oldest: 2 }]);
    expect(known([5, undone(3, 2)], [6, undone(1)])).toEqual([
      { by: 5, oldest: 2 },
      { by: 6, oldest: 1 },
    ]);
    expect(known([5, undone(3, 2)], [6, redone(3, 2)])).toEqual([{ by: 6, oldest: 2, since: 5 }]);
    expect(known([5, undone(2)], [6, redone(2)], [7, undone(2)], [8, redone(2)])).toEqual([
      { by: 6, oldest: 2, since: 5 },
      { by: 8, oldest: 2, since: 7 },
    ]);
    expect(known([5, undone(3)], [6, redone(2)])).toEqual([
      { by: 5, oldest: 3 },
      { by: 6, oldest: 2 },
    ]);
    // An undo of the same record is another change, and takes nothing back.
    expect(known([5, undone(2)], [6, corrected(2)])).toHaveLength(2);
    const many = known(...Array.from({ length: 40 }, (_, i): [number, LogEvent] => [i + 2, undone(i + 1)]));
    expect(many).toHaveLength(30);
    expect(many[0]).toEqual({ by: 12, oldest: 11 });
  });

  test('tell whether what was read up to a record still reads so', () => {
    const known = { rewritings: [{ by: 8, oldest: 5 }] };
    const since = (seq: number) => isRewrittenSince(known, seq);
    expect([4, 5, 7, 8, 9].map(since)).toEqual([false, true, true, false, false]);
    const lifted = { rewritings: [{ by: 9, oldest: 5, since: 8 }] };
    // Who read it before the undo, and reads it after the redo, reads the same.
    expect([7, 8, 9].map((seq) => isRewrittenSince(lifted, seq))).toEqual([false, true, false]);
    expect(isRewrittenSince({}, 5)).toBe(false);
    expect(lastRewriting({})).toBe(0);
    expect(lastRewriting({ rewritings: [] })).toBe(0);
    expect(
      lastRewriting({
        rewritings: [
          { by: 5, oldest: 1 },
          { by: 8, oldest: 5 },
        ],
      }),
    ).toBe(8);
  });

  test('add up over a log: what’s lifted stands again, and a struck correction corrects nothing', () => {
    const log = [
      record(1, [ruled()]),
      record(2, [ruled()]),
      record(3, [corrected(1, place(1, 0))]),
      record(4, [undone(3, 2)]),
      record(5, [redone(2)]),
    ];
    const { struck, corrections } = standingIn(log);
    expect([...struck]).toEqual([3]);
    expect(corrections.size).toBe(0);
    expect(standingIn(log.slice(0, 3)).corrections.get(1)?.by).toBe(3);
  });
});
