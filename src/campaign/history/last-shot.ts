import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { declarationOf } from '../../kernel/state/field.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Game } from '../game.ts';
import type { Ruled } from '../record.ts';

/** A unit that can't use a weapon again in this battle; the weapon only where the ruling says which. */
export interface LastShot {
  readonly unit: Unit;
  readonly weapon: string | undefined;
}

/**
 * The unit whose weapon has had its last shot of the battle with a ruling; nothing where it has more, or can be loaded again.
 * @param effects of the ruling, or those of them that come however the dice fall
 * @param game before it
 */
export function lastShotIn(
  { who, options, filled }: Pick<Ruled, 'who' | 'options' | 'filled'>,
  effects: readonly Effect[],
  { units }: Pick<Game, 'units'>,
  { fields }: Pick<Ruleset, 'fields'>,
): LastShot | undefined {
  const unit = units[who ?? ''];
  if (!unit) return undefined;
  const isLast = effects.some((effect) => {
    if (effect.effect !== 'set' && effect.effect !== 'add') return false;
    if (!('unit' in effect.of) || effect.of.unit !== unit.id) return false;
    const lastShot = declarationOf(fields.unit, effect.field)?.lastShot;
    return lastShot !== undefined && usesUp(effect, lastShot, unit);
  });
  const weapon = options.weapon ?? filled?.weapon;
  return isLast ? { unit, weapon: typeof weapon === 'string' ? weapon : undefined } : undefined;
}

type Change = Extract<Effect, { effect: 'set' | 'add' }>;

function usesUp(
  change: Change,
  lastShot: NonNullable<ReturnType<typeof declarationOf>>['lastShot'],
  { fields }: Unit,
): boolean {
  if (lastShot === 'set') return change.value !== null;
  const before = fields[change.field];
  const grown = change.effect === 'add' ? (typeof before === 'number' ? before : 0) : 0;
  const now = Number(change.value) + grown;
  if (lastShot === 'at-zero') return now <= 0;
  const most = fields[lastShot?.of ?? ''];
  return now >= Math.max(1, typeof most === 'number' ? most : 0);
}
