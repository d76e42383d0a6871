import { describe, expect, test } from 'vitest';
import { type Laid, onTable } from './on-table.ts';

/** A team of several men and others around it, by a book. */
const team = (rules: string, profile: string): Laid => ({
  rules,
  pieces: [
    {
      id: 'river-1',
      kind: 'river',
      polygon: [
        [0, 30],
        [72, 30],
        [72, 32],
        [0, 32],
      ],
    },
  ],
  units: [
    ['Bell', 'reds', profile, { at: [5, 10], facing: 90 }],
    ['Kruse', 'blues', profile, { at: [60, 20], facing: 270 }],
  ],
});
const TEAMS: readonly (readonly [string, string])[] = [
  ['hans-n-panzer', 'infantry'],
  ['ww2-skirmish', 'rifle-team'],
];

describe('the way of a move', () => {
  test.each(TEAMS)(
    '%s: of several men, it’s that of their place: the middle of their front row',
    async (rules, profile) => {
      const [odds] = await onTable(team(rules, profile), '@anna /move who:Bell to:"2 E" odds:true');
      expect(odds!.data!.way).toMatchObject({ inches: 2, ends: [7, 10] });
    },
  );

  test.each(TEAMS)('%s: each unit stands in a list once, however many men it has', async (rules, profile) => {
    const [shown] = await onTable(team(rules, profile), '@anna /battlefield show');
    expect(shown!.read.match(/Bell stands at 5, 10/g)).toHaveLength(1);
    expect(shown!.read.match(/stands at/g)).toHaveLength(2);
  });

  test.each(TEAMS)('%s: between units of several men the nearest pair is measured', async (rules, profile) => {
    const [measured] = await onTable(team(rules, profile), '@anna /battlefield measure from:Bell to:Kruse');
    // From the left of one front row to the left of the other: 55″ across and 7″ up the table.
    expect(measured!.data!.measure!.distance.centre).toBe(55.44);
  });

  test.each([...TEAMS, ['landser', 'rifleman'], ['panzertroops', 'rifleman']] as const)(
    '%s: a way that goes nowhere spends nothing, and what’s in the way is named',
    async (rules, profile) => {
      const begins = rules === 'landser' ? ['@anna /initiative faces:"5 2"'] : [];
      const [nowhere, river, far] = await onTable(
        { ...team(rules, profile), begins },
        '@anna /move who:Bell to:Bell',
        '@anna /move who:Bell to:"5,40"',
        '@anna /move who:Bell to:"45,10"',
      );
      expect(nowhere!.error?.message).toBe('Bell already stands there.');
      expect(river!.refused).toMatchObject({
        reason: 'way',
        message: expect.stringContaining('river-1 is in the way'),
      });
      expect(river!.refused).toMatchObject({ message: expect.not.stringContaining('undefined') });
      expect(far!.refused).toMatchObject({ reason: 'allowance', message: expect.not.stringContaining('undefined') });
    },
  );

  test('a unit that isn’t on the table goes no way on it', async () => {
    const laid = team('hans-n-panzer', 'infantry');
    const [refused] = await onTable(
      { ...laid, begins: ['@ump /unit add profile:infantry name:Off side:reds'] },
      '@anna /move who:Off to:"3,3"',
    );
    expect(refused!.error?.message).toBe('Off isn’t on the table.');
  });

  test('PT-MOVE-05: a way beyond the edge leaves the table by it', async () => {
    const laid: Laid = {
      ...team('panzertroops', 'rifleman'),
      units: [
        ['Bell', 'reds', 'rifleman', { at: [2, 10] }],
        ['Kruse', 'blues', 'rifleman', { at: [60, 20] }],
      ],
    };
    const [odds] = await onTable(laid, '@anna /move who:Bell to:"-1,10" odds:true');
    expect(odds!.data!.cannot).toBeUndefined();
    expect(odds!.data!.options.exit).toMatchObject({ value: 'other-edge', from: 'table' });
  });

  describe('a way that is only asked about', () => {
    const open: Laid = {
      rules: 'landser-classic',
      pieces: [
        {
          id: 'house',
          kind: 'building',
          polygon: [
            [24, 6],
            [30, 6],
            [30, 20],
            [24, 20],
          ],
        },
      ],
      units: [
        ['Hale', 'reds', 'rifleman', { at: [18, 12], facing: 90 }],
        ['Kruse', 'blues', 'rifleman', { at: [34, 12], facing: 270 }],
        ['Voss', 'blues', 'rifleman', { at: [16, 18], facing: 180 }],
      ],
      begins: ['@anna /initiative faces:"5 2"'],
    };

    test('says what it costs, who would see its end, and what each could do to him there', async () => {
      const [odds] = await onTable(open, '@anna /move who:Hale to:"3 E" odds:true');
      expect(odds!.read).toContain('The way is 3″ long. It ends at 21, 12, with 1″ left.');
      expect(odds!.read).toContain('Voss would see it from 7.81″: 50% to hit');
      expect(odds!.read).not.toContain('Kruse would see it');
    });

    test('and that nobody would, if nobody does', async () => {
      const alone = { ...open, units: open.units.slice(0, 2) };
      const [odds] = await onTable(alone, '@anna /move who:Hale to:"3 E" odds:true');
      expect(odds!.read).toContain('No enemy would see it there.');
    });
  });
});
