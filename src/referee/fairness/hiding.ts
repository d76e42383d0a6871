import { createHmac, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import type { Game, HiddenUnit } from '../../campaign/game.ts';
import { hiddenUnit } from '../../campaign/hidden.ts';
import { keys } from '../../campaign/keys.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { turnSteps } from '../../campaign/scene.ts';
import type { Store } from '../../campaign/store/store.ts';
import { canonical } from '../../fairness/chain.ts';
import { MOST_HIDDEN, placeOpened, sealOf } from '../../fairness/deployment.ts';
import type { Seed } from '../../fairness/seed.ts';
import { InputError } from '../../kernel/refusal.ts';
import { expired } from '../../kernel/state/state.ts';
import { hasCome } from '../../kernel/state/turn.ts';
import { rulesetOf } from '../../rules/index.ts';
import { isNeutral } from '../agreement/permission.ts';
import { reading } from '../not-written.ts';

/** Whether these events put hidden units somewhere. */
export function hides(events: readonly LogEvent[]): boolean {
  return events.some(({ type }) => type === 'units-hidden');
}

/** What the store keeps of a seal: the key that opens it, and what stands in its places. */
const kept = z.object({ key: z.string(), places: z.record(z.string(), hiddenUnit) });

type Kept = Readonly<z.infer<typeof kept>>;

/** The hidden units of a side, by their places under its seal. */
export type Hidden = Kept['places'];

const NOBODY: Hidden = {};

/** How many seals are kept in memory. */
const MOST_KNOWN = 500;

/**
 * Units that stand on their own side's table only. Nothing in the campaign knows of them, so nothing that's made from it for others
 * can tell of them. The log has a hash of where they are, and the store beside it what's behind that, written before the record that
 * commits to it.
 */
export class Hiding {
  readonly #store: Store;
  readonly #seed: Seed | undefined;
  readonly #known = new LRUCache<string, Kept>({ max: MOST_KNOWN });
  readonly #views = new WeakMap<Campaign, Map<string, Campaign>>();

  /** @param seed of `--seed`: keys follow from it, so that a script's replies are the same every time */
  constructor(store: Store, seed: Seed | undefined) {
    this.#store = store;
    this.#seed = seed;
  }

  /** The hidden units of each side; those of an imported log stayed where they were sealed. */
  async of(log: string, game: Game | undefined): Promise<ReadonlyMap<string, Hidden>> {
    const read = Object.entries(game?.hidden ?? {}).map(async ([side, { seals, shown }]) => {
      const { places = NOBODY } = (await this.#behind(log, seals.at(-1)!)) ?? {};
      // What has been shown stays so, whatever is undone.
      const still = Object.entries(places).filter(([, { unit }]) => !shown.includes(unit.id));
      return [side, Object.fromEntries(still)] as const;
    });
    return new Map(await reading(Promise.all(read)));
  }

  /** The campaign as a user sees it: with the hidden units of the side that he plays for, and as a neutral umpire with all. */
  async seenBy(user: string, known: OpenCampaign): Promise<Campaign> {
    const { campaign, log } = known;
    const sides = sidesOpenTo(user, campaign.game);
    if (sides.length === 0) return campaign;
    const hidden = await this.of(log.id, campaign.game);
    const views = this.#views.get(campaign) ?? new Map<string, Campaign>();
    this.#views.set(campaign, views);
    const view =
      views.get(sides.join()) ??
      withHidden(
        campaign,
        sides.map((side) => hidden.get(side) ?? NOBODY),
      );
    views.set(sides.join(), view);
    return view;
  }

  /** What a record says of a side's hidden units as they are from now on. @param taken those that stood open until then */
  async sealed(
    { log, campaign }: OpenCampaign,
    user: string,
    side: string,
    units: readonly HiddenUnit[],
    taken: readonly string[] = [],
  ): Promise<EventOf<'units-hidden'>> {
    const before = (await this.of(log.id, campaign.game)).get(side) ?? NOBODY;
    const key = this.#key(`${log.id} ${campaign.seq} ${side}`);
    const places = placed(before, units, key);
    const hash = sealOf(key, textsOf(places));
    const value = { key, places };
    // If another process is erasing the log, nobody would find this again: its record won't be written either.
    await this.#store.add(keys.secret(log.id, hash), value, keys.record(log.id, campaign.seq));
    this.#known.set(keys.secret(log.id, hash), value);
    const plays = campaign.game?.sides[side]?.players.includes(user);
    return {
      type: 'units-hidden',
      side,
      hash,
      ...(taken.length > 0 ? { taken } : {}),
      ...(plays ? {} : { by: user }),
    };
  }

  /** What a record says of hidden units that stand open from now on. */
  async shown(
    { log, campaign }: OpenCampaign,
    side: string,
    ids: readonly string[],
    why: Pick<EventOf<'hidden-shown'>, 'spotter' | 'rule' | 'effects'> = {},
  ): Promise<EventOf<'hidden-shown'>[]> {
    const hash = campaign.game?.hidden?.[side]?.seals.at(-1);
    const behind = hash === undefined ? undefined : await this.#behind(log.id, hash);
    if (hash === undefined || !behind) return [];
    const { key, places } = behind;
    return Object.entries(places).flatMap(([place, stands]): EventOf<'hidden-shown'>[] => {
      if (!ids.includes(stands.unit.id)) return [];
      const { text: _, ...opened } = placeOpened(key, textsOf(places), Number(place));
      return [{ type: 'hidden-shown', side, hash, ...opened, stands, ...why }];
    });
  }

  /** What the record says that ends a battle: where every hidden unit was all along. */
  async ended({ log, campaign }: OpenCampaign, events: readonly LogEvent[]): Promise<EventOf<'hiding-ended'>[]> {
    const game = events.reduce<Game | undefined>(evolveGame, campaign.game);
    const still = await this.of(log.id, game);
    const ending = Object.entries(game?.hidden ?? {}).map(async ([side, { seals }]) => {
      let before = NOBODY;
      const opened: EventOf<'hiding-ended'>['seals'][number][] = [];
      for (const hash of seals) {
        const behind = await this.#behind(log.id, hash);
        opened.push({
          hash,
          ...(behind ? { key: behind.key } : {}),
          changed: changesTo(before, behind?.places ?? before),
        });
        before = behind?.places ?? before;
      }
      const shown = Object.values(still.get(side) ?? NOBODY);
      return { type: 'hiding-ended' as const, side, seals: opened, shown };
    });
    return reading(Promise.all(ending));
  }

  /** An ID that tells nobody how many others there are: units that stand open are numbered as they come. */
  newId({ log, campaign }: OpenCampaign, nth: number): string {
    const drawn = Buffer.from(this.#key(`${log.id} ${campaign.seq} unit ${nth}`), 'hex').readUInt32BE();
    return `u${10 ** 8 + (drawn % (9 * 10 ** 8))}`;
  }

  async #behind(log: string, hash: string): Promise<Kept | undefined> {
    const key = keys.secret(log, hash);
    const known = this.#known.get(key);
    if (known) return known;
    const read = kept.safeParse(await this.#store.get(key));
    if (!read.success) return undefined;
    this.#known.set(key, read.data);
    return read.data;
  }

  #key(of: string): string {
    if (!this.#seed) return randomBytes(32).toString('hex');
    return createHmac('sha256', this.#seed).update(`hiding ${of}`).digest('hex');
  }
}

/** What's wrong with what the store keeps behind a seal: nothing is there, or something else than was sealed. @throws {StoreError} */
export async function keptFault(
  store: Pick<Store, 'get'>,
  log: string,
  hash: string,
): Promise<'lost' | 'changed' | undefined> {
  const read = kept.safeParse(await store.get(keys.secret(log, hash)));
  if (!read.success) return 'lost';
  return sealOf(read.data.key, textsOf(read.data.places)) === hash ? undefined : 'changed';
}

/** The sides whose hidden units somebody sees. */
function sidesOpenTo(user: string, game: Game | undefined): readonly string[] {
  if (!game?.hidden) return [];
  const sides = Object.keys(game.hidden);
  return isNeutral(game, user) ? sides : sides.filter((side) => game.sides[side]?.players.includes(user));
}

/** A campaign with hidden units in it, as they are by now. */
export function withHidden(campaign: Campaign, hidden: readonly Hidden[]): Campaign {
  const all = hidden.flatMap((places) => Object.values(places));
  const { game } = campaign;
  if (!game || all.length === 0) return campaign;
  const lasting = all.flatMap((each) => each.lasting);
  const units = { ...game.units, ...Object.fromEntries(all.map(({ unit }) => [unit.id, unit])) };
  const joined: Game = { ...game, units, lasting: [...game.lasting, ...lasting] };
  const { at } = game;
  const steps = turnSteps(game, rulesetOf(game.rules));
  const over = at ? lasting.filter(({ until }) => hasCome(until, at, steps)) : [];
  return { ...campaign, game: over.reduce((state, { of, field }) => expired(state, of, field), joined) };
}

/** The units of a game that others don't see, with what ends by itself about them. */
export function hiddenIn(view: Game, open: Game): HiddenUnit[] {
  const hidden = Object.values(view.units).filter(({ id }) => !open.units[id]);
  return hidden.map((unit) => ({
    unit,
    lasting: view.lasting.filter(({ of }) => 'unit' in of && of.unit === unit.id),
  }));
}

/** The game after events that leave everything as it was that others see; nothing after others. */
export function unlessOpen(view: Game, events: readonly LogEvent[], open: Game): Game | undefined {
  const after = events.reduce<Game | undefined>(evolveGame, view);
  const alike = after && isDeepStrictEqual(openPart(after, open), openPart(view, open));
  return alike && !isDeepStrictEqual(hiddenIn(after, open), hiddenIn(view, open)) ? after : undefined;
}

function openPart(game: Game, open: Game): object {
  const isOpen = (id: string) => open.units[id] !== undefined;
  const { fallen: _, names: __, ...others } = game;
  return {
    ...others,
    units: Object.fromEntries(Object.entries(game.units).filter(([id]) => isOpen(id))),
    lasting: game.lasting.filter(({ of }) => !('unit' in of) || isOpen(of.unit)),
  };
}

/** Units in their places: each keeps its own, and which one a new unit gets tells nothing. @throws {InputError} if there are too many */
function placed(before: Hidden, units: readonly HiddenUnit[], key: string): Hidden {
  if (units.length > MOST_HIDDEN) throw new InputError('too-many-hidden', { most: MOST_HIDDEN });
  const places = new Map(Object.entries(before).map(([place, { unit }]) => [unit.id, place]));
  const taken = new Set(places.values());
  const after = units.map((each): [string, HiddenUnit] => {
    const own = places.get(each.unit.id);
    if (own !== undefined) return [own, each];
    const free = Array.from({ length: MOST_HIDDEN }, (_, i) => String(i)).filter((place) => !taken.has(place));
    const drawn = createHmac('sha256', key).update(each.unit.id).digest().readUInt32BE();
    const place = free[drawn % free.length]!;
    taken.add(place);
    return [place, each];
  });
  return Object.fromEntries(after);
}

function textsOf(places: Hidden): Record<string, string> {
  return Object.fromEntries(Object.entries(places).map(([place, stands]) => [place, canonical(stands)]));
}

function changesTo(before: Hidden, after: Hidden): EventOf<'hiding-ended'>['seals'][number]['changed'] {
  const places = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return places
    .filter((place) => !isDeepStrictEqual(before[place], after[place]))
    .map((place) => ({ place: Number(place), ...(after[place] ? { stands: after[place] } : {}) }));
}
