import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Referee } from '../../referee/referee.ts';
import { openPlace } from '../answers/places.ts';
import { belongs } from '../answers/step-messages.ts';
import { buttonOf } from '../buttons/index.ts';
import type { StruckMessages } from './struck-messages.ts';
import type { Told } from './told.ts';

/** So many of a log's last records may have been on their way when a process was killed: answers to one channel don't wait long. */
const ON_THEIR_WAY = 5;
/** They're among the newest messages. */
const NEWEST_MESSAGES = 50;

/** What's needed for putting right what a killed process has left. */
interface Parts {
  readonly client: Client;
  readonly store: Store;
  readonly referee: Referee;
  readonly struck: Pick<StruckMessages, 'toldAt' | 'brings'>;
  readonly log: Logger;
}

/**
 * Messages of a process that was killed after an answer was out: before it was noted which message shows the record, or before the
 * step's earlier message had shrunk. Each message shows its records again then, and no record is in full in two of them.
 */
export class LeftBehind {
  readonly #parts: Parts;
  /** Channels in which an earlier process may have left something. */
  readonly #channels = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** An earlier process wasn't done with a channel. */
  found(channel: string): void {
    this.#channels.add(channel);
  }

  /** Puts right what it left there. Never fails: what can't be found or edited stays as it is. */
  async mend(channel: string): Promise<void> {
    if (!this.#channels.delete(channel)) return;
    try {
      await this.#mend(channel);
    } catch (err) {
      this.#parts.log.info({ err, channel }, 'couldn’t look for what an earlier process left unfinished');
    }
  }

  async #mend(channel: string): Promise<void> {
    const { referee, struck } = this.#parts;
    const found = await referee.records.standing(channel);
    if (!found) return;
    const { log, campaign } = found;
    const first = Math.max(1, campaign.seq - ON_THEIR_WAY + 1);
    const seqs = Array.from({ length: campaign.seq - first + 1 }, (_, i) => first + i);
    const rows = new Map<number, Told | undefined>();
    for (const seq of [first - 1, ...seqs]) rows.set(seq, await struck.toldAt(log, seq));
    const missing = seqs.filter((seq) => !rows.get(seq));
    const shown = missing.length === 0 ? undefined : await this.#newest(channel, log);
    const changed = new Set<number>();
    for (const seq of missing) {
      const message = shown?.get(seq);
      const row = message === undefined ? undefined : await this.#row(channel, seq, message, rows.get(seq - 1));
      if (!row) continue;
      await this.#parts.store.put(keys.told(log, seq), row, keys.record(log, seq));
      rows.set(seq, row);
      // The one before may have pointed here already.
      for (const each of [seq - 1, seq]) if (rows.get(each)?.with) changed.add(each);
    }
    const last = rows.get(seqs.at(-1) ?? 0);
    const before = last?.with?.at(-1);
    if (before !== undefined) changed.add(before);
    for (const seq of changed) await struck.brings(channel, log, seq);
  }

  /** Where a record is shown. What shared a message with it is known of one that was changed in place; a new one has it alone from now on. */
  async #row(channel: string, seq: number, message: string, before: Told | undefined): Promise<Told | undefined> {
    const found = await this.#parts.referee.records.at(channel, seq);
    if (!found) return undefined;
    if (!belongs(found)) return { channel, message };
    return { channel, message, with: before?.with && before.message === message ? [...before.with, seq - 1] : [] };
  }

  /** Which of the newest messages shows which record: what *Why?* is about. */
  async #newest(channel: string, log: string): Promise<ReadonlyMap<number, string>> {
    const { client } = this.#parts;
    const place = await openPlace(client, channel, 'edit');
    if (!place || place === 'resting') return new Map();
    const messages = await place.messages.fetch({ limit: NEWEST_MESSAGES, cache: false });
    const own = [...messages.values()].filter(({ author }) => author.id === client.user?.id);
    return new Map(
      own.flatMap(({ id, components }) =>
        customIdsIn(components).flatMap((customId): [number, string][] => {
          const button = buttonOf(customId);
          return button?.action === 'why' && button.of.log === log ? [[button.of.seq, id]] : [];
        }),
      ),
    );
  }
}

/** The custom IDs of a message's buttons, however deep they are. */
function customIdsIn(parts: readonly unknown[]): readonly string[] {
  return parts.flatMap((part) => {
    const { customId, components = [] } = part as { customId?: string | null; components?: readonly unknown[] };
    return [...(typeof customId === 'string' ? [customId] : []), ...customIdsIn(components)];
  });
}
