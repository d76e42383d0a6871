import { type Announced, textOfNotice } from './announced.ts';
import { PSEUDONYM } from './checking.ts';

/** A message as Discord has it. */
export interface LedgerMessage {
  readonly id: string;
  readonly author: string;
  readonly content: string;
  readonly edited: boolean;
  /** Its place in the thread as Discord counts, if that's known. */
  readonly position?: number | undefined;
}

/** A reply to a command as Discord has it. */
export interface LedgerReply {
  readonly id: string;
  /** The interaction that it answers. */
  readonly interaction: string;
  /** Whether it's a later message of the same interaction. */
  readonly isLater: boolean;
}

/** The messages of a ledger, from somebody who doesn't need the host for them. */
export interface Ledger {
  /** The ID of the thread, if it's known. */
  readonly channel?: string | undefined;
  readonly messages: readonly LedgerMessage[];
  /** How many messages were ever sent there, as Discord counts. */
  readonly sent?: number | undefined;
  /** The replies to commands in the campaign's channel, if they're there. */
  readonly replies?: readonly LedgerReply[] | undefined;
}

/** What can be wrong with a throw, by its messages. */
export type LedgerFault =
  | 'no-notice'
  | 'other-author'
  | 'edited'
  | 'other-claim'
  | 'no-reply-there'
  | 'other-interaction'
  | 'later-message';

/** What a ledger shows beside the throws of a log. */
export interface LedgerFound {
  /** Throws whose messages are there and say what they should; and those of which nobody can tell, since somebody was taken out. */
  readonly right: number;
  readonly uncompared: number;
  /** The first throw whose messages are otherwise. */
  readonly wrong?: { readonly seq: number; readonly fault: LedgerFault } | undefined;
  /** Notices that no record has: what was announced, and never ruled. The newest one may still be open. */
  readonly unruled: readonly { readonly notice: string; readonly number: number; readonly newest: boolean }[];
  /** Numbers that were announced more than once, with claims that differ. */
  readonly twice: readonly number[];
  /** How many messages were deleted, as far as Discord counts right. */
  readonly deleted: number;
}

const NOTICE = /^#([1-9]\d{0,14}) [0-9a-f]{64}$/;

/** Holds the throws of a log against the messages that announced them. */
export class LedgerCheck {
  readonly #ledger: Ledger;
  readonly #messages: ReadonlyMap<string, LedgerMessage>;
  readonly #replies: ReadonlyMap<string, LedgerReply> | undefined;
  readonly #ruled = new Set<string>();
  #author: string | undefined;
  #right = 0;
  #uncompared = 0;
  #wrong: LedgerFound['wrong'];

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
    this.#messages = new Map(ledger.messages.map((each) => [each.id, each]));
    this.#replies = ledger.replies && new Map(ledger.replies.map((each) => [each.id, each]));
  }

  /** A throw that a record announced. @param log the log that wrote it @param channel its ledger */
  take(
    announced: Announced,
    { seq, log, channel }: { readonly seq: number; readonly log: string; readonly channel: string },
  ): void {
    if (this.#ledger.channel !== undefined && this.#ledger.channel !== channel) return;
    this.#ruled.add(announced.notice);
    const fault = this.#noticeFault(announced, log) ?? this.#replyFault(announced);
    if (fault === 'uncompared') this.#uncompared += 1;
    else if (fault) this.#wrong ??= { seq, fault };
    else this.#right += 1;
  }

  #noticeFault(announced: Announced, log: string): LedgerFault | 'uncompared' | undefined {
    const message = this.#messages.get(announced.notice);
    if (!message) return 'no-notice';
    this.#author ??= message.author;
    if (message.author !== this.#author) return 'other-author';
    if (message.edited) return 'edited';
    if (message.content === textOfNotice(announced, log)) return undefined;
    return PSEUDONYM.test(announced.command) && numberIn(message) === announced.last + 1 ? 'uncompared' : 'other-claim';
  }

  #replyFault({ reply, interaction }: Announced): LedgerFault | undefined {
    if (reply === undefined || !this.#replies) return undefined;
    const there = this.#replies.get(reply);
    if (!there) return 'no-reply-there';
    if (there.isLater) return 'later-message';
    return there.interaction === interaction ? undefined : 'other-interaction';
  }

  get found(): LedgerFound {
    const notices = this.#ledger.messages
      .flatMap((message) => {
        const number = numberIn(message);
        return number === undefined || (this.#author ?? message.author) !== message.author ? [] : [{ message, number }];
      })
      .toSorted((a, b) => (BigInt(a.message.id) < BigInt(b.message.id) ? -1 : 1));
    const newest = notices.at(-1)?.message;
    // One that says the very same was posted again, because nobody knew whether the first had arrived.
    const ruled = new Set(notices.flatMap(({ message: { id, content } }) => (this.#ruled.has(id) ? [content] : [])));
    const unruled = notices
      .filter(({ message: { id, content } }) => !this.#ruled.has(id) && !ruled.has(content))
      .map(({ message, number }) => ({ notice: message.id, number, newest: message === newest }));
    const contents = new Map<number, Set<string>>();
    for (const { message, number } of notices)
      contents.set(number, (contents.get(number) ?? new Set()).add(message.content));
    const twice = [...contents].filter(([, all]) => all.size > 1).map(([number]) => number);
    const [right, uncompared, wrong] = [this.#right, this.#uncompared, this.#wrong];
    return { right, uncompared, wrong, unruled, twice, deleted: deletedFrom(this.#ledger) };
  }
}

/** The number that a notice announces; nothing if the message is none. */
function numberIn({ content }: LedgerMessage): number | undefined {
  const number = NOTICE.exec(content)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** By Discord's two counts: how many were ever sent, and the places of those that are there. */
function deletedFrom({ messages, sent }: Ledger): number {
  const places = messages.flatMap(({ position }) => position ?? []);
  const gaps = places.length > 0 ? Math.max(...places) + 1 - new Set(places).size : 0;
  return Math.max(0, gaps, sent === undefined ? 0 : sent - messages.length);
}
