import { describe, expect, test } from 'vitest';
import { type Laid, onTable } from './on-table.ts';

/** A tank that has driven twelve inches east, and whose driver is killed then. */
function driverless(pieces: readonly object[]): Laid {
  return {
    rules: 'ww2-skirmish',
    pieces,
    units: [
      ['Bell', 'reds', 'at-gun', { at: [60, 30], facing: 270, rectangle: [2, 1], vehicle: false }],
      ['Kruse', 'blues', 'medium-tank', { at: [40, 12], facing: 90, rectangle: [3, 1.5] }],
    ],
    begins: ['@ump /turn end', '@ump /turn end', '@ben /move who:Kruse to:"52,12"'],
  };
}

const SHOT = '@anna /tankhit attacker:Bell target:Kruse faces:"20 15"';
const HOUSE = {
  id: 'house-1',
  kind: 'building',
  polygon: [
    [57, 8],
    [60, 8],
    [60, 16],
    [57, 16],
  ],
};

describe('WS-VEH-09: a crash on a drawn table', () => {
  test('carries it straight on for half of what it drove, and an undo takes it back', async () => {
    const where = '@ump /battlefield export';
    const answers = await onTable(driverless([]), SHOT, '@ben /move who:Kruse task:crash', where, '@ump /undo', where);
    expect(answers[1]!.facts).toMatchObject({ inches: 6 });
    expect(placeOf(answers[2])).toMatchObject({ at: [58, 12], facing: 90 });
    expect(placeOf(answers[4])).toMatchObject({ at: [52, 12], facing: 90 });
  });

  test('ends at what it can’t pass', async () => {
    const answers = await onTable(
      driverless([HOUSE]),
      SHOT,
      '@ben /move who:Kruse task:crash',
      '@ump /battlefield export',
    );
    // Half its length in front of it, it all but touches the house.
    expect(placeOf(answers[2])).toMatchObject({ at: [55.45, 12], facing: 90 });
    expect(answers[1]!.read).toContain('Kruse crashes on 3.45″, where house-1 stops it, and never moves again.');
    expect(answers[1]!.facts).toMatchObject({ inches: 6 });
  });

  test('is over where it stands if it’s up against something', async () => {
    const wall = { ...HOUSE, polygon: HOUSE.polygon.map(([x, y]) => [x! - 3.48, Math.min(y!, 13)]) };
    const answers = await onTable(
      driverless([wall]),
      SHOT,
      '@ben /move who:Kruse task:crash',
      '@ump /battlefield export',
    );
    expect(placeOf(answers[2])).toMatchObject({ at: [52, 12], facing: 90 });
    expect(answers[1]!.read).toContain(
      'Kruse crashes where it is, since it can’t go past house-1, and never moves again.',
    );
  });
});

/** Where the tank stands, by the form of a table. */
function placeOf(exported: unknown): unknown {
  const found = /\{"name":"Kruse"[^}]*\}/u.exec(JSON.stringify(exported).replaceAll('\\"', '"'));
  return found && JSON.parse(found[0]);
}
