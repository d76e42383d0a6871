import * as z from 'zod';
import { declared, isStory, type LogEvent } from '../events/index.ts';
import type { Game } from '../game.ts';
import type { LogRecord } from '../record.ts';
import { ordersIn } from './orders-in.ts';

const stamp = z.object({ seq: z.number().int(), at: z.string() });

/** The record that caused something, and its time. */
export type Stamp = Readonly<z.infer<typeof stamp>>;

/** Since when each thing that someone waits for has been waiting. */
export const stamps = z.object({
  /** The current step. */
  step: stamp.exactOptional(),
  /** Sealed orders: the first of them. */
  orders: stamp.exactOptional(),
  /** The first side that has written all its orders, and the first that has ended a step of both: the others were told then. */
  written: stamp.exactOptional(),
  ready: stamp.exactOptional(),
  /** Each owed ruling, by its ID. */
  due: z.record(z.string(), stamp),
  /** Each ask and each questioned ruling, by the number of the record that asks. */
  asks: z.record(z.string(), stamp),
  /** The last act of each player and umpire. */
  acted: z.record(z.string(), stamp),
  /** From here on, all time is counted afresh. */
  anew: stamp.exactOptional(),
});

export type Stamps = Readonly<z.infer<typeof stamps>>;

const NONE: Stamps = { due: {}, asks: {}, acted: {} };

/** The stamps after a record, from the game before and after it. */
export function stamped(
  before: { readonly since?: Stamps | undefined; readonly game?: Game | undefined },
  game: Game | undefined,
  { seq, at, by }: Pick<LogRecord, 'seq' | 'at' | 'by'>,
  events: readonly LogEvent[],
): Stamps | undefined {
  if (!game) return undefined;
  const now: Stamp = { seq, at };
  const was = before.since ?? NONE;
  const step = events.some((event) => declared(event).begins) ? now : was.step;
  const orders = game.orders.sealed.length > 0 ? (was.orders ?? now) : undefined;
  const written = ordersIn(game).written.length > 0 ? (was.written ?? now) : undefined;
  const ready = game.ready.length > 0 ? (was.ready ?? now) : undefined;
  const anew = events.some((event) => declared(event).anew) ? now : was.anew;
  // Telling a story isn't playing.
  const plays = !isStory(events);
  return {
    ...(step ? { step } : {}),
    ...(orders ? { orders } : {}),
    ...(written ? { written } : {}),
    ...(ready ? { ready } : {}),
    ...(anew ? { anew } : {}),
    due: kept(
      was.due,
      game.due.map(({ id }) => id),
      now,
    ),
    asks: kept(
      was.asks,
      [...(game.asks ?? []), ...(game.questions ?? [])].map(({ id }) => String(id)),
      now,
    ),
    acted: actedBy(plays ? { ...was.acted, [by]: now } : was.acted, game),
  };
}

/** The entries that haven't changed, and the new ones. */
function kept(was: Stamps['due'], ids: readonly string[], now: Stamp): Stamps['due'] {
  return Object.fromEntries(ids.map((id) => [id, Object.hasOwn(was, id) ? was[id]! : now]));
}

/** Those of users who have a part in the game. */
function actedBy(acted: Stamps['acted'], { sides, umpires }: Game): Stamps['acted'] {
  const users = [...new Set([...Object.values(sides).flatMap(({ players }) => players), ...umpires])];
  return Object.fromEntries(users.flatMap((user) => (Object.hasOwn(acted, user) ? [[user, acted[user]!]] : [])));
}
