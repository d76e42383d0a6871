import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { commands, run } from '../../../commands/index.ts';
import { within } from '../../campaign/store/deadline.ts';
import type { Store } from '../../campaign/store/store.ts';
import { commandNamed } from '../../command/typing/find.ts';
import type { Asked } from '../../referee/asked.ts';
import { NotWritten } from '../../referee/not-written.ts';
import type { Referee } from '../../referee/referee.ts';
import { DieOwed } from '../../referee/rulings/throwing.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button } from '../../reply/document.ts';
import { dieOwedReply } from '../../reply/problem.ts';
import type { Answers } from '../answers/answers.ts';
import { showForm } from '../answers/callback.ts';
import { deliver } from '../answers/delivery.ts';
import { offered } from '../answers/offered.ts';
import { lackedForThread, lackedToPost, reaches } from '../answers/permissions.ts';
import type { Pings } from '../answers/pinging.ts';
import { type Answerable, DEFER_AFTER } from '../answers/replying.ts';
import { type CommandResult, notice } from '../answers/result.ts';
import { modalOf } from '../forms/index.ts';
import type { HostDesk } from '../host/desk.ts';
import { inviteOf } from '../servers/invite.ts';
import type { Keeping } from '../servers/keeping.ts';
import { announcingFor } from '../throws/announcing.ts';
import { openLedger } from '../throws/ledgers.ts';
import { withRound } from '../throws/round-line.ts';
import type { AfterRecords } from '../upkeep/after-records.ts';
import { KeptCommands } from './kept-commands.ts';
import { mended } from './mending.ts';
import { OwedDice, withFace } from './owed-dice.ts';

/** The parts of a command that only Discord's side can do. */
interface Around {
  readonly keeping: Pick<Keeping, 'belongings' | 'forget'>;
  readonly after: Pick<AfterRecords, 'keep'>;
  readonly pings: Pick<Pings, 'calling'>;
  readonly host: Pick<HostDesk, 'for'>;
}

/** Runs commands, and asks for the dice thrown at the table until there are enough. */
export class TableDice {
  readonly #words: Catalogue;
  readonly #referee: Referee;
  readonly #owed: OwedDice;
  readonly #kept: KeptCommands;
  readonly #here: Around;
  readonly #answers: Answers;
  readonly #log: Logger;

  constructor(words: Catalogue, referee: Referee, store: Store, here: Around, answers: Answers, log: Logger) {
    this.#words = words;
    this.#referee = referee;
    this.#here = here;
    this.#owed = new OwedDice(store);
    this.#kept = new KeptCommands(store);
    this.#answers = answers;
    this.#log = log;
  }

