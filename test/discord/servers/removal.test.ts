import { PermissionFlagsBits } from 'discord.js';
import { afterEach, assert, beforeEach, describe, test } from 'vitest';
import { DamagedValue } from '../../../src/campaign/store/store.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import { soon } from '../soon.ts';

let club: Club;

beforeEach(async () => {
  club = await Club.open();
});

afterEach(() => club.close());

const DAY = 24 * 60 * 60 * 1000;

const id = (channel: string) => club.discord.channel(channel).id;
const guildKey = () => `discord:removed:guild:${club.discord.guild.id}`;
const channelKey = (channel: string) => `discord:removed:channel:${channel}`;

/** Someone fires in a channel, and the bot has noted whose it is. */
async function used(channel: string): Promise<string> {
  await club.fire({ channel }).reply();
  await soon(async () => (await noted()).some((word) => word.startsWith(id(channel))));
  return id(channel);
}

const noted = async () => ((await club.store.get(`discord:guild:${club.discord.guild.id}`)) ?? []) as string[];
const marked = (key: string) => soon(() => club.store.get(key));
const unmarked = (key: string) => soon(async () => (await club.store.get(key)) === undefined);

/** Makes the mark this many days old and restarts the bot, which sweeps. */
async function wait(key: string, days: number): Promise<void> {
  await club.store.set(key, { at: new Date(Date.now() - days * DAY).toISOString() });
  await club.restart();
}

const erased = (channel: string) => soon(async () => (await club.store.get(`channel:${channel}`)) === undefined);

/** Whatever the store holds of a log. */
async function left(channel: string, log: string): Promise<unknown[]> {
  const keys = [`channel:${channel}`, `${log}:r:1`, `${log}:r:2`, `${log}:head`];
  return (await club.store.getMany(keys)).filter((value) => value !== undefined);
}

describe('a server that removes the bot', () => {
  test('is marked, and unmarked when it invites the bot again', async () => {
    const table = await used('table');
    club.discord.leaveGuild();
    await marked(guildKey());
    club.discord.joinGuild();
    await unmarked(guildKey());
    assert.lengthOf(await recordsOf(club.store, table), 1);
  });

  test('is not marked for being down', async () => {
    await used('table');
    club.discord.leaveGuild(true);
    club.discord.joinGuild();
    await club.fire({ channel: 'table' }).reply();
    assert.isUndefined(await club.store.get(guildKey()));
  });

  test('is noticed also if that happened while the bot was off', async () => {
    await used('table');
    club.discord.world.guild.isIn = false;
    await club.restart();
    await marked(guildKey());
    club.discord.world.guild.isIn = true;
    await club.restart();
    await unmarked(guildKey());
  });

  test('for a while, and is back before the bot is, keeps its logs', async () => {
    const table = await used('table');
    club.discord.leaveGuild();
    await marked(guildKey());
    club.discord.world.guild.isIn = true;
    await wait(guildKey(), 8);
    await unmarked(guildKey());
    await club.bot.stop();
    assert.lengthOf(await recordsOf(club.store, table), 1);
  });

  test('keeps its logs for seven days, then all of them are erased with their secrets', async () => {
    const channels = [await used('table'), await used('side-table')];
    const pointers = await club.store.getMany(channels.map((channel) => `channel:${channel}`));
    const { log, commitment } = pointers[0] as { log: string; commitment: string };
    assert.isString(await club.store.get(`${log}:secret:${commitment}`));
    club.discord.leaveGuild();
    await marked(guildKey());
    await wait(guildKey(), 6.9);
    assert.lengthOf(await left(channels[0]!, log), 2);
    await wait(guildKey(), 7.1);
    for (const channel of channels) await erased(channel);
    await unmarked(guildKey());
    assert.isEmpty(await left(channels[0]!, log));
    assert.isUndefined(await club.store.get(`${log}:secret:${commitment}`));
    assert.deepEqual([await noted(), await club.store.get('discord:guilds')], [[], undefined]);
  });

  test('and comes back after that starts again', async () => {
    const table = await used('table');
    club.discord.leaveGuild();
    await marked(guildKey());
    await wait(guildKey(), 8);
    await erased(table);
    await unmarked(guildKey());
    club.discord.joinGuild();
    assert.include((await club.fire({ channel: 'table' }).reply()).text, '#1');
  });
});

