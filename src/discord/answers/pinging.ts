import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type Called, calledBy, calledLines } from '../../command/called.ts';
import { upTo } from '../../kernel/up-to.ts';
import type { Referee } from '../../referee/referee.ts';
import type { LastPing, Wishes } from '../../referee/settings.ts';
import { isFree } from '../../referee/turns/free-time.ts';
import { PINGED_EVERY } from '../../referee/turns/reminding.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { CommandResult } from './result.ts';

/** Whoever isn't among the last so many to be pinged was pinged long ago. */
const MOST_KNOWN = 20_000;

/** Pings those whom something waits for, each of them once in five minutes at most. Whoever is passed over is reminded then. */
export class Pings {
  readonly #words: Catalogue;
  readonly #referee: Referee;
  readonly #log: Logger;
  /** When this process last pinged somebody, and because of what. */
  readonly #last = new LRUCache<string, LastPing>(upTo(MOST_KNOWN));

  constructor(words: Catalogue, referee: Referee, log: Logger) {
    this.#words = words;
    this.#referee = referee;
    this.#log = log;
  }

  /** When somebody was last pinged, in milliseconds; nothing if that's unknown or long ago. */
  lastOf(user: string): number | undefined {
    return this.#last.get(user)?.at;
  }

  /** Somebody is pinged now. @param of what for: the same thing, delivered again, pings them again */
  note(users: readonly string[], at: number, of: string): void {
    if (users.length === 0) return;
    for (const user of users) this.#last.set(user, { at, of });
    // Nobody waits for this: without it, somebody is pinged again too soon after a restart, and no more than that.
    this.#referee.settings
      .pinged(users, { at, of }, PINGED_EVERY)
      .catch((err: unknown) => this.#log.warn({ err }, 'couldn’t keep who was pinged'));
  }

  /**
   * Those who want to be pinged, may be disturbed at this time and haven't just been pinged. They're taken to be pinged now. The
   * others are told later, or look for themselves.
   * @param of what calls them
   */
  async allowed(called: readonly Called[], at: number, of: string): Promise<readonly Called[]> {
    const wishes = await this.#referee.settings.ofAll(called.map(({ user }) => user));
    const pinged = called.filter(({ user }) => {
      const own: Wishes & { readonly pinged?: LastPing } = wishes.get(user) ?? {};
      return !own.off && isFree(at, own) && !isEarly(later(this.#last.get(user), own.pinged), at, of);
    });
    this.note(
      pinged.map(({ user }) => user),
      at,
      of,
    );
    return pinged;
  }

  /** The answer with a message to those whom something waits for now, if they want one. */
  async calling(given: CommandResult, channel: string): Promise<CommandResult> {
    const { document, json } = given;
    if (typeof json?.seq !== 'number' || document.private) return given;
    try {
      const found = await this.#referee.records.justWritten(channel, json.seq);
      const called = found && !found.struck ? calledBy(found.record, found.game) : [];
      if (called.length === 0) return given;
      const pinged = await this.allowed(called, Date.parse(found!.record.at), `${channel}#${json.seq}`);
      if (pinged.length === 0) return given;
      return {
        ...given,
        calls: {
          lines: calledLines(this.#words, pinged, found!.game),
          pings: pinged.map(({ user }) => user),
          ...(pinged.some(({ why }) => why === 'over') ? { tells: 'battle-end' } : {}),
        },
      };
    } catch (err) {
      this.#log.error({ err }, 'couldn’t ping anybody');
      return given;
    }
  }
}

/** Whether somebody who was pinged for something else may not be pinged yet. */
function isEarly(last: LastPing | undefined, at: number, of: string): boolean {
  return last !== undefined && last.of !== of && at < last.at + PINGED_EVERY;
}

/** Another process may have pinged somebody after this one did. */
function later(one: LastPing | undefined, other: LastPing | undefined): LastPing | undefined {
  return one && other && other.at > one.at ? other : (one ?? other);
}
