import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds } = by('ww2-skirmish');

const total = (given: Given, toggles?: string) => ruled('solo', { task: 'risk', ...given }, dice(), toggles).facts.risk;
/** Of a list of factors, with its casualties and strength. */
const risk = (factors: string, given: Given = {}, toggles?: string) => total({ factors, ...given }, toggles);
/** What its one step cites. */
const lines = (task: 'risk' | 'afv-risk', given: Given) =>
  ruled('solo', { task, ...given }, dice()).steps[0]!.modifiers.map(({ rule, value }) => `${rule} ${value}`);

describe('the risk of a unit', () => {
  test('WS-SOLO-06: nothing that counts is 0', () => {
    expect(risk('')).toBe(0);
    expect(ruled('solo', { task: 'risk' }, dice()).steps).toMatchObject([{ rule: 'WS-SOLO-06', result: '0' }]);
    expect(odds('solo', { task: 'risk', factors: 'rout', modifier: 3 })).toStrictEqual({ '{"risk":4}': '1' });
  });

  test.each([
    ['WS-RISK-01', 'rout', 4],
    ['WS-RISK-02', 'heavy-fire', 2],
    ['WS-RISK-03', 'command-group', 1],
    ['WS-RISK-03', 'one-action', 1],
    ['WS-RISK-05', 'no-nco', 1],
    ['WS-RISK-06', 'under-fire', 1],
    ['WS-RISK-07', 'enemy-behind', 1],
    ['WS-RISK-07', 'retiring-near', 1],
    ['WS-RISK-08', 'losing', 1],
    ['WS-RISK-09', 'officer', -1],
    ['WS-RISK-10', 'afv-near', -1],
    ['WS-RISK-11', 'friends-near', -1],
    ['WS-RISK-12', 'at-gun', -1],
    ['WS-RISK-12', 'hmg', -1],
    ['WS-RISK-12', 'soft-cover', -1],
    ['WS-RISK-13', 'advancing', -2],
    ['WS-RISK-13', 'hard-cover', -2],
    ['WS-RISK-14', 'winning', -2],
    ['WS-RISK-15', 'nothing-in-sight', -4],
  ])('%s: %s is %d', (rule, factor, value) => {
    expect(risk(factor)).toBe(value);
    expect(lines('risk', { factors: factor })).toStrictEqual([`${rule} ${value}`]);
  });

  test.each([
    ['WS-RISK-03', 'command-group,one-action', 1],
    ['WS-RISK-07', 'enemy-behind,retiring-near', 1],
    ['WS-RISK-12, R-43', 'at-gun,hmg,soft-cover', -1],
    ['WS-RISK-13', 'advancing,hard-cover', -2],
    ['a word said twice', 'losing,losing', 1],
  ])('%s: %s counts once, %d', (_rule, factors, value) => expect(risk(factors)).toBe(value));

  test.each([
    [0, 4, 0],
    [1, 4, 1],
    [2, 4, 2],
    [4, 4, 4],
    [1, 5, 0],
    [2, 5, 1],
    [1, 3, 1],
    [2, 3, 2],
    [1, 12, 0],
    [3, 12, 1],
  ])('WS-RISK-04: %d of %d are %d full quarters', (casualties, strength, value) => {
    expect(risk('', { casualties, strength })).toBe(value);
  });

  test('WS-RISK-04: the strength is 4 unless said', () => {
    expect(risk('', { casualties: 3 })).toBe(3);
    expect(lines('risk', { casualties: 3 })).toStrictEqual(['WS-RISK-04 3']);
  });

  test('WS-RISK-05: a support weapon needs no NCO, be it said or plain', () => {
    expect(risk('no-nco', { support: true })).toBe(0);
    expect(risk('no-nco,at-gun')).toBe(-1);
    expect(risk('no-nco,hmg')).toBe(-1);
    expect(risk('losing', { support: true })).toBe(1);
  });

  test('WS-RISK-13: an anti-tank gun or HMG has nothing for advancing, but for hard cover', () => {
    expect(risk('advancing,at-gun')).toBe(-1);
    expect(risk('advancing,hmg')).toBe(-1);
    expect(risk('hard-cover,hmg')).toBe(-3);
    expect(risk('advancing,hard-cover,at-gun')).toBe(-3);
    expect(risk('advancing', { support: true })).toBe(-2);
  });

  test('WS-RISK-02, WS-RISK-06, R-42: under heavy fire is 3, with heavy-fire-replaces 2', () => {
    expect(risk('heavy-fire,under-fire')).toBe(3);
    expect(risk('heavy-fire,under-fire', {}, 'heavy-fire-replaces')).toBe(2);
    expect(risk('heavy-fire', {}, 'heavy-fire-replaces')).toBe(2);
    expect(risk('under-fire', {}, 'heavy-fire-replaces')).toBe(1);
  });

  test('they add up, in any order and however typed', () => {
    expect(risk('heavy-fire,under-fire,no-nco,soft-cover', { casualties: 2 })).toBe(5);
    expect(risk(' Soft-Cover , NO-NCO,under-fire,heavy-fire,', { casualties: 2 })).toBe(5);
    const worst = 'rout,heavy-fire,under-fire,command-group,one-action,no-nco,enemy-behind,retiring-near,losing';
    expect(risk(worst, { casualties: 12, strength: 12 })).toBe(15);
    const best = 'officer,afv-near,friends-near,soft-cover,advancing,hard-cover,winning,nothing-in-sight';
    expect(risk(best)).toBe(-12);
  });
});

