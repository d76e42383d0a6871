import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import { type Pointer, point, pointerOf } from '../../campaign/channels.ts';
import { discard, eraseLog } from '../../campaign/erasing/erase.ts';
import type { Origin } from '../../campaign/export/export.ts';
import { arrivalIn } from '../../campaign/export/origins.ts';
import { load } from '../../campaign/folding/folding.ts';
import { keys } from '../../campaign/keys.ts';
import { Log } from '../../campaign/log.ts';
import { type LogRecord, RECORD_VERSION, writable } from '../../campaign/record.ts';
import type { Store } from '../../campaign/store/store.ts';
import { commitmentOf } from '../../fairness/seed.ts';
import type { Proof } from '../../fairness/verify.ts';
import { InputError } from '../../kernel/refusal.ts';
import { isUmpire } from '../agreement/permission.ts';
import type { Arrival } from '../arrival/arrival.ts';
import type { Asked } from '../asked.ts';
import { beaconLeft } from '../fairness/beacon.ts';
import { type LogDice, type Secret, secretsOf } from '../fairness/log-dice.ts';
import { assertMayRunChannel } from '../games/channel.ts';
import { counting } from '../not-written.ts';
import type { Write } from '../protocol.ts';

/** The outcome of an import. */
export interface Imported {
  readonly name: string;
  readonly log: string;
  /** The log it was exported from. */
  readonly from: string;
  /** The commitment to the seed of all dice from now on. */
  readonly commitment: string;
  /** How many records were brought in. */
  readonly records: number;
  /** Whether its dice match their seeds. */
  readonly proof: Proof;
  /** The first record that the file's fingerprints don't fit: they aren't ours, or it was changed. */
  readonly altered?: number | undefined;
  /** Whether the speaker became an umpire of it. */
  readonly adopted: boolean;
  /** Whether its dice came from a public beacon until now. */
  readonly leavesLedger: boolean;
  readonly campaign: Campaign;
}

/** What is stored beside the records of an imported log. */
interface Provenance {
  readonly origins: Origin[];
  /** The first record that the file's fingerprints didn't fit. */
  readonly altered?: number;
  /** The interaction that imported it. */
  readonly interaction?: string;
}

export interface Harbour {
  readonly store: Store;
  readonly dice: LogDice;
  readonly now: () => Date;
}

/** A log that is fully written, and that nothing points to yet. */
export interface Ashore {
  readonly secret: Secret;
  readonly imported: Imported;
}

/** How many rows are written at the same time: few enough not to hold up other channels. */
const AT_ONCE = 16;

/**
 * Writes the records under a log of their own that nothing points to. If it's interrupted, its mark says what has to be erased.
 * @throws {StoreError} and nothing is left then, as far as the store allows
 */
export async function unload(harbour: Harbour, asked: Asked, arrival: Arrival): Promise<Ashore> {
  const { store, dice, now } = harbour;
  const secret = await unused(harbour, asked.channel);
  try {
    await discard(store, secret.log, asked.channel, now());
    await dice.keep(secret);
    return { secret, imported: await write(harbour, asked, arrival, secret) };
  } catch (error) {
    await scuttle(harbour, secret);
    throw error;
  }
}

/** The import was called off: the log is erased as far as the store allows, and any rest stays marked. */
export async function scuttle({ store, dice }: Harbour, secret: Secret): Promise<void> {
  await eraseLog(store, secret.log).catch(() => {});
  await dice.drop(secret.log, secretsOf(secret)).catch(() => {});
}

/**
 * The write that makes the imported records count. A log that they replace ends with a record that names the new one, so
 * nobody adds to it any more and nobody misses what follows.
 * @throws {InputError} if the channel is no longer free for it
 */
export async function makeCount(harbour: Harbour, asked: Asked, { imported }: Ashore, write: Write): Promise<void> {
  const { store } = harbour;
  const { log, commitment, records } = imported;
  const to: Pointer = { log, commitment, imported: records };
  const before = await pointerOf(store, asked.channel);
  if (!before) {
    if ((await counting(point(store, asked.channel, to))).log !== log)
      throw new InputError('channel-taken', { channel: asked.channel });
  } else if (before.moved === undefined) {
    // Its number in the log that ends isn't the answer for this interaction: that is in the new log.
    const { interaction: _, ...closing } = asked;
    await write(closing, (campaign) => {
      assertFree(campaign, asked);
      return [{ type: 'log-closed', why: 'replaced', next: { log, commitment, imported: records } }];
    });
  } else {
    await counting(store.set(keys.channel(asked.channel), to));
  }
}

