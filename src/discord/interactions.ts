import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Command } from '../../commands/command.ts';
import { commandNamed } from '../../commands/find.ts';
import { commands, run } from '../../commands/index.ts';
import { within } from '../campaign/store/deadline.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Asked } from '../referee/asked.ts';
import { NotWritten } from '../referee/protocol.ts';
import type { Referee } from '../referee/referee.ts';
import { DieOwed } from '../referee/throwing.ts';
import { english } from '../reply/english/index.ts';
import { dieOwedReply } from '../reply/problem.ts';
import { Answers, type Given, notice } from './answers.ts';
import { complete } from './autocomplete.ts';
import { buttonOf } from './buttons.ts';
import { formFor, formIn } from './command-form.ts';
import { deliver } from './delivery.ts';
import { askedBy, usedBy } from './given.ts';
import type { Keeping } from './keeping.ts';
import { dieForm, dieIn } from './next-die.ts';
import { OwedDice, withFace } from './owed-dice.ts';
import { APPEARANCES, press } from './pressing.ts';
import { reaches } from './reach.ts';
import { type Answerable, DEFER_AFTER } from './replying.ts';

/** Answers whatever Discord delivers: commands, completion, buttons and forms. */
export class Interactions {
  readonly #referee: Referee;
  readonly #owed: OwedDice;
  readonly #answers: Answers;
  readonly #keeping: Pick<Keeping, 'used'>;
  readonly #api: string | undefined;
  readonly #log: Logger;
  readonly #underWay = new Map<string, Promise<void>>();
  #closing = false;

  /** @param api another address of Discord's API than the real one */
  constructor(referee: Referee, store: Store, keeping: Pick<Keeping, 'used'>, log: Logger, api: string | undefined) {
    this.#referee = referee;
    this.#keeping = keeping;
    this.#api = api;
    this.#owed = new OwedDice(store);
    this.#answers = new Answers(log);
    this.#log = log;
  }

  /**
   * Takes an interaction in hand, unless that is being done already; what goes wrong is answered and logged, never
   * thrown.
   */
  take(interaction: Interaction): void {
    const { id } = interaction;
    if (this.#underWay.has(id)) return;
    const work = this.#take(interaction)
      .catch((err: unknown) => this.#log.error({ err, interaction: id }, 'interaction failed'))
      .finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, work);
  }

  /** Takes on nothing new, and waits until all that was begun is answered. */
  async finish(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#underWay.values());
    // Whoever came in the meantime is told to wait, and that is soon done.
    await Promise.all(this.#underWay.values());
  }

  async #take(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return this.#complete(interaction);
    const answerable = interaction.isChatInputCommand() || interaction.isButton() || interaction.isModalSubmit();
    if (!answerable) return;
    if (this.#closing) return this.#answers.say(interaction, english.notices.restarting);
    if (interaction.isChatInputCommand()) return this.#command(interaction);
    if (interaction.isButton()) return this.#button(interaction);
    return this.#form(interaction);
  }

  #complete(interaction: AutocompleteInteraction): Promise<void> {
    return complete(interaction, this.#referee, this.#log);
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const { name } = usedBy(interaction);
    const command = commands.find((each) => each.name === name);
    const form = command && formFor(interaction, command);
    if (form) await deliver(() => interaction.showModal(form), this.#log);
    else await this.#answer(interaction, command, name, () => askedBy(interaction, this.#api));
  }

  /** Runs a command for the answer, to all or to the one who asked alone, as the command has it. */
  async #answer(
    interaction: ChatInputCommandInteraction | ModalSubmitInteraction,
    command: Command | undefined,
    name: string,
    asked: () => Asked,
  ): Promise<void> {
    const as = command?.private ? 'private' : 'public';
    await this.#answers.give(interaction, `/${name}`, as, async () => this.#run(interaction, name, asked()));
    await this.#keeping.used(interaction);
  }

  async #button(interaction: ButtonInteraction): Promise<void> {
    const button = buttonOf(interaction.customId);
    if (!button) return this.#answers.say(interaction, english.notices.staleButton);
    const { action, of } = button;
    if (action === 'next-die') return this.#askForDie(interaction, of);
    const run = (name: string, asked: Asked) => this.#run(interaction, name, asked);
    await this.#answers.give(interaction, action, APPEARANCES[action], () =>
      press(interaction, { ...button, action }, this.#referee, run),
    );
    await this.#keeping.used(interaction);
  }

  /** Opens the form for the next die. A form cannot be put off, so a store that is slow counts as one that fails. */
  async #askForDie(interaction: ButtonInteraction, key: string): Promise<void> {
    try {
      const owed = await within(DEFER_AFTER, this.#owed.at(key));
      if (!owed) await this.#answers.say(interaction, english.notices.staleDie);
      else await deliver(() => interaction.showModal(dieForm(key, owed)), this.#log);
    } catch (error) {
      await this.#answers.give(interaction, 'next-die', 'private', async () => {
        throw error instanceof NotWritten ? error : new NotWritten('failed', error);
      });
    }
  }

  async #form(interaction: ModalSubmitInteraction): Promise<void> {
    const filled = formIn(interaction, commands);
    if (filled) return this.#answer(interaction, filled.command, filled.command.name, () => filled.asked);
    const die = dieIn(interaction);
    if (!die) return this.#answers.say(interaction, english.notices.staleButton);
    let wentOn = false;
    await this.#answers.give(interaction, 'next-die', 'public', async () => {
      const owed = await this.#owed.at(die.key);
      if (!owed) return { document: notice(english.notices.staleDie) };
      const given = await this.#run(interaction, owed.name, withFace(owed, die.face));
      wentOn = true;
      return given;
    });
    // Only now: delivered again after a crash, the form has to find what it belongs to.
    if (wentOn) await this.#owed.drop(die.key);
    await this.#keeping.used(interaction);
  }

  /** Runs a command. A die that is owed is no failure: its button takes it. */
  async #run(interaction: Answerable, name: string, asked: Asked): Promise<Given> {
    try {
      const reaching = { ...asked, reaches: (channel: string) => reaches(interaction, channel) };
      return await run(this.#referee, commandNamed(name, commands), reaching);
    } catch (error) {
      if (!(error instanceof DieOwed)) throw error;
      await this.#owed.keep(interaction.id, name, asked, error.sides);
      const buttons = [{ action: 'next-die', of: interaction.id }] as const;
      return { document: { ...dieOwedReply(error), buttons }, outcome: 'die-owed' };
    }
  }
}
