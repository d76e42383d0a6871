import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import type { LogEvent, LogRecord, Ruled } from '../campaign/record.ts';
import { StoreError } from '../campaign/store/store.ts';
import { type Odds, oddsOf } from '../kernel/odds.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesetOf } from '../rules/index.ts';
import { type DeclaredAction, readAction, rulesPlayed } from './action.ts';
import type { Asked } from './asked.ts';
import { permitted } from './permission.ts';
import { NotWritten, Protocol, reading, type World } from './protocol.ts';
import { throwAction } from './throwing.ts';
import { newestStanding } from './undo.ts';

/** A ruling that is in the log. */
export interface RulingGiven {
  readonly kind: 'ruling';
  readonly record: LogRecord;
  readonly ruled: Ruled;
  readonly log: string;
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
}

/** A page of the log, oldest first. */
export interface LogPage {
  readonly records: readonly LogRecord[];
  /** 1 is the newest. */
  readonly page: number;
  readonly pages: number;
  readonly struck: ReadonlySet<number>;
}

/** The referee: what the commands ask, for Discord and the terminal alike. */
export class Referee {
  readonly #protocol: Protocol;
  readonly #defaultRules: string;

  constructor(world: World & { readonly defaultRules: string }) {
    this.#protocol = new Protocol(world);
    this.#defaultRules = world.defaultRules;
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
    return { kind: 'ruling', record, log: known.log.id, ruled: ruledIn(record) };
  }

  /** The rulebook that a channel plays by. */
  async ruleset(channel: string): Promise<Ruleset> {
    const campaign = (await this.#reading(channel))?.campaign;
    return rulesetOf((campaign && rulesPlayed(campaign)) ?? this.#defaultRules);
  }

  /**
   * Writes what was decided on the campaign as it stands.
   * @throws whatever `decide` throws, and {NotWritten}; then nothing is written
   */
  async change(asked: Asked, decide: (campaign: Campaign) => readonly LogEvent[]): Promise<Changed> {
    const { record, known } = await this.#protocol.write(asked, (campaign) => decide(campaign));
    return { record, campaign: known.campaign };
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
    return { kind: 'ruling', record, log: known.log.id, ruled: ruledIn(record) };
  }

  /**
   * A page of the channel's log.
   * @param page 1 is the newest
   * @param size records a page
   * @throws {InputError} for a page that the log has not
   */
  async log(channel: string, page: number, size: number): Promise<LogPage> {
    const known = await this.#reading(channel, 'latest');
    const last = known?.campaign.seq ?? 0;
    const pages = Math.max(1, Math.ceil(last / size));
    if (page > pages) throw new InputError('no-such-page', { page, pages });
    const to = last - (page - 1) * size;
    const records = known ? await reading(known.log.between(Math.max(1, to - size + 1), to)) : [];
    return { records, page, pages, struck: new Set(known?.campaign.struck) };
  }

  /**
   * Strikes out the newest record that stands, if it is the speaker's own. It stays in the log.
   * @throws {InputError} if nothing stands, or the newest is somebody else's
   */
  async undo(asked: Asked): Promise<{ readonly record: LogRecord; readonly struck: LogRecord }> {
    // Another process may have written meanwhile: whose the newest record is must not be answered from memory.
    await this.#reading(asked.channel, 'latest');
    const { record, known } = await this.#protocol.write(asked, async (campaign, _source, log) => {
      const newest = await newestStanding(log, campaign);
      if (!newest) throw new InputError('nothing-to-undo');
      if (newest.by !== asked.user) throw new InputError('not-yours-to-undo', { seq: newest.seq, by: newest.by });
      return [{ type: 'undone', strikes: [newest.seq] }];
    });
    const strikes = record.events.find((event) => event.type === 'undone')?.strikes ?? [];
    const struck = await known.log.sure(strikes[0]!).catch((cause: unknown) => {
      throw cause instanceof StoreError ? new NotWritten('unknown', cause) : cause;
    });
    return { record, struck };
  }

  /** Waits until every command that was begun is done. */
  settle(): Promise<void> {
    return this.#protocol.idle();
  }

  #reading(channel: string, how: 'of' | 'latest' = 'of') {
    return reading(this.#protocol.campaigns[how](channel));
  }
}

function ruledIn(record: LogRecord): Ruled {
  const ruled = record.events.find((event) => event.type === 'ruled');
  if (ruled) return ruled;
  throw new InputError('no-ruling-there', { seq: record.seq });
}
