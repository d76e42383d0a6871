import type { Campaigns, Meanwhile, OpenCampaign } from '../campaign/folding/campaigns.ts';
import type { LogRecord } from '../campaign/record.ts';
import { StoreError } from '../campaign/store/store.ts';
import { type LogDice, type Secret, secretsOf } from './fairness/log-dice.ts';
import { NotWritten } from './not-written.ts';

/** A record that is in the log for good. */
export interface Written {
  readonly record: LogRecord;
  /** Its log, folded at least up to that record. */
  readonly known: OpenCampaign;
}

/** Makes something of a record that's being written. It mustn't throw, and nobody may see what it makes before the record is written. */
export type Drafting = (written: Written) => void;

/** Writes records, each under the number after the one that its command has seen. */
export class Committing {
  readonly #campaigns: Campaigns;
  readonly #dice: LogDice;

  constructor(campaigns: Campaigns, dice: LogDice) {
    this.#campaigns = campaigns;
    this.#dice = dice;
  }

  /** @returns `undefined` if the channel already has a log, or gets another one first */
  async begin(channel: string, secret: Secret): Promise<OpenCampaign | undefined> {
    const known = await this.#campaigns.begin(channel, { log: secret.log, commitment: secret.commitment });
    if (known.log.id === secret.log) return known.campaign.seq === 0 ? known : undefined;
    await this.#dice.drop(secret.log, secretsOf(secret));
    return undefined;
  }

  /**
   * Writes a record that's to be the next one of its log.
   * @param unless a key that must be absent, or nothing is written
   * @param meanwhile gets what will be written, while that's being done
   * @returns `undefined` if another process was first @throws {NotWritten}
   */
  async commit(
    channel: string,
    known: OpenCampaign,
    record: LogRecord,
    { unless, meanwhile }: { readonly unless?: string | undefined; readonly meanwhile?: Drafting | undefined } = {},
  ): Promise<Written | undefined> {
    const drafts: Meanwhile | undefined = meanwhile && ((after) => meanwhile({ record, known: after }));
    try {
      const after = await this.#campaigns.append(channel, known, record, { unless, meanwhile: drafts });
      return after && { record, known: after };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.outcome === 'failed') throw new NotWritten('failed', error);
      return this.#writeAgain(channel, known, record, error, unless);
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
    unless: string | undefined,
  ): Promise<Written | undefined> {
    try {
      const after = await this.#campaigns.append(channel, known, record, { unless });
      if (after) return { record, known: after };
      // Where a throw was announced meanwhile, nobody has written anything.
      const found = unless === undefined ? await known.log.sure(record.seq) : await known.log.at(record.seq);
      const now = await this.#campaigns.of(channel);
      return now && found && isSame(found, record) ? { record: found, known: now } : undefined;
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
