import { expect, test } from 'vitest';
import { allies, axis, infantry, Table } from './table.ts';

const towing = () =>
  Table.open(
    axis('50mm', 'Pak'),
    axis('truck', 'Opel'),
    axis('half-track', 'Track'),
    axis('infantry', 'A1', 'panzerfaust:1'),
    allies('infantry', 'B1'),
    allies('sherman', 'Sher'),
  );

test('HP-GUN-01: a piece is unhooked from the vehicle that it hangs on, and another one named has nothing to do with it', async () => {
  const battle = await towing();
  await battle.says('@anna /weapon who:Pak action:hook-up target:Opel');
  expect(await battle.faults('@anna /weapon who:Pak action:set-up target:Track')).toContain('hooked up to Opel');
  await battle.says('@anna /weapon who:Pak action:set-up target:Opel');
  await battle.to(1, 'move');
  expect(await battle.faults('@anna /weapon who:Pak action:set-up target:Track')).toContain("isn't hooked up to Track");
  expect((await battle.says('@anna /move who:Track path:road:5')).facts.legal).toBe(true);
});

test('HP-VEH-05, HP-GUN-01: gunners in tow are told what unhooks their gun', async () => {
  const battle = await towing();
  await battle.says('@anna /weapon who:Pak action:hook-up target:Opel');
  const { refused } = await battle.hears('@anna /weapon who:Pak action:hook-up target:Track');
  expect(refused).toMatchObject({ rule: 'HP-VEH-05', message: expect.stringContaining('/weapon action:set-up') });
});

test('HP-GUN-02: who sets up a gun that stands in position is told that it did', async () => {
  const battle = await towing();
  expect((await battle.says('@anna /weapon who:Pak action:set-up')).text).not.toContain('already');
  await battle.to(1, 'move');
  expect((await battle.says('@anna /weapon who:Pak action:set-up')).text).toContain('Pak was already in position');
});

test('HP-RUL-36: before the battle inches are not mentioned', async () => {
  const battle = await towing();
  const { text, steps } = await battle.says('@anna /move who:A1 target:Track');
  expect(text).toContain('Before the battle that costs nothing');
  expect(text).not.toContain('"');
  expect(steps).toEqual([]);
});

test('HP-MOVE-09, HP-RUL-50: who gets in, or leaves the table, is not told how far it can still go', async () => {
  const battle = await towing();
  await battle.to(1, 'move');
  expect((await battle.says('@anna /move who:A1 target:Track')).text).not.toContain('still go');
  expect((await battle.says('@ben /move who:B1 path:off-road:1 exit:other-edge')).text).toContain('leaves the table.');
});

test('HP-RUL-32: what a move of the men outside could have been is a move of theirs', async () => {
  const battle = await infantry();
  await battle.says('@ben /move who:B2 target:Hut');
  await battle.to(1, 'move');
  const { text } = await battle.says('@ben /move who:B2 part:outside path:off-road:4');
  expect(text).toContain('/move who:B2 part:outside path:off-road:3');
  await battle.says('@ben /move who:B2 part:outside path:off-road:3');
  expect((await battle.unit('B2')).fields['men-inside']).toBe(4);
});

test('HP-MOVE-04, HP-RUL-45: of a path that is too far, as much is offered as can be walked', async () => {
  const battle = await towing();
  await battle.to(1, 'move');
  const { text } = await battle.says('@anna /move who:Opel path:"road:20, off-road:2"');
  expect(text).toContain('After road:20 Opel can go 1" off the road: /move who:Opel path:road:20,off-road:1');
  expect((await battle.says('@anna /move who:Opel path:road:25,off-road:2')).text).toContain('path:road:24');
  await battle.says('@anna /move who:Opel path:road:20,off-road:1');
  expect((await battle.says('@anna /move who:Opel path:road:1')).text).toContain('Opel has no move left this turn.');
});

test('HP-MOVE-10: who rides in a vehicle that has moved is told that, and not that he has no move', async () => {
  const battle = await towing();
  await battle.says('@anna /move who:A1 target:Opel');
  await battle.to(1, 'move');
  await battle.says('@anna /move who:Opel path:road:9');
  const { text } = await battle.says('@anna /move who:A1 path:off-road:1');
  expect(text).toContain('A1: the vehicle has moved this turn');
  expect(text).not.toContain('no move left');
});

test('HP-TANK-10: nobody gets out of a vehicle that its crew had left, and nobody is missed', async () => {
  const battle = await towing();
  await battle.to(1, 'guns');
  await battle.says('@ben /tankhit attacker:Sher weapon:75mm-us target:Track range:9 faces:"6 6 1 3"');
  await battle.to(2, 'move');
  await battle.says('@anna /move who:Track unit:infantry');
  await battle.to(2, 'guns');
  await battle.says('@ben /tankhit attacker:Sher target:Track range:9 faces:"6 6 6 6"');
  expect((await battle.end()).text).toContain('Track is destroyed.');
});

