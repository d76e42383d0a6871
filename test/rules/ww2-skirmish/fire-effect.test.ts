import { describe, expect, test } from 'vitest';
import { enumerate } from '../../../src/kernel/resolve.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { actionOf, by, dice, type Given } from '../ruled.ts';

const { ruled, chance } = by('ww2-skirmish');

/** The chances of what a hit does, given that the one shot hits. */
const hit = (given: Given, toggles?: string) =>
  ['suppressed', 'wounds', 'kills'].map((count) =>
    chance('fire', { weapon: 'rifle', range: 12, modifier: 20, ...given }, { hits: 1, [count]: 1 }, toggles),
  );

// Tables 3.5: bonus 0 to 3.
const BY_BONUS = [
  ['2/3', '1/6', '1/6'],
  ['1/2', '1/6', '1/3'],
  ['1/3', '1/6', '1/2'],
  ['1/6', '1/6', '2/3'],
];

describe('WS-EFF-01: what a hit does', () => {
  test.each([
    [1, 'suppressed'],
    [4, 'suppressed'],
    [5, 'wounds'],
    [6, 'kills'],
  ])('%d: %s', (face, count) => {
    const none = { suppressed: 0, wounds: 0, kills: 0 };
    const { facts } = ruled('fire', { weapon: 'rifle', range: 12 }, dice(20, face));
    expect(facts).toStrictEqual({ hits: 1, ...none, [count]: 1 });
  });
});

describe('the bonus of the effect', () => {
  test.each<[string, Given, number]>([
    ['WS-EFF-01: none for a rifle', {}, 0],
    ['WS-EFF-02: point blank 1', { range: 8 }, 1],
    ['WS-EFF-03: machine gun 1', { weapon: 'mg' }, 1],
    ['WS-EFF-03, WS-FIRE-08: a BAR as a machine gun', { weapon: 'bar' }, 1],
    ['WS-EFF-03: SMG 1', { weapon: 'smg' }, 1],
    ['WS-EFF-03: sniper 1', { sniper: true }, 1],
    ['WS-EFF-03: once, for a sniper with an SMG too', { weapon: 'smg', sniper: true }, 1],
    ['R-15: an assault rifle as an SMG 1', { weapon: 'assault-rifle', mode: 'smg' }, 1],
    ['R-15: an assault rifle as a rifle none', { weapon: 'assault-rifle', mode: 'rifle' }, 0],
    ['R-15: a carbine none', { weapon: 'carbine' }, 0],
    ['WS-EFF-01: a pistol none', { weapon: 'pistol' }, 0],
    ['WS-EFF-02, WS-EFF-03: both', { weapon: 'mg', range: 3 }, 2],
    ['WS-EFF-04: a quadruple mount 2, in place of 1 (R-21)', { weapon: 'quad-mg' }, 2],
    ['WS-EFF-04: and the 1 for point blank', { weapon: 'quad-mg', range: 3 }, 3],
    ['WS-EFF-04: nor does a sniper add to it', { weapon: 'quad-mg', sniper: true }, 2],
  ])('%s', (_title, given, bonus) => expect(hit(given)).toStrictEqual(BY_BONUS[bonus]));

  test('WS-EFF-02, R-18: point blank as measured, whatever the cover; as counted with the toggle', () => {
    expect(hit({ range: 8, cover: 'soft' })).toStrictEqual(BY_BONUS[1]);
    expect(hit({ range: 8, cover: 'soft' }, 'effect-by-counted-band')).toStrictEqual(BY_BONUS[0]);
    expect(hit({ range: 8 }, 'effect-by-counted-band')).toStrictEqual(BY_BONUS[1]);
  });

  test('each part cites its rule', () => {
    const { steps } = ruled('fire', { weapon: 'quad-mg', range: 3 }, dice(20, 1));
    expect(steps[2]!.modifiers.map(({ rule, value }) => [rule, value])).toStrictEqual([
      ['WS-EFF-04', 2],
      ['WS-EFF-02', 1],
    ]);
  });
});

test('the counts are what the dice say: five suppressions are five', () => {
  const { facts } = ruled('fire', { weapon: 'rifle', range: 5, inactive: true, shots: 5 }, dice(1, 1, 2, 2, 3));
  expect(facts).toStrictEqual({ hits: 5, suppressed: 5, wounds: 0, kills: 0 });
});

/** How much work they may be: runs of the ruling and tallies put together. What nobody waits for at all is 3,000,000. */
const MOST_RUNS = 100_000;

test('of all the shots that Actions of firer and loaders can pay for, the odds stay within bounds', () => {
  const most = { weapon: 'mg', range: 12, actions: 12, loaders: 2, 'loader-actions': 12 };
  const { outcomes } = enumerate(actionOf(rulesetOf('ww2-skirmish'), 'fire', most), MOST_RUNS);
  expect(outcomes).toHaveLength((39 * 38 * 37) / 6); // how 36 shots part into four kinds
});
