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
import { withWholeNames } from '../command/part-of-name.ts';
import { commandWritten, type Written } from '../command/written.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { customIdOf } from './buttons.ts';
import { deliver } from './delivery.ts';
import { filledIn, fillForm } from './fill-form.ts';
import type { KeptCommands } from './kept-commands.ts';
import { hasWaited } from './replying.ts';

const OURS = /^(fill|deed):/;
/** A form cannot be put off: past this, in milliseconds, the command goes on without one and says what is missing. */
const PATIENCE = 700;

type How = NonNullable<Parameters<typeof formFor>[3]>;
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
   * @param how as `formFor` has it; `open` for a panel, which the form comes back to
   * @returns whether there was anything to ask, and it could be asked in time
   */
  async ask(interaction: Opening, command: Command, asked: () => Asked, how: How = 'missing'): Promise<boolean> {
    if (!command.primary) return false;
    const begun = performance.now();
    try {
      const form = await within(PATIENCE, this.#form(interaction, command, asked(), how));
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

  async #form({ id }: Opening, command: Command, asked: Asked, how: How) {
    const found = await formFor(this.#referee, command, asked, how);
    if (!found) return undefined;
    const action = how === 'open' ? 'deed' : 'fill';
    const carried = await this.#kept.carry(action, written(command.name, found.given), id);
    return fillForm(found.form, customIdOf({ action, of: carried }));
  }

  /** Whether a form is one of these, and which. */
  kindOf({ customId }: ModalSubmitInteraction): 'fill' | 'deed' | undefined {
    return OURS.exec(customId)?.[1] as 'fill' | 'deed' | undefined;
  }

  /** A command as its form completes it; `undefined` once it is forgotten. */
  async completed(interaction: ModalSubmitInteraction): Promise<Written | undefined> {
    const found = await this.carried(interaction.customId.replace(OURS, ''));
    if (!found) return undefined;
    const typed = filledIn(interaction);
    return { ...found, given: { ...found.given, ...(await this.#whole(interaction, found.command.name, typed)) } };
  }

  /** Where the campaign can't be read now, the command itself says so. */
  async #whole({ channelId }: ModalSubmitInteraction, name: string, typed: Readonly<Record<string, string>>) {
    const campaign = await this.#referee.campaign(channelId ?? '').catch(() => undefined);
    return campaign ? withWholeNames(campaign, name, typed) : typed;
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
