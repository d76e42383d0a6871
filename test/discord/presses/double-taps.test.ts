import { expect, test } from 'vitest';
import { Taps } from '../../../src/discord/presses/double-taps.ts';

// Two quick taps on a button make one ruling. Whoever has gone on in the same message and comes back to the button means it.

const ids = Array.from({ length: 20 }, (_, i) => String(i));
const tap = (customId: string, user = 'anna', message = 'panel') => {
  return { id: ids.pop()!, customId, user: { id: user }, message: { id: message } };
};

test('the same button twice is a second tap, and three times too', () => {
  const taps = new Taps();
  expect([tap('roll'), tap('roll'), tap('roll')].map((each) => taps.isSecond(each))).toEqual([false, true, true]);
});

test('with another button in between it isn’t: the same shot twice from one panel is two rulings', () => {
  const taps = new Taps();
  const pressed = [tap('roll'), tap('deed'), tap('roll')];
  expect(pressed.map((each) => taps.isSecond(each))).toEqual([false, false, false]);
});

test('nor is it on another message or by somebody else', () => {
  const taps = new Taps();
  const pressed = [tap('roll'), tap('roll', 'ben'), tap('roll', 'anna', 'other')];
  expect(pressed.map((each) => taps.isSecond(each))).toEqual([false, false, false]);
});

test('a press that’s delivered again, or of which nothing came, makes no second tap', () => {
  const taps = new Taps();
  const first = tap('roll');
  expect([first, first].map((each) => taps.isSecond(each))).toEqual([false, false]);
  taps.forget(first);
  expect(taps.isSecond(tap('roll'))).toBe(false);
});
