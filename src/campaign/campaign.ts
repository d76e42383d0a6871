import { z } from 'zod';
import type { LogEvent, LogRecord } from './record.ts';

/** The form of the snapshots written today; any other is passed over, since the records hold all. */
export const SNAPSHOT_VERSION = 1;

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
};

/**
 * The campaign after one record more. Of a record that `struck` names, only what no undo takes back is kept: its
 * number, its interaction, and the commitment to a seed.
 */
export function fold(campaign: Campaign, record: LogRecord, struck: ReadonlySet<number> = new Set()): Campaign {
  const events = struck.has(record.seq) ? record.events.filter(lasting) : record.events;
  return events.reduce(evolve, {
    ...campaign,
    seq: record.seq,
    interactions: remembered(campaign.interactions, record),
  });
}

/** The records that some records strike out. */
export function strikesOf(records: readonly LogRecord[]): number[] {
  return records.flatMap(({ events }) => events.flatMap((event) => (event.type === 'undone' ? event.strikes : [])));
}

function lasting(event: LogEvent): boolean {
  return event.type === 'committed' || event.type === 'undone';
}

function evolve(campaign: Campaign, event: LogEvent): Campaign {
  switch (event.type) {
    case 'committed':
      return { ...campaign, commitment: event.commitment, mix: event.mix };
    case 'ruled':
      return event.defaulted ? { ...campaign, defaulted: true } : campaign;
    case 'undone':
      return { ...campaign, struck: [...campaign.struck, ...event.strikes] };
  }
}

// Only Discord delivers twice, and its IDs are snowflakes; those made at the terminal are new every time.
const SNOWFLAKE = /^\d{17,20}$/;

function remembered(interactions: Campaign['interactions'], { seq, at, interaction }: LogRecord) {
  const oldest = new Date(Date.parse(at) - REMEMBERED).toISOString();
  const recent = interactions.filter((each) => each.at >= oldest);
  return SNOWFLAKE.test(interaction) ? [...recent, { id: interaction, seq, at }] : recent;
}
