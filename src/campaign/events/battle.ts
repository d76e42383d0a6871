import * as z from 'zod';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import { effect } from '../../kernel/state/effect.ts';
import { objective } from '../state.ts';
import { event } from './event.ts';

/** The battle is ended by agreement of its players, or by an umpire. */
export const battleEnded = event(
  'battle-ended',
  { effects: z.array(effect).readonly() },
  { told: true, fold: (game, { effects }) => appliedAll(game, effects) },
);

/** The objective of the battle: declared, and held by a side. */
export const objectiveSet = event('objective-set', objective.shape, {
  told: true,
  fold: ({ objectives = [] }, { type: _, ...set }) => ({
    objectives: [...objectives.filter(({ name }) => name !== set.name), set],
  }),
});
