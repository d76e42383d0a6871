import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evolveGame } from '../../src/campaign/evolve.ts';
import { Log } from '../../src/campaign/log.ts';
import {
  type LogEvent,
  type LogRecord,
  readRecord,
  record as schema,
  UnwritableRecord,
  writable,
} from '../../src/campaign/record.ts';
import { openMemory } from '../../src/campaign/store/memory.ts';
import { record } from '../referee/some-records.ts';
import { anyOf } from './any-of.ts';
import { someGame } from './some-game.ts';

const event = schema.shape.events.element;
const events = event.options.map((each) => [each.shape.type.value, anyOf(each) as fc.Arbitrary<LogEvent>] as const);

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what is written reads back equal', () => {
  test('of every event that there is', () => {
    expect(events.length).toBeGreaterThan(30);
    expect(new Set(events.map(([type]) => type)).size).toBe(events.length);
  });

  test.each(events)('%s', (_, anyEvent) => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 3 }), (happened) => {
        const made = record(7, happened);
        const written = writable(made);
        expect(written).toEqual(made);
        expect(readRecord('caen:r:7', throughJson(written))).toEqual(made);
      }),
      { numRuns: 60 },
    );
  });

  test.each(events)('%s changes the game as it would have before it was written', (_, anyEvent) => {
    fc.assert(
      fc.property(anyEvent, (happened) => {
        const folded = attempt(() => evolveGame(someGame(), happened));
        expect(attempt(() => evolveGame(someGame(), throughJson(happened) as LogEvent))).toEqual(folded);
      }),
      { numRuns: 30 },
    );
  });

  test('through a store', async () => {
    const store = await openMemory({ answerWithin: 10_000 });
    const log = new Log('caen', store);
    const all = fc.sample(fc.tuple(...events.map(([, anyEvent]) => anyEvent)), 3);
    for (const [i, happened] of all.entries()) await log.append(writable(record(i + 1, happened)));
    for (const [i, happened] of all.entries()) expect((await log.sure(i + 1)).events).toEqual(happened);
    await store.close();
  });
});

describe('what could not be read back is not written', () => {
  const turn: LogEvent = { type: 'turn-begun', at: { turn: 1, step: 'fire' }, expired: [], effects: [] };
  const broken = (change: (made: { events: Record<string, unknown>[] }) => void): LogRecord => {
    const made = structuredClone(record(7, [turn])) as unknown as { events: Record<string, unknown>[] };
    change(made);
    return made as unknown as LogRecord;
  };

  test.each<[string, LogRecord]>([
    [
      'half a position',
      broken(({ events: [first] }) => {
        first!.at = { turn: 1 };
      }),
    ],
    [
      'a number that is none',
      broken(({ events: [first] }) => {
        first!.at = { turn: Number.NaN, step: 'fire' };
      }),
    ],
    [
      'a field that no event declares',
      broken(({ events: [first] }) => {
        first!.why = 'rain';
      }),
    ],
    [
      'a part that no effect declares',
      broken(({ events: [first] }) => {
        first!.effects = [{ effect: 'gone', unit: 'u1', why: 'killed', rule: 'X', by: 'u2' }];
      }),
    ],
  ])('%s', (_, made) => {
    expect(() => writable(made)).toThrow(UnwritableRecord);
    expect(() => writable(made)).toThrow('What /fire came to');
  });
});

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return String(error);
  }
}
