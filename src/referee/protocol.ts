import { LRUCache } from 'lru-cache';
import { oneByOne } from '../campaign/breath.ts';
import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import { Campaigns, type OpenCampaign } from '../campaign/folding/campaigns.ts';
import { keys } from '../campaign/keys.ts';
import { settledBy } from '../campaign/owed/questions.ts';
import { causedBy } from '../campaign/recent-interactions.ts';
import type { LogEvent, LogRecord } from '../campaign/record.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Seed } from '../fairness/seed.ts';
import { streamOf } from '../fairness/stream.ts';
import { InputError } from '../kernel/refusal.ts';
import { lapses } from './agreement/agreement.ts';
import type { Asked } from './asked.ts';
import { Committing, type Drafting, type Written } from './committing.ts';
import { type Around, interactionOf, type Now, recordOf, Undecided } from './decision.ts';
import { ends, LEFT_TO_OTHERS } from './fairness/beacon.ts';
import { type DiceInForce, diceInForce, shownBy } from './fairness/dice-in-force.ts';
import { decidedWithHidden, spottedAfter } from './fairness/hidden-acts.ts';
import { Hiding, hides } from './fairness/hiding.ts';
import { LogDice } from './fairness/log-dice.ts';
import { endsBattle } from './fairness/revealing.ts';
import type { Beacon } from './fairness/throws/announcing.ts';
import { stoppingDice } from './fairness/throws/beacon-dice.ts';
import type { Going } from './fairness/throws/going.ts';
import type { OpenThrow } from './fairness/throws/open-throw.ts';
import { Throws } from './fairness/throws/throws.ts';
import { Later, type Turn } from './fairness/throws/turn.ts';
import { givenUp, mayPassBy, unannounced, unmade, unmadeBy } from './fairness/throws/unmade.ts';
import { here } from './here.ts';
import { NotWritten, reading } from './not-written.ts';
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
  /** The public beacon that dice may come from; nothing if this process doesn't use it. */
  readonly beacon?: Beacon | undefined;
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

/** Writes a decision while no other command of the channel is running. */
export type Write = (asked: Asked, decide: Decide) => Promise<Written>;

// Each failed try means that another process won, so a command that loses this often has met a storm of writes.
const MOST_TRIES = 100;

/** In how many channels answers are made at once. */
const MOST_LATELY = 200;

/** Runs a command exactly once, however often it is delivered and whatever other processes write meanwhile. */
export class Protocol {
  readonly campaigns: Campaigns;
  /** The seeds of the logs. */
  readonly dice: LogDice;
  /** The throws of logs whose dice come from a beacon. */
  readonly throws: Throws;
  /** The units that stand on their own side's table only. */
  readonly hiding: Hiding;
  readonly #committing: Committing;
  readonly #queue = new ChannelQueue();
  /** What was written last in each channel, for as long as its answer is being made. */
  readonly #lately = new LRUCache<string, Written>({ max: MOST_LATELY });
  readonly #apart = oneByOne();
  readonly #now: () => Date;
  readonly #onWritten: World['onWritten'];

  constructor({ store, now, seed, onTrouble, cacheBytes, onWritten, beacon }: World) {
    this.#onWritten = onWritten;
    this.campaigns = new Campaigns(store, onTrouble, cacheBytes);
    this.dice = new LogDice(store, seed);
    this.#committing = new Committing(this.campaigns, this.dice);
    this.throws = new Throws(store, beacon, now);
    this.hiding = new Hiding(store, seed);
    this.#now = now;
  }