/** What this interaction imported into the channel before, if it's delivered again. */
export async function arrivedBefore(store: Store, { channel, interaction }: Asked): Promise<Imported | undefined> {
  const pointer = await pointerOf(store, channel);
  if (!pointer || interaction === undefined || pointer.moved !== undefined) return undefined;
  const provenance = await provenanceOf(store, pointer.log);
  if (provenance?.interaction !== interaction) return undefined;
  const log = new Log(pointer.log, store);
  const { imported: records = 0, commitment } = pointer;
  const { events } = await log.sure(records + 1);
  const said = arrivalIn({ events });
  const campaign = await load(log, store);
  return {
    name: campaign.game?.name ?? channel,
    log: pointer.log,
    from: said?.log ?? '',
    commitment,
    records,
    proof: { proof: said?.proof ?? 'unknown', dice: said?.dice ?? 0 },
    altered: provenance.altered,
    adopted: events.some(({ type }) => type === 'umpire-named'),
    leavesLedger: events.some(({ type }) => type === 'beacon-ended'),
    campaign,
  };
}

/** An import can only replace a campaign with the consent of those who run the channel. */
export function assertFree(campaign: Campaign, asked: Asked): void {
  const { game } = campaign;
  if (game && game.phase !== 'ended') throw new InputError('game-open', { name: game.name });
  assertMayRunChannel(campaign, asked);
}

/** Where the records of a log come from, if they were imported. */
export async function originsOf(store: Store, log: string): Promise<Origin[]> {
  return (await provenanceOf(store, log))?.origins ?? [];
}

async function provenanceOf(store: Store, log: string): Promise<Provenance | undefined> {
  return (await store.get(keys.origins(log))) as Provenance | undefined;
}

/** The secret of a log that nobody has written to; with `--seed`, its ID follows from the channel. */
async function unused({ store, dice }: Harbour, channel: string): Promise<Secret> {
  for (let n = 1; ; n++) {
    const secret = dice.fresh(`${channel} import ${n}`);
    if ((await store.get(keys.record(secret.log, 1))) === undefined) return secret;
  }
}

async function write(harbour: Harbour, asked: Asked, arrival: Arrival, secret: Secret): Promise<Imported> {
  const { store } = harbour;
  const { head, altered, records, snapshot, campaign, proof } = arrival.checked;
  const log = new Log(secret.log, store);
  for await (const some of arrival.records()) await writeAll(log, some);
  if (snapshot) await store.set(keys.snapshot(log.id, snapshot.seq), snapshot);
  const origins: Origin[] = [...head.origins, { log: head.log, last: records }];
  const provenance: Provenance = {
    origins,
    ...(altered === undefined ? {} : { altered }),
    ...(asked.interaction ? { interaction: asked.interaction } : {}),
  };
  await store.set(keys.origins(log.id), provenance);
  const adopted = isOrphaned(campaign, asked.user);
  await log.append(writable(arrivalRecord(harbour, asked, secret, arrival, adopted)));
  await log.setHead(records + 1);
  const commitment = commitmentOf(secret.seed);
  const landed = await load(log, store);
  return {
    name: landed.game?.name ?? asked.channel,
    log: log.id,
    from: head.log,
    commitment,
    records,
    proof,
    altered,
    adopted,
    leavesLedger: beaconLeft(campaign).length > 0,
    campaign: landed,
  };
}

async function writeAll(log: Log, records: readonly LogRecord[]): Promise<void> {
  for (let start = 0; start < records.length; start += AT_ONCE) {
    const some = records.slice(start, start + AT_ONCE);
    await Promise.all(some.map((record) => log.append(record)));
  }
}

/** A user who brings a campaign to another server may not be one of its umpires, and those may not be there. */
function isOrphaned({ game }: Campaign = nothingYet, user: string): boolean {
  return game !== undefined && game.phase !== 'ended' && !isUmpire(game, user);
}

/** The first record of the log itself: where the earlier ones were thrown, and what the next dice come from. */
function arrivalRecord(
  { now }: Harbour,
  asked: Asked,
  { events }: Secret,
  { checked: { head, records, proof, campaign } }: Arrival,
  adopted: boolean,
): LogRecord {
  const seq = records + 1;
  return {
    version: RECORD_VERSION,
    seq,
    at: now().toISOString(),
    by: asked.user,
    interaction: asked.interaction ?? `seq-${seq}`,
    command: asked.command,
    events: [
      ...events,
      { type: 'imported', log: head.log, last: records, ...proof },
      ...beaconLeft(campaign),
      ...(adopted ? [{ type: 'umpire-named' as const, user: asked.user }] : []),
    ],
  };
}
