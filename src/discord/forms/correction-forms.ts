import type { ButtonInteraction, MessageContextMenuCommandInteraction, ModalSubmitInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { commands } from '../../../commands/index.ts';
import { correctionForm, correctionFrom } from '../../command/forms/correcting.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';

import type { Answers } from '../answers/answers.ts';
import { showForm } from '../answers/callback.ts';
import { deliver } from '../answers/delivery.ts';
import type { Of } from '../buttons/kind.ts';
import { askedWith } from '../commands/asked.ts';
import type { TableDice } from '../commands/table-dice.ts';
import { modalOf } from './index.ts';
import { filledIn } from './modal.ts';

/** What a player saw for a ruling is corrected in a form. */
export class CorrectionForms {
  readonly #words: Catalogue;
  readonly #referee: Referee;
  readonly #dice: Pick<TableDice, 'run'>;
  readonly #answers: Pick<Answers, 'give' | 'say'>;
  readonly #log: Logger;

  constructor(
    words: Catalogue,
    referee: Referee,
    dice: Pick<TableDice, 'run'>,
    answers: Pick<Answers, 'give' | 'say'>,
    log: Logger,
  ) {
    this.#words = words;
    this.#referee = referee;
    this.#dice = dice;
    this.#answers = answers;
    this.#log = log;
  }

  /** Opens the form of a ruling, or says at once why this person can’t correct it. */
  async open(
    interaction: MessageContextMenuCommandInteraction | ButtonInteraction,
    ruling: Of<'correct'>,
  ): Promise<void> {
    const { channelId: channel, user } = interaction;
    try {
      const form = await correctionForm(this.#words, this.#referee, commands, channel, ruling);
      await this.#referee.corrections.check({ channel, user: user.id }, ruling.seq);
      if (form) await deliver(() => showForm(interaction, modalOf(this.#words, 'correct', ruling, form)), this.#log);
      else await this.#answers.say(interaction, this.#words.corrections.nothingSeen);
    } catch (error) {
      await this.#answers.give(interaction, '/correct', 'private', () => Promise.reject(error));
    }
  }

  /** Runs `/correct` with every value that the form changes. */
  take(interaction: ModalSubmitInteraction, ruling: Of<'correct'>): Promise<void> {
    return this.#answers.give(interaction, '/correct', 'public', async () => {
      const { channelId } = interaction;
      const filled = filledIn(interaction);
      const given = await correctionFrom(this.#words, this.#referee, commands, channelId ?? '', ruling, filled);
      return this.#dice.run(interaction, 'correct', askedWith(interaction, 'correct', given));
    });
  }
}
