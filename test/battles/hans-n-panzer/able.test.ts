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
