import type { Domains, Knows } from './act.ts';
import type { Drawing } from './dice/drawing.ts';
import type { Forbidding, Idling, Refusing } from './forbidding.ts';
import type { OptionTable } from './options/options.ts';
import type { Ruling } from './ruling.ts';
import type { Changes } from './state/changes.ts';
import type { Due } from './state/due.ts';
import type { Effect } from './state/effect.ts';
import type { Facts } from './state/facts.ts';
import type { Scene, Unit } from './state/scene.ts';
import type { Cite, Step } from './step.ts';

/** The results of several items, each in its place: the figures under a template in the order in which they were named. */
export interface Results {
  /** The table or count that they belong to: the very one that the resolver handed to `each`. */
  readonly of: Cite;
  readonly values: readonly string[];
  /** By which row each came to it, where the resolver says so; see `Ruling.detail`. */
  readonly details: readonly (string | undefined)[];
}

/** A thrown ruling: its outcome and the way there. */
export interface Outcome {
  readonly facts: Facts;
  readonly steps: readonly Step[];
  /** For each outermost `each` of the resolver, in order. */
  readonly results: readonly Results[];
}

/**
 * What became of each item of the last `each` over one of these tables; none if there was no such.
 * @param of the tables or counts that the resolver hands to `each`
 */
export function resultsOf<K extends string>({ results }: Outcome, ...of: readonly Cite[]): readonly K[] {
  return (results.findLast((each) => of.includes(each.of))?.values ?? []) as readonly K[];
}

/** A rule of the game as an action: its contract, and what joins it to the units of a campaign. */
export type Verb<O, B> = Contract<O, B> & Tracked<O, B>;

interface Filling {
  readonly options: OptionTable;
  readonly knows?: object;
}

/** The options that units may fill in: what the referee knows, and what a unit may say of a choice or of what is seen. */
export function fillsOf({ options, knows }: Filling): readonly string[] {
  return Object.keys(options).filter((name) => knows && Object.hasOwn(knows, name));
}

/** Whether units do it: one of the table itself may still name units by options of its own. */
export function isOfUnits({ ofTable, options }: Pick<Verb<unknown, unknown>, 'ofTable' | 'options'>): boolean {
  return !ofTable || Object.values(options).some(({ instead }) => instead === 'who');
}

/** Which units it can be aimed at, as far as can be told without trying. */
export function targetsOf<B>(verb: Aiming<B>, scene: Scene, book: B): (unit: Unit) => boolean {
  const { atVehicles } = verb;
  if (verb.aimsAt) return (unit) => verb.aimsAt!(unit, scene, book);
  return atVehicles ?? (() => true);
}

/** Whether it's done to an enemy. */
export function isAtEnemies({ kind }: Pick<Contract<never, never>, 'kind'>): boolean {
  return kind === 'attack' || kind === 'melee' || kind === 'observation';
}

/**
 * Whether it's thrown for units, or reckoned from them, without anybody acting, unless the rulebook says otherwise. What has its effects
 * though it names no unit isn't: whoever names one there has to say who does it.
 */
export function isOfItself({ kind, ofTable = false }: Itself): boolean {
  return kind === 'test' || (kind === 'table' && !ofTable);
}

/** Whether it leaves the one who owes it a choice, so that nobody else gives it for him. */
export function leavesChoice<O>(verb: Choosing<O>, scene: Scene, options: Partial<O>): boolean {
  const { choice = verb.kind === 'attack' || verb.kind === 'movement' || verb.kind === 'upkeep' } = verb;
  return typeof choice === 'function' ? choice(scene, options) : choice;
}

type Itself = Pick<Contract<never, never>, 'kind'> & Pick<Tracked<never, never>, 'ofTable'>;
type Choosing<O> = Pick<Contract<O, never>, 'kind'> & Pick<Tracked<O, never>, 'choice'>;
type Aiming<B> = Pick<Tracked<never, B>, 'aimsAt' | 'atVehicles'>;

