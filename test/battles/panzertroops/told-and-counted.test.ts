import { describe, expect, test } from 'vitest';
import { american, german, killed, MAC, MORALE, RED, Table } from './table.ts';

const MMG = american('mmg-team', 'MMG');
/** One of a team of two falls, and his weapon is whole. */
const ONE_OF_MMG = '@ben /fire attacker:"Red Rifleman 1" target:MMG range:9 faces:"5 5"';

async function defending(...more: readonly string[]): Promise<Table> {
  const table = await Table.open(...more);
  await table.steps(2);
  return table;
}

const losses = async (table: Table) => (await table.says('@carla /game losses')).text;

describe('what is counted', () => {
  test('PT-REUSE-01, PT-SCEN-06: a man who joins a crew of another group counts as one man at his old cost', async () => {
    const table = await defending(MAC, RED, MMG);
    await table.says(ONE_OF_MMG);
    await table.steps(5);
    await table.says('@anna /weapon action:crew who:"Mac Rifleman 6" target:MMG');
    expect(await losses(table)).toContain(
      'Americans: men lost 1, vehicles lost 0, captured 0, exited 0, men at start 10',
    );
    await table.steps(1);
    await table.says('@ben /fire attacker:"Red Rifleman 1" target:MMG range:9 faces:"6 6"');
    // Two men at 3, and the gun at 4.
    expect(await losses(table)).toContain(
      'men lost 2, vehicles lost 0, captured 0, exited 0, men at start 10, points lost 10',
    );
  });

  test('PT-RUL-52, PT-REUSE-02: who leaves the table is out of play, but no loss; who takes over a weapon is neither', async () => {
    const table = await defending(MAC, RED);
    await table.says(killed('Mac BAR man', 1));
    await table.steps(5);
    await table.says('@anna /weapon action:pick-up who:"Mac Rifleman 1" target:"Mac BAR man"');
    await table.says('@anna /move who:"Mac Rifleman 2" exit:enemy-edge');
    const { text } = await table.says('@carla /turn end');
    expect(text).toContain('Out of play in the last step: Mac Rifleman 2 (exited)');
    expect(text).not.toContain('Lost');
  });

  test('PT-REUSE-02, PT-PTS-01: a noncom whose weapons are taken up is lost as a noncom', async () => {
    const table = await defending(MAC, RED);
    await table.says(killed('Mac Noncom with SMG', 1));
    expect(await losses(table)).toContain('men at start 8, points lost 14');
    await table.steps(5);
    await table.says('@anna /weapon action:pick-up who:"Mac Rifleman 1" target:"Mac Noncom with SMG"');
    expect(await losses(table)).toContain('men at start 8, points lost 11');
    await table.steps(1);
    await table.says(killed('Mac Noncom with SMG', 1));
    // The noncom with SMG and grenades, and the figure of the rifleman who has taken them up.
    expect(await losses(table)).toContain('men at start 8, points lost 17');
  });

  test('PT-RUL-52, PT-SCEN-06: who leaves the table is not lost, and at the end the losses are told', async () => {
    const table = await defending(MMG, RED);
    await table.says(ONE_OF_MMG);
    await table.steps(5);
    const { text } = await table.says('@anna /move who:MMG exit:other-edge');
    expect(text).toContain('The battle is over: Germans win. Americans have nobody left.');
    expect(text).toContain(
      'Americans: men lost 1, vehicles lost 0, captured 0, exited 0, men at start 2, points lost 3',
    );
    expect(text).toContain('Americans, lost: MMG (1)');
  });
});

