import { describe, expect, test } from 'vitest';
import { allies, axis, modifiersOf, Table } from './table.ts';

const infantry = () =>
  Table.open(
    axis('infantry', 'A1'),
    axis('infantry', 'A2'),
    axis('command', 'Kom'),
    axis('officer', 'Chef'),
    axis('heavy-machine-gun', 'MG'),
    axis('panzerschreck-team', 'Ofen'),
    allies('elite-infantry', 'B1'),
    allies('infantry', 'B2'),
    allies('small-house', 'Hut'),
    allies('large-house', 'Farm'),
  );

describe('one man, one weapon', () => {
  test('HP-RUL-33: ten men with two submachine guns and a light machine gun have seven rifles', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:rifle range:9 shooters:8')).toBe('HP-SEQ-03');
    await table.says('@anna /fire attacker:A1 target:B1 weapon:rifle range:9 shooters:7 faces:"1 1 1 1 1 1 1"');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:pistol range:1')).toBe('HP-SEQ-03');
    await table.says(
      '@anna /fire attacker:A1 target:B1 weapon:smg range:2 faces:"1"',
      '@anna /fire attacker:A1 target:B1 weapon:smg range:2 faces:"1"',
    );
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:smg range:2')).toBe('HP-SEQ-03');
    await table.says('@anna /fire attacker:A1 target:B1 weapon:light-mg range:4 faces:"1"');
    expect(await table.refuses('@anna /grenade attacker:A1 target:B1 range:2')).toBe('HP-SEQ-03');
  });

  test('HP-RUL-33: a further section of the cone is the same burst and uses nobody more, the same one again is another', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    await table.says(
      '@anna /fire attacker:A1 target:B1 weapon:light-mg range:4 figures:3 faces:"1 1 1"',
      '@anna /fire attacker:A1 target:B1 weapon:light-mg range:8 figures:2 faces:"1 1"',
      '@anna /fire attacker:A1 target:B1 weapon:light-mg range:8 cover:soft figures:2 faces:"1 1"',
    );
    expect(await table.refuses('@anna /fire attacker:A1 target:B2 weapon:light-mg range:4')).toBe('HP-SEQ-03');
    expect((await table.unit('A1')).fields['men-used']).toBe(1);
  });

  test('HP-INF-02: nobody fires what the unit has not', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:heavy-mg range:4')).toBe('HP-INF-02');
    expect(await table.refuses('@anna /fire attacker:Kom target:B1 weapon:light-mg range:4')).toBe('HP-INF-02');
    await table.says('@anna /fire attacker:MG target:B1 range:4 figures:2 faces:"1 1"');
    expect((await table.unit('MG')).fields['men-used']).toBe(2);
    // One man of three is left, and a team may use rifles.
    await table.says('@anna /fire attacker:MG target:B1 weapon:rifle range:4 faces:"1"');
    expect(await table.refuses('@anna /fire attacker:MG target:B1 weapon:rifle range:4')).toBe('HP-SEQ-03');
  });

  test('HP-INF-05, HP-TER-07: nobody shoots at himself, rifles not at their own side, and shots are at men', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /fire attacker:A1 target:A1 weapon:light-mg range:4')).toBe('HP-INF-05');
    expect(await table.refuses('@anna /fire attacker:A1 target:A2 weapon:rifle range:4')).toBe('HP-INF-05');
    expect(await table.refuses('@anna /fire attacker:A1 target:Hut weapon:rifle range:4')).toBe('HP-TER-07');
    await table.says(
      '@anna /fire attacker:A1 target:"B1, A2" weapon:light-mg range:4 figures:12 faces:"1 1 1 1 1 1 1 1 1 1 1 1"',
    );
  });

  test('HP-RUL-34: men hit in this step still shoot; in the next one they are gone', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    const shot = await table.says(
      '@anna /fire attacker:A1 target:B2 weapon:rifle range:3 shooters:7 faces:"6 6 6 6 6 6 6"',
    );
    expect(shot.text).toContain("7 of B2's 10 men are hit. They come off when the step ends.");
    await table.says('@ben /fire attacker:B2 target:A2 weapon:rifle range:9 shooters:7 faces:"1 1 1 1 1 1 1"');
    expect((await table.end()).text).toContain('B2 loses 7 men; 3 are left.');
    expect((await table.unit('B2')).fields.men).toBe(3);
  });

  test('more men than there are cannot be hit by a cone, and of rifle hits those beyond them are wasted', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    expect(await table.faults('@anna /fire attacker:A1 target:B1 weapon:light-mg range:4 figures:11')).toContain(
      '10 men',
    );
    const wasted = await table.says('@anna /fire attacker:Kom target:B1 weapon:rifle range:3 shooters:2 faces:"6 6"');
    expect(wasted.text).toContain("2 of B1's 10 men");
  });

  test('HP-SEQ-02: each weapon belongs to its step, and nobody shoots before the battle', async () => {
    const table = await infantry();
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:rifle range:3')).toBe('HP-SEQ-02');
    expect(await table.refuses('@anna /move who:A1 path:off-road:1')).toBe('HP-SEQ-02');
    await table.to(1, 'guns');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:rifle range:3')).toBe('HP-SEQ-02');
    await table.to(1, 'morale');
    expect(await table.refuses('@anna /move who:A1 path:off-road:1')).toBe('HP-SEQ-02');
  });

  test('HP-RUL-54: a shot at a tracked unit names who fires', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    expect(await table.faults('@anna /fire target:B1 weapon:rifle range:3')).not.toBe('');
  });
});

