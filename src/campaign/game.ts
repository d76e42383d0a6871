import { z } from 'zod';
import { due } from '../kernel/due.ts';
import { ending } from '../kernel/effect.ts';
import { position } from '../kernel/moment.ts';
import { status } from '../kernel/state.ts';
import { fields, unit } from '../kernel/unit.ts';
import { ask } from './asks.ts';
import { pace } from './events/clock.ts';
import { ENFORCEMENTS, TABLE_DICE } from './events/game.ts';
import { halfThrown } from './events/solo.ts';
import type { EventOf } from './record.ts';

const side = z.object({ name: z.string(), players: z.array(z.string()), fields });

/** An order under its seal. */
const order = z.object({
  side: z.string(),
  hash: z.string(),
  single: z.literal(true).exactOptional(),
  turn: z.number().int().positive().exactOptional(),
  /** Who played for the side when it was sealed: they alone of its players may read it. */
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
  /** How many units were ever made: the next one's ID follows from it. */
  made: z.number().int(),
  /** What is known of squads, each under its key. */
  squads: z.record(z.string(), fields),
  table: fields,
  /** Absent before the first turn of a battle. */
  at: position.exactOptional(),
  lasting: z.array(status).readonly(),
  due: z.array(due).readonly(),
  /** How many rulings were ever owed: the next one's ID follows from it. */
  owed: z.number().int(),
  /** Units that have gone out of play in the step being played. */
  fallen: z.array(z.string()).readonly().exactOptional(),
  /** How the battle ended, if it is over. */
  over: ending.exactOptional(),
  /** Sides that are done with a step that belongs to both. */
  ready: z.array(z.string()).readonly(),
  /** House rules: toggles that the channel has turned on or off. */
  house: z.record(z.string(), z.boolean()),
  /** What the side that the referee runs waits to be told. */
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
    /** Sides that have written all they mean to. */
    complete: z.array(z.string()),
    /** Which umpires have read which side's, while they are sealed. */
    read: z.array(z.object({ user: z.string(), side: z.string() })).exactOptional(),
  }),
  /** What waits for somebody's agreement. */
  asks: z.array(ask).exactOptional(),
  /** Who has left which side since the battle began: nobody is neutral in a battle that he has played in. */
  former: z.record(z.string(), z.string()).exactOptional(),
  /** Nobody joins a side but by the word of those who play. */
  locked: z.literal(true).exactOptional(),
  /** What dice thrown at the table count; they are allowed, unless said. */
  tableDice: z.enum(TABLE_DICE).exactOptional(),
  /** How long players may take; nobody is reminded of anything where it is not set. */
  pace: pace.exactOptional(),
  /** Sides that have let their time pass in the step being played: an umpire may end it for them. */
  late: z.array(z.string()).exactOptional(),
  /** Each turn is told in a report as it ends. */
  turnReports: z.literal(true).exactOptional(),
  /** What the battle is about, and the side that holds it. */
  objectives: z.array(z.object({ name: z.string(), held: z.string().exactOptional() })).exactOptional(),
});

export type Game = Readonly<z.infer<typeof gameState>>;
export type Side = Game['sides'][string];
export type { Due } from '../kernel/due.ts';

/**
 * A campaign as it opens.
 * @param made units made so far in this log: an ID means one unit of it only
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

/** Whether a battle is being played: it has begun, and is not over. */
export function isBegun({ at, over }: Pick<Game, 'at' | 'over'>): boolean {
  return at !== undefined && over === undefined;
}

/** The side that a user plays, if any. */
export function sideOf(game: Game, user: string): string | undefined {
  return Object.keys(game.sides).find((id) => game.sides[id]!.players.includes(user));
}
