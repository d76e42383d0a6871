import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { battle } from '../skirmish.ts';
import { Thumb } from '../thumb.ts';

// What a plan says before its tap is what comes of it, and nothing is done to many that one tap shouldn't do.

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const entryOf = ({ fields }: Modal, name: string) => fields.find(({ customId }) => customId === name)?.value;

describe('a plan that no die decides', () => {
  test('LC-SURR-02: a capture says before the tap whom it takes, and what to check', async () => {
    const table = await battle(club, {
      rules: 'landser-classic',
      anna: [['rifleman', 'Bell', 'Otto', 'Karl']],
      ben: [['rifleman', 'Miller', 'Jones']],
    });
    await table.say('carla', 'initiative', { faces: '6 1' });
    await table.say('carla', 'turn end');
    const thumb = new Thumb(club, table.channel);
    const form = await thumb.press(await thumb.command('play').settled(), 'Capture').modal();
    const planned = await thumb.fill(form, {}).settled();
    assert.include(planned.text, 'takes Jones prisoner.');
    assert.include(planned.text, 'within 2″ of Jones, who has no unwounded comrade within 10″');
    assert.notInclude(planned.text, 'Declared');
    // He can be taken once.
    assert.deepEqual(
      labels(planned).filter((label) => label.startsWith('Do it')),
      ['Do it'],
    );
  });

  test('WS-MEL-05: a whole side doesn’t surrender by one tap', async () => {
    const { say, channel } = await battle(club, {
      rules: 'ww2-skirmish',
      anna: [['rifle-team', 'Hale', 'Ives', 'Kerr']],
      ben: [['rifle-team', 'Lang']],
    });
    await say('carla', 'turn end');
    const thumb = new Thumb(club, channel);
    const planned = await thumb.press(await thumb.command('play').settled(), 'Surrender').settled();
    assert.include(planned.text, 'Hale surrenders.** Hale is captured and out of play.');
    assert.deepEqual(labels(planned), ['Do it', 'Back']);
    // What harms nobody is still for all who can.
    await thumb.press(planned, 'Back').settled();
    const spread = await thumb.press(await thumb.command('play').settled(), 'Disperse').settled();
    assert.include(labels(spread), 'Do it: all 3 who can');
  });

  test('HP-GUN-01: two vehicles don’t hook up the same gun', async () => {
    const { say, channel } = await battle(club, {
      rules: 'hans-n-panzer',
      anna: [
        ['half-track', 'Opel', 'Horch'],
        ['50mm', 'Gunn'],
      ],
      ben: [['infantry', 'Joe']],
    });
    await say('carla', 'turn end');
    const thumb = new Thumb(club, channel);
    const panel = await thumb.choose(await thumb.command('play').settled(), 'Opel').settled();
    const planned = await thumb.fill(await thumb.press(panel, 'Weapon: hook up').modal(), {}).settled();
    assert.deepEqual(
      labels(planned).filter((label) => label.startsWith('Do it')),
      ['Do it'],
    );
  });
});

