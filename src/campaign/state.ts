import * as z from 'zod';
import { due } from '../kernel/state/due.ts';
import { ending } from '../kernel/state/effect.ts';
import { position } from '../kernel/state/moment.ts';
import { status } from '../kernel/state/state.ts';
import { fields, flatFields, unit } from '../kernel/state/unit.ts';
import { step } from '../kernel/step.ts';
import { earlier, hash, idOf, lineOf, own, said, sideRef, text, unitRef, user, word } from '../kernel/texts.ts';
import { battlefield } from './battlefield.ts';
import { hiding } from './hidden.ts';
import { DICE_SHOWN, ENFORCEMENTS, LENGTHS, POSTS, pace, RULINGS_SHOWN, TABLE_DICE } from './settings.ts';

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
  'battlefield',
  'clock',
  'fair',
] as const;

/** What it's about: the ask lapses when this changes. */
const basis = z.object({
  units: z.array(unitRef).readonly().exactOptional(),
  /** Which side this user plays for, and whether they are an umpire. */
  user: user.exactOptional(),
  /** A house rule. */
  toggle: word.exactOptional(),
  /** The point that play has reached in the turn. */
  position: z.literal(true).exactOptional(),
  /** Which earlier records still stand: an undo, a redo or another correction changes this. */
  standing: z.literal(true).exactOptional(),
  /** Everything that is done: only notes may come in between. */
  all: z.literal(true).exactOptional(),
});

/** Players of some sides, or these users: any one of them can agree for all. */
export const need = z.object({ sides: z.array(sideRef).readonly(), users: z.array(user).readonly() });

/** Something that a player may do only with someone else's agreement, without the events that it proposes. */
export const wish = z.object({
  /** The number of the record that asks. */
  id: own,
  by: user,
  about: z.enum(ASKABLE),
  /** The sides whose players may agree: those who play for them at that moment. */
  sides: z.array(sideRef).readonly(),
  /** Others who may agree: those who played when the thing was done, or the person an office is offered to. */
  users: z.array(user).readonly(),
  /** Where one person isn't enough: someone from each of these groups still has to agree. */
  needs: z.array(need).readonly().exactOptional(),
  /** Whether an umpire who plays no side may agree. */
  umpire: z.boolean(),
  /** A command that is only run once it's agreed to, because it throws dice or depends on how things stand then. */
  runs: z.object({ command: text, given: flatFields }).exactOptional(),
  on: basis,
  /** The state of it when it was asked. */
  was: text,
});

/** A player's doubt about the other side's ruling, where only eyes on the table can tell. */
export const question = z.object({
  /** The number of the record that asks. */
  id: own,
  /** The ruling that is questioned. */
  seq: earlier,
  /** The user who asks, and for which side. */
  by: user,
  side: sideRef,
  /** The user who declared what was seen, and their side; no side for an umpire who played none. */
  user,
  of: sideRef.exactOptional(),
  why: said.exactOptional(),
});

/** A ruling that stops partway to ask the players something. The dice that have fallen stand. */
export const halfThrown = z.object({
  verb: word,
  options: flatFields,
  who: unitRef.exactOptional(),
  targets: z.array(unitRef).readonly(),
  faces: z.array(z.number().int()).readonly(),
  /** Which of them were thrown at the table, from 0. */
  handed: z.array(z.number().int()).readonly(),
  /** How many of the first dice fell in an earlier record, before another question came up. */
  before: z.number().int().exactOptional(),
  /** The version of the book; see `ruled`. */
  book: z.number().int().positive().exactOptional(),
  steps: z.array(step).readonly(),
});

export type HalfThrown = Readonly<z.infer<typeof halfThrown>>;

/** What the side that the referee runs is waiting to be told. */
export const soloQuestion = z.object({
  question: word,
  unit: unitRef.exactOptional(),
  target: unitRef.exactOptional(),
  thrown: halfThrown.exactOptional(),
});