describe('houses', () => {
  test('HP-TER-05, HP-RUL-32: as many go in as there is room for, and who shoots says at which part', async () => {
    const table = await infantry();
    await table.to(1, 'move');
    const enters = await table.says('@ben /move who:B1 target:Hut');
    expect(enters.text).toContain('4 men of B1 are in Hut, behind hard cover; 6 are outside. Hut is full.');
    expect(await table.refuses('@anna /move who:A1 target:Hut')).toBe('HP-TER-05');
    expect(await table.refuses('@ben /move who:B2 target:Farm men:7')).toBe('HP-TER-05');
    await table.says('@ben /move who:B2 target:Farm men:2', '@anna /move who:A2 target:Farm men:4');
    await table.to(1, 'fire');
    const asked = await table.faults('@anna /fire attacker:A1 target:B1 weapon:rifle range:3');
    expect(asked).toBe('4 men of B1 are in Hut, 6 outside: say part:inside or part:outside.');
    const inside = await table.says(
      '@anna /fire attacker:A1 target:B1 weapon:rifle range:3 part:inside shooters:2 faces:"5 6"',
    );
    expect(inside.facts).toEqual({ shots: 2, hits: 1 });
    expect(inside.text).toContain('Known: cover hard');
    await table.end();
    expect((await table.unit('B1')).fields).toMatchObject({ men: 9, 'men-inside': 3 });
  });

  test('HP-RUL-32: cover cannot be filled in for one in a house and one outside at once', async () => {
    const table = await infantry();
    await table.to(1, 'move');
    await table.says('@ben /move who:B1 target:Farm men:6', '@ben /unit edit unit:B1 fields:"men:6"');
    await table.to(1, 'fire');
    expect(await table.faults('@anna /fire attacker:A1 target:"B1, B2" weapon:light-mg range:4 figures:4')).toContain(
      'one after the other',
    );
  });

  test('HP-TER-03: who walks out with inches is out; part:outside leaves those inside', async () => {
    const table = await infantry();
    await table.to(1, 'move');
    await table.says('@ben /move who:B1 target:Hut', '@ben /move who:B1 path:off-road:1 part:outside');
    expect((await table.unit('B1')).fields['men-inside']).toBe(4);
    await table.says('@ben /move who:B1 target:Hut men:2');
    expect((await table.unit('B1')).fields['men-inside']).toBe(2);
    await table.says('@ben /move who:B1 path:off-road:1');
    expect((await table.unit('B1')).fields['men-inside']).toBeUndefined();
  });

  test('HP-GREN-03: a grenade at men in a house is into the room', async () => {
    const table = await infantry();
    await table.says('@ben /move who:B1 target:Farm');
    await table.to(1, 'fire');
    const thrown = await table.says(
      '@anna /grenade attacker:A1 target:B1 range:2 part:inside figures:6 faces:"4 1 1 1 1 5 6"',
    );
    expect(thrown.facts).toEqual({ hit: true, figures: 6, killed: 4 });
    expect(thrown.text).toContain('Known: place room');
    await table.says('@anna /effect attacker:A1 target:B1 weapon:grenade part:outside faces:"1"');
    expect(await table.refuses('@anna /effect attacker:A2 target:B1 weapon:grenade part:outside')).toBe('HP-GREN-04');
  });
});

