import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, refused, wrong } = by('landser-classic');

const moves = (given: Given) => ruled('move', given, dice()).facts;
/** What the text says apart from the allowance. */
const says = (given: Given) => ruled('move', given, dice()).steps.map(({ rule, result }) => `${rule} ${result}`);

test.each([
  ['LC-MOVE-01: Move 4″', 'move', 4],
  ['LC-MOVE-02: Move Fast 7″', 'move-fast', 7],
  ['LC-MOVE-06: Move and Fire 4″', 'move-and-fire', 4],
  ['LC-MOVE-07: Sneak 2″', 'sneak', 2],
])('%s', (title, action, allowance) => {
  expect(moves({ action })).toStrictEqual({ allowance });
  expect(says({ action })[0]).toBe(`${title.slice(0, 10)} ${allowance}″`);
});

test('no dice: it is certain', () => {
  expect(odds('move', {})).toStrictEqual({ '{"allowance":4}': '1' });
});

describe('wounds and half speed', () => {
  test('LC-SER-03: each (a) wound takes an inch off, down to nothing', () => {
    expect(moves({ 'wounds-a': 1 })).toStrictEqual({ allowance: 3 });
    expect(moves({ action: 'sneak', 'wounds-a': 2 })).toStrictEqual({ allowance: 0 });
    expect(moves({ action: 'move-and-fire', 'wounds-a': 5 })).toStrictEqual({ allowance: 0 });
  });

  test('LC-SER-03: with one there is no Move Fast, though Move and Fire stays', () => {
    expect(refused('move', { action: 'move-fast', 'wounds-a': 1 }).rule).toBe('LC-SER-03');
    expect(moves({ action: 'move-and-fire', 'wounds-a': 1 })).toStrictEqual({ allowance: 3 });
  });

  test('LC-LIGHT-05, R-46: half speed, rounded up to a whole inch, after all else', () => {
    expect(moves({ half: true })).toStrictEqual({ allowance: 2 });
    expect(moves({ action: 'move-fast', half: true })).toStrictEqual({ allowance: 4 });
    expect(moves({ 'wounds-a': 1, half: true })).toStrictEqual({ allowance: 2 });
    expect(moves({ modifier: 1, half: true })).toStrictEqual({ allowance: 3 });
  });
});

describe('difficult ground', () => {
  test('worked example 2, LC-TERR-02: a Move of 4" through swamp goes 2″', () => {
    expect(moves({ difficult: true })).toStrictEqual({ allowance: 4 });
    expect(says({ difficult: true })).toContain('LC-TERR-02 2″');
    expect(says({ action: 'move-fast', difficult: true })).toContain('LC-TERR-02 3.5″');
  });

  test('LC-TERR-03: sneaking loses a quarter only', () => {
    expect(says({ action: 'sneak', difficult: true })).toContain('LC-TERR-03 1.5″');
  });

  test('LC-TERR-05: obstacles cost double for each inch of their width', () => {
    expect(says({})).toContain('LC-TERR-05 double-cost');
  });

  test('LC-MOVE-03, LC-TERR-06: a Move Fast ends in no full cover, and crosses no barrier', () => {
    const said = says({ action: 'move-fast' });
    expect(said).toEqual(expect.arrayContaining(['LC-MOVE-03 not-into-full-cover', 'LC-TERR-06 none-crossed']));
    expect(said.join()).not.toContain('LC-TERR-05');
  });
});

test('this book moves soldiers only', () => {
  expect(wrong('move', { unit: 'fast-vehicle' }).says).toBe('unknown-value');
  expect(wrong('move', { 'drive-test': 'light' }).says).toBe('unknown-option');
});
