import * as z from 'zod';
import { channel, earlier, hash } from '../../kernel/texts.ts';
import { arrived, type Change, closed, type LogState, type Play, stillHidden } from '../state.ts';
import { event } from './event.ts';

/** The log goes on in another channel. A process that still writes for the old channel finds this number taken. */
export const logMoved = event(
  'log-moved',
  { from: channel, to: channel },
  { sort: 'book', lasting: true, foldLog: (_, { to }) => ({ place: to }) },
);

/** The log is given up. Nothing comes after this. */
export const logClosed = event('log-closed', closed.shape, {
  lasting: true,
  foldLog: (_, { type: _type, ...closed }) => ({ closed }),
  // A log that was exported can't have been closed.
  holds: () => ({ type: false }),
});

// Where imported records were kept, and how that log ended, doesn't matter here.
const arriving = (imported: LogState['imported']): Change<LogState> => ({
  // Its ledger is another bot's.
  ...{ place: undefined, closed: undefined, beacon: undefined, imported },
});

// What was asked there has to be asked again: otherwise it would be done here without anyone seeing it.
const askingAnew = ({ asks }: Play): Change<Play> => (asks ? { asks: [] } : {});

/** All records before this one came from a file: `log` wrote them, up to number `last`. */
export const imported = event('imported', arrived.shape, {
  ...{ sort: 'book', lasting: true, anew: true },
  fold: askingAnew,
  foldLog: (_, { type: _type, ...arrival }) => arriving(arrival),
});

/** The same in records of version 1 and 2. */
export const logImported = event(
  'log-imported',
  {
    /** The number of the last of them. */
    through: earlier,
    ...arrived.omit({ last: true }).shape,
  },
  {
    ...{ sort: 'book', lasting: true, anew: true },
    fold: askingAnew,
    foldLog: (_, { log, through, proof, dice }) => arriving({ log, last: through, proof, dice }),
  },
);

/** What this number held is lost: it was missing or unreadable, and can't be recovered. */
export const recordLost = event('record-lost', { why: z.enum(['missing', 'damaged']) }, { sort: 'book' });

/** The seed or veil with this SHA-256 is lost, and another one is in force: dice thrown from it can no longer be proved. */
export const seedLost = event(
  'seed-lost',
  { commitment: hash },
  {
    sort: 'book',
    foldLog: ({ veils = [] }, { commitment }) => ({ veils: stillHidden(veils, ({ veil }) => veil === commitment) }),
  },
);