describe('what is damaged', () => {
  const fetchKey = (key: string) => club.store.get(key);
  /** Rows as no JSON that Keyv can read. */
  const tear = (...keys: string[]) => {
    const before = club.store.meddling;
    club.store.meddling = {
      ...before,
      before: (operation, key) => {
        if (operation === 'get' && keys.includes(key)) throw new DamagedValue(key);
        if (operation === 'set') keys.splice(0, keys.length, ...keys.filter((each) => each !== key));
      },
    };
  };

  test('in one log stops the erasure of no other, and is told to the host', async () => {
    const channels = [await used('table'), await used('side-table'), await used('caen')];
    const logs = (await club.store.getMany(channels.map((channel) => `channel:${channel}`))) as { log: string }[];
    await club.store.set(`${logs[0]!.log}:r:1`, { version: 99 });
    club.discord.leaveGuild();
    await marked(guildKey());
    tear(`channel:${channels[1]}`);
    await wait(guildKey(), 8);
    await erased(channels[0]!);
    await erased(channels[2]!);
    const told = () =>
      club.lines.find(({ msg, channel }) => msg.startsWith('couldn’t erase it') && channel === channels[1]);
    await club.discord.until(told, 'the word to the host');
    assert.isDefined(await fetchKey(guildKey()));
    club.takeErrors();
    club.mendStore();
    await club.restart();
    await erased(channels[1]!);
    assert.isEmpty(await left(channels[1]!, logs[1]!.log));
  });

  test('of the lists is rebuilt from what they list', async () => {
    const table = await used('table');
    club.discord.leaveGuild();
    await marked(guildKey());
    tear('discord:removed', 'discord:guilds');
    await wait(guildKey(), 8);
    await erased(table);
    club.mendStore();
    club.takeErrors();
  });
});

describe('whoever manages the server', () => {
  // A server's owner may show the command to others.
  const wipe = (user: string) =>
    club.discord
      .command({ name: 'server erase', options: { confirm: true }, user, channel: 'table', unchecked: true })
      .settled();

  test('may erase all its logs at once, and nobody else may', async () => {
    const channels = [await used('table'), await used('caen')];
    assert.isTrue((await wipe('anna')).ephemeral);
    for (const channel of channels) assert.lengthOf(await recordsOf(club.store, channel), 1);
    club.discord.user('dora').permissions |= PermissionFlagsBits.ManageGuild;
    await wipe('dora');
    for (const channel of channels) await erased(channel);
  });

  test('has a log erased that moved to a channel where nobody has spoken yet', async () => {
    await used('table');
    const hill = club.discord.addChannel('hill').id;
    await club.discord.command({ name: 'game move-to', options: { channel: 'hill' }, channel: 'table' }).settled();
    await soon(async () => (await noted()).includes(hill));
    club.discord.user('dora').permissions |= PermissionFlagsBits.ManageGuild;
    await wipe('dora');
    await erased(hill);
  });
});

describe('a channel that is deleted', () => {
  test('is marked with the threads in it, and erased after seven days; others stay', async () => {
    const [table, thread, post] = [await used('table'), await used('side-table'), await used('caen')];
    club.discord.deleteChannel('table');
    await marked(channelKey(table));
    await wait(channelKey(table), 8);
    for (const channel of [table, thread]) await erased(channel);
    await unmarked(channelKey(table));
    assert.lengthOf(await recordsOf(club.store, post), 1);
  });

  test('may be a thread, or a post of a forum', async () => {
    for (const name of ['side-table', 'caen']) {
      const channel = await used(name);
      club.discord.deleteChannel(name);
      await marked(channelKey(channel));
    }
  });

  test('is noticed also if that happened while the bot was off', async () => {
    const table = await used('table');
    await Promise.all([club.bot.stop()]);
    club.discord.world.deleteChannel(club.discord.channel('table'));
    await club.restart();
    await marked(channelKey(table));
  });

  test('is not taken for deleted because the bot does not see it', async () => {
    const table = await used('table');
    const hidden = club.discord.channel('table');
    const { channels } = club.discord.world;
    club.discord.world.channels = () => channels.call(club.discord.world).filter((each) => each !== hidden);
    await club.restart();
    const asked = () =>
      club.discord.requests.some(({ route, path }) => route === 'get-channel' && path.endsWith(table));
    await club.discord.until(asked, 'the question');
    await club.bot.stop();
    assert.isUndefined(await club.store.get(channelKey(table)));
  });

  test('without a log is nothing to keep account of', async () => {
    await used('table');
    const { name } = club.discord.addChannel('empty');
    const empty = id(name);
    club.discord.deleteChannel(name);
    await club.fire({ channel: 'table' }).reply();
    assert.isUndefined(await club.store.get(channelKey(empty)));
  });
});

test('a note that cannot be written does not stop anyone from playing', async () => {
  club.breakStore((_operation, key) => key.startsWith('discord:guild'));
  assert.include((await club.fire({ channel: 'table' }).reply()).text, '#1');
  await club.discord.until(() => club.lines.some(({ msg }) => msg === 'couldn’t keep account of it'), 'the warning');
  club.mendStore();
  await used('table');
});

test('a channel that’s used again while it’s being noted isn’t noted once for each command', async () => {
  let looked = 0;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const key = `discord:guild:${club.discord.guild.id}`;
  club.store.meddling.before = async (operation, of) => {
    if (operation !== 'get' || of !== key) return;
    looked += 1;
    await held;
  };
  for (let i = 0; i < 8; i++) await club.fire({ channel: 'table' }).reply();
  goOn();
  await club.bot.stop();
  // Once, and once more because it was used meanwhile.
  assert.equal(looked, 2);
  assert.isTrue((await noted()).some((word) => word.startsWith(id('table'))));
});
