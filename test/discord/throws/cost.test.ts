import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Interaction } from '../loopback/index.ts';
import { BeaconClub } from './beacon-club.ts';

// What a bot that has a beacon asks for a command, counted.

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

const shot = { weapon: 'rifle', range: 8 };

/** What's written after answers is written together, a fifth of a second later. */
const written = () => new Promise((resolve) => setTimeout(resolve, 300));

function nameOf(key: string): string {
  return /:(r|told|secret|head|s|asked)(?=:|$)/.exec(key)?.[1] ?? key.split(':', 1)[0]!;
}

const KINDS = ['/callback', 'webhooks', '/messages'] as const;

/** What a command asks of the store, of Discord and of drand until it's answered, and right after that. */
async function costOf(use: () => Interaction) {
  const { club, server } = here;
  await written();
  const [before, rounds] = [club.discord.requests.length, server.asked.length];
  const asked: string[] = [];
  club.store.meddling = { before: (operation, key) => void asked.push(`${operation} ${nameOf(key)}`) };
  await here.answered(use());
  await written();
  club.mendStore();
  // What becomes of earlier messages is nothing of this command.
  const requests = club.discord.requests
    .slice(before)
    .map(({ method, path }) => `${method} ${KINDS.find((kind) => path.includes(kind)) ?? path}`)
    .filter((each) => each !== 'PATCH /messages');
  return { asked, requests, rounds: server.asked.length - rounds };
}

const commandIn = (channel: string, name: string, options: Readonly<Record<string, string | number>>) => () =>
  here.club.discord.command({ name, options, channel, user: 'carla' });

test('without the mode, a command asks nothing more than on a bot without a beacon', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', {});
  for (let i = 0; i < 3; i++) await here.say(channel, 'carla', 'fire', shot);
  // test/discord/answers/cost.test.ts has the same of a bot without one.
  expect(await costOf(commandIn(channel, 'fire', shot))).toEqual({
    asked: ['add r', 'put told'],
    requests: ['POST /callback'],
    rounds: 0,
  });
  expect((await costOf(commandIn(channel, 'note', { text: 'Rain.' }))).asked).not.toContain('get asked');
});

test('in the mode, a command without dice looks once whether a throw waits, and is one request as ever', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  await here.say(channel, 'carla', 'note', { text: 'Rain.' });
  const { asked, requests, rounds } = await costOf(commandIn(channel, 'note', { text: 'Fog.' }));
  expect(asked.filter((each) => each.endsWith(' asked'))).toEqual(['get asked']);
  expect({ requests, rounds }).toEqual({ requests: ['POST /callback'], rounds: 0 });
});

test('a throw is three requests to Discord, and its round is asked for by number alone', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  await here.say(channel, 'carla', 'fire', shot);
  const { asked, requests, rounds } = await costOf(commandIn(channel, 'fire', shot));
  // Kept before it's announced, and dropped once its record is there.
  expect(asked.filter((each) => /^(?:add|delete) asked$/.test(each))).toEqual(['add asked', 'delete asked']);
  expect(asked.filter((each) => each === 'add r')).toHaveLength(1);
  expect(requests.toSorted()).toEqual(['PATCH webhooks', 'POST /callback', 'POST /messages']);
  expect(rounds).toBeGreaterThan(0);
});
