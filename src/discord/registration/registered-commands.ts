import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from '@discordjs/builders';
import {
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPutAPIApplicationCommandsJSONBody,
} from 'discord.js';
import { commands } from '../../../commands/index.ts';
import type { Command } from '../../command/command.ts';
import { commandsOf, isGroup } from '../../command/typing/groups.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { rulesets } from '../../rules/index.ts';
import { addOption } from './added-option.ts';
import { messageCommands } from './message-commands.ts';
import { nativeOptions } from './native-options.ts';

/** Commands that are registered together. */
export type Registered = RESTPutAPIApplicationCommandsJSONBody;

const { GuildInstall, UserInstall } = ApplicationIntegrationType;
const { Guild, BotDM, PrivateChannel } = InteractionContextType;

/** Where a command is offered: for which kind of installation, and in which places. */
interface Offered {
  readonly integration_types?: ApplicationIntegrationType[];
  readonly contexts?: InteractionContextType[];
}

/**
 * What's registered in a server: every command that one of its books has, with the options of those books. Discord shows a
 * server's commands beside the global ones even if they share a name, so none of these is registered globally for servers.
 * @param hosts whether the server belongs to somebody who hosts the bot
 */
export function serverCommands(words: Catalogue, books: readonly Ruleset[], hosts = false): Registered {
  return [...built(words, books, hosts, () => ({})), ...messageCommands(words)];
}

/**
 * What's registered once for everyone: commands that are useful to a single person anywhere, for people who have installed the
 * bot for themselves, and all commands in a DM with the bot.
 */
export function globalCommands(words: Catalogue): Registered {
  return [
    ...built(words, Object.values(rulesets), false, (own) =>
      own.some(isPersonal)
        ? { integration_types: [UserInstall], contexts: [Guild, BotDM, PrivateChannel] }
        : IN_DIRECT_MESSAGES,
    ),
    ...messageCommands(words).map((command) => ({ ...command, ...IN_DIRECT_MESSAGES })),
  ];
}

const IN_DIRECT_MESSAGES: Offered = { integration_types: [GuildInstall, UserInstall], contexts: [BotDM] };

/** Whether it's useful to a single person anywhere: for looking things up, or for rulings where nothing is being played. */
export function isPersonal({ name, primary, anywhere }: Pick<Command, 'name' | 'primary' | 'anywhere'>): boolean {
  if (primary === undefined) return anywhere === true;
  // What every book only rules on in a campaign is refused to a person without one.
  return Object.values(rulesets).some(({ verbs }) => verbs[name] !== undefined && !verbs[name].ofCampaign);
}

/** The commands from their single declaration. Those in a group are its subcommands. */
function built(
  words: Catalogue,
  books: readonly Ruleset[],
  hosts: boolean,
  offered: (own: readonly Command[]) => Offered,
): Registered {
  const had = commands.filter(
    ({ name, primary, host }) =>
      (hosts || !host) && (!primary || books.some(({ verbs }) => Object.hasOwn(verbs, name))),
  );
  const names = [...new Set(had.map(({ name }) => name.split(' ', 1)[0]!))];
  return names.map((name) => {
    const own = isGroup(name) ? commandsOf(name, had) : had.filter((each) => each.name === name);
    const builder = isGroup(name) ? several(words, name, own, books) : single(words, own[0]!, books);
    if (own.every(({ manages }) => manages)) builder.setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild);
    if (own.every(({ host }) => host)) builder.setDefaultMemberPermissions(PermissionFlagsBits.Administrator);
    return { ...builder.toJSON(), ...offered(own) };
  });
}

function single(words: Catalogue, command: Command, books: readonly Ruleset[]): SlashCommandBuilder {
  const builder = new SlashCommandBuilder()
    .setName(command.name)
    .setDescription(words.commands.descriptions[command.name]);
  return withOptions(words, builder, command, books);
}

/** A command that's only used through its subcommands. */
function several(
  words: Catalogue,
  group: keyof Catalogue['commands']['groups'],
  own: readonly Command[],
  books: readonly Ruleset[],
): SlashCommandBuilder {
  const builder = new SlashCommandBuilder().setName(group).setDescription(words.commands.groups[group]);
  for (const command of own) {
    const name = command.name.slice(group.length + 1);
    builder.addSubcommand((sub) =>
      withOptions(words, sub.setName(name).setDescription(words.commands.descriptions[command.name]), command, books),
    );
  }
  return builder;
}

function withOptions<T extends SlashCommandBuilder | SlashCommandSubcommandBuilder>(
  words: Catalogue,
  builder: T,
  command: Command,
  books: readonly Ruleset[],
): T {
  for (const option of nativeOptions(words, command, books)) addOption(builder, option);
  return builder;
}
