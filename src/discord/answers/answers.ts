import { InteractionContextType, MessageFlags, PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics/metrics.ts';
import { Interrupted } from '../../referee/fairness/throws/announcing.ts';
import type { Photos } from '../../referee/photos/photos.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Document, Line } from '../../reply/document.ts';
import { type Mention, noMention } from '../messages/mentions.ts';
import { picturesOf } from '../messages/pictures.ts';
import { type Rendered, render, type Showing, sendable } from '../messages/render.ts';
import { renewed } from '../presses/spent-buttons.ts';
import { waitingOn } from '../upkeep/waiting-message.ts';
import { byPresser } from './by-presser.ts';
import { isInLocked } from './came-from.ts';
import { deliver } from './delivery.ts';
import { explained } from './explained.ts';
import { isThrown } from './first-answer.ts';
import { type Answerable, acknowledge, isOld, movesOn, type Reply, replaceSource, reply } from './replying.ts';
import { type Appearance, type Calls, type CommandResult, notice } from './result.ts';
import { cameFrom, type Gathered, type StepMessages } from './step-messages.ts';
import { withTyped } from './typed-text.ts';
import type { Posted, Untold } from './untold.ts';

/** Who learns which message shows which record, which has buttons that wait for something, and that a throw's result is shown. */
interface Messages {
  thrown(interaction: string): Promise<void>;
  told(channel: string, seq: number, message: string, beside?: readonly number[]): void;
  shown(channel: string, message: string, buttons: readonly string[], instead?: string): void;
}

/** The form in which a reply is read: by one person or, without one, by everybody in the channel. */
type FormFor = (user: string | undefined, channel: string, document: Document) => Promise<Document>;

/** Answers interactions, and writes a line in the logs for each. */
export class Answers {
  readonly #words: Catalogue;
  readonly #untold: Pick<Untold, 'of' | 'missed' | 'missedBefore' | 'drop'>;
  readonly #log: Logger;
  readonly #mention: (guild: string | null) => Mention;
  readonly #after: Messages;
  readonly #formFor: FormFor;
  readonly #steps: Pick<StepMessages, 'take' | 'edit'>;
  readonly #metrics: Pick<Metrics, 'answered'> | undefined;
  readonly #photos: Pick<Photos, 'under'> | undefined;

  /**
   * @param mention how commands are mentioned in a server or, without one, in a DM
   * @param after learns which message in a channel shows which record, and which has buttons that wait for something
   * @param steps gathers the rulings of a step in one message
   * @param formFor gives a reply the form in which it’s read
   * @param metrics counts the answers
   * @param photos has the photographs that lie under drawn tables
   */
  constructor(
    words: Catalogue,
    untold: Pick<Untold, 'of' | 'missed' | 'missedBefore' | 'drop'>,
    log: Logger,
    steps: Pick<StepMessages, 'take' | 'edit'>,
    mention: (guild: string | null) => Mention = () => noMention,
    after: Messages = { thrown: async () => {}, told: () => {}, shown: () => {} },
    formFor: FormFor = (_, __, document) => Promise.resolve(document),
    metrics?: Pick<Metrics, 'answered'>,
    photos?: Pick<Photos, 'under'>,
  ) {
    this.#words = words;
    this.#untold = untold;
    this.#log = log;
    this.#steps = steps;
    this.#mention = mention;
    this.#after = after;
    this.#formFor = formFor;
    this.#metrics = metrics;
    this.#photos = photos;
  }

  /**
   * Answers with the result of the work, or says why there is none. If it's too late to answer, the work isn't done. A result
   * that was recorded but couldn't be shown is shown in other ways.
   */
  async give(interaction: Answerable, what: string, as: Appearance, work: () => Promise<CommandResult>): Promise<void> {
    const begun = performance.now();
    const log = this.#log.child({ interaction: interaction.id, command: what, guild: interaction.guildId });
    const old = isOld(interaction);
    const first = old || isInLocked(interaction);
    if (first && !(await acknowledge(interaction, as, log))) {
      // Nothing is thrown now, but an earlier process may have ruled on it without being able to answer.
      this.#posted(interaction, await this.#untold.missedBefore(interaction));
      const late = old ? 'too-old' : 'locked';
      log.warn({ outcome: late, answered: false }, 'command');
      this.#metrics?.answered(what, late, false);
      return;
    }
    let outcome = 'ok';
    let given: CommandResult | undefined;
    let retold: readonly Line[] = [];
    let gathered: Gathered | undefined;
    const ready = (async () => {
      try {
        given = await this.#inForm(interaction, as, await work());
        outcome = given.outcome ?? outcome;
        const isPublic = as === 'public' || isThrown(interaction);
        if (!given.document.private && isPublic) retold = await this.#untold.of(interaction.channelId);
        const isRefused = outcome === 'error' || outcome === 'refused';
        if (isRefused) given = { ...given, document: withTyped(this.#words, given.document, interaction) };
        const shown = isPublic ? byPresser(this.#words, given.document, interaction) : given.document;
        const document = { ...shown, lines: [...retold, ...shown.lines] };
        const whole = { ...given, document };
        gathered = isPublic && retold.length === 0 ? await this.#gather(interaction, whole) : undefined;
        const ready = await this.#replyTo(interaction, { ...whole, document: gathered?.document ?? document }, log);
        return { ...ready, over: cameFrom(interaction, gathered?.before) };
      } catch (error) {
        const problem = explained(this.#words, error, log);
        outcome = problem.kind;
        if (error instanceof Interrupted && isThrown(interaction))
          return { ...replyOf(this.#words, problem.document), left: true as const };
        const document = withTyped(this.#words, problem.document, interaction);
        return replyOf(this.#words, document, this.#showing(interaction));
      }
    })();
    const { answered, message } = await reply(interaction, ready, as, log, first).catch(async (error) => {
      // The next ruling in the channel waits until it's known where this one is shown.
      await gathered?.done(undefined);
      throw error;
    });
    const seq = (given as CommandResult | undefined)?.json?.seq;
    const shared = gathered as Gathered | undefined;
    if (given) this.#tells(interaction, given, message, shared);
    await shared?.done(message);
    if (!answered && given && typeof seq === 'number')
      await this.#tell(
        interaction,
        withCalls((given as CommandResult).document, (given as CommandResult).calls),
        as,
        seq,
      );
    if (answered && retold.length > 0) await this.#untold.drop(interaction.channelId);
    if (isThrown(interaction)) await this.#after.thrown(interaction.id);
    const took = performance.now() - begun;
    log.info({ outcome, answered, ms: Math.round(took * 10) / 10 }, 'command');
    this.#metrics?.answered(what, outcome, answered, took);
  }

  /** Shows everyone the result of a button, next to the message with the button. If that fails, it's shown in other ways. */
  async follow(interaction: Answerable, given: CommandResult): Promise<void> {
    const { json } = given;
    const told = await this.#inForm(interaction, 'public', given);
    const document = byPresser(this.#words, told.document, interaction);
    const gathered = await this.#gather(interaction, { ...given, document });
    let shown: string | undefined;
    try {
      const whole = { ...given, document: gathered?.document ?? document };
      const { message } = await this.#replyTo(interaction, whole, this.#log);
      if (gathered && (await this.#steps.edit(interaction, gathered, message))) shown = gathered.before;
      else shown = await this.#followUp(interaction, message);
      if (shown !== undefined) this.#tells(interaction, given, shown, gathered);
      else if (typeof json?.seq === 'number')
        this.#posted(interaction, await this.#untold.missed(interaction, document, json.seq));
    } finally {
      await gathered?.done(shown);
    }
  }

  /** @returns the message, if it was sent */
  async #followUp(interaction: Answerable, message: Rendered): Promise<string | undefined> {
    let sent: string | undefined;
    await deliver(async () => {
      sent = (await interaction.followUp(sendable(message))).id;
    }, this.#log);
    return sent;
  }

  /** Replaces the message that a press came from, where the answer to the press is another one. */
  async refresh(interaction: Answerable, given: CommandResult): Promise<void> {
    const { message } = await this.#replyTo(interaction, given, this.#log);
    await replaceSource(interaction, message, this.#log);
  }

  #gather(interaction: Answerable, given: CommandResult): Promise<Gathered | undefined> {
    return this.#steps.take(interaction, given, this.#mention(interaction.guildId));
  }

  /** Adds a second message to a command that has its answer already, or says why there is none. */
  async followWith(interaction: Answerable, work: () => Promise<CommandResult>): Promise<void> {
    const given = await work().catch(
      (error: unknown): CommandResult => ({ document: explained(this.#words, error, this.#log).document }),
    );
    const { message, private: hidden } = await this.#replyTo(interaction, given, this.#log);
    const flags = (hidden ? MessageFlags.Ephemeral : 0) | (message.flags ?? 0);
    await deliver(() => interaction.followUp({ ...sendable(message), ...(flags === 0 ? {} : { flags }) }), this.#log);
  }

  /** Says something that only the person who asked sees. */
  async say(interaction: Answerable, text: string): Promise<void> {
    await reply(
      interaction,
      Promise.resolve(replyOf(this.#words, notice(text), this.#showing(interaction))),
      'private',
      this.#log,
    );
  }

  /** Where only the person who asked sees it, as in a conversation with the bot alone, a reply has the form that this person likes. */
  async #inForm(
    { user, context, channelId }: Answerable,
    as: Appearance,
    given: CommandResult,
  ): Promise<CommandResult> {
    const isOwn = as !== 'public' || context === InteractionContextType.BotDM || given.document.private;
    const document = await this.#formFor(isOwn ? user.id : undefined, channelId ?? '', given.document);
    return { ...given, document };
  }

  #tells(
    interaction: Answerable,
    { document, json }: CommandResult,
    message: string | undefined,
    gathered?: Gathered,
  ): void {
    const { channelId } = interaction;
    if (channelId === null || message === undefined) return;
    if (typeof json?.seq === 'number') this.#after.told(channelId, json.seq, message, gathered?.beside);
    const waiting = waitingOn(document);
    const isRenewed = replaces(interaction, message);
    // A press that came before knows the step's message as it was.
    if (isRenewed) renewed(message, gathered && interaction.createdTimestamp + 1);
    const waited = gathered ? gathered.waited : isRenewed;
    const instead = gathered?.before === message ? undefined : gathered?.before;
    if (waiting.length > 0 || waited) this.#after.shown(channelId, message, waiting, instead);
  }

  /** If the answer was private, only what the log says is shown, which anyone may read. */
  async #tell(interaction: Answerable, document: Document, as: Appearance, seq: number): Promise<void> {
    const open = as !== 'private' && !document.private && !document.secret;
    const posted = open ? this.#untold.missed(interaction, document, seq) : this.#untold.missedBefore(interaction);
    this.#posted(interaction, await posted);
  }

  /** What took the place of an answer is struck through and greyed out like one. */
  #posted(interaction: Answerable, posted: Posted | undefined): void {
    if (posted) this.#tells(interaction, { document: posted.document, json: { seq: posted.seq } }, posted.message);
  }

  /** Without permission for files, Discord would refuse the whole answer, and some answers are nothing without their file. */
  async #replyTo(
    interaction: Answerable,
    { document, calls, turns, page }: CommandResult,
    log: Logger,
  ): Promise<Reply> {
    const showing = { turns, page, ...this.#showing(interaction) };
    if (mayAttach(interaction)) {
      const photoOf = async (hash: string) => this.#photos?.under(interaction.channelId ?? '', hash);
      const pictures = await picturesOf(document, log, { photoOf });
      return replyOf(this.#words, document, { ...showing, pictures }, calls);
    }
    const files = (document.attached ?? []).map(({ name }) => name);
    if (files.length > 0)
      return replyOf(this.#words, notice(this.#words.notices.mayNotAttach(files.join(', '))), showing);
    return replyOf(this.#words, document, { ...showing, files: false }, calls);
  }

  #showing({ guildId }: Answerable): Showing {
    return { mention: this.#mention(guildId) };
  }
}

/** Whether an answer has taken the place of a message, and of all its buttons. */
function replaces(interaction: Answerable, message: string): boolean {
  return movesOn(interaction) && interaction.message?.id === message;
}

/** Whether Discord lets the bot attach files there. In a DM it does. */
function mayAttach({ appPermissions, guildId }: Answerable): boolean {
  return guildId === null || appPermissions.has(PermissionFlagsBits.AttachFiles);
}

/** An answer that replaces another message pings nobody, so the message to those people follows. */
function replyOf(words: Catalogue, document: Document, showing: Showing = {}, calls?: Calls): Reply {
  if (calls && !document.private && !document.secret) {
    const edit = { message: render(words, document, showing), call: render(words, calls, showing) };
    return { message: render(words, withCalls(document, calls), showing), edit, private: false };
  }
  const message = render(words, document, showing);
  const hidden = document.private ?? false;
  if (!document.secret) return { message, private: hidden };
  return { message, private: true, instead: render(words, notice(words.notices.notInPrivate)) };
}

/** The message to them and the answer in one, without a frame: the push notification of a frame is empty. */
function withCalls(document: Document, calls: Calls | undefined): Document {
  if (!calls) return document;
  const [news, ...rest] = document.lines;
  // Nobody needs to read the same news twice.
  const isTold = news?.tells !== undefined && news.tells === calls.tells;
  return { ...document, lines: [...calls.lines, ...(isTold ? rest : document.lines)], pings: calls.pings };
}