describe('morale', () => {
  const halved = async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    await table.says('@anna /fire attacker:A1 target:B1 weapon:rifle range:3 shooters:5 faces:"6 6 6 6 6"');
    return table;
  };

  test('HP-MOR-02: half lost is owed at the step that follows, holds up its end, and is thrown once', async () => {
    const table = await halved();
    await table.end();
    expect((await table.says('@ben /turn status')).text).toContain('Owed: /morale who:B1 cause:losses-50');
    expect((await table.hears('@carla /turn end')).ok).toBe(false);
    const check = await table.says('@ben /morale who:B1 faces:"6"');
    expect(check.facts).toEqual({ result: 'fights' });
    expect(check.text).toContain("B1 keeps fighting, but halts in turn 2: it can't move, it can fire.");
    expect(await table.refuses('@ben /morale who:B1 cause:rear')).toBe('HP-MOR-18');
    await table.end();
    expect(await table.refuses('@ben /move who:B1')).toBe('HP-MOR-02');
    await table.to(3, 'move');
    await table.says('@ben /move who:B1 path:off-road:1');
  });

  test('HP-RUL-42: another cause is added to the owed one, and the halt for losses stays', async () => {
    const table = await halved();
    await table.end();
    const check = await table.says('@ben /morale who:B1 cause:beaten target:A1 modifier:4 faces:"6"');
    expect(modifiersOf(check)).toEqual(expect.arrayContaining(['HP-MOR-07', 'HP-MOR-13', 'HP-MOR-15']));
    await table.end();
    expect(await table.refuses('@ben /move who:B1 path:off-road:1')).toBe('HP-MOR-02');
    expect((await table.unit('A1')).fields['won-turn']).toBe(1);
  });

  test('what the record knows only an umpire says otherwise', async () => {
    const table = await halved();
    await table.end();
    expect(await table.faults('@ben /morale who:B1 losses:none')).toContain('half');
    expect(await table.faults('@ben /morale who:B1 elite:false')).toContain('known');
    await table.says('@ben /morale who:B1 command:in-sight faces:"4"');
  });

  test('HP-MOR-18: retreats-2 holds for two turns, in which it does nothing but leave', async () => {
    const table = await infantry();
    await table.to(1, 'morale');
    const check = await table.says('@anna /morale who:A1 cause:rear modifier:-1 faces:"2"');
    expect(check.text).toContain("A1 retreats in turns 2 and 3: move it straight back. It can't fire.");
    await table.to(3, 'move');
    expect(await table.refuses('@anna /move who:A1 path:off-road:1')).toBe('HP-MOR-18');
    await table.to(3, 'fire');
    expect(await table.refuses('@anna /fire attacker:A1 target:B1 weapon:rifle range:3')).toBe('HP-MOR-18');
    await table.to(4, 'move');
    await table.says('@anna /move who:A1 path:off-road:3');
  });

  test('HP-MOR-19, HP-RAL-01, -02: a rout lasts until an officer stops it; each tries once a turn', async () => {
    const table = await infantry();
    await table.to(1, 'morale');
    const rout = await table.says('@anna /morale who:A1 cause:rear faces:"1" modifier:-3');
    expect(rout.text).toContain('A1 routs until an officer stops it or it leaves the table.');
    expect(await table.refuses('@anna /morale who:A1')).toBe('HP-MOR-19');
    expect(await table.refuses('@anna /rally who:A2 target:Chef')).toBe('HP-RAL-01');
    expect(await table.refuses('@anna /rally who:A1 target:MG')).toBe('HP-RAL-01');
    expect((await table.says('@anna /rally who:A1 target:Chef faces:"2"')).text).toContain('A1 keeps running.');
    expect(await table.refuses('@anna /rally who:A1 target:Kom')).toBe('HP-RAL-02');
    await table.to(2, 'move');
    expect(await table.refuses('@anna /move who:A1 path:off-road:1')).toBe('HP-MOR-19');
    await table.to(2, 'morale');
    const halts = await table.says('@anna /rally who:A1 target:Chef faces:"3"');
    expect(halts.text).toContain('A1 halts, and checks morale in turn 3.');
    await table.to(3, 'move');
    expect(await table.refuses('@anna /move who:A1')).toBe('HP-RAL-01');
    await table.to(3, 'morale');
    expect((await table.says('@anna /turn status')).text).toContain('Owed: /morale who:A1 cause:rallying');
    await table.says('@anna /morale who:A1 faces:"5"');
    await table.to(4, 'move');
    await table.says('@anna /move who:A1 path:off-road:3');
  });

  test('HP-MOR-20: who loses his officer halts for two turns, once', async () => {
    const table = await infantry();
    await table.to(1, 'fire');
    await table.says('@anna /unit edit unit:A1 fields:"officer:lost"');
    const told = await table.end();
    expect(told.text).toContain(
      "A1 has lost its officer. It can't move in turns 2 and 3, and checks at -1 until a new one joins.",
    );
    await table.to(3, 'move');
    expect(await table.refuses('@anna /move who:A1')).toBe('HP-MOR-20');
    await table.to(4, 'move');
    await table.says('@anna /move who:A1 path:off-road:3', '@anna /unit edit unit:A1 fields:"officer:new"');
    await table.to(4, 'morale');
    expect(modifiersOf(await table.says('@anna /morale who:A1 faces:"4"'))).toContain('HP-MOR-17');
    expect((await table.unit('A1')).fields.officer).toBe('present');
  });

  test('HP-MOR-05, HP-RUL-44: whoever was within 6" of a lost command unit checks, as far as was said and nobody moved', async () => {
    const table = await infantry();
    await table.says(
      '@anna /unit edit unit:A1 fields:"from-command:4"',
      '@anna /unit edit unit:A2 fields:"from-command:5"',
    );
    await table.to(1, 'move');
    expect((await table.says('@anna /move who:A2 path:off-road:1')).text).toContain(
      'A2 has moved: say again how far its command unit is.',
    );
    await table.to(1, 'fire');
    await table.says('@ben /fire attacker:B1 target:Kom weapon:rifle range:3 shooters:4 faces:"6 6 6 6"');
    const lost = await table.end();
    expect(lost.text).toContain(
      'Kom is lost. Every unit within 6" of it checks morale; as far as you\'ve said, A1 (4").',
    );
    const check = await table.says('@anna /morale who:A1 faces:"6"');
    expect(modifiersOf(check)).toContain('HP-MOR-11');
    expect((await table.says('@anna /turn status')).text).not.toContain('who:A2');
  });
});

