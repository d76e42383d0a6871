import { PermissionFlagsBits } from 'discord.js';
import { afterEach, assert, beforeEach, describe, test } from 'vitest';
import { keys } from '../../../src/campaign/keys.ts';
import type { Config } from '../../../src/config.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { soon } from '../soon.ts';

let club: Club;

const MINUTE = 60_000;
const anna = () => club.discord.user('anna').user.id;

/** A club whose server is anna's, who hosts the bot: by OWNERS, or because the application is hers. */
async function open(given: (club: Club) => Partial<Config> = () => ({ owners: [anna()] })): Promise<void> {
  club = await Club.open(
    undefined,
    ({ world }) => {
      world.owner = 'anna';
      world.player('anna').permissions |= PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild;
    },
    undefined,
    async (opened) => {
      club = opened;
      return given(opened);
    },
  );
}

beforeEach(() => open());
afterEach(() => club.close());

type Options = Readonly<Record<string, string | number | boolean>>;

const host = async (name: string, options: Options = {}, user = 'anna'): Promise<Seen> => {
  const settled = await club.discord.command({ name: `host ${name}`, options, user, unchecked: true }).settled();
  assert.isTrue(settled.ephemeral);
  return settled;
};
/** Lets time pass until there's something to see. */
const passing = (look: () => unknown, passes = 250) =>
  soon(() => {
    club.time.pass(passes);
    return look();
  });
const guild = () => club.discord.guild.id;

/** Somebody fires in a channel, and it's noted as the server's. */
async function used(channel: string): Promise<void> {
  await club.fire({ channel, user: 'ben' }).settled();
  const noted = async () => ((await club.store.get(keys.guild(guild()))) as string[] | undefined) ?? [];
  await soon(async () => (await noted()).some((word) => word.startsWith(club.discord.channel(channel).id)));
}

describe('who hosts the bot', () => {
  test('is said by OWNERS: nobody else can give /host, whatever Discord shows them', async () => {
    for (const name of ['status', 'announce', 'leave', 'block'])
      assert.include(
        (await host(name, name === 'leave' ? { server: guild() } : {}, 'ben')).text,
        'Only the people who host this bot',
      );
    assert.match((await host('status')).text, /I’m in 1 server, and 0 servers have a log/);
  });

  test('sees it in their own server only, and there only administrators do', () => {
    const found = club.discord.commands.ofGuild.find(({ name }) => name === 'host');
    assert.equal(found?.default_member_permissions, String(PermissionFlagsBits.Administrator));
    assert.isUndefined(club.discord.commands.global.find(({ name }) => name === 'host'));
  });

  test('is the application’s owner unless OWNERS says otherwise, and other servers don’t see it', async () => {
    await club.close();
    await open(() => ({}));
    assert.isUndefined(club.discord.commands.ofGuild.find(({ name }) => name === 'host'));
    assert.include((await host('status')).text, 'Only the people who host this bot');
    assert.match((await host('status', {}, club.discord.world.host)).text, /I’m in 1 server/);
  });

  test('finds it in help, and others don’t', async () => {
    const help = async (user: string) => (await club.discord.command({ name: 'help', user }).settled()).text;
    assert.include(await help('anna'), club.words.commands.topics.hosting);
    assert.notInclude(await help('ben'), club.words.commands.topics.hosting);
  });
});

test('/host status says how the bot is doing', async () => {
  await used('table');
  const { text } = await host('status');
  assert.match(
    text,
    /I’m in 1 server, and 1 server has a log\.\**\nVersion \d+\.\d+\.\d+, 1 server, 1 shard, \d+ MB of memory; started <t:\d+:R>\. Connected/,
  );
  assert.include(text, 'Every ruling has been shown.');
  assert.include(text, 'Nobody is blocked.');
});

