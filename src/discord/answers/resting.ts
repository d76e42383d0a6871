import { type AnyThreadChannel, DiscordAPIError, PermissionFlagsBits, RESTJSONErrorCodes } from 'discord.js';

/** What Discord says about a thread that's archived or locked. */
const RESTING: readonly (number | string)[] = [
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
  RESTJSONErrorCodes.ThreadLocked,
];

/** Whether it has to wait until a thread is un-archived or unlocked. */
export function isResting(error: unknown): boolean {
  return error instanceof DiscordAPIError && RESTING.includes(error.code);
}

/** What's to be done in a channel. */
export type Deed = 'write' | 'edit' | 'delete';

/** Whether something has to wait in a thread. A new message un-archives a thread, an edit doesn't, and a locked one is for people who manage threads. */
export function rests(thread: AnyThreadChannel, to: Deed): boolean {
  const { archived, locked } = thread;
  if (archived && to === 'edit') return true;
  return Boolean(locked && (archived || to !== 'delete')) && !managesThreads(thread);
}

function managesThreads(thread: AnyThreadChannel): boolean {
  return thread.permissionsFor(thread.client.user)?.has(PermissionFlagsBits.ManageThreads) ?? false;
}
