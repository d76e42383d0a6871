import { describe, expect, test } from 'vitest';
import { american, german, killed, MAC, modifiersOf, RED, Table } from './table.ts';

const OBSERVERS = [
  american('forward-observer', 'Eyes', 'squad:Obs'),
  american('radioman', 'Sparks', 'squad:Obs'),
  american('mortar-team', 'Tube', 'off-table:true'),
];

/** A battle in the Germans' first defensive fire. */
async function defending(...more: readonly string[]): Promise<Table> {
  const table = await Table.open(MAC, RED, ...more);
  await table.steps(2);
  return table;
}

describe('firing', () => {
  test('PT-FIRE-01: what it has not, or what does not reach, is not fired, and what is left is named', async () => {
    const table = await defending();
    await table.steps(1);
    const shot = '@anna /fire attacker:"Mac Rifleman 1" target:"Red Rifleman 1"';
    expect(await table.refuses(`${shot} range:4 weapon:smg`)).toBe('PT-FIRE-01');
    expect(await table.refuses(`${shot} range:12 weapon:rifle`)).toBe('PT-LOF-04');
    expect(await table.refuses(`${shot} range:12`)).toBe('PT-LOF-04');
  });

  test('PT-FIRE-01: of a tank that has fired its gun, what is left is named, and why it does not do', async () => {
    const table = await defending(american('m4a2-sherman', 'Tank'));
    await table.steps(1);
    await table.says('@anna /fire attacker:Tank target:"Red Rifleman 1" range:22 faces:"1 1"');
    const { refused } = await table.hears('@anna /fire attacker:Tank target:"Red Rifleman 1" range:22');
    expect(refused).toMatchObject({ rule: 'PT-FIRE-01', message: expect.stringContaining('medium machine gun (15")') });
  });

  test('PT-ATK-06: a gun that was pushed doesn’t fire, though its shot would have been too weak for a moving one', async () => {
    const table = await Table.open(MAC, RED, german('panzer-4h', 'Kurt'), american('at-medium-gun', 'Gun'));
    await table.steps(1);
    await table.says('@anna /move who:Gun path:open=1');
    await table.steps(2);
    // 12 and its 3 points are over Kurt’s front armour of 13; with a penalty of 2 they wouldn’t be.
    expect(await table.refuses('@anna /tankhit attacker:Gun target:Kurt range:9 facing:front')).toBe('PT-ATK-06');
  });

  test('PT-FIRE-01: what a gun can’t hurt it fires at all the same: it has no other', async () => {
    const table = await defending(german('king-tiger', 'Kurt'), american('at-light-gun', 'Gun'));
    await table.steps(1);
    const shot = '@anna /tankhit attacker:Gun target:Kurt range:9 facing:front faces:"6 6"';
    expect(await table.says(shot)).toMatchObject({ known: { weapon: 'at-light' }, facts: { result: 'miss' } });
  });

  test('PT-FLAME-01: without the rule a flamethrower isn’t fired unsaid: he takes his pistol', async () => {
    const table = await defending(
      american('flamethrower-man', 'Flamer'),
      '@carla /game house toggle:flamethrower on:false',
    );
    await table.steps(1);
    const shot = '@anna /fire attacker:Flamer target:"Red Rifleman 1" range:3';
    expect(await table.says(`${shot} faces:"1 1"`)).toMatchObject({ known: { weapon: 'pistol' } });
  });

  test('PT-REUSE-06: at a wreck nobody fires, whatever the firer has left', async () => {
    const table = await defending(german('panzer-4h', 'Kurt'), american('m4a2-sherman', 'Tank'));
    await table.says(
      '@ben /tankhit attacker:Kurt target:Tank range:9 facing:side faces:"6 5"',
      '@anna /bail who:Tank faces:"4"',
    );
    expect(await table.refuses('@ben /tankhit attacker:Kurt target:Tank range:9')).toBe('PT-REUSE-06');
    expect(await table.refuses('@ben /fire attacker:"Red Rifleman 1" target:"Tank crew" range:9')).toBe('PT-BAIL-03');
  });

  test('PT-REUSE-06: nor out of a wreck, with a charge either: that it’s a wreck is what keeps it', async () => {
    const table = await defending(german('panzer-4h', 'Kurt'), american('m4a2-sherman', 'Tank'));
    await table.says(
      '@ben /tankhit attacker:Kurt target:Tank range:9 facing:side faces:"6 5"',
      '@anna /bail who:Tank faces:"4"',
    );
    await table.steps(1);
    const charge = '@anna /tankhit attacker:Tank target:Kurt weapon:satchel range:1';
    expect(await table.refuses(charge)).toBe('PT-REUSE-06');
    expect((await table.hears(charge)).refused?.message).toContain('Tank');
  });

  test('PT-ATK-02, PT-PIN-01: having moved costs 2, and a stance ends with the fire at the move', async () => {
    const table = await Table.open(MAC, RED, '@carla /turn end', '@anna /move who:"Mac Rifleman 1" path:open=3');
    await table.steps(2);
    const shot = await table.says('@anna /fire attacker:"Mac Rifleman 1" target:"Red Rifleman 1" range:9 faces:"5 4"');
    expect(shot).toMatchObject({ facts: { result: 'pinned' }, known: { moved: true, stance: 'stationary' } });
    expect(modifiersOf(shot)).toContain('PT-ATK-02');
    expect((await table.unit('Mac Rifleman 1')).fields.stance).toBeUndefined();
  });

  test('PT-COV-06: men with heads down cannot be targets, and heads go up in their own movement or defensive fire', async () => {
    const table = await Table.open(
      MAC,
      RED,
      american('m3-halftrack', 'HT'),
      '@anna /move who:HT target:"Mac Rifleman 1"',
      '@carla /turn end',
      '@anna /weapon action:heads-down who:HT',
    );
    await table.steps(1);
    for (const target of ['"Mac Rifleman 1"', 'HT']) {
      expect(await table.refuses(`@ben /fire attacker:"Red Rifleman 1" target:${target} range:9`)).toBe('PT-COV-06');
    }
    await table.steps(1);
    expect(await table.refuses('@anna /weapon action:heads-up who:HT')).toBe('PT-COV-08');
    await table.steps(2);
    await table.says('@anna /weapon action:heads-up who:HT');
  });

  test('PT-ARTY-05, PT-ARTY-11: off the table one shot for a call, and none without', async () => {
    const table = await Table.open(MAC, RED, ...OBSERVERS, '@carla /turn end', '@anna /barrage who:Eyes faces:"3 3"');
    await table.steps(2);
    await table.says('@anna /fire attacker:Tube target:"Red Rifleman 1" faces:"1 1"');
    expect(await table.refuses('@anna /fire attacker:Tube target:"Red Rifleman 2"')).toBe('PT-ARTY-05');
    await table.steps(6);
    expect(await table.refuses('@anna /fire attacker:Tube target:"Red Rifleman 2"')).toBe('PT-ARTY-11');
  });

  test('PT-SATCH-01, PT-RUL-49: a charge goes off unless its man was shot before the drop', async () => {
    const table = await Table.open(MAC, RED, american('satchel-man', 'Sapper'), '@carla /turn end');
    await table.says('@anna /move who:Sapper path:open=2 target:"Red Rifleman 2"', '@carla /turn end');
    await table.says('@ben /fire attacker:"Red Rifleman 1" target:Sapper range:9 before-drop:true faces:"4 3"');
    await table.steps(1);
    const blown = '@anna /fire attacker:Sapper target:"Red Rifleman 2" weapon:satchel range:1 faces:"1 1"';
    expect(await table.refuses(blown)).toBe('PT-SATCH-01');
  });

  test('PT-SCEN-06: when nobody is left the battle is over at once, and nothing is ruled any more', async () => {
    const table = await Table.open(MAC, german('rifleman', 'Karl'));
    await table.steps(3);
    const { text } = await table.says('@anna /fire attacker:"Mac Rifleman 1" target:Karl range:9 faces:"6 4"');
    expect(text).toContain('The battle is over: Americans win. Germans have nobody left.');
    expect((await table.hears('@anna /fire attacker:"Mac Rifleman 2" target:Karl range:9')).ok).toBe(false);
    expect((await table.hears('@carla /turn end')).ok).toBe(false);
    await table.says('@carla /undo', '@carla /turn end');
  });

  test('PT-PTS-01: a unit costs what /points says by the house rules in play, and losses are counted in points', async () => {
    const table = await defending();
    expect((await table.unit('Mac Rifleman 1')).fields.cost).toBe(6);
    await table.says('@carla /game house toggle:free-grenades on:true', killed('Mac Rifleman 1', 1));
    expect((await table.unit('Mac Rifleman 1')).fields.cost).toBe(5);
    expect((await table.says('@carla /game losses')).text).toContain('Americans: men lost 1, vehicles lost 0');
    expect((await table.says('@carla /game losses')).text).toContain('points lost 5');
  });
});
