import {
  type ButtonInteraction,
  DiscordAPIError,
  RESTJSONErrorCodes,
  Routes,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Asked } from '../../referee/asked.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Answers } from '../answers/answers.ts';
import { textChannelOf } from '../answers/came-from.ts';
import { deliver } from '../answers/delivery.ts';
import { lackedForThread } from '../answers/permissions.ts';
import type { Answerable } from '../answers/replying.ts';
import { type CommandResult, notice } from '../answers/result.ts';
import { Taps } from '../presses/double-taps.ts';
import { disable } from '../presses/spent-buttons.ts';
import type { Keeping } from '../servers/keeping.ts';
import { askedWith } from './asked.ts';
import type { TableDice } from './table-dice.ts';

/** Discord's limit. */
const LONGEST_NAME = 100;

/** Opens a thread under the reply to `/game new`, and moves the log there. */
export class Threads {
  readonly #parts: Parts;
  readonly #taps = new Taps();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** *Open a thread*: a second press finds that it's open, and says where. */
  async press(interaction: ButtonInteraction | StringSelectMenuInteraction): Promise<void> {
    const { answers, keeping, log } = this.#parts;
    if (this.#taps.isSecond(interaction)) return void (await deliver(() => interaction.deferUpdate(), log));
    let opened: CommandResult | undefined;
    await answers.give(interaction, 'thread', 'public', async () => {
      opened = await this.#opened(interaction, interaction.message.id, interaction.id);
      return opened;
    });
    await keeping.used(interaction);
    if (opened?.json) await disable(interaction, (id) => id === interaction.customId, log);
  }

  /** `thread:true`: the same, from the reply that has just been sent. If it fails, the campaign stays in its channel. */
  async ifWanted(interaction: Answerable, { given }: Asked, { json }: CommandResult): Promise<void> {
    if (String(given.thread) !== 'true' || typeof json?.seq !== 'number') return;
    // The reply has already said what's missing.
    if (lackedForThread(this.#parts.words, interaction)?.length !== 0) return;
    const { answers, log } = this.#parts;
    let message = '';
    const found = await deliver(async () => {
      message = (await interaction.fetchReply()).id;
    }, log);
    if (found !== 'sent') return;
    // The interaction has written its record already, and this is another.
    await answers.followWith(interaction, () => this.#opened(interaction, message, `${interaction.id}-thread`));
  }

  async #opened(interaction: Answerable, message: string, id: string): Promise<CommandResult> {
    const { referee, dice } = this.#parts;
    const asked = (to: string) => ({ ...askedWith(interaction, 'game move-to', { channel: to }), interaction: id });
    const campaign = await referee.transfer.movable(asked(message), message);
    const lacked = lackedForThread(this.#parts.words, interaction);
    const here = textChannelOf(interaction);
    if (here === undefined || lacked === undefined) return refused(this.#parts.words.notices.noThreadHere);
    if (lacked.length > 0) return refused(this.#parts.words.notices.threadLacks(lacked));
    const name = campaign.game?.name.trim() || here;
    if (!(await this.#start(interaction, message, name))) return refused(this.#parts.words.notices.threadRefused);
    return dice.run(interaction, 'game move-to', asked(message));
  }

  /** The thread gets the ID of its message, so Discord opens only one. @returns whether it's open */
  async #start({ client, channelId }: Answerable, message: string, name: string): Promise<boolean> {
    try {
      const body = { name: [...name].slice(0, LONGEST_NAME / 2).join('') };
      await client.rest.post(Routes.threads(channelId!, message), { body });
      return true;
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      if (error.code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage) return true;
      this.#parts.log.warn({ err: error }, 'couldn’t open a thread');
      return false;
    }
  }
}

interface Parts {
  readonly words: Catalogue;
  readonly referee: Referee;
  readonly dice: TableDice;
  readonly answers: Answers;
  readonly keeping: Pick<Keeping, 'used'>;
  readonly log: Logger;
}

function refused(text: string): CommandResult {
  return { document: notice(text), outcome: 'refused' };
}
