import * as z from 'zod';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import { effect, subject } from '../../kernel/state/effect.ts';
import { position } from '../../kernel/state/moment.ts';
import { expired } from '../../kernel/state/state.ts';
import { step } from '../../kernel/step.ts';
import { sideRef, unitRef, word } from '../../kernel/texts.ts';
import { fallenSince } from '../fallen.ts';
import type { Play } from '../state.ts';
import { event } from './event.ts';

/** A side has finished a step that belongs to both. Play goes on when the others have too. */
export const sideReady = event(
  'side-ready',
  {
    side: sideRef,
    /** The step, for the log; `null` before the first turn. Older records don't say. */
    step: word.nullable().exactOptional(),
    /** It had finished already, so nobody had to be told again. Such a record isn't written any more. */
    again: z.literal(true).exactOptional(),
  },
  { fold: ({ ready }, { side }) => ({ ready: [...new Set([...ready, side])] }) },
);

/** Play goes on to the next step. What ends then was worked out when this was decided: folding knows no rulebook. */
export const turnBegun = event(
  'turn-begun',
  {
    at: position,
    /** Units that did nothing in the step that ended: ending the step declares that. */
    idle: z.array(unitRef).readonly().exactOptional(),
    /** What the book does first when the step ends: casualties come off. */
    closes: z.array(effect).readonly().exactOptional(),
    /** The version of the book, if it drew anything; see `ruled`. */
    book: z.number().int().positive().exactOptional(),
    /** The random draws it took. */
    steps: z.array(step).readonly().exactOptional(),
    /** Units that went out of play in the step that ended. */
    fallen: z.array(unitRef).readonly().exactOptional(),
    /** Statuses that return to what they were. */
    expired: z.array(z.object({ of: subject, field: word })).readonly(),
    /** What the book does to units when a turn changes. */
    effects: z.array(effect).readonly(),
  },
  {
    begins: 'step',
    fold: (game, { at, closes = [], expired: over, effects }) => {
      const closed = appliedAll(game, closes);
      const ended = over.reduce<Play>((before, { of, field }) => expired(before, of, field), closed);
      const begun = appliedAll({ ...ended, at, ready: [] }, effects);
      return { ...begun, asked: undefined, late: undefined, fallen: fallenSince(ended, begun, []) };
    },
    holds: ({ at }, { isStep }) => ({ 'at.step': isStep(at.step) }),
  },
);