test('HP-MOVE-10, HP-RUL-45: of several who move together the one who cannot is named, and alone is told why', async () => {
  const battle = await towing();
  await battle.to(1, 'move');
  await battle.says('@anna /move who:Track path:road:9');
  const fault = await battle.faults('@anna /move who:"A1, Pak" target:Track');
  expect(fault).toContain("A1 can't do that, so nobody did.");
  const { text, facts } = await battle.says('@anna /move who:A1 target:Track');
  expect(facts).toEqual({ legal: false });
  expect(text).toContain('the vehicle has moved this turn');
});

test('HP-SEQ-01: hits on men who are hit already are wasted, and the answer says how many are', async () => {
  const battle = await infantry();
  await battle.to(1, 'fire');
  await battle.says('@anna /fire attacker:A1 target:B1 weapon:rifle range:3 shooters:7 faces:"6 6 6 6 6 6 6"');
  await battle.says('@anna /fire attacker:A1 target:B1 weapon:smg range:2 figures:5 faces:"6 6 6 6 6"');
  const { text } = await battle.says('@anna /fire attacker:A1 target:B1 weapon:smg range:2 figures:2 faces:"6 6"');
  expect(text).toContain('All 10 men of B1 are hit.');
});

test('HP-RUL-23: with all-fire-simultaneous those hit by guns come off after the fire, and the answer says so', async () => {
  const battle = await Table.open(axis('infantry-mortar', 'Gr', 'ready-turn:1'), allies('infantry', 'B1'));
  await battle.says('@carla /game house toggle:all-fire-simultaneous on:true');
  await battle.to(1, 'guns');
  const { text } = await battle.says('@anna /barrage attacker:Gr target:B1 range:9 figures:2 faces:"6 1 1"');
  expect(text).toContain("2 of B1's 10 men are hit. They come off when the fire step ends.");
  await battle.to(1, 'fire');
  expect((await battle.unit('B1')).fields.men).toBe(10);
  expect((await battle.end()).text).toContain('B1 loses 2 men; 8 are left.');
});

test('HP-MOR-01, HP-MOR-18: the end of a turn says who can move again, and nobody who halts longer', async () => {
  const battle = await infantry();
  await battle.says('@anna /unit edit unit:A1 fields:"men:7"', '@ben /unit edit unit:B1 fields:"men:7"');
  await battle.to(1, 'move');
  await battle.says('@anna /unit edit unit:A1 fields:"men:5"', '@ben /unit edit unit:B1 fields:"men:5"');
  await battle.to(1, 'morale');
  await battle.says('@anna /morale who:A1 faces:6', '@ben /morale who:B1 faces:1');
  expect((await battle.end()).text).not.toContain('again');
  await battle.says('@anna /unit edit unit:A2 fields:"officer:lost"');
  const told = (await battle.to(3, 'move')).text;
  expect(told).toContain('A1 can move again.');
  expect(told).not.toContain('A2 can move again.');
  expect(told).not.toContain('B1 can move again.');
  expect((await battle.to(5, 'move')).text).toContain('A2 can move again.');
});

test('HP-MOR-15: only an enemy beats a unit', async () => {
  const battle = await infantry();
  await battle.to(1, 'morale');
  expect(await battle.faults('@anna /morale who:A1 cause:beaten target:"B1, A2"')).toContain('A2 is on the same side');
  await battle.says('@anna /morale who:A1 cause:beaten target:B1 faces:6');
  expect((await battle.unit('B1')).fields['won-turn']).toBe(1);
});

test('HP-IAT-06: panzerfausts that are fired are seen in the list', async () => {
  const battle = await towing();
  await battle.to(1, 'fire');
  await battle.says('@anna /tankhit attacker:A1 target:Sher weapon:panzerfaust range:3 faces:"1 1"');
  expect((await battle.says('@anna /unit list')).text).toMatch(/1 panzerfaust fired.*1 of 10 men has fired/);
});

test('HP-VEH-03: a crew of a wreck stays away from the next battle, and is in no vehicle', async () => {
  const battle = await towing();
  await battle.to(1, 'guns');
  await battle.says('@ben /tankhit attacker:Sher weapon:75mm-us target:Opel range:9 faces:"6 6 6 6"');
  await battle.end();
  await battle.says('@carla /game battle');
  expect((await battle.unit('Opel crew')).gone).toBe('without-vehicle');
});
