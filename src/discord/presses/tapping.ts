import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import { commands } from '../../../commands/index.ts';
import type { Command } from '../../command/command.ts';
import { gameShown } from '../../command/game-shown.ts';
import { byTaps, isTapped, mayBeTapped } from '../../command/panel/by-taps.ts';
import { goesAfter } from '../../command/panel/unit-turned.ts';
import { commandNamed } from '../../command/typing/find.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { isThrown } from '../answers/first-answer.ts';
import { type CommandResult, notice } from '../answers/result.ts';
import type { Kept } from '../buttons/carried.ts';
import { type Acting, campaignOf, carrying, type PanelParts, runFor } from './panel-parts.ts';

/** Commands on a drawn table that are put together by taps, in a message that only whoever gives them sees. */
export class Tapping {
  readonly #parts: PanelParts;
  readonly #asking: (interaction: Acting, of: GivenCommand) => Promise<CommandResult>;

  /** @param asking asks where a unit goes */
  constructor(parts: PanelParts, asking: (interaction: Acting, of: GivenCommand) => Promise<CommandResult>) {
    this.#parts = parts;
    this.#asking = asking;
  }

  /** Asks for what a typed command lacks. @returns whether it's asked by taps */
  async begins(interaction: ChatInputCommandInteraction, command: Command, of: GivenCommand): Promise<boolean> {
    if (!mayBeTapped(command, of.given)) return false;
    await this.#parts.answers.give(interaction, 'plan', 'private', async () => {
      const lacks = isTapped(command, await campaignOf(this.#parts, interaction), of.given);
      // Without a table, the command itself says so.
      return (lacks ? await this.shown(interaction, of) : undefined) ?? runFor(this.#parts, interaction, of);
    });
    return true;
  }

  /** A command as it's put together so far, or that there's no table any more; nothing if it isn't one that's put together. */
  async shown(interaction: Acting, { name, given }: GivenCommand): Promise<CommandResult | undefined> {
    const command = commandNamed(name, commands);
    if (!command.taps) return undefined;
    const { words } = this.#parts;
    const campaign = await campaignOf(this.#parts, interaction);
    // What only tells something is told at once.
    const told =
      command.private && !isTapped(command, campaign, given)
        ? await runFor(this.#parts, interaction, { name, given })
        : undefined;
    const document = byTaps(words, campaign, interaction.user.id, command, given, told?.document);
    if (!document) return { document: notice(words.notices.goneOn) };
    return { document: await carrying(this.#parts, document, interaction) };
  }

  /** What's asked once a command has been given: where a unit goes that has turned, or another command of the same kind. */
  async #next(interaction: Acting, { name, given }: GivenCommand): Promise<CommandResult | undefined> {
    const game = gameShown(await campaignOf(this.#parts, interaction));
    const goes = game && goesAfter(game, commandNamed(name, commands), given);
    return goes ? this.#asking(interaction, goes) : this.shown(interaction, { name, given: {} });
  }

  /** Gives the command for everybody to see, and begins the next one. */
  async give(interaction: ButtonInteraction, of: GivenCommand | Kept): Promise<void> {
    const { answers, forms, words } = this.#parts;
    const found = await forms.carried(of);
    if (!found) return answers.say(interaction, words.notices.staleForm);
    let done: CommandResult | undefined;
    await answers.give(interaction, `/${found.name}`, 'update', async () => {
      done = await runFor(this.#parts, interaction, found);
      if (isThrown(interaction) || done.document.private) return done;
      return (await this.#next(interaction, found)) ?? done;
    });
    if (done && !done.document.private && interaction.replied) await answers.follow(interaction, done);
  }
}
