import * as z from 'zod';
import { sideRef, text, unitRef, word } from '../texts.ts';
import { due } from './due.ts';
import { moment } from './moment.ts';
import { fieldValue, flatFields, unit } from './unit.ts';

/** Whose field changes: a unit, a squad, a side, or the table itself. */
export const subject = z.union([
  z.object({ unit: unitRef }),
  z.object({ squad: text }),
  z.object({ side: sideRef }),
  z.object({ table: z.literal(true) }),
]);

export type Subject = Readonly<z.infer<typeof subject>>;

const rule = word;

/** How a battle ended: who won, if anybody, who lost, and why, in a word of the catalogue. */
export const ending = z.object({
  winner: sideRef.exactOptional(),
  loser: sideRef.exactOptional(),
  why: text,
  /** What else the sentence names: a squad, a number of men. */
  values: flatFields.exactOptional(),
  rule: rule.exactOptional(),
});

export type Ending = Readonly<z.infer<typeof ending>>;

/** The word of a reminder that a side has nobody left who can fight, in a battle that the book does not end. */
export const DECIDED = 'decided';

/** The word of a reminder that a side has nobody left in the open, and may have hidden men. */
export const MAY_HIDE = 'may-hide';

/** What a ruling changes in the campaign: the log knows only these few changes, whatever the rulebook. */
export const effect = z.discriminatedUnion('effect', [
  /** A field has this value from now on, or until a moment; `null` takes it away. */
  z.object({
    effect: z.literal('set'),
    of: subject,
    field: word,
    value: fieldValue.nullable(),
    until: moment.exactOptional(),
    rule,
  }),
  /** A number grows or shrinks within bounds, or a word joins a list. */
  z.object({
    effect: z.literal('add'),
    of: subject,
    field: word,
    value: z.union([z.number(), text]),
    /** What the number is now, for the reply. */
    now: z.number().exactOptional(),
    floor: z.number().exactOptional(),
    cap: z.number().exactOptional(),
    rule,
  }),
  /** Out of play, and why. Logs of version 1 say `why: ''` for one who is back. */
  z.object({ effect: z.literal('gone'), unit: unitRef, why: text, rule }),
  z.object({ effect: z.literal('back'), unit: unitRef, rule }),
  /** A new unit: a crew on foot, prisoners, a detachment. */
  z.object({ effect: z.literal('made'), unit, rule }),
  /** Logs of version 1 leave the ID out. */
  due.omit({ id: true }).extend({ effect: z.literal('due'), id: text.exactOptional() }),
  /** Something owed is cancelled, although nobody gave it. */
  z.object({ effect: z.literal('lapsed'), due: text, rule }),
  ending.extend({ effect: z.literal('ended') }),
  /** A rule that the players see to, the units that it concerns, and what to say of them, in a word of the catalogue. */
  z.object({
    effect: z.literal('remind'),
    rule,
    units: z.array(unitRef).readonly().exactOptional(),
    says: text.exactOptional(),
    values: flatFields.exactOptional(),
  }),
]);

export type Effect = Readonly<z.infer<typeof effect>>;
/** An effect of one kind. */
export type EffectOf<K extends Effect['effect']> = Extract<Effect, { effect: K }>;
