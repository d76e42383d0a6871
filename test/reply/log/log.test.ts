import { describe, expect, test } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { english } from '../../../src/reply/english/index.ts';
import { logReply, recordText } from '../../../src/reply/log/log.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { committed, record, ruled, undone } from '../../referee/some-records.ts';

const HIT = { hit: true, jam: false, effect: 'light-wound', wound: 'check' };

const LOG: readonly LogRecord[] = [
  record(1, [committed('c1'), ruled({ defaulted: true })]),
  record(2, [ruled({ facts: HIT })], { by: '200000000000000001', command: '/fire weapon:lmg range:8' }),
  record(3, [undone(2)], { command: '/undo' }),
];

const page = (records: readonly LogRecord[], otherwise = {}) =>
  logReply(english, { size: 12, records, page: 1, pages: 1, struck: new Set<number>(), ...otherwise });

describe('the log, told', () => {
  test('a record a line: number, time, who, the command as typed, what came of it', () => {
    expect(plainText(page(LOG, { struck: new Set([2]) }))).toBe(
      [
        'Campaign log',
        '#1 2026-06-06 12:01 anna: /fire weapon:rifle range:8 Missed.',
        '#2 2026-06-06 12:02 200000000000000001: /fire weapon:lmg range:8 Hit: light wound, check. undone',
        '#3 2026-06-06 12:03 anna: /undo Undid #2',
      ].join('\n'),
    );
  });

  test('names its author once, whatever he did', () => {
    const question = record(
      5,
      [{ type: 'questioned', id: 5, seq: 4, by: 'anna', side: 'axis', user: 'ben', why: 'he was in the woods' }],
      {
        command: '/question number:4',
      },
    );
    const joined = record(6, [{ type: 'player-joined', user: 'anna', side: 'axis' }], { command: '/game join' });
    const named = record(7, [{ type: 'umpire-named', user: 'ben' }], { command: '/game umpire' });
    expect(
      plainText(page([question, joined, named]))
        .split('\n')
        .slice(1),
    ).toEqual([
      '#5 2026-06-06 12:05 anna: /question number:4 Questions #4. “he was in the woods”',
      '#6 2026-06-06 12:06 anna: /game join Joined the axis.',
      '#7 2026-06-06 12:07 anna: /game umpire ben is now an umpire.',
    ]);
  });

  test('a request that lapsed with a ruling takes a few words, and none where the ruling is named', () => {
    const shot = record(8, [ruled(), { type: 'lapsed', ask: 7, by: 'anna', about: 'correct' }]);
    expect(plainText(page([shot])).split('\n')[1]).toMatch(/: \/fire .* Missed\. Request #7 has lapsed\.$/);
    expect(recordText(english, shot)).toBe('Missed.');
  });

  test('one that is empty says how to begin', () => {
    expect(plainText(page([]))).toBe('The log is empty. Try a first ruling: /fire weapon:rifle range:8');
  });

  test('one of several pages says which, and turns to its neighbours only', () => {
    const turned = (at: number) => page(LOG, { page: at, pages: 3 });
    expect(plainText(turned(2)).split('\n')[0]).toBe('Campaign log (page 2 of 3, page 1 is the newest)');
    expect(turned(1).buttons).toEqual([{ action: 'older', of: { page: 2, size: 12 } }]);
    expect(turned(2).buttons).toEqual([
      { action: 'older', of: { page: 3, size: 12 } },
      { action: 'newer', of: { page: 1, size: 12 } },
    ]);
    expect(turned(3).buttons).toEqual([{ action: 'newer', of: { page: 2, size: 12 } }]);
    expect(page(LOG).buttons).toEqual([]);
  });

  test('several undone at once are all named', () => {
    expect(plainText(page([record(9, [undone(8, 7, 5)], { command: '/undo to:5' })]))).toContain('Undid #8, #7, #5');
  });
});

describe('what users typed', () => {
  const nasty = '/fire weapon:**rifle** <@123> @everyone `code` ~~x~~ [a](http://b)';

  test('stands in the log letter by letter', () => {
    const text = plainText(page([record(1, [ruled()], { command: nasty, by: '<@&1> *ben*' })]));
    expect(text).toContain(`<@&1> *ben*: ${nasty} Missed.`);
  });

  test('is a span of its own, for each adapter to escape: the speaker a user, the command code', () => {
    const spans = page([record(1, [ruled()], { command: nasty })]).lines[1]!.spans;
    expect(spans).toContainEqual({ user: 'anna' });
    expect(spans).toContainEqual({ style: 'said', text: nasty });
    expect(spans.filter((span) => typeof span === 'string').join('')).not.toContain('**');
  });

  test('stays out of plain words when it is struck out', () => {
    const spans = page([record(1, [ruled()], { command: nasty })], { struck: new Set([1]) }).lines[1]!.spans;
    expect(spans).toContainEqual({ style: 'struck', text: `${nasty} Missed.` });
  });
});
