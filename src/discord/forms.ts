import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import { commands } from '../../commands/index.ts';
import { within } from '../campaign/store/deadline.ts';
import type { Command } from '../command/command.ts';
import { written } from '../command/mending.ts';
import { formFor } from '../command/missing.ts';
import { commandWritten, type Written } from '../command/written.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { deliver } from './delivery.ts';
import { filledIn, fillForm } from './fill-form.ts';
import type { KeptCommands } from './kept-commands.ts';
import { hasWaited } from './replying.ts';

const PREFIX = 'fill:';
/** A form cannot be put off: past this, in milliseconds, the command goes on without one and says what is missing. */
const PATIENCE = 700;

type Opening = ChatInputCommandInteraction | ButtonInteraction | StringSelectMenuInteraction;

/** Asks by a form for what a command does not say. */
export class Forms {
  readonly #referee: Referee;
  readonly #kept: KeptCommands;
  readonly #log: Logger;

  constructor(referee: Referee, kept: KeptCommands, log: Logger) {
    this.#referee = referee;
    this.#kept = kept;
    this.#log = log;
  }

  /**
   * Opens the form for what is missing.
   * @param mend what is wrong counts as missing
   * @returns whether there was anything to ask, and it could be asked in time
   */
  async ask(interaction: Opening, command: Command, asked: () => Asked, mend = false): Promise<boolean> {
    if (!command.primary) return false;
    const begun = performance.now();
    try {
      const form = await within(PATIENCE, this.#form(interaction, command, asked(), mend));
      if (!form) return false;
      await deliver(() => interaction.showModal(form), this.#log);
      return true;
    } catch (err) {
      hasWaited(interaction, performance.now() - begun);
      // Whatever is wrong, the command itself will say.
      this.#log.trace({ err }, 'no form');
      return false;
    }
  }

  async #form({ id }: Opening, command: Command, asked: Asked, mend: boolean) {
    const found = await formFor(this.#referee, command, asked, mend);
    if (!found) return undefined;
    const carried = await this.#kept.carry('fill', written(command.name, found.given), id);
    return fillForm(found.form, carried);
  }

  /** Whether a form is one of these. */
  isOurs({ customId }: ModalSubmitInteraction): boolean {
    return customId.startsWith(PREFIX);
  }

  /** A command as its form completes it; `undefined` once it is forgotten. */
  async completed(interaction: ModalSubmitInteraction): Promise<Written | undefined> {
    const found = await this.carried(interaction.customId.slice(PREFIX.length));
    return found && { ...found, given: { ...found.given, ...filledIn(interaction) } };
  }

  /** The command that a button or a form carries; `undefined` once it is forgotten. */
  async carried(of: string): Promise<Written | undefined> {
    const text = await this.#kept.of(of).catch((err: unknown) => {
      this.#log.warn({ err }, 'a kept command could not be read');
      return undefined;
    });
    return text === undefined ? undefined : commandWritten(text, commands);
  }
}
