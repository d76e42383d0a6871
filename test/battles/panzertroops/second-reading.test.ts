import { describe, expect, test } from 'vitest';
import { american, german, killed, MAC, MORALE, RED, Table } from './table.ts';

const TANK = american('m4a2-sherman', 'Tank');
const KURT = german('panzer-4h', 'Kurt');
const DEUCE = american('truck', 'Deuce');
const HT = american('m3-halftrack', 'HT');
const PAK = american('at-medium-gun', 'Pak');
const begun = async (...more: readonly string[]) => Table.open(MAC, RED, ...more, '@carla /turn end');

describe('questions', () => {
  test('PT-MOVE-02, PT-SCEN-08: a path without inches is a question, beside an exit and a drop too', async () => {
    const table = await begun(american('satchel-man', 'Sapper'));
    const asked = await table.says('@anna /move who:"Mac Rifleman 1" path:open exit:other-edge');
    expect(asked.facts).toEqual({ eighths: 48 });
    expect(asked.text).toContain('path:open=6 exit:other-edge');
    expect((await table.unit('Mac Rifleman 1')).gone).toBeUndefined();
    await table.says('@anna /move who:Sapper path:open drop:true');
    expect((await table.unit('Sapper')).fields).not.toHaveProperty('dropped');
    // Without any path at all he does it where he stands.
    const dropped = await table.says('@anna /move who:Sapper drop:true');
    expect(dropped.text).toContain('/move who:Sapper path:open=6 PT-MOVE-02');
    expect((await table.unit('Sapper')).fields).toMatchObject({ dropped: true });
    const { text } = await table.says('@anna /move who:"Mac Rifleman 1" exit:other-edge');
    expect(text).toMatch(/^Mac Rifleman 1 leaves the table\./);
    expect((await table.unit('Mac Rifleman 1')).gone).toBe('left-table');
    await table.says('@anna /move who:"Mac Rifleman 2" path:open=6 exit:enemy-edge');
    expect((await table.unit('Mac Rifleman 2')).gone).toBe('exited');
  });
});

