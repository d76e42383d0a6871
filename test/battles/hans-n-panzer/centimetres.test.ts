import { expect, test } from 'vitest';
import { allies, axis, Table } from './table.ts';

test('HP-GEN-06: with centimetres every length of a reply is told in them', async () => {
  const battle = await Table.open(
    axis('infantry', 'A1'),
    axis('command', 'Kom'),
    allies('infantry', 'B1'),
    '@carla /game house toggle:centimetres on:true',
    '@anna /visibility faces:"1 1"',
  );
  await battle.to(1, 'move');
  expect((await battle.says('@anna /move who:A1')).text).toContain('It can go 3 cm off the road');
  expect((await battle.says('@anna /move who:A1 path:off-road:1')).text).toContain('A1 has 2 cm left this turn.');
  await battle.says('@anna /unit edit unit:A1 fields:"from-command:4"');
  await battle.to(1, 'fire');
  await battle.says('@ben /fire attacker:B1 target:Kom weapon:rifle range:3 shooters:4 faces:"6 6 6 6"');
  expect((await battle.end()).text).toContain("within 6 cm of it checks morale; as far as you've said, A1 (4 cm).");
});
