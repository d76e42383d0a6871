import { describe, expect, test } from 'vitest';
import type { EventOf } from '../../../src/campaign/record.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { undoReply } from '../../../src/reply/ruling/undo.ts';
import { record, ruled, undone } from '../../referee/some-records.ts';

const SHOT = record(2, [ruled()], { command: '/fire weapon:lmg range:8' });
const MOVED = record(3, [ruled()], { command: '/fire weapon:rifle range:8' });

const ASKED: EventOf<'asked'> = {
  type: 'asked',
  id: 4,
  by: 'anna',
  about: 'undo',
  sides: [],
  users: ['ben'],
  umpire: true,
  proposes: [{ type: 'undone', strikes: [3] }],
  on: { all: true },
  was: '',
};

describe('an undo, told', () => {
  test('says what is struck out, and that no dice are thrown again', () => {
    const document = undoReply(english, { kind: 'undone', record: record(4, [undone(2)]), records: [SHOT] }, undefined);
    expect(plainText(document)).toBe(
      [
        'Taken back: #2. The log keeps it, and its dice aren’t thrown again.',
        '#2 2026-06-06 12:02 anna: /fire weapon:lmg range:8 Missed. undone',
      ].join('\n'),
    );
  });

  test('of several shows them first, to the one who asks alone, and how to confirm', () => {
    const document = undoReply(english, { kind: 'to-confirm', records: [MOVED, SHOT] }, undefined);
    expect(document.private).toBe(true);
    expect(plainText(document)).toContain('To confirm: /undo to:2 confirm:3');
  });

  test('that the other side has to agree to has a button for it', () => {
    const document = undoReply(english, { kind: 'asked', record: record(4, [ASKED]), records: [SHOT] }, undefined);
    expect(document.buttons).toEqual([
      { action: 'agree', of: { number: 4 } },
      { action: 'decline', of: { number: 4 } },
    ]);
    expect(plainText(document)).toContain('/agree number:4 or /decline number:4');
  });
});
