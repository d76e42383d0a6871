import * as z from 'zod';
import { earlier } from '../../kernel/texts.ts';
import { MOST_UNDONE } from '../state.ts';
import { event } from './event.ts';

const seqs = z.array(earlier);

/** One undo strikes out so many records, and the ask for it. */
const isUndo = ({ strikes }: { readonly strikes: readonly number[] }) => ({
  strikes: strikes.length <= MOST_UNDONE + 1,
});

/** Records are struck out. They stay in the log. */
export const undone = event('undone', { strikes: seqs }, { sort: 'book', lasting: true, anew: true, holds: isUndo });

/** The last undo is lifted: what it struck out stands again. */
export const redone = event(
  'redone',
  { lifts: seqs },
  { sort: 'book', lasting: true, anew: true, holds: ({ lifts }) => ({ lifts: isUndo({ strikes: lifts }).strikes }) },
);

/** A request to strike out a throw, to which the other side or the umpire has to agree. */
export const undoAsked = event('undo-asked', { strikes: seqs }, { sort: 'book', holds: isUndo });
