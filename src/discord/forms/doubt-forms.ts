import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { questionForm } from '../../command/forms/questioning.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Answers } from '../answers/answers.ts';
import { showForm } from '../answers/callback.ts';
import { deliver } from '../answers/delivery.ts';
import type { CommandResult } from '../answers/result.ts';
import { customIdOf } from '../buttons/index.ts';
import type { Of } from '../buttons/kind.ts';
import { askedWith } from '../commands/asked.ts';
import type { TableDice } from '../commands/table-dice.ts';
import { disable } from '../presses/spent-buttons.ts';
import { modalOf } from './index.ts';
import { filesFilledIn, filledIn } from './modal.ts';

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

  /** Opens the form of a ruling, or says at once why this person can't question it. */
  async open(interaction: ButtonInteraction, { log, seq }: Of<'question'>): Promise<void> {
    const { channelId: channel, user } = interaction;
    try {
      await this.#referee.ruling(channel, seq, log);
      await this.#referee.questions.check({ channel, user: user.id }, seq);
      await deliver(
        () => showForm(interaction, modalOf(this.#words, 'question', { log, seq }, questionForm(this.#words, seq))),
        this.#log,
      );
    } catch (error) {
      await this.#answers.give(interaction, '/question', 'private', () => Promise.reject(error));
    }
  }

  /** Does the same as `/question`. */
  async take(interaction: ModalSubmitInteraction, { log, seq }: Of<'question'>): Promise<void> {
    let asked: CommandResult | undefined;
    await this.#answers.give(interaction, '/question', 'public', async () => {
      // In another log, the number would belong to another ruling.
      await this.#referee.ruling(interaction.channelId ?? '', seq, log);
      const given = { number: seq, ...filledIn(interaction) };
      const whole = { ...askedWith(interaction, 'question', given), ...filesFilledIn(interaction, this.#api) };
      asked = await this.#dice.run(interaction, 'question', whole);
      return asked;
    });
    // One question about a ruling is enough.
    if (asked?.json?.seq !== undefined && interaction.isFromMessage())
      await disable(interaction, (id) => id === customIdOf({ action: 'question', of: { log, seq } }), this.#log);
  }
}
