import type { GivenOptions, OptionTable, OptionValue } from './options/options.ts';
import type { Due } from './state/due.ts';
import type { Effect } from './state/effect.ts';
import type { Facts } from './state/facts.ts';
import type { Scene, Unit } from './state/scene.ts';
import type { FlatFields } from './state/unit.ts';

/** What only the players' eyes can judge. The referee goes on when it is answered. */
export interface Question {
  /** Which of the rulebook's questions: `sight`. */
  readonly id: string;
  /** The unit that it is about. */
  readonly unit?: string;
  /** The enemy that it is about besides. */
  readonly target?: string;
  /** The rule that wants to know. */
  readonly rule: string;
  /** What the answer consists of. */
  readonly options: OptionTable;
  /** What counts where it is left out: what was told before, as one would type it. */
  readonly before?: FlatFields;
  /** What may be said, by the names of the options, where the table alone cannot know: units, factors that can hold. */
  readonly offers?: Readonly<Record<string, readonly string[]>>;
  /** Which parts of the answer are lists, of which several may be named. */
  readonly several?: readonly string[];
  /** Of which lists an empty one says that there are none; of the others it says nothing. */
  readonly none?: readonly string[];
  /** For which parts words are offered, and not the names of units. */
  readonly words?: readonly string[];
  /** Forms besides the first, each for another target and what belongs to it; an answer has to be complete, so they repeat these parts. */
  readonly others?: {
    readonly of: Readonly<Record<string, readonly string[]>>;
    readonly repeats: readonly string[];
  };
  /** An answer may say that nothing has changed for any unit of the side. */
  readonly forAll?: true;
  /** The earlier answer no longer holds and has to be given again. */
  readonly anew?: boolean;
  /** How this and everything that's still to be asked in the phase would be answered at once, as before: by what it's about. */
  readonly atOnce?: Readonly<Record<string, string>>;
  /** Play goes on without an answer: whoever ends his turn says that it holds as before. */
  readonly optional?: boolean;
}

/** Which asking an answer belongs to: the same is asked again in another turn. */
export function questionKey({ id, unit = '', target }: Pick<Question, 'id' | 'unit' | 'target'>, turn = 0): string {
  return `${id}:${unit}${target === undefined ? '' : `-${target}`}.${turn}`;
}

/** What is asked once the dice show that the answer matters: which side of the vehicle has been hit. */
export interface Later {
  readonly question: Question;
  /** How many dice are thrown before it. */
  readonly dice: number;
  /** `hit`: if the dice that have fallen are not all. `differ`: if these answers come to something else. */
  readonly asked: 'hit' | { readonly differ: readonly Readonly<Record<string, OptionValue>>[] };
}

/** What the phase of the side that the referee runs waits for: an answer, what the players owe, or their reaction fire. */
export type Waiting =
  | { readonly waits: 'question'; readonly question: Question }
  /** `thrown`: the first leaves its player no choice, so it can be thrown for him. */
  | { readonly waits: 'owed'; readonly dues: readonly [Due, ...Due[]]; readonly thrown: boolean }
  | { readonly waits: 'reaction'; readonly units: readonly string[]; readonly before?: string; readonly rule: string };

/** The next thing that the side run by the referee does. */
export type SoloStep =
  | SoloRuling
  /** What happens without a ruling. */
  | {
      readonly step: 'note';
      readonly unit?: string;
      readonly rule: string;
      /** What changes; the lines that are told are among them. */
      readonly effects: readonly Effect[];
      /** The unit is somewhere else after it: where, a drawn table says. */
      readonly moves?: true;
      /** The unit that it turns to, where a drawn table has room for it to turn. */
      readonly faces?: string;
    }
  /** A body of units comes on. */
  | {
      readonly step: 'raise';
      readonly squad: string;
      /** Part of its units' names, so that two bodies can be told apart; without it they have their profiles' names. */
      readonly called?: string;
      readonly side: string;
      /** The unit at whose place it comes on, if the dice have said so. */
      readonly at?: string;
      readonly rule: string;
      readonly effects: readonly Effect[];
    }
  /** A seal is broken: what the store keeps behind this hash is shown. */
  | {
      readonly step: 'open';
      readonly hash: string;
      readonly unit: string;
      readonly rule: string;
      /** What it changes, once it is known what it says. */
      opened(text: string): readonly Effect[];
    }
  | { readonly step: 'ask'; readonly question: Question }
  /** The players may do something before the side goes on; these units can. */
  | { readonly step: 'pause'; readonly units: readonly string[]; readonly before?: string; readonly rule: string }
  /** The side has nothing left to do for now. */
  | { readonly step: 'done' };

