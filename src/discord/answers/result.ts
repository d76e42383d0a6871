import type { Answer } from '../../command/command.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { type Document, type Line, line } from '../../reply/document.ts';
import type { Kept } from '../buttons/carried.ts';

/** Who will see the answer, as far as that's known before the answer: Discord fixes this when the answer is deferred. */
export type Appearance =
  | 'public'
  /** Only the person who asked. */
  | 'private'
  /** In place of the message whose button was pressed, or which opened the form. */
  | 'update';

/** A message to the people it pings. */
export interface Calls extends Required<Pick<Document, 'lines' | 'pings'>> {
  /** The news in it, which the answer needn't tell again. */
  readonly tells?: Line['tells'];
}

/** The result of a command. */
export interface CommandResult {
  readonly document: Document;
  /** The result in a word for the logs, if it isn't simply "ok". */
  readonly outcome?: 'die-owed' | 'error' | 'refused' | 'spent';
  /** A message for those whom something waits for now. */
  readonly calls?: Calls;
  /** The command that gives this answer again, so that its pages can be turned, as a button can carry it. */
  readonly turns?: GivenCommand | Kept | undefined;
  /** The page being shown, from 1. */
  readonly page?: number | undefined;
  /** For odds: the command that throws for them. */
  readonly throws?: GivenCommand;
  /** For a question without an answer: where it was asked, and what was offered. */
  readonly unanswered?: Answer['unanswered'];
  /** The same for machines: `seq` is the number of the new record, if there is one. */
  readonly json?: Readonly<Record<string, unknown>>;
}

/** A message that only the person who asked sees. */
export function notice(text: string): Document {
  return { lines: [line(text)], private: true };
}
