import { z } from 'zod';
import { evolveGame } from './evolve.ts';
import { gameState } from './game.ts';
import type { LogEvent, LogRecord } from './record.ts';

/** The form of the snapshots written today; any other is passed over, since the records hold all. */
export const SNAPSHOT_VERSION = 3;

/** For how long a second delivery of an interaction is known again, in milliseconds; Discord's tokens live 15 minutes. */
const REMEMBERED = 60 * 60 * 1000;

export const campaignState = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  /** The last record folded. */
  seq: z.number().int(),
  /** SHA-256 of the seed in force; empty before the first record. */
  commitment: z.string(),
  mix: z.string(),
  /** Numbers of the records struck out. */
  struck: z.array(z.number().int()),
  /** Interactions of the last hour, each with the record that it caused. */
  interactions: z.array(z.object({ id: z.string(), seq: z.number().int(), at: z.string() })),
  /** Whether a ruling has already said that it took the default ruleset. */
  defaulted: z.boolean(),
  /** What the channel plays by, if it has chosen. */
  rules: z.string().exactOptional(),
  /** House rules: toggles that the channel has turned on or off. */
  house: z.record(z.string(), z.boolean()),
  game: gameState.exactOptional(),
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
 * number, its interaction, the commitment to a seed, and that orders were shown.
 */
export function fold(campaign: Campaign, record: LogRecord, struck: ReadonlySet<number> = new Set()): Campaign {
  const events = struck.has(record.seq) ? record.events.filter(lasting) : record.events;
  return events.reduce(evolve, {
    ...campaign,
    seq: record.seq,
    interactions: remembered(campaign.interactions, record),
  });
}

/** Whether records change what stands of the ones before them, so that the log has to be folded anew. */
export function rewrites(record: LogRecord): boolean {
  return record.events.some(({ type }) => type === 'undone' || type === 'redone');
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

/** The oldest record that these strike out or lift, if they do. */
export function oldestRewritten(records: readonly LogRecord[]): number {
  const seqs = records.flatMap(({ events }) =>
    events.flatMap((event) => {
      if (event.type === 'undone') return event.strikes;
      return event.type === 'redone' ? event.lifts : [];
    }),
  );
  return Math.min(...seqs);
}

function lasting({ type }: LogEvent): boolean {
  return type === 'committed' || type === 'undone' || type === 'redone' || type === 'orders-revealed';
}

function evolve(campaign: Campaign, event: LogEvent): Campaign {
  switch (event.type) {
    case 'committed':
      return { ...campaign, commitment: event.commitment, mix: event.mix };
    case 'undone':
    case 'redone':
      return campaign;
    case 'rules-chosen':
      return { ...campaign, rules: event.rules };
    case 'house-set':
      return { ...campaign, house: { ...campaign.house, [event.toggle]: event.on } };
    default: {
      const game = evolveGame(campaign.game, event);
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
