import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Message,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import { TimedOut, within } from '../../campaign/store/deadline.ts';
import { type Rendered, sendable } from '../messages/render.ts';
import { callback, flags } from './callback.ts';
import { deliver } from './delivery.ts';
import { isDeferring, isThrown, waitedFor } from './first-answer.ts';
import { isResting } from './resting.ts';
import type { Appearance } from './result.ts';

/** Anything that can be answered with a message. */
export type Answerable =
  | ChatInputCommandInteraction
  | ButtonInteraction
  | StringSelectMenuInteraction
  | MessageContextMenuCommandInteraction
  | ModalSubmitInteraction;

/** Discord allows 3 seconds for the first answer; half of them are for the store, half for the network. */
export const DEFER_AFTER = 1500;

/** A message to send. */
export interface Reply {
  readonly message: Rendered;
  /** Only for the person who asked, however it was meant to appear. */
  readonly private: boolean;
  /**
   * The version for editing a message, and the ping that follows it: neither an edit nor the edit of a deferred answer pings
   * anybody (discord/discord-api-docs#5497).
   */
  readonly edit?: { readonly message: Rendered; readonly call: Rendered };
  /** It takes the place of the message whose button was pressed, unless it's late: then it's a message of its own. */
  readonly over?: boolean;
  /** Nothing is said: the process stops, and the next one goes on with the throw that the reply waits for. */
  readonly left?: true;
  /** Sent instead if it isn't certain that nobody else would see the message, which is then not sent at all. */
  readonly instead?: Rendered;
}

/** The outcome of an answer. */
export interface Sent {
  /** Whether the person who asked received it. */
  readonly answered: boolean;
  /** The message with the answer, if everyone can see it and it's known. */
  readonly message?: string | undefined;
}

/**
 * Answers an interaction with the result of the work: at once if it's ready in time, otherwise by a deferred answer that's
 * edited. The log has the ruling either way, so a failure to answer is logged, never thrown.
 * @param work must not fail
 * @param acknowledged the answer has been deferred already
 */
export async function reply(
  interaction: Answerable,
  work: Promise<Reply>,
  as: Appearance,
  log: Logger,
  acknowledged = false,
): Promise<Sent> {
  if (acknowledged) return finish(interaction, await work, as, log);
  const early = await ifReady(work, DEFER_AFTER - waitedFor(interaction));
  // A throw has replied itself, or is about to.
  const ready = early ?? (isThrown(interaction) ? await work : undefined);
  if (isThrown(interaction)) return finishThrow(interaction, ready ?? (await work), log);
  if (ready) return answered(interaction, ready, as, log);
  isDeferring(interaction);
  const deferral = await deliver(() => defer(interaction, as), log);
  const late = await work;
  if (deferral === 'failed') return { answered: false };
  if (late.instead && !(as === 'private' && deferral === 'sent')) {
    return { answered: await put(interaction, late.instead, as, log) };
  }
  if (deferral === 'acknowledged' && !(await isOursToFinish(interaction, as, log))) return { answered: true };
  return finish(interaction, late, as, log);
}

/** The reply whose ID the dice came from gets their result, or says why there are none. It's never deleted. */
async function finishThrow(interaction: Answerable, late: Reply, log: Logger): Promise<Sent> {
  if (late.left) return { answered: true };
  const message = late.instead ?? (late.edit ?? late).message;
  // discord.js refuses to edit an answer if it doesn't know that it was deferred.
  const isOurs = interaction.deferred;
  interaction.deferred = true;
  let edited: string | undefined;
  const sent = await deliver(async () => {
    edited = (await interaction.editReply(sendable(message))).id;
  }, log);
  if (sent === 'failed' && !isOurs) {
    // There's no reply at all.
    interaction.deferred = false;
    return answered(interaction, late, 'private', log);
  }
  if (sent === 'sent' && late.edit) await call(interaction, late.edit, log);
  return { answered: sent !== 'failed', message: edited };
}

/** From this age on, in milliseconds, Discord may not take an answer any more. */
const OLD = 2000;

/** Whether an interaction is so old that Discord may have forgotten it. */
export function isOld({ createdTimestamp }: Answerable): boolean {
  return Date.now() - createdTimestamp > OLD;
}

/**
 * Defers the answer before any work on it begins.
 * @returns whether there's anything left to answer: Discord knows the interaction, and nobody else has answered it
 */
export async function acknowledge(interaction: Answerable, as: Appearance, log: Logger): Promise<boolean> {
  isDeferring(interaction);
  const deferral = await deliver(() => defer(interaction, as), log);
  return deferral === 'sent' || (deferral === 'acknowledged' && isOursToFinish(interaction, as, log));
}

async function ifReady<T>(work: Promise<T>, patience: number): Promise<T | undefined> {
  try {
    return await within(Math.max(0, patience), work);
  } catch (error) {
    if (error instanceof TimedOut) return undefined;
    throw error;
  }
}

