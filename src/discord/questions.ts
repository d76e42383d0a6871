import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { within } from '../campaign/store/deadline.ts';
import { writePair } from '../kernel/pairs.ts';
import { NotWritten } from '../referee/protocol.ts';
import type { Referee } from '../referee/referee.ts';
import { questionIn } from '../referee/solo.ts';
import { english } from '../reply/english/index.ts';
import { answerForm, questionKey } from './answer-form.ts';
import { type Answers, notice } from './answers.ts';
import { deliver } from './delivery.ts';
import { askedWith } from './given.ts';
import { DEFER_AFTER } from './replying.ts';
import type { TableDice } from './table-dice.ts';

type Answerable = ButtonInteraction | ModalSubmitInteraction;

/** What a button says: the question, and the answer where it is a single word. */
interface Pressed {
  readonly of: string;
  readonly name?: string;
  readonly value?: string;
}

/** Takes what the players see, for the side that the referee runs. */
export class Questions {
  readonly #referee: Referee;
  readonly #dice: TableDice;
  readonly #answers: Answers;
  readonly #log: Logger;

  constructor(referee: Referee, dice: TableDice, answers: Answers, log: Logger) {
    this.#referee = referee;
    this.#dice = dice;
    this.#answers = answers;
    this.#log = log;
  }

  /** Answers by the button itself, or opens the form. A form cannot be put off, so a slow store counts as one that fails. */
  async press(interaction: ButtonInteraction, { of, name, value }: Pressed): Promise<void> {
    if (name !== undefined && value !== undefined) {
      return this.take(interaction, { of, answers: writePair(name, value) });
    }
    try {
      const question = await within(DEFER_AFTER, this.#asked(interaction));
      if (!question || questionKey(question) !== of) await this.#answers.say(interaction, english.solo.stale);
      else await deliver(() => interaction.showModal(answerForm(question)), this.#log);
    } catch (error) {
      await this.#answers.give(interaction, 'answer', 'private', async () => {
        throw error instanceof NotWritten ? error : new NotWritten('failed', error);
      });
    }
  }

  /** Gives an answer, unless something else is asked by now. */
  async take(
    interaction: Answerable,
    { of, answers }: { readonly of: string; readonly answers: string },
  ): Promise<void> {
    await this.#answers.give(interaction, 'answer', 'public', async () => {
      const question = await this.#asked(interaction);
      if (!question || questionKey(question) !== of) return { document: notice(english.solo.stale) };
      return this.#dice.run(interaction, 'solo', askedWith(interaction, 'solo', { task: 'answer', answers }));
    });
  }

  async #asked({ channelId }: Answerable) {
    return questionIn(await this.#referee.campaign(channelId ?? ''));
  }
}
