import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import { commands } from '../../../commands/index.ts';
import { within } from '../../campaign/store/deadline.ts';
import type { Command } from '../../command/command.ts';
import { withComposed } from '../../command/forms/composed.ts';
import { withTicked } from '../../command/forms/extra-fields.ts';
import { formFor, isWhole, looksAlong } from '../../command/forms/form-for.ts';
import { withWholeWay } from '../../command/forms/full-move.ts';
import { forFirst } from '../../command/forms/groups.ts';
import { withWholeNames } from '../../command/forms/part-of-name.ts';
import { withPointSaid } from '../../command/panel/point-field.ts';
import { withOthers } from '../../command/panel/unit-menus.ts';
import { commandNamed } from '../../command/typing/find.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { InputError, NotAllowed, Refusal } from '../../kernel/refusal.ts';
import type { Asked } from '../../referee/asked.ts';
import { NotWritten } from '../../referee/not-written.ts';
import type { Referee } from '../../referee/referee.ts';
import { withOwnShare } from '../../referee/rulings/own-share.ts';
import { isPaused } from '../../referee/rulings/trying.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Form } from '../../reply/document.ts';
import { rulesetMeant } from '../../rules/index.ts';
import type { Answers } from '../answers/answers.ts';
import { showForm } from '../answers/callback.ts';
import { deliver } from '../answers/delivery.ts';
import { hasWaited } from '../answers/first-answer.ts';
import type { Kept } from '../buttons/carried.ts';
import { customIdOf } from '../buttons/index.ts';
import type { KeptCommands } from '../commands/kept-commands.ts';
import { disable } from '../presses/spent-buttons.ts';
import { modalOf } from './index.ts';
import { filledIn } from './modal.ts';

/** Opening a form can't be deferred: after this many milliseconds the command runs without one and says what's missing. */
const PATIENCE = 1100;

type How = NonNullable<Parameters<typeof formFor>[4]>;
type Opening = ChatInputCommandInteraction | ButtonInteraction | StringSelectMenuInteraction;

/** Uses forms to ask for what a command lacks. */
export class Forms {
  readonly #words: Catalogue;
  readonly #referee: Referee;
  readonly #kept: KeptCommands;
  readonly #answers: Pick<Answers, 'give' | 'say'>;
  readonly #log: Logger;

  constructor(
    words: Catalogue,
    referee: Referee,
    kept: KeptCommands,
    answers: Pick<Answers, 'give' | 'say'>,
    log: Logger,
  ) {
    this.#words = words;
    this.#answers = answers;
    this.#referee = referee;
    this.#kept = kept;
    this.#log = log;
  }

