import type { Ruled } from '../campaign/record.ts';
import { ThrownDice } from '../kernel/dice.ts';
import { RecordedDraw } from '../kernel/draw.ts';
import { FacesShort, HandDice } from '../kernel/hand-dice.ts';
import { RecordedRuling } from '../kernel/recorded-ruling.ts';
import { resolve } from '../kernel/resolve.ts';
import { verbOf } from '../kernel/ruleset.ts';
import type { Fields } from '../kernel/scene.ts';
import type { Cite, Step } from '../kernel/step.ts';
import type { Outcome } from '../kernel/verb.ts';
import type { DeclaredAction } from './action.ts';

/** The faces given by hand ran out. Nothing is written; the one who throws is asked for the next die. */
export class DieOwed extends Error {
  readonly steps: readonly Step[];
  readonly faces: readonly number[];
  readonly sides: number;
  /** What the next die is for. */
  readonly throwingFor: Cite | undefined;

  constructor(ruling: RecordedRuling, faces: readonly number[], { sides, message }: FacesShort) {
    super(message);
    this.name = 'DieOwed';
    this.steps = ruling.steps;
    this.faces = faces;
    this.sides = sides;
    this.throwingFor = ruling.throwingFor;
  }
}

/**
 * The action with its dice thrown: what the log keeps of it.
 * @param source gives the faces, unless the action brings its own from the table, and what is drawn at random after them
 * @throws {DieOwed} {Refusal} {InputError}
 */
export function throwAction(action: DeclaredAction, source: (sides: number) => number): Ruled {
  const outcome = action.faces ? withFaces(action, action.faces) : thrown(action, source);
  const draw = new RecordedDraw(source);
  const effects = effectsOf(action, outcome, draw);
  const { scene, filled } = action;
  return {
    type: 'ruled',
    verb: action.verb,
    rules: action.ruleset.id,
    options: action.declared as Ruled['options'],
    ...(Object.keys(filled).length > 0 ? { filled: filled as Fields } : {}),
    ...(scene?.actor ? { who: scene.actor.id } : {}),
    ...(scene?.targets.length ? { targets: scene.targets.map(({ id }) => id) } : {}),
    toggles: [...action.toggles],
    asked: Object.keys(action.ruleset.toggles).filter((toggle) => action.toggles.asked.has(toggle)),
    dice: action.faces ? 'table' : 'thrown',
    facts: { ...outcome.facts },
    steps: [...outcome.steps, ...draw.steps] as Ruled['steps'],
    effects: effects as Ruled['effects'],
  };
}

/** What changes in the game; a ruling that belongs to none, or names no unit of it, changes nothing. */
function effectsOf({ ruleset, verb, scene, tracked, options }: DeclaredAction, outcome: Outcome, draw: RecordedDraw) {
  if (!scene || !tracked) return [];
  return [...(verbOf(ruleset, verb).effects?.(scene, options, outcome, draw, ruleset.book) ?? [])];
}

function thrown(action: DeclaredAction, source: (sides: number) => number): Outcome {
  return resolve(action, new RecordedRuling(new ThrownDice(source), action.toggles));
}

function withFaces(action: DeclaredAction, faces: readonly number[]): Outcome {
  const dice = new HandDice(faces);
  const ruling = new RecordedRuling(dice, action.toggles);
  try {
    const outcome = resolve(action, ruling);
    dice.finish();
    return outcome;
  } catch (error) {
    if (error instanceof FacesShort) throw new DieOwed(ruling, faces, error);
    throw error;
  }
}
