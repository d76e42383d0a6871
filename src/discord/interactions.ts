import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import { commands } from '../../commands/index.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Command } from '../command/command.ts';
import type { Config } from '../config.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { english } from '../reply/english/index.ts';
import type { AfterRecords } from './after-records.ts';
import { answerIn } from './answer-form.ts';
import { Answers, type Given } from './answers.ts';
import { complete } from './autocomplete.ts';
import { answerOf, type Came, turnOf } from './buttons.ts';
import { formFor, formIn } from './command-form.ts';
import { CorrectionForms } from './correction-forms.ts';
import { deliver } from './delivery.ts';
import { lateForm } from './fill-form.ts';
import { Forms } from './forms.ts';
import { askedBy, askedWith, usedBy } from './given.ts';
import type { Keeping } from './keeping.ts';
import { KeptCommands } from './kept-commands.ts';
import { chosenOn } from './message-commands.ts';
import { dieIn } from './next-die.ts';
import { answeredBy, turned } from './pages.ts';
import { Panels } from './panels.ts';
import { appearanceOf, byPresser, isSpent, type Pressed, press, spentBy } from './pressing.ts';
import { Questions } from './questions.ts';
import { Counting } from './quotas.ts';
import type { Registration } from './registration.ts';
import type { Answerable, Appearance } from './replying.ts';
import { disable } from './spent.ts';
import { TableDice } from './table-dice.ts';
import { Taps } from './taps.ts';
import { Threads } from './threads.ts';
import { Unanswered } from './unanswered.ts';
import type { Untold } from './untold.ts';

type Pressing = ButtonInteraction | StringSelectMenuInteraction;

/** Answers whatever Discord delivers: commands, completion, buttons and forms. */
export class Interactions {
  readonly #referee: Referee;
  readonly #answers: Answers;
  readonly #dice: TableDice;
  readonly #questions: Questions;
  readonly #keeping: Pick<Keeping, 'used'>;
  readonly #registration: Registration;
  readonly #api: string | undefined;
  readonly #servers: ReadonlySet<string> | undefined;
  readonly #counting: Counting;
  readonly #taps = new Taps();
  readonly #forms: Forms;
  readonly #panels: Panels;
  readonly #corrections: CorrectionForms;
  readonly #threads: Threads;
  readonly #log: Logger;
  readonly #unanswered: Unanswered;
  readonly #underWay = new Map<string, Promise<void>>();
  #closing = false;

