import { type GatewayGuildCreateDispatchData, PermissionFlagsBits } from 'discord.js';
import { afterEach, assert, beforeEach, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { soon } from '../soon.ts';

let club: Club;

beforeEach(async () => {
  club = await Club.open();
});

afterEach(() => club.close());

const greetedKey = () => `discord:greeted:${club.discord.guild.id}`;
const removedKey = () => `discord:removed:guild:${club.discord.guild.id}`;
const posts = () => club.discord.requests.filter(({ route }) => route === 'post-message');
const logged = (msg: string) => club.discord.until(() => club.lines.find((line) => line.msg === msg), msg);

/** The server as it looks to anyone who joins it from now on. */
function looks(how: (guild: GatewayGuildCreateDispatchData) => object): void {
  const { world } = club.discord;
  const { guildCreate } = world;
  world.guildCreate = () => {
    const guild = guildCreate.call(world);
    return { ...guild, ...how(guild) } as GatewayGuildCreateDispatchData;
  };
}

/** Channels in this order, some of them closed to the bot. */
function channels(names: readonly string[], closed: readonly string[] = []): void {
  for (const name of names) club.discord.world.addChannel(name, 'text');
  const denied = String(PermissionFlagsBits.SendMessages);
  looks((guild) => ({
    channels: guild.channels.map((channel) => ({
      ...channel,
      position: channel.name ? names.indexOf(channel.name) + 1 || 99 : 99,
      permission_overwrites: closed.includes(channel.name ?? '')
        ? [{ id: guild.id, type: 0, allow: '0', deny: denied }]
        : [],
    })),
  }));
}

/** The bot is invited, and was not in the server before. */
async function invited(): Promise<void> {
  club.discord.leaveGuild();
  club.discord.joinGuild();
  await soon(() => club.store.get(greetedKey()));
}

async function hello(channel: string): Promise<Seen> {
  const message = await club.discord.until(() => club.discord.messages(channel)[0], 'the hello');
  assert.lengthOf(posts(), 1);
  return message;
}

/** Whatever was begun is done, and the bot answers. */
async function quiet(): Promise<void> {
  await club.fire({ channel: 'table' }).settled();
  await club.restart();
}

describe('a server that takes the bot in', () => {
  test('is said hello to in its first channel in which the bot may write, with a button that sets a channel up', async () => {
    channels(['rules', 'general', 'later'], ['rules']);
    await invited();
    const message = await hello('general');
    assert.lengthOf(message.text.split('\n'), 3);
    assert.include(message.text, '/quickstart');
    assert.include(message.text, '/help');
    const asked = await club.discord.click({ message, label: 'Quickstart', user: 'ben' }).settled();
    assert.isTrue(asked.ephemeral);
    assert.include(asked.text, 'Which rulebook');
    assert.lengthOf(club.discord.messages('general'), 1);
    assert.equal(club.discord.message(message).text, message.text);
  });

  test('in its system channel, if there is one to write in', async () => {
    channels(['general', 'arrivals']);
    looks(() => ({ system_channel_id: club.discord.channel('arrivals').id }));
    await invited();
    await hello('arrivals');
  });

  test('elsewhere, if it is closed', async () => {
    channels(['general', 'arrivals'], ['arrivals']);
    looks(() => ({ system_channel_id: club.discord.channel('arrivals').id }));
    await invited();
    await hello('general');
  });

  test('nowhere, if all are closed or Discord refuses, and nothing else happens', async () => {
    channels(['general'], ['general', 'table']);
    await invited();
    await logged('nowhere to say hello');
    assert.isEmpty(posts());
  });

  test('in vain if Discord refuses, which is not an error', async () => {
    club.discord.fault('post-message', { kind: 'status', status: 403, code: 50013 });
    await invited();
    assert.equal((await logged('hello not said')).level, 20);
    assert.isEmpty(club.discord.messages('table'));
  });

  test('once, though the answer to it was lost', async () => {
    club.discord.fault('post-message', { kind: 'lost' });
    await invited();
    await club.discord.until(() => posts().length === 2, 'the second try');
    await quiet();
    assert.lengthOf(
      club.discord.messages('table').filter(({ text: content }) => content.includes('/help')),
      1,
    );
  });
});

describe('nobody is said hello to twice', () => {
  test('nor a server that the bot was in before it started', async () => {
    await quiet();
    club.discord.sessions[0]!.invalidate(false);
    await club.discord.until(() => club.discord.identifies === 3, 'the new session');
    await club.discord.ready();
    await quiet();
    assert.isEmpty(posts());
    assert.isUndefined(await club.store.get(greetedKey()));
  });

  test('after an outage, a resumption, a new session or a restart', async () => {
    await invited();
    await hello('table');
    club.discord.leaveGuild(true);
    club.discord.joinGuild();
    const session = club.discord.sessions[0]!;
    session.drop();
    await club.discord.until(() => session.resumes === 1, 'the resumption');
    await club.fire({ channel: 'table' }).settled();
    session.invalidate(false);
    await club.discord.until(() => club.discord.identifies === 2, 'the new session');
    await club.discord.ready();
    await quiet();
    assert.lengthOf(posts(), 1);
  });

  test('by two processes with one store', async () => {
    await club.start();
    await invited();
    await hello('table');
    await quiet();
    assert.lengthOf(posts(), 1);
  });

  test('when it invites the bot again within seven days; after that it is as new', async () => {
    await invited();
    await hello('table');
    club.discord.leaveGuild();
    await soon(() => club.store.get(removedKey()));
    club.discord.joinGuild();
    await soon(async () => (await club.store.get(removedKey())) === undefined);
    await quiet();
    assert.lengthOf(posts(), 1);
    club.discord.leaveGuild();
    await soon(() => club.store.get(removedKey()));
    await club.store.set(removedKey(), { at: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString() });
    await club.restart();
    await soon(async () => (await club.store.get(removedKey())) === undefined);
    assert.isUndefined(await club.store.get(greetedKey()));
    club.discord.joinGuild();
    await club.discord.until(() => posts().length === 2, 'another hello');
  });
});
