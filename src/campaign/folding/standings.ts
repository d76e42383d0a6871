import type { Campaign } from '../campaign.ts';
import { corrected } from '../events/correction.ts';
import type { Log } from '../log.ts';
import { type LogRecord, MissingRecord, UnreadableRecord } from '../record.ts';
import { lastRewriting, type Standing, StruckBackwards, standingIn } from '../standing.ts';

/** A log, and the campaign that it has come to. */
export interface Known {
  readonly log: Log;
  readonly campaign: Pick<Campaign, 'seq' | 'rewritings'>;
}

/** So many records are read at once. */
const AT_ONCE = 12;

const NOTHING: Standing = { struck: new Set(), corrections: new Map() };

/**
 * What has become of some records of a log, however long ago they were written: what isn't named here stands as it was written.
 * It takes as many reads as there are records, and a few for each that was struck out or corrected.
 * @throws {StoreError}
 */
export async function standings({ log, campaign }: Known, seqs: readonly number[]): Promise<Standing> {
  // Nothing has changed those that were written since.
  const older = seqs.filter((seq) => seq < lastRewriting(campaign));
  if (older.length === 0) return NOTHING;
  const by = await readable(log, await log.rewriters(older));
  // A correction only counts while it stands itself.
  const corrections = by.filter(({ events }) => events.some(corrected.is));
  const further = await log.rewriters(corrections.map(({ seq }) => seq));
  const known = new Set(by.map(({ seq }) => seq));
  const about = await readable(
    log,
    further.filter((seq) => !known.has(seq)),
  );
  const { struck, corrections: all } = standingIn([...by, ...about].toSorted((one, other) => one.seq - other.seq));
  return {
    struck: new Set(older.filter((seq) => struck.has(seq))),
    corrections: new Map(older.flatMap((seq) => (all.has(seq) ? [[seq, all.get(seq)!] as const] : []))),
  };
}

/** The same for records in order, of which the last may be the newest of the log: then they say it themselves. */
export async function standingsOf(known: Known, records: readonly LogRecord[]): Promise<Standing> {
  const last = records.at(-1);
  if (!last || last.seq >= known.campaign.seq) return standingIn(records);
  return standings(
    known,
    records.map(({ seq }) => seq),
  );
}

/** Those of some records that can be read: damage elsewhere in the log mustn't hide what is asked for. */
export async function readable(log: Log, seqs: readonly number[]): Promise<readonly LogRecord[]> {
  const found: LogRecord[] = [];
  for (let start = 0; start < seqs.length; start += AT_ONCE) {
    const some = seqs.slice(start, start + AT_ONCE).map((seq) => log.at(seq).catch(unlessLost));
    for (const record of await Promise.all(some)) if (record) found.push(record);
  }
  return found;
}

function unlessLost(error: unknown): undefined {
  if (!(error instanceof UnreadableRecord || error instanceof MissingRecord)) throw error;
}

/** The records of a log from the newest back, each with whether it's struck out: only later ones say so. */
export async function* backwards(
  { log, campaign }: Known,
  first = 1,
): AsyncGenerator<{ readonly record: LogRecord; readonly struck: boolean }> {
  const standing = new StruckBackwards();
  for (let seq = campaign.seq; seq >= first; seq--) {
    const record = await log.sure(seq);
    yield { record, struck: standing.take(record) };
  }
}
