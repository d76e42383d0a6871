import * as z from 'zod';
import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import { type PhotoTaken, photoTaken } from '../../campaign/events/photo.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { keys } from '../../campaign/keys.ts';
import { questionsIn } from '../../campaign/owed/questions.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { StandingSoFar } from '../../campaign/standing.ts';
import { type Store, StoreError } from '../../campaign/store/store.ts';
import { InputError } from '../../kernel/refusal.ts';
import { assertPlaysAny } from '../agreement/permission.ts';
import type { Asked } from '../asked.ts';
import { type Lying, layPhoto } from '../battlefield/photo-under.ts';
import type { Written } from '../committing.ts';
import { reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import { type Prepared, prepared } from './prepared.ts';

/** How many pictures of one campaign are kept: with those of a long battle, a few megabytes. */
export const MOST_PHOTOS = 40;

/** What is said about a picture. */
export interface PhotoWish {
  readonly caption?: string | undefined;
  readonly alt?: string | undefined;
  /** The ruling or the open question that it shows. */
  readonly number?: number | undefined;
}

/** What exists of a picture: its bytes if they were kept and are still there, and the message that shows it. */
export interface PhotoFound {
  readonly bytes?: Uint8Array;
  readonly link?: string;
}

const link = z.url();

/** Pictures of the table. Their records are in the log, and their bytes beside it. */
export class Photos {
  readonly #protocol: Protocol;
  readonly #store: Store;

  constructor(protocol: Protocol, { store }: { readonly store: Store }) {
    this.#protocol = protocol;
    this.#store = store;
  }

  /**
   * Puts a picture into the log at the current moment of the game.
   * @throws {InputError} if it isn't a picture, or no campaign is open; {NotAllowed} for someone who has no part in it
   */
  async take(asked: Asked, wish: PhotoWish): Promise<Written & { readonly picture: Prepared }> {
    // Nothing is decoded for someone who isn't allowed to post it.
    assertMayTake((await reading(this.#protocol.campaigns.latest(asked.channel)))?.campaign, asked.user);
    const picture = await this.prepared(asked, 'file');
    const written = await this.#protocol.write(asked, async (campaign, _source, known) => {
      assertMayTake(campaign, asked.user);
      if (!known) throw new InputError('no-game');
      return [await this.taken(known, campaign, picture, wish)];
    });
    return { ...written, picture };
  }

  /**
   * Puts a photograph into the log, and lays it under the drawn table.
   * @throws as `take` and `layPhoto` do; nothing is decoded for someone who may not
   */
  async lay(asked: Asked, lying: Lying): Promise<Written & { readonly picture: Prepared }> {
    assertMayTake((await reading(this.#protocol.campaigns.latest(asked.channel)))?.campaign, asked.user);
    const picture = await this.prepared(asked, 'file');
    const { hash, given } = picture;
    const [width, height] = given;
    const written = await this.#protocol.write(asked, async (campaign, _source, known) => {
      assertMayTake(campaign, asked.user);
      if (!known || !campaign) throw new InputError('no-game');
      const laid = layPhoto(campaign, asked.user, lying, { hash, width, height });
      return [await this.taken(known, campaign, picture, {}), ...laid];
    });
    return { ...written, picture };
  }

  /** The bytes of the photograph under a channel's table, if they're still kept. */
  async under(channel: string, hash: string): Promise<Uint8Array | undefined> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    return known && keptPhoto(this.#store, known.log.id, hash);
  }

  /** The picture attached to a command, ready to be posted. @throws {InputError} if there is none */
  async prepared({ files }: Asked, option: string): Promise<Prepared> {
    const file = files?.[option];
    if (!file) throw new InputError('missing-options', { missing: [option] });
    return prepared(file);
  }

  /** The event for a picture in the next record; its bytes are kept if there is room. */
  async taken(known: OpenCampaign, campaign: Campaign, picture: Prepared, wish: PhotoWish): Promise<PhotoTaken> {
    const { hash, width, height, kept: bytes } = picture;
    const { caption, alt, number: of } = wish;
    if (of !== undefined) await assertShown(known, campaign, of);
    return {
      type: 'photo-taken',
      id: campaign.seq + 1,
      hash,
      bytes: bytes.length,
      width,
      height,
      kept: await reading(this.#keep(known, hash, bytes)),
      ...(caption ? { caption } : {}),
      ...(alt ? { alt } : {}),
      ...(of === undefined ? {} : { of }),
    };
  }

  /** Notes where the picture of a record was posted, because Discord's own address of the file soon expires. */
  async posted(channel: string, seq: number, url: string): Promise<void> {
    const known = await this.#protocol.campaigns.latest(channel);
    if (known) await this.#store.add(keys.posted(known.log.id, seq), url, keys.record(known.log.id, seq));
  }

  /** What exists of pictures in the channel's log, each by the number of its record. */
  async found(channel: string, taken: readonly PhotoTaken[]): Promise<ReadonlyMap<number, PhotoFound>> {
    const known = taken.length > 0 ? await reading(this.#protocol.campaigns.latest(channel)) : undefined;
    if (!known) return new Map();
    const log = known.log.id;
    const found = new Map<number, PhotoFound>();
    for (const { id, hash } of taken) {
      const [data, url] = await reading(this.#store.getMany([keys.photo(log, hash), keys.posted(log, id)]));
      const message = link.safeParse(url);
      found.set(id, {
        ...(typeof data === 'string' ? { bytes: Buffer.from(data, 'base64') } : {}),
        ...(message.success ? { link: message.data } : {}),
      });
    }
    return found;
  }

  /** @returns whether it's kept: there is only room for so many */
  async #keep({ log, campaign }: OpenCampaign, hash: string, bytes: Uint8Array): Promise<boolean> {
    const key = keys.photo(log.id, hash);
    const others: string[] = [];
    for await (const each of this.#store.keys(keys.photo(log.id, ''))) if (each !== key) others.push(each);
    if (others.length >= MOST_PHOTOS && !(await this.#makeRoom({ log, campaign }, others))) return false;
    // Only if the record exists: a log that is being erased meanwhile must leave nothing behind.
    const added = await this.#store.add(key, Buffer.from(bytes).toString('base64'), keys.record(log.id, campaign.seq));
    return added || (await this.#store.get(key)) !== undefined;
  }

  /**
   * Deletes the pictures of undone records. If a redo brings such a record back, its picture is at Discord only.
   * @returns whether there is room now
   */
  async #makeRoom(known: Pick<OpenCampaign, 'log' | 'campaign'>, kept: readonly string[]): Promise<boolean> {
    const old = await reading(outdated(known, kept));
    for (const key of old) await this.#store.delete(key);
    return kept.length - old.length < MOST_PHOTOS;
  }
}

/** The keys of pictures that no standing record has any more. */
async function outdated({ log, campaign }: Pick<OpenCampaign, 'log' | 'campaign'>, kept: readonly string[]) {
  const taken: { readonly seq: number; readonly key: string }[] = [];
  const standing = new StandingSoFar();
  for await (const record of log.from(1, campaign.seq)) {
    standing.take(record);
    for (const { hash } of photosIn(record)) taken.push({ seq: record.seq, key: keys.photo(log.id, hash) });
  }
  const { struck } = standing.all;
  const stands = new Set(taken.filter(({ seq }) => !struck.has(seq)).map(({ key }) => key));
  return kept.filter((key) => !stands.has(key));
}

/** The pictures in a record. */
export function photosIn({ events }: Pick<LogRecord, 'events'>): readonly PhotoTaken[] {
  return events.filter(photoTaken.is);
}

/** The pictures that a user brought into a log. */
export function photosBy(records: readonly LogRecord[], user: string): readonly PhotoTaken[] {
  return records.filter(({ by }) => by === user).flatMap(photosIn);
}

/** The bytes of a picture of a log, if they're still kept. @throws {NotWritten} */
export async function keptPhoto(store: Store, log: string, hash: string): Promise<Uint8Array | undefined> {
  const data = await reading(store.get(keys.photo(log, hash)));
  return typeof data === 'string' ? Buffer.from(data, 'base64') : undefined;
}

/** Deletes the pictures that a user brought into a log. @throws {StoreError} */
export async function forgetPhotos(store: Store, log: string, taken: readonly PhotoTaken[]): Promise<void> {
  for (const { hash, id } of taken) {
    await store.delete(keys.photo(log, hash));
    await store.delete(keys.posted(log, id));
  }
}

/** @throws {InputError} if no campaign is open; {NotAllowed} for someone who has no part in it */
function assertMayTake({ game }: Campaign = nothingYet, user: string): void {
  if (!game || game.phase === 'ended') throw new InputError('no-game');
  assertPlaysAny(game, user);
}

/** @throws {InputError} for a number that is neither a ruling nor an open question */
async function assertShown({ log }: OpenCampaign, campaign: Campaign, of: number): Promise<void> {
  if (questionsIn(campaign.game).some(({ id }) => id === of)) return;
  const record = of <= campaign.seq ? await log.at(of).catch(unlessStore) : undefined;
  if (!record) throw new InputError('no-such-record', { seq: of });
  if (!record.events.some(({ type }) => type === 'ruled')) throw new InputError('no-ruling-there', { seq: of });
}

function unlessStore(error: unknown): undefined {
  if (error instanceof StoreError) throw error;
}
