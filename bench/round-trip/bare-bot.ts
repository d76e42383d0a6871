import { setTimeout as passed } from 'node:timers/promises';
import KeyvPostgres from '@keyv/postgres';
import KeyvRedis from '@keyv/redis';
import { KeyvSqlite } from '@keyv/sqlite';
import { Client, GatewayIntentBits } from 'discord.js';
import { Keyv } from 'keyv';

/**
 * The least that a bot can do which keeps what it has said: it writes one row through Keyv, and then replies. What Umpire costs is
 * measured beside it.
 */
const { DISCORD_TOKEN = '', DISCORD_API = '', DATABASE_URL = 'memory:' } = process.env;

const rows = await open(DATABASE_URL);
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: DISCORD_API },
  waitGuildTimeout: 500,
});
client.on('interactionCreate', async (interaction) => {
  if (interaction.isAutocomplete()) return interaction.respond([{ name: 'rifle', value: 'rifle' }]);
  if (!interaction.isRepliable()) return;
  const face = 1 + Math.floor(Math.random() * 6);
  await rows.set(`roll:${interaction.id}`, { face, by: interaction.user.id, channel: interaction.channelId });
  await interaction.reply(`You threw ${face}.`);
});
await client.login(DISCORD_TOKEN);
process.once('SIGTERM', async () => {
  await client.destroy();
  await passed(50);
  process.exit(0);
});

async function open(url: string): Promise<Keyv> {
  if (url.startsWith('sqlite:')) {
    const store = new KeyvSqlite({ uri: url, busyTimeout: 5000 });
    await store.query('PRAGMA journal_mode=WAL');
    return new Keyv({ store, throwOnErrors: true });
  }
  if (url.startsWith('postgres')) return new Keyv({ store: new KeyvPostgres({ uri: url }), throwOnErrors: true });
  if (url.startsWith('redis')) return new Keyv({ store: new KeyvRedis(url), throwOnErrors: true });
  return new Keyv();
}
