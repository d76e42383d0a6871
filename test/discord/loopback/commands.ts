import {
  type APIApplicationCommand,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionsBitField,
} from 'discord.js';
import { tooManyCreated } from './errors.ts';
import { snowflake } from './snowflake.ts';
import { type Json, objects } from './validate/form.ts';
import { type Channel, isAway, type Player } from './world.ts';

/** Discord's limit of new commands a day in one place. */
const MOST_CREATED = 200;

/** The commands the bot registered: globally, and in its guilds. */
export class Commands {
  /** How often a bulk registration was made, global or in a guild. */
  puts = 0;
  /** How many were new today, in each place. */
  readonly #created = new Map<string | undefined, number>();
  #global: APIApplicationCommand[] = [];
  readonly #ofGuilds = new Map<string, APIApplicationCommand[]>();
  readonly #ever: APIApplicationCommand[] = [];
  readonly #applicationId: string;
  readonly #guild: string;

  /** @param guild the first of its guilds */
  constructor(applicationId: string, guild: string) {
    this.#applicationId = applicationId;
    this.#guild = guild;
  }

  get global(): readonly APIApplicationCommand[] {
    return this.#global;
  }

  get ofGuild(): readonly APIApplicationCommand[] {
    return this.in(this.#guild);
  }

  in(guild: string): readonly APIApplicationCommand[] {
    return this.#ofGuilds.get(guild) ?? [];
  }

  /** The command that somebody gets by this name somewhere: in the guild its own one before a global one. */
  named(name: string, channel: Channel, player: Player): APIApplicationCommand | undefined {
    return this.offered(channel, player).find((command) => command.name === name);
  }

  /** All that somebody gets somewhere. */
  offered(channel: Channel, player: Player): readonly APIApplicationCommand[] {
    const own = channel.guild ? this.in(channel.guild.id) : [];
    const all = [...own, ...this.#global.filter((command) => isOffered(command, channel, player))];
    return all.filter((command) => isAllowed(command, channel, player));
  }

  /** Another day: as many may be created again. */
  newDay(): void {
    this.#created.clear();
  }

  /** Replaces them all; a command keeps its id while its name stays. @throws {ApiError} past the day's limit of new ones */
  put(body: unknown, guildId?: string): readonly APIApplicationCommand[] {
    const before = guildId === undefined ? this.#global : this.in(guildId);
    const isNew = ({ name }: Json) => !before.some((command) => command.name === name);
    const created = (this.#created.get(guildId) ?? 0) + objects(body).filter(isNew).length;
    if (created > MOST_CREATED) throw tooManyCreated();
    this.#created.set(guildId, created);
    this.puts += 1;
    const after = objects(body).map((command) => this.#registered(command, before, guildId));
    if (guildId === undefined) this.#global = after;
    else this.#ofGuilds.set(guildId, after);
    return after;
  }

  /** All are gone. */
  forget(): void {
    this.#global = [];
    this.#ofGuilds.clear();
  }

  /** Those of a guild are gone. */
  forgetGuild(id: string): void {
    this.#ofGuilds.delete(id);
  }

  /** Whether a command was ever registered under an ID, as it is mentioned: by all its words. */
  isMentioned(name: string, id: string): boolean {
    const [first, ...path] = name.split(' ');
    return this.#ever.some((command) => command.id === id && command.name === first && has(command, path));
  }

  /** Adds one global command, or replaces the one of its name. */
  post(body: Json): APIApplicationCommand {
    const command = this.#registered(body, this.#global, undefined);
    this.#global = [...this.#global.filter(({ name }) => name !== command.name), command];
    return command;
  }

  #registered(
    command: Json,
    before: readonly APIApplicationCommand[],
    guildId: string | undefined,
  ): APIApplicationCommand {
    const registered = {
      type: ApplicationCommandType.ChatInput,
      description: '',
      nsfw: false,
      integration_types: [0],
      contexts: null,
      ...command,
      id: before.find(({ name }) => name === command.name)?.id ?? snowflake(),
      application_id: this.#applicationId,
      version: snowflake(),
      ...(guildId === undefined ? {} : { guild_id: guildId }),
    };
    const permissions = command.default_member_permissions ?? null;
    const whole = {
      ...registered,
      default_member_permissions: permissions === null ? null : String(permissions),
    } as unknown as APIApplicationCommand;
    this.#ever.push(whole);
    return whole;
  }
}

/** Whether a global command is there: by the server's installation, or that of the one who looks. */
function isOffered({ integration_types: types, contexts }: APIApplicationCommand, channel: Channel, player: Player) {
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  const context = contextOf(channel);
  const installed = [...(isAway(channel) ? [] : [GuildInstall]), ...(player.installed ? [UserInstall] : [])];
  const offered = types ?? [GuildInstall];
  return (contexts?.includes(context) ?? true) && installed.some((type) => offered.includes(type));
}

function contextOf({ kind }: Channel): InteractionContextType {
  const { BotDM, PrivateChannel, Guild } = InteractionContextType;
  return kind === 'dm' ? BotDM : kind === 'group' ? PrivateChannel : Guild;
}

/** Whether the server shows it to him; a DM has no permissions. */
function isAllowed({ default_member_permissions: needed }: APIApplicationCommand, channel: Channel, player: Player) {
  if (needed === null || needed === undefined || channel.kind === 'dm' || channel.kind === 'group') return true;
  return new PermissionsBitField(player.permissions).has(BigInt(needed));
}

/** Whether a command is used by itself, or has a subcommand of that name and is used by that. */
function has({ options = [] }: APIApplicationCommand, [sub]: readonly string[]): boolean {
  const subs = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return sub === undefined ? subs.length === 0 : subs.some(({ name }) => name === sub);
}
