import * as z from 'zod';
import { earlier, user } from '../../kernel/texts.ts';
import { ask } from '../owed/asks.ts';
import { ASKABLE, need, type Play } from '../state.ts';
import { event } from './event.ts';

const answered = {
  /** The number of the record that asked. */
  ask: earlier,
  /** Who asked. */
  by: user,
  about: z.enum(ASKABLE),
};

const settled = ({ asks = [] }: Play, { ask: id }: { readonly ask: number }) => ({
  asks: asks.filter((each) => each.id !== id),
});

/** A user asks for something that they can't do on their own. */
export const asked = event('asked', ask.shape, {
  sort: 'talk',
  fold: ({ asks = [] }, { type: _, ...ask }) => ({ asks: [...asks, ask] }),
});

/** It's agreed to. What follows from that comes after this in the same record. */
export const agreed = event('agreed', answered, { sort: 'talk', lasting: true, fold: settled });

/** Some of those who have to agree have done so; it still waits for the others. */
export const agreedInPart = event(
  'agreed-in-part',
  {
    ...answered,
    /** Who still has to agree. */
    needs: z.array(need).readonly(),
  },
  {
    sort: 'talk',
    lasting: true,
    fold: ({ asks = [] }, { ask: id, needs }) => ({
      asks: asks.map((each) => (each.id === id ? { ...each, needs } : each)),
    }),
  },
);

/** It's declined, or withdrawn by the user who asked. */
export const declined = event('declined', answered, { sort: 'talk', lasting: true, fold: settled });

/** What it was about has changed. */
export const lapsed = event('lapsed', answered, { sort: 'talk', lasting: true, fold: settled });