  /**
   * Loads the campaign, decides, and writes the decision as one record, which `drafting` gets while that's being done. If this interaction
   * has written a record before, that one is returned instead.
   * @throws {NotWritten} if the store failed, and anything that `decide` throws
   */
  async write(asked: Asked, decide: Decide, drafting?: Drafting): Promise<Written> {
    let own: Going | undefined;
    for (;;) {
      const written = await this.#queue
        .run(asked.channel, () => this.#tried(asked, decide, { own, drafting }))
        .catch((error: unknown) => {
          if (own && error instanceof NotWritten) this.throws.onceMore(own.open);
          throw error;
        });
      if (!(written instanceof Later)) return written;
      own = written.own;
      // Others may give commands meanwhile, as far as those may come before it.
      await reading(written.ready);
      // A round that's published wakes all channels that wait for it.
      await this.#apart();
    }
  }

  /** Does something to a channel as a whole while none of its commands is running. */
  alone<T>(channel: string, work: (write: Write) => Promise<T>): Promise<T> {
    return this.#queue.run(channel, () => reading(work((asked, decide) => this.#triedNow(asked, decide))));
  }

  /** As `write`, where nobody else can do anything meanwhile: nothing is waited for. @throws {InputError} if a throw is open */
  async #triedNow(asked: Asked, decide: Decide): Promise<Written> {
    const written = await this.#tried(asked, decide);
    if (written instanceof Later) throw new InputError('throw-open');
    return written;
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

  async #tried(asked: Asked, decide: Decide, around: Around = {}): Promise<Written | Later> {
    for (let i = 0; i < MOST_TRIES; i++) {
      const written = await this.#attempt(asked, decide, around);
      if (!written) continue;
      if (written instanceof Later) return written;
      this.#lately.set(asked.channel, written);
      this.#onWritten?.(asked.channel, written);
      const unmade = unmadeBy(written.record);
      if (unmade) throw unmade;
      return written;
    }
    throw new NotWritten('failed', new Error(`Outrun by other processes ${MOST_TRIES} times`));
  }

  /** @returns `undefined` if another process was first: nothing has been shown, so begin again */
  async #attempt(asked: Asked, decide: Decide, { own, drafting }: Around): Promise<Written | Later | undefined> {
    const known = this.campaigns.inMemory(asked.channel) ?? (await here(this.campaigns.find(asked.channel)));
    const campaign = known?.campaign ?? nothingYet;
    // An imported record was another channel's command, even if its interaction is the same.
    const done = causedBy(campaign.interactions, asked.interaction, known?.imported);
    if (known && done !== undefined) {
      const record = await reading(known.log.sure(done));
      if (campaign.beacon || asked.takesUp) await reading(this.throws.done(known.log.id, record));
      return { record, known };
    }
    const mine = own?.open ?? asked.takesUp;
    if (mine && !campaign.beacon) return this.#givenUp(asked.channel, known, mine);
    const turn = known && campaign.beacon ? await reading(this.throws.turnOf(asked, known, mine)) : undefined;
    if (turn instanceof Later) return turn;
    if (turn && 'record' in turn)
      return turn.record ? { record: turn.record, known: known! } : this.#givenUp(asked.channel, known, mine!);