/** One of the ways in which a unit can do something. */
export interface Way<O> {
  readonly said: Partial<O>;
  /** What of it a form asks, starting with this. */
  readonly asked?: readonly (keyof O & string)[];
  /** It goes on with what the unit has begun. */
  readonly goesOn?: true;
}

/**
 * What a verb is, whatever its book calls it. `attack`: at an enemy, from where one is; `melee`: hand to hand; `movement`;
 * `observation`: looking for an enemy; `test`: thrown for a unit without anybody acting on it; `upkeep`: what a unit does besides, for
 * itself or for others; `table`: it concerns the table or a side, such as who goes first or what a force costs.
 */
export type VerbKind = 'attack' | 'melee' | 'movement' | 'observation' | 'test' | 'upkeep' | 'table';

/** The half that sees no unit: `src/rules/<book>/<verb>.ts`. */
export interface Contract<O, B> {
  readonly kind: VerbKind;
  readonly options: OptionTable;
  /** The house rule without which nobody needs it: it isn't named among what a step is for while that's off. */
  readonly toggle?: string;
  /**
   * What a form asks first, though it could be left out: what's to be worked out, then a vehicle of the table instead of all its
   * numbers. Nothing once that's been asked.
   */
  asksFirst?(given: Readonly<Record<string, unknown>>): readonly string[] | undefined;
  /**
   * What the contract refuses before any die is thrown, one check after the other, as `resolve` does too: each notes what it reads by
   * itself, so that what lifts one refusal isn't sought among all that was read before. @throws {Refusal} {InputError}
   */
  readonly refuses?: readonly Refusing<O, B>[];
  /** The rule itself: contract refusals only. @throws {Refusal} for what the contract forbids */
  resolve(ruling: Ruling, options: O, book: B): Facts;
  /** What is easier to see than to read. @param declared what was given or known, which the text says too */
  drawing?(declared: Partial<O>, facts: Facts, book: B): Drawing | undefined;
}

/** Whom something may be done with, though it can be done without. */
export interface Meets<O> {
  /** With which options somebody may be named besides; by default with any. */
  when?(said: Partial<O>): boolean;
  isOne(actor: Unit, unit: Unit): boolean;
  /** What a form asks them for by, where it isn't whom he reaches or boards. */
  readonly as?: 'caught' | 'beatenBy' | 'charged' | 'confronts' | 'inside' | 'takesOver' | 'inArea';
  /** Whether several may be named at once; by default only one. */
  several?(actor: Unit): boolean;
}

