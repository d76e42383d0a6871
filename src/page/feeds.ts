import type { Campaign } from '../campaign/campaign.ts';
import type { PageSeen, Pages } from '../referee/pages.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { toldOf, writtenAt } from './told.ts';

/** Somebody who has a page open. */
export interface Watcher {
  /** The newest record that he knows of, if he was here before. */
  readonly knows: number | undefined;
  send(event: 'ground' | 'told' | 'ended', data: string, seq?: number): void;
  end(): void;
}

/** What's sent, ready for everybody who sees the same. */
interface Rendered {
  readonly seq: number;
  readonly over: boolean;
  readonly page: string;
  readonly ground: string;
}

/** One address, and everybody who watches there. */
interface Feed {
  /** The terrain that each of them has. */
  readonly watchers: Map<Watcher, string | undefined>;
  /** What's shown, and what's shown later. */
  shown?: Rendered;
  readonly later: Set<() => void>;
  newest: number;
}

/** All pages of a log that somebody has open, by the hashes of their secrets. */
interface Battle {
  readonly log: string;
  readonly feeds: Map<string, Feed>;
  working: Promise<void> | undefined;
  again: boolean;
}

/** Tells the time, and does things later. */
export interface Timing {
  now(): Date;
  /** @returns what cancels it */
  after(ms: number, work: () => void): () => void;
}

/** The real time. Its timers don't keep the process alive. */
export const realTime: Timing = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};

interface Parts {
  readonly words: Catalogue;
  readonly pages: Pick<Pages, 'seen'>;
  readonly time: Timing;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * What open pages are told as their battles go on. It's worked out once for everybody who sees the same, when somebody says that a
 * channel has changed, and never where nobody watches.
 */
export class Feeds {
  readonly #parts: Parts;
  readonly #battles = new Map<string, Battle>();
  readonly #channels = new Map<string, Set<Battle>>();
  /** By the campaign as it's seen: both sides' may be the same. */
  readonly #rendered = new WeakMap<Campaign, Rendered>();
  /** How often a campaign was made ready for pages. */
  renderings = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How many watch. */
  get watching(): number {
    const feeds = [...this.#battles.values()].flatMap(({ feeds }) => [...feeds.values()]);
    return feeds.reduce((sum, { watchers }) => sum + watchers.size, 0);
  }

  /** Whether there's a page at an address now. */
  async isOpen(log: string, hash: string): Promise<boolean> {
    if (this.#battles.get(log)?.feeds.has(hash)) return true;
    const seen = (await this.#parts.pages.seen(log, [hash])).get(hash);
    return seen !== undefined && !this.#isPast(seen);
  }

  /** Tells somebody everything now, and what changes from now on. @returns what to call when he leaves; nothing if there's no such page */
  async join(log: string, hash: string, watcher: Watcher): Promise<(() => void) | undefined> {
    let feed = this.#battles.get(log)?.feeds.get(hash);
    if (!feed) {
      const seen = (await this.#parts.pages.seen(log, [hash])).get(hash);
      if (!seen || this.#isPast(seen)) return undefined;
      // Others may have come meanwhile.
      feed = this.#battles.get(log)?.feeds.get(hash) ?? this.#begin(log, hash, seen);
    }
    feed.watchers.set(watcher, undefined);
    if (feed.shown) tell(feed, watcher, watcher.knows);
    return () => this.#left(log, hash, watcher);
  }

  /** Something has happened in a channel, and has been answered. */
  changed(channel: string): void {
    for (const battle of this.#channels.get(channel) ?? []) this.#refresh(battle);
  }

  /** Looks again at everything that's open: what has ended elsewhere is found so. */
  checkAll(): void {
    for (const battle of this.#battles.values()) this.#refresh(battle);
  }

  /** Waits until everybody knows what has happened so far. */
  async settled(): Promise<void> {
    await Promise.all([...this.#battles.values()].map(({ working }) => working));
  }

  #begin(log: string, hash: string, seen: PageSeen): Feed {
    const { channel } = seen.page;
    const battle = this.#battles.get(log) ?? { log, feeds: new Map(), working: undefined, again: false };
    this.#battles.set(log, battle);
    this.#channels.set(channel, (this.#channels.get(channel) ?? new Set()).add(battle));
    const feed: Feed = { watchers: new Map(), later: new Set(), newest: 0 };
    battle.feeds.set(hash, feed);
    this.#takes(battle, hash, feed, seen);
    return feed;
  }

  #refresh(battle: Battle): void {
    battle.again = true;
    battle.working ??= this.#work(battle).finally(() => {
      battle.working = undefined;
    });
  }

  async #work(battle: Battle): Promise<void> {
    while (battle.again) {
      battle.again = false;
      try {
        const seen = await this.#parts.pages.seen(battle.log, [...battle.feeds.keys()]);
        for (const [hash, feed] of [...battle.feeds]) {
          const now = seen.get(hash);
          if (now) this.#takes(battle, hash, feed, now);
          else this.#ends(battle, hash, feed);
        }
      } catch (error) {
        // Whoever watches sees it with the next ruling, or the next look at everything.
        this.#parts.onTrouble(error);
      }
    }
  }

  /** Shows it, or later if that's what the page is for. */
  #takes(battle: Battle, hash: string, feed: Feed, seen: PageSeen): void {
    if (seen.campaign.seq === feed.newest) return;
    feed.newest = seen.campaign.seq;
    const late = this.#lateness(seen);
    if (late <= 0 && feed.later.size === 0) {
      this.#shows(battle, hash, feed, seen);
      return;
    }
    const cancel = this.#parts.time.after(Math.max(0, late), () => {
      feed.later.delete(cancel);
      this.#shows(battle, hash, feed, seen);
    });
    feed.later.add(cancel);
  }

  #shows(battle: Battle, hash: string, feed: Feed, seen: PageSeen): void {
    feed.shown = this.#render(seen);
    for (const watcher of [...feed.watchers.keys()]) tell(feed, watcher);
    if (feed.shown.over) this.#ends(battle, hash, feed);
  }

