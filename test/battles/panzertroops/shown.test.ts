import { describe, expect, test } from 'vitest';
import { american, german, MAC, RED, Table } from './table.ts';

const HT = american('m3-halftrack', 'HT');
const DEUCE = american('truck', 'Deuce');
const PAK = american('at-medium-gun', 'Pak');
const MMG = american('mmg-team', 'MMG');

describe('what a vehicle holds', () => {
  test('PT-LOAD-02, PT-LOAD-03, PT-LOAD-04: /unit show says who is aboard, what is in tow and what room is left', async () => {
    const table = await Table.open(
      ...[MAC, RED, HT, DEUCE, PAK, MMG],
      '@anna /move who:HT target:"Mac Rifleman 1,Mac Rifleman 2"',
      '@anna /move who:Deuce target:"Pak,MMG"',
    );
    const shown = async (unit: string) => (await table.says(`@anna /unit show unit:"${unit}"`)).text;
    expect(await shown('HT')).toMatch(
      /Aboard: Mac Rifleman 1 and Mac Rifleman 2\. PT-LOAD-01\nRoom for 10 more men, and it can tow a gun\. PT-LOAD-02/,
    );
    // Three gunners with their ammunition, and two men with their machine gun.
    expect(await shown('Deuce')).toMatch(
      /Aboard: MMG\. PT-LOAD-01\nIn tow: Pak\. PT-LOAD-03\nRoom for 13 more men\. PT-LOAD-02/,
    );
    expect(await shown('Mac Rifleman 1')).not.toContain('Room for');
  });

  test('PT-LOAD-05: a tank has room for six outside, and none in a wreck', async () => {
    const table = await Table.open(MAC, RED, american('m4a2-sherman', 'Tank'), german('panzer-4h', 'Kurt'));
    const shown = async () => (await table.says('@anna /unit show unit:Tank')).text;
    expect(await shown()).toContain('Room for 6 more men. PT-LOAD-05');
    await table.says('@anna /move who:Tank target:"Mac Noncom with SMG,Mac BAR man,Mac Rifleman 1,Mac Rifleman 2"');
    await table.says('@anna /move who:Tank target:"Mac Rifleman 3,Mac Rifleman 4"');
    expect(await shown()).toContain('No room left.');
    await table.steps(2);
    await table.says('@ben /tankhit attacker:Kurt target:Tank facing:side range:9 faces:"6 6"');
    expect(await shown()).not.toMatch(/room/i);
  });
});

describe('lists', () => {
  test('PT-TROOP-03: they name the main weapon and not the sidearm, and a pistol only where nothing else is left', async () => {
    const table = await Table.open(MAC, RED, german('panzerfaust-rifleman', 'Faust'));
    const list = async () => (await table.says('@carla /unit list')).text;
    const before = await list();
    expect(before).not.toMatch(/pistol|grenades/);
    expect(before).toMatch(/^Faust, .*3 panzerfausts/m);
    await table.steps(2);
    await table.says('@ben /fire attacker:"Red LMG team" target:"Mac BAR man" range:9 faces:"1 1"');
    await table.steps(1);
    await table.says('@anna /fire attacker:"Mac Rifleman 1" target:"Red LMG team" range:9 faces:"6 6"');
    expect(await list()).toMatch(/^Red LMG team, pistol/m);
  });
});

describe('steps by their names', () => {
  test('PT-TURN-01: /turn end goes on to a step by the name that replies use, its number, or words that only one has', async () => {
    const named = [
      '4',
      'step 4',
      '"Step 4, movement"',
      '"step 4 (movement)"',
      '"germans movement"',
      'second-side-moves',
    ];
    for (const to of named) {
      const table = await Table.open(MAC, RED, '@carla /turn end');
      let last = await table.says(`@carla /turn end to:${to.includes(' ') && !to.startsWith('"') ? `"${to}"` : to}`);
      // It stops where somebody can act.
      while (last.text.includes('step 2') || last.text.includes('step 3'))
        last = await table.says(`@carla /turn end to:4`);
      expect(last.text).toContain('Turn 1, step 4, movement: Germans to play');
      await table.close();
    }
  });

  test('PT-TURN-01: one that could be two, or is none, is asked about in the same words', async () => {
    const table = await Table.open(MAC, RED, '@carla /turn end');
    expect(await table.faults('@carla /turn end to:attacking')).toBe(
      '"attacking" fits more than one step of the turn. Did you mean step 3 (attacking fire) or step 6 (attacking fire)?',
    );
    expect(await table.faults('@carla /turn end to:7')).toContain(
      'It can be step 1 (movement), step 2 (defensive fire),',
    );
  });
});