describe('/host announce', () => {
  const told = (channel: string) => club.discord.messages(channel).filter(({ text }) => text.includes('Away tonight'));

  test('asks once more, then says it once in each server, in its newest channel, and pings nobody', async () => {
    await used('table');
    const newest = club.channel();
    await used(newest);
    const asked = await host('announce', { text: 'Away tonight, @everyone' });
    assert.include(asked.text, 'once in 1 server');
    club.time.pass(MINUTE);
    const begun = await club.discord.click({ message: asked, label: 'Yes, do it', user: 'anna' }).settled();
    assert.include(begun.text, '1 server will take 1 minute');
    await passing(() => told(newest).length > 0);
    assert.isEmpty(told('table'));
    const { body } = club.discord.requests.findLast(({ route }) => route === 'post-message')!;
    assert.deepInclude(body as object, { allowed_mentions: { parse: [] } });
    await passing(async () => (await host('status')).text.includes('The last announcement has reached 1 of 1 server'));
    await club.restart({ owners: [anna()] });
    club.time.pass(10 * MINUTE);
    assert.lengthOf(told(newest), 1);
  });

  test('tries another channel where it may not write, and is ended by stop', async () => {
    await used('table');
    const newest = club.channel();
    await used(newest);
    club.discord.fault('post-message', { kind: 'status', status: 403, code: 50001 });
    await host('announce', { text: 'Away tonight', confirm: true });
    assert.include(
      (await host('announce', { text: 'More', confirm: true })).text,
      'still telling the servers something else',
    );
    await passing(() => told('table').length > 0);
    await host('announce', { stop: true });
    await host('announce', { text: 'Never said', confirm: true });
    assert.include((await host('announce', { stop: true })).text, '0 servers had been told');
    club.time.pass(10 * MINUTE);
    assert.isFalse(club.discord.messages('table').some(({ text }) => text.includes('Never said')));
  });

  test('that a process has begun is gone on with by the next, which tells nobody twice', async () => {
    await used('table');
    await host('announce', { text: 'Away tonight', confirm: true });
    await club.restart({ owners: [anna()] });
    await passing(() => told('table').length > 0);
    await passing(async () => (await host('status')).text.includes('The last announcement'));
    assert.lengthOf(told('table'), 1);
  });
});

describe('/host leave', () => {
  test('keeps what’s stored for seven days', async () => {
    await used('table');
    assert.include((await host('leave', { server: guild() })).text, 'I’ll leave The Wargames Club');
    assert.include((await host('leave', { server: guild(), confirm: true })).text, 'Its logs stay for seven days');
    assert.isFalse(club.discord.world.guild.isIn);
    await soon(() => club.store.get(keys.removedGuild(guild())));
    assert.lengthOf(await recordsOf(club.store, club.discord.channel('table').id), 1);
  });

  test('erases it at once if the host says so', async () => {
    await used('table');
    const done = await host('leave', { server: guild(), erase: true, confirm: true });
    assert.include(done.text, 'erased 1 log');
    assert.isEmpty(await recordsOf(club.store, club.discord.channel('table').id));
    assert.isUndefined(await club.store.get(keys.guild(guild())));
  });

  test('says what isn’t a server of the bot’s', async () => {
    assert.include((await host('leave', { server: 'club' })).text, 'isn’t an ID');
    assert.include(
      (await host('leave', { server: '123456789012345678' })).text,
      'isn’t the ID of a server that I’m in',
    );
  });
});

describe('/host block', () => {
  test('a user gets a polite answer, and keeps the right to their data; lift takes it back', async () => {
    await used('table');
    const ben = club.discord.user('ben').user.id;
    assert.include((await host('block', { user: 'ben' })).text, ben);
    const refused = await club.fire({ user: 'ben' }).settled();
    assert.isTrue(refused.ephemeral);
    assert.include(refused.text, 'asked me not to referee for you');
    assert.include((await club.discord.command({ name: 'data export', user: 'ben' }).settled()).text, 'my-data.json');
    const asked = await club.discord.command({ name: 'data delete', user: 'ben' }).settled();
    const pressed = club.discord.click({ message: asked, label: 'Delete', user: 'ben' });
    assert.notInclude((await pressed.settled()).text, 'not to referee');
    assert.match((await club.fire({ user: 'carla' }).settled()).text, /#2/);
    assert.include((await host('block', { user: 'ben', lift: true })).text, 'Nobody is blocked');
    assert.match((await club.fire({ user: 'ben' }).settled()).text, /#3/);
  });

  test('a server does, for all processes within a minute, and a command reads nothing for it', async () => {
    await club.store.set(keys.blocked(), [`server ${guild()}`]);
    assert.match((await club.fire({ user: 'ben' }).settled()).text, /#1/);
    const reads: string[] = [];
    club.store.meddling = {
      before: (_, key) => {
        reads.push(key);
      },
    };
    club.time.pass(MINUTE);
    await passing(() => reads.includes(keys.blocked()), 0);
    reads.length = 0;
    await soon(async () => (await club.fire({ user: 'ben' }).settled()).text.includes('not to referee on this server'));
    assert.notInclude(reads, keys.blocked());
    // Otherwise nobody could lift it there.
    club.store.meddling = {};
    assert.include((await host('block', { server: guild(), lift: true })).text, 'Nobody is blocked');
  });

  test('a host can’t block themselves out, nor what’s no ID', async () => {
    assert.include((await host('block', { user: 'anna' })).text, 'can’t block yourself out');
    assert.include((await host('block', { server: 'here' })).text, 'isn’t an ID');
  });
});
