import { LRUCache } from 'lru-cache';
import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import { Campaigns, type OpenCampaign } from '../campaign/folding/campaigns.ts';
import { type Excess, excessIn } from '../campaign/limits.ts';
import { settledBy } from '../campaign/owed/questions.ts';
import { causedBy } from '../campaign/recent-interactions.ts';
import { type LogEvent, type LogRecord, RECORD_VERSION, writable } from '../campaign/record.ts';
import { type Store, StoreError } from '../campaign/store/store.ts';
import { commitmentOf, type Seed } from '../fairness/seed.ts';
import { streamOf } from '../fairness/stream.ts';
import type { Veiled } from '../fairness/veil.ts';
import { InputError } from '../kernel/refusal.ts';
import { lapses } from './agreement/agreement.ts';
import type { Asked } from './asked.ts';
import { LogDice, type Revealed, type Secret, secretsOf } from './fairness/log-dice.ts';
import { endsBattle, endsHiding, gameAfter } from './fairness/revealing.ts';
import { ChannelQueue } from './queue.ts';

/** Everything that the referee is given; it has no other contact with the outside world. */
export interface World {
  readonly store: Store;
  readonly now: () => Date;
  /** Every log's seed (`--seed`), instead of a secret one. */
  readonly seed?: Seed | undefined;
  /** Told about failures that did no harm to a command. */
  readonly onTrouble: (error: unknown) => void;
  /** How much memory campaigns may take together, in bytes. */
  readonly cacheBytes?: number | undefined;
  /** Told about every command that is now in the log, written by this process or found there. It must not throw. */
  readonly onWritten?: ((channel: string, written: Written) => void) | undefined;
}

/** Decides the outcome of a command on the campaign as it stands. Throws if it can't be done; nothing is written then. */
export type Decide = (
  campaign: Campaign,
  source: (sides: number) => number,
  known?: OpenCampaign,
  dice?: DiceInForce,
) => Decided | Promise<Decided>;
type Decided = readonly LogEvent[];

/** What may be known about the current dice while their seed is secret. */
export type DiceInForce = Pick<Secret, 'log' | 'mix' | 'scheme' | 'veil'> & {
  readonly commitment: string;
  /** Where this record's secret draws come from; nothing in logs of an older form and with `--seed`. */
  readonly veiled: () => Promise<Veiled | undefined>;
  /** Shows the seed, and the veil if it hides nothing any more. */
  readonly reveal: () => Promise<Revealed | undefined>;
};

/** Writes a decision while no other command of the channel is running. */
export type Write = (asked: Asked, decide: Decide) => Promise<Written>;

/** A record that is in the log for good. */
export interface Written {
  readonly record: LogRecord;
  /** Its log, folded at least up to that record. */
  readonly known: OpenCampaign;
}

/** The store failed. `failed`: nothing has happened. `unknown`: it may have, and only the log can tell. */
export class NotWritten extends Error {
  readonly outcome: 'failed' | 'unknown';

  constructor(outcome: 'failed' | 'unknown', cause: unknown) {
    super(`The log could not be written (${outcome})`, { cause });
    this.name = 'NotWritten';
    this.outcome = outcome;
  }
}

// Each failed try means that another process won, so a command that loses this often has met a storm of writes.
const MOST_TRIES = 100;

/** A command is about what's so already: nothing is written. Whoever decides so throws it, and whoever runs the command catches it. */
export class NothingToWrite extends Error {
  readonly campaign: Campaign;

  constructor(campaign: Campaign) {
    super('There is nothing to write');
    this.name = 'NothingToWrite';
    this.campaign = campaign;
  }
}

/** In how many channels answers are made at once. */
const MOST_LATELY = 200;

/** Runs a command exactly once, however often it is delivered and whatever other processes write meanwhile. */
export class Protocol {
  readonly campaigns: Campaigns;
  /** The seeds of the logs. */
  readonly dice: LogDice;
  readonly #queue = new ChannelQueue();
  /** What was written last in each channel, for as long as its answer is being made. */
  readonly #lately = new LRUCache<string, Written>({ max: MOST_LATELY });
  readonly #now: () => Date;
  readonly #onWritten: World['onWritten'];

