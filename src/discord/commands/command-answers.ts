import type { Logger } from 'pino';
import { commands } from '../../../commands/index.ts';
import { asksOnce } from '../../command/asks-once.ts';
import type { Command } from '../../command/command.ts';
import { commandNamed } from '../../command/typing/find.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Referee } from '../../referee/referee.ts';
import { deliver } from '../answers/delivery.ts';
import type { Answerable } from '../answers/replying.ts';
import type { CommandResult } from '../answers/result.ts';
import { linkTo } from '../messages/link.ts';
import type { Parts } from '../parts.ts';
import { askedWith, usedBy } from './asked.ts';

/** Runs commands, typed or from a button or form, and answers with the result. */
export class CommandAnswers {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Gives a command from a button or a form, for whoever pressed or sent it. */
  give(interaction: Answerable, { name, given }: GivenCommand): Promise<CommandResult | undefined> {
    return this.run(interaction, commandNamed(name, commands), name, () => askedWith(interaction, name, given));
  }

  /** The same, where what can't be taken back is said before it's done. */
  async asking(interaction: Answerable, found: GivenCommand): Promise<CommandResult | undefined> {
    const { words, referee, kept, answers } = this.#parts;
    const { id, user, channelId } = interaction;
    // If this process doesn't remember the campaign, it's been read for the form a moment ago, or it's read for the command in any case.
    const campaign = referee.records.inMemory(channelId ?? '')?.campaign;
    const asks = campaign && asksOnce(words, campaign, found, user.id);
    if (!asks) return this.give(interaction, found);
    const whose = { user: user.id, channel: channelId ?? '' };
    const buttons = await kept.carrying(asks.buttons ?? [], id, whose);
    await answers.give(interaction, 'sure', 'private', async () => ({ document: { ...asks, buttons } }));
    return undefined;
  }

  /** Runs a command and answers everyone, or only the person who asked, as the command decides. */
  async run(
    interaction: Answerable,
    command: Command | undefined,
    name: string,
    asked: () => Asked,
  ): Promise<CommandResult | undefined> {
    const as = command && isPrivate(interaction, command) ? 'private' : 'public';
    let given: CommandResult | undefined;
    await this.#parts.answers.give(interaction, `/${name}`, as, async () => {
      given = await this.#parts.unanswered.heard(interaction.createdAt, () =>
        this.#parts.dice.run(interaction, name, asked()),
      );
      return given;
    });
    if (name === 'game new' && given) await this.#parts.threads.ifWanted(interaction, asked(), given);
    if (given) await linkPosted(interaction, given, this.#parts.referee, this.#parts.log);
    await this.#parts.unanswered.kept();
    await this.#parts.keeping.used(interaction);
    return given;
  }
}

/** Whether only the person who asks sees the answer. Discord has to know this before there is an answer. */
function isPrivate(interaction: Answerable, command: Command): boolean {
  const { private: hidden = false } = command;
  if (typeof hidden === 'boolean') return hidden;
  const given = interaction.isChatInputCommand() ? usedBy(interaction).data : [];
  if (typeof hidden === 'function') {
    return hidden(Object.fromEntries(given.map(({ name, value }) => [name, String(value)])));
  }
  return !given.some(({ name, value }) => name === hidden.unless && value === true);
}

/**
 * Records where a picture was posted. The picture's own address on Discord is good for a day or so, but the message's address
 * lasts as long as the message. Failures are logged: the picture is in the log either way.
 */
async function linkPosted(
  interaction: Answerable,
  { document, json }: CommandResult,
  referee: Pick<Referee, 'photos'>,
  log: Logger,
): Promise<void> {
  const { photos = [] } = document;
  const { channelId, guildId } = interaction;
  const seq = json?.seq;
  if (photos.length === 0 || typeof seq !== 'number' || channelId === null) return;
  await deliver(async () => {
    const { id } = await interaction.fetchReply();
    await referee.photos.posted(channelId, seq, linkTo(guildId, channelId, id));
  }, log);
}
