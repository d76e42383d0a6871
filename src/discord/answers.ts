import { randomBytes } from 'node:crypto';
import { MessageFlags, PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Answer } from '../command/command.ts';
import { type Problem, problemOf } from '../command/problem.ts';
import { type Document, type Line, line } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { type Calls, withCalls } from './calls.ts';
import { deliver } from './delivery.ts';
import { type Mention, noMention } from './mentions.ts';
import { picturesOf } from './pictures.ts';
import { render, type Showing, sendable } from './render.ts';
import { type Answerable, type Appearance, acknowledge, isOld, type Reply, reply } from './replying.ts';
import type { Untold } from './untold.ts';

/** What a command came to. */
export interface Given {
  readonly document: Document;
  /** In a word, for the logs, where it is not simply done. */
  readonly outcome?: 'die-owed' | 'error' | 'refused' | 'spent';
  /** A word to those whom something waits for now. */
  readonly calls?: Calls;
  /** The command that gives it again, for its pages to be turned: what a button carries for it. */
  readonly turns?: string | undefined;
  /** Which page of it is shown, from 1 on. */
  readonly page?: number | undefined;
  /** Of odds: the command that throws what they are of. */
  readonly throws?: string;
  /** Of a question that it doesn't answer: where it was asked, and what was offered. */
  readonly unanswered?: Answer['unanswered'];
  /** The same for machines: `seq` is the number of the record that was written, if one was. */
  readonly json?: Readonly<Record<string, unknown>>;
}

/** Answers interactions, each with a line in the logs. */
export class Answers {
  readonly #untold: Pick<Untold, 'of' | 'missed' | 'missedBefore' | 'drop'>;
  readonly #log: Logger;
  readonly #mention: (guild: string | null) => Mention;

  /** @param mention how commands are mentioned in a server or, without one, in a DM */
  constructor(
    untold: Pick<Untold, 'of' | 'missed' | 'missedBefore' | 'drop'>,
    log: Logger,
    mention: (guild: string | null) => Mention = () => noMention,
  ) {
    this.#untold = untold;
    this.#log = log;
    this.#mention = mention;
  }

  /**
   * Answers with what the work gives, or says why it gave nothing. What can be answered no more is not done; what was done
   * and is not seen is told by other ways.
   */
  async give(interaction: Answerable, what: string, as: Appearance, work: () => Promise<Given>): Promise<void> {
    const begun = performance.now();
    const log = this.#log.child({ interaction: interaction.id, command: what, guild: interaction.guildId });
    const old = isOld(interaction);
    if (old && !(await acknowledge(interaction, as, log))) {
      // Nothing is thrown for it. But it may be one that an earlier process has ruled on, and could not answer.
      await this.#untold.missedBefore(interaction);
      log.warn({ outcome: 'too-old', answered: false }, 'command');
      return;
    }
    let outcome = 'ok';
    let given: Given | undefined;
    let retold: readonly Line[] = [];
    const ready = (async () => {
      try {
        given = await work();
        outcome = given.outcome ?? outcome;
        if (!given.document.private && as === 'public') retold = await this.#untold.of(interaction.channelId);
        const document = { ...given.document, lines: [...retold, ...given.document.lines] };
        return await this.#replyTo(interaction, { ...given, document }, log);
      } catch (error) {
        const problem = explained(error, log);
        outcome = problem.kind;
        return replyOf(problem.document, this.#showing(interaction));
      }
    })();
    const answered = await reply(interaction, ready, as, log, old);
    const seq = (given as Given | undefined)?.json?.seq;
    if (!answered && given && typeof seq === 'number')
      await this.#tell(interaction, withCalls((given as Given).document, (given as Given).calls), as, seq);
    if (answered && retold.length > 0) await this.#untold.drop(interaction.channelId);
    log.info({ outcome, answered, ms: Math.round((performance.now() - begun) * 10) / 10 }, 'command');
  }

  /** Shows all what came of a press beside the message that was pressed; what does not arrive is told by other ways. */
  async follow(interaction: Answerable, given: Given): Promise<void> {
    const { document, json } = given;
    const { message } = await this.#replyTo(interaction, given, this.#log);
    const sent = await deliver(() => interaction.followUp(sendable(message)), this.#log);
    if (sent !== 'sent' && typeof json?.seq === 'number') await this.#untold.missed(interaction, document, json.seq);
  }

  /** Tells what else came of a command that has its answer, or why that came to nothing. */
  async followWith(interaction: Answerable, work: () => Promise<Given>): Promise<void> {
    const given = await work().catch((error: unknown): Given => ({ document: explained(error, this.#log).document }));
    const { message, private: hidden } = await this.#replyTo(interaction, given, this.#log);
    const flags = (hidden ? MessageFlags.Ephemeral : 0) | (message.flags ?? 0);
    await deliver(() => interaction.followUp({ ...sendable(message), ...(flags === 0 ? {} : { flags }) }), this.#log);
  }

  /** Says something to the one who asked alone. */
  async say(interaction: Answerable, text: string): Promise<void> {
    await reply(interaction, Promise.resolve(replyOf(notice(text), this.#showing(interaction))), 'private', this.#log);
  }

  /** What was for one alone is told as the log has it, which anybody may read. */
  #tell(interaction: Answerable, document: Document, as: Appearance, seq: number): Promise<void> {
    const open = as !== 'private' && !document.private && !document.secret;
    return open ? this.#untold.missed(interaction, document, seq) : this.#untold.missedBefore(interaction);
  }

  /** Discord would refuse the whole answer for a file that may not be attached, and without its file one is nothing. */
  async #replyTo(interaction: Answerable, { document, calls, turns, page }: Given, log: Logger): Promise<Reply> {
    const showing = { turns, page, ...this.#showing(interaction) };
    if (mayAttach(interaction)) {
      return replyOf(document, { ...showing, pictures: await picturesOf(document, log) }, calls);
    }
    const files = (document.attached ?? []).map(({ name }) => name);
    if (files.length > 0) return replyOf(notice(english.notices.mayNotAttach(files.join(', '))), showing);
    return replyOf(document, { ...showing, files: false }, calls);
  }

  #showing({ guildId }: Answerable): Showing {
    return { mention: this.#mention(guildId) };
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

/** Where the answer takes the place of another message, nobody is pinged by it: the word to them follows. */
function replyOf(document: Document, showing: Showing = {}, calls?: Calls): Reply {
  if (calls && !document.private && !document.secret) {
    const edit = { message: render(document, showing), call: render(calls, showing) };
    return { message: render(withCalls(document, calls), showing), edit, private: false };
  }
  const message = render(document, showing);
  const hidden = document.private ?? false;
  if (!document.secret) return { message, private: hidden };
  return { message, private: true, instead: render(notice(english.notices.notInPrivate)) };
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
