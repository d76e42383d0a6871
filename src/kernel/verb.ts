import type { Draw } from './draw.ts';
import type { Drawing } from './drawing.ts';
import type { Effect } from './effect.ts';
import type { Facts } from './facts.ts';
import type { OptionTable } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Ruling } from './ruling.ts';
import type { Scene, Unit } from './scene.ts';
import type { Step } from './step.ts';

/** A thrown ruling: what became of it and how. */
export interface Outcome {
  readonly facts: Facts;
  readonly steps: readonly Step[];
}

/** A rule of the game as an action, in five parts that join it to the units of a campaign. */
export interface Verb<O, B> {
  readonly options: OptionTable;
  /** What only `fill` gives, from the units: no player can, and no command offers it. */
  readonly known?: OptionTable;
  /** It concerns the table or a side and no unit, such as the initiative: it has its effects though it names none. */
  readonly ofTable?: boolean;
  /** It is nothing but what it changes on units: without a campaign of the book it is not given. */
  readonly ofCampaign?: boolean;
  /** It is done to vehicles alone: whether a unit is one. A unit named beside one need not be. */
  readonly atVehicles?: (unit: Unit) => boolean;
  /** For what reasons a target may be out of play and be named all the same: one who is down, for a medic. */
  readonly fallen?: readonly string[];
  /** For what reasons the one who acts may be out of play himself: a wreck that men leave. `forbid` says the rest. */
  readonly outOfPlay?: readonly string[];
  /** Who does it for the one who was named: another of his group may owe it for them all; himself, unless said. */
  onBehalf?(scene: Scene, named: Unit): Unit;
  /** The rule itself: contract refusals only; sees no unit. @throws {Refusal} for what the contract forbids */
  resolve(ruling: Ruling, options: O, book: B): Facts;
  /** The options that `fill` may give, for some unit in some state; of what it gives of `known` nothing is said. */
  readonly fills?: readonly (keyof O & string)[];
  /** What the referee knows of attacker and target; what is given by hand wins. */
  fill?(scene: Scene, given: Partial<O>, book: B): Partial<O>;
  /** Whether the unit may do it though it is the other side's turn, such as covering fire; never, unless said. */
  outOfTurn?(scene: Scene, options: O): boolean;
  /** What the book forbids over turns: rules of kind *track*, the only ones that can be overridden or relaxed. */
  forbid?(scene: Scene, options: O, book: B): Refusal | undefined;
  /** What changes on the tracked units; of thrown rulings only, never enumerated. */
  effects?(scene: Scene, options: O, outcome: Outcome, draw: Draw, book: B): readonly Effect[];
  /** What of it one would rather see than read. @param declared what was said or known, which the text tells too */
  drawing?(declared: Partial<O>, facts: Facts, book: B): Drawing | undefined;
}
