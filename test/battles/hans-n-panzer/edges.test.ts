import { expect, test } from 'vitest';
import { allies, axis, infantry, Table } from './table.ts';

/** B1 routs and B2 retreats; it's the move step of turn 2. */
const running = async () => {
  const battle = await infantry();
  await battle.to(1, 'morale');
  await battle.says(
    '@ben /morale who:B1 cause:rear modifier:-4 faces:"1"',
    '@ben /morale who:B2 cause:rear modifier:-2 faces:"4"',
  );
  await battle.to(2, 'move');
  return battle;
};

test('HP-MOR-18, HP-MOR-19: who retreats or routs never leaves by the enemy’s edge, and may leave by its own', async () => {
  const battle = await running();
  expect(await battle.refuses('@ben /move who:B1 exit:enemy-edge')).toBe('HP-MOR-19');
  expect(await battle.refuses('@ben /move who:B2 exit:enemy-edge')).toBe('HP-MOR-18');
  expect(await battle.refuses('@ben /move who:B2 path:off-road:3 exit:enemy-edge')).toBe('HP-MOR-18');
  await battle.says('@ben /move who:B1 exit:other-edge', '@ben /move who:B2 path:off-road:3 exit:other-edge');
  expect((await battle.unit('B1')).gone).toBe('left-table');
  expect((await battle.unit('B2')).gone).toBe('left-table');
});

test('HP-RUL-56: a side that runs off the table has lost', async () => {
  const battle = await Table.open(axis('infantry', 'A1'), allies('infantry', 'B1'));
  await battle.to(1, 'morale');
  await battle.says('@ben /morale who:B1 cause:rear modifier:-4 faces:"1"');
  await battle.to(2, 'move');
  await battle.says('@ben /move who:B1 exit:other-edge');
  expect((await battle.end()).text).toContain('The battle is over: Axis win. Allies have nobody left.');
});

test('HP-VEH-04: a crew on foot does not leave by the enemy’s edge', async () => {
  const battle = await Table.open(
    axis('panther', 'Panther', 'weapon:75mm-long'),
    axis('infantry', 'A1'),
    allies('sherman', 'Able', 'weapon:75mm-us'),
  );
  await battle.to(1, 'guns');
  await battle.says('@anna /tankhit attacker:Panther target:Able range:9 faces:"5 5 6 6"');
  await battle.to(2, 'move');
  expect(await battle.refuses('@ben /move who:"Able crew" exit:enemy-edge')).toBe('HP-VEH-04');
  await battle.says('@ben /move who:"Able crew" exit:other-edge');
  expect((await battle.end()).text).toContain('Axis win');
});

test('HP-MOR-19, HP-MOR-18: what a running unit is offered is to leave by its own edge', async () => {
  const battle = await running();
  for (const name of ['B1', 'B2']) {
    const { text } = await battle.says(`@ben /unit show unit:${name}`);
    expect(text).toContain(`/move who:${name} exit:other-edge`);
    const { refused } = await battle.hears(`@ben /move who:${name} path:off-road:3`);
    expect(refused?.message).toContain('/move exit:other-edge');
  }
});

test('HP-VEH-04, HP-VEH-03: a crew that gets out at the edge leaves by its own, and its vehicle stays', async () => {
  const battle = await Table.open(
    axis('panther', 'Panther', 'weapon:75mm-long'),
    allies('half-track', 'Track'),
    allies('infantry', 'B1'),
  );
  await battle.to(1, 'guns');
  await battle.says('@anna /tankhit attacker:Panther target:Track range:9 faces:"6 6 1 2"');
  await battle.to(2, 'move');
  const { refused } = await battle.hears('@ben /move who:Track unit:infantry exit:enemy-edge');
  expect(refused).toMatchObject({ rule: 'HP-VEH-04', message: expect.stringContaining("Track's crew goes on foot") });
  const { text } = await battle.says('@ben /move who:Track unit:infantry exit:other-edge');
  expect(text).toContain('Track crew has left the table, 2 men.');
  expect((await battle.unit('Track crew')).gone).toBe('left-table');
  const { gone, fields } = await battle.unit('Track');
  expect([gone, fields.state, fields.crew]).toEqual([undefined, 'disabled', 0]);
});
