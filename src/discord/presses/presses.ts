import {
  type ButtonInteraction,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { commands } from '../../../commands/index.ts';
import { within } from '../../campaign/store/deadline.ts';
import { wantsSaid } from '../../command/forms/wants-said.ts';
import { strikesNobody } from '../../command/forms/whom-it-strikes.ts';
import { owesThis } from '../../command/panel/offers.ts';
import { commandNamed } from '../../command/typing/find.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { mayGive } from '../../referee/rulings/trying.ts';
import { deliver } from '../answers/delivery.ts';
import { offered } from '../answers/offered.ts';
import type { Appearance, CommandResult } from '../answers/result.ts';
import type { Kept } from '../buttons/carried.ts';
import { buttonOf, kindOf } from '../buttons/index.ts';
import type { Deeds, Kind, Press } from '../buttons/kind.ts';
import { askedWith } from '../commands/asked.ts';
import type { CommandAnswers } from '../commands/command-answers.ts';
import type { Parts } from '../parts.ts';
import { chosenOn } from '../registration/message-commands.ts';
import { announcingFor } from '../throws/announcing.ts';
import { withRound } from '../throws/round-line.ts';
import { disable } from './spent-buttons.ts';

/** A form can't be deferred: after this many milliseconds the command runs without one. */
const LOOKING = 700;

type Pressing = ButtonInteraction | StringSelectMenuInteraction;

/** Handles presses of buttons, and the commands in the menu of a message: what happens is what their kinds say. */
export class Presses {
  readonly #parts: Parts;
  readonly #commands: CommandAnswers;

  constructor(parts: Parts, commands: CommandAnswers) {
    this.#parts = parts;
    this.#commands = commands;
  }

  /** Somebody pressed a button or chose from a menu. */
  async press(interaction: Pressing): Promise<void> {
    const { answers, keeping, log, panels } = this.#parts;
    // Whoever reads the campaign first may be overtaken by the second tap, so which tap came first is known on arrival.
    const isSecond = this.#parts.taps.isSecond(interaction);
    const came = buttonOf(interaction.customId);
    const kind = came && kindOf(came.action);
    const chosen = interaction.isStringSelectMenu() ? kind?.choice?.read(interaction.values[0] ?? '') : undefined;
    if (!kind || (interaction.isStringSelectMenu() && chosen === undefined)) {
      return answers.say(interaction, this.#parts.words.notices.staleButton);
    }
    const { action, of } = came;
    const press = this.#pressOf(interaction, isSecond);
    if (kind.by === 'its-reader' && !isReader(interaction))
      return answers.say(interaction, this.#parts.words.notices.notYours);
    if (kind.opens) return void (await kind.opens(of, press, chosen));
    if (await kind.asks?.(of, press)) return;
    if (kind.rules && (await press.passesOver())) return;
    const result = () => resultOf(kind, of, press, chosen);
    if (kind.tells && press.own && interaction.isButton())
      return panels.tell(interaction, action, result, kind.returns);
    const as = seenBy(kind, of, press, chosen);
    let given: CommandResult | undefined;
    await answers.give(interaction, action, as, async () => {
      given = await result();
      return kind.turns && as === 'update' ? turned(given, press.own) : given;
    });
    if (given && (await this.#renews(interaction, kind, of, press, given))) return keeping.used(interaction);
    const spends = kind.spends?.(of);
    const isSpent = (id: string) => {
      const other = buttonOf(id);
      return spends ? other !== undefined && spends(other) : id === interaction.customId;
    };
    if (given && kind.spent?.(given)) await disable(interaction, isSpent, log);
    await keeping.used(interaction);
  }

  /** Shows what's left to choose from in the list that only its reader sees. @returns whether it's such a list */
  async #renews(
    interaction: Pressing,
    { renews }: Kind<unknown, unknown>,
    of: unknown,
    press: Press,
    { json }: CommandResult,
  ): Promise<boolean> {
    if (!renews || !press.own || typeof json?.seq !== 'number') return false;
    try {
      await this.#parts.answers.refresh(interaction, await renews(of, press));
    } catch (err) {
      // The ruling stands, and what's chosen from the list as it was is checked again.
      this.#parts.log.info({ err }, 'couldn’t bring a list up to date');
    }
    return true;
  }

  /** A command from a message's menu does the same as the message's button. */
  async onMessage(interaction: MessageContextMenuCommandInteraction): Promise<void> {
    const chosen = chosenOn(this.#parts.words, interaction);
    if (!chosen) return this.#parts.answers.say(interaction, this.#parts.words.notices.noRuling);
    const { action, of } = chosen;
    const kind = kindOf(action);
    const press = this.#pressOf(interaction, false);
    if (kind.opens) return void (await kind.opens(of, press, undefined));
    const as = seenBy(kind, of, press, undefined);
    await this.#parts.answers.give(interaction, action, as, () => resultOf(kind, of, press, undefined));
    await this.#parts.keeping.used(interaction);
  }

  #pressOf(interaction: Pressing | MessageContextMenuCommandInteraction, isSecond: boolean): Press {
    const { referee, dice, answers, log, pings } = this.#parts;
    const { command: _, given: __, ...who } = askedWith(interaction, '', {});
    const by = { ...who, announces: announcingFor(interaction, log) };
    return {
      words: this.#parts.words,
      user: by.user,
      channel: by.channel,
      referee,
      by,
      own: interaction.isMessageComponent() && interaction.message.flags.has(MessageFlags.Ephemeral),
      fromMenu: interaction.isStringSelectMenu(),
      run: ({ name, given }) => dice.run(interaction, name, askedWith(interaction, name, given)),
      answered: async (answer) => {
        const given = await this.#carrying(interaction, await offered(await answer, log));
        return pings.calling(withRound(this.#parts.words, referee, by.channel, interaction.guildId, given), by.channel);
      },
      say: (text) => answers.say(interaction, text),
      passesOver: async () => {
        // The first of two taps is answered with what comes of them, the second only acknowledged.
        if (isSecond && interaction.isMessageComponent()) await deliver(() => interaction.deferUpdate(), log);
        return isSecond;
      },
      does: this.#deedsFor(interaction, isSecond),
    };
  }

  /** Stores commands that are too long for their buttons. */
  async #carrying({ id, user, channelId }: Interaction, given: CommandResult): Promise<CommandResult> {
    const { buttons } = given.document;
    if (!buttons) return given;
    const whose = { user: user.id, channel: channelId ?? '' };
    return {
      ...given,
      document: { ...given.document, buttons: await this.#parts.kept.carrying(buttons, id, whose) },
    };
  }

  #deedsFor(interaction: Pressing | MessageContextMenuCommandInteraction, isSecond: boolean): Deeds {
    const { answers, corrections, dice, doubts, panels, questions, settings, threads, unanswered } = this.#parts;
    const pressed = interaction.isMessageComponent() ? interaction : undefined;
    const button = interaction.isButton() ? interaction : undefined;
    return {
      asks: async (command) => pressed !== undefined && this.#asks(pressed, command),
      goesOn: async (command, how) => pressed && this.#goOn(pressed, command, how, isSecond),
      fills: async (form) => button && this.#parts.forms.open(button, form),
      turns: async (page, command) => pressed && this.#turn(pressed, page, command),
      corrects: async (ruling) => {
        if (!interaction.isStringSelectMenu()) await corrections.open(interaction, ruling);
      },
      questions: async (ruling) => button && doubts.open(button, ruling),
      nextDie: async (key) => button && dice.askFor(button, key),
      answers: async (of) => button && questions.press(button, of),
      opensTimes: async () => button && settings.open(button),
      opensThread: async () => pressed && threads.press(pressed),
      judged: async (of, helped) =>
        answers.say(interaction, await unanswered.judged(interaction.createdAt, of, helped)),
      panel: {
        opens: async () => button && panels.open(button),
        shows: async (picked) => pressed && panels.pick(pressed, picked),
        deed: async (command, how) => button && panels.plans.deed(button, command, how),
        plans: async (command) => pressed && panels.plans.again(pressed, command),
        rolls: async (command) =>
          button && !(await this.#passesOver(button, isSecond)) ? panels.roll(button, command) : undefined,
        tapped: async (command) =>
          button && !(await this.#passesOver(button, isSecond))
            ? panels.plans.tapping.give(button, command)
            : undefined,
        settles: async (command) => button && this.#settle(button, command, isSecond),
        ends: async (step, told) =>
          button && !(await this.#passesOver(button, isSecond)) ? panels.end(button, step, told) : undefined,
      },
    };
  }

  async #passesOver(interaction: Pressing, isSecond: boolean): Promise<boolean> {
    if (isSecond) await deliver(() => interaction.deferUpdate(), this.#parts.log);
    return isSecond;
  }

  /** The form that a command which is owed needs, if there's something that this player has to say for it. */
  async #lacking(interaction: Pressing, { name, given }: GivenCommand): Promise<'missing' | 'owed' | undefined> {
    const { referee } = this.#parts;
    const asked = askedWith(interaction, name, given);
    // If the campaign can't be read now, the command itself says so.
    const campaign = await within(LOOKING, referee.campaign(interaction.channelId)).catch(() => undefined);
    if (!campaign) return undefined;
    // Somebody else whose choice it isn't is told so, before they're asked for anything.
    const asks =
      owesThis(this.#parts.words, campaign, { name, given }, asked.user) ||
      !mayGive(campaign, { verb: name, given, user: asked.user });
    return asks ? wantsSaid(referee, commandNamed(name, commands), asked) : undefined;
  }

  /** Opens a form for what's owed if something has to be said for it. */
  async #asks(interaction: Pressing, command: GivenCommand): Promise<boolean> {
    const how = await this.#lacking(interaction, command);
    return how !== undefined && this.#opensForm(interaction, command, how);
  }

  /** Opens the form for what's missing, or put right. A tap that opened one has ruled on nothing, so the next tap isn't a second one. */
  async #opensForm(interaction: Pressing, { name, given }: GivenCommand, how: 'missing' | 'mend' | 'owed') {
    const opened = await this.#parts.forms.ask(interaction, name, () => askedWith(interaction, name, given), how);
    if (opened) this.#parts.taps.forget(interaction);
    return opened;
  }

  /** What's owed, from a panel: with a form if something has to be said for it. */
  async #settle(interaction: ButtonInteraction, of: GivenCommand | Kept, isSecond: boolean): Promise<void> {
    const { forms, panels, taps } = this.#parts;
    const found = await forms.carried(of);
    if (found && (await this.#lacking(interaction, found))) {
      taps.forget(interaction);
      return panels.plans.deed(interaction, of, 'open');
    }
    if (!(await this.#passesOver(interaction, isSecond))) await panels.settle(interaction, of);
  }

  /** Another page of an answer. The command runs again, so the page is up to date, even after a restart. */
  async #turn(interaction: Pressing, page: number, of: GivenCommand | Kept): Promise<void> {
    const { answers, dice, forms } = this.#parts;
    const found = await forms.carried(of);
    if (!found) return answers.say(interaction, this.#parts.words.notices.staleTurn);
    await answers.give(interaction, 'turn', 'update', async () => {
      const given = await dice.run(interaction, found.name, askedWith(interaction, found.name, found.given));
      return turned({ ...given, page }, interaction.message.flags.has(MessageFlags.Ephemeral));
    });
  }

  /** Continues with the command that a button carries: with a form if something is missing, or has to be put right. */
  async #goOn(
    interaction: Pressing,
    of: GivenCommand | Kept,
    how: 'strikes' | 'sure' | undefined,
    isSecond: boolean,
  ): Promise<void> {
    const { answers, forms, log } = this.#parts;
    const found = await forms.carried(of);
    if (!found) return answers.say(interaction, this.#parts.words.notices.staleForm);
    // There may be more than one mistake: a form asks for all that's still wrong.
    if (await this.#opensForm(interaction, found, 'mend')) return;
    if (await this.#passesOver(interaction, isSecond)) return;
    if (how === 'strikes' && strikesNobody(found))
      return answers.say(interaction, this.#parts.words.notices.nobodyThere);
    const done = await (how === 'sure'
      ? this.#commands.give(interaction, found)
      : this.#commands.asking(interaction, found));
    // What's been done can't be done again from here.
    if (typeof done?.json?.seq === 'number') await disable(interaction, (id) => id === interaction.customId, log);
  }
}

/** Whether a message that's meant for one person is this person's: where it couldn't be private, everyone sees it. */
function isReader({ message, user }: Pressing): boolean {
  const reader = message.interactionMetadata?.user.id;
  return message.flags.has(MessageFlags.Ephemeral) || reader === undefined || reader === user.id;
}

function resultOf(kind: Kind<unknown, unknown>, of: unknown, press: Press, chosen: unknown): Promise<CommandResult> {
  return kind.gives ? kind.gives(of, press, chosen) : press.run(kind.runs!(of, chosen));
}

function seenBy({ seen }: Kind<unknown, unknown>, of: unknown, press: Press, chosen: unknown): Appearance {
  return typeof seen === 'function' ? seen(of, press, chosen) : seen!;
}

/** A page replaces the one before, which its reader could see. An error message doesn't replace it. */
function turned(given: CommandResult, own: boolean): CommandResult {
  const sees = own && given.outcome === undefined;
  return sees ? { ...given, document: { ...given.document, private: false } } : given;
}
