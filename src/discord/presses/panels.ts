import { type ButtonInteraction, MessageFlags, type ModalSubmitInteraction } from 'discord.js';
import { asksBeforeEnd, type Picked, panelOf } from '../../command/panel/panel.ts';
import { stepOf } from '../../command/turns/step-end.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { isThrown } from '../answers/first-answer.ts';
import { type CommandResult, notice } from '../answers/result.ts';
import type { Kept } from '../buttons/carried.ts';
import { owed } from '../buttons/commands.ts';
import { type Acting, campaignOf, carrying, type PanelParts, type Pressing, runFor } from './panel-parts.ts';
import { Plans } from './plans.ts';
import { disable } from './spent-buttons.ts';

/** For a step that's over. */
function gone(words: Catalogue): CommandResult {
  return { document: notice(words.notices.goneOn), outcome: 'spent' };
}

/** The panel of a player's turn. Only that player sees it, it edits itself, and its buttons hold everything it knows. */
export class Panels {
  /** What its units are about to do. */
  readonly plans: Plans;
  readonly #parts: PanelParts;

  constructor(parts: PanelParts) {
    this.#parts = parts;
    this.plans = new Plans(parts);
  }

  /** Opens a panel, from a button that everyone sees. */
  async open(interaction: ButtonInteraction): Promise<void> {
    await this.#parts.answers.give(interaction, 'play', 'private', async () => this.#shown(interaction, {}));
  }

  /** Switches to another unit, or another page of units. */
  async pick(interaction: Pressing, picked: Picked): Promise<void> {
    await this.#parts.answers.give(interaction, 'play', 'update', async () => this.#shown(interaction, picked));
  }

  /** Throws: the ruling is for everyone, and the panel goes on to the units that can still act. */
  async roll(interaction: ButtonInteraction, of: GivenCommand | Kept): Promise<void> {
    const { forms, answers } = this.#parts;
    const found = await forms.carried(of);
    if (!found) return answers.say(interaction, this.#parts.words.notices.staleForm);
    await this.#throw(interaction, found, () => runFor(this.#parts, interaction, found));
  }

  /** Does what's owed in the same way, unless somebody was faster: then the panel shows how it is now. */
  async settle(interaction: ButtonInteraction, of: GivenCommand | Kept): Promise<void> {
    const { forms, answers, referee } = this.#parts;
    const found = await forms.carried(of);
    if (!found) return answers.say(interaction, this.#parts.words.notices.staleForm);
    const run = (given: GivenCommand) => runFor(this.#parts, interaction, given);
    await this.#throw(interaction, found, () =>
      owed({ words: this.#parts.words, channel: interaction.channelId, referee, run }, found),
    );
  }

  async #throw(interaction: ButtonInteraction, found: GivenCommand, run: () => Promise<CommandResult>): Promise<void> {
    const { answers } = this.#parts;
    let ruling: CommandResult | undefined;
    await answers.give(interaction, `/${found.name}`, 'update', async () => {
      ruling = await run();
      if (isThrown(interaction)) return ruling;
      if (ruling.outcome === 'spent') return this.#shown(interaction, {});
      // Only this player sees what went wrong, and the panel stays as it is.
      if (ruling.document.private) return ruling;
      // The odds have changed since he saw them, so nothing was thrown and he sees the new ones.
      if (ruling.json?.odds !== undefined) return this.plans.planned(interaction, found.name, found.given, ruling);
      return this.#shown(interaction, { after: doneBy(found) });
    });
    if (isThrown(interaction)) return this.#refresh(interaction, ruling, { after: doneBy(found) });
    // If the press is delivered again, it's been answered already and the ruling has been shown.
    const thrown = ruling && !ruling.document.private && ruling.json?.odds === undefined;
    if (ruling && thrown && interaction.replied) await answers.follow(interaction, ruling);
  }

  /**
   * Ends the step that the button was shown in, for everyone to see. Where play has gone on meanwhile, a panel shows how it is
   * now. If the player's units can still act, he's asked once whether that's meant, in private.
   * @param told whether the player has been asked
   */
  async end(interaction: ButtonInteraction, of: string, told: boolean): Promise<void> {
    const { referee, answers, log } = this.#parts;
    const own = interaction.message.flags.has(MessageFlags.Ephemeral);
    let ended: CommandResult | undefined;
    await answers.give(interaction, '/turn end', own ? 'update' : 'public', async () => {
      const campaign = await referee.campaign(interaction.channelId);
      const { game } = campaign;
      if (!game || stepOf(game) !== of) return own ? this.#shown(interaction, {}) : gone(this.#parts.words);
      const asks = told ? undefined : await asksBeforeEnd(this.#parts.words, campaign, interaction.user.id);
      if (asks) return { document: own ? asks : { ...asks, private: true } };
      ended = await runFor(this.#parts, interaction, { name: 'turn end', given: {} });
      if (isThrown(interaction)) return ended;
      return ended.document.private || !own ? ended : this.#shown(interaction, {});
    });
    if (own && isThrown(interaction)) return this.#refresh(interaction, ended, {});
    if (!ended || ended.document.private || !interaction.replied) return;
    if (own) await answers.follow(interaction, ended);
    else await disable(interaction, (id) => id === interaction.customId, log);
  }

  /**
   * Tells everyone what came of a press that only this player sees. His own message is his panel from then on.
   * @param returns the command whose reply it is instead
   */
  async tell(
    interaction: ButtonInteraction | ModalSubmitInteraction,
    name: string,
    run: () => Promise<CommandResult>,
    returns?: GivenCommand,
  ): Promise<void> {
    const { answers } = this.#parts;
    let done: CommandResult | undefined;
    await answers.give(interaction, name, 'update', async () => {
      done = await run();
      if (isThrown(interaction)) return done;
      if (done.document.private) return done;
      if (!returns) return this.#shown(interaction, {});
      const { document } = await runFor(this.#parts, interaction, returns);
      return { document: { ...document, private: false } };
    });
    if (isThrown(interaction)) return this.#refresh(interaction, done, {});
    if (done && !done.document.private && interaction.replied) await answers.follow(interaction, done);
  }

  /** The reply to a press is the throw's, so the panel that it came from is brought up to date apart. */
  async #refresh(interaction: Acting, done: CommandResult | undefined, picked: Picked): Promise<void> {
    if (done && !done.document.private)
      await this.#parts.answers.refresh(interaction, await this.#shown(interaction, picked));
  }

  async #shown(interaction: Acting, picked: Picked): Promise<CommandResult> {
    const campaign = await campaignOf(this.#parts, interaction);
    return {
      document: await carrying(
        this.#parts,
        (await panelOf(this.#parts.words, campaign, interaction.user.id, picked)).document,
        interaction,
      ),
    };
  }
}

/** Who has done what. */
function doneBy({ name, given }: GivenCommand): Picked['after'] {
  const unit = given.who ?? given.attacker;
  return unit === undefined ? undefined : { verb: name, unit: String(unit) };
}
