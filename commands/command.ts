import type { OptionTable } from '../src/kernel/options.ts';
import type { Document } from '../src/reply/document.ts';
import type { Call } from './call.ts';

/** What a command gives: a reply for people, and the same for machines (the keys of section 4 of the design). */
export interface Answer {
  readonly document: Document;
  readonly json: Readonly<Record<string, unknown>>;
}

/** A slash command. It knows neither Discord nor the terminal: both read this. */
export interface Command {
  readonly name: string;
  /** At most 100 letters, as Discord has it. */
  readonly description: string;
  /**
   * Of a ruling: the options that stand on their own at Discord, the commonest first, each with a line of help. What
   * they may be is declared by each ruleset; all others go through `more`.
   */
  readonly primary?: Readonly<Record<string, string>>;
  /** Of any other command: all its options. */
  readonly options?: OptionTable;
  /** Shown to the one who asks alone. */
  readonly private?: boolean;
  /** An example of its use, for help. */
  readonly example: string;
  run(call: Call): Promise<Answer>;
}
