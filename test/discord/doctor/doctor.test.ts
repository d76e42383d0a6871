import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApplicationFlags, PermissionFlagsBits } from 'discord.js';
import { afterAll, afterEach, assert, beforeAll, describe, test } from 'vitest';
import { keys } from '../../../src/campaign/keys.ts';
import { examine, examineBriefly, type Patient, tell } from '../../../src/discord/doctor/doctor.ts';
import type { Machine } from '../../../src/discord/doctor/machine.ts';
import { permissionsOf } from '../../../src/discord/doctor/servers.ts';
import { english } from '../../../src/reply/english/index.ts';
import { ChainServer } from '../../fairness/beacon/chain-server.ts';
import { Club } from '../club.ts';
import { chainFile } from '../throws/beacon-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-doctor-'));
const database = `sqlite://${join(folder, 'umpire.sqlite')}`;
const machine: Machine = { node: '24.0.0', freeMemory: () => 2 ** 31, freeDisk: async () => 2 ** 33 };
let club: Club;

// Someone has played, so there's a log and a server with commands.
beforeAll(async () => {
  club = await Club.open(database);
  await club.logged(club.fire());
  await club.bot.registered();
  await club.discord.until(
    async () => (await club.store.get(`discord:guild:${club.discord.guild.id}`)) !== undefined,
    'the account',
  );
});

afterAll(async () => {
  await club.close();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  Object.assign(club.discord.world, {
    everyone: club.discord.world.botPermissions,
    endpoint: null,
    codeGrant: false,
  });
  club.discord.world.guild.isIn = true;
  club.discord.world.application.flags = 0;
});

const patient = (config: Partial<Patient['config']> = {}, given: Partial<Patient> = {}): Patient => ({
  config: { token: club.discord.token, api: club.discord.api, database, releases: undefined, ...config },
  machine,
  quick: false,
  ...given,
});

async function found(of: Patient = patient()): Promise<string[]> {
  const all: string[] = [];
  for await (const { found: those } of examine(english, of)) all.push(...those.map((each) => each.found));
  return all;
}

async function told(of: Patient, asJson = false): Promise<{ status: number; text: string }> {
  const lines: string[] = [];
  const status = await tell(english, of, asJson, { write: (line) => lines.push(line) });
  return { status, text: lines.join('') };
}

describe('the doctor', () => {
  test('finds nothing where nothing is wrong, and says what was looked at', async () => {
    const { version } = await club.store.about();
    const { status, text } = await told(patient());
    assert.equal(
      text,
      [
        '✓ Node, memory and disk',
        `✓ the database: SQLite ${version}`,
        '✓ the logs',
        '✓ what had to be erased',
        '✓ the token and the application',
        '✓ the clock',
        '✓ permissions in every channel with a log',
        '✓ the commands',
        'All is well.',
        '',
      ].join('\n'),
    );
    assert.equal(status, 0);
  });

  test('says it to programs as well', async () => {
    club.discord.world.endpoint = 'https://example.org';
    const { status, text } = await told(patient({}, { quick: true }), true);
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.equal(status, 1);
    assert.deepEqual(
      lines.map(({ checked, ok }) => [checked, ok]),
      [
        ['machine', true],
        ['database', true],
        ['erased', true],
        ['application', false],
        ['clock', true],
        ['servers', true],
        ['commands', true],
      ],
    );
    assert.include(lines[3].found[0], { level: 'fault', name: 'endpoint' });
    assert.hasAllKeys(lines[3].found[0], ['level', 'name', 'what', 'why', 'mend']);
  });

  test('knows what Discord’s portal can have set wrongly', async () => {
    const { world } = club.discord;
    world.endpoint = 'https://example.org';
    world.codeGrant = true;
    world.application.flags = ApplicationFlags.GatewayMessageContentLimited;
    assert.deepEqual(await found(), ['endpoint', 'code-grant', 'intents']);
  });

  test('finds the permissions that the bot lacks where it’s played', async () => {
    club.discord.world.everyone &= ~(PermissionFlagsBits.SendMessages | PermissionFlagsBits.AttachFiles);
    const { status, text } = await told(patient({}, { quick: true }));
    assert.include(text, 'of the server The Wargames Club, the bot lacks: Attach Files and Send Messages.');
    assert.equal(status, 1);
  });

  test('says that the bot was removed from a server: that may be meant', async () => {
    club.discord.world.guild.isIn = false;
    assert.include(await found(patient({}, { quick: true })), 'not-there');
    assert.equal((await told(patient({}, { quick: true }))).status, 0);
  });

  test('finds commands that are gone', async () => {
    club.discord.forgetCommands();
    assert.deepEqual(await found(patient({}, { quick: true })), ['changed', 'changed']);
    await club.restart();
    await club.bot.registered();
    assert.deepEqual(await found(patient({}, { quick: true })), []);
  });

  test('finds a clock that’s wrong', async () => {
    const late = () => Date.now() - 3_600_000;
    assert.include((await told(patient({}, { quick: true, now: late }))).text, '3600 s behind Discord’s.');
    const early = () => Date.now() + 3_600_000;
    assert.include((await told(patient({}, { quick: true, now: early }))).text, '3600 s ahead of Discord’s.');
  });

  test('finds fewer shards than Discord recommends', async () => {
    club.discord.settings.shards = 4;
    assert.deepEqual(await found(patient({ shards: 2 }, { quick: true })), ['shards']);
    assert.deepEqual(await found(patient({ shards: 4 }, { quick: true })), []);
    assert.deepEqual(await found(patient({ shards: 'auto' }, { quick: true })), []);
    club.discord.settings.shards = 1;
  });

  test('needs a token, and one that Discord accepts', async () => {
    assert.deepEqual(await found(patient({ token: undefined })), ['no-token']);
    assert.deepEqual(await found(patient({ token: 'wrong' })), ['token']);
    assert.deepEqual(await found(patient({ api: 'http://127.0.0.1:1/api' })), ['unreachable']);
  });

  test('goes on without a database, and says what it couldn’t open', async () => {
    const none = patient({ database: `sqlite://${join(folder, 'nowhere', 'umpire.sqlite')}` });
    const { status, text } = await told(none);
    assert.match(text, /✗ Umpire can’t open SQLite at .*: there is no folder/);
    assert.include(text, '✓ the clock');
    assert.equal(status, 1);
  });

  test('reads the logs, and what had to be erased', async () => {
    const { store, discord } = club;
    const { log } = (await store.get(`channel:${discord.channel('table').id}`)) as { log: string };
    const record = await store.get(`${log}:r:1`);
    const at = new Date(Date.now() - 3 * 3_600_000).toISOString();
    await store.set(`${log}:r:1`, { nothing: true });
    await store.set('discarded:gone', { channel: '1', at });
    try {
      assert.deepEqual(await found(), ['logs', 'overdue']);
      await store.set(`${log}:r:1`, { ...(record as object), version: 99 });
      assert.include(await found(), 'newer');
    } finally {
      await store.set(`${log}:r:1`, record);
      await store.delete('discarded:gone');
    }
    assert.deepEqual(await found(), []);
  });

  test('finds a database into which something is still being restored, and one that a later version has used', async () => {
    await club.store.set(keys.arriving(), { from: 'somewhere' });
    const before = await club.store.get(keys.writtenBy());
    await club.store.set(keys.writtenBy(), { version: '9.0.0', records: 99 });
    try {
      assert.deepEqual(await found(), ['incomplete', 'later']);
    } finally {
      await club.store.delete(keys.arriving());
      if (before === undefined) await club.store.delete(keys.writtenBy());
      else await club.store.set(keys.writtenBy(), before);
    }
  });

  test('looks at what’s quick when the bot starts', async () => {
    const all: string[] = [];
    club.discord.world.codeGrant = true;
    for await (const each of examineBriefly(patient({}, { machine: { ...machine, freeMemory: () => 0 } })))
      all.push(each.found);
    assert.deepEqual(all, ['memory', 'code-grant']);
  });
});

