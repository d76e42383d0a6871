import type { Campaign } from '../../campaign/campaign.ts';
import { asItStands, type Corrections, correctionsIn } from '../../campaign/corrections.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { backwards, standings } from '../../campaign/folding/standings.ts';
import type { EventOf, LogEvent, LogRecord, Ruled } from '../../campaign/record.ts';
import { standingIn as standingAmong } from '../../campaign/standing.ts';
import { type Fallen, fallenIn, reuseOf } from '../../kernel/dice/fallen-dice.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Protocol } from '../protocol.ts';

export type Judged = Ruled | EventOf<'turn-begun'>;

/** For one event of the log: all the dice that fell for it, and every version of it, the first one first. */
export interface PastDice {
  readonly fallen: readonly Fallen[];
  readonly earlier: readonly Judged[];
}

/** A ruling to be judged again, the campaign that it found, and everything that has happened since. */
export interface History {
  readonly root: LogRecord;
  readonly before: Campaign;
  /** The root record itself comes first. */
  readonly records: readonly LogRecord[];
  readonly struck: ReadonlySet<number>;
  readonly corrections: Corrections;
  /** By a record's number and an event's index in it, `12:0`. */
  readonly pastDice: ReadonlyMap<string, PastDice>;
  /** The records that asked for what was agreed to later. */
  readonly asking: ReadonlyMap<number, LogRecord>;
}

/** Anything further back than this isn't a simple slip any more. */
const MOST_SINCE = 300;

/**
 * The history of a ruling since it was given.
 * @param number of its record, or of one that corrected it; if left out, the speaker's newest
 * @throws {InputError} if there is no such ruling, it's struck out, or too much has happened since
 */
export async function historyOf(
  protocol: Protocol,
  known: OpenCampaign,
  user: string,
  number?: number,
): Promise<History> {
  const { log, campaign } = known;
  const seq = number ?? (await newestOf(known, user));
  const named = seq <= campaign.seq && seq > 0 ? await log.at(seq) : undefined;
  if (!named) throw new InputError('no-such-record', { seq });
  // To correct a correction, one corrects the ruling it was about.
  const by = named.events.find((event) => event.type === 'corrected');
  const root = by ? await log.sure(by.seq) : named;
  if ((await standings(known, [seq, root.seq])).struck.size > 0) throw new InputError('struck-already', { seq });
  if (rulingsIn(root).length === 0) throw new InputError('no-ruling-there', { seq });
  if (campaign.seq - root.seq > MOST_SINCE)
    throw new InputError('correct-too-far', { seq: root.seq, most: MOST_SINCE });
  const { before, records } = await protocol.campaigns.before(known, root.seq);
  const upTo = records.filter((record) => record.seq <= campaign.seq);
  const { struck } = standingAmong(upTo);
  assertSameBattle(upTo, struck, root.seq);
  const asks = upTo.flatMap(({ events }) => events.flatMap((event) => (event.type === 'agreed' ? [event.ask] : [])));
  const asking = new Map(await Promise.all(asks.map(async (ask) => [ask, await log.sure(ask)] as const)));
  return historySince(before, upTo, struck, asking);
}

/**
 * The same, from records that have already been read.
 * @param records the ruling's own record first
 * @param asking the records that asked for what was agreed to
 */
export function historySince(
  before: Campaign,
  records: readonly LogRecord[],
  struck: ReadonlySet<number> = new Set(),
  asking: History['asking'] = new Map(),
): History {
  const corrections = correctionsIn(records, struck);
  return { root: records[0]!, before, records, struck, corrections, pastDice: toldIn(records), asking };
}

/** The rulings that a record's command was for, each with its index; what the referee did for its own side isn't included. */
export function rulingsIn({ events }: LogRecord): readonly (readonly [number, Ruled])[] {
  return events.flatMap((event, i) => (event.type === 'ruled' && !event.solo ? [[i, event] as const] : []));
}

/** The part of a record that stands: of one that is struck out, only what no undo takes back. */
export function standingIn({ struck, corrections }: History, record: LogRecord): readonly LogEvent[] {
  return struck.has(record.seq) ? [] : asItStands(record, corrections);
}

/** What was corrected in a record before, if any of it stands. */
export function saidOf({ records, struck }: History, seq: number): EventOf<'corrected'>['said'] {
  const standing = records.filter((record) => !struck.has(record.seq)).flatMap(({ events }) => events);
  const last = standing.findLast((event) => event.type === 'corrected' && event.seq === seq);
  return last?.type === 'corrected' ? last.said : {};
}

async function newestOf(known: OpenCampaign, user: string): Promise<number> {
  for await (const { record, struck } of backwards(known, Math.max(1, known.campaign.seq - MOST_SINCE + 1))) {
    if (struck) continue;
    const { seq, events } = record;
    const agreed = events.find((event) => event.type === 'agreed');
    const corrects = events.some(({ type }) => type === 'corrected');
    const by = agreed?.type === 'agreed' ? agreed.by : record.by;
    if (by === user && (corrects || rulingsIn(record).length > 0)) return seq;
  }
  throw new InputError('nothing-to-correct');
}

/** @throws {InputError} if another battle has begun since, or the campaign has ended */
function assertSameBattle(records: readonly LogRecord[], struck: ReadonlySet<number>, seq: number): void {
  const types: readonly LogEvent['type'][] = ['battle-begun', 'game-opened', 'game-ended'];
  const over = records.some(
    (record) => record.seq !== seq && !struck.has(record.seq) && record.events.some(({ type }) => types.includes(type)),
  );
  if (over) throw new InputError('correct-other-battle', { seq });
}

/** All dice that fell for each event, whether or not it still stands: an undo must not earn anyone a new throw. */
function toldIn(records: readonly LogRecord[]): ReadonlyMap<string, PastDice> {
  const past = new Map<string, PastDice>();
  for (const { seq, events } of records) {
    for (const [i, event] of events.entries()) {
      if (event.type === 'ruled' || event.type === 'turn-begun')
        past.set(`${seq}:${i}`, { fallen: fallenIn(event.steps ?? []), earlier: [event] });
      if (event.type !== 'corrected') continue;
      for (const place of event.places) {
        const key = `${place.seq}:${place.index}`;
        const { fallen, earlier } = past.get(key) ?? { fallen: [], earlier: [] };
        const { taken, fresh } = reuseOf(place.event.steps ?? [], fallen);
        const more = fresh.map((at): Fallen => taken[at]!);
        past.set(key, { fallen: [...fallen, ...more], earlier: [...earlier, place.event] });
      }
    }
  }
  return past;
}