describe('in vehicles', () => {
  test('PT-LOAD-07, PT-LOAD-06: a man inside a truck or jeep is no target by himself; on a tank he is', async () => {
    const table = await Table.open(
      ...[MAC, RED, DEUCE, TANK, american('jeep', 'Jeep')],
      '@anna /move who:Deuce target:"Mac Rifleman 1"',
      '@anna /move who:Jeep target:"Mac Rifleman 2"',
      '@anna /move who:Tank target:"Mac Rifleman 3"',
    );
    await table.steps(2);
    const shot = (n: number) =>
      `@ben /fire attacker:"Red Rifleman ${n}" target:"Mac Rifleman ${n}" range:9 faces:"1 1"`;
    const { refused } = await table.hears(shot(1));
    expect(refused).toMatchObject({ rule: 'PT-LOAD-07', message: expect.stringContaining('Deuce') });
    expect(await table.refuses(shot(2))).toBe('PT-LOAD-07');
    await table.says(shot(3));
  });

  test('PT-BAIL-01, PT-BAIL-08: the crew of a gun in tow throws with the riders, and the gun is lost', async () => {
    const table = await Table.open(RED, HT, PAK, KURT, MAC, '@anna /move who:HT target:"Pak,Mac Rifleman 1"');
    await table.steps(2);
    await table.says('@ben /tankhit attacker:Kurt target:HT range:9 faces:"6 6"');
    const out = await table.says('@anna /bail who:HT target:Pak faces:"1 3"');
    expect(out).toMatchObject({ facts: { 'riders-out': 2 }, known: { riders: 4 } });
    expect(await table.unit('Pak')).toMatchObject({
      fields: { kind: 'infantry', crew: 2, weapons: ['pistol'], 'weapon-destroyed': true, 'in-wreck': true },
    });
    expect((await table.unit('Mac Rifleman 1')).gone).toBe('lost-with-vehicle');
  });

  test('PT-BAIL-06: only those aboard can be named to get out of a wreck', async () => {
    const table = await Table.open(RED, MAC, KURT, HT, '@anna /move who:HT target:"Mac Rifleman 1,Mac Rifleman 2"');
    await table.steps(2);
    await table.says('@ben /tankhit attacker:Kurt target:HT range:9 faces:"6 6"');
    const fault = await table.faults('@anna /bail who:HT target:"Mac Rifleman 3" faces:"1 2"');
    expect(fault).toContain('Mac Rifleman 1');
    expect(await table.owed()).toEqual(['/bail who:HT']);
    await table.says('@anna /bail who:HT target:"Mac Rifleman 2" faces:"1 2"');
    expect((await table.unit('Mac Rifleman 1')).gone).toBe('lost-with-vehicle');
    expect((await table.unit('Mac Rifleman 2')).gone).toBeUndefined();
  });

  test('PT-REUSE-05, PT-LOAD-03: without their gun, the crew of one in tow sits in the truck', async () => {
    const table = await Table.open(RED, MAC, DEUCE, PAK, '@anna /move who:Deuce target:Pak');
    await table.steps(2);
    await table.says('@ben /fire attacker:"Red LMG team" target:Pak range:9 faces:"6 6"');
    const { fields } = await table.unit('Pak');
    expect(fields).toMatchObject({ crew: 2, kind: 'infantry', aboard: expect.anything() });
    expect(fields).not.toHaveProperty('towed-by');
    expect(await table.refuses('@ben /fire attacker:"Red Rifleman 1" target:Pak range:9')).toBe('PT-LOAD-07');
  });

  test('PT-BAIL-03, PT-RUL-48: a man out of a wreck who takes up a weapon keeps half a run, and defence 6', async () => {
    const table = await Table.open(MAC, RED, KURT, TANK, '@anna /move who:Tank target:"Mac Rifleman 1"');
    await table.steps(2);
    await table.says(
      killed('Mac BAR man', 1),
      '@ben /tankhit attacker:Kurt target:Tank facing:side range:9 faces:"6 6"',
      '@anna /bail who:Tank faces:"1 6"',
    );
    await table.steps(5);
    await table.says('@anna /weapon action:pick-up who:"Mac Rifleman 1" target:"Mac BAR man"');
    expect((await table.says('@anna /move who:"Mac BAR man"')).facts).toEqual({ eighths: 24 });
    expect((await table.hears('@anna /move who:"Mac BAR man" path:open=4')).facts).toEqual({ allowed: false });
    await table.steps(1);
    const shot = '@ben /fire attacker:"Red Rifleman 2" target:"Mac BAR man" range:9 faces:"1 1"';
    expect((await table.says(shot)).known).toMatchObject({ stance: 'running' });
  });
});

describe('shots', () => {
  test('PT-SPLIT-03, PT-TROOP-04: a panzerfaust has no shot to go on with, and a rifle none without a point', async () => {
    const table = await begun(TANK, german('panzerfaust-man', 'Faust'));
    await table.steps(1);
    const shot = '@ben /tankhit attacker:Faust target:Tank weapon:panzerfaust range:3 facing:side';
    await table.says(`${shot} faces:"1 1"`);
    expect(await table.refuses(shot)).toBe('PT-TROOP-04');
    expect(await table.refuses(`${shot} continued:true`)).toBe('PT-SPLIT-03');
    const pistol = '@ben /fire attacker:"Red LMG team" weapon:pistol target:"Mac Rifleman 1" range:4';
    await table.says(`${pistol} faces:"1 1"`);
    expect(await table.refuses(`${pistol} continued:true`)).toBe('PT-SPLIT-01');
  });

  test('PT-ARTY-01, PT-ARTY-09: smoke of a piece off the table is indirect, and one that has moved fires none so', async () => {
    const table = await Table.open(MAC, RED, german('mortar-team', 'Mortar', 'off-table:true'));
    await table.steps(6);
    expect(await table.refuses('@ben /smoke who:Mortar indirect:false')).toBe('PT-ARTY-01');
    expect(await table.refuses('@ben /smoke who:Mortar')).toBe('PT-ARTY-11');
  });

  test('PT-FIRE-02: a hit names the shooter', async () => {
    const table = await begun(MORALE);
    await table.steps(1);
    expect((await table.says(killed('Mac Rifleman 1', 1))).text).toMatch(/^Red Rifleman 1 killed Mac Rifleman 1\./);
  });
});