/** The objective of a battle. */
export const objective = z.object({
  name: lineOf,
  /** The side that holds it; absent while no side does. */
  held: sideRef.exactOptional(),
});

const side = z.object({ name: z.string(), players: z.array(z.string()), fields });

/** A sealed order. */
const order = z.object({
  side: z.string(),
  hash: z.string(),
  single: z.literal(true).exactOptional(),
  turn: z.number().int().positive().exactOptional(),
  /** The users who played for the side when it was sealed: of its players, only they may read it. */
  readers: z.array(z.string()).readonly().exactOptional(),
});

/** What events know and change of the campaign that is played in a channel. */
export const playState = z.object({
  name: z.string(),
  rules: z.string(),
  phase: z.enum(['open', 'paused', 'ended']),
  umpires: z.array(z.string()),
  battle: z.number().int(),
  enforcement: z.enum(ENFORCEMENTS),
  sides: z.record(z.string(), side),
  units: z.record(z.string(), unit),
  /** How many units have ever been made: the next unit's ID follows from it. */
  made: z.number().int(),
  /** What is known about squads, each under its key. */
  squads: z.record(z.string(), fields),
  table: fields,
  /** Absent before the first turn of a battle. */
  at: position.exactOptional(),
  lasting: z.array(status).readonly(),
  due: z.array(due).readonly(),
  /** How many rulings have ever been owed: the next one's ID follows from it. */
  owed: z.number().int(),
  /** Units that have gone out of play in the current step. */
  fallen: z.array(z.string()).readonly().exactOptional(),
  /** How the battle ended, if it's over. */
  over: ending.exactOptional(),
  /** Sides that have finished a step that belongs to both. */
  ready: z.array(z.string()).readonly(),
  /** House rules: toggles that the channel has turned on or off. */
  house: z.record(z.string(), z.boolean()),
  asked: soloQuestion.exactOptional(),
  orders: z.object({
    sealed: z.array(order),
    /** Sides that have written all their orders. */
    complete: z.array(z.string()),
    /** For each side, the umpires who have read its orders while they were sealed. */
    read: z.array(z.object({ user: z.string(), side: z.string() })).exactOptional(),
  }),
  /** Everything that waits for someone's agreement. */
  asks: z.array(wish).exactOptional(),
  /** Open questions about rulings. */
  questions: z
    .array(
      question.extend({
        /** The users who have confirmed it for the ruling's side. */
        answered: z.string().exactOptional(),
        /** Records with a picture for it. */
        photos: z.array(z.number().int()).readonly().exactOptional(),
      }),
    )
    .exactOptional(),
  /** Who has left which side since the battle began: nobody is neutral in a battle they've played in. */
  former: z.record(z.string(), z.string()).exactOptional(),
  /** Players can only join a side by agreement. */
  locked: z.literal(true).exactOptional(),
  /** How dice thrown at the table count; allowed if left out. */
  tableDice: z.enum(TABLE_DICE).exactOptional(),
  /** How long players may take; if it isn't set, nobody is reminded of anything. */
  pace: pace.exactOptional(),
  /** How rulings are shown; in three lines if left out. */
  rulings: z.enum(RULINGS_SHOWN).exactOptional(),
  /** How the rulings of a side's step are posted; in one message if left out. */
  posts: z.enum(POSTS).exactOptional(),
  /** In which measure lengths are told, and how dice; in inches and numbers if left out. */
  lengths: z.enum(LENGTHS).exactOptional(),
  dice: z.enum(DICE_SHOWN).exactOptional(),
  /** Sides that have run out of time in the current step: an umpire may end it for them. */
  late: z.array(z.string()).exactOptional(),
  /** Each turn gets a report when it ends. */
  turnReports: z.literal(true).exactOptional(),
  /** The objectives of the battle, and the sides that hold them. */
  objectives: z.array(objective).exactOptional(),
  /** The drawn table, if there is one. */
  battlefield: battlefield.exactOptional(),
  /** The sides that have hidden units, or could have some. */
  hidden: z.record(z.string(), hiding).exactOptional(),
  /** Names that units had, each from a record on: of those that were renamed, removed or struck out. Oldest first. */
  names: z
    .array(z.object({ unit: z.string(), name: z.string(), since: z.number().int() }))
    .readonly()
    .exactOptional(),
});

