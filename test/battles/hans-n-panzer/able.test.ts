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

test('HP-RUL-37, HP-CAP-03: work on guns is offered to those who have some, and nobody else is told about it', async () => {
  const battle = await Table.open(
    axis('infantry', 'A1'),
    axis('half-track', 'Track'),
    axis('50mm', 'Pak'),
    allies('infantry', 'B1'),
  );
  await battle.to(1, 'move');
  expect((await battle.says('@anna /unit show unit:A1')).text).not.toContain('/weapon');
  expect(await battle.faults('@anna /weapon who:A1')).toBe("There's nothing A1 can do with /weapon now.");
  expect(await battle.faults('@anna /weapon who:Pak')).toBe('Which action? set-up, hook-up. (action:set-up)');
  expect(await battle.refuses('@anna /weapon who:A1 action:set-up')).toBe('HP-CAP-03');
  await battle.to(1, 'morale');
  expect((await battle.says('@anna /unit show unit:Pak')).text).not.toContain('/weapon');
  expect((await battle.says('@ben /unit show unit:B1')).text).toContain("Can't /weapon: Pak's men are still at it.");
});

test('HP-MOVE-02: who has used all of its move is not offered another', async () => {
  const battle = await Table.open(axis('infantry', 'A1'), axis('half-track', 'Track'), allies('infantry', 'B1'));
  await battle.to(1, 'move');
  await battle.says('@anna /move who:A1 path:off-road:2');
  expect((await battle.says('@anna /unit show unit:A1')).text).toContain('/move who:A1');
  await battle.says('@anna /move who:A1 path:off-road:1');
  expect((await battle.says('@anna /unit show unit:A1')).text).not.toContain('/move');
  expect((await battle.says('@anna /move who:A1')).text).toContain('A1 has no move left this turn.');
});
