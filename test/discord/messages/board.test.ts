import { afterAll, assert, beforeAll, test } from 'vitest';
import { buttonOf, customIdOf } from '../../../src/discord/buttons/index.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

type Options = Readonly<Record<string, string | number | boolean>>;

const say = (channel: string, name: string, options: Options = {}, user = 'anna') =>
  club.discord.command({ name, options, channel, user }).settled();
const labels = ({ buttons }: Seen) => buttons.map(({ label }) => label);
const press = (message: Seen, label: string, user: string) => club.discord.click({ message, label, user }).settled();

/** A campaign with a squad of Anna's, in its first turn. */
async function played(): Promise<string> {
  const channel = club.channel();
  await press(await say(channel, 'game new', { name: 'Caen' }), 'Axis', 'anna');
  await say(channel, 'unit squad', { name: 'Red' });
  await say(channel, 'initiative', { faces: '5 2' });
  await say(channel, 'turn end');
  return channel;
}

test('the board comes with its picture and alt text, for all to see', async () => {
  const reply = await say(await played(), 'turn board');
  assert.isFalse(reply.ephemeral);
  assert.include(reply.text, '**Red Loader**, rifle');
  assert.deepEqual(
    reply.files.map(({ name }) => name),
    ['board.png'],
  );
  assert.match(reply.raw.attachments[0]!.description!, /^A board of cards.* Axis: 10 in play, 10 yet to act\./);
});

test('its button shows it to the one who presses alone, also after a restart, and nothing is written', async () => {
  const channel = await played();
  const status = await say(channel, 'turn status');
  const before = await recordsOf(club.store, club.discord.channel(channel).id);
  await club.restart();
  const board = await press(status, 'Board', 'ben');
  assert.isTrue(board.ephemeral);
  assert.include(board.text, 'Turn 1, first side: Axis to play');
  assert.deepEqual(
    board.files.map(({ name }) => name),
    ['board.png'],
  );
  assert.deepEqual(await recordsOf(club.store, club.discord.channel(channel).id), before);
  assert.deepEqual(buttonOf(customIdOf({ action: 'board', of: {} })), { action: 'board', of: {} });
  assert.isUndefined(buttonOf('board:x'));
});

test('on it each side has buttons for what it owes itself: a choice is left to the other', async () => {
  const channel = club.channel();
  await say(channel, 'game new', { rules: 'ww2-skirmish' }, 'carla');
  await say(channel, 'game join', { side: 'axis' }, 'anna');
  await say(channel, 'game join', { side: 'allies' }, 'ben');
  await say(channel, 'unit add', { profile: 'rifle-team', name: 'Hans' }, 'anna');
  await say(channel, 'unit add', { profile: 'rifle-team', name: 'Joe' }, 'ben');
  await say(channel, 'turn end', {}, 'carla');
  const retires = { who: 'Joe', faces: '6', more: 'modifier:3 confirm:true' };
  const ruled = await say(channel, 'morale', retires, 'carla');
  assert.include(ruled.text, 'retires');
  const status = await say(channel, 'turn status');
  assert.include(labels(status), 'Move for Joe');
  assert.include(labels(await press(status, 'Board', 'ben')), 'Move for Joe');
  assert.include(labels(await press(status, 'Board', 'carla')), 'Move for Joe');
  const others = await press(status, 'Board', 'anna');
  assert.match(others.text, /First: .*who:Joe/);
  assert.notInclude(labels(others), 'Move for Joe');
});

test('the casualties come with their curves', async () => {
  const reply = await say(await played(), 'game losses');
  assert.isFalse(reply.ephemeral);
  assert.match(reply.text, /```\nturn {3}Axis {2}Allies\n/);
  assert.match(reply.raw.attachments[0]!.description!, /^Curves of the strength of each side/);
});
