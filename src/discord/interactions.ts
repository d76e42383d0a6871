import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  Interaction,
  ModalSubmitInteraction,
} from 'discord.js';
import { commands } from '../../commands/index.ts';
import type { GivenCommand } from '../kernel/options/given-command.ts';
import type { GivenOptions } from '../kernel/options/options.ts';
import type { Asked } from '../referee/asked.ts';

import { showForm } from './answers/callback.ts';
import { deliver } from './answers/delivery.ts';
import type { Answerable } from './answers/replying.ts';
import type { Kept } from './buttons/carried.ts';
import { buttonOf, kindOf } from './buttons/index.ts';
import { askedBy, usedBy } from './commands/asked.ts';
import { CommandAnswers } from './commands/command-answers.ts';
import { Counting } from './commands/quotas.ts';
import { complete } from './completion/autocomplete.ts';
import { lacksFile } from './forms/file.ts';
import { modalOf, take } from './forms/index.ts';
import { lateForm } from './forms/modal.ts';
import { type Parts, partsOf, type World } from './parts.ts';
import { Presses } from './presses/presses.ts';

/** Discord's limit for a custom ID. */
const LONGEST_ID = 100;

/** Answers whatever Discord delivers: commands, completion, buttons and forms. */
export class Interactions {
  readonly #parts: Parts;
  readonly #commands: CommandAnswers;
  readonly #presses: Presses;
  readonly #registration: World['registration'];
  readonly #api: string | undefined;
  readonly #servers: ReadonlySet<string> | undefined;
  readonly #counting: Counting;
  readonly #host: World['host'];
  readonly #underWay = new Map<string, Promise<void>>();
  #closing = false;

  constructor(world: World) {
    const { api, servers, quotas } = world.config;
    this.#parts = partsOf(world);
    this.#commands = new CommandAnswers(this.#parts);
    this.#presses = new Presses(this.#parts, this.#commands);
    this.#registration = world.registration;
    this.#api = api;
    this.#servers = servers && new Set(servers);
    this.#counting = new Counting(quotas);
    this.#host = world.host;
  }

