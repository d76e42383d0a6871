import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import type { Store } from '../store/store.ts';
import { BackupRefused } from './refused.ts';
import { isSecret, type Left, type Row, rowsToKeep } from './rows.ts';
import { Seal } from './sealing.ts';

/** The form of backups that this version writes. Later ones are refused. */
const FORM = 1;

/** What the passphrase is tried on before anything else. */
const TRIAL = 'umpire';

const head = z.object({
  umpire: z.literal('backup'),
  form: z.number().int().positive(),
  at: z.iso.datetime(),
  /** Set if the secrets are in it, sealed: the salt of the passphrase, and something to try it on. */
  sealed: z.object({ salt: z.string(), trial: z.string() }).exactOptional(),
});

const row = z.union([z.object({ k: z.string(), v: z.unknown() }), z.object({ k: z.string(), s: z.string() })]);

/** The last line: how many rows there are, and the SHA-256 of all lines before it. */
const end = z.object({ rows: z.number().int(), sha256: z.string() });

/** What a backup holds. */
export interface Backup {
  readonly at: string;
  readonly rows: number;
  /** How many of them are secrets. */
  readonly secrets: number;
  readonly hasSecrets: boolean;
  /** The SHA-256 of its lines, by which it's known again. */
  readonly sha256: string;
}

/**
 * Writes a backup, while others may write to the store. The file is there under its name only once it's been read back and found
 * whole.
 * @param passphrase what its secrets are sealed with; without one they're left out
 * @throws {BackupRefused} if there's nothing to back up
 */
export async function writeBackup(
  store: Store,
  file: string,
  now: Date,
  passphrase: string | undefined,
): Promise<Backup & Left> {
  const seal = passphrase === undefined ? undefined : await Seal.of(passphrase);
  const partial = `${file}.partial`;
  const left: Left = { damaged: 0, unsettled: 0 };
  try {
    const lines = linesOf(rowsToKeep(store, left), now, seal);
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    await onDisk(partial);
    const written = await new Reading(partial, seal ?? passphrase).verified();
    if (written.rows === 0) throw new BackupRefused('nothing');
    await rename(partial, file);
    return { ...written, ...left };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function onDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* linesOf(rows: AsyncIterable<Row>, now: Date, seal: Seal | undefined): AsyncGenerator<string> {
  const sha = createHash('sha256');
  let count = 0;
  const line = (value: object) => {
    const text = `${JSON.stringify(value)}\n`;
    sha.update(text);
    return text;
  };
  const sealed = seal && { salt: seal.salt, trial: seal.close(TRIAL, TRIAL) };
  yield line({ umpire: 'backup', form: FORM, at: now.toISOString(), ...(sealed ? { sealed } : {}) });
  for await (const { key, value } of rows) {
    if (isSecret(key) && !seal) continue;
    count += 1;
    yield line(isSecret(key) ? { k: key, s: seal!.close(key, value) } : { k: key, v: value });
  }
  yield `${JSON.stringify({ rows: count, sha256: sha.digest('hex') })}\n`;
}

/** Reads the rows of a backup, in the order in which they were written. */
export class Reading {
  readonly #file: string;
  /** Made from the passphrase once: that takes a while. */
  #secret: string | Seal | undefined;
  #found: Backup | undefined;

  /** @param secret the passphrase, or the seal that was made from it */
  constructor(file: string, secret: string | Seal | undefined) {
    this.#file = file;
    this.#secret = secret;
  }

  /** Reads it to the end, and finds out whether anything is wrong with it. @throws {BackupRefused} */
  async verified(): Promise<Backup> {
    for await (const _ of this.rows());
    return this.#found!;
  }

  /** @throws {BackupRefused} if it's no backup, damaged, or the passphrase is another one: at the end at the latest */
  async *rows(): AsyncGenerator<Row> {
    const sha = createHash('sha256');
    let [rows, secrets] = [0, 0];
    let last: string | undefined;
    let begun: z.infer<typeof head> | undefined;
    let seal: Seal | undefined;
    // The last line isn't a row: each is only taken once there's another one after it.
    for await (const line of lines(this.#file)) {
      if (last !== undefined) {
        sha.update(`${last}\n`);
        if (!begun) {
          begun = headOf(last);
          seal = await this.#sealOf(begun);
        } else {
          const read = rowOf(last, seal);
          rows += 1;
          if (isSecret(read.key)) secrets += 1;
          yield read;
        }
      }
      last = line;
    }
    const ended = end.safeParse(parsed(last ?? ''));
    const sha256 = sha.digest('hex');
    if (!begun || !ended.success) throw new BackupRefused('damaged');
    if (ended.data.rows !== rows || ended.data.sha256 !== sha256) throw new BackupRefused('damaged');
    this.#found = { at: begun.at, rows, secrets, hasSecrets: seal !== undefined, sha256 };
  }

  async #sealOf({ sealed }: z.infer<typeof head>): Promise<Seal | undefined> {
    if (!sealed) return undefined;
    if (this.#secret === undefined) throw new BackupRefused('no-passphrase');
    const seal = typeof this.#secret === 'string' ? await Seal.of(this.#secret, sealed.salt) : this.#secret;
    seal.open(TRIAL, sealed.trial);
    this.#secret = seal;
    return seal;
  }
}

function headOf(line: string): z.infer<typeof head> {
  const read = head.safeParse(parsed(line));
  if (!read.success) throw new BackupRefused('unreadable');
  if (read.data.form > FORM) throw new BackupRefused('newer');
  return read.data;
}

function rowOf(line: string, seal: Seal | undefined): Row {
  const read = row.safeParse(parsed(line));
  if (!read.success) throw new BackupRefused('damaged');
  const { data } = read;
  if (!('s' in data)) return { key: data.k, value: data.v };
  if (!seal) throw new BackupRefused('damaged');
  return { key: data.k, value: seal.open(data.k, data.s) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The lines of a packed file. @throws {BackupRefused} if it isn't packed, or ends too early */
async function* lines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const packed = createReadStream(file);
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    yield* createInterface({ input: packed.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) throw error;
    throw new BackupRefused(code === 'Z_DATA_ERROR' ? 'unreadable' : 'damaged', { cause: error });
  } finally {
    packed.destroy();
  }
}