  /** Runs a command. Owing a die isn't a failure: the button takes it. */
  async run(interaction: Answerable, name: string, asked: Asked): Promise<CommandResult> {
    try {
      const announces = announcingFor(interaction, this.#log);
      const around = { ...asked, ...this.#around(interaction), announces };
      const result = await offered(
        await run(this.#words, this.#referee, commandNamed(name, commands), around),
        this.#log,
      );
      const throwable = await this.#throwing(result, asked, interaction.id);
      const turnable = { ...throwable, ...(await this.#turning(result, name, asked, interaction.id)) };
      const whole = withRound(this.#words, this.#referee, asked.channel, interaction.guildId, turnable);
      return await this.#here.pings.calling(whole, asked.channel);
    } catch (error) {
      if (!(error instanceof DieOwed)) return this.#mended(error, interaction, name, asked);
      await this.#owed.keep(interaction.id, name, asked, error.sides);
      const buttons = [{ action: 'next-die', of: { key: interaction.id } }] as const;
      return { document: { ...dieOwedReply(this.#words, error), buttons }, outcome: 'die-owed' };
    }
  }

  /** Odds come with a button that throws for them, however long the command. */
  async #throwing(result: CommandResult, asked: Asked, key: string): Promise<CommandResult> {
    const { throws, document } = result;
    if (throws === undefined) return result;
    const of = await this.#kept.carry('run', throws, `${key}-roll`, asked).catch(() => undefined);
    const isOwn = (button: Button): button is Button<'run'> => button.action === 'run' && button.of === throws;
    const own = (document.buttons ?? []).filter(isOwn);
    const others = (document.buttons ?? []).filter((button) => !isOwn(button));
    const buttons = of === undefined ? others : [...own.map((button) => ({ ...button, of })), ...others];
    return { ...result, document: { ...document, buttons } };
  }

  /** How the pages of an answer are turned: with the command itself, if it wrote nothing and can be run again. */
  async #turning(
    { document, json }: CommandResult,
    name: string,
    asked: Asked,
    key: string,
  ): Promise<Pick<CommandResult, 'turns'>> {
    const { given, secret } = asked;
    const asks = json?.seq === undefined && !document.secret && !document.attached && secret === undefined;
    if (!asks) return {};
    // The answer is shown in any case. If its pages can't be turned, it's cut at a line.
    return { turns: await this.#kept.turning({ name, given }, document, key, asked).catch(() => undefined) };
  }

  /** What went wrong, with a way to continue if there is one. A store that fails now doesn't change this. */
  async #mended(error: unknown, { id }: Answerable, name: string, asked: Asked): Promise<CommandResult> {
    const around = { referee: this.#referee, kept: this.#kept };
    const way = await mended(this.#words, error, name, asked, id, around).catch(() => undefined);
    if (!way) throw error;
    return way;
  }

  /** What only Discord knows about the server. */
  #around(
    interaction: Answerable,
  ): Pick<
    Asked,
    | 'hosting'
    | 'opensLedger'
    | 'reaches'
    | 'serverChannels'
    | 'keepSituation'
    | 'lackedForThread'
    | 'lackedToPost'
    | 'invite'
  > {
    const { guildId, channelId, applicationId } = interaction;
    const invite = inviteOf(applicationId);
    const { keeping, after, host } = this.#here;
    const hosting = host.for(interaction.user.id);
    const reaching = (channel: string) => {
      // A log is about to move, so the place it belongs to has to be recorded again.
      if (channelId !== null) keeping.forget(channelId);
      return reaches(interaction, channel);
    };
    const keepSituation = (on: boolean) => after.keep(channelId ?? '', on);
    if (guildId === null) return { reaches: reaching, keepSituation, invite, hosting };
    const opensLedger = (campaign: string) => openLedger(this.#words, interaction, campaign, this.#log);
    const lacked = lackedForThread(this.#words, interaction);
    const serverChannels = async () => (await keeping.belongings.of(guildId)).map(({ channel }) => channel);
    return {
      reaches: reaching,
      serverChannels,
      keepSituation,
      invite,
      hosting,
      opensLedger,
      ...(lacked ? { lackedForThread: lacked } : {}),
      lackedToPost: lackedToPost(this.#words, interaction),
    };
  }

  /** Opens the form for the next die. That can't be deferred, so a slow store counts as a failure. */
  async askFor(interaction: ButtonInteraction, key: string): Promise<void> {
    try {
      const owed = await within(DEFER_AFTER, this.#owed.at(key));
      if (!owed) await this.#answers.say(interaction, this.#words.notices.staleDie);
      else await deliver(() => showForm(interaction, modalOf(this.#words, 'die', { key }, owed)), this.#log);
    } catch (error) {
      await this.#answers.give(interaction, 'next-die', 'private', async () => {
        throw error instanceof NotWritten ? error : new NotWritten('failed', error);
      });
    }
  }

  /** Continues with the command whose die the form has brought. */
  async take(interaction: ModalSubmitInteraction, key: string, face: string): Promise<void> {
    let wentOn = false;
    await this.#answers.give(interaction, 'next-die', 'public', async () => {
      const owed = await this.#owed.at(key);
      if (!owed) return { document: notice(this.#words.notices.staleDie) };
      const result = await this.run(interaction, owed.name, withFace(owed, face));
      wentOn = true;
      return result;
    });
    // Not before this: if the form is delivered again after a crash, it has to find what it belongs to.
    if (wentOn) await this.#owed.drop(key);
  }
}
