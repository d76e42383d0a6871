import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, odds, wrong } = by('ww2-skirmish');

describe('WS-MOR-03: a D6 against the Action total of the team', () => {
  test('less than the total, and the team holds', () => {
    const { facts, steps } = ruled('morale', { actions: 6 }, dice(5));
    expect(facts).toStrictEqual({ result: 'holds' });
    expect(steps[0]).toMatchObject({ rule: 'WS-MOR-03', sides: 6, total: -1, modifiers: [{ value: -6 }] });
  });

  test.each([
    ['WS-MOR-04', 'equal', 3, 'retires'],
    ['WS-MOR-04', '1 over', 4, 'retires'],
    ['WS-MOR-05', '2 over', 5, 'suppressed'],
  ])('%s: %s', (rule, _over, face, result) => {
    const { facts, steps } = ruled('morale', { actions: 3 }, dice(face));
    expect(facts).toStrictEqual({ result });
    expect(steps[0]!.row).toBe(rule);
  });

  test('WS-MOR-06: 3 over, D6 inches back', () => {
    const { facts, steps } = ruled('morale', { actions: 3 }, dice(6, 4));
    expect(facts).toStrictEqual({ result: 'falls-back', inches: 4 });
    expect(steps[1]).toMatchObject({ rule: 'WS-MOR-06', sides: 6, faces: [4] });
    expect(odds('morale', { actions: 3 })['{"inches":4,"result":"falls-back"}']).toBe('1/36');
  });

  test('WS-MOR-07: 4 or more over, a rout', () => {
    for (const face of [4, 5, 6])
      expect(ruled('morale', { actions: 0 }, dice(face)).facts).toStrictEqual({ result: 'routs' });
  });

  test('suppressed, 1 off for each figure: three men of 2 Actions have 3', () => {
    const { steps } = ruled('morale', { actions: 6, figures: 3, suppressed: true }, dice(2));
    expect(steps[0]).toMatchObject({ total: -1, result: 'holds', modifiers: [{ value: -6 }, { value: 3 }] });
    const chances = odds('morale', { actions: 6, figures: 3, suppressed: true });
    expect(chances).toMatchObject({
      '{"result":"holds"}': '1/3',
      '{"result":"retires"}': '1/3',
      '{"result":"suppressed"}': '1/6',
      '{"inches":1,"result":"falls-back"}': '1/36',
    });
  });

  test('not below 0, and figures count only while suppressed', () => {
    const worst = odds('morale', { actions: 0 });
    expect(odds('morale', { actions: 2, figures: 4, suppressed: true })).toStrictEqual(worst);
    expect(worst).toMatchObject({ '{"result":"routs"}': '1/2', '{"result":"retires"}': '1/6' });
    expect(odds('morale', { actions: 2, figures: 4 })).toStrictEqual(odds('morale', { actions: 2 }));
  });

  test('what the table agreed is for this die and not for the inches', () => {
    expect(ruled('morale', { actions: 3, modifier: 1 }, dice(5, 6)).facts).toStrictEqual({
      result: 'falls-back',
      inches: 6,
    });
  });

  test('wants the Actions', () => expect(wrong('morale', {}).says).toBe('missing-options'));
});
