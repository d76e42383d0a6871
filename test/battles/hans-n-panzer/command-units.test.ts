import { describe, expect, test } from 'vitest';
import { allies, axis, modifiersOf, Table } from './table.ts';

const battle = (...more: readonly string[]) =>
  Table.open(
    axis('infantry', 'A1'),
    allies('command', 'Kom'),
    allies('infantry', 'B1'),
    allies('infantry', 'B2'),
    ...more,
  );

/** B1 stands 4″ from Kom and B2 9″; Kom falls. It's the morale step of turn 1. */
const fallen = async (...more: readonly string[]) => {
  const table = await battle(...more);
  await table.to(1, 'fire');
  await table.says(
    '@ben /unit edit unit:B1 fields:"from-command:4"',
    '@ben /unit edit unit:B2 fields:"from-command:9"',
    '@anna /fire attacker:A1 target:Kom weapon:rifle range:3 shooters:4 faces:"6 6 6 6"',
  );
  await table.end();
  return table;
};

describe('a command unit that falls', () => {
  test('HP-MOR-05: the loss of any command unit causes the checks, not of the last alone', async () => {
    const table = await fallen(allies('command', 'Second'));
    const { text } = await table.says('@ben /turn status');
    expect(text).toContain('Owed: /morale who:B1 cause:command-lost');
    expect(text).not.toContain('who:B2');
  });

  test('HP-MOR-11, HP-MOR-09: with another one in play, the distance to that one counts, as said', async () => {
    const table = await fallen(allies('command', 'Second'));
    const asked = (await table.unit('B1')).fields['from-command'];
    expect(asked, 'what was said may have been said of Kom').toBeUndefined();
    await table.says('@ben /unit edit unit:B1 fields:"from-command:2"');
    const check = await table.says('@ben /morale who:B1 faces:"4"');
    expect(modifiersOf(check)).toContain('HP-MOR-09');
    expect(modifiersOf(check)).not.toContain('HP-MOR-11');
  });

  test('HP-MOR-11: the −2 is theirs who stood within two moves, also after they have moved', async () => {
    const table = await fallen();
    expect(modifiersOf(await table.says('@ben /morale who:B1 faces:"6"'))).toContain('HP-MOR-11');
    await table.to(2, 'move');
    await table.says('@ben /move who:B1 path:off-road:1');
    await table.to(2, 'morale');
    expect(modifiersOf(await table.says('@ben /morale who:B1 cause:rear faces:"6"'))).toContain('HP-MOR-11');
    expect(modifiersOf(await table.says('@ben /morale who:B2 cause:rear faces:"6"'))).not.toContain('HP-MOR-11');
  });

  test('HP-MOR-11: it ends when the side has a command unit again', async () => {
    const table = await fallen();
    await table.says('@ben /morale who:B1 faces:"6"');
    await table.to(2, 'move');
    await table.says(allies('command', 'New'));
    await table.to(2, 'morale');
    expect(modifiersOf(await table.says('@ben /morale who:B1 cause:rear faces:"6"'))).not.toContain('HP-MOR-11');
  });
});

test('HP-MOR-05: who stood near one that fell earlier owes no second check when another falls somewhere else', async () => {
  const table = await fallen(allies('command', 'Second'), allies('command', 'Third'));
  await table.says('@ben /morale who:B1 faces:"6"');
  await table.to(2, 'fire');
  await table.says(
    '@ben /unit edit unit:B2 fields:"from-command:5"',
    '@anna /fire attacker:A1 target:Second weapon:rifle range:3 shooters:4 faces:"6 6 6 6"',
  );
  await table.end();
  const owed = (await table.says('@ben /turn status')).text;
  expect(owed).toContain('Owed: /morale who:B2 cause:command-lost');
  expect(owed).not.toContain('/morale who:B1');
  await table.says('@ben /morale who:B2 faces:"6"');
  await table.to(3, 'fire');
  await table.says('@anna /fire attacker:A1 target:Third weapon:rifle range:3 shooters:4 faces:"6 6 6 6"');
  await table.end();
  expect((await table.says('@ben /turn status')).text).not.toContain('Owed');
});

describe('riders who run', () => {
  const riding = async () => {
    const table = await Table.open(
      axis('infantry', 'A1'),
      allies('infantry', 'B1'),
      allies('half-track', 'Track'),
      allies('truck', 'Opel'),
      allies('6-pdr', 'Gun'),
      '@ben /move who:B1 target:Track',
      '@ben /weapon who:Gun target:Opel action:hook-up',
    );
    await table.to(1, 'morale');
    return table;
  };

  test('HP-MOR-19, HP-MOR-18: they get out where the vehicle stands, before they go', async () => {
    const table = await riding();
    const { text } = await table.says('@ben /morale who:B1 cause:rear modifier:-4 faces:"1"');
    expect(text).toContain('B1 gets out of Track.');
    expect((await table.unit('B1')).fields.aboard).toBeUndefined();
    await table.to(2, 'move');
    expect((await table.says('@ben /move who:Track path:road:15 exit:enemy-edge')).text).not.toContain('B1');
    expect((await table.unit('B1')).gone).toBeUndefined();
    await table.says('@ben /move who:B1 exit:other-edge');
  });

  test('HP-RUL-53: gunners in tow leave their gun where the vehicle stands, and it can be taken', async () => {
    const table = await riding();
    await table.says('@ben /morale who:Gun cause:rear modifier:-2 faces:"4"');
    const { fields } = await table.unit('Gun');
    expect([fields.aboard, fields['towed-by']]).toEqual([undefined, undefined]);
    await table.says('@anna /weapon who:A1 target:Gun action:capture');
  });
});
