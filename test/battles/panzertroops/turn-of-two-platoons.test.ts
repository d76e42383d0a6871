import { expect, test } from 'vitest';
import { american, german, Table } from './table.ts';

const side = (user: string, squad: string, name: string) => `@${user} /unit squad squad:${squad} name:${name}`;

/** One turn in which every unit acts in each step that lets it. */
const TURN = [
  '@anna /move who:all path:open=3',
  '@anna /move who:Thunder path:open=6',
  '@anna /move who:Track path:open=6',
  '@anna /turn end',
  '@ben /fire who:Red target:"Mac Noncom with SMG" range:4 modifier:-9',
  '@ben /fire who:Blau target:"Mac Noncom with SMG" range:4 modifier:-9',
  '@ben /tankhit attacker:Kurt target:Thunder range:20 faces:"1 1"',
  '@ben /turn end',
  '@anna /fire who:Mac target:"Red Rifleman 1" range:4 modifier:-9',
  '@anna /fire who:Able target:"Red Rifleman 1" range:4 modifier:-9',
  '@anna /tankhit attacker:Thunder target:Kurt range:20 faces:"1 1"',
  '@anna /turn end',
  '@ben /move who:all path:open=3',
  '@ben /move who:Kurt path:open=4',
  '@ben /turn end',
  '@anna /fire who:all target:"Red Rifleman 2" range:4 modifier:-9',
  '@anna /turn end',
  '@ben /fire who:all target:"Mac Noncom with SMG" range:4 modifier:-9',
  '@ben /turn end',
];

test('PT-TURN-01: a turn of two platoons, with 33 units or more, takes at most 20 commands', async () => {
  const table = await Table.open(
    side('anna', 'mcdonald-squad', 'Mac'),
    side('anna', 'mcdonald-squad', 'Able'),
    american('m4a2-sherman', 'Thunder'),
    american('m3-halftrack', 'Track'),
    side('ben', 'german-infantry-squad', 'Red'),
    side('ben', 'german-infantry-squad', 'Blau'),
    german('panzer-4h', 'Kurt'),
    '@carla /turn end',
  );
  const { data } = await table.says('@carla /unit list');
  expect(data!.units!.length).toBeGreaterThanOrEqual(33);
  expect(TURN.length).toBeLessThanOrEqual(20);
  const idle: string[] = [];
  for (const line of TURN) {
    const { text } = await table.says(line);
    const [, names] = /Did nothing in the last step: (.*)/.exec(text) ?? [];
    if (names) idle.push(`${line}: ${names}`);
  }
  expect(idle.filter((each) => !/Track$|Thunder and Track$|Kurt$/.test(each))).toEqual([]);
  expect((await table.says('@carla /turn status')).data?.at?.turn).toBe(2);
  await table.close();
});
