import { z } from 'zod';
import { ENFORCEMENTS } from './events/game.ts';
import { position } from './events/turns.ts';
import { unit } from './events/units.ts';
import { fields, flat, moment, subject } from './events/values.ts';
import type { EventOf } from './record.ts';

const side = z.object({ name: z.string(), players: z.array(z.string()), fields });

/** A status that ends by itself, and what the field goes back to. */
const lasting = z.object({ of: subject, field: z.string(), back: flat.exactOptional(), until: moment });

/** A ruling that is owed. */
const due = z.object({
  verb: z.string(),
  options: fields,
  unit: z.string().exactOptional(),
  at: moment,
  rule: z.string(),
});

/** An order under its seal. */
const order = z.object({ side: z.string(), hash: z.string(), single: z.literal(true).exactOptional() });

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
  table: fields,
  /** Absent before the first turn of a battle. */
  at: position.exactOptional(),
  lasting: z.array(lasting),
  due: z.array(due),
  /** What the side that the referee runs waits to be told. */
  asked: z.object({ question: z.string(), unit: z.string().exactOptional() }).exactOptional(),
  orders: z.object({
    sealed: z.array(order),
    /** Sides that have written all they mean to. */
    complete: z.array(z.string()),
  }),
});

export type Game = Readonly<z.infer<typeof gameState>>;
export type Side = Game['sides'][string];
export type Due = Game['due'][number];

/**
 * A campaign as it opens.
 * @param made units made so far in this log: an ID means one unit of it only
 */
export function opened(event: EventOf<'game-opened'>, made: number): Game {
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
    table: {},
    lasting: [],
    due: [],
    orders: { sealed: [], complete: [] },
  };
}

/** The side that a user plays, if any. */
export function sideOf(game: Game, user: string): string | undefined {
  return Object.keys(game.sides).find((id) => game.sides[id]!.players.includes(user));
}