  /**
   * Opens the form for what's missing.
   * @param how as in `formFor`; `open`, `change` and `more` for a panel, which the form returns to
   * @returns whether there was something to ask and time to ask it, or a refusal was shown because nobody could do it
   */
  async ask(interaction: Opening, name: string, asked: () => Asked, how: How = 'missing'): Promise<boolean> {
    const command = commandNamed(name, commands);
    if (!command.primary) return false;
    const begun = performance.now();
    try {
      const looking = how === 'missing' && looksAlong(this.#referee, command, asked());
      if (looking) await looking;
      if (how === 'missing' && isWhole(this.#referee, command, asked())) return false;
      const form = await within(PATIENCE, this.#form(interaction, command, asked(), how));
      if (!form) return false;
      await deliver(() => showForm(interaction, form), this.#log);
      return true;
    } catch (err) {
      if (err instanceof Refusal || err instanceof NotAllowed || (err instanceof InputError && isPaused(err))) {
        await this.#answers.give(interaction, `/${command.name}`, 'private', () => Promise.reject(err));
        return true;
      }
      hasWaited(interaction, performance.now() - begun);
      // The command itself will report whatever is wrong.
      this.#log.trace({ err }, 'no form');
      return false;
    }
  }

  /** Opens a form that's made already, for the rest of a command; without one, says that nobody's left. */
  async open(
    interaction: ButtonInteraction,
    asked: () => Promise<(GivenCommand & { readonly form: Form }) | undefined>,
  ): Promise<void> {
    try {
      const found = await within(PATIENCE, asked());
      if (!found) return await this.#answers.say(interaction, this.#words.notices.nobodyElse);
      const { form, ...of } = found;
      const whose = { user: interaction.user.id, channel: interaction.channelId };
      const carried = await this.#kept.carry('fill', of, interaction.id, whose);
      await deliver(() => showForm(interaction, modalOf(this.#words, 'fill', carried, form)), this.#log);
    } catch (err) {
      await this.#answers.give(interaction, 'others', 'private', async () => {
        throw isAnswer(err) ? err : new NotWritten('failed', err);
      });
    }
  }

  /** Whether a form of a panel has anything to ask about a command that's already whole, in its first or its second form. */
  async asks(
    { channelId, user }: Interaction,
    name: string,
    given: Asked['given'],
    how: 'change' | 'more',
  ): Promise<boolean> {
    const asked = { channel: channelId ?? '', user: user.id, given };
    try {
      const command = commandNamed(name, commands);
      // What's refused whatever is changed in it has no form.
      return (await formFor(this.#words, this.#referee, command, asked, how)) !== undefined;
    } catch (err) {
      // Without the button there's still the way back to all that the unit can do.
      this.#log.trace({ err }, 'nothing to change');
      return false;
    }
  }

  async #form({ id }: Opening, command: Command, asked: Asked, how: How) {
    const found = await formFor(this.#words, this.#referee, command, asked, how);
    if (!found) return undefined;
    const action = how === 'missing' || how === 'mend' || how === 'owed' ? 'fill' : 'deed';
    const carried = await this.#kept.carry(action, { name: command.name, given: found.given }, id, asked);
    return modalOf(this.#words, action, carried, found.form);
  }

  /** The command with what a form brings; `undefined` once it's been forgotten. */
  async completed(
    interaction: ModalSubmitInteraction,
    carried: GivenCommand | Kept,
  ): Promise<GivenCommand | undefined> {
    const found = await this.carried(carried);
    if (!found) return undefined;
    const typed = withTicked(withOthers(filledIn(interaction)));
    return { ...found, given: withPointSaid(found.given, await this.#whole(interaction, found, typed)) };
  }

  /** Disables the button that asked for what a form has brought: it's been given. */
  async spend(interaction: ModalSubmitInteraction, carried: GivenCommand | Kept): Promise<void> {
    if ('kept' in carried || !interaction.isFromMessage()) return;
    const spent = customIdOf({ action: 'owed', of: carried });
    await disable(interaction, (id) => id === spent, this.#log);
  }

  /** If the campaign can't be read now, the command itself says so. */
  async #whole(
    { channelId, user }: ModalSubmitInteraction,
    { name, given }: GivenCommand,
    typed: Readonly<Record<string, string>>,
  ) {
    const campaign = await this.#referee.campaign(channelId ?? '').catch(() => undefined);
    if (!campaign) return typed;
    const named = given.rules === undefined ? undefined : rulesetMeant(String(given.rules));
    const ruleset = named ?? this.#referee.playedBy(campaign);
    const said = withComposed(ruleset.verbs[name]?.options, given, withWholeNames(campaign, name, typed));
    const first = forFirst(campaign, ruleset, name, user.id, { ...given, ...said });
    const whole = withWholeWay({ command: commandNamed(name, commands), given: first, campaign, ruleset }, said);
    // A form may have had no room to ask how many of its men do it, and it may have been left empty: all who can.
    const { ownShare = [] } = ruleset.verbs[name] ?? {};
    const own = ownShare.length === 0 ? {} : withOwnShare(campaign, ruleset, name, { ...given, ...whole });
    const shares = Object.entries(own).filter(([option]) => (ownShare as readonly string[]).includes(option));
    return { ...whole, ...Object.fromEntries(shares.map(([option, value]) => [option, String(value)])) };
  }

  /** The command that a button or a form carries; `undefined` once it's been forgotten. */
  async carried(of: GivenCommand | Kept): Promise<GivenCommand | undefined> {
    return this.#kept.of(of).catch((err: unknown) => {
      this.#log.warn({ err }, 'couldn’t read a kept command');
      return undefined;
    });
  }
}

/** Whether an error says what's wrong with what somebody has asked for. */
function isAnswer(err: unknown): boolean {
  return [InputError, NotAllowed, Refusal, NotWritten].some((kind) => err instanceof kind);
}
