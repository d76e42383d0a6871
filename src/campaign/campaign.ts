import { z } from 'zod';
import { asItStands, type Corrections, correctedIn, NO_CORRECTIONS } from './corrections.ts';
import { logClosed, logImported } from './events/log.ts';
import { evolveGame } from './evolve.ts';
import { gameState } from './game.ts';
import type { LogEvent, LogRecord } from './record.ts';
import { stamped, stamps } from './stamps.ts';

/** The form of the snapshots written today; any other is passed over, since the records hold all. */
const SNAPSHOT_VERSION = 5;

/** For how long a second delivery of an interaction is known again, in milliseconds; Discord's tokens live 15 minutes. */
const REMEMBERED = 60 * 60 * 1000;

export const campaignState = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  /** The last record folded. */
  seq: z.number().int(),
  /** SHA-256 of the seed in force; empty before the first record. */
  commitment: z.string(),
  mix: z.string(),
  /** How values are taken from the seed in force; 1, if left out. */
  scheme: z.literal(2).exactOptional(),
  /** Numbers of the records struck out. */
  struck: z.array(z.number().int()),
  /** By the number of a record that was put right: the number of the one that did it. */
  corrected: z.record(z.string(), z.number().int()).exactOptional(),
  /** Interactions of the last hour, each with the record that it caused. */
  interactions: z.array(z.object({ id: z.string(), seq: z.number().int(), at: z.string() })),
  /** Whether a ruling has already said that it took the default ruleset. */
  defaulted: z.boolean(),
  /** What the channel plays by, if it has chosen. */
  rules: z.string().exactOptional(),
  /** House rules: toggles that the channel has turned on or off. */
  house: z.record(z.string(), z.boolean()),
  game: gameState.exactOptional(),
  /** The channel that the log has moved to, if it ever has. */
  place: z.string().exactOptional(),
  /** It is given up, and nothing is written any more. */
  closed: logClosed.omit({ type: true }).exactOptional(),
  /** What came from a file. */
  imported: logImported.omit({ type: true }).exactOptional(),
  /** Who set the channel up, and the umpires of its campaigns, past and present. */
  keepers: z.array(z.string()).exactOptional(),
  /** Since when what somebody waits for has been so. */
  since: stamps.exactOptional(),
});

/** What a log comes to: the fold of its records. Values only; every change gives a new one. */
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
 * The campaign after one record more. Of a record that `struck` names, only what no undo takes back is kept: its
 * number, its interaction, the commitment to a seed, and that orders were shown. Of one that was put right, what it says now.
 */
export function fold(
  campaign: Campaign,
  record: LogRecord,
  struck: ReadonlySet<number> = new Set(),
  corrections: Corrections = NO_CORRECTIONS,
): Campaign {
  const events = struck.has(record.seq) ? record.events.filter(lasting) : asItStands(record, corrections);
  const after = events.reduce(evolve, {
    ...campaign,
    seq: record.seq,
    interactions: remembered(campaign.interactions, record),
  });
  const since = stamped(campaign, after.game, record, events);
  const timed = since ? { ...after, since } : after;
  const keepers = keptBy(record, events, campaign.game);
  return keepers.length > 0 ? { ...timed, keepers: [...new Set([...(campaign.keepers ?? []), ...keepers])] } : timed;
}

/** Whose the channel is after a record: whoever chose its rulebook or house rules, and who is an umpire there. */
function keptBy({ by }: LogRecord, events: readonly LogEvent[], game: Campaign['game']): string[] {
  return events.flatMap((event) => {
    if (event.type === 'rules-chosen') return [by];
    // In a campaign it may be somebody who only agrees.
    if (event.type === 'house-set') return game && game.phase !== 'ended' ? [] : [by];
    if (event.type === 'game-opened') return [event.umpire];
    return event.type === 'umpire-named' ? [event.user] : [];
  });
}

/** Whether records change what stands of the ones before them, so that the log has to be folded anew. */
export function rewrites(record: LogRecord): boolean {
  return record.events.some(({ type }) => type === 'undone' || type === 'redone' || type === 'corrected');
}

/** The records that are struck out when all these are read. */
export function struckAfter(struck: readonly number[], records: readonly LogRecord[]): number[] {
  const out = new Set(struck);
  for (const event of records.flatMap(({ events }) => events)) {
    if (event.type === 'undone') for (const seq of event.strikes) out.add(seq);
    if (event.type === 'redone') for (const seq of event.lifts) out.delete(seq);
  }
  return [...out];
}

/** The oldest record that these strike out, lift or put right, if they do. */
export function oldestRewritten(records: readonly LogRecord[]): number {
  let oldest = Number.POSITIVE_INFINITY;
  for (const record of records) {
    // Whether a correction stands itself doesn't matter: what it was in place of is folded anew either way.
    for (const seq of correctedIn(record)) oldest = Math.min(oldest, seq);
    for (const event of record.events) {
      const seqs = event.type === 'undone' ? event.strikes : event.type === 'redone' ? event.lifts : [];
      for (const seq of seqs) oldest = Math.min(oldest, seq);
    }
  }
  return oldest;
}

/** Whether the log is a channel's to read and to write, as far as the log itself says. */
export function isOf(channel: string, { closed, place }: Campaign): boolean {
  return !closed && (place === undefined || place === channel);
}

// What was answered stays answered, what was read stays read.
const LASTING: ReadonlySet<LogEvent['type']> = new Set([
  'committed',
  'undone',
  'redone',
  'orders-revealed',
  'log-moved',
  'log-closed',
  'log-imported',
  'words-mixed',
  'seed-revealed',
  'rolled',
  'orders-read',
  'agreed',
  'declined',
  'lapsed',
]);

/** Whether no undo takes an event back. */
export function lasting({ type }: LogEvent): boolean {
  return LASTING.has(type);
}

/** The campaign after an event of the record that it has come to. */
export function evolve(campaign: Campaign, event: LogEvent): Campaign {
  switch (event.type) {
    case 'committed': {
      const { scheme: _, ...others } = campaign;
      const { type: __, ...inForce } = event;
      return { ...others, ...inForce };
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
    case 'log-imported': {
      // Where those records stood, and how that log ended, is nothing to this one.
      const { place: _, closed: __, game, ...others } = campaign;
      const { type: ___, ...imported } = event;
      // What was asked there is asked anew: it would be done here unseen.
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
      // What the channel has chosen before holds in its campaign too.
      const game = evolved && event.type === 'game-opened' ? { ...evolved, house: campaign.house } : evolved;
      const defaulted = campaign.defaulted || (event.type === 'ruled' && event.defaulted === true);
      return { ...campaign, defaulted, ...(game ? { game } : {}) };
    }
  }
}

// Only Discord delivers twice, and its IDs are snowflakes; those made at the terminal are new every time.
const SNOWFLAKE = /^\d{17,20}$/;

function remembered(interactions: Campaign['interactions'], { seq, at, interaction }: LogRecord) {
  const oldest = new Date(Date.parse(at) - REMEMBERED).toISOString();
  const recent = interactions.filter((each) => each.at >= oldest);
  return SNOWFLAKE.test(interaction) ? [...recent, { id: interaction, seq, at }] : recent;
}
