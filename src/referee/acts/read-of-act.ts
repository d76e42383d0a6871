import type { Options } from '../../kernel/options/options.ts';
import type { Due } from '../../kernel/state/due.ts';
import type { Scene, Unit } from '../../kernel/state/scene.ts';
import type { DeclaredAction } from '../rulings/action.ts';
import type { Untargeted } from './standing.ts';

/** What an act says of itself when it's asked. */
interface Told extends Pick<DeclaredAction, 'ruleset' | 'verb' | 'filling' | 'due'> {
  readonly actor: Unit | undefined;
  readonly scene: Scene;
  readonly targets: readonly Unit[];
  readonly named: readonly Unit[];
  readonly spoken: Options;
  readonly whole: Options;
}

/** Whose act it is. */
const OF = Symbol('the act');

/**
 * As many are made as acts are tried, so they're made by a constructor, and have the same function each for what's read late: otherwise
 * V8 finds a shape of its own for each, which takes longer than the rules. Its targets are its own property, so a copy has them too.
 */
class SceneOfAct {
  declare readonly [OF]: Told;
  declare actor?: Unit;

  constructor(act: Told, scene: Untargeted, targets: PropertyDescriptor) {
    this[OF] = act;
    Object.defineProperty(this, 'targets', targets);
    Object.assign(this, scene);
    if (act.actor) this.actor = act.actor;
  }
}

function read(name: 'targets' | 'named'): PropertyDescriptor {
  return {
    enumerable: true,
    get(this: SceneOfAct) {
      return this[OF][name];
    },
  };
}

const TARGETS = { targets: read('targets'), named: read('named') };

/** The scene of an act. @param targets whether it's aimed at those whom an owed ruling is about, or just at those who are named */
export function sceneOfAct(act: Told, scene: Untargeted, targets: keyof typeof TARGETS): Scene {
  return new SceneOfAct(act, scene, TARGETS[targets]) as unknown as Scene;
}

/** An act as the gate reads it. */
export type ActionOfAct = DeclaredAction & { readonly scene: Scene };

class ReadOfAct {
  readonly tracked = true;
  readonly override = false;
  readonly confirmed = false;
  readonly odds = false;
  readonly defaulted = false;
  readonly faces = undefined;
  readonly filled = {};
  readonly known = {};
  readonly ruleset: Told['ruleset'];
  readonly verb: string;
  readonly filling: Told['filling'];
  readonly scene: Scene;
  readonly toggles: Scene['toggles'];
  readonly declared: Options;
  readonly options: Options;
  readonly #act: Told;

  constructor(act: Told) {
    this.#act = act;
    this.ruleset = act.ruleset;
    this.verb = act.verb;
    this.filling = act.filling;
    this.scene = act.scene;
    this.toggles = act.scene.toggles;
    this.declared = act.spoken;
    this.options = act.whole;
  }

  get due(): Due | undefined {
    return this.#act.due;
  }
}

/** What's declared with an act, read late. It has no copies: what's read late isn't its own. */
export function actionOf(act: Told): ActionOfAct {
  return new ReadOfAct(act) as unknown as ActionOfAct;
}
