import { type ButtonInteraction, MessageFlags, type ModalSubmitInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { answering } from '../../../commands/solo.ts';
import { within } from '../../campaign/store/deadline.ts';
import { type Question, questionKey } from '../../kernel/solo.ts';
import { NotWritten } from '../../referee/not-written.ts';
import type { Referee } from '../../referee/referee.ts';
import { questionIn } from '../../referee/solo/solo.ts';
import { MORE } from '../../reply/battle/waiting-buttons.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Answers } from '../answers/answers.ts';
import { showForm } from '../answers/callback.ts';
import { deliver } from '../answers/delivery.ts';
import { DEFER_AFTER, movesOn } from '../answers/replying.ts';
import type { Of } from '../buttons/kind.ts';
import { askedWith } from '../commands/asked.ts';
import type { TableDice } from '../commands/table-dice.ts';
import type { Panels } from '../presses/panels.ts';
import { modalOf } from './index.ts';
import type { Said } from './solo-answer.ts';

type Answerable = ButtonInteraction | ModalSubmitInteraction;

/** Takes the players' reports of what they see, for the side that the referee runs. */
export class Questions {
  readonly #words: Catalogue;
  readonly #referee: Referee;
  readonly #dice: TableDice;
  readonly #answers: Answers;
  readonly #panels: Pick<Panels, 'tell'>;
  readonly #log: Logger;

  constructor(
    words: Catalogue,
    referee: Referee,
    dice: TableDice,
    answers: Answers,
    panels: Pick<Panels, 'tell'>,
    log: Logger,
  ) {
    this.#words = words;
    this.#referee = referee;
    this.#dice = dice;
    this.#answers = answers;
    this.#panels = panels;
    this.#log = log;
  }

  /** Answers by the button itself, or opens the form. Opening a form can't be deferred, so a slow store counts as a failure. */
  async press(interaction: ButtonInteraction, { question: of, part, value }: Of<'answer'>): Promise<void> {
    const more = part === MORE ? value : undefined;
    if (part !== undefined && value !== undefined && more === undefined) {
      return this.take(interaction, { of, said: () => ({ [part]: value }) });
    }
    try {
      const question = await within(DEFER_AFTER, this.#asked(interaction, of));
      if (!question) await this.#answers.say(interaction, this.#words.solo.stale);
      else
        await deliver(
          () =>
            showForm(
              interaction,
              modalOf(this.#words, 'answer-form', { of, none: question.none ?? [] }, { question, more }),
            ),
          this.#log,
        );
    } catch (error) {
      await this.#answers.give(interaction, 'answer', 'private', async () => {
        throw error instanceof NotWritten ? error : new NotWritten('failed', error);
      });
    }
  }

  /** Gives an answer, unless a different question is being asked by now. */
  async take(interaction: Answerable, { of, said }: { readonly of: string; readonly said: () => Said }): Promise<void> {
    const run = async () => {
      const { name, given, answers } = answering(said(), of);
      return this.#dice.run(interaction, name, { ...askedWith(interaction, name, given), answers });
    };
    if (interaction.message?.flags.has(MessageFlags.Ephemeral)) return this.#panels.tell(interaction, 'answer', run);
    // A single message moves on through the phase.
    await this.#answers.give(interaction, 'answer', movesOn(interaction) ? 'update' : 'public', run);
  }

  /** The current question, if it's this one. */
  async #asked({ channelId }: Answerable, of: string): Promise<Question | undefined> {
    const campaign = await this.#referee.campaign(channelId ?? '');
    const question = questionIn(campaign);
    return question && questionKey(question, campaign.game?.at?.turn) === of ? question : undefined;
  }
}
