import type { Effect } from './effect.ts';
import type { OptionTable, OptionValue } from './options.ts';
import type { Scene } from './scene.ts';

/** What only the players' eyes can judge. The referee goes on when it is answered. */
export interface Question {
  /** Which of the rulebook's questions: `sight`. */
  readonly id: string;
  /** The unit that it is about. */
  readonly unit?: string;
  /** The rule that wants to know. */
  readonly rule: string;
  /** What the answer consists of; at most five, as a form at Discord has room for. */
  readonly options: OptionTable;
}

/** Which asking an answer belongs to: the same is asked again in another turn. */
export function questionKey({ id, unit = '' }: Pick<Question, 'id' | 'unit'>, turn = 0): string {
  return `${id}:${unit}.${turn}`;
}

/** The next thing that the side does which the referee runs. */
export type SoloStep =
  | SoloRuling
  /** What happens without a ruling. */
  | {
      readonly step: 'note';
      readonly unit?: string;
      /** What, in a word of the catalogue. */
      readonly says: string;
      readonly rule: string;
      readonly effects: readonly Effect[];
    }
  /** A body of units comes on. */
  | {
      readonly step: 'raise';
      readonly squad: string;
      /** What its units are called by, so that two bodies can be told apart. */
      readonly called: string;
      readonly side: string;
      /** The unit beside which it comes on. */
      readonly at?: string;
      readonly rule: string;
      readonly effects: readonly Effect[];
    }
  | { readonly step: 'ask'; readonly question: Question }
  /** All that the side does this turn is done. */
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
}

/** How a rulebook runs a side. It keeps no place: what comes next follows from what stands in the game. */
export interface Solo<B> {
  next(scene: Scene, book: B): SoloStep;
  /** What an answer changes; `next` must then have something else to do. @throws {InputError} for one that cannot be */
  answered(
    scene: Scene,
    question: Question,
    answers: Readonly<Record<string, OptionValue | undefined>>,
    book: B,
  ): readonly Effect[];
}
