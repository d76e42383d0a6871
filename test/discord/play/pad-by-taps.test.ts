import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';
import { Thumb } from '../thumb.ts';

// On a drawn table, a move is put together by taps: each shows the way that it makes, and *Do it* goes it.

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));

/** Anna's squads side by side, an inch between their men, and two of Ben's, one in a corner; a wall between them, a house and a road beside. */
async function onTable(squads: Readonly<Record<string, number>> = { Red: 3 }) {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'landser-classic' });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (const [name, count] of Object.entries(squads))
    await say('anna', 'unit add', { profile: 'rifleman', name, count, fields: `squad:${name}` });
  for (const name of ['Blue', 'Zed']) await say('ben', 'unit add', { profile: 'rifleman', name });
  await say('carla', 'battlefield new', { size: '48x36' });
  await say('carla', 'battlefield lay', { piece: 'wall wall-1 from 20,20 to 28,20' });
  await say('carla', 'battlefield lay', { piece: 'building farm at 8,12 size 6x4 height 3' });
  await say('carla', 'battlefield lay', { piece: 'road lane from 0,4 to 48,4 width 3' });
  for (const [i, [name, count]] of Object.entries(squads).entries())
    for (let man = 1; man <= count; man += 1)
      await say('carla', 'battlefield move', { what: `${name} ${man}`, to: `${19 + man + 8 * i},10` });
  await say('carla', 'battlefield move', { what: 'Blue', to: '24,30' });
  await say('carla', 'battlefield move', { what: 'Zed', to: '47,35' });
  await say('carla', 'initiative', { faces: '6 1' });
  await say('carla', 'turn end');
  return { channel, say, thumb: new Thumb(club, channel) };
}

