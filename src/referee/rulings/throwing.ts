import type { Ruled } from '../../campaign/record.ts';
import { ThrownDice } from '../../kernel/dice/dice.ts';
import { RecordedDraw } from '../../kernel/dice/draw.ts';
import { FacesShort, HandDice } from '../../kernel/dice/hand-dice.ts';
import { RecordedRuling } from '../../kernel/recorded-ruling.ts';
import { InputError } from '../../kernel/refusal.ts';
import { resolve } from '../../kernel/resolve.ts';
import { type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import { Changes } from '../../kernel/state/changes.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { FieldTables } from '../../kernel/state/field.ts';
import type { FlatFields } from '../../kernel/state/unit.ts';
import type { Cite, Step } from '../../kernel/step.ts';
import type { Outcome } from '../../kernel/verb.ts';
import type { DeclaredAction } from './action.ts';
import { withEnding } from './ending.ts';
import { measuredIn } from './measured.ts';
import { furtherOwed } from './told.ts';

/** Dice thrown at the table, and how many of them rulings have taken so far. */
export interface TableDice {
  readonly faces: readonly number[];
  used: number;
}

/** The faces given by hand ran out. Nothing is written; the player who throws is asked for the next die. */
export class DieOwed extends Error {
  /** The rulebook, and its version. */
  readonly rules: string;
  readonly book: number;
  readonly steps: readonly Step[];
  readonly faces: readonly number[];
  readonly sides: number;
  /** What the next die is for. */
  readonly throwingFor: Cite | undefined;

  constructor(
    { id, version }: Pick<Ruleset, 'id' | 'version'>,
    ruling: RecordedRuling,
    faces: readonly number[],
    { sides, message }: FacesShort,
  ) {
    super(message);
    this.name = 'DieOwed';
    this.rules = id;
    this.book = version;
    this.steps = ruling.steps;
    this.faces = faces;
    this.sides = sides;
    this.throwingFor = ruling.throwingFor;
  }
}

/**
 * The action with its dice thrown: what the log keeps of it.
 * @param source gives the faces, unless the action brings its own from the table, and any random draws after them
 * @param shared the dice of several rulings of one command; this one takes the next ones
 * @throws {DieOwed} {Refusal} {InputError}
 */
export function throwAction(action: DeclaredAction, source: (sides: number) => number, shared?: TableDice): Ruled {
  return ruledBy(action, outcomeOf(action, source, shared), source, action.faces ? 'table' : 'thrown');
}

/** What its dice come to, whatever that changes. @throws as `throwAction` does */
export function outcomeOf(action: DeclaredAction, source: (sides: number) => number, shared?: TableDice): Outcome {
  const own = action.faces && { faces: action.faces, used: 0 };
  return shared ? sharing(action, shared) : own ? withFaces(action, own) : thrown(action, source);
}

/** What the log keeps of an action that has been thrown. */
export function ruledBy(
  action: DeclaredAction,
  outcome: Outcome,
  source: (sides: number) => number,
  dice: Ruled['dice'],
): Ruled {
  const { effects, drawn } = effectsOf(action, outcome, source);
  const { scene, filled, due } = action;
  const measured = measuredIn(action);
  return {
    type: 'ruled',
    verb: action.verb,
    rules: action.ruleset.id,
    book: action.ruleset.version,
    options: action.declared as Ruled['options'],
    ...(Object.keys(filled).length > 0 ? { filled: filled as FlatFields } : {}),
    ...(measured ? { measured } : {}),
    ...(scene?.actor ? { who: scene.actor.id } : {}),
    ...(scene?.targets.length ? { targets: scene.targets.map(({ id }) => id) } : {}),
    ...(due ? { pays: [due.id] } : paysNone(action) ? { pays: [] } : {}),
    toggles: [...action.toggles],
    asked: Object.keys(action.ruleset.toggles).filter((toggle) => action.toggles.asked.has(toggle)),
    dice,
    facts: { ...outcome.facts },
    steps: [...outcome.steps, ...drawn] as Ruled['steps'],
    effects: effects as Ruled['effects'],
  };
}

/** The same verb is owed, but this ruling didn't settle it: the log says so. */
function paysNone({ scene, verb, due }: DeclaredAction): boolean {
  return due === undefined && (scene?.due.some((owed) => owed.verb === verb) ?? false);
}

/**
 * The changes to the game, and what was drawn for them; a ruling that belongs to no game, or names no unit of it, changes nothing.
 * @param source gives random draws
 */
export function effectsOf(
  action: DeclaredAction,
  outcome: Outcome,
  source: (sides: number) => number,
): { readonly effects: readonly Effect[]; readonly drawn: readonly Step[] } {
  const { ruleset, verb, scene, tracked, options, due, filling } = action;
  if (!scene || !tracked) return { effects: [], drawn: [] };
  const draw = new RecordedDraw(source);
  const changes = new Changes<FieldTables, object>(scene, ruleset.book as object, draw);
  verbOf(ruleset, verb).effects?.(changes, options, outcome);
  for (const owed of furtherOwed(action, changes.scene, outcome.facts)) changes.due(owed);
  const made = filling?.placed(scene, changes.effects, outcome.facts, options) ?? changes.effects;
  return { effects: withEnding(scene, made, ruleset, due), drawn: draw.steps };
}

function thrown(action: DeclaredAction, source: (sides: number) => number): Outcome {
  return resolve(action, new RecordedRuling(new ThrownDice(source), action.toggles));
}

/** All the dice of the ruling, and no others. @throws {InputError} for one too many */
function withFaces(action: DeclaredAction, table: TableDice): Outcome {
  const outcome = sharing(action, table);
  // A shot that is out of range needs no dice: the reply says that, not that there are dice left over.
  if (verbOf(action.ruleset, action.verb).fails?.(outcome.facts)) return outcome;
  const over = table.faces[table.used];
  const fails = verbOf(action.ruleset, action.verb).fails?.(outcome.facts);
  if (over !== undefined && !fails)
    throw new InputError('face-too-many', { position: table.used + 1, face: over, used: table.used });
  return outcome;
}

/** The next dice from the table, as many as the ruling takes. */
function sharing(action: DeclaredAction, table: TableDice): Outcome {
  const dice = new HandDice(table.faces, table.used);
  const ruling = new RecordedRuling(dice, action.toggles);
  try {
    const outcome = resolve(action, ruling);
    table.used += dice.faces.length;
    return outcome;
  } catch (error) {
    if (error instanceof FacesShort) throw new DieOwed(action.ruleset, ruling, table.faces, error);
    throw error;
  }
}
