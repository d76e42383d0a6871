import type { Due } from '../../../kernel/state/due.ts';
import type { Ending, Subject } from '../../../kernel/state/effect.ts';
import type { FieldValue, Flat, Unit } from '../../../kernel/state/unit.ts';

/** A change of a field, for the sentence that reports it. */
export interface ChangeView {
  /** Whose field it is: the name of the unit, squad or side; empty for the table. */
  readonly name: string;
  readonly of: Subject;
  readonly field: string;
  readonly unit?: Unit | undefined;
  /** It belongs to the side that the referee runs, so nobody needs to be told what to do for it. */
  readonly isRun: boolean;
  /** The value from now on; `undefined` if it has ended. For a list that gains a word, that word. */
  readonly value: FieldValue | undefined;
  /** The value in words, with units by their names. */
  readonly words: string;
  /** By how much, or which word, if something was added. */
  readonly added?: Flat | undefined;
  /** Until when, in words: "the end of the Germans' turn 3". */
  readonly until?: string | undefined;
  /** A unit by its ID, after the changes so far. */
  readonly unitOf: (id: string) => Unit | undefined;
  /** A side by its ID. */
  readonly sideName: (id: string) => string;
}

/** A reminder with the units it concerns, for the sentence that reports it. */
export interface ReminderView {
  readonly names: readonly string[];
  readonly units: readonly Unit[];
  /** The first of them belongs to the side that the referee runs. */
  readonly isRun: boolean;
  readonly values: Readonly<Record<string, Flat>>;
  /** The rule in question. A sentence that names the rule itself doesn't get it added. */
  readonly rule: string;
  readonly sideName: (id: string) => string;
  readonly unitOf: (id: string) => Unit | undefined;
}

/** How the battle ended, with its sides by name. */
export interface EndingView {
  readonly winner?: string | undefined;
  readonly loser?: string | undefined;
  readonly values: NonNullable<Ending['values']>;
}

/** What's said of a change: a sentence, or one in parts, of which the news of the ruling may have told the first. */
export type Saying = string | InParts;

/** “Miller is pinned: he stops where he is. He can still fire.” */
export interface InParts {
  /** “Miller is pinned”. */
  readonly news: string;
  /** “he stops where he is”: what that means, after a colon, or alone under news that tell the rest. */
  readonly means?: string | Shared;
  /** “He can still fire.” */
  readonly more?: string | Shared;
}

/** What's true of each to whom the same happens. Of several it's said once. */
export interface Shared {
  /** What it says, for those of whom it's the same. */
  readonly key: string;
  /** “he can still fire”, of one of them. */
  readonly one: string;
  /** “each can still fire”. */
  readonly each: string;
}

/** The words for what rulings of a rulebook change. Anything that's missing here is worded from the field's declaration. */
export interface ChangeWords {
  /** By field, as it's declared; `undefined` says nothing, because another line does. */
  readonly fields?: Readonly<Record<string, (told: ChangeView) => Saying | undefined>>;
  /** By the reason why it's out of play. */
  readonly gone?: Readonly<Record<string, (told: Pick<ChangeView, 'name' | 'unit' | 'unitOf'>) => string | undefined>>;
  /** By the profile of the new unit; `any` is for all others. */
  readonly made?: Readonly<
    Record<string, (told: { readonly name: string; readonly unit: Unit }) => string | undefined>
  >;
  /** A ruling that's owed from now on, with its command; `undefined` says nothing. */
  readonly due?: (command: string, due: Pick<Due, 'verb' | 'options'>) => string | undefined;
  /** Reminders by their word. */
  readonly said?: Readonly<Record<string, (told: ReminderView) => Saying>>;
  /** Ends of a battle, by the reason. */
  readonly ended?: Readonly<Record<string, (told: EndingView) => string>>;
}