  /**
   * Handles an interaction, unless that's being done already. What goes wrong is answered and logged, never thrown.
   */
  take(interaction: Interaction): void {
    const { id } = interaction;
    if (this.#underWay.has(id)) return;
    const work = this.#take(interaction)
      .catch((err: unknown) => this.#parts.log.error({ err, interaction: id }, 'interaction failed'))
      .finally(() => {
        this.#underWay.delete(id);
        // Nobody waits for this.
        void this.#registration.used(interaction);
      });
    this.#underWay.set(id, work);
  }

  /** How many are being answered. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /** Waits until nothing is being answered. */
  async quiet(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  /** Takes on nothing new, and waits until everything under way is answered. */
  async finish(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#underWay.values());
    // Interactions that came in the meantime only get a "please wait", which doesn't take long.
    await Promise.all(this.#underWay.values());
  }

  async #take(interaction: Interaction): Promise<void> {
    const serves = !this.#servers || this.#servers.has(interaction.guildId ?? '');
    const blocked = this.#host.refuses(interaction.user.id, interaction.guildId);
    if (interaction.isAutocomplete()) return serves && !blocked ? this.#complete(interaction) : undefined;
    const pressed = interaction.isButton() || interaction.isStringSelectMenu();
    const onMessage = interaction.isMessageContextMenuCommand();
    if (!interaction.isChatInputCommand() && !pressed && !onMessage && !interaction.isModalSubmit()) return;
    if (!serves) return this.#parts.answers.say(interaction, this.#parts.words.notices.notServed);
    if (blocked && !isOwnData(interaction))
      return this.#parts.answers.say(interaction, this.#parts.words.host.blocked[blocked]);
    if (this.#closing) return this.#parts.answers.say(interaction, this.#parts.words.notices.restarting);
    const met = this.#counting.count(interaction.user.id, interaction.guildId, isImport(interaction));
    if (met) return this.#parts.answers.say(interaction, this.#parts.words.notices.quota[met.of][met.by](met.seconds));
    if (interaction.isChatInputCommand()) return this.#command(interaction);
    if (onMessage) return this.#presses.onMessage(interaction);
    if (pressed) return this.#presses.press(interaction);
    await this.#form(interaction);
  }

  #complete(interaction: AutocompleteInteraction): Promise<void> {
    return complete(
      this.#parts.words,
      interaction,
      this.#parts.referee,
      this.#registration.books(interaction.guildId),
      this.#parts.log,
    );
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const { name } = usedBy(interaction);
    const command = commands.find((each) => each.name === name);
    const lacking = command && lacksFile(interaction, command);
    const form = lacking && modalOf(this.#parts.words, 'form', lacking, lacking.name);
    // A command that's too long for a custom ID runs without its file, and says what's missing.
    if (form && form.custom_id.length <= LONGEST_ID)
      return void (await deliver(() => showForm(interaction, form), this.#parts.log));
    if (command && (await this.#parts.panels.plans.begins(interaction, command, typedIn(interaction)))) return;
    let read: Asked | undefined;
    const asked = () => (read ??= askedBy(interaction, this.#api));
    const asks = command && (await this.#parts.forms.ask(interaction, name, asked));
    if (!asks) await this.#commands.run(interaction, command, name, asked);
  }

  #form(interaction: ModalSubmitInteraction): Promise<unknown> {
    const { answers, corrections, dice, doubts, keeping, questions, settings, words } = this.#parts;
    return take(interaction, {
      corrects: (of) => corrections.take(interaction, of),
      questions: (of) => doubts.take(interaction, of),
      completes: (of) => this.#completed(interaction, of),
      plans: (of) => this.#planned(interaction, of),
      throwsOn: async (key, face) => {
        await dice.take(interaction, key, face);
        await keeping.used(interaction);
      },
      answers: (of, said) => questions.take(interaction, { of, said }),
      setsTimes: () => settings.take(interaction),
      runs: (command, asked) => this.#commands.run(interaction, command, command.name, () => asked),
      isStale: () => answers.say(interaction, words.notices.staleButton),
    });
  }

  /** Runs a command that its form has completed. */
  async #completed(interaction: ModalSubmitInteraction, carried: GivenCommand | Kept): Promise<void> {
    const found = await this.#parts.forms.completed(interaction, carried);
    if (!found) return this.#forgotten(interaction);
    const done = await this.#commands.asking(interaction, found);
    if (typeof done?.json?.seq === 'number') await this.#parts.forms.spend(interaction, carried);
  }

  async #planned(interaction: ModalSubmitInteraction, carried: GivenCommand | Kept): Promise<void> {
    const found = await this.#parts.forms.completed(interaction, carried);
    return found ? this.#parts.panels.plans.show(interaction, found) : this.#forgotten(interaction);
  }

  #forgotten(interaction: ModalSubmitInteraction): Promise<void> {
    return this.#parts.answers.say(interaction, lateForm(this.#parts.words, interaction));
  }
}

/** What's typed of a command in boxes of its own. */
function typedIn(interaction: ChatInputCommandInteraction): GivenOptions {
  return Object.fromEntries(usedBy(interaction).data.map(({ name, value }) => [name, value!]));
}

/** Whether it imports a file, or the text of one. */
function isImport(interaction: Answerable): boolean {
  return /\b(game|unit) import\b/.test(wordsOf(interaction));
}

/** Whether it's about what's stored of somebody or their server, which nobody can be kept from. */
function isOwnData(interaction: Answerable): boolean {
  return /\b(data|server) (export|delete|erase)\b/.test(wordsOf(interaction));
}

/** The command that it gives, or the custom ID that has it. */
function wordsOf(interaction: Answerable): string {
  if (interaction.isChatInputCommand()) return usedBy(interaction).name;
  if (interaction.isMessageContextMenuCommand()) return interaction.commandName;
  const button = interaction.isButton() ? buttonOf(interaction.customId) : undefined;
  const runs = button && kindOf(button.action).runs?.(button.of, undefined);
  return runs?.name ?? interaction.customId;
}
