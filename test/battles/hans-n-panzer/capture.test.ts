import { describe, expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

const guns = (...lines: readonly string[]) =>
  Table.open(
    axis('50mm', 'Pak'),
    axis('truck', 'Opel'),
    axis('truck', 'Ford'),
    axis('battery', 'Hau'),
    axis('heavy-mortar', 'HM'),
    axis('infantry-mortar', 'Gr'),
    axis('observer', 'Auge'),
    axis('infantry', 'A1'),
    axis('gunners', 'Kan'),
    allies('infantry', 'B1'),
    allies('6-pdr', 'Gun'),
    allies('sherman', 'Zis', 'weapon:75mm-us'),
    allies('small-house', 'Hut'),
    allies('large-house', 'Farm'),
    ...lines,
  );

describe('capture', () => {
  test('HP-CAP-01, -02, -03: gunners who stand keep it; taken, it needs specialists, who take it over', async () => {
    const table = await guns('@ben /weapon who:Gun action:set-up');
    await table.to(1, 'fire');
    await table.says('@anna /fire attacker:A1 target:Gun weapon:rifle range:3 shooters:3 faces:"6 6 6"');
    await table.end();
    expect(await table.refuses('@anna /weapon who:A1 target:Gun action:capture')).toBe('HP-CAP-01');
    expect(await table.refuses('@anna /weapon who:A1 target:B1 action:capture')).toBe('HP-CAP-03');
    expect(await table.refuses('@anna /weapon who:A1 target:Pak action:capture')).toBe('HP-CAP-03');
    await table.says('@ben /morale who:Gun faces:"1"');
    expect(await table.refuses('@anna /weapon who:Auge target:Gun action:capture')).toBe('HP-CAP-02');
    const taken = await table.says('@anna /weapon who:A1 target:Gun action:capture');
    expect(taken.text).toContain('A1 has taken Gun and can move it from turn 2 on. Only artillerymen can fire it.');
    expect((await table.unit('Gun')).fields.weapon).toBeUndefined();
    await table.to(2, 'move');
    await table.says('@anna /weapon who:A1 action:set-up');
    await table.to(3, 'guns');
    expect(await table.refuses('@anna /tankhit attacker:A1 target:Zis range:5')).toBe('HP-CAP-03');
    await table.to(3, 'morale');
    await table.says('@anna /weapon who:Kan target:A1 action:capture');
    expect((await table.unit('A1')).fields.captured).toBeUndefined();
    await table.to(4, 'move');
    await table.says('@anna /weapon who:Kan action:set-up');
    await table.to(5, 'guns');
    await table.says('@anna /tankhit attacker:Kan target:Zis range:5 faces:"1 1"');
  });

  test('HP-CAP-01: a piece whose men are dead is out, and can still be taken', async () => {
    const table = await guns();
    await table.to(1, 'fire');
    await table.says('@anna /fire attacker:A1 target:Gun weapon:rifle range:3 shooters:4 faces:"6 6 6 6"');
    await table.end();
    expect((await table.unit('Gun')).gone).toBe('wiped-out');
    await table.says('@anna /weapon who:A1 target:Gun action:capture');
    expect((await table.unit('Gun')).gone).toBe('captured');
  });
});
