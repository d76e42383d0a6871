import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../../src/campaign/record.ts';
import type { Question } from '../../src/kernel/solo.ts';
import { english } from '../../src/reply/english/index.ts';
import { recordLine } from '../../src/reply/log.ts';
import { plainLine, plainText } from '../../src/reply/plain.ts';
import { questionReply, soloReply } from '../../src/reply/solo.ts';
import { ww2Skirmish } from '../../src/rules/ww2-skirmish/index.ts';
import { someGame, someUnit } from '../campaign/some-game.ts';
import { record, ruled } from '../referee/some-records.ts';

const game = someGame({
  rules: 'ww2-skirmish',
  at: { turn: 3, step: 'solo-side', side: 'axis' },
  table: { solo: 'axis' },
  units: { u1: someUnit('u1', { name: 'Fritz' }), u2: someUnit('u2', { name: 'Able' }) },
});

const CLOSED: Question = {
  id: 'closed',
  unit: 'u1',
  rule: 'WS-ACT-05',
  options: { contact: { type: 'boolean', required: true, help: 'It is within 1 inch' } },
};
const SIGHT: Question = {
  id: 'sight',
  unit: 'u1',
  rule: 'WS-SOLO-06',
  options: {
    nearest: { type: 'string', default: '', help: 'The nearest enemy' },
    cover: { type: 'string', values: ['open', 'soft', 'hard'], default: 'open', help: 'What it is behind' },
    range: { type: 'number', min: 0, help: 'Inches' },
  },
};
const DID: LogEvent = { type: 'solo-did', unit: 'u1', says: 'stays', rule: 'WS-ACT-07', effects: [] };
const SHOT: LogEvent = ruled({ verb: 'fire', rules: 'ww2-skirmish', who: 'u1', targets: ['u2'], facts: { hits: 0 } });

const lines = (events: readonly LogEvent[], question?: Question) =>
  plainText(soloReply(record(7, [...events]), game, ww2Skirmish, question)).split('\n');

describe('what a player on a telephone reads', () => {
  test('the question stands first, then what its answer consists of and how to type it, then what was done', () => {
    expect(lines([DID], SIGHT)).toEqual([
      'The referee asks: What does Fritz see, and how does it stand? WS-SOLO-06',
      'nearest: The nearest enemy',
      'cover: What it is behind (open, soft or hard)',
      'range: Inches',
      `Answer with /solo task:answer answers:"nearest:'…' cover:open range:2"`,
      'Fritz stays where it is. WS-ACT-07',
      '#7 · WW2 Skirmish',
    ]);
  });

  test('who shoots at whom, and with what, is told with each ruling', () => {
    expect(lines([SHOT], SIGHT)).toContainEqual(expect.stringMatching(/^Fritz \/fire with rifle at Able: /));
  });

  test('without a question: the turn is over, or the players owe something first', () => {
    expect(lines([DID])[0]).toBe(english.solo.over);
    const due = { verb: 'morale', unit: 'u2', options: {}, at: { turn: 3, edge: 'start' }, rule: 'WS-MOR-01' } as const;
    const owing = soloReply(record(7, [DID]), { ...game, due: [due] }, ww2Skirmish, undefined);
    expect(plainText(owing).split('\n')[0]).toBe(english.solo.owes);
    expect(plainText(owing)).toContain('/morale who:Able');
  });

  test('in the turn of the players the side has only given what it owes', () => {
    const theirs = { ...game, at: { turn: 3, step: 'first-side', side: 'allies' } };
    const text = plainText(soloReply(record(7, [DID]), theirs, ww2Skirmish, undefined));
    expect(text.split('\n')[0]).toBe(english.solo.started);
  });
});

describe('buttons', () => {
  test('yes and no are a button each, which know the question and its turn', () => {
    expect(questionReply(CLOSED, game, ww2Skirmish).buttons).toEqual([
      { action: 'answer', of: 'closed:u1.3:contact:true', label: 'Yes' },
      { action: 'answer', of: 'closed:u1.3:contact:false', label: 'No' },
    ]);
  });

  test('a word of few is a button each, and anything longer opens a form', () => {
    const { cover } = SIGHT.options;
    const facing = { ...SIGHT, options: { cover: cover! } };
    expect(questionReply(facing, game, ww2Skirmish).buttons?.map(({ label }) => label)).toEqual([
      'Open',
      'Soft',
      'Hard',
    ]);
    expect(questionReply(SIGHT, game, ww2Skirmish).buttons).toEqual([
      { action: 'answer', of: 'sight:u1.3', label: 'Answer' },
    ]);
  });
});

test('the log names who did what in a record of several rulings', () => {
  const told: LogEvent = { type: 'solo-answered', question: 'sight', unit: 'u1', answers: { range: 4 }, effects: [] };
  const text = plainLine(recordLine(record(7, [told, SHOT, DID]), false, game));
  expect(text).toMatch(/The players say: range 4\. Fritz \/fire with rifle at Able: .* Fritz stays where it is\./);
});

test('the log asks in the same words as the reply', () => {
  const asked: LogEvent = { type: 'solo-asked', question: 'sight', unit: 'u1', rule: 'WS-SOLO-06' };
  const text = plainLine(recordLine(record(7, [asked]), false, game));
  expect(text).toContain('The referee asks: What does Fritz see, and how does it stand?');
});

test('a negative risk is a number, not a word with a hyphen', () => {
  const risk = ruled({
    verb: 'solo',
    rules: 'ww2-skirmish',
    who: 'u1',
    facts: { action: 'continue' },
    steps: [{ label: 'risk', rule: 'WS-SOLO-06', faces: [], modifiers: [], result: '-3' }],
  });
  expect(lines([risk], SIGHT)).toContainEqual(expect.stringContaining('→ −3 (WS-SOLO-06)'));
});
