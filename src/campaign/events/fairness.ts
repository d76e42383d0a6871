import * as z from 'zod';
import { earlier, hash, said, text, user } from '../../kernel/texts.ts';
import { stillHidden } from '../state.ts';
import { event } from './event.ts';

/** The log's secret seed has this SHA-256. It applies to everything after this in its record, and from there on. */
export const committed = event(
  'committed',
  {
    commitment: hash,
    mix: text,
    /** How values are taken from it (docs/checking-dice.md); 1 if left out. */
    scheme: z.literal(2).exactOptional(),
    /** SHA-256 of the log's veil: the second secret, from which everything hidden is drawn. Older logs have none. */
    veil: hash.exactOptional(),
  },
  {
    sort: 'aside',
    lasting: true,
    foldLog: ({ veil, dealt }, { commitment, mix, ...others }) => ({
      ...{ commitment, mix, scheme: others.scheme, veil: others.veil },
      dealt: veil === others.veil ? dealt : undefined,
    }),
  },
);

/** A player's own words: from here on every die depends on them too. The `committed` beside it holds the whole mix. */
export const wordsMixed = event('words-mixed', { user, words: text }, { sort: 'book', lasting: true });

/** The seed behind a commitment is shown to everyone. The dice thrown from it can be checked, and another seed is in force. */
export const seedRevealed = event(
  'seed-revealed',
  { commitment: hash, seed: hash },
  { sort: 'book', lasting: true, holds: ({ seed, commitment }, { opens }) => ({ seed: opens(seed, commitment) }) },
);

/**
 * A veil is shown to everyone: nothing that was drawn from it is hidden any more. It's the log's, by its hash, and another one is in
 * force; or that of a record with a public round, by its number.
 */
export const veilShown = event(
  'veil-shown',
  { commitment: hash.exactOptional(), seq: earlier.exactOptional(), veil: hash },
  {
    ...{ sort: 'book', lasting: true },
    foldLog: ({ veils = [] }, { seq }) =>
      seq === undefined ? {} : { veils: stillHidden(veils, (each) => each.seq === seq) },
    holds: ({ veil, commitment, seq }, { opens }) => ({
      seq: (seq === undefined) !== (commitment === undefined),
      veil: commitment === undefined || opens(veil, commitment),
    }),
  },
);

/** Dice outside any rulebook, in standard notation. */
export const rolled = event(
  'rolled',
  {
    notation: text,
    why: said.exactOptional(),
    total: z.number(),
    /** What each die showed, as the notation counts it. */
    output: text,
    /** The dice in the order they were thrown, including those that exploded or were thrown again. */
    steps: z.array(z.object({ sides: z.number().int(), faces: z.array(z.number().int()).readonly() })).readonly(),
  },
  { sort: 'talk', lasting: true },
);
