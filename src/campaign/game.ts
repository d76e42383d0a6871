import { z } from 'zod';
import { due } from '../kernel/due.ts';
import { ending } from '../kernel/effect.ts';
import { position } from '../kernel/moment.ts';
import { status } from '../kernel/state.ts';
import { fields, unit } from '../kernel/unit.ts';
import { pace } from './events/clock.ts';
import { ENFORCEMENTS, TABLE_DICE } from './events/game.ts';
import { question } from './events/question.ts';
import { halfThrown } from './events/solo.ts';
import { ask } from './owed/asks.ts';
import type { EventOf } from './record.ts';

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

/** The campaign that is played in a channel. */
export const gameState = z.object({
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
  /** What the side that the referee runs is waiting to be told. */
  asked: z
    .object({
      question: z.string(),
      unit: z.string().exactOptional(),
      target: z.string().exactOptional(),
      thrown: halfThrown.exactOptional(),
    })
    .exactOptional(),
  orders: z.object({
    sealed: z.array(order),
    /** Sides that have written all their orders. */
    complete: z.array(z.string()),
    /** For each side, the umpires who have read its orders while they were sealed. */
    read: z.array(z.object({ user: z.string(), side: z.string() })).exactOptional(),
  }),
  /** Everything that waits for someone's agreement. */
  asks: z.array(ask).exactOptional(),
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
  /** Sides that have run out of time in the current step: an umpire may end it for them. */
  late: z.array(z.string()).exactOptional(),
  /** Each turn gets a report when it ends. */
  turnReports: z.literal(true).exactOptional(),
  /** The objective of the battle, and the side that holds it. */
  objectives: z.array(z.object({ name: z.string(), held: z.string().exactOptional() })).exactOptional(),
  /** Names that units had, each from a record on: of those that were renamed, removed or struck out. Oldest first. */
  names: z
    .array(z.object({ unit: z.string(), name: z.string(), since: z.number().int() }))
    .readonly()
    .exactOptional(),
});

export type Game = Readonly<z.infer<typeof gameState>> & {
  /** While an older record is told: what its units were called then, by their IDs. Never kept. */
  readonly called?: Readonly<Record<string, string>>;
};
export type Side = Game['sides'][string];
export type { Due } from '../kernel/due.ts';

/**
 * A campaign as it opens.
 * @param made units made so far in this log: a unit's ID is never used again
 * @param house the channel's house rules
 */
export function opened(event: EventOf<'game-opened'>, made: number, house: Game['house']): Game {
  return {
    name: event.name,
    rules: event.rules,
    phase: 'open',
    umpires: [event.umpire],
    battle: 1,
    enforcement: 'strict',
    sides: Object.fromEntries(event.sides.map(({ id, name }) => [id, { name, players: [], fields: {} }])),
    units: {},
    made,
    squads: {},
    table: {},
    lasting: [],
    due: [],
    owed: 0,
    ready: [],
    house,
    orders: { sealed: [], complete: [] },
  };
}

/** Whether a battle is being played: it has begun and isn't over. */
export function isBegun({ at, over }: Pick<Game, 'at' | 'over'>): boolean {
  return at !== undefined && over === undefined;
}

/** The side that a user plays, if any. */
export function sideOf(game: Game, user: string): string | undefined {
  return Object.keys(game.sides).find((id) => game.sides[id]!.players.includes(user));
}
