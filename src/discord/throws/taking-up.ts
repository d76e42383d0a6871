import { randomBytes } from 'node:crypto';
import { type Client, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { commands } from '../../../commands/index.ts';
import { pointerOf } from '../../campaign/channels.ts';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import { run } from '../../command/call.ts';
import { problemOf } from '../../command/problem.ts';
import { commandRead } from '../../command/typing/command-read.ts';
import { commandNamed } from '../../command/typing/find.ts';
import { Interrupted, type StuckThrow } from '../../referee/fairness/throws/announcing.ts';
import { askedAgain } from '../../referee/fairness/throws/asked-throws.ts';
import { type OpenThrow, openThrowOf } from '../../referee/fairness/throws/open-throw.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Document, line } from '../../reply/document.ts';
import { offered } from '../answers/offered.ts';
import type { Pings } from '../answers/pinging.ts';
import { guildOf, isOurs, openPlace } from '../answers/places.ts';
import type { CommandResult } from '../answers/result.ts';
import type { Untold } from '../answers/untold.ts';
import type { Mention } from '../messages/mentions.ts';
import { type Rendered, render, sendable } from '../messages/render.ts';
import type { AfterRecords } from '../upkeep/after-records.ts';
import { withRound } from './round-line.ts';

interface Parts {
  readonly words: Catalogue;
  readonly client: Client;
  readonly store: Store;
  readonly referee: Referee;
  readonly after: Pick<AfterRecords, 'thrown' | 'told'>;
  readonly untold: Pick<Untold, 'keep'>;
  readonly pings: Pick<Pings, 'calling'>;
  mention(guild: string | null): Mention;
  readonly log: Logger;
}

/** Goes on with throws that were announced and whose process is gone, and tells what came of them. */
export class TakingUp {
  readonly #parts: Parts;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks for what earlier processes have left, in channels whose dice come from a beacon. Never fails. */
  async begin(): Promise<void> {
    const { store, client, log } = this.#parts;
    try {
      for await (const key of store.keys(keys.beacon(''))) {
        const channel = key.slice(keys.beacon('').length);
        if (!isOurs(client, await guildOf(client, channel))) continue;
        const pointer = await pointerOf(store, channel);
        const open = pointer && (await openThrowOf(store, pointer.log));
        if (open) this.takeUp(open);
        else if (!(await this.#isInMode(channel))) await store.delete(key);
      }
    } catch (err) {
      log.warn({ err }, 'couldn’t look for throws that were left open');
    }
  }

  /** Goes on with a throw, unless that's under way. Never fails, and nobody waits for it. */
  takeUp(open: OpenThrow): void {
    const { interaction } = open;
    if (this.#underWay.has(interaction)) return;
    const work = this.#goOn(open)
      .catch((err: unknown) => this.#parts.log.error({ err, interaction }, 'couldn’t go on with a throw'))
      .finally(() => this.#underWay.delete(interaction));
    this.#underWay.set(interaction, work);
  }

  /** No server has the round of a throw, or nobody can look for its messages: its reply says so. Never fails, and nobody waits for it. */
  stuck({ open, stuck, round = 0 }: StuckThrow): void {
    const { words, log } = this.#parts;
    const number = open.last + 1;
    const said = stuck === 'silent' ? words.beacon.silent(number, round) : words.beacon.unread(number);
    log.warn({ number, stuck, channel: open.channel }, 'a throw is stuck');
    void this.#edit(open, render(words, { lines: [line(said)] })).catch((err: unknown) =>
      log.info({ err }, 'couldn’t say why a throw is stuck'),
    );
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #isInMode(channel: string): Promise<boolean> {
    return (await this.#parts.referee.known(channel)).beacon !== undefined;
  }

  async #goOn(open: OpenThrow): Promise<void> {
    const { words, log } = this.#parts;
    let result: CommandResult;
    try {
      result = await this.#resultOf(open);
    } catch (error) {
      // The next process goes on.
      if (error instanceof Interrupted) return;
      const reference = randomBytes(4).toString('hex');
      const problem = problemOf(words, error, reference);
      if (problem.kind === 'fault') log.error({ err: error, reference }, 'a throw couldn’t be made');
      result = { document: problem.document };
    }
    await this.#tell(open, result);
    await this.#parts.after.thrown(open.interaction);
  }

  async #resultOf(open: OpenThrow): Promise<CommandResult> {
    const { words, referee, pings, log } = this.#parts;
    const read = commandRead(open.command, commands);
    if (!read) throw new Error(`A throw was announced for what is no command: ${open.command}`);
    const answer = await run(words, referee, commandNamed(read.name, commands), askedAgain(open), commands);
    const given = withRound(words, referee, open.channel, open.telling.guild ?? null, await offered(answer, log));
    return pings.calling(given, open.channel);
  }

  async #tell(open: OpenThrow, given: CommandResult): Promise<void> {
    const { words, after, log, mention, untold } = this.#parts;
    const { channel } = open;
    const seq = given.json?.seq;
    const message = render(words, given.document, { mention: mention(open.telling.guild ?? null) });
    const shown = await this.#edit(open, message)
      .catch((err: unknown) => log.info({ err }, 'a throw’s reply can’t be reached any more'))
      .then((id) => id ?? (typeof seq === 'number' ? this.#post(open, given.document) : undefined));
    if (typeof seq !== 'number') return;
    if (shown === undefined) await untold.keep(channel, open.telling.guild ?? null, seq);
    else after.told(channel, seq, shown);
  }

  /** @returns the message @throws what Discord says */
  async #edit({ telling: { application, token } }: OpenThrow, message: Rendered): Promise<string> {
    const { content, components, allowedMentions = { parse: [] }, flags } = message;
    const body = {
      ...(flags ? { flags } : { content }),
      components: components.map((each) => each.toJSON()),
      allowed_mentions: allowedMentions,
    };
    const path = Routes.webhookMessage(application ?? '', token ?? '');
    const edited = await this.#parts.client.rest.patch(path, { body, auth: false });
    return (edited as { readonly id: string }).id;
  }

  /** After 15 minutes, a reply can't be changed any more: the result is a message of its own. */
  async #post({ channel }: OpenThrow, document: Document): Promise<string | undefined> {
    const { client, words, log, mention } = this.#parts;
    const guild = await guildOf(client, channel);
    const late = { ...document, lines: [line(words.notices.late), ...document.lines] };
    try {
      const place = await openPlace(client, channel);
      if (!place || place === 'resting') return undefined;
      return (await place.send(sendable(render(words, late, { files: false, mention: mention(guild) })))).id;
    } catch (err) {
      log.warn({ err, channel }, 'couldn’t post the result of a throw');
      return undefined;
    }
  }
}
