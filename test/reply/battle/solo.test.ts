import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../../../src/campaign/record.ts';
import type { Question } from '../../../src/kernel/solo.ts';
import { soloReply, waitingReply } from '../../../src/reply/battle/solo.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { ww2Skirmish } from '../../../src/rules/ww2-skirmish/index.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { record, ruled } from '../../referee/some-records.ts';

const game = someGame({
  rules: 'ww2-skirmish',
  at: { turn: 3, step: 'solo-side', side: 'axis' },
  table: { solo: 'axis' },
  units: { u1: someUnit('u1', { name: 'Fritz' }), u2: someUnit('u2', { name: 'Able' }) },
});

const CROSSING: Question = {
  id: 'crossing',
  unit: 'u1',
  target: 'u2',
  rule: 'WS-HAT-04',
  options: { crossing: { type: 'boolean', default: true } },
};
const SIGHT: Question = {
  id: 'sight',
  unit: 'u1',
  rule: 'WS-SOLO-06',
  options: {
    nearest: { type: 'string', default: '' },
    cover: { type: 'string', values: ['open', 'soft', 'hard'], default: 'open' },
    range: { type: 'number', min: 0 },
  },
};
const DID: LogEvent = {
  type: 'solo-did',
  unit: 'u1',
  rule: 'WS-ACT-07',
  effects: [{ effect: 'remind', rule: 'WS-ACT-07', units: ['u1', 'u2'], says: 'solo-halts' }],
};
const SHOT: LogEvent = ruled({ verb: 'fire', rules: 'ww2-skirmish', who: 'u1', targets: ['u2'], facts: { hits: 0 } });

const lines = (events: readonly LogEvent[], question?: Question) =>
  plainText(
    soloReply(english, record(7, [...events]), game, ww2Skirmish, question && { waits: 'question', question }),
  ).split('\n');

describe('what a player on a telephone reads', () => {
  test('the question stands first, then what its answer consists of and how to type it, then what was done', () => {
    expect(lines([DID], SIGHT)).toEqual([
      'Umpire asks: What can Fritz see, and what’s the situation? WS-SOLO-06',
      'It can have nearest, cover, range. answers:same keeps it all, and answers:help explains.',
      `Answer with /solo task:answer answers:"nearest:… cover:open range:…"`,
      'Fritz stays, but can turn to Able. WS-ACT-07',
      '#7 · WW2 Skirmish',
    ]);
  });

  test('who shoots at whom, and with what, is told with each ruling', () => {
    expect(lines([SHOT], SIGHT)).toContainEqual(expect.stringMatching(/^Fritz \/fire with rifle at Able: /));
  });

  test('without a question: the turn is over, or the players owe something first', () => {
    expect(lines([DID])[0]).toBe(english.solo.over('Axis'));
    const due = {
      id: 'd1',
      verb: 'morale',
      unit: 'u2',
      options: {},
      at: { turn: 3, edge: 'start' },
      rule: 'WS-MOR-01',
    } as const;
    const owing = soloReply(english, record(7, [DID]), { ...game, due: [due] }, ww2Skirmish, {
      waits: 'owed',
      dues: [due],
      thrown: true,
    });
    expect(plainText(owing).split('\n')[0]).toBe(english.solo.waits.owed('Axis'));
    expect(plainText(owing)).toContain('/morale who:Able');
  });

  test('in the turn of the players the side has only given what it owes', () => {
    const theirs = { ...game, at: { turn: 3, step: 'first-side', side: 'allies' } };
    const text = plainText(soloReply(english, record(7, [DID]), theirs, ww2Skirmish, undefined));
    expect(text.split('\n')[0]).toBe(english.solo.started('Axis'));
  });
});

describe('buttons', () => {
  const shown = (question: Question) =>
    waitingReply(english, { waits: 'question', question }, game, ww2Skirmish).buttons;

  test('yes and no are a button each, which know the question and its turn', () => {
    expect(shown(CROSSING)).toEqual([
      { action: 'answer', of: { question: 'crossing:u1-u2.3', part: 'crossing', value: 'true' }, label: 'Yes' },
      { action: 'answer', of: { question: 'crossing:u1-u2.3', part: 'crossing', value: 'false' }, label: 'No' },
    ]);
  });

  test('what was told before is one press, and anything longer opens a message of lists', () => {
    expect(shown({ ...SIGHT, forAll: true, before: { nearest: 'Able', range: 12 } })).toEqual([
      { action: 'answer', of: { question: 'sight:u1.3', part: 'same', value: 'true' }, label: 'Same as before' },
      { action: 'answer', of: { question: 'sight:u1.3', part: 'all-same', value: 'true' }, label: 'All as before' },
      { action: 'answer', of: { question: 'sight:u1.3' }, label: 'Answer' },
    ]);
  });

  test('who is gone is asked for anew, which no press answers', () => {
    const labels = shown({ ...SIGHT, before: { nearest: 'none' }, anew: true })?.map(({ label }) => label);
    expect(labels).toEqual(['Answer']);
  });

  test('the pause for reaction fire and what is owed go on by a press', () => {
    const paused = waitingReply(english, { waits: 'reaction', units: ['u2'], rule: 'WS-FIRE-01' }, game, ww2Skirmish);
    expect(paused.buttons).toEqual([{ action: 'goes-on', of: {}, label: 'Go on' }]);
  });
});
