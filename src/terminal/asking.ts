import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Catalogue } from '../reply/catalogue.ts';

import type { Completed } from './completer.ts';
import { MOST_KEPT } from './history.ts';

export interface AskingSettings {
  readonly words: Catalogue;
  readonly input: Readable;
  readonly output: Writable & { readonly isTTY?: boolean };
  /** The newest first. */
  readonly history: string[];
  /** Lines that Arrow-up mustn't bring back. */
  readonly forgets: (line: string) => boolean;
  readonly complete: (typed: string) => Promise<Completed>;
}

/** Asks the user for one line at a time. Anything typed or pasted ahead waits for its turn. */
export class Asking {
  readonly #readline: Interface;
  readonly #lines: AsyncIterator<string>;
  readonly #output: Writable;
  readonly #words: Catalogue;
  #forgetting = false;
  #interrupted = false;

  constructor({ words, input, output, history, forgets, complete }: AskingSettings) {
    this.#words = words;
    this.#output = output;
    this.#readline = createInterface({
      input,
      output,
      history,
      historySize: MOST_KEPT,
      removeHistoryDuplicates: true,
      completer: (typed: string, done: (error: null, completed: Completed) => void) => {
        complete(typed).then((completed) => done(null, completed));
      },
      terminal: output.isTTY === true,
    });
    this.#lines = this.#readline[Symbol.asyncIterator]();
    this.#readline.on('history', (kept) => {
      if (this.#forgetting || forgets(kept[0] ?? '')) kept.shift();
    });
    this.#readline.on('SIGINT', () => this.#interrupt());
  }

  /**
   * @param kept whether the line goes into the history
   * @returns the line, or `undefined` when there are no more
   */
  async line(prompt: string, { kept = true } = {}): Promise<string | undefined> {
    this.#forgetting = !kept;
    this.#readline.setPrompt(prompt);
    this.#readline.prompt();
    const { value, done } = await this.#lines.next();
    this.#interrupted = false;
    return done ? undefined : value;
  }

  say(text: string): void {
    this.#output.write(`${text}\n\n`);
  }

  close(): void {
    this.#readline.close();
  }

  /** Ctrl-C clears the line; a second one leaves. */
  #interrupt(): void {
    const empty = this.#readline.line === '';
    if (empty && this.#interrupted) {
      this.close();
      return;
    }
    this.#interrupted = true;
    this.#output.write(empty ? `\n${this.#words.terminal.leaving}\n` : '\n');
    this.#readline.write(null, { ctrl: true, name: 'e' });
    this.#readline.write(null, { ctrl: true, name: 'u' });
  }
}
