import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { within } from '../../campaign/store/deadline.ts';
import { LIKELY_BACK, LIKELY_QUIET, timesTyped } from '../../command/own-settings.ts';
import { NotWritten } from '../../referee/not-written.ts';
import type { Referee } from '../../referee/referee.ts';
import { timesForm } from '../../reply/asks/settings.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Answers } from '../answers/answers.ts';
import { showForm } from '../answers/callback.ts';
import { deliver } from '../answers/delivery.ts';
import { DEFER_AFTER } from '../answers/replying.ts';
import { askedWith } from '../commands/asked.ts';
import type { TableDice } from '../commands/table-dice.ts';
import { modalOf } from './index.ts';
import { filledIn } from './modal.ts';

const LIKELY = { quiet: LIKELY_QUIET, away: LIKELY_BACK };

/** A form asks for somebody's quiet hours, time zone, and when they're back. */
export class SettingsForms {
  readonly #words: Catalogue;
  readonly #referee: Pick<Referee, 'settings' | 'clock'>;
  readonly #dice: Pick<TableDice, 'run'>;
  readonly #answers: Pick<Answers, 'give'>;
  readonly #log: Logger;

  constructor(
    words: Catalogue,
    referee: Pick<Referee, 'settings' | 'clock'>,
    dice: Pick<TableDice, 'run'>,
    answers: Pick<Answers, 'give'>,
    log: Logger,
  ) {
    this.#words = words;
    this.#referee = referee;
    this.#dice = dice;
    this.#answers = answers;
    this.#log = log;
  }

  /** Opens the form with what's set. That can't be deferred, so a slow store counts as a failure. */
  async open(interaction: ButtonInteraction): Promise<void> {
    try {
      const own = await within(DEFER_AFTER, this.#referee.settings.of(interaction.user.id));
      const form = timesForm(this.#words, timesTyped(own, this.#referee.clock.now()), LIKELY);
      await deliver(() => showForm(interaction, modalOf(this.#words, 'own-times', {}, form)), this.#log);
    } catch (error) {
      await this.#answers.give(interaction, '/settings', 'private', async () => {
        throw error instanceof NotWritten ? error : new NotWritten('failed', error);
      });
    }
  }

  /** Does the same as `/settings`, and the panel shows it. What was left empty is taken away, and what wasn't touched stays. */
  take(interaction: ModalSubmitInteraction): Promise<void> {
    return this.#answers.give(interaction, '/settings', 'update', async () => {
      const before = timesTyped(await this.#referee.settings.of(interaction.user.id), this.#referee.clock.now());
      const said = filledIn(interaction);
      const names = ['timezone', 'quiet', 'away'] as const;
      const changed = names.filter((name) => said[name] !== before[name]);
      const given = Object.fromEntries(changed.map((name) => [name, said[name] ?? 'off']));
      const done = await this.#dice.run(interaction, 'settings', askedWith(interaction, 'settings', given));
      // It takes the place of a panel that only this person sees.
      return done.outcome === undefined ? { ...done, document: { ...done.document, private: false } } : done;
    });
  }
}