describe('a grenade at a place where nobody is', () => {
  test('HP-GREN-04: without a table, it’s taken for thrown at one man whom nobody tracks', async () => {
    const { say, channel } = await battle(club, {
      rules: 'hans-n-panzer',
      anna: [['infantry', 'Otto']],
      ben: [['infantry', 'Joe']],
    });
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const thumb = new Thumb(club, channel);
    const form = await thumb.press(await thumb.command('play').settled(), 'Grenade').modal();
    assert.equal(entryOf(form, 'figures'), '1');
    const thrown = await say('anna', 'grenade', { who: 'Otto', range: 2, faces: '6 2' });
    assert.include(thrown.text, 'Otto’s grenade hits: the man is killed.');
    const far = await say('anna', 'grenade', { who: 'Otto', range: 20 });
    assert.include(far.text, 'Otto doesn’t throw: out of range.');
  });

  test('HP-GREN-01: on a drawn table it’s thrown by taps, though nobody is in reach', async () => {
    const { say, channel } = await battle(club, {
      rules: 'hans-n-panzer',
      anna: [['infantry', 'Otto']],
      ben: [['infantry', 'Joe']],
    });
    await say('carla', 'battlefield new', { size: '48x36' });
    await say('carla', 'battlefield move', { what: 'Otto', to: '20,10' });
    await say('carla', 'battlefield move', { what: 'Joe', to: '20,30' });
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const thumb = new Thumb(club, channel);
    const asked = await thumb.press(await thumb.command('play').settled(), 'Grenade').settled();
    assert.include(asked.text, 'There’s nobody to aim at now. At which place?');
    const planned = await thumb.press(asked, 'N').settled();
    assert.include(planned.text, 'point:20,11');
    const thrown = await thumb.press(planned, 'Roll').followUp();
    assert.isFalse(thrown.ephemeral, thrown.text);
    assert.match(thrown.text, /Otto(’s grenade hits: nobody is there| missed)\./);
    assert.deepEqual([thumb.count(), thumb.typed], [5, '']);
  });
});

describe('the first turn', () => {
  test('the others are told that they can take it back if they’re still setting up, and do', async () => {
    const { say } = await battle(club, {
      rules: 'ww2-skirmish',
      anna: [['rifle-team', 'Hale']],
      ben: [['rifle-team', 'Lang']],
    });
    const begun = await say('anna', 'turn end');
    assert.include(begun.text, 'If the Allies are still setting up, they can take this back by themselves');
    assert.include((await say('ben', 'undo')).text, 'Taken back');
    // An umpire who plays no side asks nobody.
    assert.notInclude((await say('carla', 'turn end')).text, 'setting up');
  });
});

describe('what’s supposed', () => {
  test('LC-FIRE-05: no cover is supposed only where it counts, over 2″ away', async () => {
    const { say } = await battle(club, {
      rules: 'landser-classic',
      anna: [['rifleman', 'Bell', 'Otto']],
      ben: [['rifleman', 'Miller']],
    });
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    assert.include(
      (await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '2' })).text,
      'no cover',
    );
    const near = await say('anna', 'fire', { attacker: 'Otto', target: 'Miller', range: 2 });
    assert.notInclude(near.text, 'no cover');
  });

  test('PT-LOF-05: a clear line of fire is supposed only over 5″', async () => {
    const { say } = await battle(club, {
      rules: 'panzertroops',
      anna: [['rifleman', 'Bell', 'Otto']],
      ben: [['rifleman', 'Miller']],
    });
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const shot = { target: 'Miller', cover: 'none', faces: '1 2' };
    assert.include(
      (await say('anna', 'fire', { attacker: 'Bell', range: 6, ...shot })).text,
      'supposed: a clear line of fire',
    );
    assert.notInclude((await say('anna', 'fire', { attacker: 'Otto', range: 5, ...shot })).text, 'a clear line');
  });
});

describe('a list of whom else a ruling can be given for', () => {
  test('goes on past the 25 that Discord shows', async () => {
    const men = Array.from({ length: 34 }, (_, i) => `Man ${i + 1}`);
    const { say, channel } = await battle(club, {
      rules: 'landser-classic',
      anna: [['rifleman', ...men]],
      ben: [['rifleman', 'Miller']],
    });
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    const moved = await say('anna', 'move', { who: 'Man 1' });
    const thumb = new Thumb(club, channel);
    const list = await thumb.press(club.discord.message(moved), 'With another…').settled();
    await thumb.press(list, 'More choices').settled();
    const next = club.discord.message(list);
    assert.include(labels(next), 'Earlier choices');
    await thumb.choose(next, 'By Man 34').settled();
    assert.include((await say('anna', 'unit show', { unit: 'Man 34' })).text, 'Man 34');
  });
});
