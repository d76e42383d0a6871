import { afterAll, assert, beforeAll, beforeEach, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map(({ label }) => label);

describe('a command with several mistakes', () => {
  let channel: string;
  let say: ReturnType<typeof sayIn>;
  /** Whose turn it is, and who waits. */
  let [playing, waiting] = ['', ''];
  const own: Record<string, readonly [string, string]> = { anna: ['Hans', 'Otto'], ben: ['Miller', 'Smith'] };

  beforeEach(async () => {
    channel = club.channel();
    say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    for (const [user, side] of [
      ['anna', 'axis'],
      ['ben', 'allies'],
    ] as const) {
      await say(user, 'game join', { side });
      for (const name of own[user]!) await say(user, 'unit add', { profile: 'rifle-team', name });
    }
    const begun = await say('carla', 'turn end');
    [playing, waiting] = begun.text.includes('Allies to play') ? ['ben', 'anna'] : ['anna', 'ben'];
  });

  const use = (user: string, name: string, options: Record<string, string>) =>
    club.discord.command({ name, options, channel, user, unchecked: true });

  test('is put right one by one, as long as something comes of it in the end', async () => {
    const [unit] = own[playing]!;
    const options = { who: `${unit}x`, action: 'dispers' };
    const first = await use(playing, 'act', options).settled();
    assert.include(labels(first), 'disperse', first.text);
    const second = await club.discord.click({ message: first, label: 'disperse', user: playing }).settled();
    assert.include(labels(second), unit, second.text);
    const done = await club.discord.click({ message: second, label: unit, user: playing }).settled();
    assert.isFalse(done.ephemeral, done.text);
  });

  test('is offered only what comes to something: in the others’ turn, men can only surrender', async () => {
    const [unit] = own[waiting]!;
    const said = await use(waiting, 'act', { who: `${unit}x`, action: 'dispers' }).settled();
    assert.isTrue(said.ephemeral);
    assert.deepEqual(labels(said), ['surrender'], said.text);
  });

  test('isn’t put right in a pause, and nobody is asked how far it is', async () => {
    await say('carla', 'game pause');
    const [unit] = own[playing]!;
    const mistyped = await use(playing, 'act', { who: unit, action: 'dispers' }).settled();
    assert.isEmpty(labels(mistyped), mistyped.text);
    const target = own[waiting]![0];
    const asked = await use(playing, 'fire', { who: unit, target }).settled();
    assert.include(asked.text, 'The game is paused');
    const several = await use(playing, 'fire', { who: unit, target, range: 'far', modifier: '8,5' }).settled();
    assert.isEmpty(labels(several), several.text);
    const unnamed = await use(playing, 'fire', { moved: 'banana' }).settled();
    assert.isEmpty(labels(unnamed), unnamed.text);
    const panel = await use(playing, 'play', {}).settled();
    assert.isEmpty(labels(panel), panel.text);
    const bare = await use(playing, 'fire', {}).settled();
    assert.include(bare.text, 'The game is paused');
  });

  test('for a unit of the other side is nobody’s to fill in', async () => {
    const [[unit], [target]] = [own[playing]!, own[waiting]!];
    const said = await use(waiting, 'fire', { who: unit, target, range: 'far' }).settled();
    assert.isEmpty(labels(said), said.text);
    const asked = await use(waiting, 'fire', { who: unit, target }).settled();
    assert.include(asked.text, 'You don’t play for the');
    const mine = await use(playing, 'fire', { who: unit, target, range: 'far' }).settled();
    assert.include(labels(mine), 'Fill it in');
  });
});