describe('who is waited for, and for what', () => {
  test('PT-MOR-10, PT-RUL-43: a tank that its crew has left owes no morale, and nobody says so', async () => {
    const table = await begun(MORALE, TANK, KURT);
    await table.steps(1);
    await table.says('@carla /unit edit unit:Tank fields:"morale:broken"');
    const { text } = await table.says('@ben /tankhit attacker:Kurt target:Tank facing:side range:9 faces:"4 4"');
    expect(text).toMatch(/^Kurt immobilised Tank, and left by its crew\./);
    expect(await table.owed()).toEqual([]);
  });

  test('PT-ARTY-11: a battery off the table is waited for once a call is through', async () => {
    const eyes = '@ben /unit squad squad:observer-team name:Eyes';
    const table = await Table.open(MAC, RED, eyes, german('mortar-team', 'Mortar', 'off-table:true'));
    await table.steps(4);
    const status = async () => (await table.says('@carla /turn status')).text;
    expect(await status()).not.toContain('Mortar');
    await table.says('@ben /barrage who:Eyes faces:"6 6"');
    await table.steps(2);
    expect(await status()).toMatch(/Yet to act: .*Mortar/);
  });

  test('PT-ARTY-11, PT-ARTY-02: a call whose team has lost a man brings no shells, and every reply says so', async () => {
    const eyes = '@ben /unit squad squad:observer-team name:Eyes';
    const table = await Table.open(MAC, RED, eyes, german('mortar-team', 'Mortar', 'off-table:true'));
    await table.steps(4);
    await table.says('@ben /barrage who:Eyes faces:"6 6"');
    await table.steps(1);
    const status = async () => (await table.says('@carla /turn status')).text;
    expect(await status()).toContain('the call is through. Shells land');
    await table.says('@anna /fire attacker:"Mac Rifleman 1" target:"Eyes Radioman" range:9 faces:"6 6"');
    const lost = 'the call was through, but the team has lost a man, so no shells land. PT-ARTY-11';
    expect(await status()).toContain(lost);
    const { text } = await table.steps(1);
    expect(text.split(lost)).toHaveLength(2);
    expect(text).not.toMatch(/Yet to act: .*Mortar/);
    expect(await table.refuses('@ben /fire attacker:Mortar target:"Mac Rifleman 1" range:20')).toBe('PT-ARTY-11');
  });

  test('PT-IMMO-01, PT-COV-07: a vehicle that can do nothing is not waited for', async () => {
    const table = await begun(HT, DEUCE, TANK, KURT);
    const status = async () => (await table.says('@carla /turn status')).text;
    await table.steps(1);
    await table.says(
      '@ben /fire attacker:"Red Rifleman 1" target:HT range:9 faces:"6 6 1 1"',
      '@ben /tankhit attacker:Kurt target:Tank facing:side range:9 faces:"4 4"',
    );
    await table.steps(1);
    expect(await status()).not.toMatch(/Yet to act: .*(HT|Deuce)/);
    expect(await status()).toMatch(/Yet to act: .*Tank/);
    await table.steps(4);
    expect(await status()).toMatch(/Yet to act: .*HT/);
    expect(await status()).not.toMatch(/Yet to act: .*Tank/);
  });
});

