import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';
import { withOnly } from './with-only.ts';

const { ruled, refused } = by('panzertroops');

describe('an optional rule that is off', () => {
  test.each([
    ['PT-SATCH-01', 'fire', { weapon: 'satchel' }, 'satchel'],
    ['PT-SATCH-01', 'tankhit', { weapon: 'satchel', armour: 9 }, 'satchel'],
    ['PT-FLAME-01', 'fire', { weapon: 'flamethrower' }, 'flamethrower'],
    ['PT-FLAME-01', 'tankhit', { weapon: 'flamethrower', armour: 9 }, 'flamethrower'],
    ['PT-ARTY-01', 'fire', { weapon: 'art-light', indirect: true }, 'artillery-support'],
    ['PT-ARTY-01', 'barrage', {}, 'artillery-support'],
    ['PT-ARTY-01', 'smoke', { weapon: 'art-light', indirect: true }, 'artillery-support'],
    ['PT-BAIL-01', 'bail', {}, 'bail-out'],
    ['PT-SMOKE-01', 'smoke', { weapon: 'art-light' }, 'smoke'],
  ] as const)('%s: /%s %j without %s', (rule, verb, given, toggle) => {
    expect(refused(verb, given, `no-${toggle}`)).toMatchObject({ rule, reason: 'toggle-off', values: { toggle } });
  });

  test('PT-MOR-01: morale is off until a group turns it on', () => {
    expect(refused('morale', {})).toMatchObject({ rule: 'PT-MOR-01', reason: 'toggle-off' });
    expect(ruled('morale', {}, dice(3, 3), 'morale').facts).toStrictEqual({ morale: 'good' });
  });
});

describe('where several forbid it, the first in the order of the contract', () => {
  // Everything wrong at once; each line takes out what the line before was refused for.
  const shots: readonly [reason: string, given: Given, toggles?: string][] = [
    ['toggle-off', { weapon: 'satchel', phase: 'defensive', indirect: true, range: 9 }, 'no-satchel'],
    ['toggle-off', { weapon: 'satchel', phase: 'defensive', indirect: true, range: 9 }, 'no-artillery-support'],
    ['satchel-phase', { weapon: 'satchel', phase: 'defensive', indirect: true, range: 9 }],
    ['no-indirect', { weapon: 'satchel', indirect: true, moved: true, range: 9 }],
    ['no-indirect', { weapon: 'panzerfaust', phase: 'defensive', indirect: true, moved: true, range: 9 }],
    ['indirect-phase', { weapon: 'heavy-mortar', phase: 'defensive', indirect: true, moved: true, range: 99 }],
    ['indirect-moved', { weapon: 'heavy-mortar', indirect: true, moved: true, range: 99, split: '9' }],
    ['wrong-target', { weapon: 'panzerfaust', range: 9, 'target-type': 'gun', stance: 'assault', split: '9' }],
    ['out-of-range', { weapon: 'mmg', range: 99, moved: true, 'target-type': 'gun', stance: 'assault', split: '9' }],
    ['moved', { weapon: 'mmg', range: 9, moved: true, 'target-type': 'gun', stance: 'assault', split: '9' }],
    ['bad-option', { weapon: 'mmg', range: 9, 'target-type': 'gun', stance: 'assault', split: '9' }],
    ['bad-split', { weapon: 'mmg', range: 9, 'target-type': 'gun', stance: 'moving', split: '9' }],
  ];

  test.each(shots)('/fire: %s', (reason, given, toggles) => {
    expect(refused('fire', given, toggles)).toMatchObject({ reason });
  });

  const atTanks: readonly [reason: string, given: Given, toggles?: string][] = [
    ['toggle-off', { weapon: 'satchel', phase: 'defensive', vehicle: 'truck', range: 9 }, 'no-satchel'],
    ['satchel-phase', { weapon: 'satchel', phase: 'defensive', vehicle: 'truck', range: 9 }],
    ['no-indirect', { weapon: 'at-light', indirect: true, phase: 'defensive', vehicle: 'truck' }],
    ['indirect-phase', { weapon: 'art-heavy', indirect: true, phase: 'defensive', moved: true, vehicle: 'truck' }],
    ['indirect-moved', { weapon: 'art-heavy', indirect: true, moved: true, vehicle: 'truck' }],
    ['wrong-target', { weapon: 'rifle', range: 99, moved: true }],
    ['wrong-target', { weapon: 'at-light', range: 99, moved: true, vehicle: 'truck' }],
    ['out-of-range', { weapon: 'at-light', range: 99, moved: true }],
    ['moved', { weapon: 'at-light', range: 9, moved: true }],
    ['bad-option', { weapon: 'at-light', range: 9 }],
  ];

  test.each(atTanks)('/tankhit: %s', (reason, given, toggles) => {
    expect(refused('tankhit', given, toggles)).toMatchObject({ reason });
  });

  const rounds: readonly [reason: string, given: Given, toggles?: string][] = [
    ['toggle-off', { weapon: 'rifle', weather: 'bad', indirect: true }, 'no-smoke'],
    ['toggle-off', { weapon: 'rifle', weather: 'bad', indirect: true }, 'no-artillery-support'],
    ['bad-weather', { weapon: 'rifle', weather: 'bad', indirect: true, range: 99 }],
    ['no-smoke', { weapon: 'rifle', indirect: true, range: 99 }],
    ['no-indirect', { weapon: 'at-medium', indirect: true, range: 99 }],
    ['out-of-range', { weapon: 'at-medium', range: 99 }],
  ];

  test.each(rounds)('/smoke: %s', (reason, given, toggles) => {
    expect(refused('smoke', given, toggles)).toMatchObject({ reason });
  });
});

