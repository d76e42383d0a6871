import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';
import { Thumb } from '../thumb.ts';

// On a drawn table nobody types a place: what a command lacks is asked by taps, each of which shows the table with what's said so far.

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));

/** Anna's Red and Ben's Blue, who face each other over a wall. */
async function onTable(rules = 'landser-classic', profile = 'rifleman') {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  await say('anna', 'unit add', { profile, name: 'Red' });
  await say('ben', 'unit add', { profile: profile === 'at-medium-gun' ? 'rifleman' : profile, name: 'Blue' });
  await say('carla', 'battlefield new', { size: '48x36' });
  await say('carla', 'battlefield lay', { piece: 'wall wall-1 from 20,20 to 28,20' });
  return { channel, say, thumb: (who: 'anna' | 'ben' | 'carla' = 'carla') => new Thumb(club, channel, who) };
}

describe('a place on a drawn table by taps', () => {
  test('/battlefield move: what, where, a tap or two, and Do it; then the next one', async () => {
    const { thumb, say } = await onTable();
    const tapping = thumb();
    const asked = await tapping.command('battlefield move').settled();
    assert.isTrue(asked.ephemeral);
    const where = await tapping.choose(asked, 'Red').settled();
    const around = await tapping.choose(where, 'Around M5').settled();
    assert.include(around.text, 'to:12,4.5');
    assert.include(JSON.stringify(around.raw.components), 'battlefield.png');
    const moved = await tapping.press(await tapping.press(around, 'NE').settled(), 'E 6″').settled();
    assert.include(moved.text, 'to:19,5.5');
    const told = await tapping.press(moved, 'Do it').followUp();
    assert.isFalse(told.ephemeral);
    assert.include((await say('anna', 'battlefield show', { text: true })).text, 'Red is at T6');
    assert.equal(tapping.typed, '');
  });

  test('what can’t be is said before it’s done, with the pad to put it right', async () => {
    const { thumb, say } = await onTable();
    await say('carla', 'battlefield move', { what: 'Blue', to: '24,30' });
    const tapping = thumb();
    const where = await tapping.command('battlefield move', { what: 'Red' }).settled();
    const on = await tapping.choose(where, 'Blue').settled();
    assert.notInclude(labels(on), 'Do it');
    assert.include(on.text, 'Blue');
    const beside = await tapping.press(on, 'W').settled();
    assert.include(labels(beside), 'Do it');
  });

  test('/battlefield lay: a hedge from corner to corner, and a house with its size and storeys', async () => {
    const { thumb } = await onTable();
    const tapping = thumb();
    const kinds = await tapping.command('battlefield lay').settled();
    const first = await tapping.choose(await tapping.choose(kinds, 'Hedge').settled(), 'Around E32').settled();
    assert.include(first.text, 'at:4,31.5');
    const moved = await tapping.press(first, 'W').settled();
    const second = await tapping.press(await tapping.press(moved, 'On from here').settled(), 'On from here').settled();
    assert.include(second.text, 'at:3,31.5 to:"9,31.5 then 15,31.5"');
    assert.include(labels(second), 'One corner back');
    const told = await tapping.press(await tapping.press(second, 'S 6″').settled(), 'Do it').followUp();
    assert.include(told.text, 'hedge-1');
    const house = thumb();
    const again = await house.command('battlefield lay', { kind: 'building' }).settled();
    const sized = await house.choose(await house.choose(again, 'Around U14').settled(), '6x4').settled();
    const whole = await house.choose(sized, '2').settled();
    const laid = await house.press(whole, 'Do it').followUp();
    assert.include(laid.text, 'building-1');
    assert.equal(tapping.typed + house.typed, '');
  });

  test('/battlefield measure tells at once, and again with each tap', async () => {
    const { thumb, say } = await onTable();
    await say('carla', 'battlefield move', { what: 'Red', to: '24,10' });
    await say('carla', 'battlefield move', { what: 'Blue', to: '24,30' });
    const tapping = thumb('anna');
    const from = await tapping.choose(await tapping.command('battlefield measure').settled(), 'Red').settled();
    const to = await tapping.choose(from, 'Blue').settled();
    assert.include(to.text, '20″ from centre to centre');
    assert.notInclude(labels(to), 'Do it');
    const nearer = await tapping.press(to, 'S 6″').settled();
    assert.include(nearer.text, '14″ from centre to centre');
  });

  test('/battlefield remove: one of what there is', async () => {
    const { thumb, say } = await onTable();
    const tapping = thumb();
    const whole = await tapping.choose(await tapping.command('battlefield remove').settled(), 'wall-1').settled();
    await tapping.press(whole, 'Do it').followUp();
    assert.notInclude((await say('anna', 'battlefield show', { text: true })).text, 'wall-1');
  });

  test('a marker and a piece of one name stand in a list once, and an old list says that the table is gone', async () => {
    const { thumb, say } = await onTable();
    await say('carla', 'battlefield lay', { piece: 'unit flag at 10,10' });
    await say('carla', 'battlefield lay', { piece: 'building flag at 30,30 size 4x4' });
    const tapping = thumb();
    // Discord would refuse a list with the same choice twice.
    const where = await tapping.command('battlefield move', { what: 'Red' }).settled();
    const at = await tapping.choose(where, 'flag').settled();
    assert.include(at.text, 'to:flag');
    await say('carla', 'game end', { confirm: true });
    await say('carla', 'game new', { rules: 'landser' });
    const gone = await tapping.press(at, 'N').settled();
    assert.include(gone.text, 'gone on');
  });

  test('without a table, the command itself says so', async () => {
    const channel = club.channel();
    await sayIn(club, channel)('carla', 'game new', { rules: 'landser' });
    const said = await new Thumb(club, channel, 'carla').command('battlefield lay').settled();
    assert.include(said.text, '/battlefield new');
  });
});

