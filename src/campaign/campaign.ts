import * as z from 'zod';
import { asItStands, type Corrections, NO_CORRECTIONS } from './corrections.ts';
import { declared } from './events/index.ts';
import { evolveWith } from './evolve.ts';
import { gameState } from './game.ts';
import { withNames } from './history/names.ts';
import { stamped, stamps } from './owed/stamps.ts';
import { recentInteractions, remembering } from './recent-interactions.ts';
import type { EventOf, LogEvent, LogRecord } from './record.ts';
import { rewritings, rewritingsAfter, rewrittenBy } from './standing.ts';
import { type Change, changed, logState } from './state.ts';

/** The format of the snapshots written today. */
const SNAPSHOT_VERSION = 9;

export const campaignState = logState.extend({
  version: z.literal(SNAPSHOT_VERSION),
  /** The newest changes to which records count, and how they read. */
  rewritings: rewritings.exactOptional(),
  interactions: recentInteractions,
  game: gameState.exactOptional(),
  /** The user who set the channel up, and the umpires of its campaigns, past and present. */
  keepers: z.array(z.string()).exactOptional(),
  /** Since when each thing that someone waits for has been waiting. */
  since: stamps.exactOptional(),
});

/** What a log adds up to: the fold of its records. It holds values only, and every change gives a new one. */
export type Campaign = Readonly<z.infer<typeof campaignState>>;

/** Before, each interaction of the last hour was a value of its own. */
const formerState = campaignState.extend({
  version: z.literal(8),
  interactions: z.array(z.object({ id: z.string(), seq: z.number().int(), at: z.string() })),
});

/** And before that, snapshots held the numbers of all records that had ever been struck out or corrected: a log is looked through for those. */
const olderState = formerState.extend({
  version: z.literal(7),
  struck: z.array(z.number().int()),
  corrected: z.record(z.string(), z.number().int()).exactOptional(),
  replaced: z.record(z.string(), z.number().int()).exactOptional(),
});

/** A snapshot as the store returned it; nothing if it can't be read. Other formats are ignored: the records hold everything. */
export function readSnapshot(value: unknown): Campaign | undefined {
  const kept = campaignState.safeParse(value);
  if (kept.success) return kept.data;
  const former = formerState.safeParse(value);
  if (former.success) return withInteractions(former.data);
  const older = olderState.safeParse(value);
  if (!older.success) return undefined;
  const { struck, corrected, replaced: _, ...others } = older.data;
  const { seq } = others;
  // Some record up to this one did it, and it isn't known which.
  const some = struck.length > 0 || corrected ? { rewritings: [{ by: seq, oldest: seq, since: seq }] } : {};
  return withInteractions({ ...others, ...some });
}

function withInteractions({
  interactions,
  ...others
}: Omit<z.infer<typeof formerState>, 'version'> & { readonly version: number }): Campaign {
  return {
    ...others,
    version: SNAPSHOT_VERSION,
    interactions: interactions.map(({ id, seq, at }) => ({ ids: id, seqs: [seq], from: at, to: at })),
  };
}

/** A log before its first record. */
export const nothingYet: Campaign = {
  version: SNAPSHOT_VERSION,
  seq: 0,
  commitment: '',
  mix: '',
  interactions: [],
  defaulted: false,
  house: {},
};

/**
 * The campaign after one more record. If `struck` names the record, only what no undo takes back is kept: its
 * number, its interaction, the commitment to a seed, and that orders were shown. A corrected record counts as it reads now.
 */
export function fold(
  campaign: Campaign,
  record: LogRecord,
  struck: ReadonlySet<number> = new Set(),
  corrections: Corrections = NO_CORRECTIONS,
): Campaign {
  const standing = struck.has(record.seq) ? record.events.flatMap(lasting) : asItStands(record, corrections);
  // If the undo that closed a question has been lifted, its ruling counts again, and so does the doubt.
  const events = standing.filter((event) => !isClosedByUndo(event) || struck.has(event.seq));
  const evolved = events.reduce(evolve, {
    ...campaign,
    ...dealtIn(campaign, record),
    ...changesWith(campaign, record),
    seq: record.seq,
    interactions: remembering(campaign.interactions, record),
  });
  const after = evolved.game ? { ...evolved, game: withNames(campaign.game, evolved.game, record, events) } : evolved;
  const since = stamped(campaign, after.game, record, events);
  const timed = since ? { ...after, since } : after;
  const keepers = keptBy(record, events, campaign.game);
  return keepers.length > 0 ? { ...timed, keepers: [...new Set([...(campaign.keepers ?? []), ...keepers])] } : timed;
}

/** What it draws in secret has been drawn, whether or not it stands. */
function dealtIn({ veils = [] }: Campaign, { seq, events }: LogRecord): Pick<Campaign, 'dealt' | 'veils'> {
  const [first] = events;
  const dealt = events.flatMap((event) =>
    event.type === 'units-added' && event.deck !== undefined ? event.units : [],
  );
  if (dealt.length === 0) return {};
  if (first?.type !== 'drawn') return { dealt: true };
  return { veils: [...veils, { seq, veil: first.veil, units: dealt.map(({ id }) => id) }] };
}

/** What it changes of earlier records counts whether or not it stands itself: whoever looks them up sees. */
function changesWith({ rewritings }: Campaign, record: LogRecord): Pick<Campaign, 'rewritings'> {
  return rewrittenBy(record).length > 0 ? { rewritings: rewritingsAfter(rewritings, record) } : {};
}

function isClosedByUndo(event: LogEvent): event is EventOf<'question-closed'> {
  return event.type === 'question-closed' && event.how === 'undone';
}

/** Who runs the channel after a record: the user who chose its rulebook or house rules, and its umpires. */
function keptBy({ by }: LogRecord, events: readonly LogEvent[], game: Campaign['game']): string[] {
  const playing = game !== undefined && game.phase !== 'ended';
  return events.flatMap((event) => declared(event).keeper?.(event, by, playing) ?? []);
}

/** Whether the log belongs to a channel, to read and to write, as far as the log itself says. */
export function isOf(channel: string, { closed, place }: Campaign): boolean {
  return !closed && (place === undefined || place === channel);
}

/** What of an event survives every undo, if anything. */
function lasting(event: LogEvent): LogEvent[] {
  const { lasting: survives, lasts } = declared(event);
  return survives ? [lasts?.(event) ?? event] : [];
}

/** The campaign after an event of the record that it has reached. */
export function evolve(campaign: Campaign, event: LogEvent): Campaign {
  const { foldLog } = declared(event);
  const game = evolveWith(campaign.house, campaign.game, event);
  const played = game === campaign.game ? campaign : { ...campaign, game: game! };
  return foldLog ? changed(played, foldLog(played, event) as Change<Campaign>) : played;
}
