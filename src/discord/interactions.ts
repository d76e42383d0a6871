import { randomBytes } from 'node:crypto';
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
import { problemOf } from '../../commands/problem.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { DieOwed } from '../referee/throwing.ts';
import { type Document, line } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { dieOwedReply } from '../reply/problem.ts';
import { completions } from './autocomplete.ts';
import { buttonOf } from './buttons.ts';
import { askedBy, commandText } from './given.ts';
import { askForDie, dieIn } from './next-die.ts';
import { dropOwed, keepOwed, owedAt, withFace } from './owed-dice.ts';
import { type Answerable, type Appearance, reply } from './replying.ts';

const PUBLIC: Appearance = { private: false };
const PRIVATE: Appearance = { private: true };

/** Answers whatever Discord delivers: commands, completion, buttons and forms. */
export class Interactions {
  readonly #referee: Referee;
  readonly #store: Store;
  readonly #log: Logger;
  readonly #underWay = new Set<Promise<void>>();
  #closing = false;

  constructor(referee: Referee, store: Store, log: Logger) {
    this.#referee = referee;
    this.#store = store;
    this.#log = log;
  }

  /** Takes an interaction in hand; what goes wrong is answered and logged, never thrown. */
  take(interaction: Interaction): void {
    const work = this.#take(interaction)
      .catch((err: unknown) => this.#log.error({ err, interaction: interaction.id }, 'interaction failed'))
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  /** Takes on nothing new, and waits until all that was begun is answered. */
  async finish(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#underWay);
  }

  async #take(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return this.#complete(interaction);
    const answerable = interaction.isChatInputCommand() || interaction.isButton() || interaction.isModalSubmit();
    if (!answerable) return;
    if (this.#closing) return this.#say(interaction, english.notices.restarting);
    if (interaction.isChatInputCommand()) return this.#command(interaction);
    if (interaction.isButton()) return this.#button(interaction);
    return this.#form(interaction);
  }

  #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const name = interaction.commandName;
    const command = commands.find((each) => each.name === name);
    return this.#answer(interaction, `/${name}`, command?.private ? PRIVATE : PUBLIC, async () => {
      return this.#run(name, askedBy(interaction));
    });
  }

  #button(interaction: ButtonInteraction): Promise<void> {
    const button = buttonOf(interaction.customId);
    if (!button) return this.#say(interaction, english.notices.staleButton);
    const { action, of } = button;
    const [log, seq] = of.split(':');
    const pressed = { user: interaction.user.id, channel: interaction.channelId, interaction: interaction.id };
    switch (action) {
      case 'again':
        return this.#answer(interaction, action, PUBLIC, async () => {
          const answer = await again(this.#referee, pressed, Number(seq), log);
          return answer.document;
        });
      case 'why':
        return this.#answer(interaction, action, PRIVATE, async () => {
          const answer = await why(this.#referee, pressed.channel, Number(seq), log);
          return answer.document;
        });
      case 'older':
      case 'newer':
        return this.#answer(interaction, action, { private: true, update: true }, () =>
          this.#run('log', { ...pressed, command: `/log page:${of}`, given: { page: of } }),
        );
      case 'next-die':
        return this.#nextDie(interaction, of);
    }
  }

  async #nextDie(interaction: ButtonInteraction, key: string): Promise<void> {
    const owed = await owedAt(this.#store, key);
    if (!owed) return this.#say(interaction, english.notices.staleDie);
    await askForDie(interaction, key, owed);
  }

  async #form(interaction: ModalSubmitInteraction): Promise<void> {
    const die = dieIn(interaction);
    if (!die) return this.#say(interaction, english.notices.staleButton);
    const owed = await owedAt(this.#store, die.key);
    if (!owed) return this.#say(interaction, english.notices.staleDie);
    return this.#answer(interaction, `/${owed.name}`, PUBLIC, async () => {
      const given = withFace(owed, die.face);
      const { name, user, channel } = owed;
      const command = commandText(name, given);
      const document = await this.#run(name, { user, channel, command, given, interaction: interaction.id });
      await dropOwed(this.#store, die.key);
      return document;
    });
  }

  /** Runs a command. A die that is owed is no failure: its button takes it. */
  async #run(name: string, asked: Asked): Promise<Document> {
    try {
      return (await run(this.#referee, commandNamed(name, commands), asked)).document;
    } catch (error) {
      if (!(error instanceof DieOwed)) throw error;
      const of = await keepOwed(this.#store, name, asked, error.sides);
      return { ...dieOwedReply(error), buttons: [{ action: 'next-die', of }] };
    }
  }

  /** Answers with what the work gives, or with what it throws, and logs one line with how long it took. */
  async #answer(
    interaction: Answerable,
    command: string,
    as: Appearance,
    work: () => Promise<Document>,
  ): Promise<void> {
    const begun = performance.now();
    const log = this.#log.child({ interaction: interaction.id, command, guild: interaction.guildId });
    let outcome = 'ok';
    const document = work().catch((error: unknown) => {
      const reference = randomBytes(4).toString('hex');
      const problem = problemOf(error, reference);
      outcome = problem.kind;
      if (problem.kind === 'fault') log.error({ err: error, reference }, 'command failed');
      return problem.document;
    });
    await reply(interaction, document, as, log);
    log.info({ outcome, ms: Math.round((performance.now() - begun) * 10) / 10 }, 'command');
  }

  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    // A completion that fails is no answer worth an apology: Discord shows that there is none.
    const choices = await completions(interaction, this.#referee).catch(() => []);
    await interaction.respond(choices);
  }

  #say(interaction: Answerable, text: string): Promise<void> {
    return reply(interaction, Promise.resolve({ lines: [line(text)], private: true }), PRIVATE, this.#log);
  }
}
