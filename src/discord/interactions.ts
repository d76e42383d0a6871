import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import { again, why } from '../../commands/buttons.ts';
import { commandNamed } from '../../commands/find.ts';
import { commands, run } from '../../commands/index.ts';
import { within } from '../campaign/store/deadline.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Asked } from '../referee/asked.ts';
import { NotWritten } from '../referee/protocol.ts';
import type { Referee } from '../referee/referee.ts';
import { DieOwed } from '../referee/throwing.ts';
import type { Button } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { dieOwedReply } from '../reply/problem.ts';
import { Answers, type Given, notice } from './answers.ts';
import { complete } from './autocomplete.ts';
import { buttonOf, pageOf, rulingOf } from './buttons.ts';
import { deliver } from './delivery.ts';
import { askedBy, commandText } from './given.ts';
import { dieForm, dieIn } from './next-die.ts';
import { OwedDice, withFace } from './owed-dice.ts';
import { DEFER_AFTER } from './replying.ts';

/** Answers whatever Discord delivers: commands, completion, buttons and forms. */
export class Interactions {
  readonly #referee: Referee;
  readonly #owed: OwedDice;
  readonly #answers: Answers;
  readonly #log: Logger;
  readonly #underWay = new Map<string, Promise<void>>();
  #closing = false;

  constructor(referee: Referee, store: Store, log: Logger) {
    this.#referee = referee;
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

  #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const { id, commandName: name } = interaction;
    const command = commands.find((each) => each.name === name);
    return this.#answers.give(interaction, `/${name}`, command?.private ? 'private' : 'public', async () =>
      this.#run(id, name, askedBy(interaction)),
    );
  }

  #button(interaction: ButtonInteraction): Promise<void> {
    const button = buttonOf(interaction.customId);
    if (!button) return this.#answers.say(interaction, english.notices.staleButton);
    if (button.action === 'next-die') return this.#askForDie(interaction, button.of);
    const { action } = button;
    const as = (
      { again: 'public', why: 'private', older: 'update', newer: 'update', join: 'public', agree: 'public' } as const
    )[action];
    return this.#answers.give(interaction, action, as, () => this.#pressed(interaction, button));
  }

  #pressed(interaction: ButtonInteraction, button: Button): Promise<Given> {
    const pressed = { user: interaction.user.id, channel: interaction.channelId, interaction: interaction.id };
    if (button.action === 'older' || button.action === 'newer') {
      const given = pageOf(button);
      return this.#run(interaction.id, 'log', { ...pressed, command: commandText('log', given), given });
    }
    if (button.action === 'join') {
      const given = { side: button.of };
      return this.#run(interaction.id, 'game join', { ...pressed, command: commandText('game join', given), given });
    }
    const { log, seq } = rulingOf(button);
    if (button.action === 'why') return why(this.#referee, pressed.channel, seq, log);
    return again(this.#referee, pressed, seq, log);
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
    const die = dieIn(interaction);
    if (!die) return this.#answers.say(interaction, english.notices.staleButton);
    let wentOn = false;
    await this.#answers.give(interaction, 'next-die', 'public', async () => {
      const owed = await this.#owed.at(die.key);
      if (!owed) return { document: notice(english.notices.staleDie) };
      const given = await this.#run(interaction.id, owed.name, withFace(owed, die.face));
      wentOn = true;
      return given;
    });
    // Only now: delivered again after a crash, the form has to find what it belongs to.
    if (wentOn) await this.#owed.drop(die.key);
  }

  /** Runs a command. A die that is owed is no failure: its button takes it. */
  async #run(interaction: string, name: string, asked: Asked): Promise<Given> {
    try {
      return await run(this.#referee, commandNamed(name, commands), asked);
    } catch (error) {
      if (!(error instanceof DieOwed)) throw error;
      await this.#owed.keep(interaction, name, asked, error.sides);
      const buttons = [{ action: 'next-die', of: interaction }] as const;
      return { document: { ...dieOwedReply(error), buttons }, outcome: 'die-owed' };
    }
  }
}
