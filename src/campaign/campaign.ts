import { z } from 'zod';
import { asItStands, type Corrections, correctedIn, NO_CORRECTIONS } from './corrections.ts';
import { imported, logClosed } from './events/log.ts';
import { evolveGame } from './evolve.ts';
import { arrivalOf } from './export/origins.ts';
import { gameState } from './game.ts';
import { withNames } from './history/names.ts';
import { stamped, stamps } from './owed/stamps.ts';
import type { EventOf, LogEvent, LogRecord } from './record.ts';

/** The format of the snapshots written today. Any other is ignored, because the records hold everything. */
const SNAPSHOT_VERSION = 7;

/** How long a repeated delivery of an interaction is recognised, in milliseconds. Discord's tokens live for 15 minutes. */
const REMEMBERED = 60 * 60 * 1000;

export const campaignState = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  /** The number of the last record folded. */
  seq: z.number().int(),
  /** SHA-256 of the seed in force; empty before the first record. */
  commitment: z.string(),
  mix: z.string(),
  /** How values are taken from the seed in force; 1 if left out. */
  scheme: z.literal(2).exactOptional(),
  /** SHA-256 of the veil in force; older logs and those of `--seed` have none. */
  veil: z.string().exactOptional(),
  /** Something has been drawn from that veil, whether or not it still stands. */
  dealt: z.literal(true).exactOptional(),
  /** Numbers of the records that are struck out. */
  struck: z.array(z.number().int()),
  /** For each corrected record, the number of the record that corrected it. */
  corrected: z.record(z.string(), z.number().int()).exactOptional(),
  /** Interactions of the last hour, each with the record it caused. */
  interactions: z.array(z.object({ id: z.string(), seq: z.number().int(), at: z.string() })),
  /** Whether a ruling has already mentioned that it used the default ruleset. */
  defaulted: z.boolean(),
  /** The ruleset that the channel has chosen, if any. */
  rules: z.string().exactOptional(),
  /** House rules: toggles that the channel has turned on or off. */
  house: z.record(z.string(), z.boolean()),
  game: gameState.exactOptional(),
  /** The channel that the log has moved to, if it has moved. */
  place: z.string().exactOptional(),
  /** The log has been given up, and nothing more is written to it. */
  closed: logClosed.omit({ type: true }).exactOptional(),
  /** The records that were imported from a file. */
  imported: imported.omit({ type: true }).exactOptional(),
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
  return events.flatMap((event) => {
    if (event.type === 'rules-chosen') return [by];
    // In a campaign, the speaker may only be agreeing to something.
    if (event.type === 'house-set') return game && game.phase !== 'ended' ? [] : [by];
    if (event.type === 'game-opened') return [event.umpire];
    return event.type === 'umpire-named' ? [event.user] : [];
  });
}

/** Whether records change the standing of earlier ones, so that the log has to be folded again. */
export function rewrites(record: LogRecord): boolean {
  return record.events.some(({ type }) => type === 'undone' || type === 'redone' || type === 'corrected');
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

// An answer can't be taken back, and neither can having read something.
const LASTING: ReadonlySet<LogEvent['type']> = new Set([
  'committed',
  'undone',
  'redone',
  'orders-revealed',
  'log-moved',
  'log-closed',
  'log-imported',
  'imported',
  'words-mixed',
  'seed-revealed',
  'veil-shown',
  'rolled',
  'orders-read',
  'agreed',
  'agreed-in-part',
  'declined',
  'lapsed',
]);

/** Whether an event survives every undo. */
export function lasting({ type }: LogEvent): boolean {
  return LASTING.has(type);
}

/** The campaign after an event of the record that it has reached. */
export function evolve(campaign: Campaign, event: LogEvent): Campaign {
  switch (event.type) {
    case 'committed': {
      const { scheme: _, veil, dealt, ...others } = campaign;
      const { type: __, ...inForce } = event;
      return { ...others, ...inForce, ...(dealt && veil === event.veil ? { dealt } : {}) };
    }
    case 'undone':
    case 'redone':
      return campaign;
    case 'corrected': {
      const by = event.places.map(({ seq }) => [seq, campaign.seq] as const);
      const game = evolveGame(campaign.game, event);
      const corrected = { ...campaign.corrected, ...Object.fromEntries(by) };
      return { ...campaign, corrected, ...(game ? { game } : {}) };
    }
    case 'log-moved':
      return { ...campaign, place: event.to };
    case 'log-closed': {
      const { type: _, ...closed } = event;
      return { ...campaign, closed };
    }
    case 'imported':
    case 'log-imported': {
      // Where those records were kept, and how that log ended, doesn't matter here.
      const { place: _, closed: __, game, ...others } = campaign;
      const imported = arrivalOf(event);
      // What was asked there has to be asked again: otherwise it would be done here without anyone seeing it.
      return { ...others, imported, ...(game ? { game: game.asks ? { ...game, asks: [] } : game } : {}) };
    }
    case 'rules-chosen':
      return { ...campaign, rules: event.rules };
    case 'house-set': {
      const house = { ...campaign.house, [event.toggle]: event.on };
      const game = evolveGame(campaign.game, event);
      return { ...campaign, house, ...(game ? { game } : {}) };
    }
    default: {
      const evolved = evolveGame(campaign.game, event);
      // The channel's earlier choices hold in its campaign too.
      const game = evolved && event.type === 'game-opened' ? { ...evolved, house: campaign.house } : evolved;
      const defaulted = campaign.defaulted || (event.type === 'ruled' && event.defaulted === true);
      return { ...campaign, defaulted, ...(game ? { game } : {}) };
    }
  }
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