describe('a point of a ruling by taps', () => {
  const DEEDS = {
    landser: ['rifleman', 'Spot'],
    'landser-classic': ['rifleman', 'Grenade'],
    'hans-n-panzer': ['infantry', 'Grenade', 3],
    panzertroops: ['at-medium-gun', 'Smoke', 3],
    'ww2-skirmish': ['rifle-team', 'Spot'],
  } as const satisfies Record<string, readonly [string, string, number?]>;
  for (const [rules, [profile, deed, steps = 1]] of Object.entries(DEEDS)) {
    test.runIf(NIGHTLY || rules === 'landser')(
      `in ${rules}: the form or the plan has places, the plan shows the point, and a tap moves it`,
      async () => {
        const { thumb, say } = await onTable(rules, profile);
        await say('carla', 'battlefield move', { what: 'Red', to: '24,18.5' });
        await say('carla', 'battlefield move', { what: 'Blue', to: '24,21' });
        if (rules.startsWith('landser')) await say('carla', 'initiative', { faces: '6 1' });
        const tapping = thumb('anna');
        for (let step = 0; step < steps; step += 1) await say('carla', 'turn end');
        const panel = await tapping.command('play').settled();
        const form = await tapping.press(panel, deed).modal();
        // A form that's full leaves it to the plan.
        const inForm = form.fields.some(({ customId }) => customId === 'point');
        const planned = await tapping.fill(form, inForm ? { point: 'wall-1' } : { target: ['Blue'] }).settled();
        const aimed = inForm ? planned : await tapping.choose(planned, 'wall-1').settled();
        assert.include(aimed.text, 'point:wall-1');
        assert.include(JSON.stringify(aimed.raw.components), 'battlefield.png');
        const moved = await tapping.press(aimed, 'E').settled();
        assert.include(moved.text, 'point:25,20');
        assert.notInclude(moved.text, 'target:');
        const done = await tapping
          .press(moved, labels(moved).find((label) => /^(Roll|Do it)$/.test(label))!)
          .followUp();
        assert.isFalse(done.ephemeral, done.text);
        assert.equal(tapping.typed, '');
      },
    );
  }
});
