import type { Campaign } from '../campaign/campaign.ts';
import type { Known } from '../campaign/campaigns.ts';
import { type Pointer, pointerOf } from '../campaign/channels.ts';
import { type CampaignExport, EXPORT_VERSION, UMPIRE_VERSION } from '../campaign/export.ts';
import { keys } from '../campaign/keys.ts';
import type { LogRecord } from '../campaign/record.ts';
import type { Store } from '../campaign/store/store.ts';
import { InputError } from '../kernel/refusal.ts';
import { rulesets } from '../rules/index.ts';
import type { Asked } from './asked.ts';
import { slug } from './games.ts';
import { type Imported, originsOf, receive } from './importing.ts';
import { assertUmpire } from './permission.ts';
import { counting, type Protocol, reading } from './protocol.ts';

/** A campaign with all its records, and what it comes to. */
export interface Exported {
  readonly exported: CampaignExport;
  readonly campaign: Campaign;
  /** What a file with it is called, without an extension. */
  readonly file: string;
}

/** Takes whole campaigns out of the store, brings them in, and moves them between channels. */
export class Transfer {
  readonly #protocol: Protocol;
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(protocol: Protocol, { store, now }: { readonly store: Store; readonly now: () => Date }) {
    this.#protocol = protocol;
    this.#store = store;
    this.#now = now;
  }

  /** The whole campaign of a channel; no secret of it. @throws {InputError} if its log is empty */
  async export(channel: string): Promise<Exported> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    if (!known || known.campaign.seq === 0) throw new InputError('nothing-to-export');
    const { campaign, log } = known;
    const records = await reading(log.between(1, campaign.seq));
    const origins = await reading(originsOf(this.#store, log.id));
    const name = campaign.game?.name ?? channel;
    return {
      campaign,
      file: `${slug(name) || 'campaign'}-${this.#now().toISOString().slice(0, 10)}`,
      exported: {
        umpire: EXPORT_VERSION,
        format: 'campaign',
        version: UMPIRE_VERSION,
        name,
        log: log.id,
        commitment: known.commitment,
        origins,
        rulesets: rulebooksOf(records),
        struck: campaign.struck.toSorted((a, b) => a - b),
        records,
      },
    };
  }

  /**
   * Makes an exported campaign the channel's own, under a new log with a new seed.
   * @throws {InputError} for a channel that plays a campaign, or whose log is not the speaker's to give up
   * @throws {NotWritten} and then nothing has changed
   */
  import(asked: Asked, exported: CampaignExport): Promise<Imported> {
    return this.#protocol.alone(asked.channel, async () => {
      const { dice, campaigns } = this.#protocol;
      const imported = await receive({ store: this.#store, dice, now: this.#now }, asked, exported);
      campaigns.forget(asked.channel);
      return imported;
    });
  }

  /**
   * The channel's log belongs to another channel from now on.
   * @throws {InputError} unless an umpire says so, and the other channel has no log
   */
  async moveTo(asked: Asked, to: string): Promise<Known> {
    const { channel, user } = asked;
    if (to === channel) throw new InputError('moves-nowhere');
    if (asked.reaches && !(await asked.reaches(to))) throw new InputError('unreachable', { channel: to });
    return this.#protocol.alone(channel, async () => {
      const before = await pointerOf(this.#store, channel);
      const done = before?.moved === to;
      if (!done) await this.#assertMovable(channel, user, before);
      if (!before) throw new InputError('nothing-to-move');
      const { moved: _, ...pointer } = before;
      if (!done) await this.#give(to, pointer);
      await counting(this.#store.set(keys.channel(channel), { ...pointer, moved: to }));
      for (const each of [channel, to]) this.#protocol.campaigns.forget(each);
      return (await this.#protocol.campaigns.of(to))!;
    });
  }

  /** A channel whose log has moved away may begin another. */
  async release(channel: string): Promise<void> {
    await this.#protocol.alone(channel, async () => {
      const pointer = await pointerOf(this.#store, channel);
      if (pointer?.moved === undefined) return;
      await this.#store.delete(keys.channel(channel));
      this.#protocol.campaigns.forget(channel);
    });
  }

  async #assertMovable(channel: string, user: string, pointer: Pointer | undefined): Promise<void> {
    const campaign = (await this.#protocol.campaigns.of(channel))?.campaign;
    if (!pointer || !campaign || campaign.seq === 0) throw new InputError('nothing-to-move');
    // A log without a campaign is everybody's who plays here.
    if (campaign.game) assertUmpire(campaign.game, user);
  }

  /** Points a channel that has no log of its own to this one. */
  async #give(to: string, pointer: Pointer): Promise<void> {
    if (await counting(this.#store.add(keys.channel(to), pointer))) return;
    const there = await pointerOf(this.#store, to);
    // After a move that was cut short it points here already.
    if (there?.log === pointer.log && there.moved === undefined) return;
    if (there?.moved === undefined) throw new InputError('channel-taken', { channel: to });
    await this.#store.set(keys.channel(to), pointer);
  }
}

/** The names of the rulebooks that records go by. */
function rulebooksOf(records: readonly LogRecord[]): Record<string, string> {
  const ids = records.flatMap(({ events }) => events.flatMap((event) => ('rules' in event ? [event.rules] : [])));
  return Object.fromEntries([...new Set(ids)].map((id) => [id, rulesets[id]?.name ?? id]));
}
