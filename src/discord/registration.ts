import { createHash } from 'node:crypto';
import { SlashCommandBuilder } from '@discordjs/builders';
import {
  ApplicationIntegrationType,
  type Client,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';
import type { Command } from '../../commands/command.ts';
import { commands } from '../../commands/index.ts';
import type { Store } from '../campaign/store/store.ts';
import { english } from '../reply/english/index.ts';
import { hasMore, type NativeOption, nativeOptions } from './native-options.ts';

/** The commands as Discord registers them, from their one declaration. */
export function registrations(): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  return commands.map(registration);
}

/**
 * Registers the commands, if they are not those registered last: a hash in the store tells.
 * @param guild only in this server, where a change shows at once; otherwise everywhere
 * @returns whether there was anything to register
 */
export async function register(client: Client<true>, store: Store, guild: string | undefined): Promise<boolean> {
  const body = registrations();
  const application = client.application.id;
  const key = `discord:commands:${application}:${guild ?? 'global'}`;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  if ((await store.get(key)) === hash) return false;
  const route = guild ? Routes.applicationGuildCommands(application, guild) : Routes.applicationCommands(application);
  await client.rest.put(route, { body });
  await store.set(key, hash);
  return true;
}

function registration(command: Command): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const builder = new SlashCommandBuilder()
    .setName(command.name)
    .setDescription(command.description)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM);
  for (const option of nativeOptions(command)) add(builder, option);
  if (hasMore(command)) add(builder, more());
  return builder.toJSON();
}

/** All other options, as one string with completion. */
function more(): NativeOption {
  return { name: 'more', description: english.notices.more, type: 'string', autocomplete: true, required: false };
}

function add(builder: SlashCommandBuilder, option: NativeOption): void {
  switch (option.type) {
    case 'boolean':
      builder.addBooleanOption((native) => named(native, option));
      return;
    case 'integer':
      builder.addIntegerOption((native) => bounded(named(native, option), option));
      return;
    case 'number':
      builder.addNumberOption((native) => bounded(named(native, option), option));
      return;
    case 'string':
      builder.addStringOption((native) => {
        if (option.choices) native.addChoices(...option.choices.map((value) => ({ name: value, value })));
        return named(native, option).setAutocomplete(option.autocomplete);
      });
  }
}

interface Nameable {
  setName(name: string): this;
  setDescription(description: string): this;
  setRequired(required: boolean): this;
}

function named<T extends Nameable>(native: T, { name, description, required }: NativeOption): T {
  return native.setName(name).setDescription(description).setRequired(required);
}

interface Boundable {
  setMinValue(min: number): this;
  setMaxValue(max: number): this;
}

function bounded<T extends Boundable>(native: T, { min, max }: NativeOption): T {
  if (min !== undefined) native.setMinValue(min);
  if (max !== undefined) native.setMaxValue(max);
  return native;
}
