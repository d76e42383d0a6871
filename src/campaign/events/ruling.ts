import * as z from 'zod';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import { effect } from '../../kernel/state/effect.ts';
import { type FlatFields, flat, flatFields } from '../../kernel/state/unit.ts';
import { step } from '../../kernel/step.ts';
import { book, text, unitRef, word } from '../../kernel/texts.ts';
import type { Play } from '../state.ts';
import { event } from './event.ts';

/** One of several units can't do what they were told to; the others do it. */
export const heldBack = event('held-back', {
  verb: word,
  /** The unit, by its ID. */
  who: unitRef,
  rule: word.exactOptional(),
  /** The refusal, as the catalogue words it. */
  says: word,
  values: z.record(text, z.union([flat, z.array(text).readonly()])),
});

/** A ruling, with everything that was decided; folding it throws no dice. */
export const ruled = event(
  'ruled',
  {
    verb: word,
    rules: book,
    /** The version of the book. Older records don't say: their steps have sentences where others have keys of the catalogue. */
    book: z.number().int().positive().exactOptional(),
    /** The options as the speaker declared them. */
    options: flatFields,
    /** What the referee knew about the units and filled in. */
    filled: flatFields.exactOptional(),
    /** What of that a drawn table told, by which pieces and vehicles, and the limits of the book that it's close to. */
    measured: z
      .record(word, z.object({ by: z.array(text).readonly(), close: z.array(z.number()).readonly() }).partial())
      .exactOptional(),
    /** The unit that acted or was tested, by its ID. */
    who: unitRef.exactOptional(),
    targets: z.array(unitRef).readonly().exactOptional(),
    /** The owed rulings that it settles. Older records don't say; it's worked out then. */
    pays: z.array(text).readonly().exactOptional(),
    /** The toggles that were on. */
    toggles: z.array(word).readonly(),
    /** The toggles that were asked about, on or off: no others can have mattered. Older records don't say. */
    asked: z.array(word).readonly().exactOptional(),
    /** Thrown by Umpire, or at the table and typed in. */
    dice: z.enum(['thrown', 'table']),
    /** If both happened: which dice were thrown at the table, from 0. */
    handed: z.array(z.number().int()).readonly().exactOptional(),
    /** How many of the first dice fell in an earlier record, before a question came up. */
    before: z.number().int().exactOptional(),
    facts: flatFields,
    steps: z.array(step).readonly(),
    effects: z.array(effect).readonly(),
    /** A rule that forbids it, but that the umpire overrode, or that the campaign only reminds of. */
    against: z.object({ rule: word, how: z.enum(['overridden', 'reminded']) }).exactOptional(),
    /** Given by the referee for the side it runs. */
    solo: z.literal(true).exactOptional(),
    /** And where it's drawn on a drawn table, x and y in turn: the corners of its way, or from whom to whom. */
    drawn: z.array(z.number()).readonly().exactOptional(),
    /**
     * A correction took away what it rested on, so it counts for nothing: nobody owes it any more, or its unit can't have done it.
     * Its dice have fallen, and count again if a later correction brings that back.
     */
    fell: z.enum(['not-owed', 'not-possible']).exactOptional(),
    /** The channel had chosen no ruleset, and this ruling said so. */
    defaulted: z.literal(true).exactOptional(),
  },
  {
    told: true,
    // Its effects may make the same verb owed again, so it's settled first.
    fold: (game, ruling) => appliedAll({ ...game, due: unsettled(game, ruling) }, ruling.effects),
    foldLog: (_, { defaulted }) => (defaulted ? { defaulted } : {}),
    units: ({ who, targets = [] }) => (who === undefined ? targets : [who, ...targets]),
    holds: ({ rules, verb }, { isVerb }) => ({ verb: isVerb(rules, verb) }),
  },
);

export type Ruled = z.infer<typeof ruled.schema>;

/** What says which of the owed rulings is given. */
interface Giving {
  readonly pays?: readonly string[];
  readonly verb: string;
  readonly who?: string;
  readonly targets?: readonly string[];
  readonly options: FlatFields;
  readonly filled?: FlatFields;
}

/** What is still owed once a ruling has been given; of several that are alike, the one that was given no longer is. */
function unsettled({ due, at }: Play, { pays, verb, who, targets = [], options, filled }: Giving): Play['due'] {
  if (pays) return due.filter(({ id }) => !pays.includes(id));
  // Records of version 1 don't say which one a ruling gave.
  const turn = at?.turn ?? 0;
  const said = { ...filled, ...options };
  const alike = due.filter((each) => {
    // If nobody acts, the unit it's done to is meant.
    const meant = each.unit === undefined || (who === undefined ? targets.includes(each.unit) : each.unit === who);
    return each.verb === verb && meant && each.at.turn <= turn;
  });
  const meant = alike.find((each) => Object.entries(each.options).every(([name, value]) => said[name] === value));
  const paid = meant ?? alike[0];
  return due.filter((each) => each !== paid);
}
