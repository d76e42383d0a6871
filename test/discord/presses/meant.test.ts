import { afterAll, assert, beforeAll, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import { sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

test('a test that nobody owes is thrown once somebody presses “Yes, I mean it”, and not before', async () => {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'ww2-skirmish' });
  for (const [user, side, name] of [
    ['anna', 'axis', 'Otto'],
    ['ben', 'allies', 'Tom'],
  ] as const) {
    await say(user, 'game join', { side });
    await say(user, 'unit add', { profile: 'rifle-team', name });
  }
  const begun = await say('carla', 'turn end');
  const [user, who] = begun.text.includes('Allies to play') ? ['ben', 'Tom'] : ['anna', 'Otto'];
  const records = () => recordsOf(club.store, club.discord.channel(channel).id);
  const before = await records();

  const asks = await club.discord
    .command({ name: 'morale', options: { who }, channel, user, unchecked: true })
    .settled();
  assert.isTrue(asks.ephemeral, asks.text);
  assert.include(asks.text, `${who} doesn’t have to throw`);
  assert.include(asks.text, 'nothing was thrown');
  assert.deepEqual(
    asks.buttons.map(({ label }) => label),
    ['Yes, I mean it'],
  );
  assert.lengthOf(await records(), before.length);

  const thrown = await club.discord.click({ message: asks, label: 'Yes, I mean it', user }).settled();
  assert.isFalse(thrown.ephemeral, thrown.text);
  const now = await records();
  assert.lengthOf(now, before.length + 1);
  const [ruled] = now.at(-1)!.events.filter((event) => event.type === 'ruled');
  assert.strictEqual(ruled?.verb, 'morale');
});

test('an umpire who plays, and ends the other side’s turn, is told whose it is, and asks that side by a button', async () => {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('anna', 'game new', { rules: 'ww2-skirmish' });
  for (const [user, side, name] of [
    ['anna', 'axis', 'Otto'],
    ['ben', 'allies', 'Tom'],
  ] as const) {
    await say(user, 'game join', { side });
    await say(user, 'unit add', { profile: 'rifle-team', name });
  }
  let begun = await say('anna', 'turn end');
  if (!begun.text.includes('Allies to play')) begun = await say('anna', 'turn end');
  const told = await club.discord.command({ name: 'turn end', channel, user: 'anna', unchecked: true }).settled();
  assert.isTrue(told.ephemeral, told.text);
  assert.include(told.text, 'It’s the Allies’ turn, not yours.');
  const asked = await club.discord.click({ message: told, label: 'Ask them to end it', user: 'anna' }).settled();
  assert.isFalse(asked.ephemeral, asked.text);
  assert.include(asked.text, 'asked to end this step for the Allies.');
});
