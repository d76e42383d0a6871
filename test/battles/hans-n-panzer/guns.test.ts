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

describe('towing and setting up', () => {
  test('HP-RUL-36: deployed in position a gun fires in turn 1; not set up, it does not', async () => {
    const table = await guns('@anna /weapon who:Pak action:set-up');
    expect((await table.unit('Pak')).fields['ready-turn']).toBe(1);
    expect(await table.refuses('@anna /weapon who:Auge target:Hau action:call-fire')).toBe('HP-SEQ-02');
    await table.to(1, 'guns');
    await table.says('@anna /tankhit attacker:Pak target:Zis range:8 faces:"1 2"');
    expect(await table.refuses('@anna /tankhit attacker:Pak target:Zis range:8')).toBe('HP-SEQ-03');
    expect(await table.refuses('@ben /tankhit attacker:Gun target:Opel range:8')).toBe('HP-GUN-02');
    await table.to(2, 'move');
    expect(await table.refuses('@anna /move who:Pak path:off-road:1')).toBe('HP-GUN-01');
  });

  test('HP-GUN-01: hooked up, its men ride; unhooked, it fires the turn after', async () => {
    const table = await guns();
    const hooked = await table.says('@anna /weapon who:Opel target:Pak action:hook-up');
    expect(hooked.text).toContain('Pak is hooked up to Opel, and its 4 men ride along. They drive from turn 1 on.');
    await table.to(1, 'move');
    expect(await table.refuses('@anna /move who:Pak path:off-road:1')).toBe('HP-GUN-01');
    expect(await table.refuses('@anna /weapon who:Hau target:Opel action:hook-up')).toBe('HP-GUN-01');
    await table.says('@anna /move who:Opel path:road:10');
    expect(await table.refuses('@anna /weapon who:Pak action:set-up')).toBe('HP-GUN-01');
    await table.to(2, 'move');
    const set = await table.says('@anna /weapon who:Pak action:set-up');
    expect(set.text).toContain('Pak is being set up. It fires from turn 3 on and does nothing else this turn.');
    expect((await table.says('@anna /move who:Opel path:road:1')).facts.legal).toBe(false);
    await table.to(2, 'guns');
    expect(await table.refuses('@anna /tankhit attacker:Pak target:Zis range:8')).toBe('HP-GUN-02');
    await table.to(2, 'fire');
    expect(await table.refuses('@anna /fire attacker:Pak target:B1 weapon:rifle range:3')).toBe('HP-GUN-01');
    await table.to(3, 'guns');
    await table.says('@anna /tankhit attacker:Pak target:Zis range:8 faces:"1 2"');
  });

  test('HP-CAP-03, HP-GUN-01, HP-TANK-11: who does that work, and with what', async () => {
    const table = await guns();
    await table.to(1, 'move');
    expect(await table.refuses('@anna /weapon who:A1 target:Pak action:set-up')).toBe('HP-CAP-03');
    expect(await table.refuses('@anna /weapon who:Gr target:Opel action:hook-up')).toBe('HP-GUN-01');
    expect(await table.faults('@anna /weapon who:Pak action:hook-up')).toContain('vehicle');
    expect((await table.hears('@anna /weapon who:Gun action:set-up')).ok).toBe(false);
    await table.says('@anna /move who:Gr path:off-road:1');
    expect(await table.refuses('@anna /weapon who:Gr action:set-up')).toBe('HP-ART-05');
  });

  test('HP-RUL-38: a mortar is carried: it boards, and is packed up by moving', async () => {
    const table = await guns('@anna /weapon who:Gr action:set-up');
    await table.to(1, 'move');
    const boards = await table.says('@anna /move who:Gr target:Opel');
    expect(boards.text).toContain('Gr is packed up, and has to be set up again.');
    expect(await table.refuses('@anna /weapon who:Gr action:set-up')).toBe('HP-VEH-05');
    await table.to(1, 'guns');
    expect(await table.refuses('@anna /barrage attacker:Gr target:B1 range:20')).toBe('HP-VEH-05');
  });
});