describe('weapons that nobody named', () => {
  const TIGER = german('tiger', 'Tiger');

  test('PT-FIRE-01, PT-FIRE-02: once the main gun has fired, no machine gun is spent on armour it can’t hurt', async () => {
    const table = await begun(TANK, TIGER);
    await table.steps(2);
    await table.says('@anna /tankhit attacker:Tank target:Tiger facing:side range:9 faces:"1 1"');
    const { refused } = await table.hears('@anna /tankhit attacker:Tank target:Tiger facing:side range:9');
    expect(refused).toMatchObject({
      rule: 'PT-FIRE-01',
      message: expect.stringMatching(/medium AT gun could hurt this target, but it has fired/),
    });
    // A weapon that's named is used as named.
    const named = '@anna /tankhit attacker:Tank target:Tiger weapon:hmg-50 facing:side range:9 faces:"6 6"';
    expect((await table.says(named)).facts).toMatchObject({ result: 'miss' });
  });

  test('PT-TROOP-07, PT-FIRE-01: the refusal says which weapon could have hurt it, and what it lacks', async () => {
    const table = await begun(PAK, TIGER, american('at-rifle-man', 'Boys'));
    await table.steps(1);
    await table.says(killed('Pak', 1));
    await table.steps(1);
    const { refused } = await table.hears('@anna /tankhit attacker:Pak target:Tiger facing:side range:9');
    expect(refused).toMatchObject({
      rule: 'PT-FIRE-01',
      message: expect.stringContaining('medium AT gun could hurt this target, but it has 2 of the 3 men it needs'),
    });
    const weak = await table.hears('@anna /tankhit attacker:Boys target:Tiger facing:side range:5');
    expect(weak.refused?.message).toContain('Nothing Boys has can hurt this armour');
  });

  test('PT-ATK-04, PT-FIRE-02: where nothing of it could ever hurt the target, its main gun fires', async () => {
    const table = await begun(TANK, german('king-tiger', 'King'));
    await table.steps(2);
    expect((await table.says('@anna /tankhit attacker:Tank target:King range:9')).known).toMatchObject({
      weapon: 'at-medium',
    });
    expect(await table.refuses('@anna /tankhit attacker:Tank target:King range:9')).toBe('PT-FIRE-01');
  });
});

