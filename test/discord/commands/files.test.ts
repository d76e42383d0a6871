import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PermissionFlagsBits } from 'discord.js';
import { afterAll, afterEach, assert, beforeAll, describe, test } from 'vitest';
import { attachedFile } from '../../../src/discord/commands/files.ts';
import type { InputError } from '../../../src/kernel/refusal.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

type Options = NonNullable<Parameters<Club['discord']['command']>[0]['options']>;

const ask = (channel: string, name: string, options: Options = {}) =>
  club.discord.command({ name, options, channel, user: 'anna' });
const say = (channel: string, name: string, options: Options = {}): Promise<Seen> =>
  ask(channel, name, options).settled();
const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const MB = 1024 * 1024;

/** A channel with a campaign in it. */
async function opened(): Promise<string> {
  const channel = club.channel();
  await say(channel, 'game new', { name: 'Caen' });
  return channel;
}

describe('a campaign', () => {
  test('of a name in other letters comes with its report and its file: Discord shows files by plain names', async () => {
    const channel = club.channel();
    await say(channel, 'game new', { name: 'Курск 43' });
    const [page] = (await say(channel, 'report', { as: 'page' })).files;
    assert.match(String(page?.name), /^43-[-a-z0-9]*\.html$/);
    const [file] = (await say(channel, 'game export')).files;
    assert.match(String(file?.name), /^43-[-0-9]*\.json$/);
  });

  test('comes as a file, and goes into another channel by it', async () => {
    const [file] = (await say(await opened(), 'game export')).files;
    assert.match(String(file?.name), /^caen-.*\.json$/);
    const channel = club.channel();
    const reply = await say(channel, 'game import', { file: { name: 'caen.json', content: file!.bytes } });
    assert.include(reply.text, 'Caen');
    assert.equal((await records(channel))[0]?.command, '/game new name:Caen');
  });
});

describe('a file', () => {
  test('that is too large is refused before it is read', async () => {
    const channel = club.channel();
    const content = Buffer.alloc(8 * MB + 1);
    const reply = await say(channel, 'game import', { file: { name: 'caen.json', content } });
    assert.match(reply.text, /Caen\.json is too large\. A file can have up to 8 MB/);
    assert.isTrue(reply.ephemeral);
    assert.isEmpty(await records(channel));
  });

  const at = (url: string, api?: string, size = 5) => attachedFile({ name: 'x.csv', size, url }, api);

  test('of 8 MB is the largest', () => {
    const url = 'https://cdn.discordapp.com/x.csv';
    assert.equal(at(url, undefined, 8 * MB).size, 8 * MB);
    assert.throws(() => at(url, undefined, 8 * MB + 1), 'file-too-large');
  });

  test('is read from Discord only', () => {
    for (const host of ['cdn.discordapp.com', 'media.discordapp.net']) at(`https://${host}/attachments/1/2/x.csv`);
    for (const url of [
      'https://example.org/x.csv',
      'https://cdn.discordapp.com.example.org/x.csv',
      'https://cdn.discordapp.com@example.org/x.csv',
      'http://cdn.discordapp.com/x.csv',
      'file:///etc/passwd',
      'nothing',
    ]) {
      assert.throws(() => at(url), 'file-not-at-discord');
    }
    assert.throws(() => at('https://example.org/x.csv', 'http://127.0.0.1:1/api'), 'file-not-at-discord');
  });

  describe('that cannot be had', () => {
    let server: Server;
    afterEach(() => new Promise((resolve) => server.close(resolve)));

    /** What happens to a file on a host that answers like this. */
    async function saidOf(answer: RequestListener): Promise<string> {
      server = createServer(answer);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return at(`${host}/x.csv`, `${host}/api`)
        .bytes()
        .then(
          () => 'read',
          ({ says }: InputError) => says,
        );
    }

    test('is an error of the one who sent it', async () => {
      assert.equal(await saidOf((_request, response) => response.writeHead(404).end()), 'file-not-read');
    });

    test('because it lies elsewhere is not followed', async () => {
      const away: RequestListener = (_request, response) => response.writeHead(302, { location: '/y' }).end();
      assert.equal(await saidOf(away), 'file-not-read');
    });

    test('because it is larger than told is cut off', async () => {
      const endless: RequestListener = (_request, response) => response.end(Buffer.alloc(9 * MB));
      assert.equal(await saidOf(endless), 'file-too-large');
    });
  });
});

describe('an order of battle', () => {
  const ROSTER = 'name,profile,side,count\nSchmidt,rifleman,axis,2\nSmith,rifleman,allies,1';

  test('is asked for in a form, which takes it as a file, also after a restart', async () => {
    const channel = await opened();
    const modal = await ask(channel, 'unit import').modal();
    assert.deepEqual([modal.title, modal.fields.length], ['Order of battle', 1]);
    await club.restart();
    const reply = await club.discord.submit({ modal, fields: { text: ROSTER } }).settled();
    assert.include(reply.text, 'Added 3 units');
    assert.isFalse(reply.ephemeral);
    assert.equal((await records(channel)).at(-1)?.command, '/unit import file:units.csv');
    assert.include((await say(channel, 'unit list')).text, 'Smith');
  });

  test('with something wrong in it is told to the one who typed it, and nothing is added', async () => {
    const channel = await opened();
    const modal = await ask(channel, 'unit import').modal();
    const reply = await club.discord.submit({ modal, fields: { text: `${ROSTER}\nJones,plumber,allies,1` } }).settled();
    assert.match(reply.text, /plumber/);
    assert.isTrue(reply.ephemeral);
    assert.lengthOf(await records(channel), 1);
  });

  test('as a file needs no form', async () => {
    const channel = await opened();
    const reply = await say(channel, 'unit import', { file: { name: 'units.csv', content: ROSTER } });
    assert.include(reply.text, 'Added 3 units');
  });

  test('of another version of the form says so', async () => {
    const modal = await ask(await opened(), 'unit import').modal();
    const other = { ...modal, customId: 'form:/unit conscript' };
    const reply = await club.discord.submit({ modal: other, fields: { text: ROSTER } }).settled();
    assert.match(reply.text, /another version of Umpire/);
  });
});

describe('where the bot may not attach files', () => {
  test('the reply mentions no file that does not come: the player who asked is told why', async () => {
    const channel = await opened();
    const { world } = club.discord;
    const before = world.botPermissions;
    world.botPermissions &= ~PermissionFlagsBits.AttachFiles;
    const asked = ask(channel, 'game export');
    const told = await asked.settled();
    assert.isEmpty(told.files);
    assert.match(told.text, /can’t attach files in this channel, so I can’t give you caen-.*\.json here/);
    assert.isTrue(told.ephemeral);
    assert.isEmpty(club.discord.messages(channel, 'bob').filter(({ text: content }) => content.includes('records in')));
    // In a DM nobody can forbid it.
    club.discord.user('anna').installed = true;
    await club.discord.command({ name: 'fire', options: { weapon: 'rifle', range: 8 }, dm: true }).settled();
    const direct = await club.discord.command({ name: 'game export', dm: true }).settled();
    assert.lengthOf(direct.files, 1);
    world.botPermissions = before;
  });

  test('nor write at all, commands are answered all the same', async () => {
    const { world } = club.discord;
    const before = world.botPermissions;
    world.botPermissions = PermissionFlagsBits.ViewChannel;
    assert.include((await club.fire({ channel: club.channel() }).reply()).text, '#1');
    world.botPermissions = before;
  });
});