describe('calls and salvos', () => {
  test('HP-ART-02, -03, -04, -11: who calls, for what, and when', async () => {
    const table = await guns();
    await table.to(1, 'move');
    expect(await table.refuses('@anna /weapon who:A1 target:"Hau, B1" action:call-fire')).toBe('HP-ART-02');
    expect(await table.refuses('@anna /weapon who:A1 target:"HM, B1" action:call-fire')).toBe('HP-ART-04');
    expect(await table.refuses('@anna /weapon who:Hau action:call-fire')).toBe('HP-ART-02');
    expect(await table.refuses('@anna /weapon who:Auge target:"Gr, B1" action:call-fire')).toBe('HP-ART-03');
    expect(await table.faults('@anna /weapon who:Auge target:B1 action:call-fire')).toContain('Which battery');
    await table.says('@anna /weapon who:Auge target:"Hau, B1" action:call-fire');
    expect(await table.refuses('@anna /weapon who:Auge target:"HM, B1" action:call-fire')).toBe('HP-ART-11');
    await table.to(2, 'move');
    await table.says('@anna /move who:Auge path:off-road:1');
    expect(await table.refuses('@anna /weapon who:Auge target:"HM, B1" action:call-fire')).toBe('HP-ART-11');
  });

  test('HP-ART-11: a battery fires on its call from the turn after, and on nobody else', async () => {
    const table = await guns('@anna /weapon who:Hau action:set-up');
    await table.to(1, 'move');
    await table.says('@anna /weapon who:Auge target:"Hau, B1" action:call-fire');
    await table.to(1, 'guns');
    expect(await table.refuses('@anna /barrage attacker:Hau target:B1 figures:2')).toBe('HP-ART-11');
    await table.to(2, 'guns');
    expect(await table.refuses('@anna /barrage attacker:Hau target:Gun figures:2')).toBe('HP-ART-11');
    const salvo = await table.says('@anna /barrage attacker:Hau target:"B1, Zis" figures:2 faces:"6 1 5"');
    expect(salvo.text).toContain('/tankhit weapon:artillery attacker:Hau target:Zis');
    await table.says('@anna /tankhit attacker:Hau target:Zis weapon:artillery faces:"5"');
    expect(await table.refuses('@anna /tankhit attacker:Hau target:Zis weapon:artillery')).toBe('HP-SEQ-03');
    expect(await table.refuses('@anna /barrage attacker:Hau target:B1 figures:2')).toBe('HP-SEQ-03');
    await table.says('@anna /effect attacker:Hau target:B1 faces:"1"');
    expect((await table.end()).text).toContain('Zis is disabled.');
    // It is no longer zeroed in, and all its gunners have acted.
    expect(await table.refuses('@anna /fire attacker:Hau target:B1 weapon:rifle range:3')).toBe('HP-SEQ-03');
  });

  test('a call rests while its observer runs, and ends with him', async () => {
    const table = await guns('@anna /weapon who:HM action:set-up');
    await table.to(1, 'move');
    await table.says('@anna /weapon who:Auge target:"HM, B1" action:call-fire');
    await table.to(1, 'morale');
    await table.says('@anna /morale who:Auge cause:rear modifier:-1 faces:"3"');
    await table.to(2, 'guns');
    expect(await table.refuses('@anna /barrage attacker:HM target:B1 figures:2')).toBe('HP-ART-04');
    await table.to(3, 'guns');
    await table.says('@anna /barrage attacker:HM target:B1 figures:2 faces:"1"');
    expect(await table.refuses('@anna /effect attacker:HM target:B1')).toBe('HP-ART-09');
    await table.to(3, 'fire');
    await table.says('@ben /fire attacker:B1 target:Auge weapon:rifle range:3 faces:"6"');
    await table.to(4, 'guns');
    expect((await table.unit('HM')).fields['call-ready']).toBeUndefined();
    expect(await table.refuses('@anna /barrage attacker:HM target:B1 figures:2')).toBe('HP-ART-04');
  });

  test('HP-RUL-10: with call-every-salvo a call is good for one', async () => {
    const table = await guns(
      '@carla /game house toggle:call-every-salvo on:true',
      '@anna /weapon who:Hau action:set-up',
    );
    await table.to(1, 'move');
    await table.says('@anna /weapon who:Auge target:"Hau, B1" action:call-fire');
    await table.to(2, 'guns');
    await table.says('@anna /barrage attacker:Hau target:B1 figures:2 faces:"1"');
    await table.to(3, 'guns');
    expect(await table.refuses('@anna /barrage attacker:Hau target:B1 figures:2')).toBe('HP-ART-11');
  });

  test('HP-RUL-16: a house with men in it under the area that was hit is thrown for before the step ends', async () => {
    const table = await guns('@anna /weapon who:Gr action:set-up', '@ben /move who:B1 target:Hut');
    await table.to(1, 'guns');
    expect(await table.refuses('@anna /demolish attacker:Gr target:Hut')).toBe('HP-TER-06');
    const salvo = await table.says(
      '@anna /barrage attacker:Gr target:B1 part:inside range:20 figures:4 faces:"6 1 2 3 4"',
    );
    expect(salvo.text).toContain('Known: infantry mortar, in a house');
    expect(salvo.text).toContain('Owed: /demolish who:Gr target:Hut');
    expect((await table.hears('@carla /turn end')).ok).toBe(false);
    await table.says('@anna /demolish who:Gr target:Hut faces:"6"');
    expect(await table.refuses('@anna /demolish who:Gr target:Hut')).toBe('HP-SEQ-03');
    await table.end();
    expect((await table.unit('Hut')).fields.hits).toBe(1);
  });

  test('HP-RUL-41: a battery that has not fired may shoot directly instead, once; a mortar not after a misfire either', async () => {
    const table = await guns('@anna /weapon who:Gr action:set-up', '@anna /weapon who:Hau action:set-up');
    await table.to(1, 'guns');
    await table.says('@anna /demolish attacker:Hau target:Farm range:9 faces:"1"');
    expect(await table.refuses('@anna /demolish attacker:Hau target:wall range:9')).toBe('HP-SEQ-03');
    await table.says('@anna /barrage attacker:Gr target:B1 range:20 faces:"1"');
    expect(await table.refuses('@anna /demolish attacker:Gr target:Hut')).toBe('HP-SEQ-03');
  });

  test('HP-TER-09: with the last hit a house falls when the step ends, with all who are in it', async () => {
    const table = await guns('@anna /weapon who:Hau action:set-up', '@ben /move who:B1 target:Hut');
    for (const turn of [1, 2, 3, 4]) {
      await table.to(turn, 'guns');
      const shot = await table.says('@anna /demolish attacker:Hau target:Hut range:9 faces:"6"');
      expect(shot.facts.destroyed).toBe(turn === 4);
    }
    const ends = await table.end();
    expect(ends.text).toContain('Hut collapses.');
    expect(ends.text).toContain('B1 loses 4 men; 6 are left.');
    expect((await table.unit('B1')).fields.inside).toBeUndefined();
    await table.says('@ben /turn status');
    await table.to(4, 'morale');
    await table.says('@ben /morale who:B1 faces:"6"');
  });
});
