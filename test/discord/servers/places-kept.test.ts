import { type Client, Events } from 'discord.js';
import pino from 'pino';
import { afterEach, assert, beforeEach, test } from 'vitest';
import { openMemory } from '../../../src/campaign/store/memory.ts';
import { makeClient } from '../../../src/discord/gateway/client.ts';
import { Keeping } from '../../../src/discord/servers/keeping.ts';
import { watch } from '../../../src/discord/servers/watching.ts';
import { Loopback } from '../loopback/index.ts';

let discord: Loopback;
let client: Client;
let keeping: Keeping;

beforeEach(async () => {
  discord = await Loopback.start();
  client = makeClient(discord.api);
  const store = await openMemory({ answerWithin: 1000 });
  const nobody = { erase: async () => undefined, sweep: async () => undefined, drop: async () => undefined };
  keeping = new Keeping(store, nobody as never, nobody, pino({ level: 'silent' }));
  watch(client, keeping);
});
afterEach(async () => {
  await client.destroy();
  await discord.close();
});

test('of a server’s channels, only those with a log are kept', async () => {
  const [table, other] = [discord.addChannel('table').id, discord.addChannel('other').id];
  await keeping.belongings.add(discord.world.guild.id, { channel: table });
  await client.login(discord.token);
  const kept = () => [...client.channels.cache.keys()];
  await discord.until(() => kept().length === 1, 'the others to be forgotten');
  assert.deepEqual(kept(), [table]);
  assert.deepEqual([...client.guilds.cache.first()!.channels.cache.keys()], [table]);
  // Another is fetched when it's needed, and kept from then on.
  assert.equal((await client.channels.fetch(other))?.id, other);
  assert.sameMembers(kept(), [table, other]);
});

test('its roles are forgotten, but for those that say what the bot may do', async () => {
  await client.login(discord.token);
  await discord.until(() => client.channels.cache.size === 0, 'the channels to be forgotten');
  const guild = client.guilds.cache.first()!;
  assert.deepEqual([...guild.roles.cache.keys()], [guild.id]);
  const created = new Promise((resolve) => client.once(Events.GuildRoleCreate, resolve));
  const role = {
    ...(guild.roles.everyone.toJSON() as object),
    id: '1300000000000000001',
    name: 'New',
    permissions: '0',
  };
  discord.sessions[0]!.dispatch('GUILD_ROLE_CREATE', { guild_id: guild.id, role } as never);
  await created;
  assert.deepEqual([...guild.roles.cache.keys()], [guild.id]);
});
