import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import type { Known } from '../campaign/campaigns.ts';
import type { Game } from '../campaign/game.ts';
import type { Losses } from '../campaign/losses.ts';
import type { LogEvent, LogRecord, Ruled } from '../campaign/record.ts';
import { StoreError } from '../campaign/store/store.ts';
import { type Odds, oddsOf } from '../kernel/odds.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesetOf } from '../rules/index.ts';
import { type DeclaredAction, readAction, rulesPlayed } from './action.ts';
import type { Asked } from './asked.ts';
import { isFiltered, type LogFilter, MOST_SCANNED, wantedBy } from './log-filter.ts';
import { lossesOf } from './losses.ts';
import { Orders } from './orders.ts';
import { permitted } from './permission.ts';
import { Personal } from './personal.ts';
import { NotWritten, Protocol, reading, type World, type Written } from './protocol.ts';
import { answerSolo, playSolo } from './solo.ts';
import { throwAction } from './throwing.ts';
import { Transfer } from './transfer.ts';
import { agree, redo, type Undoing, undo } from './undo.ts';

/** A ruling that is in the log. */
export interface RulingGiven {
  readonly kind: 'ruling';
  readonly record: LogRecord;
  readonly ruled: Ruled;
  readonly log: string;
  /** The game that its units belong to. */
  readonly game?: Game | undefined;
}

/** The odds of an action; nothing was thrown. */
export interface OddsGiven {
  readonly kind: 'odds';
  readonly action: DeclaredAction;
  readonly odds: Odds;
}

/** A record that a decision wrote, and the campaign after it. */
export interface Changed {
  readonly record: LogRecord;
  readonly campaign: Campaign;
  /** What the channel plays by after it. */
  readonly ruleset: Ruleset;
}

/** How far to undo, or whose wish to agree to. */
export interface UndoWish {
  /** The oldest record that is to go. */
  readonly to?: number | undefined;
  /** The number of the record that asks for an undo. */
  readonly agree?: number | undefined;
  /** The newest record as it was shown: what came since is not struck out unseen. */
  readonly confirm?: number | undefined;
}

/** What was struck out, is asked to be, or would be. */
export type UndoGiven =
  | { readonly kind: 'undone' | 'asked'; readonly record: LogRecord; readonly records: readonly LogRecord[] }
  | ({ readonly kind: 'to-confirm' } & Undoing);

/** A page of the log, oldest first. */
export interface LogPage {
  readonly records: readonly LogRecord[];
  /** 1 is the newest. */
  readonly page: number;
  readonly pages: number;
  readonly struck: ReadonlySet<number>;
  /** With a filter: the numbers between which it looked. */
  readonly looked?: { readonly first: number; readonly last: number };
  /** The game whose units and sides it names. */
  readonly game?: Game | undefined;
}

/** The referee: what the commands ask, for Discord and the terminal alike. */
export class Referee {
  /** Brings whole campaigns out and in. */
  readonly transfer: Transfer;
  /** What is stored about somebody, and how it goes. */
  readonly personal: Personal;
  /** Written orders under seal. */
  readonly orders: Orders;
  readonly #protocol: Protocol;
  readonly #defaultRules: string;

