import { setTimeout as passed } from 'node:timers/promises';
import type { AttachmentBuilder, Client } from 'discord.js';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';
import { keys } from '../../campaign/keys.ts';
import { lastRewriting } from '../../campaign/standing.ts';
import type { Store } from '../../campaign/store/store.ts';
import { gatheredNow, restoredAnswer } from '../../command/restored.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Document } from '../../reply/document.ts';
import { movedOnReply } from '../../reply/ruling/gathered.ts';
import { restoredReply, type Superseded, struckReply } from '../../reply/ruling/struck.ts';
import { isClosed, isGone, mayAttach, openPlace } from '../answers/places.ts';
import { isResting } from '../answers/resting.ts';
import type { StepMessages } from '../answers/step-messages.ts';
import { linkTo } from '../messages/link.ts';
import { picturesOf } from '../messages/pictures.ts';
import { render, sendable } from '../messages/render.ts';
import { replace } from '../presses/spent-buttons.ts';
import { FURTHEST, type Told, told as toldRow } from './told.ts';
import { keepBeside, type Tidied } from './upkeep.ts';
import { waitingOn } from './waiting-message.ts';

/** How far the messages of a log are as they should be. */
const progress = z.object({
  /** Everything that the records up to this one changed has been seen to, … */
  upTo: z.number().int(),
  /** … except for the messages of these, or the links in them. */
  left: z.array(z.number().int()),
});

type Progress = Readonly<z.infer<typeof progress>>;

/** Before, it was kept in one list for each record's number what its message shows. */
const olderList = z.record(z.string(), z.number().int());

/** After so many records, it's noted how far the messages are, even if nothing has changed: the next time, fewer are looked through. */
const FAR = 500;

/** This many are edited at a time; Discord limits how quickly anyone can edit. */
const AT_ONCE = 10;

/** For so long, in milliseconds, what messages show is only in memory: then all of it is written together. */
const TOGETHER = 200;

/** A record whose message changes. */
interface Striking {
  readonly log: string;
  readonly seq: number;
  /** The record that put it right, or 0; without it, it counts again. */
  readonly by: number | undefined;
  /** Where that is shown, as far as it's known. */
  readonly instead: Told | undefined;
}

/** What's needed for striking messages through. */
interface Parts {
  readonly words: Catalogue;
  readonly client: Client;
  readonly store: Store;
  readonly referee: Referee;
  readonly log: Logger;
  /** Learns which buttons that wait for something a message has now, in the channel of its campaign or where it was sent. */
  readonly shown: (channel: string, message: string, buttons: readonly string[], where: string) => Promise<unknown>;
  readonly steps: Pick<StepMessages, 'alone'>;
}

/**
 * The messages that show records. If a record is undone or put right, its message is struck through with a link to the
 * replacement, and it's restored if that is taken back. A message that's gone, or that the bot may not edit, stays as it is.
 */
