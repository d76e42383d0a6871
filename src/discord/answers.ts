import { randomBytes } from 'node:crypto';
import { type AttachmentBuilder, MessageFlags, PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import { type Problem, problemOf } from '../../commands/problem.ts';
import { type Document, line } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { deliver } from './delivery.ts';
import { picturesOf } from './pictures.ts';
import { render } from './render.ts';
import { type Answerable, type Appearance, type Reply, reply } from './replying.ts';

/** What a command came to. */
export interface Given {
  readonly document: Document;
  /** In a word, for the logs, where it is not simply done. */
  readonly outcome?: 'die-owed';
}

/** Answers interactions, each with a line in the logs. */
export class Answers {
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Answers with what the work gives, or says why it gave nothing. */
  async give(interaction: Answerable, what: string, as: Appearance, work: () => Promise<Given>): Promise<void> {
    const begun = performance.now();
    const log = this.#log.child({ interaction: interaction.id, command: what, guild: interaction.guildId });
    let outcome = 'ok';
    let withheld: readonly string[] = [];
    const ready = (async () => {
      try {
        const given = await work();
        outcome = given.outcome ?? outcome;
        const whole = replyOf(given.document);
        if (mayAttach(interaction)) return withPictures(whole, await picturesOf(given.document, log));
        if (whole.message.files.length === 0) return whole;
        withheld = whole.message.files.map(({ name }) => name ?? '');
        return { ...whole, message: { ...whole.message, files: [] } };
      } catch (error) {
        const problem = explained(error, log);
        outcome = problem.kind;
        return replyOf(problem.document);
      }
    })();
    const answered = await reply(interaction, ready, as, log);
    if (withheld.length > 0) await this.#tellWithheld(interaction, withheld);
    log.info({ outcome, answered, ms: Math.round((performance.now() - begun) * 10) / 10 }, 'command');
  }

  /** Says something to the one who asked alone. */
  async say(interaction: Answerable, text: string): Promise<void> {
    await reply(interaction, Promise.resolve(replyOf(notice(text))), 'private', this.#log);
  }

  /** Discord would refuse the whole answer for a file that may not be attached. */
  async #tellWithheld(interaction: Answerable, files: readonly string[]): Promise<void> {
    const content = english.notices.mayNotAttach(files.join(', '));
    await deliver(() => interaction.followUp({ content, flags: MessageFlags.Ephemeral }), this.#log);
  }
}

/** Whether Discord lets the bot attach files there; in a DM it does. */
function mayAttach({ appPermissions, guildId }: Answerable): boolean {
  return guildId === null || appPermissions.has(PermissionFlagsBits.AttachFiles);
}

/** A word to the one who asked alone. */
export function notice(text: string): Document {
  return { lines: [line(text)], private: true };
}

function replyOf(document: Document): Reply {
  return { message: render(document), private: document.private ?? false };
}

/** Below the text, after the files that belong to it. */
function withPictures({ message, private: hidden }: Reply, pictures: readonly AttachmentBuilder[]): Reply {
  return { message: { ...message, files: [...message.files, ...pictures] }, private: hidden };
}

/** A fault is told to the one who asked by a number, under which its cause stands in the logs. */
function explained(error: unknown, log: Logger): Problem {
  const reference = randomBytes(4).toString('hex');
  const problem = worded(error, reference);
  if (problem.kind === 'fault') log.error({ err: error, reference }, 'command failed');
  return problem;
}

function worded(error: unknown, reference: string): Problem {
  try {
    return problemOf(error, reference);
  } catch (unworded) {
    // The catalogue lacks a sentence: that is a bug of ours, and told as one.
    return problemOf(unworded, reference);
  }
}