describe('a move on a drawn table by taps', () => {
  test('LC-MOVE-01: a direction, a longer leg, and Do it: the way is seen before it’s gone', async () => {
    const { thumb, say } = await onTable();
    const asked = await thumb.press(await thumb.command('play').settled(), 'Move').settled();
    assert.include(asked.text, 'Where to?');
    assert.sameMembers(
      labels(asked).filter((label) => /^[NEWS]+$/.test(label)),
      ['NW', 'N', 'NE', 'W', 'E', 'SW', 'S', 'SE'],
    );
    const north = await thumb.press(asked, 'N').settled();
    assert.include(north.text, 'The way is 4″ long');
    assert.include(JSON.stringify(north.raw.components), 'battlefield.png');
    assert.isTrue(north.ephemeral);
    const shorter = await thumb.press(north, '−1″').settled();
    assert.include(shorter.text, 'The way is 3″ long');
    const done = await thumb.press(shorter, 'Do it').followUp();
    assert.include(done.text, 'Red 1');
    // /play, Move, N, −1″, Do it: nothing typed.
    assert.deepEqual([thumb.count(), thumb.typed], [6, '']);
    assert.include((await say('anna', 'battlefield show', { text: true })).text, 'Red 1 is at U14');
  });

  test('further legs, back again, and places to go to', async () => {
    const { thumb } = await onTable();
    const asked = await thumb.press(await thumb.command('play').settled(), 'Move').settled();
    const north = await thumb.press(await thumb.press(asked, 'N').settled(), '−1″').settled();
    const further = await thumb.press(north, 'Then on').settled();
    const turned = await thumb.press(further, 'E').settled();
    assert.include(turned.text, 'to:"3 N then 4 E"');
    const back = await thumb.press(turned, 'One leg back').settled();
    assert.include(back.text, 'to:"3 N"');
    const toward = await thumb.choose(back, '3″ toward Blue').settled();
    assert.include(toward.text, 'to:"3 toward Blue"');
    const behind = await thumb.choose(toward, 'Behind wall-1').settled();
    assert.include(behind.text, 'to:"behind wall-1"');
    const inside = await thumb.choose(behind, 'Into farm').settled();
    assert.include(inside.text, 'to:"in farm"');
  });

  test('a move that isn’t a way to a place is said in the form, and isn’t asked where it goes', async () => {
    const { thumb } = await onTable();
    const asked = await thumb.press(await thumb.command('play').settled(), 'Move').settled();
    const form = await thumb.press(asked, 'Another move…').modal();
    const planned = await thumb.fill(form, {}).settled();
    assert.notInclude(planned.text, 'Where to?');
    assert.include(planned.text, 'can move up to 4″');
  });

  test('too far is told with its rule, and the pad is still there for another way', async () => {
    const { thumb } = await onTable();
    const asked = await thumb.press(await thumb.command('play').settled(), 'Move').settled();
    const behind = await thumb.choose(asked, 'Behind wall-1').settled();
    assert.include(behind.text, 'LC-MOVE-01');
    assert.notInclude(labels(behind), 'Do it');
    assert.include(JSON.stringify(behind.raw.components), 'battlefield.png');
    const north = await thumb.press(behind, 'N').settled();
    // Four inches are all that he has, so nothing longer is offered.
    assert.includeMembers(labels(north), ['Do it', '−1″']);
    assert.notInclude(labels(north), '+1″');
  });

  test('ten men: a squad moves in formation, and the other one shoots at whom it sees, in 15 taps and nothing typed', async () => {
    const { thumb, say } = await onTable({ Red: 5, Grey: 5 });
    const panel = await thumb.command('play').settled();
    const asked = await thumb.press(panel, 'Move').settled();
    const north = await thumb.press(asked, 'N').settled();
    await thumb.press(north, 'Do it: the squad’s 5').settled();
    const { text } = await say('anna', 'battlefield show', { text: true });
    for (const [i, square] of ['AC15', 'AD15', 'AE15', 'AF15', 'AG15'].entries()) {
      assert.include(text, `Grey ${i + 1} is at ${square}`);
    }
    const now = await thumb.command('play').settled();
    // Range and cover are measured, and whoever is seen stands in the form.
    const form = await thumb.press(now, 'Fire').modal();
    const planned = await thumb.fill(form, {}).settled();
    assert.include(planned.text, 'Measured: 20.4″, half cover (wall-1)');
    await thumb.press(planned, 'Do it: the squad’s 5').settled();
    assert.include((await say('anna', 'log')).text, 'who:"Red 1, Red 2, Red 3, Red 4, Red 5"');
    assert.deepEqual([thumb.count(), thumb.typed], [10, '']);
  });

  test('the way back is there however much else a plan offers', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'panzertroops' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    for (const name of ['Red', 'Grey'])
      await say('anna', 'unit add', { profile: 'rifleman', name, count: 2, fields: `squad:${name}` });
    await say('ben', 'unit add', { profile: 'rifleman', name: 'Blue' });
    await say('carla', 'battlefield new', { size: '48x36' });
    const places = { 'Red 1': '20,10', 'Red 2': '22,10', 'Grey 1': '30,10', 'Grey 2': '32,10', Blue: '24,30' };
    for (const [what, to] of Object.entries(places)) await say('carla', 'battlefield move', { what, to });
    await say('carla', 'turn end');
    const thumb = new Thumb(club, channel);
    const asked = await thumb.press(await thumb.command('play').settled(), 'Move').settled();
    const north = await thumb.press(asked, 'N').settled();
    assert.includeMembers(labels(north), ['Do it', 'Do it: the squad’s 2', 'Do it: all 4 who can', 'Change', 'Back']);
  });

  const others = {
    landser: 'rifleman',
    'hans-n-panzer': 'infantry',
    panzertroops: 'rifleman',
    'ww2-skirmish': 'rifle-team',
  };
  for (const [rules, profile] of Object.entries(others)) {
    test.runIf(NIGHTLY || rules === 'ww2-skirmish')(`the same in ${rules}`, async () => {
      const channel = club.channel();
      const say = sayIn(club, channel);
      await say('carla', 'game new', { rules });
      await say('anna', 'game join', { side: 'axis' });
      await say('ben', 'game join', { side: 'allies' });
      await say('anna', 'unit add', { profile, name: 'Red' });
      await say('ben', 'unit add', { profile, name: 'Blue' });
      await say('carla', 'battlefield new', { size: '48x36' });
      await say('carla', 'battlefield move', { what: 'Red', to: '20,10' });
      await say('carla', 'battlefield move', { what: 'Blue', to: '24,30' });
      if (rules === 'landser') await say('carla', 'initiative', { faces: '6 1' });
      await say('carla', 'turn end');
      const thumb = new Thumb(club, channel);
      const panel = await thumb.command('play').settled();
      const north = await thumb.press(await thumb.press(panel, 'Move').settled(), 'N').settled();
      const done = await thumb.press(await thumb.press(north, '−1″').settled(), 'Do it').followUp();
      assert.isFalse(done.ephemeral, done.text);
      assert.include((await say('anna', 'battlefield show', { text: true })).text, 'Red is at U14');
    });
  }
});
