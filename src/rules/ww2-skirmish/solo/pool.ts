import type { Force } from '../../../../data/ww2-skirmish/book.ts';
import { forceCosts, POOL_KINDS } from '../../../../data/ww2-skirmish/pool.ts';
import { nearest } from '../../../kernel/options/nearest.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene } from '../../../kernel/state/scene.ts';

export type PoolKind = (typeof POOL_KINDS)[number];
export type Pool = Readonly<Partial<Record<PoolKind, number>>>;

/** The figures the players have for the enemy; nothing if they're unlimited. */
export function poolOf({ table }: Scene): Pool | undefined {
  if (!Array.isArray(table.pool)) return undefined;
  const pairs = (table.pool as readonly string[]).map((each) => each.split(':'));
  return Object.fromEntries(pairs.map(([kind, count]) => [kind, Number(count)])) as Pool;
}

/** In the form in which the table stores it. */
export function poolWords(pool: Pool): readonly string[] {
  return POOL_KINDS.flatMap((kind) => (pool[kind] ? [`${kind}:${pool[kind]}`] : [])).concat(EMPTY(pool));
}

// An empty list would mean there's no pool at all.
const EMPTY = (pool: Pool) => (POOL_KINDS.some((kind) => pool[kind]) ? [] : ['men:0']);

/** WS-GEN-10: whether the pool is too small for a force. */
export function unaffordable(scene: Scene, force: Force): boolean {
  const pool = poolOf(scene);
  const cost = costOf(force);
  return pool !== undefined && POOL_KINDS.some((kind) => (cost[kind] ?? 0) > (pool[kind] ?? 0));
}

export function costOf(force: Force): Pool {
  return (forceCosts as Readonly<Record<string, Pool>>)[force] ?? {};
}

/** The pool with a number of each kind taken out or put back. */
export function poolAfter(pool: Pool, change: Pool, sign: 1 | -1): Pool {
  return Object.fromEntries(
    POOL_KINDS.map((kind) => [kind, Math.max(0, (pool[kind] ?? 0) + sign * (change[kind] ?? 0))]),
  ) as Pool;
}

/** What the players own for the enemy. @throws {InputError} for an unknown kind or an unreadable number */
export function readPool(given: Readonly<Record<string, string>>): Pool {
  const pool: Partial<Record<PoolKind, number>> = {};
  for (const [kind, text] of Object.entries(given)) {
    if (!(POOL_KINDS as readonly string[]).includes(kind)) {
      throw new InputError('unknown-option', { option: kind, nearest: nearest(kind, POOL_KINDS), allowed: POOL_KINDS });
    }
    if (!/^\d{1,4}$/.test(text)) throw new InputError('not-whole', { option: kind, value: text });
    pool[kind as PoolKind] = Number(text);
  }
  return pool;
}

/** The table's state with a pool. */
export function poolSet(pool: Pool, rule: string): Effect {
  return { effect: 'set', of: { table: true }, field: 'pool', value: [...poolWords(pool)], rule };
}
