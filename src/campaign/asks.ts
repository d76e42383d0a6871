import { z } from 'zod';
import { flatFields } from '../kernel/unit.ts';
import * as battle from './events/battle.ts';
import * as game from './events/game.ts';
import { heldBack, ruled } from './events/ruling.ts';
import { redone, undone } from './events/undo.ts';
import * as units from './events/units.ts';

/** What is asked for: the word under which it is told. */
export const ASKABLE = [
  'undo',
  'redo',
  'correct',
  'override',
  'throw',
  'edit',
  'remove-unit',
  'house',
  'enforcement',
  'dice',
  'turn-end',
  'join',
  'hand-over',
  'umpire',
  'dismiss-umpire',
  'remove-player',
  'battle',
  'battle-end',
  'objective',
] as const;

/** What happens when it is agreed to, where that is known beforehand. */
const proposed = z.discriminatedUnion('type', [
  undone,
  redone,
  ruled,
  heldBack,
  units.unitEdited,
  units.unitRemoved,
  game.houseSet,
  game.enforcementSet,
  game.diceSet,
  game.playerJoined,
  game.playerLeft,
  game.playerRemoved,
  game.umpireNamed,
  game.umpireDismissed,
  battle.battleEnded,
  battle.objectiveSet,
]);

/** What it is about: it lapses when this changes. */
const basis = z.object({
  units: z.array(z.string()).readonly().exactOptional(),
  /** Which side this user plays for, and whether he is an umpire. */
  user: z.string().exactOptional(),
  /** A house rule. */
  toggle: z.string().exactOptional(),
  /** Where play is in the turn. */
  position: z.literal(true).exactOptional(),
  /** What stands of the log before it: an undo, a redo or another correction. */
  standing: z.literal(true).exactOptional(),
  /** All that is done: but for notes, nothing may come between. */
  all: z.literal(true).exactOptional(),
});

/** What somebody may do only with the agreement of somebody else, until that is given or denied. */
export const ask = z.object({
  /** The number of the record that asks. */
  id: z.number().int(),
  by: z.string(),
  about: z.enum(ASKABLE),
  /** Whose players may agree, as they are when they do. */
  sides: z.array(z.string()).readonly(),
  /** Who else may: those who played when the thing was done, or the one who is handed an office. */
  users: z.array(z.string()).readonly(),
  /** Whether an umpire may who plays no side. */
  umpire: z.boolean(),
  proposes: z.array(proposed).readonly(),
  /** A command that is run once it is agreed to, since it throws dice or depends on what is then. */
  runs: z.object({ command: z.string(), given: flatFields }).exactOptional(),
  on: basis,
  /** What that was when it was asked. */
  was: z.string(),
});

export type Ask = Readonly<z.infer<typeof ask>>;
export type Basis = Ask['on'];
export type Proposed = Ask['proposes'][number];
