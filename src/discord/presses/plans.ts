import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import { undoAsks } from '../../command/asks-once.ts';
import type { Command } from '../../command/command.ts';
import { isForPlace, padOf, whereAt, whereTo } from '../../command/panel/pad.ts';
import { backButtons, plannedPanel, togetherPlanned } from '../../command/panel/planned-panel.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Told } from '../../referee/rulings/told.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Document } from '../../reply/document.ts';
import { TABLE_PICTURE } from '../../reply/pictures/battlefield/table-picture.ts';
import { refusalReply } from '../../reply/problem.ts';
import type { CommandResult } from '../answers/result.ts';
import type { Kept } from '../buttons/carried.ts';
import { askedWith } from '../commands/asked.ts';
import {
  type Acting,
  campaignOf,
  carrying,
  type PanelParts,
  type Pressing,
  remembered,
  runFor,
} from './panel-parts.ts';

import { Tapping } from './tapping.ts';

/** The most buttons in a row. */
const ROW = 5;

/** What a unit of a panel is about to do: asked for, shown with its odds, changed. */
export class Plans {
  /** What's put together by taps and isn't a ruling. */
  readonly tapping: Tapping;
  readonly #parts: PanelParts;

  constructor(parts: PanelParts) {
    this.#parts = parts;
    this.tapping = new Tapping(parts, (interaction, of) => this.#asking(interaction, of));
  }

  /** Asks where a typed command goes, if that's all it lacks. @returns whether it does */
  async begins(interaction: ChatInputCommandInteraction, command: Command, given: Asked['given']): Promise<boolean> {
    const of = { name: command.name, given };
    if (await this.tapping.begins(interaction, command, of)) return true;
    const named = Object.keys(given);
    const isOpen = named.length === 1 && (named[0] === 'who' || named[0] === 'attacker');
    if (!isOpen || !whereTo(this.#parts.words, remembered(this.#parts, interaction), of)) return false;
    await this.#parts.answers.give(interaction, 'plan', 'private', () => this.#asking(interaction, of));
    return true;
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
    if (how === 'open' && whereTo(this.#parts.words, remembered(this.#parts, interaction), found)) {
      return answers.give(interaction, 'plan', 'update', () => this.#asking(interaction, found));
    }
    if (how === 'open' && isForPlace(remembered(this.#parts, interaction), found)) {
      return answers.give(interaction, 'plan', 'update', () => this.#asking(interaction, found));
    }
    if (await forms.ask(interaction, found.name, asked, how)) return;
    await this.show(interaction, found);
  }

  /** Shows a plan that's whole, whatever else could be said of it. */
  async again(interaction: Pressing, of: GivenCommand | Kept): Promise<void> {
    const { forms, answers, words } = this.#parts;
    const found = await forms.carried(of);
    return found ? this.show(interaction, found) : answers.say(interaction, words.notices.staleForm);
  }

  /** Shows the plan with its odds. */
  async show(interaction: Acting, of: GivenCommand): Promise<void> {
    await this.#parts.answers.give(interaction, 'plan', 'update', () => this.#plan(interaction, of));
  }

  async #plan(interaction: Acting, { name, given }: GivenCommand): Promise<CommandResult> {
    const tapped = await this.tapping.shown(interaction, { name, given });
    if (tapped) return tapped;
    const odds = await runFor(this.#parts, interaction, { name, given: { ...given, odds: 'true' } }).catch((error) =>
      refusedBy(this.#parts.words, error),
    );
    return odds.outcome
      ? this.#changeable(interaction, { name, given }, odds)
      : this.planned(interaction, name, given, odds);
  }

  /** Where a way goes is asked first: most follows from it. What it doesn't fit, such as turning on the spot, is said in the form. */
  async #asking(interaction: Acting, of: GivenCommand): Promise<CommandResult> {
    const { words, forms } = this.#parts;
    const campaign = await campaignOf(this.#parts, interaction);
    const found = whereTo(words, campaign, of) ?? whereAt(words, campaign, of);
    // The table has just been taken away.
    if (!found) return this.#plan(interaction, of);
    const { buttons = [], ...asks } = found;
    const isInForm = await forms.asks(interaction, of.name, of.given, 'change');
    const otherwise: readonly Button[] = isInForm ? [{ action: 'change', of, label: words.battlefield.otherwise }] : [];
    const all = [...buttons, ...otherwise, ...backButtons(words, campaign, of.given)];
    return { document: await carrying(this.#parts, { ...asks, buttons: all }, interaction) };
  }

  /** The taps that make another way of a plan's, above its own buttons. */
  async #withPad(
    interaction: Acting,
    command: GivenCommand,
    { buttons = [], menus = [], ...document }: Document,
    left?: number,
  ): Promise<Document> {
    const pad = padOf(this.#parts.words, await campaignOf(this.#parts, interaction), command, left);
    if (!pad) return { ...document, buttons, menus };
    // The pad leaves room for one row. What more can be said has to give way to the way back.
    const own = buttons.length > ROW ? buttons.filter(({ action }) => action !== 'more') : buttons;
    return { ...document, buttons: [...pad.buttons, ...own], menus: [...pad.menus, ...menus] };
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
    buttons.push(...backButtons(this.#parts.words, await campaignOf(this.#parts, interaction), given));
    const document = await this.#withPad(interaction, of, { ...wrong.document, buttons });
    return { ...wrong, document: await carrying(this.#parts, document, interaction) };
  }

  /** What's planned, with its odds as they've been worked out. */
  async planned(interaction: Acting, name: string, given: Asked['given'], odds: CommandResult): Promise<CommandResult> {
    const { seen: _, ...said } = given;
    const { forms } = this.#parts;
    const changes = await forms.asks(interaction, name, said, 'change');
    const more = changes && (await forms.asks(interaction, name, said, 'more'));
    const campaign = await campaignOf(this.#parts, interaction);
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
    // A way or a point is better seen than told. A chart of odds would only keep the player waiting: the lines say the same.
    const seen = { ...planned, pictures: odds.document.pictures?.filter(({ name }) => name === TABLE_PICTURE) ?? [] };
    const document = await this.#withPad(interaction, plan.command, seen, way?.left);
    return { ...odds, document: await carrying(this.#parts, document, interaction) };
  }
}

/** What the rules refuse is an answer too. @throws anything else */
function refusedBy(words: Catalogue, error: unknown): CommandResult {
  if (!(error instanceof Refusal)) throw error;
  return { document: refusalReply(words, error), outcome: 'refused' };
}