describe('the situation of an AFV', () => {
  const situation = (factors: string, given: Given = {}) =>
    ruled('solo', { task: 'afv-risk', factors, ...given }, dice()).facts.risk;

  test.each([
    ['WS-AFV-03', 'advancing', 1],
    ['WS-AFV-03', 'hull-down', 1],
    ['WS-AFV-04', 'infantry-near', 1],
    ['WS-AFV-04', 'radio', 1],
    ['WS-AFV-05', 'damaged', -1],
    ['WS-AFV-06', 'at-fire', -1],
    ['WS-AFV-07', 'enemy-behind', -1],
    ['WS-AFV-08', 'alone', -1],
    ['WS-AFV-09', 'no-main-gun', -2],
    ['WS-AFV-10', 'no-weapons', -2],
  ])('%s: %s is %d', (rule, factor, value) => {
    expect(situation(factor)).toBe(value);
    expect(lines('afv-risk', { factors: factor })).toStrictEqual([`${rule} ${value}`]);
  });

  test('WS-AFV-03, WS-AFV-04: either or both', () => {
    expect(situation('advancing,hull-down')).toBe(1);
    expect(situation('infantry-near,radio')).toBe(1);
    expect(situation('advancing,hull-down,infantry-near,radio')).toBe(2);
  });

  test('WS-AFV-05, R-48: damage and each man of the crew', () => {
    expect(situation('', { casualties: 2 })).toBe(-2);
    expect(situation('damaged', { casualties: 3 })).toBe(-4);
    expect(lines('afv-risk', { factors: 'damaged', casualties: 2 })).toStrictEqual(['WS-AFV-05 -1', 'WS-AFV-05 -2']);
  });

  test('WS-AFV-09, WS-AFV-10, R-48: a tank with nothing working has both', () => {
    expect(situation('no-main-gun,no-weapons')).toBe(-4);
  });

  test('no house rule and no die touches it', () => {
    expect(odds('solo', { task: 'afv-risk', factors: 'alone', strength: 8, support: true })).toStrictEqual({
      '{"risk":-1}': '1',
    });
  });
});

describe('a factor that the task does not know is an error of input', () => {
  const asked = (given: Given) => () => ruled('solo', given, dice());

  test.each([
    ['risk', 'hull-down'],
    ['action', 'radio'],
    ['afv-risk', 'rout'],
    ['afv', 'soft-cover'],
  ])('%s: %s', (task, factors) => {
    expect(asked({ task, factors, range: 3 })).toThrow('unknown-value');
  });

  test.each(['arrivals', 'portal'])('%s takes no factors, and that is said', (task) => {
    expect(asked({ task, factors: 'rout', range: 3 })).toThrow('no-factors');
    expect(asked({ task, factors: ' ', range: 3 })).not.toThrow('no-factors');
  });

  test('and the nearest word is told', () => {
    expect(asked({ task: 'risk', factors: 'rout,oficer' })).toThrow('"nearest":"officer"');
    expect(asked({ task: 'afv', factors: 'hulldown', 'enemy-seen': false })).toThrow('"nearest":"hull-down"');
  });
});
