import { type Game, opened } from '../campaign/game.ts';
import { type Ruleset, togglesOn, verbOf } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { sceneOf } from './scene.ts';

const known = new WeakMap<Ruleset, Map<string, ReadonlySet<string>>>();

/**
 * The options of a verb that a unit fills in: those that follow from some profile of the book as it comes to the table. What
 * the battle does to a unit (wounds, a jam) may fill in others.
 */
export function filledBy(ruleset: Ruleset, verb: string): ReadonlySet<string> {
  const verbs = known.get(ruleset) ?? new Map<string, ReadonlySet<string>>();
  known.set(ruleset, verbs);
  const filled = verbs.get(verb) ?? tried(ruleset, verb);
  verbs.set(verb, filled);
  return filled;
}

/** Every profile acts on the first one and on its like, and is acted on by the first. */
function tried(ruleset: Ruleset, name: string): ReadonlySet<string> {
  const { fill, options } = verbOf(ruleset, name);
  const game = parade(ruleset);
  const toggles = togglesOn(ruleset);
  const [one, other] = ['one', 'other'].map((side) => Object.values(game.units).filter((unit) => unit.side === side));
  const pairs = one!.flatMap((unit, i) => [
    [unit, other![0]!],
    [unit, other![i]!],
    [one![0]!, other![i]!],
  ]) as [Unit, Unit][];
  const filled = pairs.flatMap(([actor, target]) =>
    Object.entries(fill?.(sceneOf(game, ruleset, toggles, { actor, targets: [target] }), {}, ruleset.book) ?? {}),
  );
  return new Set(
    filled.filter(([option, value]) => value !== undefined && option in options).map(([option]) => option),
  );
}

/** Two sides that each have one unit of every profile. */
function parade(ruleset: Ruleset): Game {
  const sides = ['one', 'other'];
  const game = opened(
    {
      type: 'game-opened',
      name: ruleset.name,
      rules: ruleset.id,
      umpire: '',
      sides: sides.map((id) => ({ id, name: id })),
    },
    0,
  );
  const units = sides.flatMap((side) =>
    Object.entries(ruleset.profiles).map(([profile, { name, fields }], i): Unit => {
      return { id: `${side}-${i}`, name: `${name} of ${side}`, side, profile, fields };
    }),
  );
  const at = { turn: 1, step: ruleset.turn.steps[0]!.id, side: 'one' };
  return { ...game, at, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) };
}
