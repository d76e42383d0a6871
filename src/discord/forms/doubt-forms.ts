import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { questionForm } from '../../command/questioning.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';

import type { Answers, CommandResult } from '../answers/answers.ts';
import { deliver } from '../answers/delivery.ts';
import { askedWith } from '../commands/asked.ts';
import type { TableDice } from '../commands/table-dice.ts';
import { disable } from '../presses/spent-buttons.ts';
import { filesFilledIn, filledIn, fillForm } from './modal.ts';

/** A form carries the log and the number of its ruling. */
const CARRIED = /^question:([^:]+):(\d+)$/;

/** A form asks what somebody doubts about a ruling. */
export class QuestionForms {
  readonly #words: Catalogue;
  readonly #referee: Pick<Referee, 'ruling' | 'questions'>;
  readonly #dice: Pick<TableDice, 'run'>;
  readonly #answers: Pick<Answers, 'give'>;
  readonly #log: Logger;
  readonly #api: string | undefined;

  /** @param api an address of Discord's API other than the real one */
  constructor(
    words: Catalogue,
    referee: Pick<Referee, 'ruling' | 'questions'>,
    dice: Pick<TableDice, 'run'>,
    answers: Pick<Answers, 'give'>,
    log: Logger,
    api: string | undefined,
  ) {
    this.#words = words;
    this.#referee = referee;
    this.#dice = dice;
    this.#answers = answers;
    this.#log = log;
    this.#api = api;
  }

  /** Opens the form of a ruling, or says at once why this person can't question it. @param of its log and number */
  async open(interaction: ButtonInteraction, of: string): Promise<void> {
    const customId = `question:${of}`;
    const [, log = '', number] = CARRIED.exec(customId) ?? [];
    const { channelId: channel, user } = interaction;
    const seq = Number(number);
    try {
      await this.#referee.ruling(channel, seq, log);
      await this.#referee.questions.check({ channel, user: user.id }, seq);
      await deliver(() => interaction.showModal(fillForm(questionForm(this.#words, seq), customId)), this.#log);
    } catch (error) {
      await this.#answers.give(interaction, '/question', 'private', () => Promise.reject(error));
    }
  }

  /** Whether a form is one of these. */
  isOne({ customId }: ModalSubmitInteraction): boolean {
    return CARRIED.test(customId);
  }

  /** Does the same as `/question`. */
  async take(interaction: ModalSubmitInteraction): Promise<void> {
    let asked: CommandResult | undefined;
    await this.#answers.give(interaction, '/question', 'public', async () => {
      const { channelId, customId } = interaction;
      const [, log = '', seq] = CARRIED.exec(customId) ?? [];
      // In another log, the number would belong to another ruling.
      await this.#referee.ruling(channelId ?? '', Number(seq), log);
      const given = { number: Number(seq), ...filledIn(interaction) };
      const whole = { ...askedWith(interaction, 'question', given), ...filesFilledIn(interaction, this.#api) };
      asked = await this.#dice.run(interaction, 'question', whole);
      return asked;
    });
    // One question about a ruling is enough.
    if (asked?.json?.seq !== undefined && interaction.isFromMessage())
      await disable(interaction, (id) => id === interaction.customId, this.#log);
  }
}
