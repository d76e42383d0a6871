import { describe, expect, test } from 'vitest';
import { infantry, modifiersOf } from './table.ts';

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

  test('only an umpire can contradict what the log knows', async () => {
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
      "A1 has lost its officer. It can't move in turns 2 and 3, and checks at −1 until a new one joins.",
    );
    await table.to(3, 'move');
    expect(await table.refuses('@anna /move who:A1')).toBe('HP-MOR-20');
    await table.to(4, 'move');
    await table.says('@anna /move who:A1 path:off-road:3', '@anna /unit edit unit:A1 fields:"officer:new"');
    await table.to(4, 'morale');
    expect(modifiersOf(await table.says('@anna /morale who:A1 cause:other faces:"4"'))).toContain('HP-MOR-17');
    expect((await table.unit('A1')).fields.officer).toBe('present');
  });

  test('HP-MOR-05, HP-RUL-44: units said to be within 6" of a lost command unit check, unless someone moved', async () => {
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
