import type { LoggedRecord } from '../logged.ts';
import type { Checked } from '../tally.ts';
import { type Announced, type GivenUpThrow, textOfNotice } from './announced.ts';
import { isQuiet, PSEUDONYM } from './checking.ts';

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
  | 'reply-there'
  | 'other-interaction'
  | 'later-message';

/** A notice that no record has: it was never ruled; or it may still be open; or it was ruled after the file was made, if at all. */
export interface Unruled {
  readonly notice: string;
  readonly number: number;
  readonly standing: 'never' | 'open' | 'later';
}

/** What ledgers show beside the throws of a log. */
export interface LedgerFound {
  /** The ledgers that the log names, the oldest first. */
  readonly named: readonly string[];
  /** Those of them whose messages are there. */
  readonly held: readonly string[];
  /** The channels of messages that aren't of any of those; empty for messages that don't say theirs. */
  readonly strange: readonly string[];
  /** Throws that were announced in ledgers whose messages aren't there. */
  readonly elsewhere: readonly { readonly ledger: string; readonly throws: number }[];
  /** Throws whose messages are there and say what they should; and those of which nobody can tell, since somebody was taken out. */
  readonly right: number;
  readonly uncompared: number;
  /** The first throw whose messages are otherwise. */
  readonly wrong?: { readonly seq: number; readonly fault: LedgerFault } | undefined;
  readonly unruled: readonly Unruled[];
  /** Numbers that were announced more than once, with claims that differ. */
  readonly twice: readonly number[];
  /** How many messages were deleted, as far as Discord counts right. */
  readonly deleted: number;
}

/** The reply to a command, if it's among those that somebody has fetched. */
export function replyTo(ledgers: readonly Ledger[], interaction: string): string | undefined {
  const all = ledgers.flatMap(({ replies = [] }) => replies);
  return all.find((each) => each.interaction === interaction && !each.isLater)?.id;
}

/**
 * Whether ledgers show what an honest log has, and all of it. What was deleted is a remark until somebody has measured that. Of a number that
 * was asked twice, one notice was never ruled.
 */
export function fitsLedgers({ strange, elsewhere, wrong, unruled }: LedgerFound): boolean {
  const isFine = wrong === undefined && unruled.every(({ standing }) => standing === 'open');
  return isFine && [strange, elsewhere].every((each) => each.length === 0);
}

const NOTICE = /^#([1-9]\d{0,14}) [0-9a-f]{64}$/;

/** Holds the throws of a log against the messages that announced them. */
export class LedgerCheck {
  readonly #given: readonly Messages[];
  readonly #named = new Set<string>();
  readonly #elsewhere = new Map<string, number>();
  /** The newest record that isn't one of those that may be written while a throw waits. */
  #loud = 0;
  #right = 0;
  #uncompared = 0;
  #wrong: LedgerFound['wrong'];

  constructor(ledgers: readonly Ledger[]) {
    this.#given = ledgers.map((each) => new Messages(each));
  }

  /** The next record of the log, and what it announced. */
  take(record: LoggedRecord, { announced = [], log = '', ledger = '' }: Announcing = {}): void {
    for (const event of record.events) if (event.type === 'beacon-set') this.#named.add(String(event.ledger));
    if (!record.events.every(isQuiet)) this.#loud = record.seq;
    for (const each of announced) this.#throw(each, record.seq, log, ledger);
  }

