import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import type { Found, OpenCampaign } from '../campaign/folding/campaigns.ts';
import type { LogEvent } from '../campaign/record.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesetOf } from '../rules/index.ts';
import { answeredBy, askMeant, stillNeeded } from './agreement/agreement.ts';
import { type Answering, agree, decline } from './agreement/answering.ts';
import type { Asked } from './asked.ts';
import type { Written } from './committing.ts';
import { agreedCorrection } from './correction/correct.ts';
import { Corrections } from './correction/corrections.ts';
import { Undoing } from './correction/undoing.ts';
import { NothingToWrite } from './decision.ts';
import { Fairness } from './fairness/fairness.ts';
import { HiddenUnits } from './fairness/hidden-units.ts';
import { Orders } from './fairness/orders.ts';
import { Seals } from './fairness/seals.ts';
import { here } from './here.ts';
import { Chronicles } from './log/chronicles.ts';
import { type Lately, latelyIn } from './log/lately.ts';
import type { LogFilter } from './log/log-filter.ts';
import { logPage } from './log/log-page.ts';
import { Records } from './log/records.ts';
import { reading } from './not-written.ts';
import { Pages, type PagesServed } from './pages.ts';
import { Personal } from './personal.ts';
import { Photos } from './photos/photos.ts';
import { type Decide, Protocol, type World } from './protocol.ts';
import { Questions } from './questions.ts';
import { Rolls } from './rolls/rolls.ts';
import { type DeclaredAction, readAction, rulesPlayed } from './rulings/action.ts';
import type { Changed, LogPage, OddsResult, RulingAsked, RulingResult, Unchanged } from './rulings/answers.ts';
import { assertSeen, OddsChanged, partSeen, unlessChanged } from './rulings/preview.ts';
import { previewFor } from './rulings/previewed.ts';
import { rulingGiven, rulingsOnly } from './rulings/ruled.ts';
import { SavedRulings } from './saved.ts';
import { Settings } from './settings.ts';
import { SoloTable } from './solo/solo-table.ts';
import { Transfer } from './transfer/transfer.ts';
import { Clock, type Decides } from './turns/clock.ts';

export type * from './rulings/answers.ts';

/** The referee: it does what the commands ask, for Discord and the terminal alike. */
export class Referee {
  /** Exports and imports whole campaigns. */
  readonly transfer: Transfer;
  /** What is stored about a user, and how it's removed. */
  readonly personal: Personal;
  /** Sealed written orders. */
  readonly orders: Orders;
  /** What lets anyone check the dice. */
  readonly fairness: Fairness;
  /** Corrections of rulings with wrong facts. */
  readonly corrections: Corrections;
  /** Undo and redo. */
  readonly undoing: Undoing;
  /** Pictures of the table. */
  readonly photos: Photos;
  /** Live pages, on which a battle can be watched. */
  readonly pages: Pages;
  /** Players' doubts about each other's rulings. */
  readonly questions: Questions;
  /** Rulings that players saved under names. */
  readonly saved: SavedRulings;
  /** What nobody knows about a unit yet. */
  readonly seals: Seals;
  /** Units that their owner hides from everybody else. */
  readonly hiding: HiddenUnits;
  /** Who wants to be pinged. */
  readonly settings: Settings;
  /** Dice outside any rulebook. */
  readonly rolls: Rolls;
  /** Whom to remind of what, and what happens when time is up. */
  readonly clock: Clock;
  readonly #soloTable: SoloTable;
  /** Single records, to be shown again. */
  readonly records: Records;
  /** The course of battles. */
  readonly chronicles: Chronicles;
  readonly #protocol: Protocol;
  readonly #defaultRules: string;

