import { expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

const table = () =>
  Table.open(
    axis('infantry', 'A1', 'panzerfaust:1'),
    axis('50mm', 'Pak', 'ready-turn:1'),
    axis('pz4', 'Pz'),
    allies('sherman', 'Sher', 'weapon:75mm-us'),
    allies('infantry', 'B1'),
    allies('large-house', 'Farm'),
  );

test('HP-INF-02: what a unit can do now is told with the weapons that it has', async () => {
  const battle = await table();
  await battle.to(1, 'guns');
  expect((await battle.says('@anna /unit show unit:Pak')).text).toContain('/tankhit who:Pak target:… range:…');
  // HP-RUL-35: nobody has named its gun, so the player says which.
  expect((await battle.says('@anna /unit show unit:Pz')).text).toContain('/tankhit who:Pz weapon:… target:… range:…');
  await battle.to(1, 'fire');
  const can = (await battle.says('@anna /unit show unit:A1')).text;
  for (const weapon of ['rifle', 'smg', 'light-mg']) expect(can).toContain(`/fire who:A1 weapon:${weapon} range:…`);
  expect(can).toContain('/tankhit who:A1 weapon:panzerfaust target:… range:…');
  expect(can).not.toContain('weapon:heavy-mg');
  await battle.to(1, 'morale');
  await battle.says('@anna /morale who:A1 cause:beaten faces:"1"');
  await battle.to(2, 'fire');
  expect((await battle.says('@anna /unit show unit:A1')).text).toContain(
    "Can't /fire, /tankhit and /grenade: A1 is routing",
  );
});

test('HP-INF-02, HP-RUL-33: nobody is told that he lacks weapons that he never has', async () => {
  const battle = await Table.open(
    axis('infantry', 'A1'),
    axis('truck', 'Opel'),
    axis('panther', 'Panther', 'weapon:75mm-long'),
    allies('infantry', 'B1'),
    allies('6-pdr', 'Gun', 'ready-turn:1'),
  );
  for (const step of ['guns', 'fire']) {
    await battle.to(1, step);
    for (const unit of ['A1', 'Opel', 'Panther']) {
      expect((await battle.says(`@anna /unit show unit:${unit}`)).text).not.toContain('has no');
    }
    expect((await battle.says('@ben /unit show unit:Gun')).text).not.toContain('has no');
  }
  expect(await battle.refuses('@anna /grenade who:Panther target:B1 range:1')).toBe('HP-INF-02');
  expect(await battle.faults('@anna /fire who:Opel target:B1 range:2')).toBe('Opel has no weapon for /fire at B1.');
});
