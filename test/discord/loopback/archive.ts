import { PermissionFlagsBits } from 'discord.js';
import { ApiError, missingPermissions } from './errors.ts';
import type { Interaction } from './players/interaction.ts';
import type { Service } from './service.ts';
import type { Channel, Player, World } from './world.ts';

/**
 * Threads that are archived or locked, as Discord's page on threads has them: in an archived one nothing can be edited or
 * pinned, and a new message un-archives it. In a locked one, only people who manage threads write and edit. Their messages
 * can be deleted by anyone until it is archived too.
 */
const threadArchived = () => new ApiError(400, 50083, 'Thread is archived');
const threadLocked = () => new ApiError(403, 160005, 'This thread is locked');

/** Whether someone manages threads: the bot by itself unless a player is named. */
export function managesThreads(world: World, player?: Player): boolean {
  return Boolean((player?.permissions ?? world.everyone) & PermissionFlagsBits.ManageThreads);
}

/** Archives or locks a thread, or takes that back; clients that are logged in hear of it. */
export function changeThread({ world, gateway }: Service, channel: Channel, change: ThreadChange): void {
  if (!channel.parent) throw new Error(`${channel.name} is no thread`);
  Object.assign(channel, change);
  gateway.broadcast('THREAD_UPDATE', world.channelObject(channel), 1, channel.guild?.id);
}

/** What can be changed about a thread. */
export type ThreadChange = Partial<Pick<Channel, 'archived' | 'locked'>>;

/** The bot posts something by itself. @throws {ApiError} if it may not, or the thread is locked */
export function beforePostingByItself(service: Service, channel: Channel): void {
  if (channel.closed) throw missingPermissions();
  beforePosting(service, channel);
}

/** A new message un-archives its thread. @throws {ApiError} if the thread is locked */
export function beforePosting(service: Service, channel: Channel, manages = managesThreads(service.world)): void {
  if (channel.locked && !manages) throw channel.archived ? threadArchived() : threadLocked();
  if (channel.archived) changeThread(service, channel, { archived: false });
}

/** @throws {ApiError} if nothing can be edited there now, or pinned */
export function beforeEditing({ world }: Service, channel: Channel, manages = managesThreads(world)): void {
  if (channel.archived) throw threadArchived();
  if (channel.locked && !manages) throw threadLocked();
}

/** @throws {ApiError} if nothing can be deleted there now */
export function beforeDeleting({ world }: Service, { archived, locked }: Channel): void {
  if (archived && locked && !managesThreads(world)) throw threadArchived();
}

/**
 * Answers are taken as far as whoever asked might write there: in a locked thread, none (discord/discord-api-docs#5517), and
 * none after it was locked (#6884). Whether an answer may edit a message in an archived thread is not documented: here it may not.
 */
export function beforeAnswering(service: Service, { deed }: Interaction, how: 'posting' | 'editing'): void {
  const { channel, player } = deed;
  const manages = managesThreads(service.world, player);
  if (channel.locked && !manages) throw new ApiError(403, 50083, 'Thread is archived');
  if (how === 'posting') beforePosting(service, channel, manages);
  else beforeEditing(service, channel, manages);
}
