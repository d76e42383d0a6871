import { type APIApplicationCommand, ApplicationCommandType } from 'discord.js';
import { snowflake } from './snowflake.ts';
import { type Json, objects } from './validate/form.ts';

/** The commands the bot registered: globally, and in its guild. */
export class Commands {
  /** How often a bulk registration was made, global or in the guild. */
  puts = 0;
  #global: APIApplicationCommand[] = [];
  #ofGuild: APIApplicationCommand[] = [];
  readonly #applicationId: string;

  constructor(applicationId: string) {
    this.#applicationId = applicationId;
  }

  get global(): readonly APIApplicationCommand[] {
    return this.#global;
  }

  get ofGuild(): readonly APIApplicationCommand[] {
    return this.#ofGuild;
  }

  /** The command users get by this name: the guild's own hides a global one. */
  named(name: string): APIApplicationCommand | undefined {
    return [...this.#ofGuild, ...this.#global].find((command) => command.name === name);
  }

  /** Replaces them all; a command keeps its id while its name stays. */
  put(body: unknown, guildId?: string): readonly APIApplicationCommand[] {
    this.puts += 1;
    const before = guildId === undefined ? this.#global : this.#ofGuild;
    const after = objects(body).map((command) => this.#registered(command, before, guildId));
    if (guildId === undefined) this.#global = after;
    else this.#ofGuild = after;
    return after;
  }

  /** All are gone. */
  forget(): void {
    this.#global = [];
    this.#ofGuild = [];
  }

  /** Adds one global command, or replaces the one of its name. */
  post(body: Json): APIApplicationCommand {
    const command = this.#registered(body, this.#global, undefined);
    this.#global = [...this.#global.filter(({ name }) => name !== command.name), command];
    return command;
  }

  #registered(command: Json, before: APIApplicationCommand[], guildId: string | undefined): APIApplicationCommand {
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
    return {
      ...registered,
      default_member_permissions: permissions === null ? null : String(permissions),
    } as unknown as APIApplicationCommand;
  }
}
