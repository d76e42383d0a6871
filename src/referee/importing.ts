import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import { earlierLogs, type Pointer, point, pointerOf } from '../campaign/channels.ts';
import { eraseLog } from '../campaign/erase.ts';
import type { CampaignExport, Origin } from '../campaign/export.ts';
import { keepSnapshot, load, SNAPSHOT_EVERY } from '../campaign/folding.ts';
import { keys } from '../campaign/keys.ts';
import { Log } from '../campaign/log.ts';
import { type LogRecord, RECORD_VERSION } from '../campaign/record.ts';
import type { Store } from '../campaign/store/store.ts';
import { commitmentOf } from '../fairness/seed.ts';
import { InputError } from '../kernel/refusal.ts';
import { rulesetOf } from '../rules/index.ts';
import type { Asked } from './asked.ts';
import type { LogDice, Secret } from './log-dice.ts';
import { isUmpire } from './permission.ts';
import { counting } from './protocol.ts';

/** What an import came to. */
export interface Imported {
  readonly log: string;
  /** The commitment to the seed of all dice from now on. */
  readonly commitment: string;
  /** How many records were brought in. */
  readonly records: number;
  readonly campaign: Campaign;
}

/** What stands beside the records of an imported log. */
interface Arrival {
  readonly origins: Origin[];
  /** The interaction that brought it in. */
  readonly interaction?: string;
}

export interface Harbour {
  readonly store: Store;
  readonly dice: LogDice;
  readonly now: () => Date;
}

const AT_ONCE = 64;

/**
 * Writes the records under a log that nothing points to yet, then points the channel to it: that one write makes them
 * count. Delivered again, the same interaction finds what it has done.
 * @throws {InputError} {StoreError} and then the channel is as it was
 */
export async function receive(harbour: Harbour, asked: Asked, exported: CampaignExport): Promise<Imported> {
  const { store } = harbour;
  const before = await pointerOf(store, asked.channel);
  const done = before && asked.interaction && (await arrivalOf(store, before.log))?.interaction === asked.interaction;
  if (done) return told(before, await load(new Log(before.log, store), store), exported.records.length);
  await assertFree(store, asked, before);
  assertPlayable(exported.records);
  const secret = await unused(harbour, asked.channel);
  await harbour.dice.keep(secret);
  const campaign = await write(harbour, asked, exported, secret).catch(async (error: unknown) => {
    await discard(harbour, secret);
    throw error;
  });
  const imported = exported.records.length;
  const pointer: Pointer = { log: secret.log, commitment: commitmentOf(secret.seed), imported };
  await pointTo(store, asked.channel, pointer, before);
  return told(pointer, campaign, imported);
}

/** Nothing points to a log that broke off, so nobody could erase it later. As far as the store lets us. */
async function discard({ store, dice }: Harbour, secret: Secret): Promise<void> {
  await eraseLog(store, secret.log).catch(() => {});
  await dice.drop(secret).catch(() => {});
}

/** The write that makes the imported records count. */
async function pointTo(store: Store, channel: string, to: Pointer, before: Pointer | undefined): Promise<void> {
  if (before) {
    // Whose log has moved away gives nothing up.
    const given = before.moved === undefined ? [before.log] : [];
    await store.set(keys.earlier(channel), [...(await earlierLogs(store, channel)), ...given]);
    await counting(store.set(keys.channel(channel), to));
  } else if ((await counting(point(store, channel, to))).log !== to.log) {
    throw new InputError('channel-taken', { channel });
  }
}

/** @throws {InputError} for a rulebook that is not known here */
function assertPlayable(records: readonly LogRecord[]): void {
  for (const event of records.flatMap(({ events }) => events)) {
    if (event.type === 'game-opened' || event.type === 'rules-chosen') rulesetOf(event.rules);
  }
}

/** Where the records of a log come from, if they were imported. */
export async function originsOf(store: Store, log: string): Promise<Origin[]> {
  return (await arrivalOf(store, log))?.origins ?? [];
}

async function arrivalOf(store: Store, log: string): Promise<Arrival | undefined> {
  return (await store.get(keys.origins(log))) as Arrival | undefined;
}

function told({ log, commitment }: Pointer, campaign: Campaign, records: number): Imported {
  return { log, commitment, records, campaign };
}

/** Nobody loses a campaign to an import but by the word of its umpire, or of whoever manages the server. */
async function assertFree(store: Store, asked: Asked, pointer: Pointer | undefined): Promise<void> {
  if (!pointer || pointer.moved !== undefined) return;
  const { game } = await load(new Log(pointer.log, store), store);
  if (game && game.phase !== 'ended') throw new InputError('game-open', { name: game.name });
  if (game && !isUmpire(game, asked.user) && !asked.manager) throw new InputError('umpire-only');
}

/** The secret of a log that nobody has written in: with `--seed` its ID follows from the channel. */
async function unused({ store, dice }: Harbour, channel: string): Promise<Secret> {
  for (let n = 1; ; n++) {
    const secret = dice.fresh(`${channel} import ${n}`);
    if ((await store.get(keys.record(secret.log, 1))) === undefined) return secret;
  }
}

async function write(harbour: Harbour, asked: Asked, exported: CampaignExport, secret: Secret): Promise<Campaign> {
  const { store } = harbour;
  const { records } = exported;
  const log = new Log(secret.log, store);
  const whole = records.length - (records.length % SNAPSHOT_EVERY);
  await writeAll(log, records.slice(0, whole));
  if (whole > 0) {
    await keepSnapshot(log, store, await load(log, store));
    await log.setHead(whole);
  }
  await writeAll(log, records.slice(whole));
  const campaign = await load(log, store);
  const origins: Origin[] = [...exported.origins, { log: exported.log, last: records.length }];
  const arrival: Arrival = { origins, ...(asked.interaction ? { interaction: asked.interaction } : {}) };
  await store.set(keys.origins(log.id), arrival);
  if (!orphaned(campaign, asked.user)) return campaign;
  await log.append(adoption(harbour, asked, secret, campaign.seq + 1));
  return load(log, store);
}

async function writeAll(log: Log, records: readonly LogRecord[]): Promise<void> {
  for (let start = 0; start < records.length; start += AT_ONCE) {
    const some = records.slice(start, start + AT_ONCE);
    await Promise.all(some.map((record) => log.append(record)));
  }
}

/** Who brings a campaign to another server may be none of its umpires, and they may not be there. */
function orphaned({ game }: Campaign = nothingYet, user: string): boolean {
  return game !== undefined && game.phase !== 'ended' && !isUmpire(game, user);
}

function adoption({ now }: Harbour, asked: Asked, { seed }: Secret, seq: number): LogRecord {
  return {
    version: RECORD_VERSION,
    seq,
    at: now().toISOString(),
    by: asked.user,
    interaction: asked.interaction ?? `seq-${seq}`,
    command: asked.command,
    events: [
      { type: 'committed', commitment: commitmentOf(seed), mix: '' },
      { type: 'umpire-named', user: asked.user },
    ],
  };
}