  constructor(world: World & { readonly defaultRules: string }) {
    this.#protocol = new Protocol(world);
    this.#defaultRules = world.defaultRules;
    this.transfer = new Transfer(this.#protocol, world);
    this.orders = new Orders(this.#protocol, world);
    this.personal = new Personal(this.#protocol, world.store);
  }

  /**
   * Rules on an action: throws its dice and writes them in the channel's log, or gives its odds.
   * @throws {Refusal} {InputError} {DieOwed} {NotWritten} and then nothing is written
   */
  async rule(asked: Asked, verb: string): Promise<RulingGiven | OddsGiven> {
    if (asked.given.odds !== undefined) {
      const campaign = (await this.#reading(asked.channel))?.campaign ?? nothingYet;
      const action = readAction(verb, asked.given, campaign, this.#defaultRules);
      if (action.odds) return { kind: 'odds', action, odds: oddsOf(action) };
    }
    const { record, known } = await this.#protocol.write(asked, (campaign, source) => {
      const action = readAction(verb, asked.given, campaign, this.#defaultRules);
      const aside = permitted(action, campaign, asked.user);
      const ruled = { ...throwAction(action, source), ...(aside ? { against: aside } : {}) };
      return [action.defaulted && !campaign.defaulted ? { ...ruled, defaulted: true } : ruled];
    });
    return rulingGiven(record, known);
  }

  /** The rulebook that a channel plays by. */
  async ruleset(channel: string): Promise<Ruleset> {
    return this.#playedBy((await this.#reading(channel))?.campaign ?? nothingYet);
  }

  /**
   * Writes what was decided on the campaign as it stands.
   * @throws whatever `decide` throws, and {NotWritten}; then nothing is written
   */
  async change(asked: Asked, decide: (campaign: Campaign, ruleset: Ruleset) => readonly LogEvent[]): Promise<Changed> {
    const written = await this.#protocol.write(asked, (campaign) => decide(campaign, this.#playedBy(campaign)));
    return this.#changed(written);
  }

  /**
   * The side that the referee runs plays on, told what the players see where it has asked.
   * @throws {InputError} {NotWritten} and then nothing is written
   */
  async solo(asked: Asked, answers?: Readonly<Record<string, string>>, key?: string): Promise<Changed> {
    const written = await this.#protocol.write(asked, (campaign, source) =>
      answers ? answerSolo(campaign, asked.user, answers, source, key) : playSolo(campaign, asked.user, source),
    );
    return this.#changed(written);
  }

  /** The channel's campaign with all that is in the store. */
  async campaign(channel: string): Promise<Campaign> {
    return (await this.#reading(channel, 'latest'))?.campaign ?? nothingYet;
  }

  /** A ruling of a log, asked for in the channel that it belongs to. @throws {InputError} if it is not there */
  async ruling(channel: string, seq: number, log?: string): Promise<RulingGiven> {
    const known = await this.#reading(channel);
    const asked = known && (log === undefined || log === known.log.id);
    const record = asked ? await reading(known.log.at(seq)) : undefined;
    if (!known || !record) throw new InputError('no-such-record', { seq });
    return rulingGiven(record, known);
  }

  /**
   * A page of the channel's log.
   * @param page 1 is the newest
   * @param size records a page
   * @param filter only records that are like this, of the newest few thousand
   * @throws {InputError} for a page that the log has not, or a filter that names nothing here
   */
  async log(channel: string, page: number, size: number, filter: LogFilter = {}): Promise<LogPage> {
    const known = await this.#reading(channel, 'latest');
    if (known && isFiltered(filter)) return this.#filtered(known, page, size, filter);
    const last = known?.campaign.seq ?? 0;
    const pages = Math.max(1, Math.ceil(last / size));
    if (page > pages) throw new InputError('no-such-page', { page, pages });
    const to = last - (page - 1) * size;
    const records = known ? await reading(known.log.between(Math.max(1, to - size + 1), to)) : [];
    return { records, page, pages, struck: new Set(known?.campaign.struck), game: known?.campaign.game };
  }

  /**
   * The strength of each side through a battle of the channel's campaign, turn by turn.
   * @param battle the present one if left out
   * @throws {InputError} if there is no campaign, or was no such battle
   */
  async losses(channel: string, battle?: number): Promise<Losses> {
    const known = await this.#reading(channel, 'latest');
    return reading(lossesOf(known, battle));
  }

  /**
   * Strikes out the newest record that stands, or everything back to a number. It stays in the log.
   * @throws {InputError} if nothing stands, or it is not the speaker's to undo
   */
  async undo(asked: Asked, { to, agree: wish, confirm }: UndoWish = {}): Promise<UndoGiven> {
    // Another process may have written meanwhile: whose the newest record is must not be answered from memory.
    const now = await this.#reading(asked.channel, 'latest');
    const decide = (campaign: Campaign, known: Known | undefined) =>
      wish === undefined ? undo(known, campaign, asked.user, to) : agree(known, campaign, asked.user, wish);
    const done = now?.campaign.interactions.some(({ id }) => id === asked.interaction);
    if (to !== undefined && confirm === undefined && !done) {
      const shown = await reading(decide(now?.campaign ?? nothingYet, now));
      if (shown.records.length > 1) return { kind: 'to-confirm', ...shown };
    }

    const { record, known } = await this.#protocol.write(asked, async (campaign, _source, log) => {
      const { records, events } = await decide(campaign, log);
      if (confirm !== undefined && records[0]!.seq !== confirm) throw new InputError('changed-meanwhile');
      return events;
    });
    const event = record.events.find(({ type }) => type === 'undone' || type === 'undo-asked');
    const strikes = event && 'strikes' in event ? event.strikes : [];
    const records = await Promise.all(strikes.map((seq) => known.log.sure(seq))).catch((cause: unknown) => {
      throw cause instanceof StoreError ? new NotWritten('unknown', cause) : cause;
    });
    return { kind: event?.type === 'undo-asked' ? 'asked' : 'undone', record, records };
  }

  /** Lifts the last undo. @throws {InputError} if something came between, or it was another's */
  async redo(asked: Asked): Promise<Changed> {
    await this.#reading(asked.channel, 'latest');
    const written = await this.#protocol.write(asked, (campaign, _source, log) => redo(log, campaign, asked.user));
    return this.#changed(written);
  }

  async #filtered({ campaign, log }: Known, page: number, size: number, filter: LogFilter): Promise<LogPage> {
    const wanted = wantedBy(filter, campaign);
    const first = Math.max(1, campaign.seq - MOST_SCANNED + 1);
    const found = (await reading(log.between(first, campaign.seq))).filter(wanted);
    const pages = Math.max(1, Math.ceil(found.length / size));
    if (page > pages) throw new InputError('no-such-page', { page, pages });
    const to = found.length - (page - 1) * size;
    const records = found.slice(Math.max(0, to - size), to);
    const looked = { first, last: campaign.seq };
    return { records, page, pages, struck: new Set(campaign.struck), looked, game: campaign.game };
  }

  /** Waits until every command that was begun is done. */
  settle(): Promise<void> {
    return this.#protocol.idle();
  }

  #playedBy(campaign: Campaign): Ruleset {
    return rulesetOf(rulesPlayed(campaign) ?? this.#defaultRules);
  }

  #changed({ record, known: { campaign } }: Written): Changed {
    return { record, campaign, ruleset: this.#playedBy(campaign) };
  }

  #reading(channel: string, how: 'of' | 'latest' = 'of') {
    return reading(this.#protocol.campaigns[how](channel));
  }
}

function rulingGiven(record: LogRecord, { log, campaign: { game } }: Known): RulingGiven {
  return { kind: 'ruling', record, log: log.id, ruled: ruledIn(record), game };
}

function ruledIn(record: LogRecord): Ruled {
  const ruled = record.events.find((event) => event.type === 'ruled');
  if (ruled) return ruled;
  throw new InputError('no-ruling-there', { seq: record.seq });
}
