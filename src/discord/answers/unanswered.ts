import type { Logger } from 'pino';
import type { Store } from '../../campaign/store/store.ts';
import { InputError } from '../../kernel/refusal.ts';
import { type Miss, Misses } from '../../referee/misses.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { ButtonValues } from '../../reply/document.ts';
import type { CommandResult } from './result.ts';

/** A question, its book and the rule that was shown for it. */
type Judged = ButtonValues['helped'];

const FEEDBACK: readonly string[] = ['helped', 'missed'];

/** Keeps the questions that `/rules` didn't answer, if the host wants them (`KEEP_MISSES`). */
export class Unanswered {
  readonly #words: Catalogue;
  readonly #misses: Misses | undefined;
  readonly #log: Logger;
  readonly #underWay = new Set<Promise<void>>();

  constructor(words: Catalogue, store: Store, keeps: boolean, log: Logger) {
    this.#words = words;
    this.#misses = keeps ? new Misses(store) : undefined;
    this.#log = log;
  }

  /**
   * Does the work, and stores the question if it found no answer. If nothing is stored, nobody is asked whether the answer
   * helped.
   */
  async heard(asked: Date, work: () => Promise<CommandResult>): Promise<CommandResult> {
    try {
      const given = await work();
      if (given.unanswered) this.#keep(asked, given.unanswered);
      return this.#misses ? given : withoutFeedback(given);
    } catch (error) {
      if (error instanceof InputError && error.says === 'no-rule-found') {
        const { book, query } = error.values;
        this.#keep(asked, { book: String(book), query: String(query), shown: 'nothing' });
      }
      throw error;
    }
  }

  /** Replies to a press of one of the two buttons, after storing the question if it wasn't answered. */
  async judged(asked: Date, { book, query, rule }: Judged, helped: boolean): Promise<string> {
    if (helped) return this.#words.notices.helped;
    if (!this.#misses) return this.#words.notices.missedUnkept;
    await this.#misses.add({ day: dayOf(asked), book, query, shown: rule });
    return this.#words.notices.missedKept;
  }

  /** Waits until everything so far is stored. */
  async kept(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** The answer doesn't wait for this, and a failure doesn't affect it. */
  #keep(asked: Date, missed: Omit<Miss, 'day'>): void {
    if (!this.#misses) return;
    const work = this.#misses
      .add({ day: dayOf(asked), ...missed })
      .catch((err: unknown) => this.#log.warn({ err }, 'couldn’t keep a question that wasn’t answered'))
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }
}

function withoutFeedback(given: CommandResult): CommandResult {
  const { buttons = [] } = given.document;
  if (!buttons.some(({ action }) => FEEDBACK.includes(action))) return given;
  const others = buttons.filter(({ action }) => !FEEDBACK.includes(action));
  return { ...given, document: { ...given.document, buttons: others } };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
