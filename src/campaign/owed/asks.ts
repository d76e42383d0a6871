import { z } from 'zod';
import { flatFields } from '../../kernel/unit.ts';
import * as battle from '../events/battle.ts';
import * as game from '../events/game.ts';
import { heldBack, ruled } from '../events/ruling.ts';
import { redone, undone } from '../events/undo.ts';
import * as units from '../events/units.ts';

/** What is asked for, as a word of the catalogue. */
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

/** What happens once it's agreed to, if that is known beforehand. */
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

/** What it's about: the ask lapses when this changes. */
const basis = z.object({
  units: z.array(z.string()).readonly().exactOptional(),
  /** Which side this user plays for, and whether they are an umpire. */
  user: z.string().exactOptional(),
  /** A house rule. */
  toggle: z.string().exactOptional(),
  /** The point that play has reached in the turn. */
  position: z.literal(true).exactOptional(),
  /** Which earlier records still stand: an undo, a redo or another correction changes this. */
  standing: z.literal(true).exactOptional(),
  /** Everything that is done: only notes may come in between. */
  all: z.literal(true).exactOptional(),
});

/** Players of some sides, or these users: any one of them can agree for all. */
const need = z.object({ sides: z.array(z.string()).readonly(), users: z.array(z.string()).readonly() });

/** Something that a player may do only with someone else's agreement, until that is given or refused. */
export const ask = z.object({
  /** The number of the record that asks. */
  id: z.number().int(),
  by: z.string(),
  about: z.enum(ASKABLE),
  /** The sides whose players may agree: those who play for them at that moment. */
  sides: z.array(z.string()).readonly(),
  /** Others who may agree: those who played when the thing was done, or the person an office is offered to. */
  users: z.array(z.string()).readonly(),
  /** Where one person isn't enough: someone from each of these groups still has to agree. */
  needs: z.array(need).readonly().exactOptional(),
  /** Whether an umpire who plays no side may agree. */
  umpire: z.boolean(),
  proposes: z.array(proposed).readonly(),
  /** A command that is only run once it's agreed to, because it throws dice or depends on how things stand then. */
  runs: z.object({ command: z.string(), given: flatFields }).exactOptional(),
  on: basis,
  /** The state of it when it was asked. */
  was: z.string(),
});

export type Ask = Readonly<z.infer<typeof ask>>;
export type Need = Readonly<z.infer<typeof need>>;
export type Basis = Ask['on'];
export type Proposed = Ask['proposes'][number];