  constructor(
    referee: Referee,
    store: Store,
    keeping: Pick<Keeping, 'used' | 'belongings' | 'forget'>,
    untold: Untold,
    registration: Registration,
    after: Pick<AfterRecords, 'keep'>,
    log: Logger,
    { api, servers, quotas, keepMisses }: Pick<Config, 'api' | 'servers' | 'quotas' | 'keepMisses'>,
  ) {
    this.#referee = referee;
    this.#keeping = keeping;
    this.#registration = registration;
    this.#api = api;
    this.#servers = servers && new Set(servers);
    this.#counting = new Counting(quotas);
    this.#unanswered = new Unanswered(store, keepMisses, log);
    this.#answers = new Answers(untold, log, (guild) => registration.mention(guild));
    this.#dice = new TableDice(referee, store, { keeping, after }, this.#answers, log);
    const kept = new KeptCommands(store);
    this.#forms = new Forms(referee, kept, log);
    this.#panels = new Panels({ referee, dice: this.#dice, answers: this.#answers, forms: this.#forms, kept, log });
    this.#corrections = new CorrectionForms(referee, this.#dice, this.#answers, log);
    this.#threads = new Threads({ referee, dice: this.#dice, answers: this.#answers, keeping, log });
    this.#questions = new Questions(referee, this.#dice, this.#answers, log);
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
      .finally(() => {
        this.#underWay.delete(id);
        // Nobody waits for that.
        void this.#registration.used(interaction);
      });
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
    const serves = !this.#servers || this.#servers.has(interaction.guildId ?? '');
    if (interaction.isAutocomplete()) return serves ? this.#complete(interaction) : undefined;
    const pressed = interaction.isButton() || interaction.isStringSelectMenu();
    const onMessage = interaction.isMessageContextMenuCommand();
    if (!interaction.isChatInputCommand() && !pressed && !onMessage && !interaction.isModalSubmit()) return;
    if (!serves) return this.#answers.say(interaction, english.notices.notServed);
    if (this.#closing) return this.#answers.say(interaction, english.notices.restarting);
    const met = this.#counting.count(interaction.user.id, interaction.guildId, isImport(interaction));
    if (met) return this.#answers.say(interaction, english.notices.quota[met.of][met.by](met.seconds));
    if (interaction.isChatInputCommand()) return this.#command(interaction);
    if (onMessage) return this.#onMessage(interaction);
    if (pressed) return this.#button(interaction);
    return this.#form(interaction);
  }

  #complete(interaction: AutocompleteInteraction): Promise<void> {
    return complete(interaction, this.#referee, this.#registration.books(interaction.guildId), this.#log);
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const { name } = usedBy(interaction);
    const command = commands.find((each) => each.name === name);
    const form = command && formFor(interaction, command);
    if (form) return void (await deliver(() => interaction.showModal(form), this.#log));
    const asks = command && (await this.#forms.ask(interaction, command, () => askedBy(interaction, this.#api)));
    if (!asks) await this.#answer(interaction, command, name, () => askedBy(interaction, this.#api));
  }

  /** Runs a command for the answer, to all or to the one who asked alone, as the command has it. */
  async #answer(
    interaction: Answerable,
    command: Command | undefined,
    name: string,
    asked: () => Asked,
  ): Promise<Given | undefined> {
    const as = command && isPrivate(interaction, command) ? 'private' : 'public';
    let given: Given | undefined;
    await this.#answers.give(interaction, `/${name}`, as, async () => {
      given = await this.#unanswered.heard(interaction.createdAt, () => this.#dice.run(interaction, name, asked()));
      return given;
    });
    if (name === 'game new' && given) await this.#threads.ifWanted(interaction, asked(), given);
    await this.#unanswered.kept();
    await this.#keeping.used(interaction);
    return given;
  }

  async #button(interaction: ButtonInteraction | StringSelectMenuInteraction): Promise<void> {
    const button = answeredBy(interaction);
    if (!button) return this.#answers.say(interaction, english.notices.staleButton);
    const { action, of } = button;
    if (action === 'next-die' && interaction.isButton()) return this.#dice.askFor(interaction, of);
    if (action === 'answer' && interaction.isButton()) return this.#questions.press(interaction, answerOf(button));
    if (action === 'next-die' || action === 'answer') return;
    if (action === 'run' || action === 'fill') return this.#goOn(interaction, action, of);
    if (action === 'thread') return this.#threads.press(interaction);
    if (action === 'pick' || action === 'page') return this.#panels.pick(interaction, of);
    if (action === 'helped' || action === 'missed') {
      return this.#answers.say(interaction, await this.#unanswered.judged(interaction.createdAt, { action, of }));
    }
    if (action === 'turn') return this.#turn(interaction, button);
    if (action === 'play' || action === 'deed' || action === 'roll') return this.#panel(interaction, action, of);
    const as = appearanceOf({ ...button, action });
    if (RULING.includes(action) && this.#taps.isSecond(interaction)) {
      await deliver(() => interaction.deferUpdate(), this.#log);
      return;
    }
    await this.#press(interaction, { ...button, action }, as);
    await this.#keeping.used(interaction);
  }

  /** What is chosen on a message does what its button does. */
  async #onMessage(interaction: MessageContextMenuCommandInteraction): Promise<void> {
    const chosen = chosenOn(interaction);
    if (!chosen) return this.#answers.say(interaction, english.notices.noRuling);
    const { action, of } = chosen;
    if (action === 'correct') return this.#corrections.open(interaction, of);
    const run = (name: string, asked: Asked) => this.#dice.run(interaction, name, asked);
    await this.#answers.give(interaction, action, appearanceOf({ action, of }), () =>
      press(interaction, { action, of }, this.#referee, run, this.#log),
    );
    await this.#keeping.used(interaction);
  }

  /** A player's own panel. */
  async #panel(interaction: Pressing, action: 'play' | 'deed' | 'roll', of: string): Promise<void> {
    if (!interaction.isButton()) return;
    if (action === 'play') return this.#panels.open(interaction);
    if (action === 'deed') return this.#panels.deed(interaction, of);
    if (this.#taps.isSecond(interaction)) return void (await deliver(() => interaction.deferUpdate(), this.#log));
    return this.#panels.roll(interaction, of);
  }

