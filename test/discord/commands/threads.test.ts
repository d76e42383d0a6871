import { PermissionFlagsBits } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const OPEN = 'Open a thread';

/** `/game new`, and its reply. */
const begin = (channel: string, options: Record<string, string | boolean> = {}, user = 'anna') =>
  club.discord.command({ name: 'game new', options: { name: 'Caen', ...options }, channel, user });
const press = (message: Seen, user = 'anna') => club.discord.click({ message, label: OPEN, user });
const offers = (message: Seen) => JSON.stringify(message.components).includes(OPEN);
const threadOf = ({ id }: Seen) => club.discord.world.channelById(id);
const started = () => club.discord.requests.filter(({ route }) => route === 'start-thread');
/** Which records of a channel moved its log. */
const moves = async (channel: string) =>
  (await recordsOf(club.store, channel)).filter(({ events }) => events.some(({ type }) => type === 'log-moved'));

async function without<T>(permission: bigint, work: () => Promise<T>): Promise<T> {
  const { world } = club.discord;
  const before = world.botPermissions;
  world.botPermissions &= ~permission;
  return work().finally(() => {
    world.botPermissions = before;
  });
}

describe('Open a thread', () => {
  test('starts it from the reply, named after the campaign, and the log goes on there', async () => {
    const channel = club.channel();
    const reply = await begin(channel).reply();
    const told = await press(reply).reply();
    assert.include(told.text, `<#${reply.id}>`);
    assert.deepInclude(threadOf(reply), { name: 'Caen', kind: 'thread' });
    assert.lengthOf(await moves(reply.id), 1);
    const status = club.discord.command({ name: 'game status', channel: threadOf(reply) as never });
    assert.include((await status.reply()).text, 'Caen');
  });

  test('pressed again says where it is, and opens no other', async () => {
    const channel = club.channel();
    const reply = await begin(channel).reply();
    await press(reply).reply();
    await club.restart();
    const second = await club.discord.click({ message: reply, label: OPEN, user: 'anna', asSeen: true }).reply();
    assert.include(second.text, `<#${reply.id}>`);
    assert.lengthOf(await moves(reply.id), 1);
  });

  test('works after a restart', async () => {
    const reply = await begin(club.channel()).reply();
    await club.restart();
    await press(reply).reply();
    assert.lengthOf(await moves(reply.id), 1);
  });

  test('pressed by two at once, and delivered twice, moves the log once', async () => {
    const channel = club.channel();
    club.discord.user('bob').permissions |= PermissionFlagsBits.ManageChannels;
    const reply = await begin(channel).reply();
    const presses = [press(reply), press(reply, 'bob')];
    for (const each of presses) each.redeliver();
    const told = await Promise.all(presses.map((each) => each.reply()));
    for (const { text } of told) assert.include(text, `<#${reply.id}>`);
    assert.lengthOf(await moves(reply.id), 1);
  });

  test('is for the people who run the channel: nobody else can open one', async () => {
    const before = started().length;
    const reply = await begin(club.channel()).reply();
    const refused = await press(reply, 'carl').reply();
    assert.isTrue(refused.ephemeral);
    assert.lengthOf(started(), before);
    assert.isUndefined(threadOf(reply));
  });

  test('is not offered without the permission, in a thread or in a DM', async () => {
    const lacking = await without(PermissionFlagsBits.CreatePublicThreads, () => begin(club.channel()).reply());
    const { name } = club.discord.addChannel('a-thread', 'thread', club.channel());
    const inThread = await begin(name).reply();
    const inDm = await club.discord.command({ name: 'game new', dm: true, user: 'dora' }).reply();
    for (const reply of [lacking, inThread, inDm]) assert.isFalse(offers(reply));
  });

  test('pressed when the log has moved elsewhere by hand, says where, and opens none', async () => {
    const channel = club.channel();
    const reply = await begin(channel).reply();
    const hill = club.discord.addChannel('hill');
    const before = started().length;
    await club.discord.command({ name: 'game move-to', options: { channel: 'hill' }, channel }).settled();
    const told = await press(reply).reply();
    assert.isTrue(told.ephemeral);
    assert.include(told.text, hill.id);
    assert.lengthOf(started(), before);
  });

  test('says what is missing if the permission has gone since, and the game stays', async () => {
    const channel = club.channel();
    const reply = await begin(channel).reply();
    const told = await without(PermissionFlagsBits.CreatePublicThreads, () => press(reply).reply());
    assert.isTrue(told.ephemeral);
    assert.include(told.text, 'Create Public Threads');
    assert.lengthOf(await recordsOf(club.store, club.discord.channel(channel).id), 1);
    // Another one's press: a second of the same within a moment counts as the first.
    club.discord.user('bob').permissions |= PermissionFlagsBits.ManageChannels;
    await press(reply, 'bob').reply();
    assert.lengthOf(await moves(reply.id), 1);
  });
});

describe('/game new thread:true', () => {
  test('opens the campaign and its thread at once, however often it is delivered', async () => {
    const channel = club.channel();
    const used = begin(channel, { thread: true });
    used.redeliver();
    const reply = await used.reply();
    const told = () => club.discord.messages(channel).find(({ text }) => text.includes(`<#${reply.id}>`));
    await club.discord.until(told, 'the word where it goes on');
    used.redeliver();
    await club.discord.command({ name: 'game status', channel: threadOf(reply) as never }).reply();
    assert.lengthOf(await moves(reply.id), 1);
    const pointer = await club.store.get(`channel:${club.discord.channel(channel).id}`);
    assert.equal((pointer as { moved?: string }).moved, reply.id);
  });

  test('names the permission that is missing, and the campaign stands in the channel', async () => {
    const channel = club.channel();
    const lacking = () => begin(channel, { thread: true }).reply();
    const reply = await without(PermissionFlagsBits.CreatePublicThreads, lacking);
    assert.include(reply.text, 'Create Public Threads');
    assert.isFalse(reply.ephemeral);
    assert.lengthOf(await recordsOf(club.store, club.discord.channel(channel).id), 1);
    assert.isUndefined(threadOf(reply));
  });
});
