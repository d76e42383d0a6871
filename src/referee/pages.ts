import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import type { OpenCampaign } from '../campaign/folding/campaigns.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import { keys } from '../campaign/keys.ts';
import type { Store } from '../campaign/store/store.ts';
import { InputError } from '../kernel/refusal.ts';
import { isNeutral, isUmpire } from './agreement/permission.ts';
import type { Asked } from './asked.ts';
import { tableIn } from './battlefield/laying.ts';
import { gameIn } from './games/games.ts';
import { logPage } from './log/log-page.ts';
import { reading } from './not-written.ts';
import { keptPhoto } from './photos/photos.ts';
import type { Protocol } from './protocol.ts';
import type { LogPage } from './rulings/answers.ts';

/** What the store keeps of a page: who asked for it, and what it shows. The secret in its address isn't there, only its hash. */
const kept = z.object({
  channel: z.string(),
  user: z.string(),
  /** A side's page shows what that side sees, an umpire's everything, and the spectators' what everybody may see. */
  as: z.enum(['side', 'umpire', 'spectators']),
  side: z.string().exactOptional(),
  /** It ends with this battle. */
  battle: z.number().int(),
  /** How much later spectators see everything, in seconds. */
  delay: z.number().int().exactOptional(),
});

export type Page = Readonly<z.infer<typeof kept>>;

/** Where the page of a campaign is, and for whom. */
export interface PageOpened {
  readonly address: string;
  readonly page: Page;
  /** The name of the side. */
  readonly side?: string | undefined;
}

/** A campaign as a page shows it, and the newest records of its log. */
export interface PageSeen {
  readonly page: Page;
  readonly campaign: Campaign;
  readonly log: LogPage;
}

/** Where pages are served, and who has to know when something on them may have changed. */
export interface PagesServed {
  /** Without a slash at the end. */
  readonly url: string;
  changed(channel: string): void;
}

/** So many pages can be open in a battle. */
const MOST_PAGES = 50;
/** The longest delay, in seconds. */
export const MOST_DELAY = 3600;
/** So many records are told of on a page. */
const TOLD = 12;
/** So many random bytes are in an address. */
const SECRET = 24;

/** Live pages of a drawn table: each at an address with a secret in it, of which only the hash is stored. */
export class Pages {
  readonly #protocol: Protocol;
  readonly #store: Store;
  readonly #served: PagesServed | undefined;

  constructor(
    protocol: Protocol,
    { store, pages }: { readonly store: Store; readonly pages?: PagesServed | undefined },
  ) {
    this.#protocol = protocol;
    this.#store = store;
    this.#served = pages;
  }

