import type { Game } from '../../campaign/game.ts';
import type { EventOf, Ruled } from '../../campaign/record.ts';
import type { EffectOf } from '../../kernel/state/effect.ts';

type Judged = Ruled | EventOf<'turn-begun'>;
type Effects = Judged['effects'];

/** The last numbers given in a log, for units and owed rulings. */
export interface Numbers {
  made: number;
  owed: number;
}

// Rulings judged again in the past are numbered from here at first: no log gets this far.
const FAR = 100_000_000;

/** The game with its numbering moved up, so that anything new can be told apart from what is there. */
export function numberedFar(game: Game): Game {
  return { ...game, made: FAR, owed: FAR };
}

/**
 * A ruling judged again. Units and owed rulings that it produces again keep their earlier numbers, because later records name
 * them by those; others get new ones.
 * @param earlier every earlier version of it
 * @param numbers the last ones given, which continue from here
 */
export function renumbered<T extends Judged>(judged: T, earlier: readonly Judged[], numbers: Numbers): T {
  const before = earlier.flatMap(effectsIn);
  const given = new Set<string>();
  const ids = new Map<string, string>();
  for (const effect of effectsIn(judged)) {
    if (effect.effect === 'made') {
      const old = before
        .filter((each) => each.effect === 'made')
        .find((each) => isFree(each.unit.id) && isSameUnit(each, effect));
      ids.set(effect.unit.id, take(old?.unit.id ?? `u${++numbers.made}`));
    } else if (effect.effect === 'due' && effect.id !== undefined) {
      const dues = before.filter((each) => each.effect === 'due').filter(({ id }) => id !== undefined && isFree(id));
      const old = dues.find((each) => isSameDebt(each, effect, true)) ?? dues.find((each) => isSameDebt(each, effect));
      ids.set(effect.id, take(old?.id ?? `d${++numbers.owed}`));
    }
  }
  return ids.size === 0 ? judged : (withIds(judged, ids) as T);

  function isFree(id: string): boolean {
    return !given.has(id);
  }

  function take(id: string): string {
    given.add(id);
    return id;
  }
}

function effectsIn(judged: Judged): Effects {
  return judged.type === 'turn-begun' ? [...(judged.closes ?? []), ...judged.effects] : judged.effects;
}

function isSameUnit({ unit: one }: EffectOf<'made'>, { unit: other }: EffectOf<'made'>): boolean {
  return one.name === other.name && one.side === other.side && one.profile === other.profile;
}

function isSameDebt(one: EffectOf<'due'>, other: EffectOf<'due'>, wholly = false): boolean {
  const alike = one.verb === other.verb && one.unit === other.unit && one.squad === other.squad;
  return (
    alike && (!wholly || JSON.stringify([one.options, one.targets]) === JSON.stringify([other.options, other.targets]))
  );
}

/** Replaces numbers wherever one is a value of its own. */
function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => withIds(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withIds(each, ids)]));
}
