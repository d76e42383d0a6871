import type { Due } from '../../kernel/due.ts';
import type { Ending, Subject } from '../../kernel/effect.ts';
import type { FieldValue, Flat, Unit } from '../../kernel/unit.ts';

/** A change of a field, for the sentence that tells it. */
export interface ChangeTold {
  /** Whose: the unit, squad or side by its name; of the table, empty. */
  readonly name: string;
  readonly of: Subject;
  readonly field: string;
  readonly unit?: Unit | undefined;
  /** It belongs to the side that the referee runs: nobody has to be told what to do for it. */
  readonly isRun: boolean;
  /** What it is from now on; `undefined` where it has ended. Of a list that a word joins, that word. */
  readonly value: FieldValue | undefined;
  /** The same in words, units by their names. */
  readonly words: string;
  /** By how much, or which word, where something was added. */
  readonly added?: Flat | undefined;
  /** Until when, in words: "the end of the Germans' turn 3". */
  readonly until?: string | undefined;
  /** A unit by its ID, as the game has it by now. */
  readonly unitOf: (id: string) => Unit | undefined;
  /** A side by its ID. */
  readonly sideName: (id: string) => string;
}

/** What one says of a reminder, with the units that it concerns. */
export interface SaidTold {
  readonly names: readonly string[];
  readonly units: readonly Unit[];
  /** The first of them belongs to the side that the referee runs. */
  readonly isRun: boolean;
  readonly values: Readonly<Record<string, Flat>>;
  /** The rule that is called to mind: a sentence that names it itself has it nowhere else. */
  readonly rule: string;
  readonly sideName: (id: string) => string;
  readonly unitOf: (id: string) => Unit | undefined;
}

/** How the battle ended, with its sides by name. */
export interface EndTold {
  readonly winner?: string | undefined;
  readonly loser?: string | undefined;
  readonly values: NonNullable<Ending['values']>;
}

/** The words for what rulings of a rulebook change. Whatever is not here is worded from the field's declaration. */
export interface ChangeWords {
  /** By field, as it is declared; `undefined` says nothing, since another line says it. */
  readonly fields?: Readonly<Record<string, (told: ChangeTold) => string | undefined>>;
  /** By why it is out of play. */
  readonly gone?: Readonly<Record<string, (told: Pick<ChangeTold, 'name' | 'unit' | 'unitOf'>) => string | undefined>>;
  /** By the profile of the new unit. */
  readonly made?: Readonly<
    Record<string, (told: { readonly name: string; readonly unit: Unit }) => string | undefined>
  >;
  /** A ruling that is owed from now on, with the command that gives it; `undefined` says nothing. */
  readonly due?: (command: string, due: Pick<Due, 'verb' | 'options'>) => string | undefined;
  /** Reminders by their word. */
  readonly said?: Readonly<Record<string, (told: SaidTold) => string>>;
  /** Ends of a battle by why. */
  readonly ended?: Readonly<Record<string, (told: EndTold) => string>>;
}