  /**
   * A new page: of the speaker's own side, of everything for an umpire who plays none, and what everybody may see for others.
   * @param delay in seconds, for spectators
   * @throws {InputError} if the host serves none, there's no drawn table, or too many are open
   */
  async open({ channel, user }: Asked, as: { spectators: boolean; delay: number }): Promise<PageOpened> {
    const { log, game } = await this.#known(channel);
    const { url } = this.#on();
    tableIn(game);
    if (game.over) throw new InputError('battle-is-over');
    const open = await this.#all(log);
    const old = open.filter(([, { battle }]) => battle !== game.battle);
    for (const [key] of old) await reading(this.#store.delete(key));
    if (open.length - old.length >= MOST_PAGES) throw new InputError('too-many-pages', { most: MOST_PAGES });
    const page = { channel, user, battle: game.battle, ...viewOf(game, user, as) };
    const secret = randomBytes(SECRET).toString('base64url');
    await reading(this.#store.set(keys.page(log, hashOf(secret)), page));
    const side = page.side === undefined ? undefined : game.sides[page.side]?.name;
    return { address: `${url}/battle/${log}/${secret}`, page, side };
  }

  /**
   * Ends pages: those of the speaker's own side, the spectators', and those that the speaker has asked for; for a neutral umpire all.
   * @returns how many @throws {InputError} if there are none
   */
  async close({ channel, user }: Asked): Promise<number> {
    const { log, game } = await this.#known(channel);
    this.#on();
    const own = sideOf(game, user);
    const takesPart = own !== undefined || isUmpire(game, user);
    const ended = (await this.#all(log)).filter(
      ([, page]) =>
        isNeutral(game, user) ||
        page.user === user ||
        (page.as === 'spectators' ? takesPart : own !== undefined && page.side === own),
    );
    if (ended.length === 0) throw new InputError('no-page-open');
    for (const [key] of ended) await reading(this.#store.delete(key));
    this.#served?.changed(channel);
    return ended.length;
  }

  /**
   * The campaign as whoever looks at each of these pages sees it: the one way by which anything of a table comes to a page. Pages that
   * show nothing any more are left out: somebody has ended them, their log is another channel's, their battle is past, or whoever asked
   * for them has left the side.
   * @param hashes of the secrets in their addresses
   */
  async seen(log: string, hashes: readonly string[]): Promise<ReadonlyMap<string, PageSeen>> {
    const rows = await this.#store.getMany(hashes.map((hash) => keys.page(log, hash)));
    const pages = hashes.flatMap((hash, i) => {
      const page = pageIn(rows[i]);
      return page ? [{ hash, page }] : [];
    });
    const seen = new Map<string, PageSeen>();
    for (const channel of new Set(pages.map(({ page }) => page.channel))) {
      const known = await this.#protocol.campaigns.latest(channel);
      const game = known?.campaign.game;
      if (!game || known.log.id !== log) continue;
      const shown = pages.filter(({ page }) => page.channel === channel && isStill(game, page));
      const newest = shown.length > 0 ? await logPage(known, 1, TOLD, {}) : undefined;
      for (const { hash, page } of shown)
        seen.set(hash, { page, campaign: await this.#viewed(known, page), log: newest! });
    }
    return seen;
  }

  /** The photograph under the table that a page shows, if it's that one. */
  async photo(log: string, page: string, hash: string): Promise<Uint8Array | undefined> {
    const { campaign } = (await this.seen(log, [page])).get(page) ?? {};
    return campaign?.game?.battlefield?.photo?.hash === hash ? keptPhoto(this.#store, log, hash) : undefined;
  }

  /** What's hidden stands on its own side's table only: everybody else's page knows as little of it as the log. */
  async #viewed(known: OpenCampaign, { as, user }: Page): Promise<Campaign> {
    return as === 'spectators' ? known.campaign : this.#protocol.hiding.seenBy(user, known);
  }

  async #known(channel: string): Promise<{ readonly log: string; readonly game: Game }> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    return { game: gameIn(known?.campaign ?? nothingYet), log: known!.log.id };
  }

  async #all(log: string): Promise<(readonly [key: string, page: Page])[]> {
    return reading(pagesOf(this.#store, log));
  }

  #on(): PagesServed {
    if (!this.#served) throw new InputError('pages-off');
    return this.#served;
  }
}

/** What somebody's page shows. */
function viewOf(
  game: Game,
  user: string,
  { spectators, delay }: { readonly spectators: boolean; readonly delay: number },
): Pick<Page, 'as' | 'side' | 'delay'> {
  const side = sideOf(game, user);
  if (!spectators && side !== undefined) return { as: 'side', side };
  if (!spectators && isNeutral(game, user)) return { as: 'umpire' };
  return { as: 'spectators', ...(delay > 0 ? { delay } : {}) };
}

/** Whether a page still shows what it did. A battle that's over is shown once more. */
function isStill(game: Game, { as, side, user, battle }: Page): boolean {
  if (game.battle !== battle || game.phase === 'ended') return false;
  if (as === 'side') return sideOf(game, user) === side;
  return as === 'spectators' || isNeutral(game, user);
}

/** Of the secret in an address: what the store knows it by. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function pageIn(value: unknown): Page | undefined {
  const read = kept.safeParse(value);
  return read.success ? read.data : undefined;
}

async function pagesOf(store: Store, log: string): Promise<(readonly [key: string, page: Page])[]> {
  const names: string[] = [];
  for await (const key of store.keys(keys.page(log, ''))) names.push(key);
  const rows = await store.getMany(names);
  return names.flatMap((key, i) => {
    const page = pageIn(rows[i]);
    return page ? [[key, page] as const] : [];
  });
}

/** Ends all pages that a user has asked for. */
export async function forgetPages(store: Store, log: string, user: string): Promise<void> {
  for (const [key, page] of await pagesOf(store, log)) if (page.user === user) await store.delete(key);
}
