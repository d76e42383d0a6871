import { afterEach, describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { twoSquads } from './two-squads.ts';

let table: Table;
afterEach(() => table.close());

const BLUE = 'Blue Rifleman 1';
const red = (n: number) => `Red Rifleman ${n}`;

/** A light wound with this face: first by one who fires, and in his own turn by one who covers. */
async function struckTwice(rules: string, face: number): Promise<void> {
  const shot = (n: number) => `@anna /fire who:"${red(n)}" target:"${BLUE}" range:8 faces:"5 5 ${face}"`;
  table = await Table.open(
    'anew',
    ...twoSquads(rules),
    '@anna /initiative faces:"5 2"',
    '@ump /turn end',
    shot(1),
    `@anna /act who:"${red(2)}" action:covering-fire`,
    '@ump /turn end',
    `@ben /move who:"${BLUE}" action:${face === 1 ? 'move-and-fire' : 'move'}`,
    `@anna /spot who:"${red(2)}" target:"${BLUE}" range:8 state:moving-open`,
    shot(2),
  );
}

const due = async () =>
  ((await table.does('@ump /turn status')).text.match(/\/fire who:[^\n]*(?= L)/g) ?? []).map(String);
const round = () => table.all('@ump /turn end', '@ump /turn end');

describe.each([
  ['landser-classic', 'LC'],
  ['landser', 'LS'],
])('%s: bound in this turn, and anew for the next', (rules, edition) => {
  test(`${edition}-LIGHT-03: each anger has its own turn`, async () => {
    await struckTwice(rules, 1);
    expect(await due()).toEqual([`/fire who:"${BLUE}" target:"${red(1)}"`]);
    expect(await table.wrong('@ump /turn end')).toContain('This comes first');
    await table.does(`@ben /fire who:"${BLUE}" target:"${red(1)}" range:8 faces:"1 1"`);
    await round();
    expect(await due()).toEqual([`/fire who:"${BLUE}" target:"${red(2)}"`]);
    expect(await table.refuses(`@ben /fire who:"${BLUE}" target:"${red(1)}" range:8`)).toBe(`${edition}-LIGHT-03`);
    await table.does(`@ben /fire who:"${BLUE}" target:"${red(2)}" range:8 faces:"2"`);
    await round();
    expect(await due()).toEqual([]);
  });

  test(`${edition}-LIGHT-05: disorientated in this turn still, and in the next, and no longer`, async () => {
    await struckTwice(rules, 3);
    const bound = async () => (await table.does('@ump /turn status')).text.includes(`Disorientated: ${BLUE}`);
    const seen = [await bound()];
    for (let i = 0; i < 2; i++) {
      await round();
      seen.push(await bound());
    }
    expect(seen).toEqual([true, true, false]);
  });
});
