import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import { poolOfProfile } from '../../../../../data/ww2-skirmish/pool.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { figuresOf } from '../../figures.ts';
import { has } from '../../unit.ts';
import { type Pool, type PoolKind, poolAfter, poolOf, poolWords } from '../pool.ts';
import { changesIn, soloSide } from './sides.ts';

/** WS-GEN-11: lost figures, weapons, guns and tanks go back into the pool at the end of the phase. */
export function poolFills(scene: Scene, { soloTurn }: Book): SoloStep | undefined {
  const pool = poolOf(scene);
  if (!pool) return undefined;
  const lost = lostBy(scene);
  const back = returned(scene);
  const more = poolAfter(lost, back, -1);
  if (!Object.values(more).some((count) => count > 0)) return undefined;
  const rule = soloTurn.rules.recycled;
  const changes = changesIn(scene);
  changes.ofTable('pool', poolWords(poolAfter(pool, more, 1)), rule);
  changes.ofTable('pool-returned', poolWords(lost), rule);
  changes.remind(rule, [], 'solo-pool-fills', { men: more.men ?? 0 });
  return { step: 'note', rule, effects: changes.effects };
}

function returned({ table }: Scene): Pool {
  const words = Array.isArray(table['pool-returned']) ? (table['pool-returned'] as readonly string[]) : [];
  return Object.fromEntries(words.map((each) => each.split(':')).map(([kind, count]) => [kind, Number(count)])) as Pool;
}

/** What the side has lost of what came from the pool: men on foot, and one of its kind for each weapon, gun and tank. */
function lostBy(scene: Scene): Pool {
  const side = soloSide(scene);
  const lost: Partial<Record<PoolKind, number>> = {};
  for (const unit of scene.units.values()) {
    if (unit.side !== side) continue;
    if (!has(unit, 'vehicle')) add(lost, 'men', casualties(unit));
    const kind = (poolOfProfile as Readonly<Record<string, PoolKind>>)[unit.profile];
    if (kind && isLost(unit, kind)) add(lost, kind, 1);
  }
  return lost;
}

/** Units that went off by an edge can come again. S-06: a gun that its crew has left is lost too. */
function isLost(unit: Unit, kind: PoolKind): boolean {
  if (unit.gone) return unit.gone !== 'left-table';
  const left = kind === 'at-gun' && !has(unit, 'anti-tank-gun');
  return left || has(unit, 'abandoned') || has(unit, 'wrecked');
}

function casualties(unit: Unit): number {
  if (unit.gone === 'captured') return figuresOf(unit).length;
  return figuresOf(unit).filter(({ state }) => state !== 'in-action').length;
}

function add(lost: Partial<Record<PoolKind, number>>, kind: PoolKind, count: number): void {
  lost[kind] = (lost[kind] ?? 0) + count;
}
