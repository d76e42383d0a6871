import { expect, test } from 'vitest';
import type { Game } from '../../../src/campaign/game.ts';
import { asksIn, standOf } from '../../../src/campaign/owed/asking.ts';
import { someGame, someUnit } from '../some-game.ts';

const at = { turn: 1, step: 'first-side', side: 'axis' } as const;
const over = { over: { winner: 'axis', rule: 'X' } as never };
const game = someGame({ at });

/** Whether an ask about something stays open though the game is another one. */
const stays = (on: Parameters<typeof standOf>[1], change: Partial<Game>) =>
  standOf(game, on) === standOf({ ...game, ...change }, on);

test('an ask about units stays open as long as they’re as they were', () => {
  const { u1, u2 } = game.units;
  const on = { units: ['u1', 'u9'] };
  expect(stays(on, { units: { u1: u1!, u2: { ...u2!, gone: 'removed' } } })).toBe(true);
  expect(stays(on, { at: { ...at, turn: 2 } })).toBe(true);
  expect(stays(on, { units: { u1: { ...u1!, gone: 'removed' }, u2: u2! } })).toBe(false);
  expect(stays(on, { units: { u2: u2! } })).toBe(false);
  expect(stays(on, { units: { ...game.units, u9: someUnit('u9') } })).toBe(false);
  expect(stays(on, over)).toBe(false);
});

test('one about a user, as long as they play what they played and are umpire or not', () => {
  const on = { user: 'ben' };
  expect(stays(on, { sides: { ...game.sides, axis: { ...game.sides.axis!, players: [] } } })).toBe(true);
  expect(stays(on, { sides: { ...game.sides, allies: { ...game.sides.allies!, players: [] } } })).toBe(false);
  expect(stays(on, { umpires: ['ute', 'ben'] })).toBe(false);
  expect(stays(on, over)).toBe(true);
});

test('one about a house rule, as long as it’s on, off, or not spoken of', () => {
  const on = { toggle: 'snow' };
  expect(stays(on, { house: { pinning: true } })).toBe(true);
  expect(stays(on, { house: { snow: false } })).toBe(false);
  expect(standOf({ ...game, house: { snow: true } }, on)).not.toBe(standOf({ ...game, house: { snow: false } }, on));
});

test('one about where play is, as long as it’s there', () => {
  const on = { position: true } as const;
  expect(stays(on, { units: {} })).toBe(true);
  expect(stays(on, { at: { ...at, turn: 2 } })).toBe(false);
  expect(stays(on, over)).toBe(false);
});

test('any, as long as the battle and the campaign go on', () => {
  for (const on of [{}, { units: ['u1'] }, { user: 'ben' }]) {
    expect(stays(on, { battle: 2 })).toBe(false);
    expect(stays(on, { phase: 'ended' })).toBe(false);
    expect(stays(on, { phase: 'paused' })).toBe(true);
    expect(standOf(undefined, on)).toBe('');
  }
});

test('is open until what it’s about has changed, and none is once the campaign is over', () => {
  const on = { position: true } as const;
  const asks = [
    { on, was: standOf(game, on) },
    { on, was: '' },
  ] as never[];
  expect(asksIn({ ...game, asks })).toEqual([asks[0]]);
  expect(asksIn({ ...game, asks, phase: 'ended' })).toEqual([]);
  expect(asksIn(game)).toEqual([]);
  expect(asksIn(undefined)).toEqual([]);
});
