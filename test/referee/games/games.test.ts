import { beforeEach, describe, expect, test } from 'vitest';
import { slug } from '../../../src/kernel/options/slug.ts';
import { Playing } from '../playing.ts';

describe('a campaign opens', () => {
  let table: Playing;
  beforeEach(async () => {
    table = await Playing.begin();
  });

  test('with the channel’s rulebook, two sides, and buttons to join them; whoever opens it is its umpire', async () => {
    const { document } = await table.says('ute', '/game new name:Caen');
    expect(document.buttons).toEqual([
      { action: 'join', of: { side: 'axis' }, label: 'Axis' },
      { action: 'join', of: { side: 'allies' }, label: 'Allies' },
    ]);
    expect(await table.game()).toMatchObject({ name: 'Caen', rules: 'landser-classic', umpires: ['ute'] });
  });

  test('with sides of one’s own, called as one calls them', async () => {
    await table.says('ute', '/game new sides:"Großdeutschland, 3ème Légion"');
    expect(Object.keys((await table.game()).sides)).toEqual(['großdeutschland', '3eme-legion']);
    await table.says('anna', '/game join side:"3ÈME LÉGION"');
  });

  test.each([
    ['/game new sides:Axis', 'A campaign needs two sides with different names'],
    ['/game new sides:"Axis, axis"', 'A campaign needs two sides'],
    ['/game new sides:"Axis, Allies, axis"', 'A campaign needs two sides'],
    ['/game new sides:"Axis, !"', 'A campaign needs two sides'],
    ['/game new rules:landser-clasic', 'Did you mean landser-classic?'],
    [`/game new name:"${'x'.repeat(101)}"`, 'That’s too long for name. Use up to 100 characters.'],
    [`/game new sides:"Axis, ${'x'.repeat(41)}"`, 'That’s too long for sides. Use up to 40 characters.'],
    ['/game new name:"  "', 'What is it called?'],
  ])('not by %s: %s', async (command, why) => {
    expect(await table.fails('ute', command)).toContain(why);
  });

  test('once: another has to wait until it is over', async () => {
    await table.says('ute', '/game new name:Caen');
    expect(await table.fails('anna', '/game new')).toBe(
      'There’s already a campaign in this channel: Caen. /game status shows it, and /game end ends it.',
    );
    await table.says('ute', '/game pause');
    expect(await table.fails('anna', '/game new')).toContain('a campaign in this channel: Caen');
    await table.says('ute', '/game end confirm:true');
    expect(await table.fails('anna', '/game new name:Bayeux')).toContain('Somebody else set this channel up');
    await table.says('ute', '/game new name:Bayeux');
    expect(await table.game()).toMatchObject({ name: 'Bayeux', umpires: ['ute'] });
  });

  test('in one channel only', async () => {
    await table.says('ute', '/game new name:Caen');
    const bayeux = { channel: 'bayeux' };
    expect(await table.fails('anna', '/game join side:axis', bayeux)).toContain('There’s no campaign in this channel');
    await table.says('anna', '/game new name:Bayeux', bayeux);
    await table.says('anna', '/game end confirm:true', bayeux);
    expect(await table.game()).toMatchObject({ name: 'Caen', phase: 'open' });
  });

  test.each([
    '/game status',
    '/game join side:axis',
    '/game leave',
    '/game pause',
    '/game end',
    '/game battle',
    '/game enforcement how:off',
    '/game umpire to:carla',
    '/game hand-over to:carla',
    '/unit list',
    '/unit add profile:rifleman',
    '/turn status',
    '/turn board',
    '/game losses',
    '/turn end',
  ])('and before that, %s says so', async (command) => {
    expect(await table.fails('ute', command)).toBe('There’s no campaign in this channel. /game new opens one.');
  });
});

