import {
  type ChatInputCommandInteraction,
  Client,
  type ClientOptions,
  GatewayIntentBits,
  type Interaction as Received,
} from 'discord.js';
import { afterEach, assert, beforeEach } from 'vitest';
import { Loopback } from './index.ts';

/** A new one for every test. */
export let discord: Loopback;
/** Those logged in; destroyed after the test. */
export let clients: Client<true>[];

/** Gives every test of the file that calls this a Discord of its own. (A hook outside a function would serve only the first file that imports it.) */
export function discordForEachTest(): void {
  beforeEach(async () => {
    discord = await Loopback.start();
    clients = [];
  });

  afterEach(async () => {
    await Promise.all(clients.map((client) => client.destroy()));
    await discord.close();
  });
}

/** A stock client, logged in; `answer` is its whole bot. */
export async function login(
  answer: (interaction: Received) => unknown = () => {},
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { api: discord.api, ...options.rest },
  });
  client.on('interactionCreate', async (interaction) => answer(interaction));
  client.on('error', () => {});
  clients.push(client as Client<true>);
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(discord.token);
  await ready;
  return client as Client<true>;
}

/** A bot that knows commands only. */
export const commands = (answer: (interaction: ChatInputCommandInteraction) => unknown) => (interaction: Received) =>
  interaction.isChatInputCommand() && answer(interaction);

/** What a refused request failed with: its HTTP status and Discord's code. */
export async function refusal(request: Promise<unknown>): Promise<string> {
  const error = await request.then(
    () => assert.fail('it was not refused'),
    (reason) => reason,
  );
  return `${error.status} ${error.code}`;
}