describe('shots before an act of the move', () => {
  const MEN = 'target:"Mac Rifleman 1,Mac Rifleman 2"';
  const wrecked = '@ben /tankhit attacker:Kurt target:HT range:9 before:true faces:"6 6"';

  test('PT-ATK-07: before they got on, the men are outside when the half-track is hit', async () => {
    const table = await begun(HT, KURT);
    await table.says(`@anna /move who:HT ${MEN}`);
    await table.steps(1);
    await table.says(wrecked);
    for (const name of ['Mac Rifleman 1', 'Mac Rifleman 2']) {
      const { gone, fields } = await table.unit(name);
      expect(gone).toBeUndefined();
      expect(fields).not.toHaveProperty('aboard');
      expect(fields).not.toHaveProperty('in-wreck');
    }
    expect((await table.says('@anna /bail who:HT faces:"6"')).facts).toEqual({ 'crew-out': 1 });
  });

  test('PT-ATK-07: before they got off, the men are still in it when it is hit', async () => {
    const table = await Table.open(MAC, RED, HT, KURT, `@anna /move who:HT ${MEN}`, '@carla /turn end');
    await table.says(`@anna /move who:HT ${MEN}`, '@anna /move who:"Mac Rifleman 1" path:open=1');
    await table.steps(1);
    const { known } = await table.says(wrecked, '@anna /bail who:HT faces:"6 2"');
    expect(known).toMatchObject({ riders: 2 });
    expect((await table.unit('Mac Rifleman 2')).gone).toBe('lost-with-vehicle');
  });

  test('PT-ATK-07, PT-LOAD-07, PT-PIN-02: before he got on a truck he is a man on foot, and pinned he stays there', async () => {
    const table = await begun(DEUCE);
    await table.says(`@anna /move who:Deuce ${MEN}`);
    await table.steps(1);
    const shot = '@ben /fire attacker:"Red Rifleman 1" target:"Mac Rifleman 1" range:9';
    expect(await table.refuses(shot)).toBe('PT-LOAD-07');
    const { known, facts } = await table.says(`${shot} before:true faces:"4 4"`);
    expect(facts).toMatchObject({ result: 'pinned' });
    expect(known).not.toMatchObject({ 'target-type': 'rider' });
    const { fields } = await table.unit('Mac Rifleman 1');
    expect(fields).toMatchObject({ pinned: true });
    expect(fields).not.toHaveProperty('aboard');
    expect((await table.unit('Mac Rifleman 2')).fields).toHaveProperty('aboard');
  });

  test('PT-ATK-07, PT-ATK-01: before the act, they are as they had moved until then', async () => {
    const table = await begun(DEUCE, american('jeep', 'Jeep'));
    await table.says('@anna /move who:"Mac Rifleman 2" path:open=2', `@anna /move who:Deuce ${MEN}`);
    await table.says('@anna /move who:Jeep target:"Mac Rifleman 3"', '@anna /move who:Jeep path:open=3');
    await table.steps(1);
    const stance = async (n: number, target: string) => {
      const shot = `@ben /fire attacker:"Red Rifleman ${n}" target:"${target}" range:9 before:true faces:"1 1"`;
      return (await table.says(shot)).known?.stance;
    };
    // One had stood still, one had walked 2", and the jeep drove off after the third had got in.
    expect(await stance(1, 'Mac Rifleman 1')).toBe('stationary');
    expect(await stance(2, 'Mac Rifleman 2')).toBe('assault');
    expect(await stance(3, 'Jeep')).toBe('stationary');
  });

  test('PT-ATK-01, PT-REUSE-02: before he took up a weapon, the man is hit as himself, and it lies where it was', async () => {
    const table = await begun();
    await table.steps(1);
    await table.says(killed('Mac BAR man', 1));
    await table.steps(5);
    await table.says('@anna /weapon action:pick-up who:"Mac Rifleman 1" target:"Mac BAR man"');
    await table.steps(1);
    await table.says('@ben /fire attacker:"Red Rifleman 2" target:"Mac BAR man" range:9 before:true faces:"5 4"');
    expect((await table.unit('Mac Rifleman 1')).gone).toBe('killed');
    expect((await table.unit('Mac BAR man')).gone).toBe('killed');
    await table.steps(5);
    await table.says('@anna /weapon action:pick-up who:"Mac Rifleman 2" target:"Mac BAR man"');
  });

  test('PT-ATK-01, PT-REUSE-01: before he joined a crew he is hit on his way, and the crew is short again', async () => {
    const table = await begun(american('mmg-team', 'MMG'));
    await table.steps(1);
    await table.says(killed('MMG', 1));
    await table.steps(5);
    await table.says('@anna /weapon action:crew who:"Mac Rifleman 1" target:MMG');
    await table.steps(1);
    await table.says('@ben /fire attacker:"Red Rifleman 2" target:"Mac Rifleman 1" range:9 before:true faces:"5 4"');
    expect((await table.unit('Mac Rifleman 1')).gone).toBe('killed');
    expect((await table.unit('MMG')).fields).toMatchObject({ crew: 1, lost: 1 });
  });

  test('PT-ATK-07: at a target that did nothing of the kind there is no before, and none in a later step', async () => {
    const table = await begun(DEUCE);
    await table.says(`@anna /move who:Deuce ${MEN}`);
    await table.steps(1);
    const shot = (target: string) => `@ben /fire attacker:"Red Rifleman 1" target:"${target}" range:9 before:true`;
    expect(await table.refuses(shot('Mac Rifleman 3'))).toBe('PT-ATK-07');
    await table.steps(4);
    expect(await table.refuses(shot('Deuce'))).toBe('PT-ATK-07');
  });
});

describe('prices', () => {
  test('PT-RUL-13, PT-PTS-01: a soft vehicle has the price that the players agree on', async () => {
    const table = await Table.open();
    const force = (items: string) => `@anna /points what:force items:"${items}"`;
    expect((await table.says(force('truck@12'))).facts).toEqual({ points: 12 });
    expect((await table.says(force('2*Truck @ 12,3*line+rifle,jeep@15'))).facts).toEqual({ points: 54 });
    const { refused } = await table.hears(force('truck'));
    expect(refused).toMatchObject({ reason: 'bad-option', message: expect.stringContaining('truck@12') });
    expect(await table.faults(force('tiger@12'))).toContain('a price of its own');
    expect(await table.faults(force('truck@cheap'))).toContain('"truck@cheap" needs a price in whole points');
  });
});

