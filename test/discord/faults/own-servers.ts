import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether a program is there. */
export function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** PostgreSQL doesn't run as root: it's run as the user whom its package has made. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL of a test's own, which may be stopped, and can have a replica. */
export class OwnPostgres {
  readonly url: string;
  readonly port: number;
  readonly #folder: string;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
    this.url = `postgres://umpire@127.0.0.1:${port}/postgres`;
  }

  /** @param under a folder for its files; one for temporary files unless told */
  static async start(under = tmpdir()): Promise<OwnPostgres> {
    const own = new OwnPostgres(folderIn(under), await freePort());
    await own.#does('initdb', ['-U', 'umpire', '-A', 'trust', '-N', '--wal-segsize=1', '-D', own.#folder]);
    await own.begin();
    return own;
  }

  /** A replica of it, which follows it from now on. */
  async replica(): Promise<OwnPostgres> {
    const other = new OwnPostgres(folderIn(tmpdir()), await freePort());
    await this.#does('pg_basebackup', ['-d', this.url, '-R', '-X', 'stream', '-D', other.#folder]);
    await other.begin();
    return other;
  }

  async begin(): Promise<void> {
    const options = `-p ${this.port} -k ${this.#folder} -c listen_addresses=127.0.0.1 -c max_wal_size=4MB -c min_wal_size=2MB -c shared_buffers=16MB`;
    await this.#does('pg_ctl', ['-D', this.#folder, '-o', options, '-l', join(this.#folder, 'log'), '-w', 'start']);
  }

  /** `immediate` is what a power cut is like. */
  async stop(how: 'fast' | 'immediate' = 'immediate'): Promise<void> {
    await this.#does('pg_ctl', ['-D', this.#folder, '-m', how, '-w', 'stop']);
  }

  async promote(): Promise<void> {
    await this.#does('pg_ctl', ['-D', this.#folder, '-w', 'promote']);
  }

  async says(sql: string): Promise<string> {
    return (await run('psql', ['-d', this.url, '-At', '-c', sql])).stdout;
  }

  async end(): Promise<void> {
    await this.stop().catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #does(program: string, args: readonly string[]): Promise<void> {
    // What pg_ctl starts would keep its pipes open.
    const child = spawn(program, args, { ...owner(), cwd: '/', stdio: 'ignore' });
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: status ${status}`);
  }
}

function folderIn(under: string): string {
  const folder = mkdtempSync(join(under, 'umpire-postgres-'));
  const { uid, gid } = owner();
  if (uid !== undefined) execFileSync('chown', [`${uid}:${gid}`, folder]);
  chmodSync(folder, 0o700);
  return folder;
}

/** A Redis of a test's own. */
export class OwnRedis {
  readonly url: string;
  readonly #end: () => Promise<void>;

  private constructor(url: string, end: () => Promise<void>) {
    this.url = url;
    this.#end = end;
  }

  static async start(): Promise<OwnRedis> {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'umpire-redis-'));
    const args = ['--port', String(port), '--dir', folder, '--appendonly', 'yes', '--bind', '127.0.0.1'];
    const child = spawn('redis-server', args, { stdio: 'ignore' });
    const url = `redis://127.0.0.1:${port}`;
    const own = new OwnRedis(url, async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    });
    while (!(await own.says('PING').catch(() => '')).includes('PONG')) await new Promise((go) => setTimeout(go, 50));
    return own;
  }

  async says(...words: string[]): Promise<string> {
    return (await run('redis-cli', ['-u', this.url, ...words])).stdout;
  }

  end(): Promise<void> {
    return this.#end();
  }
}

/** A small disk, which can be full. @returns nothing where disks can't be mounted */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(megabytes * 1024 * 1024));
      } catch {
        // That's what it's for: whatever fits is there.
      }
    },
    empty: () => rmSync(filler, { force: true }),
    readOnly: () => execFileSync('mount', ['-o', 'remount,ro', folder]),
    end() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Files that can't be written from now on, not even by a program that has them open. That's tried with another file beside them: whoever
 * closes one of SQLite's gives up its process's locks on it.
 * @returns nothing where that isn't possible
 */
export function readOnly(files: readonly string[]): { end(): void } | undefined {
  const probe = join(dirname(files[0]!), 'probe');
  writeFileSync(probe, 'x');
  const set = (flag: '+i' | '-i') => execFileSync('chattr', [flag, probe, ...files], { stdio: 'ignore' });
  const opened = openSync(probe, 'r+');
  try {
    set('+i');
    if (!refusesWrites(opened)) {
      set('-i');
      return undefined;
    }
    return { end: () => set('-i') };
  } catch {
    return undefined;
  } finally {
    closeSync(opened);
  }
}

/** Whether a file that's open already can't be written: nothing is, even if it can. */
function refusesWrites(file: number): boolean {
  const first = Buffer.alloc(1);
  readSync(file, first, 0, 1, 0);
  try {
    writeSync(file, first, 0, 1, 0);
    return false;
  } catch {
    return true;
  }
}
