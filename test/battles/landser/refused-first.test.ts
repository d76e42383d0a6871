import { afterEach, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { setUp } from './scenarios.ts';

let table: Table;
afterEach(() => table.close());

test.each(['LC', 'LS'])(
  '%s-JAM-07, %s-SQD-06: a loader whose rifle is jammed is told that first; what else he would do, his gun forbids',
  async (edition) => {
    const setups = ['two squads', 'fixed-initiative', 'begun', 'the gun set up'];
    table = await Table.open('first', ...setups.flatMap((name) => setUp(name, edition)));
    await table.does('@ump /unit edit unit:"Red Loader" fields:"jammed:rifle"');
    await table.does('@anna /fire who:"Red Machine-gunner" target:"Blue Rifleman 1" auto:true range:20 faces:"4 3"');
    const shot = (more = '') => `@anna /fire who:"Red Loader" target:"Blue Rifleman 1" range:8${more}`;
    expect([
      await table.refuses(shot()),
      await table.refuses('@anna /act who:"Red Loader" action:covering-fire'),
      await table.refuses('@anna /weapon who:"Red Loader"'),
      await table.refuses('@anna /move who:"Red Loader"'),
    ]).toEqual([`${edition}-JAM-07`, `${edition}-JAM-07`, `${edition}-SQD-06`, `${edition}-SQD-06`]);
    await table.does('@ump /unit edit unit:"Red Loader" fields:"jammed:none"');
    expect(await table.refuses(shot())).toBe(`${edition}-SQD-06`);
  },
);