/** A ruling, with its options. */
export interface SoloRuling {
  readonly step: 'rule';
  readonly verb: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly who?: string;
  readonly targets?: readonly string[];
  /** What changes besides, though the rules should forbid it: that it has been tried, so that something else comes next. */
  readonly marks: readonly Effect[];
  /** What changes where the rules forbid it, or a drawn table has no way for it, if it is something else: that it is not to be tried again. */
  forbidden?(): readonly Effect[];
  /** What changes besides once it is given, lines that are told among it. */
  after?(scene: Scene, facts: Facts): readonly Effect[];
  /** What is asked in the midst of it, one after the other. */
  readonly later?: readonly Later[];
  /**
   * The same, where a drawn table says how far it goes, and whether that's as far as the enemy whom it goes for. Left out, nothing
   * but its inches depends on that.
   */
  reaching?(reaches: boolean): SoloRuling;
  /** What comes before it and what it is then, if it’s done in parts: on a drawn table they may go further, each over ground of its own. */
  readonly parts?: { readonly before: readonly SoloRuling[]; readonly last: SoloRuling };
  /** The unit that it turns to if it stays where it is, on a drawn table. */
  readonly faces?: string;
  /** It stays where it stands, though others would go somewhere with the same command. */
  readonly stays?: true;
  /** It's part of the attack before, so what that attack made owed doesn't come first. */
  readonly continues?: boolean;
}

/** A ruling that was given in a battle, whoever gave it. */
export interface PastRuling {
  readonly verb: string;
  readonly options: Readonly<Record<string, OptionValue | undefined>>;
  readonly facts: Facts;
  readonly who?: string | undefined;
  readonly targets: readonly string[];
  /** By the players, and not by the referee for the side that it runs. */
  readonly byHand: boolean;
}

/** How a rulebook runs a side. It keeps no position: what comes next follows from the game's state. */
export interface Solo<B> {
  /** The verb with which the book decides for the side. What's owed by it is the side's own. */
  readonly verb: string;
  /** The house rule by which the side named last is run. */
  readonly toggle: string;
  /** The side that the book runs, where nobody has said otherwise. */
  readonly enemy: string;
  /** Where the side's men come from, if it begins with none of them. Left out, they're raised like anybody's. */
  readonly entries?: { readonly profile: string; readonly name: string; readonly count: number };
  next(scene: Scene, book: B): SoloStep;
  /** A question as it stands, by what the log says of it; `undefined` if nobody asks it any more. */
  asks(scene: Scene, asked: Pick<Question, 'id' | 'unit' | 'target'>, book: B): Question | undefined;
  /**
   * What an answer changes; `next` must then have something else to do.
   * @param given what was said, by the names of what was asked; `same` and `all-same` among it, and `presumed` where nobody
   * has said anything
   * @throws {InputError} for one that cannot be
   */
  answered(scene: Scene, question: Question, given: Readonly<Record<string, string>>, book: B): readonly Effect[];
  /** How play goes on once the pause is over. */
  resumed(scene: Scene, book: B): readonly Effect[];
  /** What follows from any ruling for this side, besides what the ruling itself changes. */
  follows(scene: Scene, given: PastRuling, book: B): readonly Effect[];
  /** Which of the side's units the players act for now, as the book has it: those that may fire back, and those without a chart. */
  byHand?(scene: Scene, book: B): readonly Unit[];
  /** What the rules decide for such a unit when the players say so, besides what it does itself. */
  deeds?(unit: Unit): readonly { readonly verb: string; readonly given: GivenOptions }[];
  /** A ruling owed that waits for the moment in which the side does it by itself: the run of one in rout. */
  waits?(scene: Scene, due: Pick<Due, 'verb' | 'unit' | 'attacker'>, book: B): boolean;
  /** Whether a ruling comes after the attack that put off what is owed, so that this has to be given before it. */
  comesAfter?(given: Pick<PastRuling, 'verb' | 'who' | 'targets'>, due: Pick<Due, 'unit' | 'attacker'>): boolean;
  /** What the players are told if what was given before their ruling drove units from where they measured; nothing if it didn't. */
  drivenOff?(scene: Scene, given: readonly Pick<PastRuling, 'who' | 'facts'>[], book: B): readonly Effect[];
}
