import { createHash } from 'node:crypto';
import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from '@discordjs/builders';
import {
  ApplicationIntegrationType,
  type Client,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';
import type { Command } from '../../commands/command.ts';
import { commandsOf, groups } from '../../commands/groups.ts';
import { commands } from '../../commands/index.ts';
import type { Store } from '../campaign/store/store.ts';
import { addOption } from './added-option.ts';
import { nativeOptions } from './native-options.ts';

/** The commands as Discord registers them, from their one declaration: those of several are subcommands of one. */
export function registrations(): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  const names = new Set(commands.map(({ name }) => firstWord(name)));
  return [...names].map((name) => {
    const about = Object.hasOwn(groups, name) ? groups[name] : undefined;
    return about === undefined ? registration(name) : groupRegistration(name, about);
  });
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

function firstWord(name: string): string {
  return name.split(' ', 1)[0]!;
}

function registration(name: string): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const command = commands.find((each) => each.name === name)!;
  return withOptions(built(name, command.description), command).toJSON();
}

/** A command that is only used by its subcommands. */
function groupRegistration(group: string, about: string): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const builder = built(group, about);
  for (const command of commandsOf(group, commands)) {
    const name = command.name.slice(group.length + 1);
    builder.addSubcommand((sub) => withOptions(sub.setName(name).setDescription(command.description), command));
  }
  return builder.toJSON();
}

function built(name: string, description: string): SlashCommandBuilder {
  return new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM);
}

function withOptions<T extends SlashCommandBuilder | SlashCommandSubcommandBuilder>(builder: T, command: Command): T {
  for (const option of nativeOptions(command)) addOption(builder, option);
  return builder;
}