  constructor({ store, now, seed, onTrouble, cacheBytes, onWritten }: World) {
    this.#onWritten = onWritten;
    this.campaigns = new Campaigns(store, onTrouble, cacheBytes);
    this.dice = new LogDice(store, seed);
    this.#now = now;
  }

  /**
   * Loads the campaign, decides, and writes the decision as one record. If this interaction has written a record before,
   * that one is returned instead.
   * @throws {NotWritten} if the store failed, and anything that `decide` throws
   */
  write(asked: Asked, decide: Decide): Promise<Written> {
    return this.#queue.run(asked.channel, () => this.#tried(asked, decide));
  }

  /** Does something to a channel as a whole while none of its commands is running. */
  alone<T>(channel: string, work: (write: Write) => Promise<T>): Promise<T> {
    return this.#queue.run(channel, () => reading(work((asked, decide) => this.#tried(asked, decide))));
  }

  /** What this process has written last in a channel, unless that was long ago. */
  lately(channel: string): Written | undefined {
    return this.#lately.get(channel);
  }

  /** Waits until every command is done, and everything it still had to write. */
  async idle(): Promise<void> {
    await this.#queue.idle();
    await this.campaigns.settle();
  }

  async #tried(asked: Asked, decide: Decide): Promise<Written> {
    for (let i = 0; i < MOST_TRIES; i++) {
      const written = await this.#attempt(asked, decide);
      if (!written) continue;
      this.#lately.set(asked.channel, written);
      this.#onWritten?.(asked.channel, written);
      return written;
    }
    throw new NotWritten('failed', new Error(`Outrun by other processes ${MOST_TRIES} times`));
  }

  /** @returns `undefined` if another process was first: nothing has been shown, so begin again */
  async #attempt(asked: Asked, decide: Decide): Promise<Written | undefined> {
    const known = this.campaigns.inMemory(asked.channel) ?? (await reading(this.campaigns.of(asked.channel)));
    const moved = known ? undefined : await reading(this.campaigns.movedTo(asked.channel));
    if (moved !== undefined) throw new InputError('game-moved', { channel: moved });
    const campaign = known?.campaign ?? nothingYet;
    // An imported record was another channel's command, even if its interaction is the same.
    const done = causedBy(campaign.interactions, asked.interaction, known?.imported);
    if (known && done !== undefined) return { record: await reading(known.log.sure(done)), known };

    const seq = campaign.seq + 1;
    const interaction = asked.interaction ?? `seq-${seq}`;
    const secret = known ? await reading(this.dice.of(known)) : this.dice.fresh(asked.channel);
    const next: Seed[] = [];
    const dice = this.#inForce(secret, campaign, { seq, interaction }, next);
    const decided = async () => decide(campaign, streamOf({ ...secret, seq, interaction }), known, dice);
    const chosen = await reading(decided()).catch((error: unknown) =>
      this.#unlessOutdated(asked.channel, known, error),
    );
    if (!chosen) return undefined;
    const shown = campaign.game ? await reading(this.#shown(secret, campaign, chosen)) : undefined;
    const settled = [...lapses(campaign, chosen), ...settledBy(campaign.game, chosen)];
    const events = [...chosen, ...settled, ...(shown?.events ?? [])];
    const record = writable({
      version: RECORD_VERSION,
      seq,
      at: this.#now().toISOString(),
      by: asked.user,
      interaction,
      command: asked.command,
      events: [...secret.events, ...events],
    });
    assertBounded(record);
    if (!secret.kept || secret.newVeil) await reading(this.dice.keep(secret));
    const log = known ?? (await reading(this.#begin(asked.channel, secret)));
    const written = log && (await this.#commit(asked.channel, log, record));
    // Another process was first: nothing has committed to the next secrets.
    if (!written) await reading(this.dice.drop(secret.log, [...next, ...(shown?.next ?? [])]));
    if (!written && known && secret.newVeil) await reading(this.dice.drop(secret.log, [secret.newVeil]));
    return written;
  }

  /**
   * Another process may have written what makes a command possible that memory says isn't.
   * @returns if it has, so that the command is decided again @throws the error, if it's about the campaign as it stands
   */
  async #unlessOutdated(channel: string, known: OpenCampaign | undefined, error: unknown): Promise<undefined> {
    if (error instanceof NotWritten || !known) throw error;
    const now = await this.campaigns.latest(channel).catch(() => known);
    if (now?.campaign === known.campaign) throw error;
  }

  /** @param next gets the secrets that the store keeps once the seed is shown */
  #inForce(
    secret: Secret,
    campaign: Campaign,
    record: Pick<LogRecord, 'seq' | 'interaction'>,
    next: Seed[],
  ): DiceInForce {
    const { log, mix, scheme, newVeil, commitment } = secret;
    const veil = newVeil ? commitmentOf(newVeil) : secret.veil;
    const veiled = async () => {
      // A veil that this very record announces could have been chosen for what is drawn from it.
      if (secret.veil === undefined) return undefined;
      return { veil: await this.dice.seedOf(log, secret.veil), mix, log, ...record };
    };
    const reveal = async () => {
      const revealed = await this.dice.revealed(secret, campaign, campaign.game);
      next.push(...(revealed?.next ?? []));
      return revealed;
    };
    return { log, mix, scheme, veil, commitment, veiled, reveal };
  }

  /** What a record shows at its end: the seed when it ends a battle, the veil when it hides nothing any more. */
  async #shown(secret: Secret, campaign: Campaign, chosen: readonly LogEvent[]): Promise<Revealed | undefined> {
    const { game } = campaign;
    if (endsBattle(game, chosen)) return this.dice.revealed(secret, campaign, undefined);
    if (!campaign.dealt || !endsHiding(game, chosen)) return undefined;
    return this.dice.unveiled(secret, campaign, gameAfter(game, chosen));
  }

  /** @returns `undefined` if the channel already has a log, or gets another one first */
  async #begin(channel: string, secret: Secret): Promise<OpenCampaign | undefined> {
    const known = await this.campaigns.begin(channel, { log: secret.log, commitment: secret.commitment });
    if (known.log.id === secret.log) return known.campaign.seq === 0 ? known : undefined;
    await this.dice.drop(secret.log, secretsOf(secret));
    return undefined;
  }

  async #commit(channel: string, known: OpenCampaign, record: LogRecord): Promise<Written | undefined> {
    try {
      const after = await this.campaigns.append(channel, known, record);
      return after && { record, known: after };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.outcome === 'failed') throw new NotWritten('failed', error);
      return this.#writeAgain(channel, known, record, error);
    }
  }

  /**
   * For a write that may still have happened. Writing the same record once more is safer than reading back: a late
   * first write then finds its number taken, whereas a read that says "absent" can be overtaken by it.
   */
  async #writeAgain(
    channel: string,
    known: OpenCampaign,
    record: LogRecord,
    cause: StoreError,
  ): Promise<Written | undefined> {
    try {
      const after = await this.campaigns.append(channel, known, record);
      if (after) return { record, known: after };
      const found = await known.log.sure(record.seq);
      const now = await this.campaigns.of(channel);
      return now && isSame(found, record) ? { record: found, known: now } : undefined;
    } catch (error) {
      throw error instanceof StoreError ? new NotWritten('unknown', cause) : error;
    }
  }
}

/** Discord's interactions are unique; IDs derived from the record's number are not. */
function isSame(found: LogRecord, record: LogRecord): boolean {
  if (found.interaction !== record.interaction) return false;
  if (!found.interaction.startsWith('seq-')) return true;
  return found.at === record.at && found.by === record.by && found.command === record.command;
}

/** @throws {InputError} if it's more than one command may write: nobody needs that much, and others would wait for it */
function assertBounded(record: LogRecord): void {
  const excess = excessIn(record);
  if (excess) throw new InputError('too-much-at-once', { ...excess } satisfies Excess);
}

/** A write that makes everything before it count: even if the store fails, it may have happened. */
export async function counting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StoreError ? new NotWritten(error.outcome, error) : error;
  }
}

/** Before the commit, a failing store has changed nothing that counts. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StoreError ? new NotWritten('failed', error) : error;
  }
}