export class StruckMessages {
  readonly #parts: Parts;
  /** What's about to be written, by its key. */
  readonly #fresh = new Map<string, Told>();
  /** Until it's written. */
  #soon: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * A message in a channel shows a record. It's known at once, and soon written.
   * @param beside the earlier records that it shows too, if it's the message of a step
   * @returns whether the record puts another one right, whose message may be waiting for a link to this one
   * @throws {StoreError} {NotWritten}
   */
  async note(channel: string, seq: number, message: string, beside?: readonly number[]): Promise<boolean> {
    const { referee, store } = this.#parts;
    const known = referee.records.inMemory(channel);
    const found = known && seq <= known.campaign.seq ? known : await referee.records.standing(channel);
    if (!found || seq > found.campaign.seq) return false;
    // A log that's being erased loses its records first, and what belongs to them after that.
    const key = keys.told(found.log, seq);
    this.#fresh.set(key, { channel, message, ...(beside ? { with: [...beside] } : {}) });
    await this.#together();
    const told = this.#fresh.get(key);
    try {
      if (told) await store.put(key, told, keys.record(found.log, seq));
    } finally {
      if (this.#fresh.get(key) === told) this.#fresh.delete(key);
    }
    return found.campaign.rewritings?.some(({ by }) => by === seq) ?? false;
  }

  /** Waits until all that's there by then is written in one statement. */
  #together(): Promise<void> {
    this.#soon ??= passed(TOGETHER).then(() => {
      this.#soon = undefined;
    });
    return this.#soon;
  }

  /**
   * Edits the messages of everything undone, put right or restored since the last time.
   * @returns whether there is more to edit, now or once a thread is un-archived or unlocked
   * @throws {StoreError} {NotWritten}
   */
  async refresh(channel: string): Promise<Tidied> {
    const { referee, store } = this.#parts;
    const found = await referee.records.standing(channel);
    if (!found) return 'done';
    const { log, campaign } = found;
    const { upTo, left: before } = await this.#progress(log, campaign);
    const last = lastRewriting(campaign);
    if (before.length === 0 && last <= upTo && campaign.seq - upTo < FAR) return 'done';
    const touched = last > upTo ? await referee.records.touchedBy(channel, upTo + 1, last) : [];
    const seqs = [...new Set([...before, ...touched])].toSorted((a, b) => b - a);
    const { left, tidied } = await this.#strike(channel, log, seqs, campaign.seq - FAR);
    await keepBeside(store, log, keys.struck(log), { upTo: campaign.seq, left } satisfies Progress);
    return tidied;
  }

  /**
   * Edits the messages of these records that don't show what became of them.
   * @param old where a record up to this one is shown, nobody will hear any more
   * @returns those that are left, and how to go on
   */
  async #strike(channel: string, log: string, seqs: readonly number[], old: number) {
    const wanted = await this.#parts.referee.records.superseded(channel, seqs);
    const left: number[] = [];
    const found = new Set<Tidied>();
    const steps = new Map<string, Tidied>();
    let tried = 0;
    for (const seq of seqs) {
      const told = await this.toldAt(log, seq);
      const by = wanted.get(seq);
      if (!told) continue;
      const isOfStep = told.with !== undefined;
      const instead = by && !isOfStep ? await this.toldAt(log, by) : undefined;
      const isLost = by !== undefined && by !== 0 && !isOfStep && !instead;
      const shows = isLost ? -by : by;
      if (isLost && by > old) left.push(seq);
      if (told.shows === shows) continue;
      const known = steps.get(told.message);
      const what = { log, seq, by, instead };
      const edit = () => (isOfStep ? this.#editStep(channel, what, steps) : this.#edit(channel, what, told));
      const edited = known ?? (tried < AT_ONCE ? await edit() : 'again');
      found.add(edited);
      // What rests takes nobody's place.
      if (edited !== 'resting' && !known) tried += 1;
      if (edited === 'done') await this.#shows(log, seq, told, shows);
      else left.push(seq);
    }
    const tidied: Tidied = found.has('again') ? 'again' : found.has('resting') ? 'resting' : 'done';
    return { left: [...new Set(left)], tidied };
  }

  async #progress(log: string, { imported }: Campaign): Promise<Progress> {
    const { store } = this.#parts;
    const kept = await store.get(keys.struck(log));
    const read = progress.safeParse(kept);
    if (read.success) return read.data;
    for (const [seq, by] of Object.entries(olderList.safeParse(kept).data ?? {})) {
      const told = await this.toldAt(log, Number(seq));
      if (told) await this.#shows(log, Number(seq), told, by);
    }
    // Nobody was shown imported records here.
    return { upTo: imported?.last ?? 0, left: [] };
  }

  async #shows(log: string, seq: number, before: Told, shows: number | undefined): Promise<void> {
    const key = keys.told(log, seq);
    const { shows: _, ...where } = before;
    const told: Told = { ...where, ...(shows === undefined ? {} : { shows }) };
    if (this.#fresh.has(key)) this.#fresh.set(key, told);
    await this.#parts.store.put(key, told, keys.record(log, seq));
  }

  /** The message that was the first to show a record. @throws {StoreError} */
  async toldAt(log: string, seq: number): Promise<Told | undefined> {
    const key = keys.told(log, seq);
    return this.#fresh.get(key) ?? toldRow.safeParse(await this.#parts.store.get(key)).data;
  }

  /** @returns whether there is something left to try */
  async #edit(channel: string, { log, seq, by, instead }: Striking, at: Told): Promise<Tidied> {
    const { client, referee } = this.#parts;
    return this.#trying(channel, seq, async () => {
      const found = await referee.records.at(channel, seq);
      const place = found && (await openPlace(client, at.channel, 'edit'));
      if (!place) return 'done';
      if (place === 'resting') return place;
      const { record, game } = found;
      const guild = 'guildId' in place ? place.guildId : null;
      const link = instead && linkTo(guild, instead.channel, instead.message);
      const what = { record, game, log, by: by || undefined, link };
      const document = by === undefined ? await this.#restored(channel, what) : struckReply(this.#parts.words, what);
      const pictures = mayAttach(place) ? await picturesOf(document, this.#parts.log, { soon: 'later' }) : [];
      await replace(at.message, () =>
        place.messages.edit(at.message, messageOf(this.#parts.words, document, pictures)),
      );
      await this.#parts.shown(channel, at.message, waitingOn(document), at.channel);
      return 'done';
    });
  }

  async #trying(channel: string, seq: number, edit: () => Promise<Tidied>): Promise<Tidied> {
    try {
      return await edit();
    } catch (err) {
      if (isResting(err)) return 'resting';
      const isOver = isGone(err) || isClosed(err);
      this.#parts.log[isOver ? 'info' : 'warn']({ err, channel, seq }, 'what was told of a record stays as it is');
      return isOver ? 'done' : 'again';
    }
  }

  /**
   * The same for a record that shares the message of its step. It's edited while nobody else shows anything there.
   * @param steps learns of the messages edited in this way
   */
  #editStep(channel: string, { log, seq }: Striking, steps: Map<string, Tidied>): Promise<Tidied> {
    const { client, referee, words, shown } = this.#parts;
    return this.#parts.steps.alone(channel, async () => {
      const at = await this.#shownIn(log, seq);
      const known = at && steps.get(at.message);
      if (known) return known;
      const edited = await this.#trying(channel, seq, async () => {
        const place = at && (await openPlace(client, at.channel, 'edit'));
        if (!place || place === 'resting') return place ?? 'done';
        const document = await gatheredNow(words, referee, channel, { log, seqs: at.seqs });
        if (!document) return 'done';
        await replace(at.message, () => place.messages.edit(at.message, messageOf(words, document, [])));
        await shown(channel, at.message, waitingOn(document), at.channel);
        return 'done';
      });
      if (at) steps.set(at.message, edited);
      return edited;
    });
  }

  /** Brings up to date the message that was said to show a record: it shows all that it has, or points to the newer one that has it too. */
  async brings(channel: string, log: string, seq: number): Promise<void> {
    const { client, words, steps } = this.#parts;
    await this.#editStep(channel, { log, seq, by: undefined, instead: undefined }, new Map());
    const [own, now] = [await this.toldAt(log, seq), await this.#shownIn(log, seq)];
    if (!own || !now || own.message === now.message) return;
    await steps.alone(channel, () =>
      this.#trying(channel, seq, async () => {
        const place = await openPlace(client, own.channel, 'edit');
        if (!place || place === 'resting') return place ?? 'done';
        const guild = 'guildId' in place ? place.guildId : null;
        const document = movedOnReply(words, [...(own.with ?? []), seq], linkTo(guild, now.channel, now.message));
        await replace(own.message, () => place.messages.edit(own.message, messageOf(words, document, [])));
        return 'done';
      }),
    );
  }

  /** The message that shows a record now, with everything it shows: that of the newest record which has it beside it. */
  async #shownIn(log: string, seq: number): Promise<(Told & { readonly seqs: readonly number[] }) | undefined> {
    const after = Array.from({ length: FURTHEST }, (_, i) => seq + i);
    const kept = await this.#parts.store.getMany(after.map((each) => keys.told(log, each)));
    const rows = after.map((each, i) => this.#fresh.get(keys.told(log, each)) ?? toldRow.safeParse(kept[i]).data);
    const newest = after.findLastIndex((each, i) => each === seq || rows[i]?.with?.includes(seq));
    const row = rows[newest];
    return row && { ...row, seqs: [...(row.with ?? []), after[newest]!] };
  }

  /** It counts again in any case, even if what can be done next can't be worked out. */
  async #restored(channel: string, what: Superseded): Promise<Document> {
    return restoredAnswer(this.#parts.words, this.#parts.referee, channel, what).catch((err: unknown) => {
      this.#parts.log.error({ err }, 'couldn’t work out what can be done next');
      return restoredReply(this.#parts.words, what);
    });
  }
}

/** Whether it may have had text or pictures of its own: the frame shows everything. */
function messageOf(words: Catalogue, document: Document, pictures: readonly AttachmentBuilder[]) {
  const message = sendable(render(words, document, { files: false, pictures }));
  return { ...message, content: null, attachments: [], allowedMentions: { parse: [] as const } };
}
