import {
  type APIChannel,
  type APIGuild,
  type APIGuildMember,
  type APIOverwrite,
  DiscordAPIError,
  OverwriteType,
  PermissionFlagsBits,
  type REST,
  Routes,
} from 'discord.js';
import type { Store } from '../../campaign/store/store.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { rulesets } from '../../rules/index.ts';
import { GLOBAL, isForbidden, type StandingCommands, wantedFor } from '../registration/standing-commands.ts';
import { Belongings } from '../servers/belonging.ts';
import { Lists } from '../servers/lists.ts';
import { type Finding, fault, hint } from './finding.ts';

const THREADS: ReadonlySet<number> = new Set([10, 11, 12]);

/** What the bot needs wherever it's played: without these, players miss something. */
const NEEDED = ['ViewChannel', 'AttachFiles', 'ReadMessageHistory'] as const;

type Permission = (typeof NEEDED)[number] | 'SendMessages' | 'SendMessagesInThreads';

/** Checks the bot's permissions in every channel that has a log. @param bot the bot's ID */
export async function* checkServers(words: Catalogue, rest: REST, store: Store, bot: string): AsyncGenerator<Finding> {
  const belongings = new Belongings(store, new Lists(store));
  for (const id of await belongings.guilds()) {
    const played = await belongings.of(id);
    if (played.length === 0) continue;
    const server = await unlessGone(serverOf(rest, id, bot));
    if (!server) {
      yield hint('not-there', { guild: id });
      continue;
    }
    for (const { channel, parent } of played) {
      const lacked = await lackedIn(server, rest, parent ?? channel, parent !== undefined);
      if (lacked.length === 0) continue;
      const names = lacked.map((name) => words.doctor.permissions[name]);
      yield fault('permissions', { guild: server.guild.name, channel: `${channel}`, lacked: words.allOf(names) });
    }
  }
}

/** A server, and the bot in it. */
interface Server {
  readonly guild: APIGuild;
  readonly me: APIGuildMember;
}

async function serverOf(rest: REST, id: string, bot: string): Promise<Server> {
  const guild = (await rest.get(Routes.guild(id))) as APIGuild;
  return { guild, me: (await rest.get(Routes.guildMember(id, bot))) as APIGuildMember };
}

async function lackedIn(server: Server, rest: REST, id: string, isThread: boolean): Promise<readonly Permission[]> {
  const channel = await unlessGone(rest.get(Routes.channel(id)) as Promise<APIChannel>);
  // What was deleted is erased by itself.
  if (!channel) return [];
  const overwrites = 'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [];
  const has = permissionsOf(server, overwrites);
  const writes = isThread || THREADS.has(channel.type) ? 'SendMessagesInThreads' : 'SendMessages';
  return [...NEEDED, writes as Permission].filter((name) => !(has & PermissionFlagsBits[name]));
}

/**
 * What the bot may do in a channel.
 * @see https://discord.com/developers/docs/topics/permissions#permission-overwrites
 */
export function permissionsOf({ guild, me }: Server, overwrites: readonly APIOverwrite[]): bigint {
  const roles = [guild.id, ...me.roles];
  const base = guild.roles
    .filter(({ id }) => roles.includes(id))
    .reduce((all, role) => all | BigInt(role.permissions), 0n);
  if (base & PermissionFlagsBits.Administrator) return ~0n;
  const over = (fits: (each: APIOverwrite) => boolean, before: bigint) => {
    const those = overwrites.filter(fits);
    const denied = those.reduce((all, { deny }) => all | BigInt(deny), 0n);
    const allowed = those.reduce((all, { allow }) => all | BigInt(allow), 0n);
    return (before & ~denied) | allowed;
  };
  const forAll = over(({ id }) => id === guild.id, base);
  const forRoles = over(({ type, id }) => type === OverwriteType.Role && me.roles.includes(id), forAll);
  return over(({ type, id }) => type === OverwriteType.Member && id === me.user.id, forRoles);
}

/**
 * Checks whether Discord has the commands that it should have: for DMs, and in every server where some are registered.
 * @param standing what's registered, as far as the store knows
 */
export async function* checkCommands(words: Catalogue, standing: StandingCommands): AsyncGenerator<Finding> {
  for (const scope of [GLOBAL, ...(await standing.servers())]) {
    const known = await standing.known(scope);
    if (!known) {
      yield fault('unregistered', { scope });
      continue;
    }
    const books = known.books.flatMap((id) => rulesets[id] ?? []);
    try {
      const isOurs = [false, true].some((hosts) => known.hash === wantedFor(words, scope, books, hosts).hash);
      if (!isOurs || !(await standing.stands(scope, known))) yield fault('changed', { scope });
    } catch (error) {
      if (!isForbidden(error)) throw error;
      yield fault('no-commands', { guild: scope });
    }
  }
}

/** What Discord says; nothing if it's gone, or the bot may not see it. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DiscordAPIError && (error.status === 403 || error.status === 404)) return undefined;
    throw error;
  }
}
