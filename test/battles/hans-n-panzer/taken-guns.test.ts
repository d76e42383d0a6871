import { describe, expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

/** Gun has routed, A1 has taken it, and it's the move step of turn 2. */
const taken = async () => {
  const battle = await Table.open(
    axis('infantry', 'A1'),
    axis('infantry', 'A2'),
    axis('half-track', 'Track'),
    axis('50mm', 'Pak', 'ready-turn:1'),
    allies('infantry', 'B1'),
    allies('6-pdr', 'Gun', 'ready-turn:1'),
    allies('gunners', 'Spare'),
  );
  await battle.to(1, 'morale');
  await battle.says(
    '@ben /morale who:Gun cause:rear modifier:-4 faces:"1"',
    '@anna /weapon who:A1 target:Gun action:capture',
  );
  await battle.to(2, 'move');
  return battle;
};

describe('a captured gun', () => {
  test('HP-CAP-02, HP-RUL-40: its takers leave it in the move step, at no cost, and are free', async () => {
    const battle = await taken();
    const { text } = await battle.says('@anna /weapon who:A1 action:leave');
    expect(text).toContain('A1 leaves the 6-pounder where it stands, and is free.');
    const { fields } = await battle.unit('A1');
    expect([fields.weapon, fields.captured]).toEqual([undefined, undefined]);
    expect((await battle.says('@anna /move who:A1 path:off-road:1')).facts.legal).toBe(true);
    expect((await battle.end()).text).not.toContain('Out of play');
    await battle.to(2, 'morale');
    await battle.says('@anna /weapon who:A2 target:"Gun gun" action:capture');
    expect((await battle.unit('A2')).fields).toMatchObject({ weapon: '6-pdr', captured: true });
  });

  test('HP-CAP-01: left by its takers, a gun whose gunners have fallen is theirs again, without men', async () => {
    const battle = await Table.open(
      axis('infantry', 'A1'),
      axis('infantry', 'A2'),
      allies('6-pdr', 'Gun'),
      allies('infantry', 'B1'),
    );
    await battle.to(1, 'fire');
    await battle.says('@anna /fire attacker:A1 target:Gun weapon:rifle range:3 shooters:4 faces:"6 6 6 6"');
    await battle.end();
    await battle.says('@anna /weapon who:A1 target:Gun action:capture');
    await battle.to(2, 'move');
    await battle.says('@anna /weapon who:A1 action:leave');
    expect((await battle.unit('Gun')).gone).toBe('wiped-out');
    await battle.to(2, 'morale');
    await battle.says('@ben /weapon who:B1 target:Gun action:capture');
    expect((await battle.unit('B1')).fields.weapon).toBe('6-pdr');
  });

  test('HP-CAP-03, HP-CAP-02: who cannot fire it is not offered to set it up, and its leaving is told once', async () => {
    const battle = await taken();
    const { text } = await battle.says('@anna /unit show unit:A1');
    expect(text).toContain('/weapon who:A1 action:leave');
    expect(text).not.toContain('set-up');
    const left = (await battle.says('@anna /weapon who:A1 action:leave')).text;
    expect(left).toContain('A1 is free again.');
    expect(left).not.toContain('is now on the table');
  });

  test('HP-GUN-01: hooked up, it is offered to be unhooked by whoever has it', async () => {
    const battle = await taken();
    await battle.says('@anna /weapon who:A1 target:Track action:hook-up');
    await battle.to(3, 'move');
    expect((await battle.says('@anna /unit show unit:A1')).text).toContain('/weapon who:A1 action:set-up');
  });

  test('HP-SEQ-02: it is left in the move step alone, and only by who has captured it', async () => {
    const battle = await taken();
    expect(await battle.faults('@anna /weapon who:A2 action:leave')).toContain("hasn't captured any gun");
    expect(await battle.faults('@anna /weapon who:Pak action:leave')).toContain("hasn't captured any gun");
    await battle.end();
    expect(await battle.refuses('@anna /weapon who:A1 action:leave')).toBe('HP-SEQ-02');
  });

  test('HP-CAP-03: gunners who take their own gun back are its gunners again', async () => {
    const battle = await taken();
    await battle.says('@anna /weapon who:A1 action:leave');
    await battle.to(2, 'morale');
    await battle.says('@ben /rally who:Gun faces:"6"');
    const { text } = await battle.says('@ben /weapon who:Gun target:"Gun gun" action:capture');
    expect(text).toContain('Gun has its 6-pounder back. Set it up to fire it.');
    expect((await battle.unit('Gun')).fields.captured).toBeUndefined();
    await battle.to(3, 'move');
    await battle.says('@ben /weapon who:Gun action:set-up');
    await battle.to(4, 'guns');
    await battle.says('@ben /tankhit attacker:Gun target:Track range:5 faces:"1 1"');
  });

  test('HP-CAP-03: gunners take it back from takers who run as well', async () => {
    const battle = await taken();
    await battle.to(2, 'morale');
    await battle.says(
      '@ben /rally who:Gun faces:"6"',
      '@anna /morale who:A1 cause:rear modifier:-4 faces:"1"',
      '@ben /weapon who:Gun target:A1 action:capture',
    );
    expect((await battle.unit('Gun')).fields).toMatchObject({ weapon: '6-pdr' });
    expect((await battle.unit('Gun')).fields.captured).toBeUndefined();
    expect((await battle.unit('A1')).fields.weapon).toBeUndefined();
  });

  test('HP-CAP-03: gunners whose gun was taken are offered nothing to fire or set up, and told who has it', async () => {
    const battle = await taken();
    await battle.to(2, 'morale');
    await battle.says('@ben /rally who:Gun faces:"6"');
    await battle.to(3, 'move');
    const { refused } = await battle.hears('@ben /weapon who:Gun action:set-up');
    expect(refused).toMatchObject({ rule: 'HP-CAP-03', message: expect.stringContaining("it's with A1 now") });
    expect(refused?.message).not.toContain('own gunners');
    await battle.to(3, 'guns');
    expect((await battle.says('@ben /unit show unit:Gun')).text).not.toContain('/tankhit');
  });
});

test('HP-SEQ-02: in the step of morale, work on guns is capturing, for whoever it is', async () => {
  const battle = await taken();
  await battle.to(2, 'morale');
  expect((await battle.says('@ben /unit show unit:B1')).text).toMatch(/Can't .weapon: \w+'s men are still at it/);
  const { refused } = await battle.hears('@anna /weapon who:A2 action:set-up');
  expect(refused?.message).toBe("It's the morale step. Setting up a gun or mortar belongs to the move step.");
});
