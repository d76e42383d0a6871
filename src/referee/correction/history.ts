import type { Campaign } from '../../campaign/campaign.ts';
import type { Known } from '../../campaign/campaigns.ts';
import { asItStands, type Corrections, correctionsIn } from '../../campaign/corrections.ts';
import { standingOf } from '../../campaign/folding.ts';
import type { EventOf, LogEvent, LogRecord, Ruled } from '../../campaign/record.ts';
import { type Fallen, fallenIn, reuseOf } from '../../kernel/fallen-dice.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Protocol } from '../protocol.ts';

export type Judged = Ruled | EventOf<'turn-begun'>;

/** Of one event of the log: everything that fell for it, and all that it ever said, the first one first. */
export interface Told {
  readonly fallen: readonly Fallen[];
  readonly earlier: readonly Judged[];
}

/** A ruling that is to be judged again, how the campaign found it, and all that has happened since. */
export interface History {
  readonly root: LogRecord;
  readonly before: Campaign;
  /** The root itself first. */
  readonly records: readonly LogRecord[];
  readonly struck: ReadonlySet<number>;
  readonly corrections: Corrections;
  /** By a record's number and an event's place in it, `12:0`. */
  readonly told: ReadonlyMap<string, Told>;
  /** The records that asked for what was agreed to later. */
  readonly asking: ReadonlyMap<number, LogRecord>;
}

/** Reaching further back than this is no slip of the eye any more. */
const MOST_SINCE = 300;

/**
 * The history of a ruling since it was given.
 * @param number of its record, or of one that has put it right; the speaker's newest if left out
 * @throws {InputError} where there is no such ruling, it's struck out, or too much has come since
 */
export async function historyOf(protocol: Protocol, known: Known, user: string, number?: number): Promise<History> {
  const { log, campaign } = known;
  const seq = number ?? (await newestOf(known, user));
  const named = seq <= campaign.seq && seq > 0 ? await log.at(seq) : undefined;
  if (!named) throw new InputError('no-such-record', { seq });
  // A correction is put right by putting right what it was about.
  const by = named.events.find((event) => event.type === 'corrected');
  const root = by ? await log.sure(by.seq) : named;
  if (campaign.struck.includes(seq) || campaign.struck.includes(root.seq))
    throw new InputError('struck-already', { seq });
  if (rulingsIn(root).length === 0) throw new InputError('no-ruling-there', { seq });
  if (campaign.seq - root.seq > MOST_SINCE)
    throw new InputError('correct-too-far', { seq: root.seq, most: MOST_SINCE });
  const { before, records } = await protocol.campaigns.before(known, root.seq);
  const upTo = records.filter((record) => record.seq <= campaign.seq);
  const { struck } = standingOf(campaign, upTo);
  assertSameBattle(upTo, struck, root.seq);
  const asks = upTo.flatMap(({ events }) => events.flatMap((event) => (event.type === 'agreed' ? [event.ask] : [])));
  const asking = new Map(await Promise.all(asks.map(async (ask) => [ask, await log.sure(ask)] as const)));
  return historySince(before, upTo, struck, asking);
}

/**
 * The same of records at hand.
 * @param records the ruling's own first
 * @param asking the records that asked for what was agreed to
 */
export function historySince(
  before: Campaign,
  records: readonly LogRecord[],
  struck: ReadonlySet<number> = new Set(),
  asking: History['asking'] = new Map(),
): History {
  const corrections = correctionsIn(records, struck);
  return { root: records[0]!, before, records, struck, corrections, told: toldIn(records), asking };
}

/** The rulings of a record that its command was for, each with its place: what the referee did for its own side is none. */
export function rulingsIn({ events }: LogRecord): readonly (readonly [number, Ruled])[] {
  return events.flatMap((event, i) => (event.type === 'ruled' && !event.solo ? [[i, event] as const] : []));
}

/** What stands of a record: of one that is struck out nothing but what no undo takes back. */
export function standingIn({ struck, corrections }: History, record: LogRecord): readonly LogEvent[] {
  return struck.has(record.seq) ? [] : asItStands(record, corrections);
}

/** What was put right in a record before, if anything stands of it. */
export function saidOf({ records, struck }: History, seq: number): EventOf<'corrected'>['said'] {
  const standing = records.filter((record) => !struck.has(record.seq)).flatMap(({ events }) => events);
  const last = standing.findLast((event) => event.type === 'corrected' && event.seq === seq);
  return last?.type === 'corrected' ? last.said : {};
}

async function newestOf({ log, campaign }: Known, user: string): Promise<number> {
  const struck = new Set(campaign.struck);
  for (let seq = campaign.seq; seq > Math.max(0, campaign.seq - MOST_SINCE); seq--) {
    if (struck.has(seq)) continue;
    const record = await log.sure(seq);
    const { events } = record;
    const agreed = events.find((event) => event.type === 'agreed');
    const corrects = events.some(({ type }) => type === 'corrected');
    const by = agreed?.type === 'agreed' ? agreed.by : record.by;
    if (by === user && (corrects || rulingsIn(record).length > 0)) return seq;
  }
  throw new InputError('nothing-to-correct');
}

/** @throws {InputError} where another battle has begun since, or the campaign has ended */
function assertSameBattle(records: readonly LogRecord[], struck: ReadonlySet<number>, seq: number): void {
  const types: readonly LogEvent['type'][] = ['battle-begun', 'game-opened', 'game-ended'];
  const over = records.some(
    (record) => record.seq !== seq && !struck.has(record.seq) && record.events.some(({ type }) => types.includes(type)),
  );
  if (over) throw new InputError('correct-other-battle', { seq });
}

/** All that fell for each event, whether what it fell for still stands or not: nobody throws again by an undo. */
function toldIn(records: readonly LogRecord[]): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>();
  for (const { seq, events } of records) {
    for (const [i, event] of events.entries()) {
      if (event.type === 'ruled' || event.type === 'turn-begun')
        told.set(`${seq}:${i}`, { fallen: fallenIn(event.steps ?? []), earlier: [event] });
      if (event.type !== 'corrected') continue;
      for (const place of event.places) {
        const key = `${place.seq}:${place.index}`;
        const { fallen, earlier } = told.get(key) ?? { fallen: [], earlier: [] };
        const { taken, fresh } = reuseOf(place.event.steps ?? [], fallen);
        const more = fresh.map((at): Fallen => taken[at]!);
        told.set(key, { fallen: [...fallen, ...more], earlier: [...earlier, place.event] });
      }
    }
  }
  return told;
}
