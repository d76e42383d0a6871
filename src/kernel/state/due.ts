import * as z from 'zod';
import { text, unitRef, word } from '../texts.ts';
import { moment } from './moment.ts';
import { flatFields } from './unit.ts';

/**
 * What a ruling that is owed holds up until it is given: any other act of the unit, of its whole squad, of its whole side
 * or of anybody; attacks on the unit; the end of the step.
 */
const BLOCKS = ['unit', 'squad', 'side', 'all', 'target', 'turn'] as const;

/** A ruling that is owed. */
export const due = z.object({
  /** Its number among everything ever owed in this battle. */
  id: text,
  verb: word,
  /** As the player would type them. */
  options: flatFields,
  /** Who owes it, by ID; with neither unit nor squad, whoever gives it. */
  unit: unitRef.exactOptional(),
  /** Any unit of this squad may give it for them all. */
  squad: text.exactOptional(),
  /** The units that it is about, by ID: they are named as its target. */
  targets: z.array(unitRef).readonly().exactOptional(),
  /** When it starts to be owed; turn 0 is before the first turn. */
  at: moment,
  /** When it lapses by itself. */
  until: moment.exactOptional(),
  /** The end of the step by default. */
  blocks: z.array(z.enum(BLOCKS)).readonly().exactOptional(),
  /** The unit whose attack it comes of, by ID, if that one may go on attacking before it's given. */
  attacker: unitRef.exactOptional(),
  rule: word,
});

export type Due = Readonly<z.infer<typeof due>>;
export type Block = (typeof BLOCKS)[number];

/** What a ruling that is owed holds up. */
export function blocksOf({ blocks = ['turn'] }: Pick<Due, 'blocks'>): readonly Block[] {
  return blocks;
}
