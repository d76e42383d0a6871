import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { runs } from '../../nightly.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';
import { Thumb } from '../thumb.ts';

// On a drawn table turning on the spot is free in every book (ours; PT-ATK-06), and a move ends facing as it went or as is said.

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));

const books = {
  'landser-classic': 'rifleman',
  landser: 'rifleman',
  'hans-n-panzer': 'infantry',
  panzertroops: 'rifleman',
  'ww2-skirmish': 'rifle-team',
};

/** Anna's Red, who is to act, and Ben's Blue straight up the table. */
async function onTable(rules: string, profile: string) {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  await say('anna', 'unit add', { profile, name: 'Red' });
  await say('ben', 'unit add', { profile, name: 'Blue' });
  await say('carla', 'battlefield new', { size: '48x36' });
  await say('carla', 'battlefield move', { what: 'Red', to: '20,10', facing: 90 });
  await say('carla', 'battlefield move', { what: 'Blue', to: '20,30' });
  if (rules.startsWith('landser')) await say('carla', 'initiative', { faces: '6 1' });
  await say('carla', 'turn end');
  return { say, thumb: new Thumb(club, channel) };
}

for (const [rules, profile] of Object.entries(books).slice(0, runs(2, Infinity))) {
  describe(`facing by taps in ${rules}`, () => {
    test('turning on the spot is shown first, asks nobody, and leaves the whole move', async () => {
      const { say, thumb } = await onTable(rules, profile);
      const pad = await thumb.press(await thumb.command('play').settled(), 'Move').settled();
      const left = await thumb.press(pad, 'Turn 45° left').settled();
      assert.include(left.text, 'facing:45');
      assert.include(left.text, 'That’s free, and Red can still move.');
      assert.include(JSON.stringify(left.raw.components), 'battlefield.png');
      const facing = await thumb.choose(left, 'Face Blue').settled();
      const told = await thumb.press(facing, 'Do it').followUp();
      assert.isFalse(told.ephemeral);
      assert.include(told.text, 'Red faces 0°.');
      assert.equal(thumb.typed, '');
      assert.include((await say('anna', 'battlefield show', { text: true })).text, 'Red is at U11, facing north');
      // Nothing of the move is gone.
      const north = await thumb
        .press(await thumb.press(await thumb.command('play').settled(), 'Move').settled(), 'E')
        .settled();
      assert.includeMembers(labels(north), ['−1″']);
    });

    test('a move ends facing whom is said, and the way back from a turn is the pad', async () => {
      const { say, thumb } = await onTable(rules, profile);
      const pad = await thumb.press(await thumb.command('play').settled(), 'Move').settled();
      const again = await thumb.press(await thumb.press(pad, 'Turn 45° right').settled(), 'Back').settled();
      assert.include(again.text, 'Where to?');
      const shorter = await thumb.press(await thumb.press(again, 'E').settled(), '−1″').settled();
      const turned = await thumb.choose(shorter, 'At its end, turn 45° left').settled();
      assert.include(turned.text, 'facing 45°');
      assert.include(turned.text, 'to:"3 E then facing 45"');
      const done = await thumb.press(await thumb.press(turned, 'N').settled(), 'Do it').followUp();
      assert.isFalse(done.ephemeral, done.text);
      const { text } = await say('anna', 'battlefield show', { text: true });
      assert.include(text, 'Red is at U14, facing northeast');
    });
  });
}

describe('facing by words', () => {
  test('whoever has no move now turns only with the other side’s word', async () => {
    const { say } = await onTable('landser-classic', 'rifleman');
    const asked = await say('ben', 'battlefield move', { what: 'Blue', facing: 180 });
    assert.include(asked.text, 'wants to change');
    assert.notInclude((await say('anna', 'battlefield show', { text: true })).text, 'Blue is at U31, facing south');
  });

  test('a way that only turns is told how to turn for free', async () => {
    const { say } = await onTable('panzertroops', 'rifleman');
    const { text } = await say('anna', 'move', { who: 'Red', more: 'to:"facing Blue"' });
    assert.include(text, '/battlefield move what:"Red" facing:0');
  });

  test('compass, degrees and names say where it faces; a further leg goes on as it goes', async () => {
    const { say } = await onTable('landser-classic', 'rifleman');
    const odds = async (to: string) => (await say('anna', 'move', { who: 'Red', more: `to:"${to}"`, odds: true })).text;
    assert.include(await odds('3 E then facing NW'), 'facing 315°');
    assert.include(await odds('3 E then facing -90'), 'facing 270°');
    assert.include(await odds('3 N then facing Blue'), 'facing 0°');
    assert.notInclude(await odds('2 E then facing N then 1 E'), ', facing');
  });
});
