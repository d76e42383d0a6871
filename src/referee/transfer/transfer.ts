import { inPieces } from '../../campaign/breath.ts';
import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import { type Pointer, pointerOf } from '../../campaign/channels.ts';
import { type CampaignExport, EXPORT_VERSION, MOST_RECORDS, UMPIRE_VERSION } from '../../campaign/export/export.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { settle } from '../../campaign/folding/settling.ts';
import { keys } from '../../campaign/keys.ts';
import { causedBy } from '../../campaign/recent-interactions.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { publicSecret } from '../../campaign/shown-secrets.ts';
import { standingIn } from '../../campaign/standing.ts';
import type { Store } from '../../campaign/store/store.ts';
import { fingerprints } from '../../fairness/chain.ts';
import type { Committed } from '../../fairness/verify.ts';
import { fileWord } from '../../kernel/options/slug.ts';
import { InputError } from '../../kernel/refusal.ts';
import { rulesets } from '../../rules/index.ts';
import { Arrival } from '../arrival/arrival.ts';
import type { Words } from '../arrival/check.ts';
import type { Asked } from '../asked.ts';
import { beaconLeft } from '../fairness/beacon.ts';
import { assertMayRunChannel } from '../games/channel.ts';
import { here } from '../here.ts';
import { counting, NotWritten, reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import { arrivedBefore, assertFree, type Imported, makeCount, originsOf, scuttle, unload } from './importing.ts';

/** A campaign with all its records, and their fold. */
export interface Exported {
  readonly exported: CampaignExport;
  readonly campaign: Campaign;
  /** Its name, or the channel's. */
  readonly name: string;
  /** The name of its file, without an extension. */
  readonly file: string;
}

/** Exports and imports whole campaigns, and moves them between channels. */
export class Transfer {
  readonly #protocol: Protocol;
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(protocol: Protocol, { store, now }: { readonly store: Store; readonly now: () => Date }) {
    this.#protocol = protocol;
    this.#store = store;
    this.#now = now;
  }

  /** The whole campaign of a channel, without its secrets. @throws {InputError} if its log is empty */
  async export(channel: string): Promise<Exported> {
    const known = await here(this.#protocol.campaigns.findLatest(channel));
    if (!known || known.campaign.seq === 0) throw new InputError('nothing-to-export');
    const { campaign, log } = known;
    if (campaign.seq > MOST_RECORDS) throw new InputError('export-in-parts');
    const records = await reading(log.between(1, campaign.seq));
    const origins = await reading(originsOf(this.#store, log.id));
    const name = campaign.game?.name ?? channel;
    const { struck, corrections } = standingIn(records);
    const corrected = [...corrections].map(([seq, { by }]) => [seq, by]);
    return {
      campaign,
      name,
      file: `${fileWord(name, 'campaign')}-${this.#now().toISOString().slice(0, 10)}`,
      exported: {
        umpire: EXPORT_VERSION,
        format: 'campaign',
        version: UMPIRE_VERSION,
        ...(campaign.game ? { name } : {}),
        log: log.id,
        commitment: known.commitment,
        origins,
        rulesets: rulebooksOf(records),
        struck: [...struck].toSorted((a, b) => a - b),
        ...(corrected.length > 0 ? { corrected: Object.fromEntries(corrected) } : {}),
        fingerprints: await inPieces(fingerprints(records)),
        records,
      },
    };
  }

  /**
   * Makes an exported campaign the channel's own, under a new log with a new seed. One file is read at a time, in a
   * separate thread; other channels don't wait for it.
   * @param file reads the file, once it's clear that the channel is free for it
   * @param words the words that can be said about a side run by the referee
   * @throws {InputError} for a file that isn't accepted, a channel that is playing a campaign, or whose log the speaker may not
   *   give up; and if too many others are waiting
   * @throws {NotWritten}; nothing has changed then
   */
  async import(asked: Asked, file: () => Promise<Uint8Array>, words: Words): Promise<Imported> {
    const done = await reading(arrivedBefore(this.#store, asked));
    if (done) return done;
    assertFree((await reading(this.#protocol.campaigns.latest(asked.channel)))?.campaign ?? nothingYet, asked);
    const seedOf = (committed: Committed) => this.#seedOf(committed);
    return Arrival.with(file, words, seedOf, (arrival) => this.#land(asked, arrival));
  }

  /** Whether there is a log that an import would replace. @throws {NotAllowed} unless the speaker runs the channel */
  async replaces(asked: Asked): Promise<boolean> {
    const pointer = await reading(pointerOf(this.#store, asked.channel));
    if (!pointer || pointer.moved !== undefined) return false;
    const campaign = (await reading(this.#protocol.campaigns.latest(asked.channel)))?.campaign;
    if (!campaign || campaign.seq === 0 || (campaign.game && campaign.game.phase !== 'ended')) return false;
    assertMayRunChannel(campaign, asked);
    return true;
  }

  /**
   * From now on the channel's log belongs to another channel. A record of its own says so, and that is what counts: a process
   * that still writes for the old channel finds its number taken.
   * @throws {InputError} unless the speaker runs the channel, and the other channel has no log
   */
  async moveTo(asked: Asked, to: string): Promise<OpenCampaign> {
    const { channel } = asked;
    if (to === channel) throw new InputError('moves-nowhere');
    if (asked.reaches && !(await asked.reaches(to))) throw new InputError('unreachable', { channel: to });
    const { campaigns } = this.#protocol;
    await this.#protocol.alone(channel, async (write) => {
      const pointer = await pointerOf(this.#store, channel);
      if (pointer?.moved === to) return;
      if (!pointer) throw new InputError('nothing-to-move');
      await this.#assertMovable(channel, to, pointer);
      const { known } = await write(asked, (campaign) => {
        assertMayRunChannel(campaign, asked);
        return [{ type: 'log-moved', from: channel, to }, ...beaconLeft(campaign)];
      });
      if (await counting(settle(this.#store, channel, pointer, known.campaign))) return;
      // Someone has just begun a log there.
      const { interaction: _, ...back } = asked;
      await write(back, () => [{ type: 'log-moved', from: to, to: channel }]);
      throw new InputError('channel-taken', { channel: to });
    });
    for (const each of [channel, to]) campaigns.forget(each);
    return (await reading(campaigns.of(to)))!;
  }

  /**
   * The campaign of a channel, if the speaker may move it to another channel.
   * @throws {InputError} if there is none, or it has moved elsewhere
   * @throws {NotAllowed} unless the speaker runs the channel
   */
  async movable(asked: Asked, to: string): Promise<Campaign> {
    const { campaigns } = this.#protocol;
    const moved = (await reading(pointerOf(this.#store, asked.channel)))?.moved;
    if (moved !== undefined && moved !== to) throw new InputError('game-moved', { channel: moved });
    const campaign = (await reading(campaigns.latest(moved ?? asked.channel)))?.campaign;
    if (!campaign || campaign.seq === 0) throw new InputError('nothing-to-move');
    if (moved === undefined) assertMayRunChannel(campaign, asked);
    return campaign;
  }

  /**
   * A channel whose log has moved away may begin another.
   * @throws {InputError} if the same interaction began the log that moved
   */
  async release({ channel, interaction }: Pick<Asked, 'channel' | 'interaction'>): Promise<void> {
    await this.#protocol.alone(channel, async () => {
      const pointer = await pointerOf(this.#store, channel);
      if (pointer?.moved === undefined) return;
      const there = interaction === undefined ? undefined : await this.#protocol.campaigns.latest(pointer.moved);
      if (there && causedBy(there.campaign.interactions, interaction) !== undefined) {
        throw new InputError('game-moved', { channel: pointer.moved });
      }
      await this.#store.delete(keys.channel(channel));
      this.#protocol.campaigns.forget(channel);
    });
  }

  async #land(asked: Asked, arrival: Arrival): Promise<Imported> {
    const { dice, campaigns } = this.#protocol;
    const harbour = { store: this.#store, dice, now: this.#now };
    const ashore = await reading(unload(harbour, asked, arrival));
    return this.#protocol.alone(asked.channel, async (write) => {
      try {
        // Another process may have had the same interaction.
        const done = await arrivedBefore(this.#store, asked);
        if (!done) await makeCount(harbour, asked, ashore, write);
        else await scuttle(harbour, ashore.secret);
        if (done) return done;
      } catch (error) {
        // The imported log doesn't count, unless the outcome is unknown: its mark then tells a later sweep.
        if (!(error instanceof NotWritten && error.outcome === 'unknown')) await scuttle(harbour, ashore.secret);
        throw error;
      }
      campaigns.forget(asked.channel);
      // It counts now. If any of the rest fails, the next user of the channel or a sweep completes it.
      const settled = campaigns.of(asked.channel).then(() => this.#store.delete(keys.discarded(ashore.imported.log)));
      await settled.catch(() => undefined);
      return ashore.imported;
    });
  }

  /**
   * A seed that its own log has shown. A file is never checked against any other: whoever may say what was thrown, and hears
   * whether it fits, can ask until they know the seed.
   */
  async #seedOf({ log, commitment }: Committed): Promise<string | undefined> {
    if (`${log}${commitment}`.length > 150) return undefined;
    return reading(publicSecret(this.#store, log, commitment));
  }

  async #assertMovable(channel: string, to: string, { log, moved }: Pointer): Promise<void> {
    if (moved !== undefined) throw new InputError('game-moved', { channel: moved });
    const campaign = (await this.#protocol.campaigns.latest(channel))?.campaign;
    if (!campaign || campaign.seq === 0) throw new InputError('nothing-to-move');
    const there = await pointerOf(this.#store, to);
    if (there && there.moved === undefined && there.log !== log) throw new InputError('channel-taken', { channel: to });
  }
}

/** The names of the rulebooks that records use. */
export function rulebooksOf(records: readonly LogRecord[]): Record<string, string> {
  const ids = records.flatMap(({ events }) => events.flatMap((event) => ('rules' in event ? [event.rules] : [])));
  return Object.fromEntries([...new Set(ids)].map((id) => [id, rulesets[id]?.name ?? id]));
}