describe('the end', () => {
  test('HP-RUL-56: nobody left when the step ends, and both at once is drawn', async () => {
    const table = await Table.open(axis('officer', 'Chef'), allies('officer', 'Boss'));
    await table.to(1, 'fire');
    await table.says(
      '@anna /fire attacker:Chef target:Boss weapon:rifle range:3 faces:"6"',
      '@ben /fire attacker:Boss target:Chef weapon:rifle range:3 faces:"6"',
    );
    const over = await table.end();
    expect(over.text).toContain('The battle is over, and drawn: nobody is left.');
    expect((await table.hears('@carla /turn end')).ok).toBe(false);
    expect((await table.hears('@anna /morale who:Chef')).ok).toBe(false);
  });

  test('HP-RUL-50, -56: who leaves by the enemy edge has perhaps won what was agreed, so nobody is named', async () => {
    const table = await Table.open(axis('infantry', 'A1', 'men:7'), allies('infantry', 'B1'));
    await table.to(1, 'move');
    expect((await table.says('@anna /move who:A1 exit:enemy-edge')).text).toContain(
      "A1 has left by the enemy's edge, 7 men.",
    );
    expect((await table.end()).text).toContain(
      "The battle is over. Axis have nobody left; 7 of their men left by the enemy's edge.",
    );
    await table.says('@carla /game battle');
    expect((await table.unit('A1')).gone).toBeUndefined();
  });

  test('the next battle: men left are its full strength, officers lost and panzerfausts spent stay so, the rest ends', async () => {
    const table = await Table.open(
      axis('infantry', 'A1', 'panzerfaust:1'),
      axis('officer', 'Chef'),
      allies('infantry', 'B1'),
      allies('sherman', 'Zis'),
    );
    await table.to(1, 'fire');
    await table.says(
      '@anna /tankhit attacker:A1 target:Zis weapon:panzerfaust range:2 faces:"1 1"',
      '@ben /fire attacker:B1 target:A1 weapon:rifle range:3 shooters:3 faces:"6 6 6"',
      '@anna /unit edit unit:A1 fields:"officer:lost"',
    );
    await table.end();
    await table.says('@anna /morale who:A1 faces:"1"', '@carla /game battle');
    const { fields } = await table.unit('A1');
    expect(fields).toMatchObject({ men: 7, officer: 'lost', spent: 1 });
    expect(fields.routing).toBeUndefined();
    await table.to(1, 'move');
    expect((await table.unit('A1')).fields['men-at-start']).toBe(7);
    await table.says('@anna /move who:A1 path:off-road:3');
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /tankhit attacker:A1 target:Zis weapon:panzerfaust range:2')).toBe('HP-IAT-06');
  });
});
