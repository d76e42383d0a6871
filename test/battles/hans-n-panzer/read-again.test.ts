import { describe, expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

const field = (...more: readonly string[]) =>
  Table.open(
    axis('infantry', 'A1'),
    axis('battery', 'Hau'),
    axis('infantry-mortar', 'Gr'),
    axis('observer', 'Auge'),
    axis('half-track', 'Track'),
    axis('truck', 'Opel'),
    allies('infantry', 'B1'),
    allies('observer', 'Spot'),
    allies('sherman', 'Sher', 'weapon:75mm-us'),
    allies('small-house', 'Hut'),
    ...more,
  );

describe('centimetres', () => {
  test('HP-GEN-06, HP-VIS-01: known values, fields by hand and the status are read and told in them', async () => {
    const battle = await field('@carla /game house toggle:centimetres on:true');
    const thrown = await battle.says('@anna /visibility faces:"1 2"');
    expect(thrown.text).toContain('Visibility: 2D6 1+2 → 20 cm (HP-VIS-02)');
    const edited = await battle.says('@anna /unit edit unit:A1 fields:"from-command:5cm"');
    expect(edited.text).toContain('distance to its command unit 5 cm');
    expect((await battle.unit('A1')).fields['from-command']).toBe(5);
    expect((await battle.says('@anna /unit show unit:A1')).text).toContain('distance to its command unit: 5 cm');
    await battle.to(1, 'fire');
    expect((await battle.says('@carla /turn status')).text).toContain('Visibility: 20 cm');
    const shot = await battle.says('@anna /fire who:A1 target:B1 weapon:rifle range:2cm shooters:1 faces:"1"');
    expect(shot.text).toContain('visibility 20 cm');
    expect(shot.text).not.toContain('"');
  });

  test('HP-VIS-01: visibility has its unit on a table in inches too', async () => {
    const battle = await field();
    const thrown = await battle.says('@anna /visibility faces:"1 2"');
    expect(thrown.text).toContain('Visibility: 2D6 1+2 → 20" (HP-VIS-02)');
    await battle.to(1, 'move');
    expect((await battle.says('@carla /turn status')).text).toContain('Visibility: 20"');
    const edited = await battle.says('@anna /unit edit unit:A1 fields:"from-command:4in"');
    expect(edited.text).toContain('distance to its command unit 4"');
  });
});

describe('houses', () => {
  test('HP-RUL-32: they belong to no side, are not in play, and say who is in them', async () => {
    const battle = await field();
    await battle.says('@ben /move who:B1 target:Hut');
    const { text } = await battle.says('@ben /unit list');
    expect(text).toMatch(/On the table\nHut, Small house · B1 in it$/);
    const shown = (await battle.says('@ben /unit show unit:Hut')).text;
    expect(shown).toContain('Belongs to no side');
    expect(shown).toContain('4 men of B1 are in Hut, behind hard cover; 6 are outside. Hut is full.');
    expect(shown).not.toContain("Can't");
    expect((await battle.says('@carla /game status')).text).toContain('Allies: ben, 3 in play');
    expect((await battle.says('@carla /turn board')).text).toContain('Allies: 3 in play');
  });
});

test('HP-VEH-03: when a crew gets out and walks, it is the crew that goes', async () => {
  const battle = await field();
  await battle.to(1, 'guns');
  await battle.says('@ben /tankhit attacker:Sher target:Track range:9 faces:"6 6 1 3"');
  await battle.to(2, 'move');
  const { text } = await battle.says('@anna /move who:Track unit:infantry path:off-road:1');
  expect(text).toContain('Track crew goes 1".');
  expect(text).not.toContain('Track goes');
});

test('HP-RUL-10: a call at a battery that is being set up says when it can first fire', async () => {
  const battle = await field();
  await battle.to(1, 'move');
  const early = await battle.says('@anna /weapon who:Auge target:"Hau, B1" action:call-fire');
  expect(early.text).toContain("Hau isn't set up yet. Once it is, it fires on B1");
  await battle.says('@anna /weapon who:Hau action:set-up');
  await battle.to(1, 'guns');
  await battle.says('@carla /undo', '@carla /undo', '@carla /undo');
  await battle.says('@anna /weapon who:Hau action:set-up');
  const { text, facts } = await battle.says('@anna /weapon who:Auge target:"Hau, B1" action:call-fire');
  expect(facts).toEqual({ 'ready-turn': 2 });
  expect(text).toContain('Auge: the guns can fire from turn 3.');
  expect(text).toContain('Hau fires on B1 from turn 3 on');
});

describe('asked less', () => {
  test('HP-INF-02: who has one weapon is not asked for it, and who has more is asked with those alone', async () => {
    const battle = await field(axis('infantry', 'A2', 'panzerfaust:1'), allies('truck', 'Lorry'));
    await battle.to(1, 'fire');
    expect((await battle.says('@ben /fire who:Spot target:A1 range:2 faces:"6"')).text).toContain('rifle');
    expect(await battle.faults('@anna /fire who:A1 target:B1 range:2')).toBe(
      'Which weapon? rifle, smg, light-mg. (weapon:rifle)',
    );
    expect(await battle.faults('@anna /tankhit who:A2 target:Lorry range:2')).toContain('panzerfaust, light-mg.');
    // HP-INF-10: a machine gun does nothing to a tank.
    const { text } = await battle.says('@anna /tankhit who:A2 target:Sher range:2 faces:"1 1"');
    expect(text).toContain('Panzerfaust');
  });

  test('HP-MOVE-02: inches alone are off the road', async () => {
    const battle = await field();
    await battle.to(1, 'move');
    const { text, facts } = await battle.says('@anna /move who:Track path:8');
    expect(facts).toEqual({ legal: true, reach: 1 });
    expect(text).toContain('Track has 1" left this turn.');
    expect(await battle.faults('@anna /move who:Opel path:road:5,3')).toContain('3');
  });

  test('HP-ART-11: an observer sees for his battery, so visibility is left out', async () => {
    const battle = await field('@anna /visibility faces:"1 2"', '@anna /weapon who:Hau action:set-up');
    await battle.says('@anna /weapon who:Gr action:set-up');
    await battle.to(1, 'move');
    await battle.says('@anna /weapon who:Auge target:"Hau, B1" action:call-fire');
    await battle.to(2, 'guns');
    expect((await battle.says('@anna /barrage who:Gr target:B1 range:9 faces:"1"')).text).toContain('visibility 20"');
    expect((await battle.says('@anna /barrage who:Hau target:B1 faces:"1"')).text).not.toContain('visibility');
  });

  test('HP-GUN-01: all who can move do, and those who cannot are named; of a list nobody does', async () => {
    const battle = await field('@anna /weapon who:Hau action:set-up');
    await battle.to(1, 'move');
    const { text } = await battle.says('@anna /move who:all path:off-road:3');
    expect(text).toContain('A1 goes 3"');
    expect(text).toContain("Hau didn't: Hau is in position");
    expect((await battle.unit('Hau')).fields['move-used']).toBeUndefined();
    await battle.to(2, 'move');
    expect(await battle.refuses('@anna /move who:"A1, Hau" path:off-road:3')).toBe('HP-GUN-01');
    const far = await battle.says('@anna /move who:all path:off-road:6');
    expect(far.text).toContain('Opel goes 6"');
  });

  test('HP-RUL-36: pieces that are neither set up nor hooked up are told when turn 1 begins', async () => {
    const battle = await field('@anna /weapon who:Hau action:hook-up target:Opel');
    const { text } = await battle.end();
    expect(text).toContain("Gr isn't set up or hooked up, so it can't fire yet.");
    expect(text).not.toContain('Hau');
  });

  test('HP-MOR-18, HP-MOR-19, HP-MOR-20: the status names who routs, retreats, halts and holds', async () => {
    const battle = await field();
    await battle.to(1, 'morale');
    await battle.says(
      '@ben /morale who:B1 cause:rear modifier:-4 faces:"1"',
      '@ben /morale who:Spot cause:rear modifier:-2 faces:"4"',
      '@anna /morale who:Auge cause:rear faces:"3"',
      '@anna /unit edit unit:A1 fields:"officer:lost"',
    );
    await battle.to(2, 'guns');
    const { text } = await battle.says('@carla /turn status');
    expect(text).toContain('B1 is routing');
    expect(text).toContain('No fire while retreating: Spot until turn 2.');
    expect(text).toContain('No move while holding: Auge until turn 2.');
    expect(text).toContain('No move while halted: A1 until turn 3.');
  });

  test('HP-SEQ-02: /turn end to: says where it stopped, and why', async () => {
    const battle = await field();
    const stopped = (await battle.says('@carla /turn end to:fire')).text;
    expect(stopped).toMatch(/It stops at the move step: .+ can still act\./);
    await battle.to(1, 'fire');
    await battle.says('@anna /fire who:A1 target:B1 weapon:rifle range:2 shooters:3 faces:"6 6 6"');
    const owing = (await battle.says('@carla /turn end to:guns')).text;
    expect(owing).toContain('It stops at the morale step, because this comes first: /morale who:B1 cause:losses-25');
  });
});