export type Play = Readonly<z.infer<typeof playState>>;

/** Where imported records come from: `log` wrote them, up to number `last`. */
export const arrived = z.object({
  log: idOf,
  last: earlier,
  /** Whether their dice match their seeds, as far as those seeds were shown by then; `unknown` if some weren't. */
  proof: z.enum(['holds', 'fails', 'unknown']),
  /** How many dice were worked out again. */
  dice: z.number().int().nonnegative(),
});

/** Why a log was given up. */
export const closed = z.object({
  why: z.enum(['replaced', 'erased']),
  /** If an import replaces it: the channel's log from then on. */
  next: z.object({ log: idOf, commitment: hash, imported: z.number().int().positive() }).exactOptional(),
});

/** What events know and change of a log besides its game. */
export const logState = z.object({
  /** The number of the last record folded. */
  seq: z.number().int(),
  /** SHA-256 of the seed in force; empty before the first record. */
  commitment: z.string(),
  mix: z.string(),
  /** How values are taken from the seed in force; 1 if left out. */
  scheme: z.literal(2).exactOptional(),
  /** SHA-256 of the veil in force; older logs and those of `--seed` have none. */
  veil: z.string().exactOptional(),
  /** Something has been drawn from that veil, whether or not it still stands. */
  dealt: z.literal(true).exactOptional(),
  /** Dice come from the rounds of this chain, and are announced in this channel. Without it they come from the seed. */
  beacon: z.object({ chain: z.string(), ledger: z.string() }).exactOptional(),
  /** Records that drew something in secret for units, each from a veil of its own that isn't shown yet. */
  veils: z.array(z.object({ seq: z.number().int(), veil: z.string(), units: z.array(z.string()) })).exactOptional(),
  /** Whether a ruling has already mentioned that it used the default ruleset. */
  defaulted: z.boolean(),
  /** The ruleset that the channel has chosen, if any. */
  rules: z.string().exactOptional(),
  /** House rules: toggles that the channel has turned on or off. */
  house: z.record(z.string(), z.boolean()),
  /** The channel that the log has moved to, if it has moved. */
  place: z.string().exactOptional(),
  /** The log has been given up, and nothing more is written to it. */
  closed: closed.exactOptional(),
  /** The records that were imported from a file. */
  imported: arrived.exactOptional(),
});

export type LogState = Readonly<z.infer<typeof logState>>;

/** Going further back than this at once is more likely a slip than a wish. */
export const MOST_UNDONE = 50;

/** What an event changes of a state: these parts and no others. `undefined` takes a part away. */
export type Change<S> = { readonly [K in keyof S]?: S[K] | undefined };

/** The state with what has changed. */
export function changed<S extends object>(state: S, change: Change<S>): S {
  const after = { ...state, ...change };
  for (const name in change) if (change[name] === undefined) delete after[name];
  return after as S;
}

/** The veils that are left; nothing if none is. @param isShown whether one isn't hidden any more */
export function stillHidden(
  veils: NonNullable<LogState['veils']>,
  isShown: (veil: NonNullable<LogState['veils']>[number]) => boolean,
): LogState['veils'] {
  const left = veils.filter((each) => !isShown(each));
  return left.length > 0 ? left : undefined;
}

/** The side that a user plays, if any. */
export function sideOf(game: Pick<Play, 'sides'>, user: string): string | undefined {
  return Object.keys(game.sides).find((id) => game.sides[id]!.players.includes(user));
}
