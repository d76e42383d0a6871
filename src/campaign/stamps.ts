import { z } from 'zod';
import type { Game } from './game.ts';
import type { LogEvent, LogRecord } from './record.ts';

const stamp = z.object({ seq: z.number().int(), at: z.string() });

/** The record that brought something about, and its time. */
export type Stamp = Readonly<z.infer<typeof stamp>>;

/** Since when what somebody waits for has been so. */
export const stamps = z.object({
  /** The step that is being played. */
  step: stamp.exactOptional(),
  /** Orders under seal: the first of them. */
  orders: stamp.exactOptional(),
  /** Each ruling that is owed, by its ID. */
  due: z.record(z.string(), stamp),
  /** Each agreement that is asked for, by the number of the record that asks. */
  asks: z.record(z.string(), stamp),
  /** The last that each player and umpire did. */
  acted: z.record(z.string(), stamp),
  /** From here on all time is counted anew. */
  anew: stamp.exactOptional(),
});

export type Stamps = Readonly<z.infer<typeof stamps>>;

const NONE: Stamps = { due: {}, asks: {}, acted: {} };

/** What was taken back, or rested, is not held against anybody: his time begins again. */
const ANEW: readonly LogEvent['type'][] = ['undone', 'redone', 'game-resumed', 'clock-set', 'log-imported'];

/** Who only tells a story has not played. */
const BESIDE: readonly LogEvent['type'][] = ['noted', 'committed'];

/** Since when it is after a record, from before and after it. */
export function stamped(
  before: { readonly since?: Stamps | undefined; readonly game?: Game | undefined },
  game: Game | undefined,
  { seq, at, by }: Pick<LogRecord, 'seq' | 'at' | 'by'>,
  events: readonly LogEvent[],
): Stamps | undefined {
  if (!game) return undefined;
  const now: Stamp = { seq, at };
  const was = before.since ?? NONE;
  const isAny = (types: readonly LogEvent['type'][]) => events.some(({ type }) => types.includes(type));
  const step = isAny(['turn-begun', 'battle-begun', 'game-opened']) ? now : was.step;
  const orders = game.orders.sealed.length > 0 ? (was.orders ?? now) : undefined;
  const anew = isAny(ANEW) ? now : was.anew;
  const plays = events.some(({ type }) => !BESIDE.includes(type));
  return {
    ...(step ? { step } : {}),
    ...(orders ? { orders } : {}),
    ...(anew ? { anew } : {}),
    due: kept(
      was.due,
      game.due.map(({ id }) => id),
      now,
    ),
    asks: kept(
      was.asks,
      (game.asks ?? []).map(({ id }) => String(id)),
      now,
    ),
    acted: actedBy(plays ? { ...was.acted, [by]: now } : was.acted, game),
  };
}

/** Those that are still there as they were, and those that have come. */
function kept(was: Stamps['due'], ids: readonly string[], now: Stamp): Stamps['due'] {
  return Object.fromEntries(ids.map((id) => [id, Object.hasOwn(was, id) ? was[id]! : now]));
}

/** Of whoever has a part in the game. */
function actedBy(acted: Stamps['acted'], { sides, umpires }: Game): Stamps['acted'] {
  const users = [...new Set([...Object.values(sides).flatMap(({ players }) => players), ...umpires])];
  return Object.fromEntries(users.flatMap((user) => (Object.hasOwn(acted, user) ? [[user, acted[user]!]] : [])));
}