describe('what is lost', () => {
  test('PT-REUSE-02, PT-RUL-55, PT-SCEN-06: no loss is whoever took over or was taken out, and who stands again is not out', async () => {
    const table = await begun();
    await table.steps(1);
    await table.says(killed('Mac BAR man', 1));
    await table.steps(5);
    await table.says('@anna /weapon action:pick-up who:"Mac Rifleman 1" target:"Mac BAR man"');
    await table.says('@anna /move who:"Mac Rifleman 2" exit:enemy-edge', '@carla /unit remove unit:"Mac Rifleman 3"');
    const { text } = await table.says('@carla /game losses');
    // Eight, less the one who was taken out of the campaign; one fell, and one has left.
    expect(text).toContain('Americans 5 of 7');
    expect(text).toContain('The worst turn was turn 1: 1 lost, both sides together.');
    expect(text).not.toMatch(/^Out in turn/m);
    expect(text).not.toMatch(/lost.*Rifleman/);
    expect(text).toContain('Americans: men lost 1,');
  });

  test('PT-REUSE-01, PT-SCEN-06: a man of a team who joins another crew makes his own team no loss', async () => {
    const table = await begun(american('mmg-team', 'MMG'), american('mmg-team', 'Maxim'));
    await table.steps(1);
    await table.says(killed('MMG', 1));
    await table.steps(5);
    await table.says('@anna /weapon action:crew who:Maxim target:MMG');
    expect((await table.unit('Maxim')).fields).toMatchObject({ crew: 1 });
    await table.steps(6);
    const { text } = await table.says('@carla /game losses');
    expect(text).toContain('Weaker since turn 1: MMG by 1');
    expect(text).not.toContain('Maxim by');
    expect(text).toContain('The worst turn was turn 1: 1 lost,');
    // Nor is anybody whom an umpire takes out of a team.
    await table.says('@carla /unit edit unit:"Red LMG team" fields:"crew:1"');
    expect((await table.says('@carla /game losses')).text).not.toContain('Red LMG team');
  });
});

