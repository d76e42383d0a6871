import { createHash } from 'node:crypto';
import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from '@discordjs/builders';
import {
  ApplicationIntegrationType,
  type Client,
  DiscordAPIError,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPutAPIApplicationCommandsResult,
  Routes,
} from 'discord.js';
import { z } from 'zod';
import { commands } from '../../commands/index.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Command } from '../command/command.ts';
import { commandsOf, groups } from '../command/groups.ts';
import { addOption } from './added-option.ts';
import { messageCommands } from './message-commands.ts';
import { nativeOptions } from './native-options.ts';

/** The commands as Discord registers them, from their one declaration: those of several are subcommands of one. */
export function registrations(): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  const names = new Set(commands.map(({ name }) => firstWord(name)));
  return [...names].map((name) => {
    const about = Object.hasOwn(groups, name) ? groups[name] : undefined;
    return about === undefined ? registration(name) : groupRegistration(name, about);
  });
}

const registered = z.object({ hash: z.string(), commands: z.array(z.string()) });

/**
 * Registers the commands where they are to be, if they are not those that Discord has: the store tells which were registered
 * last, and Discord whether it still has those. Where else they were registered before, they go, or they would be shown twice.
 * @param guild only in this server, where a change shows at once; otherwise everywhere
 * @returns whether there was anything to register
 */
export async function register(client: Client<true>, store: Store, guild: string | undefined): Promise<boolean> {
  const body = [...registrations(), ...messageCommands()];
  const prefix = `discord:commands:${client.application.id}:`;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  for (const scope of await othersThan(store, prefix, guild ?? GLOBAL)) {
    // A server that has removed the bot has none of its commands either.
    await clear(client, scope).catch(unlessGone);
    await store.delete(prefix + scope);
  }
  const known = registered.safeParse(await store.get(prefix + (guild ?? GLOBAL)));
  const route = routeOf(client, guild ?? GLOBAL);
  const there = known.success && known.data.hash === hash ? identities(await client.rest.get(route)) : [];
  if (known.success && known.data.hash === hash && same(there, known.data.commands)) return false;
  const commands = identities(await client.rest.put(route, { body }));
  await store.set(prefix + (guild ?? GLOBAL), { hash, commands });
  return true;
}

const GLOBAL = 'global';

function routeOf({ application }: Client<true>, scope: string) {
  if (scope === GLOBAL) return Routes.applicationCommands(application.id);
  return Routes.applicationGuildCommands(application.id, scope);
}

/** Nothing is registered there any more. */
async function clear(client: Client<true>, scope: string): Promise<void> {
  const there = identities(await client.rest.get(routeOf(client, scope)));
  if (there.length > 0) await client.rest.put(routeOf(client, scope), { body: [] });
}

/** Where commands were registered besides, as far as this store knows. */
async function othersThan(store: Store, prefix: string, scope: string): Promise<string[]> {
  // Whatever this store knows: another one may have been in use when they were registered everywhere.
  const known = new Set([GLOBAL]);
  for await (const key of store.keys(prefix)) known.add(key.slice(prefix.length));
  return [...known].filter((each) => each !== scope);
}

/** Each command by its ID and version: a change gives it another one. */
function identities(commands: unknown): string[] {
  return (commands as RESTPutAPIApplicationCommandsResult).map(({ id, version }) => `${id}:${version}`).sort();
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each, i) => each === others[i]);
}

function unlessGone(error: unknown): void {
  if (error instanceof DiscordAPIError && (error.status === 403 || error.status === 404)) return;
  throw error;
}

function firstWord(name: string): string {
  return name.split(' ', 1)[0]!;
}

function registration(name: string): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const command = commands.find((each) => each.name === name)!;
  const builder = withOptions(built(name, command.description), command);
  return (isPersonal(command) ? everywhere(builder) : builder).toJSON();
}

/** Looked up, or ruled on where nothing is played: of use to one person wherever he is. */
function isPersonal({ name, primary }: Command): boolean {
  return primary !== undefined || LOOKED_UP.includes(name);
}

const LOOKED_UP: readonly string[] = ['rules', 'table', 'card', 'compare'];

function everywhere(builder: SlashCommandBuilder): SlashCommandBuilder {
  return builder
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel);
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
