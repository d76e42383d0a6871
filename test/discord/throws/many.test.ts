import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { english } from '../../../src/reply/english/index.ts';
import { runs } from '../../nightly.ts';
import { BeaconClub, isNotice } from './beacon-club.ts';

// Throws in many channels at once, on one process.

const CHANNELS = runs(12, 100);

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

test(`in ${CHANNELS} channels that throw at once, each throw has its own three requests, all have one round, and nobody else waits`, async () => {
  const { discord, time } = here.club;
  const channels = Array.from({ length: CHANNELS }, () => here.club.channel());
  const other = here.club.channel();
  await here.say(other, 'carla', 'game new', { name: 'Caen' });
  for (const channel of channels) await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  const [requests, rounds] = [discord.requests.length, here.server.asked.length];
  const given = channels.map((channel) =>
    discord.command({ name: 'fire', options: { weapon: 'rifle', range: 8 }, channel, user: 'carla' }),
  );
  // On a machine that's too busy, somebody is asked to give the command again.
  const unmade = [
    english.errors['throw-too-late']!({}),
    english.errors['throw-not-made']!({ number: 2, why: 'nothing' }),
  ];
  const isLate = (text: string) => unmade.some((each) => text.startsWith(each));
  const late = () => given.filter(({ original }) => original && isLate(discord.message({ id: original }).text)).length;
  const noticed = () =>
    discord.requests.slice(requests).filter(({ status, body }) => status === 200 && isNotice(body)).length;
  await discord.until(() => given.every(({ original }) => original) && noticed() + late() === CHANNELS, 'all notices');
  // While all of them wait for their round, a campaign of another kind throws at once.
  const atOnce = await discord
    .command({ name: 'fire', options: { weapon: 'rifle', range: 8 }, channel: other, user: 'carla' })
    .settled();
  expect(atOnce.text).not.toContain('public round');
  const replies = given.map((each) => each.settled());
  let [answered, passed] = [0, 0];
  for (const each of replies) {
    void each.then(() => {
      answered += 1;
    });
  }
  await discord.until(() => {
    // No more than a throw can take, however long it really takes.
    if (answered < CHANNELS && passed < 6000) time.pass(500);
    passed += 500;
    return answered === CHANNELS;
  }, 'all answers');
  const texts = (await Promise.all(replies)).map(({ text }) => text);
  const thrown = texts.filter((text) => !isLate(text));
  expect(thrown.filter((text) => !text.includes('Dice: public round'))).toEqual([]);
  const named = thrown.map((text) => Number(/Dice: public round (\d+)/.exec(text)?.[1]));
  const own = discord.requests.slice(requests).filter(({ path }) => !path.includes(discord.channel(other).id));
  const count = (what: RegExp) => own.filter(({ method, path }) => what.test(`${method} ${path}`)).length;
  // Its notice, its reply and the edit of that, with a reply more for the other channel's.
  expect(noticed()).toBe(thrown.length);
  expect(count(/^POST .*\/callback/)).toBe(CHANNELS + 1);
  expect(count(/^PATCH \/?webhooks\//)).toBeLessThanOrEqual(CHANNELS);
  // All that wait for the same round have it from one question, or some more while it was too early.
  expect(new Set(here.server.asked.slice(rounds))).toEqual(new Set(named));
});

test('the process that referees never loads what checks signatures: a thread of its own does', () => {
  // What the bot's own thread imports, as far as it isn't loaded later.
  const seen = new Set<string>();
  const follow = (file: URL) => {
    if (seen.has(file.href)) return;
    seen.add(file.href);
    const text = readFileSync(file, 'utf8');
    for (const [, path] of text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'/gm))
      follow(new URL(path!, file));
  };
  follow(new URL('../../../src/discord/running.ts', import.meta.url));
  const files = [...seen].map((each) => each.replace(/.*\/src\//, ''));
  expect(files).toContain('referee/fairness/rounds.ts');
  expect(files).not.toContain('fairness/beacon/signature.ts');
});
