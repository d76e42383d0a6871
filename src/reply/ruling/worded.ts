import type { Cite, Step } from '../../kernel/step.ts';
import type { Catalogue } from '../catalogue.ts';

/** Steps, the book that they're of, and its version; records from before there were versions hold the words themselves. */
export interface Ruling {
  readonly rules: string;
  readonly book?: number;
  readonly steps: readonly Step[];
}

/** The steps of a ruling with the words of the catalogue for its keys. Those of a record that holds sentences stay as they are. */
export function wordedSteps(words: Catalogue, { rules, book, steps }: Ruling): readonly Step[] {
  return book === undefined ? steps : steps.map((step) => worded(words, rules, step));
}

function worded(words: Catalogue, rules: string, { about, values, ...step }: Step): Step {
  return {
    ...step,
    label: words.stepLabel(rules, step.label, about),
    modifiers: step.modifiers.map((each) => ({ ...each, label: words.stepLabel(rules, each.label) })),
    ...(values && step.result !== undefined ? { result: words.stepResult(step.result, values) } : {}),
  };
}

/** What a die is thrown for. */
export function wordedCite(words: Catalogue, rules: string, { label, about }: Cite): string {
  return words.stepLabel(rules, label, about);
}