  #render(seen: PageSeen): Rendered {
    const known = this.#rendered.get(seen.campaign);
    if (known) return known;
    this.renderings += 1;
    const { page, ground } = toldOf(this.#parts.words, seen);
    const rendered = { seq: page.seq, over: page.over, page: JSON.stringify(page), ground: JSON.stringify(ground) };
    this.#rendered.set(seen.campaign, rendered);
    return rendered;
  }

  /** How long it still has to wait, in milliseconds. */
  #lateness({ page: { delay = 0 }, log: { records } }: PageSeen): number {
    return delay === 0 ? 0 : writtenAt(records) + delay * 1000 - this.#parts.time.now().getTime();
  }

  #isPast(seen: PageSeen): boolean {
    return seen.campaign.game?.over !== undefined && this.#lateness(seen) <= 0;
  }

  #ends(battle: Battle, hash: string, feed: Feed): void {
    for (const cancel of feed.later) cancel();
    for (const watcher of [...feed.watchers.keys()]) {
      watcher.send('ended', '');
      watcher.end();
    }
    this.#drop(battle, hash);
  }

  #left(log: string, hash: string, watcher: Watcher): void {
    const battle = this.#battles.get(log);
    const feed = battle?.feeds.get(hash);
    if (!feed?.watchers.delete(watcher) || feed.watchers.size > 0) return;
    for (const cancel of feed.later) cancel();
    this.#drop(battle!, hash);
  }

  #drop(battle: Battle, hash: string): void {
    battle.feeds.delete(hash);
    if (battle.feeds.size > 0) return;
    this.#battles.delete(battle.log);
    for (const [channel, battles] of this.#channels) {
      battles.delete(battle);
      if (battles.size === 0) this.#channels.delete(channel);
    }
  }
}

/** @param knows the newest record that he knows of: then there's nothing to say of it */
function tell({ shown, watchers }: Feed, watcher: Watcher, knows?: number): void {
  if (!shown || knows === shown.seq) return;
  if (watchers.get(watcher) !== shown.ground) watcher.send('ground', shown.ground);
  watchers.set(watcher, shown.ground);
  watcher.send('told', shown.page, shown.seq);
}
