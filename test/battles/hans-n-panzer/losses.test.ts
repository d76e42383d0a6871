import { expect, test } from 'vitest';
import { allies, axis, infantry, modifiersOf, Table } from './table.ts';

test('HP-MOR-01: a quarter lost is owed with what is known, and halts for a turn whatever cause is typed', async () => {
  const table = await infantry();
  await table.to(1, 'fire');
  await table.says('@anna /fire attacker:A1 target:B1 weapon:rifle range:6 shooters:4 faces:"6 6 6 1"');
  expect((await table.end()).text).toContain('Owed: /morale who:B1 cause:losses-25');
  expect((await table.hears('@carla /turn end')).ok).toBe(false);
  const check = await table.says('@ben /morale who:B1 cause:rear faces:"6"');
  expect(modifiersOf(check)).toEqual(expect.arrayContaining(['HP-MOR-06', 'HP-MOR-13']));
  await table.to(2, 'move');
  expect(await table.refuses('@ben /move who:B1 path:off-road:3')).toBe('HP-MOR-01');
  await table.to(3, 'move');
  await table.says('@ben /move who:B1 path:off-road:3');
});

test('HP-RUL-55: units that come later owe nothing for men whom they never had', async () => {
  const table = await infantry();
  await table.to(1, 'fire');
  await table.says(allies('infantry', 'Late', 'men:6'));
  await table.to(1, 'morale');
  expect((await table.unit('Late')).fields['men-at-start']).toBe(6);
  expect((await table.says('@carla /turn status')).text).not.toContain('Owed');
});

test('HP-RUL-52: cones and blasts catch friends who are named, and nothing is aimed at them', async () => {
  const table = await infantry();
  await table.to(1, 'fire');
  expect(await table.refuses('@anna /fire attacker:A1 target:A2 weapon:rifle range:3')).toBe('HP-INF-05');
  await table.says(
    '@anna /fire attacker:A1 target:"B1, A2" weapon:light-mg range:4 figures:11 faces:"6 6 6 6 6 6 6 6 6 6 6"',
    '@anna /grenade attacker:A1 target:A2 range:1 figures:2 faces:"6 1 6"',
  );
  await table.end();
  expect((await table.unit('A2')).fields.men).toBe(8);
});

test('HP-RUL-43: an officer, a command unit, or a unit with its officer stops a rout; nobody else does', async () => {
  const table = await infantry();
  await table.to(1, 'morale');
  await table.says('@anna /morale who:A1 cause:beaten faces:"1"', '@anna /unit edit unit:A2 fields:"officer:lost"');
  expect(await table.refuses('@anna /rally who:A1 target:MG')).toBe('HP-RAL-01');
  expect(await table.refuses('@anna /rally who:A1 target:A2')).toBe('HP-RAL-01');
  expect((await table.says('@anna /rally who:A1 target:Kom faces:"6"')).text).toContain('A1 is back in the battle.');
});

test('HP-VEH-01: crew and passengers are different people, and half of each die', async () => {
  const table = await Table.open(
    axis('panzerschreck-team', 'Ofen'),
    allies('half-track', 'Track'),
    allies('infantry', 'B1'),
    '@ben /move who:B1 target:Track',
  );
  await table.to(1, 'fire');
  const shot = await table.says('@anna /tankhit attacker:Ofen target:Track range:3 faces:"6 6 6 6"');
  expect(shot.facts).toMatchObject({ 'crew-killed': 1, 'passengers-killed': 5 });
  await table.end();
  expect((await table.unit('Track crew')).fields.men).toBe(1);
  expect((await table.unit('B1')).fields.men).toBe(5);
});

test('HP-IAT-05: a launcher needs two men', async () => {
  const table = await Table.open(axis('panzerschreck-team', 'Ofen'), allies('stuart', 'Stu'));
  await table.to(1, 'fire');
  await table.says('@anna /unit edit unit:Ofen fields:"men:1"');
  expect(await table.refuses('@anna /tankhit attacker:Ofen target:Stu range:3')).toBe('HP-IAT-05');
});
