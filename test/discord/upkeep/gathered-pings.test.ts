import { afterAll, assert, beforeAll, test } from 'vitest';
import { Club } from '../club.ts';
import { fighting } from '../skirmish.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

// A club of its own: nobody has been pinged here for anything else.
let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const id = (user: string) => club.discord.user(user).user.id;

/** Lets time pass bit by bit until something appears. */
function passing<T>(ms: number, look: () => T, what: string): Promise<NonNullable<T>> {
  return club.discord.until<NonNullable<T> | undefined>(() => {
    club.time.pass(ms);
    return look() || undefined;
  }, what) as Promise<NonNullable<T>>;
}

test('whoever has just been pinged is told the rest five minutes later, in one message with its buttons', async () => {
  const { channel, say } = await fighting(club);
  await say('carla', 'turn end');
  await say('carla', 'turn end');
  // Within five minutes: Anna was pinged when her first turn began, and isn't by the second.
  const second = await say('carla', 'turn status');
  assert.match(second.text, /to play/);
  const toAnna = () => club.discord.messages(channel).filter(({ content }) => content.includes(`<@${id('anna')}>`));
  const before = toAnna().length;
  const told = await passing(MINUTE, () => (toAnna().length > before ? toAnna().at(-1) : undefined), 'the ping');
  assert.match(told.content, new RegExp(`^<@${id('anna')}>: it’s your turn`));
  assert.include(
    told.buttons.map((button) => ('label' in button ? button.label : '')),
    'Play',
  );
  await say('anna', 'turn end');
  await passing(3 * SECOND, () => club.discord.message(told).deleted, 'the ping to go');
});

test('that’s remembered over a restart', async () => {
  club.passPings();
  const { channel, say } = await fighting(club);
  await club.restart();
  const toAnna = () => club.discord.messages(channel).filter(({ content }) => content.includes(`<@${id('anna')}>`));
  const before = toAnna().length;
  assert.isAbove(before, 0);
  for (let i = 0; i < 2; i++) await say('carla', 'turn end');
  assert.match((await say('carla', 'turn status')).text, /Axis to play/);
  assert.lengthOf(toAnna(), before);
  const told = await passing(MINUTE, () => (toAnna().length > before ? toAnna().at(-1) : undefined), 'the ping');
  assert.match(told.content, new RegExp(`^<@${id('anna')}>: it’s your turn`));
});
