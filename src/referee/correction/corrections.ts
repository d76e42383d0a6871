import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import { causedBy } from '../../campaign/recent-interactions.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Asked } from '../asked.ts';
import { reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import { assertCorrectable, type Correcting, correct, lookedAt, type Wish } from './correct.ts';

export type { Correcting, Wish } from './correct.ts';

/** A correction that was made or asked for, or a preview of one: `shown` is the preview. */
export type CorrectionResult =
  | { readonly kind: 'to-confirm'; readonly shown: Correcting; readonly newest: number }
  | {
      readonly kind: 'corrected' | 'asked';
      readonly record: LogRecord;
      readonly campaign: Campaign;
      /** Absent if the same command was delivered again. */
      readonly shown?: Correcting | undefined;
    };

/** The referee's part for correcting rulings with wrong facts. */
export class Corrections {
  readonly #protocol: Protocol;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  /**
   * Checks that a person may correct a ruling, before they say how.
   * @throws {InputError} {NotAllowed} as `correct` would, whatever they said
   */
  async check({ channel, user }: Pick<Asked, 'channel' | 'user'>, number: number): Promise<void> {
    const now = await reading(this.#protocol.campaigns.latest(channel));
    if (!now) throw new InputError('nothing-to-correct');
    await reading(assertCorrectable(this.#protocol, now, user, number));
  }

  /**
   * Judges a ruling again with the right facts, on the same dice. A preview comes first if nobody else has a
   * say, or if later rulings depend on it. If others have a say, they are asked.
   * @throws {InputError} {Refusal} {NotAllowed}; nothing is written then
   */
  async correct(asked: Asked, wish: Wish): Promise<CorrectionResult> {
    const { campaigns } = this.#protocol;
    const now = await reading(campaigns.latest(asked.channel));
    if (!now) throw new InputError('nothing-to-correct');
    const { user } = asked;
    const done = causedBy(now.campaign.interactions, asked.interaction) !== undefined;
    const shown = done ? undefined : await reading(lookedAt(this.#protocol, now, user, wish));
    const open = shown && shown.outlook.rests.length > 0 && wish.later === undefined;
    if (shown && (open || (wish.confirm === undefined && shown.needs.length === 0))) {
      return { kind: 'to-confirm', shown, newest: now.campaign.seq };
    }
    const { record, known } = await this.#protocol.write(asked, (campaign = nothingYet, source, log) => {
      if (!log) throw new InputError('nothing-to-correct');
      if (wish.confirm !== undefined && wish.confirm !== campaign.seq) throw new InputError('changed-meanwhile');
      return correct(this.#protocol, log, user, wish, source);
    });
    const asks = record.events.some(({ type }) => type === 'asked');
    return { kind: asks ? 'asked' : 'corrected', record, campaign: known.campaign, shown };
  }
}