/** The first answer, and the messages that follow it. */
async function answered(interaction: Answerable, ready: Reply, as: Appearance, log: Logger): Promise<Sent> {
  let message: string | undefined;
  let appeared = ready.over ? 'update' : as;
  const sent = await deliver(async () => {
    try {
      message = await answer(interaction, ready, appeared);
    } catch (error) {
      if (appeared !== 'update' || !isResting(error)) throw error;
      // In an archived thread nothing is edited, but a new message un-archives it.
      appeared = 'public';
      message = await answer(interaction, ready, appeared);
    }
  }, log);
  if (sent === 'sent' && ready.edit && isUpdate(interaction, ready, appeared)) await call(interaction, ready.edit, log);
  return { answered: sent !== 'failed', message };
}

function isUpdate(
  interaction: Answerable,
  { private: hidden }: Reply,
  as: Appearance,
): interaction is ButtonInteraction | StringSelectMenuInteraction | ModalMessageModalSubmitInteraction {
  return as === 'update' && !hidden && movesOn(interaction);
}

async function call(
  interaction: Answerable,
  { call: message }: NonNullable<Reply['edit']>,
  log: Logger,
): Promise<void> {
  await deliver(() => interaction.followUp(sendable(message)), log);
}

/** @returns the message, if everyone can see it */
async function answer(interaction: Answerable, ready: Reply, as: Appearance): Promise<string | undefined> {
  const { message, edit, private: hidden } = ready;
  if (isUpdate(interaction, ready, as)) {
    await callback(interaction, (edit ?? ready).message, 'update');
    return seenByAll(interaction.message);
  }
  if (hidden || as === 'private') {
    await callback(interaction, message, 'private');
    return undefined;
  }
  return callback(interaction, message, 'public');
}

/** Only its reader can do anything with a private message: the bot can neither find it again nor edit it later. */
function seenByAll(message: Pick<Message, 'id' | 'flags'> | null): string | undefined {
  return message?.flags.has(MessageFlags.Ephemeral) ? undefined : message?.id;
}

/** Whether it came from a message that can be replaced by the answer. */
export function movesOn(
  interaction: Answerable,
): interaction is ButtonInteraction | StringSelectMenuInteraction | ModalMessageModalSubmitInteraction {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}

async function defer(interaction: Answerable, as: Appearance): Promise<void> {
  if (as === 'update' && movesOn(interaction)) await interaction.deferUpdate();
  else await interaction.deferReply(flags(as === 'private'));
}

/**
 * Discord says that the interaction was already acknowledged: by another process that received it too, or by our own deferral,
 * whose response was lost. Either way, a message that still says "thinking…" has to get the answer.
 */
async function isOursToFinish(interaction: Answerable, as: Appearance, log: Logger): Promise<boolean> {
  // discord.js refuses to edit an answer if it doesn't know that it was deferred.
  interaction.deferred = true;
  if (as === 'update') return true;
  let thinking = false;
  const fetched = await deliver(async () => {
    thinking = (await interaction.fetchReply()).flags.has(MessageFlags.Loading);
  }, log);
  return fetched === 'sent' && thinking;
}

/**
 * Replaces an answer that only one person may read: somebody else acknowledged the interaction, so the deferred answer may be
 * public.
 */
async function put(interaction: Answerable, message: Rendered, as: Appearance, log: Logger): Promise<boolean> {
  return (await isOursToFinish(interaction, as, log))
    ? (await deliver(() => interaction.editReply(sendable(message)), log)) !== 'failed'
    : true;
}

async function finish(interaction: Answerable, late: Reply, as: Appearance, log: Logger): Promise<Sent> {
  if (late.private && as !== 'private') {
    // The deferred answer is public. A follow-up would take its place and be public too, unless it's gone.
    if (as === 'public') await deliver(() => interaction.deleteReply(), log);
    const followed = () => interaction.followUp({ ...sendable(late.message), ...flags(true, late.message) });
    return { answered: (await deliver(followed, log)) !== 'failed' };
  }
  const { message } = late.edit ?? late;
  let edited: string | undefined;
  const sent = await deliver(async () => {
    const now = await interaction
      .editReply(as === 'update' ? inPlace(message) : sendable(message))
      .catch((error: unknown) => {
        // As above: a message that can't be edited gets company.
        if (as === 'update' && isResting(error)) return interaction.followUp(sendable(message));
        throw error;
      });
    if (as !== 'private') edited = seenByAll(now);
  }, log);
  if (sent === 'sent' && late.edit) await call(interaction, late.edit, log);
  return { answered: sent !== 'failed', message: edited };
}

/** Replaces the message that an interaction came from, which its token reaches even if only one person sees it. */
export async function replaceSource(interaction: Answerable, message: Rendered, log: Logger): Promise<void> {
  const source = movesOn(interaction) ? interaction.message : null;
  if (source) await deliver(() => interaction.webhook.editMessage(source.id, inPlace(message)), log);
}

/** Replaces a message that may have had text of its own. The text has to go if components hold everything. */
function inPlace(message: Rendered) {
  return message.flags ? { ...message, content: null } : message;
}
