import { z } from 'zod';

const seqs = z.array(z.number().int());

/** Records are struck out. They stay in the log. */
export const undone = z.object({ type: z.literal('undone'), strikes: seqs });
/** The last undo is lifted: what it struck out stands again. */
export const redone = z.object({ type: z.literal('redone'), lifts: seqs });
/** A request to strike out a throw, to which the other side or the umpire has to agree. */
export const undoAsked = z.object({ type: z.literal('undo-asked'), strikes: seqs });
