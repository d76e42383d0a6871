import { type APIApplication, type APITeam, type Client, Routes, TeamMemberRole } from 'discord.js';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';

/** Who hosts the bot: whoever `OWNERS` names, or otherwise the application's owner or team. */
export class Owners {
  readonly #client: Pick<Client, 'rest' | 'guilds'>;
  readonly #config: Pick<Config, 'owners' | 'guild'>;
  readonly #log: Logger;
  #ids: ReadonlySet<string> | undefined;

  constructor(client: Pick<Client, 'rest' | 'guilds'>, config: Pick<Config, 'owners' | 'guild'>, log: Logger) {
    this.#client = client;
    this.#config = config;
    this.#log = log;
    if (config.owners) this.#ids = new Set(config.owners);
  }

  /** Finds out who they are. Never fails: if Discord doesn't say, nobody is until it's asked again. */
  async find(): Promise<void> {
    if (this.#ids) return;
    try {
      const { owner, team } = (await this.#client.rest.get(Routes.currentApplication())) as APIApplication;
      this.#ids = new Set(team ? membersOf(team) : owner ? [owner.id] : []);
    } catch (err) {
      this.#log.warn({ err }, 'couldn’t find out who hosts the bot');
    }
  }

  /** Whether a user is one of them. */
  has(user: string): boolean {
    return this.#ids?.has(user) ?? false;
  }

  /** Whether a server is one of theirs, where `/host` is shown. */
  async own(guild: string): Promise<boolean> {
    await this.find();
    return guild === this.#config.guild || this.has(this.#client.guilds.cache.get(guild)?.ownerId ?? '');
  }
}

/** Those of a team who may change the application. */
function membersOf({ members, owner_user_id: owner }: APITeam): readonly string[] {
  const may = members.filter(({ role }) => role !== TeamMemberRole.ReadOnly);
  return [owner, ...may.map(({ user }) => user.id)];
}
