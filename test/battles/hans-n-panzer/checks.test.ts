import { describe, expect, test } from 'vitest';
import { allies, axis, infantry, modifiersOf, Table } from './table.ts';

const table = () =>
  Table.open(
    axis('infantry', 'A1'),
    axis('tiger', 'Tiger', 'weapon:88mm'),
    allies('infantry', 'B1'),
    allies('infantry', 'B2'),
    allies('stuart', 'Stu'),
    allies('large-house', 'Farm'),
  );

describe('checks that nobody owes', () => {
  test('HP-RUL-42: they are for what the players see; losses and rallies the referee counts', async () => {
    const battle = await table();
    await battle.to(1, 'morale');
    expect(await battle.faults('@ben /morale who:B1 cause:losses-25')).toContain("B1 doesn't have to check");
    expect(await battle.faults('@ben /morale who:B1 cause:losses-50')).toContain("B1 doesn't have to check");
    expect(await battle.faults('@ben /morale who:B1 cause:rallying')).toContain("B1 doesn't have to check");
    await battle.says('@ben /morale who:B1 cause:rear faces:"6"', '@ben /morale who:B2 cause:other faces:"6"');
  });

  test('HP-MOR-05: the command unit is lost by the players’ word only where no distance was said', async () => {
    const battle = await table();
    await battle.says('@ben /unit edit unit:B1 fields:"from-command:8"');
    await battle.to(1, 'morale');
    expect(await battle.faults('@ben /morale who:B1 cause:command-lost')).toContain('8" from its command unit');
    expect(modifiersOf(await battle.says('@ben /morale who:B2 cause:command-lost faces:"6"'))).toContain('HP-MOR-11');
  });

  test('HP-RUL-46: a crew on foot owes none, but may be beaten', async () => {
    const battle = await table();
    await battle.to(1, 'guns');
    await battle.says('@anna /tankhit attacker:Tiger target:Stu range:9 faces:"6 6 6 6"');
    await battle.to(1, 'fire');
    await battle.says('@anna /fire attacker:A1 target:"Stu crew" weapon:rifle range:3 faces:"6"');
    expect((await battle.to(1, 'morale')).text).not.toContain('Owed');
    await battle.says('@ben /morale who:"Stu crew" cause:beaten target:A1 faces:"6"');
  });
});

test('HP-RUL-32: a retreat or a rout takes the whole unit out of its house', async () => {
  const battle = await table();
  await battle.says('@ben /move who:B1 target:Farm men:3', '@ben /move who:B2 target:Farm men:3');
  await battle.to(1, 'morale');
  const routs = await battle.says('@ben /morale who:B1 cause:beaten faces:"1"');
  expect(routs.text).toContain('B1 leaves Farm.');
  await battle.says('@ben /morale who:B2 cause:other modifier:-3 faces:"4"');
  expect((await battle.unit('B1')).fields.inside).toBeUndefined();
  expect((await battle.unit('B2')).fields).not.toHaveProperty('men-inside');
});

test('HP-RUL-28: men are taken off by hand, and put on again only by an umpire', async () => {
  const battle = await table();
  await battle.says('@ben /unit edit unit:B1 fields:"men:11"', '@ben /unit edit unit:B1 fields:"men:10"');
  await battle.to(1, 'fire');
  await battle.says('@ben /unit edit unit:B1 fields:"men:7"');
  expect(await battle.faults('@ben /unit edit unit:B1 fields:"men:9"')).toContain('Men is 7');
  await battle.says('@carla /unit edit unit:B1 fields:"men:9"');
  expect((await battle.unit('B1')).fields.men).toBe(9);
});

test('HP-RUL-32: men taken off by hand were outside first, so the house never holds more than are left', async () => {
  const battle = await table();
  await battle.says('@ben /move who:B1 target:Farm');
  await battle.to(1, 'fire');
  await battle.says('@ben /unit edit unit:B1 fields:"men:7"');
  expect((await battle.unit('B1')).fields['men-inside']).toBe(6);
  await battle.says('@ben /unit edit unit:B1 fields:"men:4"');
  expect((await battle.unit('B1')).fields['men-inside']).toBe(4);
});

test('HP-MOR-04, HP-RUL-32: a house beats nobody', async () => {
  const table = await infantry();
  await table.to(1, 'morale');
  expect(await table.faults('@anna /morale who:A1 cause:beaten target:Hut')).toContain('Hut is a house');
  expect(await table.faults('@ben /morale who:B1 cause:beaten target:Hut')).toContain('Hut is a house');
  await table.says('@anna /morale who:A1 cause:beaten target:B1 faces:"6"');
});
