import {
  type ButtonInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { commands } from '../../../commands/index.ts';
import { within } from '../../campaign/store/deadline.ts';
import { strikesNobody } from '../../command/caught.ts';
import { owesThis } from '../../command/offers.ts';
import { wantsSaid } from '../../command/wants-said.ts';
import { commandWritten, type Written } from '../../command/written.ts';
import type { Asked } from '../../referee/asked.ts';
import { mayGive } from '../../referee/trying.ts';

import type { CommandResult } from '../answers/answers.ts';
import { deliver } from '../answers/delivery.ts';
import type { Appearance } from '../answers/replying.ts';
import { askedWith } from '../commands/asked.ts';
import type { CommandAnswers } from '../commands/command-answers.ts';
import type { Parts } from '../parts.ts';
import { chosenOn } from '../registration/message-commands.ts';
import { answerOf, type Came, turnOf } from './buttons.ts';
import { answeredBy, turned } from './pages.ts';
import { appearanceOf, isSpent, type Pressed, press, spentBy } from './pressing.ts';
import { disable } from './spent-buttons.ts';

/** A form can't be deferred: after this many milliseconds the command runs without one. */
const LOOKING = 700;

type Pressing = ButtonInteraction | StringSelectMenuInteraction;

/** Handles presses of buttons, and the commands in the menu of a message. */
export class Presses {
  readonly #parts: Parts;
  readonly #commands: CommandAnswers;

  constructor(parts: Parts, commands: CommandAnswers) {
    this.#parts = parts;
    this.#commands = commands;
  }

  /** Somebody pressed a button or chose from a menu. */
  async press(interaction: Pressing): Promise<void> {
    const button = answeredBy(interaction);
    if (!button) return this.#parts.answers.say(interaction, this.#parts.words.notices.staleButton);
    const { action, of } = button;
    // Whoever reads the campaign first may be overtaken by the second tap, so which tap came first is known on arrival.
    const isSecond = this.#parts.taps.isSecond(interaction);
    if (action === 'next-die' && interaction.isButton()) return this.#parts.dice.askFor(interaction, of);
    if (action === 'answer' && interaction.isButton())
      return this.#parts.questions.press(interaction, answerOf(button));
    if (action === 'next-die' || action === 'answer') return;
    if (action === 'run' || action === 'fill') return this.#goOn(interaction, { action, of }, isSecond);
    if (action === 'question' || action === 'correct') return this.#opens(interaction, action, of);
    if (action === 'thread') return this.#parts.threads.press(interaction);
    if (action === 'pick' || action === 'page') return this.#parts.panels.pick(interaction, of);
    if (action === 'helped' || action === 'missed') {
      return this.#parts.answers.say(
        interaction,
        await this.#parts.unanswered.judged(interaction.createdAt, { action, of }),
      );
    }
    if (action === 'turn') return this.#turn(interaction, button);
    if (isOfPanel(action)) return this.#panel(interaction, action, of, isSecond);
    if (action === 'owed' && (await this.#asks(interaction, of))) return;
    // Help topics are browsed in one message, which only its reader sees.
    const leafed = action === 'help' && interaction.isStringSelectMenu();
    // So are the questions of /quickstart, back to the first one.
    const goesBack = action === 'quickstart' && of === '' && interaction.message.flags.has(MessageFlags.Ephemeral);
    const own = interaction.isButton() && interaction.message.flags.has(MessageFlags.Ephemeral);
    if (action === 'goes-on' && own) {
      const run = (name: string, asked: Asked) => this.#parts.dice.run(interaction, name, asked);
      return this.#parts.panels.tell(interaction, action, () =>
        press(this.#parts.words, interaction, { ...button, action }, this.#parts.referee, run, this.#parts.log),
      );
    }
    const as = leafed || goesBack ? 'update' : appearanceOf({ ...button, action });
    if (RULING.includes(action) && isSecond) return this.#passOver(interaction);
    await this.#press(interaction, { ...button, action }, as);
    await this.#parts.keeping.used(interaction);
  }

  /** A command from a message's menu does the same as the message's button. */
  async onMessage(interaction: MessageContextMenuCommandInteraction): Promise<void> {
    const chosen = chosenOn(this.#parts.words, interaction);
    if (!chosen) return this.#parts.answers.say(interaction, this.#parts.words.notices.noRuling);
    const { action, of } = chosen;
    if (action === 'correct') return this.#parts.corrections.open(interaction, of);
    const run = (name: string, asked: Asked) => this.#parts.dice.run(interaction, name, asked);
    await this.#parts.answers.give(interaction, action, appearanceOf({ action, of }), () =>
      press(this.#parts.words, interaction, { action, of }, this.#parts.referee, run, this.#parts.log),
    );
    await this.#parts.keeping.used(interaction);
  }

  /** The command of what's owed, and its form, if there's something that this player has to say for it. */
  async #lacking(
    interaction: Pressing,
    of: string,
  ): Promise<(Written & { readonly how: 'missing' | 'owed' }) | undefined> {
    const { referee } = this.#parts;
    const found = commandWritten(of, commands);
    if (!found) return undefined;
    const asked = askedWith(interaction, found.command.name, found.given);
    // If the campaign can't be read now, the command itself says so.
    const campaign = await within(LOOKING, referee.campaign(interaction.channelId)).catch(() => undefined);
    if (!campaign) return undefined;
    // Somebody else whose choice it isn't is told so, before they're asked for anything.
    const trying = { verb: found.command.name, given: found.given, user: asked.user };
    const asks = owesThis(this.#parts.words, campaign, of, asked.user) || !mayGive(campaign, trying);
    const how = asks ? await wantsSaid(referee, found.command, asked) : undefined;
    return how && { ...found, how };
  }

  /** Opens a form for what's owed if something has to be said for it. */
  async #asks(interaction: Pressing, of: string): Promise<boolean> {
    const found = await this.#lacking(interaction, of);
    if (!found) return false;
    const { command, given, how } = found;
    return this.#opensForm(interaction, command, () => askedWith(interaction, command.name, given), how);
  }

  /** Opens the form for what's missing, or put right. A tap that opened one has ruled on nothing, so the next tap isn't a second one. */
  async #opensForm(
    interaction: Pressing,
    command: Written['command'],
    asked: () => Asked,
    how?: 'missing' | 'mend' | 'owed',
  ) {
    const opened = await this.#parts.forms.ask(interaction, command, asked, how);
    if (opened) this.#parts.taps.forget(interaction);
    return opened;
  }

  /** The first of two taps is answered with what comes of them, the second only acknowledged. */
  async #passOver(interaction: Pressing): Promise<void> {
    await deliver(() => interaction.deferUpdate(), this.#parts.log);
  }

  /** A form about the ruling that the button belongs to. */
  async #opens(interaction: Pressing, action: 'question' | 'correct', of: string): Promise<void> {
    if (!interaction.isButton()) return;
    if (action === 'correct') return this.#parts.corrections.open(interaction, of);
    return this.#parts.doubts.open(interaction, of);
  }

  /** A player's own panel. */
  async #panel(interaction: Pressing, action: OfPanel, of: string, isSecond: boolean): Promise<void> {
    if (!interaction.isButton()) return;
    if (action === 'play') return this.#parts.panels.open(interaction);
    if (action === 'deed') return this.#parts.panels.deed(interaction, of, 'open');
    if (action === 'change' || action === 'more') return this.#parts.panels.deed(interaction, of, action);
    if (action === 'settle' && (await this.#lacking(interaction, of))) {
      this.#parts.taps.forget(interaction);
      return this.#parts.panels.deed(interaction, of, 'open');
    }
    if (isSecond) return this.#passOver(interaction);
    return this.#parts.panels[action](interaction, of);
  }

  /** Another page of an answer. The command runs again, so the page is up to date, even after a restart. */
  async #turn(interaction: Pressing, button: Came): Promise<void> {
    const { page, turns } = turnOf(button);
    const found = await this.#parts.forms.carried(turns);
    if (!found) return this.#parts.answers.say(interaction, this.#parts.words.notices.staleTurn);
    const { command, given } = found;
    await this.#parts.answers.give(interaction, 'turn', 'update', async () => {
      const answered = await this.#parts.dice.run(
        interaction,
        command.name,
        askedWith(interaction, command.name, given),
      );
      return turned({ ...answered, page }, interaction);
    });
  }

  /** Continues with the command that a button carries: with a form if something is missing, or has to be put right. */
  async #goOn(interaction: Pressing, { action, of }: Came, isSecond: boolean) {
    const found = await this.#parts.forms.carried(of);
    if (!found) return this.#parts.answers.say(interaction, this.#parts.words.notices.staleForm);
    const { command, given } = found;
    const asked = () => askedWith(interaction, command.name, given);
    // There may be more than one mistake: a form asks for all that's still wrong.
    if (await this.#opensForm(interaction, command, asked, 'mend')) return;
    if (isSecond) return this.#passOver(interaction);
    if (action === 'fill' && strikesNobody(found)) {
      return this.#parts.answers.say(interaction, this.#parts.words.notices.nobodyThere);
    }
    const done = await this.#commands.run(interaction, command, command.name, asked);
    // What's been done can't be done again from here.
    if (typeof done?.json?.seq === 'number')
      await disable(interaction, (id) => id === interaction.customId, this.#parts.log);
  }

  /** Does what a button is for, and disables the buttons that have lost their purpose. */
  async #press(interaction: Pressing, pressed: Pressed, as: Appearance) {
    const run = (name: string, asked: Asked) => this.#parts.dice.run(interaction, name, asked);
    let result: CommandResult | undefined;
    await this.#parts.answers.give(interaction, pressed.action, as, async () => {
      result = await press(this.#parts.words, interaction, pressed, this.#parts.referee, run, this.#parts.log);
      if (pressed.action === 'help' && as === 'update') return turned(result, interaction);
      return result;
    });
    if (result && isSpent(pressed, result))
      await disable(interaction, spentBy(pressed, interaction.customId), this.#parts.log);
  }
}

const OF_PANEL = ['play', 'deed', 'change', 'more', 'roll', 'settle', 'end'] as const;
type OfPanel = (typeof OF_PANEL)[number];

function isOfPanel(action: Came['action']): action is OfPanel {
  return OF_PANEL.some((each) => each === action);
}

/** Presses that rule on something or strike it out: two quick taps count as one. */
const RULING: readonly Pressed['action'][] = ['again', 'instead', 'owed', 'opening', 'first-ruling', 'undo', 'strike'];