describe('the satchel charge', () => {
  test('PT-SATCH-01: explodes in attacking fire, never in defensive fire', () => {
    const given = { weapon: 'satchel', phase: 'defensive' };
    const reason = { rule: 'PT-SATCH-01', reason: 'satchel-phase' };
    expect(refused('fire', given)).toMatchObject(reason);
    expect(refused('tankhit', { ...given, armour: 9 })).toMatchObject(reason);
  });

  test('PT-SATCH-02: 7aps within 1 1/2" of the drop, or split', () => {
    const satchel = { weapon: 'satchel', range: 1.5 };
    expect(ruled('fire', satchel, dice(1, 2), withOnly('satchel')).facts).toMatchObject({ result: 'killed' });
    expect(ruled('tankhit', { ...satchel, armour: 9 }, dice(1, 2)).facts.result).toBe('destroyed');
    const split = ruled('fire', { ...satchel, split: '4,3' }, dice(3, 3, 3, 3), withOnly('satchel')).facts;
    expect(split).toStrictEqual({ killed: 1, 'weapons-destroyed': 0 });
    const far = { ...satchel, range: 1.75 };
    expect(refused('fire', far)).toMatchObject({ rule: 'PT-SATCH-02', reason: 'out-of-range' });
    expect(refused('tankhit', { ...far, armour: 9 })).toMatchObject({ rule: 'PT-SATCH-02', reason: 'out-of-range' });
    expect(refused('fire', { ...far, obscured: true }).rule).toBe('PT-SATCH-02');
  });
});

describe('the flamethrower', () => {
  const flame = { weapon: 'flamethrower', range: 3 };

  test('PT-FLAME-02: 3aps at 3"', () => {
    expect(ruled('fire', flame, dice(3, 4, /* fuel */ 2)).facts).toMatchObject({ result: 'killed' });
    expect(ruled('tankhit', { ...flame, armour: 9 }, dice(3, 4, 2)).facts).toMatchObject({ result: 'destroyed' });
    expect(refused('fire', { ...flame, range: 3.5 })).toMatchObject({ rule: 'PT-LOF-04' });
  });

  test('PT-FLAME-03: a 1 on the die that follows, hit or miss, and it is empty', () => {
    expect(ruled('fire', flame, dice(1, 1, 1)).facts).toStrictEqual({ result: 'miss', 'fuel-out': true });
    expect(ruled('fire', flame, dice(1, 1, 2)).facts).toStrictEqual({ result: 'miss', 'fuel-out': false });
    const tank = { ...flame, armour: 9 };
    expect(ruled('tankhit', tank, dice(6, 6, 1)).facts).toStrictEqual({ result: 'destroyed', 'fuel-out': true });
    expect(ruled('tankhit', { ...tank, cover: 'hard' }, dice(6, 6, 4, 4, 6)).facts).toMatchObject({
      'fuel-out': false,
    });
    expect(ruled('tankhit', { ...tank, continued: true }, dice(1, 1)).facts).toStrictEqual({ result: 'miss' });
  });
});
