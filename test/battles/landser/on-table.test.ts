import { afterEach, describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { twoSquads } from './two-squads.ts';

let table: Table;
afterEach(() => table.close());

const RED = 'Red Rifleman 1';
const GUNNER = 'Red Machine-gunner';
const blue = (n: number) => `Blue Rifleman ${n}`;

type Stands = readonly (readonly [name: string, x: number, y: number, facing: number])[];

/** Reds of the Germans, whose turn it is, and Blues of the British, on a table with a wall or none. */
async function begun(rules: string, stands: Stands, wall?: readonly (readonly [number, number])[]): Promise<void> {
  const drawn = {
    format: 'umpire-table',
    version: 1,
    size: [60, 48],
    pieces: wall ? [{ id: 'wall', kind: 'wall', line: wall, width: 0.25, height: 1 }] : [],
    units: stands.map(([name, x, y, facing]) => ({ name, at: [x, y], facing })),
  };
  table = await Table.open(
    'arcs',
    ...twoSquads(rules),
    `@ump /battlefield import json:"${JSON.stringify(drawn).replaceAll('"', '\\"')}"`,
    '@anna /initiative faces:"6 1"',
    '@ump /turn end',
  );
}

/** Whoever covers, in the Germans’ turn, and then the British one. */
async function covers(...names: readonly string[]): Promise<void> {
  for (const name of names) await table.does(`@anna /act who:"${name}" action:covering-fire`);
  await table.does('@ump /turn end');
}

const fires = (who: string, n: number, more = '') => `@anna /fire who:"${who}" target:"${blue(n)}"${more}`;

async function passes(steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) await table.does('@ump /turn end');
}

describe.each([
  ['landser-classic', 'LC'],
  ['landser', 'LS'],
])('%s on a drawn table', (rules, edition) => {
  test(`${edition}-COV-01: whoever comes into his arc may be fired at, and whoever doesn’t may not`, async () => {
    // He faces north. The first ends 21.8° off, the second walks beside the arc.
    await begun(rules, [
      [RED, 20, 20, 0],
      [blue(1), 18, 25, 90],
      [blue(2), 26, 25, 90],
    ]);
    await covers(RED);
    const first = await table.does(`@ben /move who:"${blue(1)}" to:"22,25"`);
    const second = await table.does(`@ben /move who:"${blue(2)}" to:"29,25"`);
    expect([first, second].map(({ text }) => text.includes(`may fire at`))).toEqual([true, false]);
    expect(await table.refuses(fires(RED, 2))).toBe(`${edition}-COV-01`);
    expect(await table.wrong(fires(RED, 2))).toContain("didn't come into Red Rifleman 1's arc of Covering Fire: 50.2°");
    const { data } = await table.does(fires(RED, 2, ' odds:true'));
    expect(data.cannot).toEqual(['field']);
    await table.does(fires(RED, 1));
  });

  test(`${edition}-COV-01: he may be fired at for his way, though he ends beside the arc`, async () => {
    await begun(rules, [
      [RED, 20, 20, 0],
      [blue(1), 19, 21.5, 90],
    ]);
    await covers(RED);
    // From 34° to his left to 53° to his right: only what’s between them is in the arc.
    await table.does(`@ben /move who:"${blue(1)}" to:"22,21.5"`);
    await table.does(fires(RED, 1));
  });

  test(`${edition}-AUTO-03: while its template lies, a GPMG fires automatic only within the arc about it`, async () => {
    await begun(rules, [
      [GUNNER, 20, 10, 0],
      ['Red Loader', 21, 9.5, 0],
      [blue(1), 20, 25, 180],
      [blue(2), 25, 24, 180],
      [blue(3), 30, 20, 180],
    ]);
    await table.does(`@anna /weapon who:"${GUNNER}" work:set-up`);
    await passes(2);
    await table.does(fires(GUNNER, 1, ' auto:true faces:"6 1"'));
    await table.all('@ump /turn end', `@ben /act who:"${blue(1)}" action:behind-cover`, '@ump /turn end');
    expect(await table.refuses(fires(GUNNER, 3, ' auto:true'))).toBe(`${edition}-AUTO-03`);
    // What it has stopped isn’t held against a single shot; 19.7° off is in the arc.
    await table.does(fires(GUNNER, 3, ' odds:true'));
    await table.does(fires(GUNNER, 2, ' auto:true faces:"6 1"'));
  });

  test(`${edition}-OBS-04: whoever was seen in the open on his way is seen, though he has reached a wall`, async () => {
    const wall = [
      [24, 24],
      [32, 24],
    ] as const;
    await begun(
      rules,
      [
        [RED, 28, 10, 0],
        [blue(1), 20, 24.6, 180],
        [blue(2), 30, 24.6, 180],
      ],
      wall,
    );
    await table.does('@ump /turn end');
    await table.does(`@ben /move who:"${blue(1)}" to:"24,24.6"`);
    await table.does(`@ben /move who:"${blue(2)}" to:"31,24.6"`);
    await table.does('@ump /turn end');
    const state = async (n: number) =>
      (await table.does(`@anna /spot who:"${RED}" target:"${blue(n)}" odds:true`)).data.options.state.value;
    expect([await state(1), await state(2)]).toEqual(['moving-open', 'in-cover']);
    // A turn in which he stands is another matter.
    await passes(2);
    expect(await state(1)).toBe('in-cover');
  });
});