/** The half that joins it to the units: `src/rules/<book>/tracked/<verb>.ts`. */
export interface Tracked<O, B> {
  /** What only `knows` gives, from the units: no player can, and no command offers it. */
  readonly known?: OptionTable;
  /** It concerns the table or a side and no unit, such as the initiative: it has its effects though it names none. */
  readonly ofTable?: boolean;
  /** It does nothing except change units, so it needs a campaign of the book. */
  readonly ofCampaign?: boolean;
  /** It is done to vehicles alone: whether a unit is one. A unit named beside one need not be. */
  readonly atVehicles?: (unit: Unit) => boolean;
  /**
   * Which units a form offers as targets, where `forbid` would refuse all others: those of `atVehicles`, or all by default. The
   * one who acts is in the scene only where he's known.
   */
  aimsAt?(unit: Unit, scene: Scene, book: B): boolean;
  /**
   * It strikes everyone under an area: `all` who are named, who may be nobody; or `others` besides the one it's aimed at. Or it may
   * be `shared` out among several targets. A form asks who they are.
   */
  readonly catches?: 'all' | 'others' | 'shared';
  /** Whether the unit that acts may strike others besides with what's said, by the arms it has; by default it may. */
  mayCatch?(scene: Scene, given: Partial<O>, book: B): boolean;
  /** How it's shared out: whether two can be targets of the same shot, and which options say how, for that shot alone. */
  readonly shares?: {
    alike(scene: Scene, one: Unit, other: Unit, book: B): boolean;
    readonly by: readonly (keyof O & string)[];
  };
  /**
   * In which ways a unit can do it where the referee would choose one: with each of its weapons, or going on with a shot that it
   * has begun. The panel has a button for each.
   */
  ways?(scene: Scene, actor: Unit, book: B): readonly Way<O>[];
  /**
   * Whom it may name besides, though it can do without: the vehicle that's boarded, the man who's reached. A form has a menu
   * for them.
   */
  readonly meets?: Meets<O> | readonly Meets<O>[];
  /** Whom its player may put first, if that's a choice: the riders who leave a wreck. A form asks even if nothing else is missing. */
  putsFirst?(scene: Scene, actor: Unit): readonly Unit[];
  /**
   * Whether a player who gives it because it's owed is asked what only eyes can tell, though the referee could do without: he knows
   * nothing of it yet.
   */
  readonly asks?: (scene: Scene, given: Partial<O>) => boolean;
  /** Of which targets an option says something: a form has it to tick only where there's one of them. */
  readonly tellsOf?: Readonly<Record<string, (target: Unit) => boolean>>;
  /** Of which units an option says something: whoever else does it, a form has no box for it. */
  readonly tellsBy?: Readonly<Record<string, (actor: Unit) => boolean>>;
  /** Which of the options that the referee fills in for a unit are still its player's choice: the weapon, if it has two. */
  chooses?(actor: Unit, book: B): readonly string[];
  /** Whom it names besides the first: those a battery is called on. */
  readonly aimsBesides?: (given: Partial<O>) => boolean;
  /** For what reasons a target may be out of play and be named all the same: one who is down, for a medic. */
  readonly fallen?: readonly string[];
  /** Whether enemies may be out of play and be named too: the gun of a crew that has fallen. */
  readonly fallenEnemies?: boolean;
  /** For what reasons the one who acts may be out of play himself: a wreck that men leave. `forbid` says the rest. */
  readonly outOfPlay?: readonly string[];
  /** Whether it may be done to tracked units without naming who does it; see `isOfItself` for the default. */
  readonly anonymous?: boolean | ((scene: Scene, options: Partial<O>) => boolean);
  /**
   * Whether it leaves the one who owes it a choice, so that nobody else gives it for him; by default an attack, a move and upkeep do.
   */
  readonly choice?: boolean | ((scene: Scene, options: Partial<O>) => boolean);
  /** Its target is one of one's own: helped, or worked on. `fallen`: those who are down are meant as well. */
  readonly helps?: 'units' | 'fallen' | ((said: Partial<O>) => boolean);
  /** Units that act with the one who is named, and so must be the speaker's own: the vehicle that is boarded. */
  alongside?(scene: Scene, options: Partial<O>): readonly Unit[];
  /**
   * What's said of it if a ruling with these effects calls for it, for whoever the players see there: an explosion, or a grenade of
   * this unit's that came down somewhere else.
   */
  readonly calledFor?: (
    effects: readonly Effect[],
  ) => { readonly given: Partial<O>; readonly unit?: string } | undefined;
  /** Whatever else is owed has to wait for it: until it's been given, nothing else that's owed has a button. */
  readonly comesFirst?: boolean;
  /** Whether the step is over with it, so that the next one begins at once, without anybody ending it. */
  endsStep?(scene: Scene): boolean;
  /** A test that somebody tries of his own will, so leaving it out gives something away: an officer who stops those who run. */
  readonly tried?: true;
  /** Units do nothing more in the turn once it's been given, so it's offered after all that they can do. */
  readonly comesLast?: boolean;
  /** Given with nobody named, it's the one that's owed: by the only unit or squad that owes it. */
  readonly ofDebt?: boolean;
  /**
   * Whether a unit that owes none has a cause for it, one that the referee knows or that's the players' to say. Without one it
   * may be a slip, so it's asked whether it's meant.
   */
  hasCause?(scene: Scene, said: Partial<O>): boolean;
  /** It may be given by the players of any unit that it names: a man of theirs comes under a gun of the others. */
  readonly ofEither?: boolean;
  /** Several may do it at once: each for himself, or all or none of them. */
  readonly byMany?: 'each' | 'all-or-none';
  /** What's counted of several who did it at once, besides the facts that are the same of them all. */
  together?(each: readonly Facts[]): Facts;
  /** One gives it for all of his squad, so the squad's name means the one of it who owes it. */
  readonly byOne?: boolean;
  /** A squad's name may stand for its units as the target too: those who get on. */
  readonly squadsAsTargets?: true;
  /** Which units a squad's name, or *all*, stands for; by default those in play. */
  joins?(unit: Unit): boolean;
  /**
   * Whether a ruling says that it cannot be done: then none of several does it, and dice that were given for it are not
   * too many.
   */
  fails?(facts: Facts): boolean;
  /** Whether a command with these options settles an owed ruling; by default any command of the verb does. */
  pays?(scene: Scene, due: Due, said: Readonly<Record<string, unknown>>): boolean;
  /** A unit that owes something else may still give it. */
  readonly evenOwing?: boolean | ((scene: Scene, options: O) => boolean);
  /**
   * What the referee knows of attacker and target, an option at a time and read late; what's given by hand wins where the book
   * leaves room.
   */
  readonly knows?: Knows<O, B>;
  /** Which values an option can have in this battle, where the declaration doesn't say it well: arms, shots left, targets. */
  readonly domains?: Domains<O, B>;
  /**
   * Of an option with words, those that are in question for the unit that acts: the weapons it has. Whoever leaves it out is
   * asked with them alone. None at all means that it isn't for this unit.
   */
  domain?(scene: Scene, actor: Unit, book: B): Readonly<Partial<Record<keyof O & string, readonly string[]>>>;
  /** What a form starts with where players mostly mean it, though the book supposes less: that all who can fire do. */
  suggests?(scene: Scene, given: Partial<O>, book: B): Partial<O>;
  /**
   * What each of several who do it at once has of his own where nobody says it: as much as `suggests` says for him. Whoever does the
   * same as another isn't held to the other's.
   */
  readonly ownShare?: readonly (keyof O & string)[];
  /**
   * Whether a unit would give something up by it that takes it a turn to get back, such as a gun in position. It's left out where
   * it's for those who can, whoever they are, and does it if it's named.
   */
  givesUp?(unit: Unit): boolean;
  /** Whether the unit may do it in the other side's turn, like covering fire; by default it may not. */
  outOfTurn?(scene: Scene, options: O): boolean;
  /** Whether a unit is in the middle of it, such as a burst with targets left: a panel stays with it. */
  unfinished?(unit: Unit): boolean;
  /**
   * What the book forbids over turns: rules of kind *track*, the only ones that can be overridden or relaxed. Where it's a list of
   * checks, the first that refuses is the reason, each may take for granted that those before it don't refuse, and each notes by
   * itself what it reads: what lifts its refusal isn't sought among all that was read before.
   */
  readonly forbid?: Forbidding<O, B> | readonly Forbidding<O, B>[];
  /**
   * Where an option left alone only asks how far a unit can go: the question to put, and the answer as options. A form starts
   * with that, so that sending it does something.
   */
  readonly wholeWay?: {
    /** The option that says how far: another unit's way, which was said last time, isn't this one's. */
    readonly option: keyof O & string;
    asks(scene: Scene): Partial<O>;
    tells(facts: Facts, options: O): Partial<O> | undefined;
  };
  /** Options that say nothing as things stand, so no form asks for them. */
  unasked?(scene: Scene, book: B): readonly (keyof O & string)[];
  /** Whether it may be done as things stand, but would be for nothing: then nobody is offered it. */
  readonly idle?: Idling<O, B>;
  /** Changes what the ruling changes on the tracked units; of thrown rulings only, never enumerated. */
  // biome-ignore lint/suspicious/noExplicitAny: each book's declarations are its own; it says which where it takes the changes
  effects?(changes: Changes<any, B>, options: O, outcome: Outcome): void;
}