  /** Another page of what a command tells: it is asked anew, so it is true when it is read, also after a restart. */
  async #turn(interaction: Pressing, button: Came): Promise<void> {
    const { page, turns } = turnOf(button);
    const found = await this.#forms.carried(turns);
    if (!found) return this.#answers.say(interaction, english.notices.staleTurn);
    const { command, given } = found;
    await this.#answers.give(interaction, 'turn', 'update', async () => {
      const told = await this.#dice.run(interaction, command.name, askedWith(interaction, command.name, given));
      return turned({ ...told, page }, interaction);
    });
  }

  /** Goes on with a command that a button carries: by a form if something is still missing, or wrong and to be mended. */
  async #goOn(interaction: ButtonInteraction | StringSelectMenuInteraction, action: 'run' | 'fill', of: string) {
    const found = await this.#forms.carried(of);
    if (!found) return this.#answers.say(interaction, english.notices.staleForm);
    const { command, given } = found;
    const asked = () => askedWith(interaction, command.name, given);
    if (await this.#forms.ask(interaction, command, asked, action === 'fill' ? 'mend' : 'missing')) return;
    if (this.#taps.isSecond(interaction)) return void (await deliver(() => interaction.deferUpdate(), this.#log));
    const done = await this.#answer(interaction, command, command.name, asked);
    // What has been done is not done again from here.
    if (typeof done?.json?.seq === 'number') await disable(interaction, (id) => id === interaction.customId, this.#log);
  }

  /** Does what a button is for. What it leaves without a purpose is shown so. */
  async #press(interaction: ButtonInteraction | StringSelectMenuInteraction, pressed: Pressed, as: Appearance) {
    const run = (name: string, asked: Asked) => this.#dice.run(interaction, name, asked);
    let given: Given | undefined;
    await this.#answers.give(interaction, pressed.action, as, async () => {
      given = await press(interaction, pressed, this.#referee, run, this.#log);
      return as === 'public' ? byPresser(given, interaction.user.id) : given;
    });
    if (given && isSpent(pressed, given)) await disable(interaction, spentBy(pressed, interaction.customId), this.#log);
  }

  async #form(interaction: ModalSubmitInteraction): Promise<void> {
    const filled = formIn(interaction, commands);
    if (filled) return void (await this.#answer(interaction, filled.command, filled.command.name, () => filled.asked));
    if (this.#corrections.isOne(interaction)) return this.#corrections.take(interaction);
    const kind = this.#forms.kindOf(interaction);
    if (kind) return this.#completed(interaction, kind);
    const answer = answerIn(interaction);
    if (answer) return this.#questions.take(interaction, answer);
    const die = dieIn(interaction);
    if (!die) return this.#answers.say(interaction, english.notices.staleButton);
    await this.#dice.take(interaction, die);
    await this.#keeping.used(interaction);
  }

  /** Rules on a command that its form has completed. */
  async #completed(interaction: ModalSubmitInteraction, kind: 'fill' | 'deed'): Promise<void> {
    const found = await this.#forms.completed(interaction);
    if (!found) return this.#answers.say(interaction, lateForm(interaction));
    if (kind === 'deed') return this.#panels.plan(interaction, found);
    const { command, given } = found;
    await this.#answer(interaction, command, command.name, () => askedWith(interaction, command.name, given));
  }
}

/** What is ruled on or struck out at a press: two quick taps on it are one. */
const RULING: readonly Pressed['action'][] = ['again', 'instead', 'owed', 'undo', 'strike'];

/** Whether it brings in a file, or what would stand in one. */
function isImport(interaction: Answerable): boolean {
  const name = interaction.isChatInputCommand()
    ? usedBy(interaction).name
    : interaction.isMessageContextMenuCommand()
      ? interaction.commandName
      : interaction.customId;
  return /\b(game|unit) import\b/.test(name);
}

/** Whether the answer is for the one who asks alone: Discord wants to know before there is one. */
function isPrivate(interaction: Answerable, command: Command): boolean {
  const { private: hidden = false } = command;
  if (typeof hidden === 'boolean') return hidden;
  const given = interaction.isChatInputCommand() ? usedBy(interaction).data : [];
  if (typeof hidden === 'function') {
    return hidden(Object.fromEntries(given.map(({ name, value }) => [name, String(value)])));
  }
  return !given.some(({ name, value }) => name === hidden.unless && value === true);
}