describe('a campaign', () => {
  let table: Playing;
  beforeEach(async () => {
    table = await Playing.caen();
  });

  test('is paused, resumed and ended by its umpire', async () => {
    expect(await table.hears('ute', '/game pause')).toContain('paused');
    expect(await table.fails('ute', '/game pause')).toContain('The game is paused');
    await table.says('ute', '/game resume');
    expect(await table.fails('ute', '/game resume')).toBe('The game isn’t paused.');
    await table.says('ute', '/game end confirm:true');
    expect(await table.fails('ute', '/game resume')).toContain('There’s no campaign in this channel');
  });

  test.each(['/game pause', '/game resume', '/game end', '/game battle', '/game enforcement how:off'])(
    'is not its players’ to change: %s',
    async (command) => {
      for (const user of ['anna', 'carla']) {
        expect(await table.fails(user, command)).toMatch(/^Only an umpire can do that here\. Ask ute, who can/);
      }
    },
  );

  test('can be ended by whoever manages the server, and only ended', async () => {
    expect(await table.fails('mod', '/game pause', { manager: true })).toContain('Only an umpire');
    await table.says('mod', '/game end confirm:true', { manager: true });
    expect(await table.game()).toMatchObject({ phase: 'ended' });
  });

  test('has players who join, change sides, leave and hand over', async () => {
    const players = async () => Object.values((await table.game()).sides).map((side) => side.players);
    await table.says('carla', '/game join side:Allies');
    expect(await players()).toEqual([['anna'], ['ben', 'carla']]);
    await table.says('carla', '/game join side:axis');
    expect(await players()).toEqual([['anna', 'carla'], ['ben']]);
    await table.says('carla', '/game hand-over to:dora');
    expect(await players()).toEqual([['anna', 'carla'], ['ben']]);
    await table.says('dora', '/agree');
    expect(await players()).toEqual([['anna', 'dora'], ['ben']]);
    await table.says('anna', '/game leave');
    expect(await players()).toEqual([['dora'], ['ben']]);
  });

  test.each([
    ['carla', '/game join side:axsi', '"axsi" isn’t a side. Did you mean axis? It can be axis or allies.'],
    ['carla', '/game join side:neutrals', '"neutrals" isn’t a side. It can be axis or allies.'],
    ['anna', '/game join side:axis', 'You already play for the Axis.'],
    ['carla', '/game leave', 'You haven’t joined a side yet. /game join lets you in.'],
    ['carla', '/game hand-over to:dora', 'You haven’t joined a side yet. /game join lets you in.'],
    ['anna', '/game hand-over to:anna', 'They already play for the Axis.'],
    [
      'anna',
      '/game umpire to:anna',
      'Only an umpire can do that here. Ask ute, who can also make you one with /game umpire.',
    ],
    ['ute', '/game umpire to:ute', 'They’re already an umpire.'],
    ['ute', '/game enforcement how:lax', '"lax" isn’t a value for how'],
  ])('refuses %s’s %s: %s', async (user, command, why) => {
    expect(await table.fails(user, command)).toContain(why);
  });

  test('has an umpire named by another', async () => {
    await table.says('ute', '/game umpire to:carla');
    expect(await table.fails('carla', '/game pause')).toContain('Only an umpire');
    await table.says('carla', '/agree');
    await table.says('carla', '/game pause');
  });

  test('goes on to the next battle with its units', async () => {
    await table.says('anna', '/unit squad name:Red');
    await table.says('anna', '/turn end');
    await table.says('anna', '/move who:"Red Loader"');
    expect(await table.hears('ute', '/game battle')).toContain('Battle 2 begins');
    const { at, battle, units } = await table.game();
    expect([at, battle, Object.keys(units).length]).toEqual([undefined, 2, 10]);
    expect((await table.unit('Red Loader')).fields).not.toHaveProperty('action');
  });
});

describe('house rules', () => {
  let table: Playing;
  beforeEach(async () => {
    table = await Playing.begin();
  });

  test('are listed with a line on each, and turned on and off', async () => {
    const before = await table.hears('anna', '/game house');
    expect(before).toMatch(/^dogs-chance: off .* LC-FIRE-18$/m);
    await table.says('anna', '/game house toggle:dogs-chance');
    expect(await table.hears('anna', '/game house')).toMatch(/^dogs-chance: on /m);
    await table.says('anna', '/game house toggle:dogs-chance on:false');
    expect(await table.hears('anna', '/game house')).toBe(before);
  });

  test('govern the rulings of the channel', async () => {
    const chance = '/fire weapon:pistol range:40 dogs-chance faces:"6 6"';
    expect(await table.fails('anna', chance)).toContain('LC-FIRE-10');
    await table.says('anna', '/game house toggle:dogs-chance');
    await table.says('anna', `${chance.replace('"6 6"', '"3 3"')}`);
  });

  test('that are not in the book are named with the nearest', async () => {
    expect(await table.fails('anna', '/game house toggle:dogs-chanse')).toContain('Did you mean dogs-chance?');
    expect(await table.fails('anna', '/game house toggle:constructor')).toContain(
      'has no house rule called "constructor"',
    );
  });

  test('are the umpire’s while a campaign is open', async () => {
    await table.says('ute', '/game new');
    expect(await table.fails('anna', '/game house toggle:dogs-chance')).toContain('Only an umpire');
    await table.says('ute', '/game house toggle:dogs-chance');
    await table.says('ute', '/game end confirm:true');
    expect(await table.fails('anna', '/game house toggle:dogs-chance on:false')).toContain(
      'Somebody else set this channel up',
    );
    await table.says('ute', '/game house toggle:dogs-chance on:false');
  });
});

describe('a channel’s rulebook', () => {
  test('governs its loose rulings, which say no more that none is chosen', async () => {
    const table = await Playing.begin();
    expect(await table.hears('anna', '/game rules rules:landser-classic')).toContain('now plays Landser (original)');
    expect(await table.hears('anna', '/fire weapon:rifle range:8')).not.toContain('This channel has no rulebook');
    expect(await table.fails('anna', '/game rules rules:chess')).toContain('"chess" isn’t a rulebook.');
  });

  test('is not chosen while a campaign says by which one is played', async () => {
    const table = await Playing.caen();
    expect(await table.fails('ute', '/game rules rules:landser-classic')).toContain('a campaign in this channel: Caen');
  });
});

test.each([
  ['Axis forces', 'axis-forces'],
  ['  3ème  Légion! ', '3eme-legion'],
  ['!', ''],
])('a name as a word: %s', (name, word) => {
  expect(slug(name)).toBe(word);
});
