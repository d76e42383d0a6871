import * as z from 'zod';
import type { LogRecord } from './record.ts';

/** How long a repeated delivery of an interaction is recognised, in milliseconds. Discord's tokens live for 15 minutes. */
const REMEMBERED = 60 * 60 * 1000;

/** Those of a few minutes are kept together and forgotten together, in milliseconds. */
const TOGETHER = 5 * 60 * 1000;

/** As many share one text, so that a new one makes only little of it anew. */
const MOST_TOGETHER = 32;

/**
 * Interactions of the last hour and the records that they caused, oldest first: thousands in a busy channel, so that each takes few
 * bytes, and what's full never changes.
 */
export const recentInteractions = z.array(
  z.object({
    /** Discord's IDs, one after another, with blanks between them. */
    ids: z.string(),
    /** The record that each caused. */
    seqs: z.array(z.number().int()),
    /** When the first of them was recorded, and the last. */
    from: z.string(),
    to: z.string(),
  }),
);

type RecentInteractions = z.infer<typeof recentInteractions>;

// Only Discord delivers twice, and its IDs are snowflakes. Those made at the terminal are always new.
const SNOWFLAKE = /^\d{17,20}$/;

/** With that of one more record, and without those that nobody delivers any more. */
export function remembering(known: RecentInteractions, { seq, at, interaction }: LogRecord): RecentInteractions {
  const oldest = new Date(Date.parse(at) - REMEMBERED).toISOString();
  const first = known.findIndex(({ to }) => to >= oldest);
  const recent = first === 0 ? known : first < 0 ? [] : known.slice(first);
  if (!SNOWFLAKE.test(interaction)) return recent;
  const newest = recent.at(-1);
  const joins =
    newest && newest.seqs.length < MOST_TOGETHER && Date.parse(at) - Date.parse(newest.from) < TOGETHER
      ? { ids: `${newest.ids} ${interaction}`, seqs: [...newest.seqs, seq], from: newest.from, to: at }
      : undefined;
  return joins ? [...recent.slice(0, -1), joins] : [...recent, { ids: interaction, seqs: [seq], from: at, to: at }];
}

/**
 * The record that an interaction caused, if that was within the last hour.
 * @param after the number of the last record that was imported: what those say of interactions was said elsewhere
 */
export function causedBy(
  known: Readonly<RecentInteractions>,
  interaction: string | undefined,
  after = 0,
): number | undefined {
  if (interaction === undefined) return undefined;
  for (const { ids, seqs } of known) {
    if (!ids.includes(interaction)) continue;
    const all = ids.split(' ');
    const seq = seqs.find((each, i) => all[i] === interaction && each > after);
    if (seq !== undefined) return seq;
  }
  return undefined;
}

/** How many there are. */
export function countOf(known: Readonly<RecentInteractions>): number {
  return known.reduce((sum, { seqs }) => sum + seqs.length, 0);
}
