import {
  type ButtonInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import { undoAsks } from '../../command/asks-once.ts';
import { padOf, whereTo } from '../../command/panel/pad.ts';
import { asksBeforeEnd, type Picked, panelOf } from '../../command/panel/panel.ts';
import { backButtons, plannedPanel, togetherPlanned } from '../../command/panel/planned-panel.ts';
import { stepOf } from '../../command/turns/step-end.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Told } from '../../referee/rulings/told.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Document } from '../../reply/document.ts';
import { refusalReply } from '../../reply/problem.ts';
import type { Answers } from '../answers/answers.ts';
import { isThrown } from '../answers/first-answer.ts';
import { type CommandResult, notice } from '../answers/result.ts';
import type { Kept } from '../buttons/carried.ts';
import { owed } from '../buttons/commands.ts';
import { askedWith } from '../commands/asked.ts';
import type { KeptCommands } from '../commands/kept-commands.ts';
import type { TableDice } from '../commands/table-dice.ts';
import type { Forms } from '../forms/missing-options.ts';
import { disable } from './spent-buttons.ts';

type Pressing = ButtonInteraction | StringSelectMenuInteraction;
type Acting = Pressing | ModalSubmitInteraction;

/** For a step that's over. */
function gone(words: Catalogue): CommandResult {
  return { document: notice(words.notices.goneOn), outcome: 'spent' };
}

/** What panels are made with. */
interface Parts {
  readonly words: Catalogue;
  readonly referee: Referee;
  readonly dice: TableDice;
  readonly answers: Answers;
  readonly forms: Forms;
  readonly kept: KeptCommands;
  readonly log: Logger;
}

/** The panel of a player's turn. Only that player sees it, it edits itself, and its buttons hold everything it knows. */
export class Panels {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Opens a panel, from a button that everyone sees. */
  async open(interaction: ButtonInteraction): Promise<void> {
    await this.#parts.answers.give(interaction, 'play', 'private', async () => this.#shown(interaction, {}));
  }

  /** Switches to another unit, or another page of units. */
  async pick(interaction: Pressing, picked: Picked): Promise<void> {
    await this.#parts.answers.give(interaction, 'play', 'update', async () => this.#shown(interaction, picked));
  }

