import type { Absence } from '../kernel/ruleset.ts';
import type { Found } from './rules-by-id.ts';

/** What may answer a question: a rule, and the wording of it that comes nearest to the question. */
export interface Answering {
  readonly found: Found;
  readonly wording: string;
  /** How much of both, the wording and the question, the other says. */
  readonly both: number;
}

/**
 * The result of a question: a rule that it names; one that answers it; two of which one does; that the first book has no rule on it; one from another
 * book, because the first one has none; several that may be meant; or nothing.
 */
export interface Verdict {
  readonly kind: 'named' | 'answered' | 'either' | 'absent' | 'elsewhere' | 'unsure' | 'nothing';
  /** What the first book has no rule on, if that was asked; its other edition may have. */
  readonly absence?: Absence;
  /** Likeliest first. */
  readonly found: readonly Found[];
  /** What the first book says nothing about, in the words of the question. */
  readonly lacking: readonly string[];
  /** The words of the question that the best match has nothing of; those that no rule of the first book has. */
  readonly left: readonly string[];
  readonly unknown: readonly string[];
  /** The words of the question that say something and that none of the rules on offer has anything of. */
  readonly unused: readonly string[];
  /** The best match, and those that are nearly as likely. */
  readonly alike: readonly Found[];
  /** Whether only the best one is meant, so that its own "yes" or number can't be taken for the answer to something else. */
  readonly clear: boolean;
  /** The best rule of the first book, with its nearest wording. */
  readonly answering?: Answering | undefined;
}

/** What there is to say of a verdict without a search. */
export const PLAIN = { lacking: [], left: [], unknown: [], unused: [], alike: [], clear: true } as const;
