import { oncePer } from '../once.ts';
import type { Due } from './due.ts';
import type { Ending } from './effect.ts';
import type { FieldTables } from './field.ts';
import type { Position } from './moment.ts';
import type { State } from './state.ts';
import type { Fields, Unit } from './unit.ts';

export type { Moment, Position } from './moment.ts';
export type { Fields, Unit } from './unit.ts';

/** The game as the referee knows it when a command is given. Read-only: changes are effects. */
export interface Scene {
  readonly units: ReadonlyMap<string, Unit>;
  readonly squads: Readonly<Record<string, Fields>>;
  readonly sides: Readonly<Record<string, Fields>>;
  readonly table: Fields;
  /** Where the game is; absent before the first turn. */
  readonly at?: Position;
  /** The steps of a turn with their sides, for working out moments. */
  readonly steps: readonly Position[];
  readonly toggles: ReadonlySet<string>;
  /** What is owed, now or later, as effects said; what follows from the state besides, `Ruleset.owes` says. */
  readonly due: readonly Due[];
  /** How the battle ended, if it is over. */
  readonly over?: Ending;
  /** Who acts or is tested, if a unit was named. */
  readonly actor?: Unit;
  readonly targets: readonly Unit[];
  /** An umpire who plays no side gives the command: known while it is judged whether it may be given. */
  readonly umpire?: boolean;
  /** The sides that whoever gives the command may act for: known then too. */
  readonly speaksFor?: readonly string[];
  /** What the rulebook declares of units, squads, sides and the table. */
  readonly fields: FieldTables;
  /** What the scene was made from. */
  readonly state: State;
  /** It's played on a drawn table: what only eyes could tell is measured. */
  readonly drawn?: boolean;
  /** The sides that have put a seal on hidden units, of which nobody else knows whether there are any. */
  readonly hiding?: readonly string[];
}

/** What a scene has apart from the state. */
export type Surroundings = Pick<Scene, 'at' | 'steps' | 'toggles' | 'fields' | 'drawn' | 'hiding'>;

/** The scene of a state, with the unit that acts and those that it acts on, as they are in it. */
export function sceneFrom(
  state: State,
  { at, steps, toggles, fields, drawn, hiding }: Surroundings,
  { actor, targets = [] }: { readonly actor?: string | undefined; readonly targets?: readonly string[] } = {},
): Scene {
  const acting = actor === undefined ? undefined : state.units[actor];
  return {
    units: unitsOf(state.units),
    squads: state.squads,
    sides: sidesOf(state.sides),
    table: state.table,
    due: state.due,
    steps,
    toggles,
    fields,
    state,
    targets: targets.flatMap((id) => state.units[id] ?? []),
    ...(at ? { at } : {}),
    ...(drawn ? { drawn } : {}),
    ...(hiding ? { hiding } : {}),
    ...(state.over ? { over: state.over } : {}),
    ...(acting ? { actor: acting } : {}),
  };
}

/** Kept, because a state never changes and thousands of scenes are made of the same one when a panel tries what units can do. */
const unitsOf = oncePer((units: State['units']): Scene['units'] => new Map(Object.entries(units)));

const sidesOf = oncePer((sides: State['sides']): Scene['sides'] =>
  Object.fromEntries(Object.entries(sides).map(([id, side]) => [id, side.fields])),
);

/**
 * What follows from the units alone, worked out once for as long as they stay as they are: whoever works out what all of them can
 * do asks for it again and again.
 */
export function onceFor<T>(work: (units: Scene['units']) => T): (scene: Pick<Scene, 'units'>) => T {
  const worked = oncePer(work);
  return ({ units }) => worked(units);
}

const enemies = onceFor(() => new Map<string | undefined, readonly Unit[]>());

/** Everyone in play who's of another side than the one who acts. Kept for each side: they're looked for whoever acts, whatever he does. */
export function enemiesOf(scene: Pick<Scene, 'actor' | 'units'>): readonly Unit[] {
  const known = enemies(scene);
  const own = scene.actor?.side;
  const all = known.get(own) ?? [...scene.units.values()].filter(({ gone, side }) => !gone && side !== own);
  known.set(own, all);
  return all;
}

/** The units that have a key, by it. */
export function grouped(
  units: Scene['units'],
  keyOf: (unit: Unit) => string | undefined,
): ReadonlyMap<string, readonly Unit[]> {
  const groups = new Map<string, Unit[]>();
  for (const unit of units.values()) {
    const key = keyOf(unit);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(unit);
    else groups.set(key, [unit]);
  }
  return groups;
}
