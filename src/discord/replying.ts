import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  MessageFlags,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Document } from '../reply/document.ts';
import { render } from './render.ts';

/** What can be answered with a message. */
export type Answerable = ChatInputCommandInteraction | ButtonInteraction | ModalSubmitInteraction;

/** Discord gives 3 seconds for the first answer; half of them for the store, half for the network. */
export const DEFER_AFTER = 1500;

/** How the answer is meant to appear before it is known. */
export interface Appearance {
  /** To the one who asked alone. Discord fixes this when the answer is put off. */
  readonly private: boolean;
  /** In place of the message whose button was pressed. */
  readonly update?: boolean;
}

/**
 * Answers an interaction with what the work gives: at once if it is ready in time, else put off and edited in. The work
 * must not fail. Whether the answer arrived is logged, never thrown: what was ruled stands in the log either way.
 */
export async function reply(
  interaction: Answerable,
  work: Promise<Document>,
  as: Appearance,
  log: Logger,
): Promise<void> {
  const document = await within(DEFER_AFTER, work);
  if (document) {
    await delivered(() => answer(interaction, document, as), log);
    return;
  }
  const deferred = await delivered(() => defer(interaction, as), log);
  const late = await work;
  if (deferred) await delivered(() => edit(interaction, late, as), log);
}

async function answer(interaction: Answerable, document: Document, { update }: Appearance): Promise<void> {
  if (update && !document.private && interaction.isButton()) await interaction.update(render(document));
  else await interaction.reply({ ...render(document), ...flags(document.private) });
}

async function defer(interaction: Answerable, as: Appearance): Promise<void> {
  if (as.update && interaction.isButton()) await interaction.deferUpdate();
  else await interaction.deferReply(flags(as.private));
}

async function edit(interaction: Answerable, document: Document, as: Appearance): Promise<void> {
  if (as.private || !document.private) {
    await interaction.editReply(render(document));
    return;
  }
  // What was put off is public, and the answer is not: a follow-up would take its place unless it is gone.
  if (!as.update) await interaction.deleteReply();
  await interaction.followUp({ ...render(document), ...flags(true) });
}

function flags(isPrivate: boolean | undefined): { flags?: MessageFlags.Ephemeral } {
  return isPrivate ? { flags: MessageFlags.Ephemeral } : {};
}

/** Sends, and once more if the connection broke, since then it is not known whether it arrived. @returns if it did */
async function delivered(send: () => Promise<void>, log: Logger): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await send();
      return true;
    } catch (error) {
      if (!(error instanceof DiscordAPIError) && tries === 1) continue;
      return explain(error, log);
    }
  }
}

function explain(error: unknown, log: Logger): false {
  const code = error instanceof DiscordAPIError ? error.code : undefined;
  // 40060: another delivery of the same interaction was faster, or a lost answer had arrived after all.
  if (code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged) log.debug('already answered');
  else if (code === RESTJSONErrorCodes.UnknownInteraction) log.warn('answered too late: Discord knows it no more');
  else log.error({ err: error }, 'the answer could not be delivered');
  return false;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