describe('the public beacon’s servers', () => {
  test('are tried if a campaign takes its dice from it, and only then', async () => {
    const now = Date.now();
    const server = await ChainServer.start(() => now);
    const chain = chainFile();
    const looked = async (...addresses: string[]) =>
      (await found(patient({ beacon: { addresses, chain } }))).filter((each) => each.startsWith('beacon'));
    try {
      assert.deepEqual(await looked('http://127.0.0.1:1'), []);
      assert.equal(server.asked.length, 0);
      await club.store.set('beacon:1', true);
      assert.deepEqual(await looked(server.address), []);
      assert.equal(server.asked.length, 1);
      assert.deepEqual(await looked('http://127.0.0.1:1', server.address), ['beacon-server']);
      server.up = false;
      assert.deepEqual(await looked(server.address), ['beacon']);
      assert.include(await found(patient({ beacon: undefined })), 'beacon-off');
    } finally {
      await club.store.delete('beacon:1');
      server.close();
    }
  });
});

test('live pages with only one of their settings are pointed out', async () => {
  assert.include(await found(patient({ pageLacks: 'PAGE_URL' })), 'page-half');
  assert.notInclude(await found(patient({})), 'page-half');
});

describe('the permissions of the bot in a channel', () => {
  const { ViewChannel, SendMessages, AttachFiles, Administrator } = PermissionFlagsBits;
  const role = (id: string, permissions: bigint) => ({ id, permissions: String(permissions) });
  const server = (everyone: bigint, bots: bigint) =>
    ({
      guild: { id: '1', roles: [role('1', everyone), role('2', bots), role('3', ~0n)] },
      me: { user: { id: '9' }, roles: ['2'] },
    }) as unknown as Parameters<typeof permissionsOf>[0];
  const over = (id: string, type: number, allow: bigint, deny: bigint) => ({
    id,
    type,
    allow: String(allow),
    deny: String(deny),
  });

  test('are those of its roles, and an administrator’s are all', () => {
    assert.equal(permissionsOf(server(ViewChannel, SendMessages), []), ViewChannel | SendMessages);
    assert.equal(permissionsOf(server(0n, Administrator), [over('1', 0, 0n, ViewChannel)]) & AttachFiles, AttachFiles);
  });

  test('are changed by the channel: first for everyone, then for roles, then for the bot alone', () => {
    const before = server(ViewChannel | SendMessages, 0n);
    const denied = over('1', 0, 0n, SendMessages | ViewChannel);
    assert.equal(permissionsOf(before, [denied]), 0n);
    assert.equal(permissionsOf(before, [over('2', 0, ViewChannel, 0n), denied]), ViewChannel);
    assert.equal(
      permissionsOf(before, [denied, over('2', 0, ViewChannel, 0n), over('9', 1, SendMessages, ViewChannel)]),
      SendMessages,
    );
    assert.equal(permissionsOf(before, [over('3', 0, 0n, SendMessages)]), ViewChannel | SendMessages);
  });
});