  constructor(world: World & { readonly defaultRules: string; readonly pages?: PagesServed | undefined }) {
    this.#protocol = new Protocol(world);
    this.#defaultRules = world.defaultRules;
    this.transfer = new Transfer(this.#protocol, world);
    this.records = new Records(this.#protocol);
    this.chronicles = new Chronicles(this.#protocol);
    this.orders = new Orders(this.#protocol, world);
    this.fairness = new Fairness(this.#protocol, world);
    this.corrections = new Corrections(this.#protocol);
    this.undoing = new Undoing(this.#protocol);
    this.photos = new Photos(this.#protocol, world);
    this.pages = new Pages(this.#protocol, world);
    this.questions = new Questions(this.#protocol, this.photos);
    this.saved = new SavedRulings(this.#protocol, world);
    this.seals = new Seals(this.#protocol, world);
    this.hiding = new HiddenUnits(this.#protocol);
    this.#soloTable = new SoloTable(this.seals);
    this.rolls = new Rolls(this.#protocol);
    this.settings = new Settings(world);
    this.personal = new Personal(this.#protocol, world);
    this.clock = new Clock(this.#protocol, world, this);
  }

  /**
   * Rules on an action: throws its dice and writes the ruling to the channel's log, or gives its odds.
   * @param drafting gets the ruling while it's being written, so that an answer can be made of it that nobody sees before. It mustn't throw
   * @throws {Refusal} {InputError} {DieOwed} {NotWritten}; nothing is written then
   */
  async rule(
    said: Asked,
    verb: string,
    drafting?: (ruling: RulingResult) => void,
  ): Promise<RulingResult | OddsResult | RulingAsked> {
    const defaultRules = this.#defaultRules;
    const { seen, asked } = partSeen(said);
    const { user, given } = asked;
    const preview = (action?: DeclaredAction) => previewFor(this.#protocol, asked, { verb, action, defaultRules });
    if (given.odds !== undefined) {
      const shown = await preview();
      if (shown.action.odds) return shown;
    }
    const decide: Decide = async (campaign, source, now) => {
      if (seen !== undefined) assertSeen(seen, readAction(verb, given, campaign, defaultRules));
      const asking = { verb, user, given, defaultRules, source };
      const events = await this.#soloTable.rules(asked, { campaign, known: now }, asking);
      return this.#withOrders(campaign, now, events);
    };
    const ruled = await this.#protocol.write(asked, decide, rulingsOnly(drafting)).catch(unlessChanged);
    if (ruled instanceof OddsChanged) return { ...(await preview(ruled.action)), changed: true };
    const { record, known } = ruled;
    const waits = record.events.some(({ type }) => type === 'asked' || type === 'units-hidden');
    if (waits) return { kind: 'asked', record, game: known.campaign.game };
    return rulingGiven(record, known);
  }

  /**
   * Agrees to what someone asks, and does it; or declines it.
   * @throws {InputError} if nothing is asked; {NotAllowed} if the speaker isn't the one to answer; and any error of the action
   */
  async answer(
    asked: Asked,
    answer: 'agree' | 'decline',
    number?: number,
  ): Promise<Changed & { readonly log: string }> {
    const answering: Answering = { user: asked.user, number };
    const written = await this.#protocol.write(asked, async (campaign, source, known) => {
      const ask = askMeant(campaign, answering.user, number, answer);
      const needs = answer === 'agree' ? stillNeeded(campaign.game!, ask, answering.user) : [];
      if (needs.length > 0) return [{ type: 'agreed-in-part', ask: ask.id, by: ask.by, about: ask.about, needs }];
      // What it judges again is in the log, not in the campaign.
      if (known && answer === 'agree' && ask.about === 'correct')
        return [answeredBy('agreed', ask), await agreedCorrection(this.#protocol, known, ask, source)];
      const events = answer === 'agree' ? agree(campaign, answering, source) : decline(campaign, answering);
      return this.#withOrders(campaign, known, events);
    });
    return { ...this.#changed(written), log: written.known.log.id };
  }

  /** The rulebook that a channel plays by; the default one if its log has moved away. */
  async ruleset(channel: string): Promise<Ruleset> {
    return this.playedBy(await this.known(channel));
  }

  /** The rulebook that a campaign is played by; the default one if it hasn't chosen any. */
  playedBy(campaign: Campaign): Ruleset {
    return rulesetOf(rulesPlayed(campaign) ?? this.#defaultRules);
  }

  /** The channel that a log has moved to, if it has. */
  async movedTo(channel: string): Promise<string | undefined> {
    return (await reading(this.#protocol.campaigns.find(channel))).movedTo;
  }

  /**
   * Writes a decision on the campaign as it stands.
   * @throws anything that `decide` throws, and {NotWritten}; nothing is written then
   */
  async change(asked: Asked, decide: Decides): Promise<Changed> {
    const written = await this.#protocol.write(asked, async (campaign, source, known) => {
      return this.#withOrders(campaign, known, decide(campaign, this.playedBy(campaign), source));
    });
    return this.#changed(written);
  }

  /** The side that the referee runs plays on, once told what the players see. @throws {InputError} {NotWritten} */
  async solo(asked: Asked, answers?: Readonly<Record<string, string>>, key?: string): Promise<Changed> {
    const written = await this.#protocol.write(asked, async (campaign, source, known) => {
      const events = await this.#soloTable.plays(asked, { campaign, source, known }, answers, key);
      return this.#withOrders(campaign, known, events);
    });
    return this.#changed(written);
  }

  /**
   * Ends a side's turn; the side that the referee runs then plays its own at once.
   * @returns the campaign as it is, without a record, if there's nothing to end
   * @throws anything that `ending` throws
   */
  async endTurn(asked: Asked, ending: Decides): Promise<Changed | Unchanged> {
    try {
      const written = await this.#protocol.write(asked, async (campaign, source, known) => {
        const ends = (now: Campaign) => ending(now, this.playedBy(now), source);
        const events = await this.#soloTable.ends(asked, { campaign, source, known }, ends);
        if (events.length === 0) throw new NothingToWrite(campaign);
        return this.#withOrders(campaign, known, events);
      });
      return this.#changed(written);
    } catch (error) {
      if (!(error instanceof NothingToWrite)) throw error;
      const { campaign } = error;
      return { campaign, ruleset: this.playedBy(campaign) };
    }
  }

  /**
   * The channel's campaign as this process knows it, for look-ups, completion and odds, and for what follows a refusal, which has
   * read the store. Another process may have written since.
   */
  async known(channel: string, viewer?: string): Promise<Campaign> {
    return this.#seen(await reading(this.#protocol.campaigns.find(channel)), viewer);
  }

  /** The channel's campaign with everything in the store. @param viewer as this user sees it: nobody else may be told of it */
  async campaign(channel: string, viewer?: string): Promise<Campaign> {
    return this.#seen(await reading(this.#protocol.campaigns.findLatest(channel)), viewer);
  }

  /** A ruling in a log, asked for in the channel that the log belongs to. @throws {InputError} if it doesn't exist */
  async ruling(channel: string, seq: number, log?: string): Promise<RulingResult> {
    // Both at once, if the log is known: whoever presses a button waits for this before anything is ruled.
    const remembered = this.#protocol.campaigns.inMemory(channel)?.log;
    const [known, found] = await Promise.all([this.#reading(channel), remembered && reading(remembered.at(seq))]);
    const asked = known && (log === undefined || log === known.log.id);
    const isThere = known?.log.id === remembered?.id;
    const record = asked ? (isThere ? found : await reading(known.log.at(seq))) : undefined;
    if (!known || !record) throw new InputError('no-such-record', { seq });
    return rulingGiven(record, known);
  }

  /**
   * A ruling that's to be given again: one of the last given or repeated is at hand, with the campaign as this process knows it. As with any command,
   * what another process has written since is found out by writing.
   * @throws {InputError} if it doesn't exist
   */
  async repeated(channel: string, seq: number, log?: string): Promise<RulingResult> {
    const known = this.#protocol.campaigns.inMemory(channel);
    const record = known && (log === undefined || log === known.log.id) ? known.log.kept(seq) : undefined;
    if (record && known) return rulingGiven(record, known);
    const read = await this.ruling(channel, seq, log);
    this.#protocol.campaigns.inMemory(channel)?.log.keep(read.record);
    return read;
  }

  /**
   * A page of the channel's log, so many records long. @param page 1 is the newest @param filter only records that match it, from the newest few thousand
   * @throws {InputError} for a page that doesn't exist, or a filter that names something unknown here
   */
  async log(channel: string, page: number, size: number, filter: LogFilter = {}): Promise<LogPage> {
    const known = await this.#reading(channel);
    return logPage(known, page, size, filter);
  }

  /** The newest records of a channel's log as this process knows it, for whoever has just read it: another may have written since. */
  async lately(channel: string, many: number): Promise<Lately> {
    return latelyIn(await here(this.#protocol.campaigns.find(channel)), many);
  }

  /** Waits until every command that has begun is done. */
  settle(): Promise<void> {
    return this.#protocol.idle();
  }

  /** Includes the orders of a turn that ends, which are shown then. */
  async #withOrders(
    campaign: Campaign,
    known: OpenCampaign | undefined,
    events: readonly LogEvent[],
  ): Promise<LogEvent[]> {
    return [...events, ...(await this.orders.ending(campaign, known?.log.id, events))];
  }

  #changed({ record, known: { campaign } }: Written): Changed {
    return { record, campaign, ruleset: this.playedBy(campaign) };
  }

  /** As somebody sees it; empty, except for where the channel's log went, if it isn't here. */
  async #seen({ known, movedTo }: Found, viewer: string | undefined): Promise<Campaign> {
    if (known) return viewer === undefined ? known.campaign : this.#protocol.hiding.seenBy(viewer, known);
    return movedTo === undefined ? nothingYet : { ...nothingYet, place: movedTo };
  }

  /** Everything in the store: other processes may have written or erased the log. @throws {InputError} with its new channel, if it has moved */
  #reading(channel: string) {
    return here(this.#protocol.campaigns.findLatest(channel));
  }
}
