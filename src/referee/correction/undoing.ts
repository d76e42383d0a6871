import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { StoreError } from '../../campaign/store/store.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Asked } from '../asked.ts';
import { NotWritten, type Protocol, reading } from '../protocol.ts';
import { redo, struckIn, type UndoResult, type UndoWish, undo } from './undo.ts';

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
    const asks = record.events.some(({ type }) => type === 'asked');
    const records = await Promise.all(struckIn(record).map((seq) => known.log.sure(seq))).catch((cause: unknown) => {
      throw cause instanceof StoreError ? new NotWritten('unknown', cause) : cause;
    });
    return { kind: asks ? 'asked' : 'undone', record, records };
  }

  /** Lifts the last undo. @throws {InputError} if something came in between, or it was another user's */
  async redo(asked: Asked): Promise<{ readonly record: LogRecord; readonly campaign: Campaign }> {
    await this.#reading(asked.channel);
    const { record, known } = await this.#protocol.write(asked, (campaign, _source, log) =>
      redo(log, campaign, asked.user),
    );
    return { record, campaign: known.campaign };
  }

  /**
   * Another process may have written since: memory must not decide whose the newest record is.
   * @throws {InputError} with the log's new channel, if it has moved
   */
  async #reading(channel: string): Promise<OpenCampaign | undefined> {
    const { campaigns } = this.#protocol;
    const now = await reading(campaigns.latest(channel));
    const moved = now ? undefined : await reading(campaigns.movedTo(channel));
    if (moved !== undefined) throw new InputError('game-moved', { channel: moved });
    return now;
  }
}
