import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import { TimedOut, within } from '../campaign/store/deadline.ts';
import { deliver } from './delivery.ts';
import { type Rendered, sendable } from './render.ts';

/** What can be answered with a message. */
export type Answerable =
  | ChatInputCommandInteraction
  | ButtonInteraction
  | StringSelectMenuInteraction
  | MessageContextMenuCommandInteraction
  | ModalSubmitInteraction;

/** Discord gives 3 seconds for the first answer; half of them for the store, half for the network. */
export const DEFER_AFTER = 1500;

/** Who is to see the answer, as far as it is known before the answer: Discord fixes this when it is put off. */
export type Appearance =
  | 'public'
  /** By the one who asked alone. */
  | 'private'
  /** In place of the message whose button was pressed, or opened the form. */
  | 'update';

/** A message to send. */
export interface Reply {
  readonly message: Rendered;
  /** To the one who asked alone, however it was meant to appear. */
  readonly private: boolean;
  /**
   * The same where a message is edited, and the word that follows it: an edit pings nobody, that of a deferred answer neither
   * (discord/discord-api-docs#5497).
   */
  readonly edit?: { readonly message: Rendered; readonly call: Rendered };
  /** What stands in its place where it is not certain that nobody else would see it; then it is not sent at all. */
  readonly instead?: Rendered;
}

/**
 * Answers an interaction with what the work gives: at once if it is ready in time, else put off and edited in. What was
 * ruled stands in the log either way, so an answer that does not arrive is logged, never thrown.
 * @param work must not fail
 * @param acknowledged it has been put off already
 * @returns whether the one who asked has an answer
 */
export async function reply(
  interaction: Answerable,
  work: Promise<Reply>,
  as: Appearance,
  log: Logger,
  acknowledged = false,
): Promise<boolean> {
  if (acknowledged) return finish(interaction, await work, as, log);
  const ready = await ifReady(work, DEFER_AFTER - (waited.get(interaction) ?? 0));
  if (ready) return answered(interaction, ready, as, log);
  const deferral = await deliver(() => defer(interaction, as), log);
  const late = await work;
  if (deferral === 'failed') return false;
  if (late.instead && !(as === 'private' && deferral === 'sent')) return put(interaction, late.instead, as, log);
  if (deferral === 'acknowledged' && !(await isOursToFinish(interaction, as, log))) return true;
  return finish(interaction, late, as, log);
}

/** From this age on, in milliseconds, it is not sure any more that Discord takes an answer. */
const OLD = 2000;

/** Whether an interaction has been under way for so long that Discord may not know it any more. */
export function isOld({ createdTimestamp }: Answerable): boolean {
  return Date.now() - createdTimestamp > OLD;
}

/**
 * Puts the answer off before anything is done for it.
 * @returns whether there is anything left to answer: Discord knows the interaction, and nobody else has answered it
 */
export async function acknowledge(interaction: Answerable, as: Appearance, log: Logger): Promise<boolean> {
  const deferral = await deliver(() => defer(interaction, as), log);
  return deferral === 'sent' || (deferral === 'acknowledged' && isOursToFinish(interaction, as, log));
}

/** How long interactions have waited before anything was done for their answers, in milliseconds. */
const waited = new WeakMap<Answerable, number>();

/** So much of the time that there is for the first answer is gone. */
export function hasWaited(interaction: Answerable, milliseconds: number): void {
  waited.set(interaction, milliseconds);
}

async function ifReady<T>(work: Promise<T>, patience: number): Promise<T | undefined> {
  try {
    return await within(Math.max(0, patience), work);
  } catch (error) {
    if (error instanceof TimedOut) return undefined;
    throw error;
  }
}

/** The first answer, and what follows it. */
async function answered(interaction: Answerable, ready: Reply, as: Appearance, log: Logger): Promise<boolean> {
  const sent = await deliver(() => answer(interaction, ready, as), log);
  if (sent === 'sent' && ready.edit && isUpdate(interaction, ready, as)) await call(interaction, ready.edit, log);
  return sent !== 'failed';
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

async function answer(interaction: Answerable, ready: Reply, as: Appearance): Promise<void> {
  const { message, edit, private: hidden } = ready;
  if (isUpdate(interaction, ready, as)) await interaction.update(inPlace((edit ?? ready).message));
  else await interaction.reply({ ...sendable(message), ...flags(hidden || as === 'private', message) });
}

/** Whether it came from a message that can take the answer. */
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
 * Discord says that the interaction was acknowledged before: by another process that got it as well, or by our own
 * deferral whose answer was lost. Whichever it was, what still says "thinking…" wants the answer.
 */
async function isOursToFinish(interaction: Answerable, as: Appearance, log: Logger): Promise<boolean> {
  // discord.js refuses to edit what it does not know to be deferred.
  interaction.deferred = true;
  if (as === 'update') return true;
  let thinking = false;
  const fetched = await deliver(async () => {
    thinking = (await interaction.fetchReply()).flags.has(MessageFlags.Loading);
  }, log);
  return fetched === 'sent' && thinking;
}

/** Instead of what only one may read: what was put off may be there for all, since somebody else acknowledged it. */
async function put(interaction: Answerable, message: Rendered, as: Appearance, log: Logger): Promise<boolean> {
  return (await isOursToFinish(interaction, as, log))
    ? (await deliver(() => interaction.editReply(sendable(message)), log)) !== 'failed'
    : true;
}

async function finish(interaction: Answerable, late: Reply, as: Appearance, log: Logger): Promise<boolean> {
  if (late.private && as !== 'private') {
    // What was put off is public. A follow-up would take its place and be public too, unless it is gone.
    if (as === 'public') await deliver(() => interaction.deleteReply(), log);
    return (
      (await deliver(() => interaction.followUp({ ...sendable(late.message), ...flags(true, late.message) }), log)) !==
      'failed'
    );
  }
  const { message } = late.edit ?? late;
  const sent = await deliver(() => interaction.editReply(as === 'update' ? inPlace(message) : sendable(message)), log);
  if (sent === 'sent' && late.edit) await call(interaction, late.edit, log);
  return sent !== 'failed';
}

function flags(isPrivate: boolean): { flags?: MessageFlags.Ephemeral };
function flags(isPrivate: boolean, message: Rendered): { flags?: number };
function flags(isPrivate: boolean, message?: Rendered): { flags?: number } {
  const set = (isPrivate ? MessageFlags.Ephemeral : 0) | (message?.flags ?? 0);
  return set === 0 ? {} : { flags: set };
}

/** In place of a message that may have had words of its own: they go where components say all. */
function inPlace(message: Rendered) {
  return message.flags ? { ...message, content: null } : message;
}
