import { z } from 'zod';
import { asItStands, type Corrections, correctedIn, NO_CORRECTIONS } from './corrections.ts';
import { declared } from './events/index.ts';
import { evolveWith } from './evolve.ts';
import { gameState } from './game.ts';
import { withNames } from './history/names.ts';
import { stamped, stamps } from './owed/stamps.ts';
import type { EventOf, LogEvent, LogRecord } from './record.ts';
import { type Change, changed, logState } from './state.ts';

/** The format of the snapshots written today. Any other is ignored, because the records hold everything. */
const SNAPSHOT_VERSION = 7;

/** How long a repeated delivery of an interaction is recognised, in milliseconds. Discord's tokens live for 15 minutes. */
const REMEMBERED = 60 * 60 * 1000;

export const campaignState = logState.extend({
  version: z.literal(SNAPSHOT_VERSION),
  /** Numbers of the records that are struck out. */
  struck: z.array(z.number().int()),
  /** Interactions of the last hour, each with the record it caused. */
  interactions: z.array(z.object({ id: z.string(), seq: z.number().int(), at: z.string() })),
  game: gameState.exactOptional(),
  /** The user who set the channel up, and the umpires of its campaigns, past and present. */
  keepers: z.array(z.string()).exactOptional(),
  /** Since when each thing that someone waits for has been waiting. */
  since: stamps.exactOptional(),
});

/** What a log adds up to: the fold of its records. It holds values only, and every change gives a new one. */
export type Campaign = Readonly<z.infer<typeof campaignState>>;

/** A log before its first record. */
export const nothingYet: Campaign = {
  version: SNAPSHOT_VERSION,
  seq: 0,
  commitment: '',
  mix: '',
  struck: [],
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
  const standing = struck.has(record.seq) ? record.events.filter(lasting) : asItStands(record, corrections);
  // If the undo that closed a question has been lifted, its ruling counts again, and so does the doubt.
  const events = standing.filter((event) => !isClosedByUndo(event) || struck.has(event.seq));
  const deals = record.events.some((event) => event.type === 'units-added' && event.deck !== undefined);
  const evolved = events.reduce(evolve, {
    ...campaign,
    ...(deals ? { dealt: true as const } : {}),
    seq: record.seq,
    interactions: remembered(campaign.interactions, record),
  });
  const after = evolved.game ? { ...evolved, game: withNames(campaign.game, evolved.game, record, events) } : evolved;
  const since = stamped(campaign, after.game, record, events);
  const timed = since ? { ...after, since } : after;
  const keepers = keptBy(record, events, campaign.game);
  return keepers.length > 0 ? { ...timed, keepers: [...new Set([...(campaign.keepers ?? []), ...keepers])] } : timed;
}

function isClosedByUndo(event: LogEvent): event is EventOf<'question-closed'> {
  return event.type === 'question-closed' && event.how === 'undone';
}

/** Who runs the channel after a record: the user who chose its rulebook or house rules, and its umpires. */
function keptBy({ by }: LogRecord, events: readonly LogEvent[], game: Campaign['game']): string[] {
  const playing = game !== undefined && game.phase !== 'ended';
  return events.flatMap((event) => declared(event).keeper?.(event, by, playing) ?? []);
}

/** Whether records change the standing of earlier ones, so that the log has to be folded again. */
export function rewrites({ events }: { readonly events: readonly LogEvent[] }): boolean {
  return events.some(({ type }) => type === 'undone' || type === 'redone' || type === 'corrected');
}

/** The records that are struck out once all these have been read. */
export function struckAfter(struck: readonly number[], records: readonly LogRecord[]): number[] {
  const out = new Set(struck);
  for (const event of records.flatMap(({ events }) => events)) {
    if (event.type === 'undone') for (const seq of event.strikes) out.add(seq);
    if (event.type === 'redone') for (const seq of event.lifts) out.delete(seq);
  }
  return [...out];
}

/** The oldest record that these strike out, restore or correct, if any. */
export function oldestRewritten(records: readonly LogRecord[]): number {
  let oldest = Number.POSITIVE_INFINITY;
  for (const record of records) {
    // It doesn't matter whether the correction itself stands: what it replaced is folded again either way.
    for (const seq of correctedIn(record)) oldest = Math.min(oldest, seq);
    for (const event of record.events) {
      const seqs = event.type === 'undone' ? event.strikes : event.type === 'redone' ? event.lifts : [];
      for (const seq of seqs) oldest = Math.min(oldest, seq);
    }
  }
  return oldest;
}

/** Whether the log belongs to a channel, to read and to write, as far as the log itself says. */
export function isOf(channel: string, { closed, place }: Campaign): boolean {
  return !closed && (place === undefined || place === channel);
}

/** Whether an event survives every undo. */
function lasting(event: LogEvent): boolean {
  return declared(event).lasting === true;
}

/** The campaign after an event of the record that it has reached. */
export function evolve(campaign: Campaign, event: LogEvent): Campaign {
  const { foldLog } = declared(event);
  const game = evolveWith(campaign.house, campaign.game, event);
  const played = game === campaign.game ? campaign : { ...campaign, game: game! };
  return foldLog ? changed(played, foldLog(played, event) as Change<Campaign>) : played;
}

// Only Discord delivers twice, and its IDs are snowflakes. Those made at the terminal are always new.
const SNOWFLAKE = /^\d{17,20}$/;

function remembered(interactions: Campaign['interactions'], { seq, at, interaction }: LogRecord) {
  const oldest = new Date(Date.parse(at) - REMEMBERED).toISOString();
  // They're in order, so only those at the front are looked at, however many there are.
  const first = interactions.findIndex((each) => each.at >= oldest);
  const recent = first === 0 ? interactions : first < 0 ? [] : interactions.slice(first);
  return SNOWFLAKE.test(interaction) ? [...recent, { id: interaction, seq, at }] : recent;
}