describe('what is told', () => {
  test('PT-MOR-05, PT-ARTY-03: the name of a squad will do where one of it checks or calls', async () => {
    const team = '@anna /unit squad squad:observer-team name:Eyes';
    const table = await Table.open(MORALE, MAC, RED, team, '@carla /turn end');
    expect((await table.says('@anna /barrage who:Eyes faces:"3 3"')).facts).toMatchObject({ call: 'through' });
    await table.steps(1);
    await table.says(killed('Mac Noncom with SMG', 1));
    expect((await table.says('@anna /morale who:Mac faces:"5 5"')).facts).toMatchObject({ morale: 'good' });
    expect(await table.owed()).toEqual([]);
    expect((await table.hears('@anna /morale who:Mac')).ok).toBe(false);
  });

  test('PT-MOR-09, PT-MOR-10: the broken are not called shaken as their move begins', async () => {
    const table = await defending(MORALE, MAC, RED);
    await table.says(killed('Mac Noncom with SMG', 1), '@anna /morale who:Mac faces:"2 2"');
    const { text } = await table.steps(5);
    expect(text).toContain('Broken, so no closer to the enemy and 1 less firepower: Mac Rifleman 1, ');
    expect(text).not.toContain('Shaken');
    expect((await table.says('@anna /move who:"Mac Rifleman 1" path:open=1')).text).toContain(
      'less firepower: Mac Rifleman 1',
    );
  });

  test('PT-FIRE-02, PT-PIN-02: a dead man is not reported as no longer pinned', async () => {
    const table = await defending(MAC, RED);
    await table.says('@ben /fire attacker:"Red Rifleman 2" target:"Mac BAR man" range:9 faces:"4 4"');
    expect((await table.says(killed('Mac BAR man', 1))).text).not.toContain('pinned');
  });

  test('PT-SMOKE-05: a gun in tow and a piece off the table are not told to fire smoke first', async () => {
    const table = await Table.open(
      MAC,
      german('truck', 'Opel'),
      german('at-heavy-gun', 'Acht'),
      german('art-medium-gun', 'Battery', 'off-table:true'),
      german('panzer-4h', 'Kurt'),
      '@ben /move who:Opel target:Acht',
    );
    const { text } = await table.steps(2);
    expect(text).toContain('Smoke comes before any other fire, and Kurt can lay it. PT-SMOKE-05');
  });

  test('PT-ARM-03: a shot at a vehicle whose facing nobody said is taken as front, and the reply says so', async () => {
    const table = await defending(american('m4a2-sherman', 'Tank'), german('panzer-4h', 'Kurt'));
    const shot = await table.says('@ben /tankhit attacker:Kurt target:Tank range:9 faces:"1 2"');
    expect(shot.text).toContain("facing front, as you didn't say");
  });

  test('PT-MOR-10: riders who leave an abandoned tank with its crew are named', async () => {
    const riders = '@anna /move who:Tank target:"Mac Rifleman 1,Mac Rifleman 2"';
    const table = await defending(MORALE, MAC, american('m4a2-sherman', 'Tank'), german('panzer-4h', 'Kurt'), riders);
    await table.says('@ben /tankhit attacker:Kurt target:Tank range:9 facing:side faces:"6 2"');
    const { text } = await table.says('@anna /morale who:Tank faces:"3 3"');
    expect(text).toContain('Mac Rifleman 1 and Mac Rifleman 2 are off Tank.');
  });

  test('PT-MOR-10, PT-RUL-53: the crew that breaks and leaves its tank surrenders to an enemy who is there', async () => {
    const table = await defending(MORALE, MAC, RED, american('m4a2-sherman', 'Tank'), german('panzer-4h', 'Kurt'));
    await table.says('@ben /tankhit attacker:Kurt target:Tank range:9 facing:side faces:"6 2"');
    await table.says('@anna /morale who:Tank faces:"3 3"');
    const yields = '@anna /morale surrender:true who:"Tank crew" target:"Red Rifleman 1"';
    expect((await table.says(yields)).facts).toMatchObject({ morale: 'surrendered' });
    expect((await table.unit('Tank crew')).gone).toBe('captured');
  });

  test('PT-MOR-10, PT-RUL-53: the crew that broke in an earlier step does not surrender as it leaves', async () => {
    const table = await defending(MORALE, MAC, RED, american('m4a2-sherman', 'Tank'), german('panzer-4h', 'Kurt'));
    await table.says('@ben /tankhit attacker:Kurt target:Tank range:9 facing:front faces:"1 2"');
    await table.says('@anna /morale who:Tank faces:"1 1"');
    await table.steps(4);
    await table.says('@ben /tankhit attacker:Kurt target:Tank range:9 facing:side faces:"6 2"');
    const yields = '@anna /morale surrender:true who:"Tank crew" target:"Red Rifleman 1"';
    expect(await table.refuses(yields)).toBe('PT-MOR-10');
  });

  test('PT-PIN-02, PT-SATCH-01: a pinned sapper drops his charge where he is, and is promised no inches', async () => {
    const table = await defending(MAC, RED, american('satchel-man', 'Sapper'));
    await table.says('@ben /fire attacker:"Red Rifleman 1" target:Sapper range:9 faces:"4 4"');
    const { text } = await table.steps(5);
    expect(text).toContain("Sapper can't move in this movement step.");
    const dropped = await table.says('@anna /move who:Sapper drop:true target:"Red Rifleman 2"');
    expect(dropped.text).toContain("Sapper's charge lies at Red Rifleman 2");
    expect(dropped.text).not.toContain('He can go');
  });

  test('PT-BAIL-01, PT-BAIL-03: who was aboard a wreck is told at once, and who is alive when the dice have fallen', async () => {
    const riders = '@anna /move who:Tank target:"Mac Rifleman 1,Mac Rifleman 2"';
    const table = await defending(MAC, RED, american('m4a2-sherman', 'Tank'), german('panzer-4h', 'Kurt'), riders);
    const hit = await table.says('@ben /tankhit attacker:Kurt target:Tank range:9 facing:side faces:"6 5"');
    expect(hit.text).toContain('Aboard Tank: Mac Rifleman 1 and Mac Rifleman 2. The bail-out decides who gets out.');
    expect(hit.text).not.toContain('alive');
    const { text } = await table.says('@anna /bail who:Tank target:"Mac Rifleman 2" faces:"3 2"');
    expect(text).toContain(
      "Mac Rifleman 2 is alive in the wreck. He can't act or be shot at until the Americans' next movement.",
    );
    expect(text).toContain('Mac Rifleman 1 is lost with the vehicle.');
  });

  test('PT-TURN-01, PT-RUL-58: whose step it is, and that an immobilised carrier has no move left', async () => {
    const table = await Table.open(
      MAC,
      RED,
      american('m3-halftrack', 'HT'),
      german('at-medium-gun', 'Pak'),
      '@carla /turn end',
    );
    const early = await table.hears('@anna /fire attacker:"Mac BAR man" target:"Red Rifleman 1" range:9');
    expect(early.refused?.message).toContain("it's step 1, movement.");
    await table.says('@anna /move who:HT target:"Mac Rifleman 1"', '@carla /turn end');
    await table.says('@ben /tankhit attacker:Pak target:HT range:9 facing:side faces:"3 2"');
    await table.steps(5);
    expect((await table.says('@anna /move who:HT target:"Mac Rifleman 1"')).text).toContain('HT has no move left.');
  });

  test('PT-SATCH-03, PT-REUSE-04: a charge that nobody dropped lies with the dead man, or is destroyed with him', async () => {
    const sappers = '@anna /unit add profile:satchel-man name:Sapper count:2';
    const table = await Table.open(MAC, RED, sappers, '@carla /turn end');
    await table.says('@anna /move who:"Sapper 1, Sapper 2" path:open=2 drop:true', '@carla /turn end');
    const shot = (n: number) => `@ben /fire attacker:"Red Rifleman ${n}" target:"Sapper ${n}" range:9 before-drop:true`;
    expect((await table.says(`${shot(1)} faces:"5 3"`)).text).toContain("wasn't dropped: it lies with him.");
    expect((await table.says(`${shot(2)} faces:"6 5"`)).text).toContain("wasn't dropped: it's destroyed with him.");
    await table.steps(5);
    expect(await table.refuses('@anna /weapon action:pick-up who:"Mac Rifleman 1" target:"Sapper 2"')).toBe(
      'PT-REUSE-04',
    );
    await table.says('@anna /weapon action:pick-up who:"Mac Rifleman 1" target:"Sapper 1"');
  });

  test('PT-SMOKE-05, -09, -10: who has no smoke is not told to fire it first', async () => {
    const table = await Table.open(MAC, german('stug-3', 'Sturm'), german('m4a2-sherman', 'Beute', 'nation:ussr'));
    expect((await table.steps(2)).text).toContain(
      'Smoke comes before any other fire, and Sturm can lay it. PT-SMOKE-05',
    );
    await table.says('@ben /smoke who:Sturm faces:"3 3 4 4"');
    expect((await table.steps(6)).text).not.toContain('Smoke first');
  });

  test('PT-FIRE-01: what has no weapon at all is told so', async () => {
    const table = await Table.open(american('jeep', 'Jeep'), RED);
    await table.steps(3);
    const { refused } = await table.hears('@anna /fire attacker:Jeep target:"Red Rifleman 1" range:5');
    expect(refused).toMatchObject({ rule: 'PT-FIRE-01', message: 'Jeep has no weapon to fire.' });
  });

  test('PT-ARTY-01, PT-SMOKE-01, PT-FLAME-01: with its rule off, it’s the rule that’s missing, not what’s spent', async () => {
    const off = (toggle: string) => `@carla /game house toggle:${toggle} on:false`;
    const table = await Table.open(
      MAC,
      RED,
      american('m4a2-sherman', 'Tank'),
      american('art-medium-gun', 'Long', 'off-table:true'),
      american('flamethrower-man', 'Flamer'),
    );
    await table.steps(3);
    await table.says('@anna /smoke who:Tank range:9 faces:"3 3 6 6"');
    await table.steps(6);
    expect(await table.refuses('@anna /smoke who:Tank range:9')).toBe('PT-SMOKE-09');
    const burn = '@anna /fire who:Flamer weapon:flamethrower target:"Red Rifleman 1" range:3';
    await table.says('@carla /unit edit unit:Flamer fields:"fuel-out:true"');
    expect(await table.refuses(burn)).toBe('PT-FLAME-03');
    const shell = '@anna /fire who:Long target:"Red Rifleman 1" range:20';
    expect(await table.refuses(shell)).not.toBe('PT-ARTY-01');
    await table.says(off('smoke'), off('flamethrower'), off('artillery-support'));
    expect(await table.refuses('@anna /smoke who:Tank range:9')).toBe('PT-SMOKE-01');
    expect(await table.refuses(burn)).toBe('PT-FLAME-01');
    expect(await table.refuses(shell)).toBe('PT-ARTY-01');
  });
});
