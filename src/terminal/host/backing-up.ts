import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { move, restore } from '../../campaign/backup/arriving.ts';
import { writeBackup } from '../../campaign/backup/file.ts';
import { BackupRefused } from '../../campaign/backup/refused.ts';
import { masked } from '../../campaign/store/masked.ts';
import { openStore } from '../../campaign/store/open.ts';
import type { Store } from '../../campaign/store/store.ts';
import { checked } from '../../referee/log/check-logs.ts';
import { repair } from '../../referee/log/repair-logs.ts';
import type { Catalogue } from '../../reply/catalogue.ts';

/** The exit statuses if it couldn't be done, and if it was called wrongly. */
const REFUSED = 1;
const WRONGLY = 2;

const SHORTEST = 8;

const string = { type: 'string' } as const;
const options = {
  db: string,
  from: string,
  to: string,
  'passphrase-file': string,
  'without-secrets': { type: 'boolean', default: false },
} as const;

/** What the commands of this file are called with. */
export interface Calling {
  readonly words: Catalogue;
  readonly args: readonly string[];
  /** The database if none is named. */
  readonly usual: () => string;
  readonly output?: { write(text: string): unknown };
}

/** `npx umpire backup FILE (--passphrase-file FILE | --without-secrets) [--db URL]` @returns the exit status */
export function backUp(calling: Calling): Promise<number> {
  return doing(calling, 'backup', async ({ file, values, say, line }) => {
    const secret = values['passphrase-file'];
    if (file === undefined || (secret === undefined) !== values['without-secrets']) return undefined;
    if (existsSync(file)) {
      line(say.exists(file));
      return REFUSED;
    }
    const passphrase = secret === undefined ? undefined : passphraseIn(secret);
    if (passphrase !== undefined && passphrase.length < SHORTEST) {
      line(say.short);
      return REFUSED;
    }
    return on(values.db ?? calling.usual(), async (store) => {
      const { rows, secrets, damaged, unsettled } = await writeBackup(store, file, new Date(), passphrase);
      line(say.backedUp(file, rows, secrets));
      if (damaged > 0) line(say.left.damaged(damaged));
      if (unsettled > 0) line(say.left.unsettled(unsettled));
      return damaged + unsettled > 0 ? REFUSED : 0;
    });
  });
}

/** `npx umpire restore FILE [--passphrase-file FILE] [--db URL]` @returns the exit status */
export function restoreFrom(calling: Calling): Promise<number> {
  return doing(calling, 'restore', async ({ file, values, say, line }) => {
    if (file === undefined) return undefined;
    const secret = values['passphrase-file'];
    const passphrase = secret === undefined ? undefined : passphraseIn(secret);
    return on(values.db ?? calling.usual(), async (store) => {
      const { at, rows, written, hasSecrets } = await restore(store, file, passphrase);
      line(say.restored(rows, written, at));
      if (hasSecrets) return 0;
      const { seeds, orders } = await goOnWithout(store);
      line(say.newSeeds(seeds));
      if (orders > 0) line(say.ordersLost(orders));
      return 0;
    });
  });
}

/** `npx umpire move --from URL --to URL` @returns the exit status */
export function moveOver(calling: Calling): Promise<number> {
  return doing(calling, 'move', async ({ values: { from, to }, say, line }) => {
    if (from === undefined || to === undefined) return undefined;
    if (from === to) throw new BackupRefused('same');
    return on(from, (source) =>
      on(to, async (target) => {
        const { rows, written } = await move(source, target, masked(from));
        line(say.moved(rows, written));
        return 0;
      }),
    );
  });
}

/** Puts a new seed in force in each log that has lost its own. */
async function goOnWithout(store: Store): Promise<{ readonly seeds: number; readonly orders: number }> {
  const logs = new Set<string>();
  let orders = 0;
  for await (const found of checked(store)) {
    for (const fault of 'fault' in found ? [] : found.faults) {
      if (fault.fault === 'order-lost') orders += 1;
      if (fault.fault === 'seed-lost' && (await repair(store, fault, new Date()))) logs.add(fault.log);
    }
  }
  return { seeds: logs.size, orders };
}

interface Given {
  readonly file: string | undefined;
  readonly values: ReturnType<typeof parsed>['values'];
  readonly say: Catalogue['backup'];
  line(text: string): void;
}

type Command = keyof Catalogue['backup']['usage'];

/** Runs a command, and says what refused it. @param work gives nothing if it was called wrongly */
async function doing(
  { words, args, output = process.stdout }: Calling,
  command: Command,
  work: (given: Given) => Promise<number | undefined>,
): Promise<number> {
  const say = words.backup;
  const line = (text: string) => void output.write(`${text}\n`);
  const { values, positionals } = parsed(args);
  const [file, ...others] = positionals;
  try {
    const status = others.length > 0 ? undefined : await work({ file, values, say, line });
    if (status === undefined) line(say.usage[command]);
    return status ?? WRONGLY;
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    line(say.refused[error.wrong]);
    return REFUSED;
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // An unknown flag, or one without its value: how it's called is said then.
    return parseArgs({ args: ['', ''], options, allowPositionals: true });
  }
}

/** The first line of a file. */
function passphraseIn(file: string): string {
  return readFileSync(file, 'utf8').split(/\r?\n/, 1)[0] ?? '';
}

async function on<T>(url: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(url);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