    const secret = known ? await reading(this.dice.of(known)) : this.dice.fresh(asked.channel);
    const now: Now = { asked, known, campaign, secret, turn, next: [], drafting };
    if (turn?.going && !turn.dice.drawn) return this.#givesUp(now, unmade(turn.going));
    const decided = await this.#decided(now, decide).catch((error: unknown) => new Undecided(error));
    const isOwn = turn?.dice.drawn !== undefined;
    if (turn && !isOwn && turn.dice.wanted) return this.#begins(now, turn);
    if (decided instanceof Undecided) {
      await this.#dropped(now);
      if (isOwn && !(decided.cause instanceof NotWritten))
        return this.#givesUp(now, unmade(turn.going!, 'error'), decided.cause);
      return this.#unlessOutdated(asked.channel, known, decided.cause);
    }
    if (!turn || isOwn) return this.#write(now, decided);
    const passes = mayPassBy(decided.events);
    if (!turn.open || passes) return this.#write(now, decided, passes ? undefined : keys.askedThrow(secret.log));
    await this.#dropped(now);
    return this.throws.waits(turn.open, secret.log);
  }

  /** The record that a command decides on. @throws anything that `decide` throws */
  async #decided(now: Now, decide: Decide): Promise<LogRecord> {
    const { known, campaign, secret, turn, next } = now;
    const place = { seq: campaign.seq + 1, interaction: interactionOf(now) };
    const dice = diceInForce(this.dice, secret, campaign, place, next, turn?.dice);
    const source = turn?.dice.source ?? streamOf({ ...secret, ...place });
    const deciding = async (as: Campaign, from = source): Promise<Decided> =>
      decide(as, from, known && { ...known, campaign: as }, from === source ? dice : undefined);
    const isHiding = known !== undefined && campaign.game?.hidden !== undefined;
    const decided = isHiding ? decidedWithHidden(this.hiding, now.asked, known, deciding) : deciding(campaign);
    const chosen = await reading(decided);
    if (turn?.dice.drawn && !turn.dice.wanted) throw new Error('A throw has come to nothing');
    const shown = await reading(shownBy(this.dice, secret, campaign, chosen));
    next.push(...(shown?.next ?? []));
    const ups =
      turn?.open && !turn.dice.drawn && known && ends(chosen)
        ? await reading(this.throws.givesUp(turn.open, known))
        : [];
    const settled = [...lapses(campaign, chosen), ...settledBy(campaign.game, chosen)];
    const opened = known && (isHiding || hides(chosen)) ? await reading(this.#opened(known, now.asked, chosen)) : [];
    return recordOf(now, this.#now(), [...ups, ...chosen, ...settled, ...opened, ...(shown?.events ?? [])]);
  }

  /** The hidden units that somebody has spotted now, or all of them if the battle ends. */
  async #opened(known: OpenCampaign, asked: Asked, chosen: Decided): Promise<Decided> {
    if (endsBattle(known.campaign.game, chosen)) return this.hiding.ended(known, chosen);
    return spottedAfter(this.hiding, known, asked, chosen);
  }

  /** @param unless a key that must be absent */
  async #write(now: Now, record: LogRecord, unless?: string): Promise<Written | undefined> {
    const { asked, known, secret, turn, drafting } = now;
    if (!secret.kept || secret.newVeil) await reading(this.dice.keep(secret));
    if (turn?.dice.dealt) await reading(this.dice.keepVeil(secret.log, turn.open!.secret));
    const log = known ?? (await reading(this.#committing.begin(asked.channel, secret)));
    const written = log && (await this.#committing.commit(asked.channel, log, record, { unless, meanwhile: drafting }));
    // Another process was first: nothing has committed to the next secrets.
    if (!written) await this.#dropped(now);
    if (!written && known && secret.newVeil) await reading(this.dice.drop(secret.log, [secret.newVeil]));
    if (!written || !turn?.open) return written;
    if (turn.going) this.throws.isRuled(turn.open, secret.log, record.seq);
    else if (ends(record.events)) await this.throws.drop(secret.log, turn.open).catch(() => undefined);
    return written;
  }

  /** Another process may have been first, or nothing is decided: nothing commits to the secrets that were to come next. */
  async #dropped({ secret, next }: Now): Promise<void> {
    await reading(this.dice.drop(secret.log, next));
  }

  /** A command needs dice that nobody can know yet. */
  async #begins(now: Now, turn: Turn): Promise<Later | Written | undefined> {
    await this.#dropped(now);
    const { asked, known } = now;
    const later = await reading(this.throws.begin(asked, known!, turn));
    if (later === 'others') return this.#leavesLedger(now);
    // Memory is behind, or another process has announced a throw.
    if (!later) await reading(this.campaigns.latest(asked.channel));
    return later;
  }

  /** Another bot has opened the ledger. Its dice end there, and nothing is thrown for the command that finds it. */
  async #leavesLedger(now: Now): Promise<Written | undefined> {
    const { asked, secret } = now;
    const record = recordOf(now, this.#now(), [LEFT_TO_OTHERS]);
    const written = await this.#write(now, record, keys.askedThrow(secret.log));
    // Everybody has to see that.
    if (written) await asked.announces?.openly();
    return written;
  }

  /**
   * A throw that was announced isn't made.
   * @param event what the record says of it; nothing if nobody has announced it @param why the fault, if there's one
   * @throws {InputError} if no record needs to say anything of it; and why, once a record says so
   */
  async #givesUp(now: Now, event: LogEvent | undefined, why?: unknown): Promise<Written | undefined> {
    const turn = { ...now.turn!, dice: stoppingDice() };
    if (!event) {
      await reading(this.throws.drop(now.secret.log, turn.open!));
      throw unannounced(turn.going!);
    }
    const left = { ...now, turn };
    const written = await this.#write(left, recordOf(left, this.#now(), [event]));
    if (!written || why === undefined) return written;
    this.#onWritten?.(now.asked.channel, written);
    throw why;
  }

  /** A throw isn't open any more, and has no record. @returns if memory is behind @throws {InputError} if it isn't */
  async #givenUp(channel: string, known: OpenCampaign | undefined, open: OpenThrow): Promise<undefined> {
    try {
      return await this.#unlessOutdated(channel, known, givenUp(open));
    } catch (error) {
      if (known) await reading(this.throws.drop(known.log.id, open));
      throw error;
    }
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
}
