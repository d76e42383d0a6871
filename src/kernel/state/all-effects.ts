import type { Effect, EffectOf, Subject } from './effect.ts';
import { applied, type State, type Status } from './state.ts';

/** Up to this many effects are quick enough one by one. */
const FEW = 8;

type OnOne = EffectOf<'set' | 'add' | 'gone' | 'back'>;

/**
 * The state after several effects, applied in order. The work grows only with their number: copying a whole battle for each of
 * a thousand effects would keep everyone waiting.
 */
export function appliedAll<S extends State>(state: S, effects: readonly Effect[]): S {
  if (effects.length <= FEW) return effects.reduce<S>(applied, state);
  let draft: Draft<S> | undefined;
  let now = state;
  for (const effect of effects) {
    if (isOnOne(effect)) {
      draft ??= new Draft(now);
      draft.apply(effect);
    } else {
      now = applied(draft?.state() ?? now, effect);
      draft = undefined;
    }
  }
  return draft?.state() ?? now;
}

function isOnOne(each: Effect): each is OnOne {
  return each.effect === 'set' || each.effect === 'add' || each.effect === 'gone' || each.effect === 'back';
}

/** A state that is changed in place. Each effect touches only the part it's about. */
class Draft<S extends State> {
  #rest: S;
  readonly #units: Record<string, State['units'][string]>;
  readonly #squads: Record<string, State['squads'][string]>;
  readonly #sides: Record<string, State['sides'][string]>;
  /** In the order in which they began. */
  readonly #lasting: Map<string, Status>;

  constructor(state: S) {
    this.#rest = state;
    this.#units = { ...state.units };
    this.#squads = { ...state.squads };
    this.#sides = { ...state.sides };
    this.#lasting = new Map(state.lasting.map((each) => [keyOf(each.of, each.field), each]));
  }

  apply(effect: OnOne): void {
    const of = 'of' in effect ? effect.of : { unit: effect.unit };
    const key = 'field' in effect ? keyOf(of, effect.field) : undefined;
    const lasting = key === undefined ? undefined : this.#lasting.get(key);
    const part: State = {
      ...this.#rest,
      units: 'unit' in of ? own(this.#units, of.unit) : {},
      squads: 'squad' in of ? own(this.#squads, of.squad) : {},
      sides: 'side' in of ? own(this.#sides, of.side) : {},
      lasting: lasting ? [lasting] : [],
    };
    const after = applied(part, effect);
    Object.assign(this.#units, after.units);
    Object.assign(this.#squads, after.squads);
    Object.assign(this.#sides, after.sides);
    this.#rest = { ...this.#rest, table: after.table, due: after.due };
    if (key === undefined || after.lasting === part.lasting) return;
    this.#lasting.delete(key);
    for (const each of after.lasting) this.#lasting.set(key, each);
  }

  state(): S {
    return {
      ...this.#rest,
      units: this.#units,
      squads: this.#squads,
      sides: this.#sides,
      lasting: [...this.#lasting.values()],
    };
  }
}

function own<T>(all: Readonly<Record<string, T>>, id: string): Record<string, T> {
  return Object.hasOwn(all, id) ? { [id]: all[id]! } : {};
}

function keyOf(of: Subject, field: string): string {
  const [[kind, id] = []] = Object.entries(of);
  return `${kind} ${id} ${field}`;
}
