import { beforeEach, describe, expect, test } from 'vitest';
import { handing, type Say, sayOver } from '../../commands/club-table.ts';
import { memory, thrownBy } from '../table.ts';

let say: Say;

beforeEach(async () => {
  say = sayOver((await memory()).store);
  await say('/game new name:Caen rules:landser-classic sides:"Axis, The Wild Geese"');
  await say('/game join side:axis');
});

describe('a unit can’t be called what means something else', () => {
  const NAMES = ['all', 'ALL', 'Axis', 'axis', 'the Axis', 'The Wild Geese', 'the-wild-geese'];

  test.each(NAMES)('when it’s added: %s', async (name) => {
    expect(await thrownBy(() => say(`/unit add profile:rifleman name:"${name}"`))).toMatchObject({
      says: 'name-reserved',
    });
  });

  test.each(NAMES)('when it gets another name: %s', async (name) => {
    await say('/unit add profile:rifleman name:Schmidt');
    expect(await thrownBy(() => say(`/unit rename unit:Schmidt to:"${name}"`))).toMatchObject({
      says: 'name-reserved',
    });
  });

  test('nor in an order of battle', async () => {
    const rows = 'name,profile\nSchmidt,rifleman\nall,rifleman\n';
    expect(await thrownBy(() => say('/unit import file:x', handing(rows)))).toMatchObject({
      says: 'roster-line',
    });
    await say('/unit import file:x', handing('name,profile\nSchmidt,rifleman\n'));
  });

  test('but what only looks like it is a name', async () => {
    for (const name of ['Allen', 'Axis 1', 'all of them']) await say(`/unit add profile:rifleman name:"${name}"`);
  });
});
