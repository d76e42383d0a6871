import { z } from 'zod';

/** A player's doubt about the other side's ruling, where only eyes on the table can tell. */
export const question = z.object({
  /** The number of the record that asks. */
  id: z.number().int().positive(),
  /** The ruling that is questioned. */
  seq: z.number().int().positive(),
  /** The user who asks, and for which side. */
  by: z.string(),
  side: z.string(),
  /** The user who declared what was seen, and their side; no side for an umpire who played none. */
  user: z.string(),
  of: z.string().exactOptional(),
  why: z.string().exactOptional(),
});

const ended = {
  /** The number of the record that asked, and that of the ruling. */
  id: z.number().int().positive(),
  seq: z.number().int().positive(),
  /** The user who asked. */
  by: z.string(),
};

/** A ruling is questioned. The question stays open until it's closed. */
export const questioned = question.extend({ type: z.literal('questioned') });

/** The ruling's side says that it's right. The player who asked has the next word. */
export const questionAnswered = z.object({ type: z.literal('question-answered'), ...ended, user: z.string() });

/** How a question can end. */
export const CLOSED = ['agreed', 'withdrawn', 'ruled', 'corrected', 'undone'] as const;

/** It's settled: by the player who asked, by an umpire, or because the ruling has been corrected or undone. */
export const questionClosed = z.object({ type: z.literal('question-closed'), ...ended, how: z.enum(CLOSED) });
