import { describe, expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

const battery = (...lines: readonly string[]) =>
  Table.open(
    axis('battery', 'Hau'),
    axis('observer', 'Auge'),
    axis('50mm', 'Pak'),
    axis('gunners', 'Kan'),
    axis('infantry', 'A1'),
    allies('infantry', 'B1'),
    allies('infantry', 'B2'),
    ...lines,
  );

describe('work', () => {
  test('HP-GUN-03, HP-RUL-37: a battery is set up in one turn and zeroed in in the next, when its gunners may use rifles', async () => {
    const table = await battery();
    await table.to(1, 'move');
    expect((await table.says('@anna /weapon who:Hau action:set-up')).facts).toEqual({ 'ready-turn': 3 });
    expect(await table.refuses('@anna /move who:Hau path:off-road:1')).toBe('HP-ART-06');
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /fire attacker:Hau target:B1 weapon:rifle range:9')).toBe('HP-ART-06');
    await table.to(2, 'guns');
    expect(await table.refuses('@anna /barrage attacker:Hau target:B1')).toBe('HP-ART-06');
    await table.to(2, 'fire');
    await table.says('@anna /fire attacker:Hau target:B1 weapon:rifle range:9 shooters:6 faces:"1 1 1 1 1 1"');
  });

  test('HP-RUL-37: who calls does nothing else in that turn, and has not moved in it', async () => {
    const table = await battery();
    await table.to(1, 'move');
    await table.says('@anna /weapon who:Auge action:call-fire target:"Hau, B1"');
    expect(await table.refuses('@anna /move who:Auge path:off-road:1')).toBe('HP-ART-11');
    expect(await table.refuses('@anna /weapon who:Auge action:call-fire target:"Hau, B2"')).toBe('HP-ART-11');
    await table.to(1, 'fire');
    expect(await table.refuses('@anna /fire attacker:Auge target:B1 weapon:rifle range:3')).toBe('HP-ART-11');
    await table.to(2, 'move');
    await table.says('@anna /move who:Auge path:off-road:1');
    expect(await table.refuses('@anna /weapon who:Auge action:call-fire target:Hau')).toBe('HP-ART-11');
  });
});

describe('gunners and their pieces', () => {
  test('HP-RUL-53: gunners who run leave the piece in position, and serve it again if nobody took it', async () => {
    const table = await battery('@anna /weapon who:Pak action:set-up');
    await table.to(1, 'morale');
    await table.says('@anna /morale who:Pak cause:other modifier:-2 faces:"4"');
    await table.to(2, 'guns');
    expect(await table.refuses('@anna /demolish attacker:Pak target:wall')).toBe('HP-MOR-18');
    await table.to(3, 'guns');
    await table.says('@anna /demolish attacker:Pak target:wall faces:"1"');
  });

  test('HP-RUL-53: a running crew loses a captured gun; a crew that is gone leaves it to be captured', async () => {
    const table = await battery('@anna /weapon who:Pak action:set-up', '@anna /weapon who:Hau action:set-up');
    await table.to(1, 'morale');
    await table.says(
      '@anna /morale who:Pak cause:beaten faces:"1"',
      '@anna /morale who:Hau cause:beaten faces:"1"',
      '@ben /weapon who:B1 action:capture target:Pak',
    );
    expect((await table.unit('Pak')).fields.weapon).toBeUndefined();
    await table.to(2, 'move');
    await table.says('@anna /move who:Hau exit:other-edge');
    await table.to(2, 'morale');
    expect((await table.says('@ben /weapon who:B2 action:capture target:Hau')).text).toContain('B2 has taken Hau');
  });

  test('HP-RUL-40: specialists take over what comrades hold or what lost its men, and the comrades stay', async () => {
    const table = await battery();
    await table.to(1, 'fire');
    await table.says('@ben /fire attacker:B1 target:Pak weapon:rifle range:3 shooters:4 faces:"6 6 6 6"');
    await table.to(1, 'morale');
    await table.says(
      '@anna /weapon who:A1 action:capture target:Pak',
      '@anna /weapon who:Kan action:capture target:A1',
    );
    expect((await table.unit('A1')).fields).not.toHaveProperty('weapon');
    expect((await table.unit('A1')).fields.men).toBe(10);
    await table.to(2, 'move');
    await table.says('@anna /weapon who:Kan action:set-up');
    await table.to(3, 'guns');
    await table.says('@anna /demolish attacker:Kan target:wall faces:"1"');
  });
});

describe('a piece that is added in mid-battle', () => {
  const joined = async () => {
    const battle = await Table.open(axis('infantry', 'A1'), axis('observer', 'Auge'), allies('half-track', 'Track'));
    await battle.to(1, 'move');
    await battle.says(
      axis('50mm', 'Pak'),
      axis('battery', 'Hau'),
      axis('infantry-mortar', 'Gr'),
      allies('infantry', 'B1'),
    );
    return battle;
  };

  test('HP-GUN-02, HP-ART-05, HP-ART-06: it is not set up, and takes the time that the book says', async () => {
    const battle = await joined();
    for (const [name, ready] of [
      ['Pak', 2],
      ['Gr', 2],
      ['Hau', 3],
    ] as const) {
      const { facts } = await battle.says(`@anna /weapon who:${name} action:set-up`);
      expect(facts).toEqual({ 'ready-turn': ready });
    }
    await battle.to(2, 'guns');
    await battle.says('@anna /tankhit who:Pak target:Track range:5 faces:"1 1"');
    await battle.says('@anna /barrage who:Gr target:B1 range:5 faces:"1"');
    expect(await battle.refuses('@anna /demolish who:Hau target:wall')).toBe('HP-ART-06');
  });

  test('HP-GUN-02, HP-RUL-36: it does not fire until then, and its player does not say that it is in position', async () => {
    const battle = await joined();
    const adds = axis('88mm', 'Flak', 'ready-turn:1');
    expect(await battle.faults(adds)).toBe(
      'You can only set ready-turn before the battle begins. Now an umpire has to do it.',
    );
    await battle.to(1, 'guns');
    expect(await battle.refuses('@anna /tankhit who:Pak target:Track range:5')).toBe('HP-GUN-02');
    expect(await battle.refuses('@anna /barrage who:Gr target:B1 range:5')).toBe('HP-ART-05');
    await battle.says('@carla /unit edit unit:Pak fields:"ready-turn:1"');
    await battle.says('@anna /tankhit who:Pak target:Track range:5 faces:"1 1"');
  });
});

test('HP-GUN-01, HP-GUN-02: where the vehicle is told to unhook its gun, it is the gun that fires', async () => {
  const battle = await Table.open(
    axis('50mm', 'Pak'),
    axis('truck', 'Opel'),
    allies('infantry', 'B1'),
    '@anna /weapon who:Pak target:Opel action:hook-up',
  );
  await battle.to(1, 'move');
  const { text, facts } = await battle.says('@anna /weapon who:Opel action:set-up');
  expect(facts).toEqual({ 'ready-turn': 2 });
  expect(text).toContain('Opel: the 50mm can fire from turn 2.');
  expect(text).not.toContain('Opel can fire');
});

test('HP-GUN-01, HP-MOVE-02: all leaves out who has moved, and guns in position, and says why', async () => {
  const battle = await Table.open(
    axis('infantry', 'A1'),
    axis('infantry', 'A2'),
    axis('50mm', 'Pak'),
    allies('infantry', 'B1'),
    '@anna /weapon who:Pak action:set-up',
  );
  await battle.to(1, 'move');
  await battle.says('@anna /move who:A1 path:off-road:2');
  const { text } = await battle.says('@anna /move who:all path:off-road:2');
  expect(text).toContain('A2 goes 2"');
  expect(text).toContain("A1 didn't: that's more than it can do now.");
  expect(text).toContain("Pak didn't: Pak is in position");
  expect((await battle.unit('A1')).fields['move-used']).toBe('2/3');
});