  /**
   * Chooses what the unit does: opens a form for what only the player can say, or shows the odds at once if there's nothing to
   * ask.
   * @param how `change` and `more` for a plan that the player has seen already
   */
  async deed(interaction: ButtonInteraction, of: GivenCommand | Kept, how: 'open' | 'change' | 'more'): Promise<void> {
    const { forms, answers } = this.#parts;
    const found = await forms.carried(of);
    if (!found) return answers.say(interaction, this.#parts.words.notices.staleForm);
    const asked = () => askedWith(interaction, found.name, found.given);
    if (how === 'open' && whereTo(this.#parts.words, this.#remembered(interaction), found)) {
      return this.plan(interaction, found);
    }
    if (await forms.ask(interaction, found.name, asked, how)) return;
    await this.plan(interaction, found);
  }

  /** Shows a plan that's whole, whatever else could be said of it. */
  async plans(interaction: Pressing, of: GivenCommand | Kept): Promise<void> {
    const { forms, answers, words } = this.#parts;
    const found = await forms.carried(of);
    return found ? this.plan(interaction, found) : answers.say(interaction, words.notices.staleForm);
  }

  /** Shows the plan with its odds. */
  async plan(interaction: Acting, { name, given }: GivenCommand): Promise<void> {
    const { answers, words } = this.#parts;
    await answers.give(interaction, 'plan', 'update', async () => {
      const asks = whereTo(words, await this.#campaign(interaction), { name, given });
      if (asks) return this.#asking(interaction, given, asks);
      const odds = await this.#run(interaction, { name, given: { ...given, odds: 'true' } }).catch((error) =>
        refusedBy(this.#parts.words, error),
      );
      return odds.outcome
        ? this.#changeable(interaction, { name, given }, odds)
        : this.#planned(interaction, name, given, odds);
    });
  }

  /** Where a way goes is asked first: all else follows from it. */
  async #asking(
    interaction: Acting,
    given: Asked['given'],
    { buttons = [], ...asks }: Document,
  ): Promise<CommandResult> {
    const back = backButtons(this.#parts.words, await this.#campaign(interaction), given);
    return { document: await this.#carrying({ ...asks, buttons: [...buttons, ...back] }, interaction) };
  }

  /** The taps that make another way of a plan's, above its own buttons. */
  async #withPad(
    interaction: Acting,
    command: GivenCommand,
    { buttons = [], menus = [], ...document }: Document,
    left?: number,
  ): Promise<Document> {
    const pad = padOf(this.#parts.words, await this.#campaign(interaction), command, left);
    return { ...document, buttons: [...(pad?.buttons ?? []), ...buttons], menus: [...(pad?.menus ?? []), ...menus] };
  }

  /**
   * What went wrong with a plan, with buttons that open its form again, filled in as it was or with a word put right. A command
   * that everyone sees isn't for a panel.
   */
  async #changeable(interaction: Acting, { name, given }: GivenCommand, wrong: CommandResult): Promise<CommandResult> {
    const { forms } = this.#parts;
    const buttons: Button[] = [];
    for (const button of wrong.document.buttons ?? []) {
      const found = button.action === 'run' ? await forms.carried(button.of) : undefined;
      if (!found) continue;
      const { odds: _, ...said } = found.given;
      buttons.push({
        action: 'change',
        of: { name, given: said },
        ...(button.label ? { label: button.label } : {}),
      });
    }
    const of = { name, given };
    if (await forms.asks(interaction, name, given, 'change')) {
      buttons.push({ action: 'change', of });
      if (await forms.asks(interaction, name, given, 'more')) buttons.push({ action: 'more', of });
    }
    buttons.push(...backButtons(this.#parts.words, await this.#campaign(interaction), given));
    const document = await this.#withPad(interaction, of, { ...wrong.document, buttons });
    return { ...wrong, document: await this.#carrying(document, interaction) };
  }

  async #planned(
    interaction: Acting,
    name: string,
    given: Asked['given'],
    odds: CommandResult,
  ): Promise<CommandResult> {
    const { seen: _, ...said } = given;
    const { forms } = this.#parts;
    const changes = await forms.asks(interaction, name, said, 'change');
    const more = changes && (await forms.asks(interaction, name, said, 'more'));
    const campaign = await this.#campaign(interaction);
    const { outcomes = [] } = (odds.json?.odds ?? {}) as { readonly outcomes?: readonly unknown[] };
    const { game } = campaign;
    const certain = outcomes.length === 1;
    const { user } = interaction;
    const plan = {
      back: backButtons(this.#parts.words, campaign, said),
      command: { name, given: said },
      roll: odds.throws,
      together: togetherPlanned(this.#parts.words, campaign, { name, given: said }, user.id),
      changes,
      more,
      undoAsks: !certain && undoAsks(game, user.id),
      certain,
    };
    const { way } = (odds.json?.data ?? {}) as Pick<Told, 'way'>;
    const planned = plannedPanel(this.#parts.words, odds.document, plan);
    const document = await this.#withPad(interaction, plan.command, planned, way?.left);
    return { ...odds, document: await this.#carrying(document, interaction) };
  }

  /** Throws: the ruling is for everyone, and the panel goes on to the units that can still act. */
  async roll(interaction: ButtonInteraction, of: GivenCommand | Kept): Promise<void> {
    const { forms, answers } = this.#parts;
    const found = await forms.carried(of);
    if (!found) return answers.say(interaction, this.#parts.words.notices.staleForm);
    await this.#throw(interaction, found, () => this.#run(interaction, found));
  }

  /** Does what's owed in the same way, unless somebody was faster: then the panel shows how it is now. */
  async settle(interaction: ButtonInteraction, of: GivenCommand | Kept): Promise<void> {
    const { forms, answers, referee } = this.#parts;
    const found = await forms.carried(of);
    if (!found) return answers.say(interaction, this.#parts.words.notices.staleForm);
    const run = (given: GivenCommand) => this.#run(interaction, given);
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
      if (ruling.json?.odds !== undefined) return this.#planned(interaction, found.name, found.given, ruling);
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
      ended = await this.#run(interaction, { name: 'turn end', given: {} });
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
      const { document } = await this.#run(interaction, returns);
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

  #run(interaction: Acting, { name, given }: GivenCommand): Promise<CommandResult> {
    return this.#parts.dice.run(interaction, name, askedWith(interaction, name, given));
  }

  /** As far as this process remembers it, which is enough to see whether there's a drawn table. */
  #remembered({ channelId }: Acting): Campaign {
    return this.#parts.referee.records.inMemory(channelId ?? '')?.campaign ?? nothingYet;
  }

  /** The campaign as whoever presses sees it. */
  #campaign({ channelId, user }: Acting): Promise<Campaign> {
    return this.#parts.referee.campaign(channelId ?? '', user.id);
  }

  async #shown(interaction: Acting, picked: Picked): Promise<CommandResult> {
    const campaign = await this.#campaign(interaction);
    return {
      document: await this.#carrying(
        (await panelOf(this.#parts.words, campaign, interaction.user.id, picked)).document,
        interaction,
      ),
    };
  }

  /** Stores commands that are too long for their buttons. */
  async #carrying(document: Document, { id, user, channelId }: Acting): Promise<Document> {
    const whose = { user: user.id, channel: channelId ?? '' };
    return { ...document, buttons: await this.#parts.kept.carrying(document.buttons ?? [], id, whose) };
  }
}

/** Who has done what. */
function doneBy({ name, given }: GivenCommand): Picked['after'] {
  const unit = given.who ?? given.attacker;
  return unit === undefined ? undefined : { verb: name, unit: String(unit) };
}

/** What the rules refuse is an answer too. @throws anything else */
function refusedBy(words: Catalogue, error: unknown): CommandResult {
  if (!(error instanceof Refusal)) throw error;
  return { document: refusalReply(words, error), outcome: 'refused' };
}
