import { beforeEach, describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import { addUnits, MOST_UNITS } from '../../../src/referee/units/roster.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { Playing } from '../playing.ts';

let table: Playing;
beforeEach(async () => {
  table = await Playing.caen();
});

const names = async () => Object.values((await table.game()).units).map(({ name }) => name);

describe('units are added', () => {
  test('one, by the profile’s own name, to the side of the one who speaks', async () => {
    await table.says('anna', '/unit add profile:rifleman');
    expect(await table.unit('Rifleman')).toMatchObject({
      id: 'u1',
      side: 'axis',
      profile: 'rifleman',
      fields: { weapon: 'rifle' },
    });
  });

  test('several alike are numbered, and later ones go on from there', async () => {
    await table.says('anna', '/unit add profile:rifleman name:Schmidt count:2');
    await table.says('anna', '/unit add profile:loader name:Schmidt count:2');
    expect(await names()).toEqual(['Schmidt 1', 'Schmidt 2', 'Schmidt 3', 'Schmidt 4']);
  });

  test('with fields by hand, over those of the profile; an empty value takes one away', async () => {
    await table.says(
      'ute',
      '/unit add side:axis profile:machine-gunner name:Bock fields:"weapon:lmg sidearm: bayonet"',
    );
    expect((await table.unit('Bock')).fields).toEqual({
      weapon: 'lmg',
      actions: expect.any(Array),
      bayonet: true,
    });
  });

  test('to a side by its name, by the umpire', async () => {
    await table.says('ute', '/unit add profile:rifleman name:Jones side:Allies');
    expect(await table.unit('Jones')).toMatchObject({ side: 'allies' });
  });

  test('a whole squad as the book prints it, and a second one told apart by its name', async () => {
    await table.says('anna', '/unit squad name:Red');
    await table.says('anna', '/unit squad name:Blue');
    expect(await names()).toHaveLength(20);
    expect(await table.unit('Red Rifleman 6')).toMatchObject({ fields: { squad: 'Red' } });
    expect(await table.unit('Blue Squad leader')).toMatchObject({ fields: { squad: 'Blue', leader: true } });
  });

  test('200 at once as well as one', async () => {
    for (let n = 0; n < 4; n++) await table.says('anna', '/unit add profile:rifleman count:50');
    expect(await names()).toHaveLength(200);
    expect(await table.hears('anna', '/log')).toContain('Added 50 units: Rifleman 151, Rifleman 152,');
    expect(await table.hears('anna', '/log')).toContain('and 38 more.');
  });
});

describe('units are not added', () => {
  beforeEach(() => table.says('anna', '/unit add profile:rifleman name:Schmidt'));

  test.each([
    ['/unit add profile:rifelman', 'Did you mean rifleman?'],
    ['/unit add profile:constructor', '"constructor" isn’t a profile.'],
    ['/unit add profile:rifleman name:schmidt', 'There’s already a unit called schmidt. Choose another name.'],
    ['/unit add profile:rifleman name:" SCHMIDT "', 'There’s already a unit called SCHMIDT'],
    ['/unit add profile:rifleman name:""', '"" can’t be a name'],
    ['/unit add profile:rifleman name:"A, B"', 'can’t be a name. Names have 1 to 60 letters'],
    ['/unit add profile:rifleman name:"<@123>"', 'can’t be a name'],
    ['/unit add profile:rifleman name:"#3"', 'can’t be a name'],
    [`/unit add profile:rifleman name:${'x'.repeat(61)}`, 'That’s too long for name. Use up to 60 characters.'],
    ['/unit add profile:rifleman name:"a\u202eb"', 'can’t be a name'],
    ['/unit add profile:rifleman count:51', '51 is too high for count. It can be 1 to 50.'],
    ['/unit add profile:rifleman count:0', '0 is too low for count. It can be 1 to 50.'],
    ['/unit add profile:rifleman side:axes', '"axes" isn’t a side. Did you mean axis?'],
    ['/unit add profile:rifleman side:allies', 'You don’t play for the Allies'],
    ['/unit add profile:rifleman name:Bock fields:"__proto__:1"', 'has no field called "__proto__"'],
    ['/unit add profile:rifleman name:Bock fields:"weapon:rifle weapon:smg"', 'You gave weapon twice'],
    [
      '/unit add profile:rifleman name:Bock fields:"weapon:rifle, nerve:5"',
      'a space between two fields, not a comma: weapon:rifle',
    ],
    [
      '/unit add profile:rifleman name:Bock fields:"weapon:rifle,nerve:5"',
      'a space between two fields, not a comma: weapon:rifle',
    ],
    ['/unit squad squad:sqad', '"sqad" isn’t a squad. Did you mean squad?'],
  ])('%s: %s', async (command, why) => {
    expect(await table.fails('anna', command)).toContain(why);
  });

  test('by one who plays for nobody', async () => {
    expect(await table.fails('carla', '/unit add profile:rifleman')).toContain('side:axis or allies');
    expect(await table.fails('carla', '/unit squad side:axis')).toContain('You don’t play for the Axis');
  });

  test('a second squad without a name of its own: nobody is', async () => {
    await table.says('anna', '/unit squad');
    expect(await table.fails('anna', '/unit squad')).toContain('already a unit called Squad leader');
  });

  test('by a name that one out of play bears', async () => {
    await table.says('ute', '/unit squad name:Red side:axis');
    expect(await table.fails('anna', '/unit rename unit:"Red Loader" to:"red rifleman 1"')).toContain('already');
  });

  test('beyond what a campaign holds', async () => {
    const campaign = { ...nothingYet, game: await table.game() };
    const add = (count: number) =>
      addUnits(campaign, 'anna', rulesetOf('landser-classic'), [{ profile: 'rifleman', count }], undefined);
    expect(add(MOST_UNITS - 1)).toMatchObject([{ type: 'units-added', units: { length: MOST_UNITS - 1 } }]);
    expect(() => add(MOST_UNITS)).toThrow('too-many-units');
  });
});

describe('a unit', () => {
  beforeEach(() => table.says('anna', '/unit squad name:Red'));

  test('is edited: fields are set and taken away, and the log says which', async () => {
    await table.says('ute', '/unit edit unit:"red loader" fields:"weapon:smg serious-wounds:1"');
    expect((await table.unit('Red Loader')).fields).toMatchObject({ weapon: 'smg', 'serious-wounds': 1 });
    const told = await table.hears('ute', '/unit edit unit:"Red Loader" fields:"weapon:rifle serious-wounds:"');
    expect((await table.unit('Red Loader')).fields).not.toHaveProperty('serious-wounds');
    expect(told).toContain('Changed Red Loader by hand: weapon rifle, without serious wounds.');
  });

  test('is called something else, or the same in other letters', async () => {
    expect(await table.hears('anna', '/unit rename unit:"Red Loader" to:Schmidt')).toContain(
      'Red Loader is now called Schmidt.',
    );
    await table.says('anna', '/unit rename unit:schmidt to:SCHMIDT');
    expect(await table.unit('SCHMIDT')).toMatchObject({ id: 'u4' });
  });

  test('is removed as if it had never been there; its ID is nobody else’s', async () => {
    expect(await table.hears('anna', '/unit remove unit:"Red Rifleman 6"')).toContain(
      'Red Rifleman 6 has been taken out of the campaign.',
    );
    await table.says('anna', '/unit add profile:rifleman name:"Red Rifleman 6"');
    expect(await table.unit('Red Rifleman 6')).toMatchObject({ id: 'u11' });
  });

  test.each([
    '/unit edit unit:"Red Loader" fields:"weapon:smg"',
    '/unit rename unit:"Red Loader" to:Jones',
    '/unit remove unit:"Red Loader"',
  ])('is not the other side’s to change: %s', async (command) => {
    expect(await table.fails('ben', command)).toBe(
      'You don’t play for the Axis. Only their players can do that, or an umpire who plays no side.',
    );
    await table.says('ute', command);
  });

  test('that is not there is named with the nearest', async () => {
    expect(await table.fails('anna', '/unit show unit:"Red Lodaer"')).toBe(
      'There’s no unit called "Red Lodaer" here. Did you mean Red Loader?',
    );
    expect(await table.fails('anna', '/unit remove unit:Napoleon')).toContain('no unit called "Napoleon"');
    expect(await table.fails('anna', '/unit edit unit:"Red Loader" fields:""')).toContain('Which fields?');
  });
});