describe('corrections', () => {
  test('PT-BAIL-01, PT-BAIL-02: a tank alive again has no crew beside its wreck, and its riders are on it', async () => {
    const table = await Table.open(MAC, RED, TANK, KURT, `@anna /move who:Tank target:"Mac Rifleman 1,Mac Rifleman 2"`);
    await table.steps(2);
    const shot = '@ben /tankhit attacker:Kurt target:Tank range:9 facing:side faces:"5 4"';
    const { text } = await table.says(shot);
    const number = Number(/#(\d+)/.exec(text)![1]);
    await table.says('@anna /bail who:Tank faces:"6 2"');
    const corrects = `@carla /correct number:${number} facing:front cover:hard later:redo`;
    const preview = await table.hears(corrects);
    expect(preview.text).toMatch(/Tank crew/);
    await table.says(`${corrects} confirm:${number + 1}`);
    const { data } = await table.says('@carla /unit list');
    const inPlay = data!.units!.filter(({ gone }) => !gone).map(({ name }) => name);
    expect(inPlay).toEqual(expect.arrayContaining(['Tank', 'Mac Rifleman 1', 'Mac Rifleman 2']));
    expect(inPlay).not.toContain('Tank crew');
    for (const name of ['Mac Rifleman 1', 'Mac Rifleman 2']) {
      expect((await table.unit(name)).fields).toHaveProperty('aboard');
      expect((await table.unit(name)).fields).not.toHaveProperty('in-wreck');
    }
    expect(await table.owed()).toEqual([]);
    await table.steps(1);
    await table.says('@anna /tankhit attacker:Tank target:Kurt range:9 facing:side');
  });
});

describe('groups', () => {
  test('PT-LOAD-01: a squad can be named as who gets on, and gets off again', async () => {
    const table = await begun(HT);
    await table.says('@anna /move who:HT target:Mac');
    const aboard = async () =>
      (await table.says('@carla /unit list')).data!.units!.filter(({ fields }) => fields.aboard).length;
    expect(await aboard()).toBe(8);
    await table.steps(6);
    await table.says('@anna /move who:HT target:mac');
    expect(await aboard()).toBe(0);
  });

  test('PT-MOVE-02: all means those who can, and the others are named', async () => {
    const table = await begun();
    await table.says('@anna /move who:"Mac Rifleman 1" path:open=6');
    const { text } = await table.says('@anna /move who:all path:open=3');
    expect(text).toContain("Mac Rifleman 1 didn't: Too far");
    expect((await table.unit('Mac Rifleman 2')).fields).toMatchObject({ spent: 3 });
    // A list or a squad is refused as a whole.
    expect(await table.refuses('@anna /move who:Mac path:open=6')).toBe('PT-MOVE-02');
  });

  test('PT-FIRE-01: when the target has fallen, the others hold back in one line', async () => {
    const table = await begun();
    await table.steps(1);
    const { text } = await table.says(
      '@ben /fire attacker:"Red LMG team, Red Rifleman 1, Red Rifleman 2, Red Rifleman 3" target:"Mac Rifleman 1" range:9 faces:"6 6"',
    );
    expect(text).toMatch(
      /^The other 3 hold their fire \(Red Rifleman 1, Red Rifleman 2 and Red Rifleman 3\)\. Mac Rifleman 1 is out of the battle\. PT-ATK-01$/m,
    );
    expect(text).not.toContain('Red Rifleman 2 didn');
  });

  test('PT-COV-06: fire at a tank is at the man on its roof, and the reply says how its armour is hit', async () => {
    const table = await begun(TANK);
    await table.steps(1);
    const { text } = await table.says('@ben /fire attacker:"Red Rifleman 1" target:Tank range:9 faces:"1 1"');
    expect(text).toContain('To fire at its armour, use /tankhit.');
  });

  test('PT-MOR-05, PT-MOR-06: the same check owed twice is one line that says so', async () => {
    const table = await begun(MORALE, TANK, KURT, german('panzer-4h', 'Otto'));
    await table.steps(1);
    for (const tank of ['Kurt', 'Otto']) {
      await table.says(`@ben /tankhit attacker:${tank} target:Tank facing:side range:9 faces:"2 2"`);
    }
    const { text } = await table.says('@carla /turn status');
    expect(text.match(/Owed: \/morale who:Tank/g)).toHaveLength(1);
    expect(text).toContain('Owed: /morale who:Tank (2 of them) PT-MOR-06');
    const { refused } = await table.hears('@carla /turn end');
    expect(refused?.message).toContain('This comes first: /morale who:Tank (2 of them).');
  });

  test('PT-MOR-05: a leader lost at half strength makes two checks due, in one line', async () => {
    const table = await begun(MORALE);
    await table.steps(1);
    await table.says(killed('Mac Rifleman 1', 1), killed('Mac Rifleman 2', 2), killed('Mac Rifleman 3', 3));
    const { text } = await table.says(killed('Mac Noncom with SMG', 4));
    expect(text.match(/Owed: /g)).toHaveLength(1);
    expect(text).toContain('Owed: /morale who:"Mac Rifleman 4" (2 of them) PT-MOR-05');
    expect(await table.owed()).toHaveLength(2);
  });

  test('PT-RUL-51, PT-TROOP-06: when all the men of a team have fired, none has a pistol left to fire', async () => {
    const table = await begun(american('mmg-team', 'MMG'));
    await table.steps(2);
    await table.says('@anna /fire attacker:MMG target:"Red Rifleman 1" range:4 faces:"1 1"');
    const { refused } = await table.hears('@anna /fire attacker:MMG weapon:pistol target:"Red Rifleman 1" range:4');
    expect(refused).toMatchObject({
      rule: 'PT-FIRE-01',
      message: expect.stringMatching(/^All the men of MMG have fired/),
    });
  });
});