  #throw(announced: Announced, seq: number, log: string, ledger: string): void {
    const messages = this.#of(ledger);
    if (!messages) {
      this.#elsewhere.set(ledger, (this.#elsewhere.get(ledger) ?? 0) + 1);
      return;
    }
    const fault = messages.faultOf(announced, log);
    if (fault === 'unknown') return;
    if (fault === 'uncompared') this.#uncompared += 1;
    else if (fault) this.#wrong ??= { seq, fault };
    else this.#right += 1;
  }

  /** The messages of a ledger. Those that don't say whose they are stand for any that isn't there otherwise. */
  #of(ledger: string): Messages | undefined {
    return (
      this.#given.find(({ channel }) => channel === ledger) ?? this.#given.find(({ channel }) => channel === undefined)
    );
  }

  get found(): LedgerFound {
    const named = [...this.#named];
    const isNamed = ({ channel }: Messages) => named.length > 0 && (channel === undefined || this.#named.has(channel));
    const own = this.#given.filter(isNamed);
    return {
      named,
      held: named.filter((each) => this.#of(each)),
      strange: this.#given.filter((each) => !isNamed(each)).map(({ channel = '' }) => channel),
      elsewhere: [...this.#elsewhere].map(([ledger, throws]) => ({ ledger, throws })),
      ...{ right: this.#right, uncompared: this.#uncompared, wrong: this.#wrong },
      unruled: own.flatMap((each) => each.unruled(this.#loud)),
      twice: own.flatMap(({ twice }) => twice),
      deleted: own.reduce((sum, { deleted }) => sum + deleted, 0),
    };
  }
}

/** What a record announced, with the log that wrote it and the ledger that held then. */
type Announcing = Partial<Pick<Checked, 'announced' | 'log' | 'ledger'>>;

/** The messages of one ledger, and the throws that they have been held against. */
class Messages {
  readonly channel: string | undefined;
  readonly #ledger: Ledger;
  readonly #messages: ReadonlyMap<string, LedgerMessage>;
  readonly #replies: ReadonlyMap<string, LedgerReply> | undefined;
  readonly #ruled = new Set<string>();
  #author: string | undefined;

  constructor(ledger: Ledger) {
    this.channel = ledger.channel;
    this.#ledger = ledger;
    this.#messages = new Map(ledger.messages.map((each) => [each.id, each]));
    this.#replies = ledger.replies && new Map(ledger.replies.map((each) => [each.id, each]));
  }

  /** The first thing that's wrong with the messages of a throw. */
  faultOf(announced: Announced, log: string): LedgerFault | 'uncompared' | 'unknown' | undefined {
    // Nobody could look for the notice as players gave the throw up. It may be there all the same.
    const notice = announced.notice ?? this.#withText(textOfNotice(announced, log))?.id;
    if (notice === undefined) return 'unknown';
    this.#ruled.add(notice);
    return this.#noticeFault({ ...announced, notice }, log) ?? this.#replyFault(announced);
  }

  #withText(text: string): LedgerMessage | undefined {
    return this.#ledger.messages.find(({ content }) => content === text);
  }

  #noticeFault(
    announced: Announced & { readonly notice: string },
    log: string,
  ): LedgerFault | 'uncompared' | undefined {
    const message = this.#messages.get(announced.notice);
    if (!message) return 'no-notice';
    this.#author ??= message.author;
    if (message.author !== this.#author) return 'other-author';
    if (message.edited) return 'edited';
    if (message.content === textOfNotice(announced, log)) return undefined;
    return PSEUDONYM.test(announced.command) && numberIn(message) === announced.last + 1 ? 'uncompared' : 'other-claim';
  }

  #replyFault({ reply, interaction, why }: Announced & Partial<Pick<GivenUpThrow, 'why'>>): LedgerFault | undefined {
    if (!this.#replies) return undefined;
    // Whoever wants to throw again would say that there's none.
    if (why === 'no-reply' && replyTo([this.#ledger], interaction) !== undefined) return 'reply-there';
    if (reply === undefined) return undefined;
    const there = this.#replies.get(reply);
    if (!there) return 'no-reply-there';
    if (there.isLater) return 'later-message';
    return there.interaction === interaction ? undefined : 'other-interaction';
  }

  /** Those that announce something, the oldest first: only their author's, who is that of the throws. */
  get #notices() {
    return this.#ledger.messages
      .flatMap((message) => {
        const number = numberIn(message);
        return number === undefined || (this.#author ?? message.author) !== message.author ? [] : [{ message, number }];
      })
      .toSorted((a, b) => (BigInt(a.message.id) < BigInt(b.message.id) ? -1 : 1));
  }

  /** Notices that no record has. @param loud the newest record after which no earlier throw can still be open */
  unruled(loud: number): readonly Unruled[] {
    const notices = this.#notices;
    const newest = notices.at(-1)?.message;
    // One that says the very same was posted again, because nobody knew whether the first had arrived.
    const ruled = new Set(notices.flatMap(({ message: { id, content } }) => (this.#ruled.has(id) ? [content] : [])));
    return notices
      .filter(({ message: { id, content } }) => !this.#ruled.has(id) && !ruled.has(content))
      .map(({ message, number }) => ({
        ...{ notice: message.id, number },
        standing: number <= loud ? 'never' : message === newest ? 'open' : 'later',
      }));
  }

  get twice(): readonly number[] {
    const contents = new Map<number, Set<string>>();
    for (const { message, number } of this.#notices)
      contents.set(number, (contents.get(number) ?? new Set()).add(message.content));
    return [...contents].filter(([, all]) => all.size > 1).map(([number]) => number);
  }

  /** By Discord's two counts: how many were ever sent, and the places of those that are there. */
  get deleted(): number {
    const { messages, sent } = this.#ledger;
    const places = messages.flatMap(({ position }) => position ?? []);
    const gaps = places.length > 0 ? Math.max(...places) + 1 - new Set(places).size : 0;
    return Math.max(0, gaps, sent === undefined ? 0 : sent - messages.length);
  }
}

/** The number that a notice announces; nothing if the message is none. */
function numberIn({ content }: LedgerMessage): number | undefined {
  const number = NOTICE.exec(content)?.[1];
  return number === undefined ? undefined : Number(number);
}
