import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { BeaconClub } from './beacon-club.ts';

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

const typesOf = ({ events }: LogRecord) => events.map(({ type }) => type);

test('WS-SOLO-02: counters are drawn in secret from the record’s own veil, which is shown once the battle is over', async () => {
  const channel = here.club.channel();
  const say = (name: string, options: Readonly<Record<string, string | number | boolean>> = {}) =>
    here.say(channel, 'anna', name, options);
  await say('game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans', fair: 'beacon' });
  await say('game house', { toggle: 'solo-forces', on: true });
  await say('game join', { side: 'paras' });
  await say('unit add', { profile: 'rifle-team-nco', name: 'Able', side: 'paras' });
  await say('unit add', { profile: 'counter', count: 4, side: 'germans' });
  const dealt = (await here.records(channel)).find((record) => typesOf(record).includes('drawn'))!;
  expect(typesOf(dealt)).toEqual(['drawn', 'units-added']);
  const hidden = await here.verified(channel);
  expect(hidden).toMatchObject({ fits: true });
  expect(hidden.lines.join('\n')).toContain('4 hidden units');
  await say('game end', { confirm: true });
  const shown = (await here.records(channel))
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'veil-shown');
  expect(shown).toContainEqual(expect.objectContaining({ seq: dealt.seq }));
  const opened = await here.verified(channel);
  expect(opened).toMatchObject({ fits: true });
  expect(opened.lines.join('\n')).toContain('All 4 hidden units are what was drawn for them');
});

test('a button that rules is a throw like any other, in a reply of its own', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  const first = await here.say(channel, 'carla', 'fire', { weapon: 'rifle', range: 8 });
  const press = here.club.discord.click({ message: first, label: 'Same again', user: 'carla' });
  const second = await here.answered(press);
  expect(second.id).not.toBe(first.id);
  expect(second.text).toMatch(/Dice: public round \d+, asked before it: /);
  expect((await here.records(channel)).map(typesOf).slice(1)).toEqual([
    ['drawn', 'ruled'],
    ['drawn', 'ruled'],
  ]);
  expect(await here.verified(channel)).toMatchObject({ fits: true });
});

test('a correction throws its fresh dice from a round of its own, and what fell stays', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon', rules: 'landser' });
  await here.say(channel, 'carla', 'fire', { weapon: 'gpmg', range: 12, more: 'auto:true figures:2' });
  const fell = (await here.records(channel)).length;
  const same = await here.say(channel, 'carla', 'correct', { number: fell, more: 'figures:1', confirm: fell });
  expect(same.text).not.toContain('public round');
  const now = (await here.records(channel)).length;
  await here.say(channel, 'carla', 'correct', { number: fell, more: 'figures:6', confirm: now });
  const kinds = (await here.records(channel)).map(typesOf).slice(fell - 1);
  expect(kinds.map((each) => each[0])).toEqual(['drawn', 'corrected', 'drawn']);
  expect(kinds[2]).toEqual(['drawn', 'corrected']);
  expect(await here.verified(channel)).toMatchObject({ fits: true });
});

test('a log that moves to another channel leaves its ledger behind, and says so', async () => {
  const [channel, other] = [here.club.channel(), here.club.channel()];
  await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  await here.say(channel, 'carla', 'fire', { weapon: 'rifle', range: 8 });
  const { id } = here.club.discord.channel(other);
  const moved = await here.say(channel, 'carla', 'game move-to', { channel: id });
  expect(moved.text).toContain('dice come from a secret seed again');
  await here.say(other, 'carla', 'fire', { weapon: 'rifle', range: 8 });
  const records = await here.records(other);
  expect(records.map(typesOf).slice(2)).toEqual([['log-moved', 'beacon-ended'], ['ruled']]);
});

test('two bots that get the same command announce it once and throw it once', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  await here.club.start(here.club.store, here.settings);
  for (let i = 0; i < 6; i++) {
    const options = { weapon: 'rifle', range: 8 };
    await here.answered(here.club.discord.command({ name: 'fire', options, channel, user: 'carla', to: [0, 1] }));
  }
  const thrown = (await here.records(channel)).filter((record) => typesOf(record).includes('drawn'));
  expect(new Set(thrown.map(({ interaction }) => interaction)).size).toBe(thrown.length);
  const found = await here.verified(channel);
  expect(found).toMatchObject({ fits: true });
  expect(found.lines.filter((line) => /asked twice|never ruled/.test(line))).toEqual([]);
});
