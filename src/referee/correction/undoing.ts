import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { causedBy } from '../../campaign/recent-interactions.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { StoreError } from '../../campaign/store/store.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Asked } from '../asked.ts';
import { here } from '../here.ts';
import { NotWritten, reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import { redo, struckIn, type UndoResult, type UndoWish, undo } from './undo.ts';

/** An undo that was lifted, or that the other side is asked to lift. */
interface Redone {
  readonly record: LogRecord;
  readonly campaign: Campaign;
  /** The records that stand again, the newest first; none while it's only asked for. */
  readonly records: readonly LogRecord[];
}

/** The referee's part for taking back what was ruled or decided. The records stay in the log. */
export class Undoing {
  readonly #protocol: Protocol;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  /**
   * Strikes out the newest record that stands, or everything back to a number.
   * @throws {InputError} if nothing stands; {NotAllowed} if it isn't the speaker's to undo
   */
  async undo(asked: Asked, { to, confirm }: UndoWish = {}): Promise<UndoResult> {
    const now = await this.#reading(asked.channel);
    const decide = (campaign: Campaign, known: OpenCampaign | undefined) =>
      undo(this.#protocol, known, campaign, asked.user, to);
    const done = now && causedBy(now.campaign.interactions, asked.interaction) !== undefined;
    if (to !== undefined && confirm === undefined && !done) {
      const shown = await reading(decide(now?.campaign ?? nothingYet, now));
      if (shown.records.length > 1) return { kind: 'to-confirm', ...shown };
    }

    const { record, known } = await this.#protocol.write(asked, async (campaign, _source, log) => {
      const { records, events } = await decide(campaign, log);
      if (confirm !== undefined && records[0]!.seq !== confirm) throw new InputError('changed-meanwhile');
      return events;
    });
    const asks = record.events.some(({ type }) => type === 'asked');
    return { kind: asks ? 'asked' : 'undone', record, records: await recordsOf(known, struckIn(record)) };
  }

  /** Lifts the last undo. @throws {InputError} if something came in between, or it was another user's */
  async redo(asked: Asked): Promise<Redone> {
    await this.#reading(asked.channel);
    const { record, known } = await this.#protocol.write(asked, (campaign, _source, log) =>
      redo(log, campaign, asked.user),
    );
    const lifted = record.events.flatMap((event) => (event.type === 'redone' ? event.lifts : []));
    return { record, campaign: known.campaign, records: await recordsOf(known, lifted) };
  }

  /**
   * Another process may have written since: memory must not decide whose the newest record is.
   * @throws {InputError} with the log's new channel, if it has moved
   */
  #reading(channel: string): Promise<OpenCampaign | undefined> {
    return here(this.#protocol.campaigns.findLatest(channel));
  }
}

/** @throws {NotWritten} if the store fails: what was decided stands, whatever is shown of it */
function recordsOf({ log }: Pick<OpenCampaign, 'log'>, seqs: readonly number[]): Promise<LogRecord[]> {
  return Promise.all(seqs.map((seq) => log.sure(seq))).catch((cause: unknown) => {
    throw cause instanceof StoreError ? new NotWritten('unknown', cause) : cause;
  });
}
