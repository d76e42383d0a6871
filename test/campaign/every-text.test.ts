import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nothingYet } from '../../src/campaign/campaign.ts';
import { redacted } from '../../src/campaign/erasing/redaction.ts';
import { type LogEvent, type LogRecord, record as schema } from '../../src/campaign/record.ts';
import { leavesOf } from '../../src/kernel/leaves.ts';
import { isWithin, type Kind } from '../../src/kernel/texts.ts';
import { faultIn } from '../../src/referee/arrival/check.ts';
import { record } from '../referee/some-records.ts';
import { anyOf } from './any-of.ts';
import { someGame } from './some-game.ts';

const SEQ = 9;
const events = schema.shape.events.element.options.map(
  (each) => [each.shape.type.value, anyOf(each) as fc.Arbitrary<LogEvent>] as const,
);
const everyText = leavesOf(schema);

/** A value that each kind allows in a record with this number, and one that it doesn't. */
const VALUES: Readonly<Record<Kind, readonly [right: string | number, wrong: string | number]>> = {
  unit: ['u1', 'Schmidt'],
  user: ['anna', 'anna\nben'],
  side: ['axis', 'neutrals'],
  channel: ['caen', '#caen'],
  book: ['landser', 'chess'],
  name: ['Schmidt', 'Schmidt, Bock'],
  line: ['The farm', 'The\nfarm'],
  word: ['light-wound', '`light`'],
  id: ['seq-9', 'seq 9'],
  hash: ['ab'.repeat(32), 'ab'],
  text: ['Rain.\nMud.', 'Rain\u0007'],
  said: ['Rain.\nMud.', '\ud800'],
  own: [SEQ, SEQ - 1],
  earlier: [SEQ - 1, SEQ],
};

const words = { questions: ['light-wound'], notes: ['light-wound'] };
const before = { ...nothingYet, seq: SEQ - 1, game: someGame() };

/** The record with a value that fits in every place. */
const right = (made: LogRecord) => everyText(made, (kind) => VALUES[kind][0]);

/** How many values it has that are of a kind, and whether a key is among them that isn't allowed itself. */
function valuesIn(made: LogRecord): { count: number; strange: boolean } {
  const around = { seq: SEQ, hasSide: () => true, isBook: () => true };
  let [count, strange] = [0, false];
  everyText(made, (kind, value) => {
    count += 1;
    strange ||= !isWithin(kind, value, around);
    return value;
  });
  return { count, strange };
}

describe('a file is held to every bound that an event declares', () => {
  test.each(events)('%s', (_, anyEvent) => {
    fc.assert(
      fc.property(anyEvent, fc.nat(), (happened, at) => {
        const made = right(record(SEQ, [happened]));
        const { count, strange } = valuesIn(made);
        fc.pre(!strange);
        const wrongAt = at % count;
        let [i, where] = [0, ''];
        const broken = everyText(made, (kind, value, path) => {
          if (i++ !== wrongAt) return value;
          where = path.join('.');
          return VALUES[kind][1];
        });
        // Keys are looked at, but not changed.
        fc.pre(JSON.stringify(broken) !== JSON.stringify(made));
        expect(faultIn(broken, before, words)).toBe(where);
      }),
      { numRuns: 40 },
    );
  });

  test('a struck-out record is held to them too, but for what only its campaign knows', () => {
    const joined = record(SEQ, [{ type: 'player-joined', user: 'anna', side: 'neutrals' }]);
    expect(faultIn(joined, before, words)).toBe('events.0.side');
    expect(faultIn(joined, undefined, words)).toBeUndefined();
    expect(faultIn({ ...joined, by: 'an\nna' }, undefined, words)).toBe('by');
  });
});

describe('a user who must not be named is named in no event', () => {
  const redaction = { user: '1234567890123456789', as: 'deleted-user-1', through: SEQ };
  const naming = (made: LogRecord) =>
    everyText(made, (kind) => {
      if (kind === 'user') return redaction.user;
      return kind === 'said' ? `Ask <@${redaction.user}>.` : VALUES[kind][0];
    });

  test.each(events)('%s', (_, anyEvent) => {
    fc.assert(
      fc.property(anyEvent, (happened) => {
        const made = naming(record(SEQ, [happened]));
        const after = redacted(made, [redaction]);
        expect(JSON.stringify(made)).toContain(redaction.user);
        expect(JSON.stringify(after)).not.toContain(redaction.user);
        expect(schema.safeParse(after).data).toEqual(after);
      }),
      { numRuns: 20 },
    );
  });

  test('who sealed an order for a side is one of them', () => {
    const sealed = { type: 'order-sealed', side: 'axis', hash: 'ab'.repeat(32), by: redaction.user } as const;
    expect(redacted(record(SEQ, [sealed]), [redaction]).events).toEqual([{ ...sealed, by: redaction.as }]);
  });
});
