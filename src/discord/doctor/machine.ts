import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type Finding, fault, hint } from './finding.ts';

/** The oldest Node that Umpire runs on, as in package.json. */
const LEAST_NODE = '20.20';

const MB = 1024 * 1024;

/** What the machine has, as Node sees it. */
export interface Machine {
  readonly node: string;
  /** Bytes of memory that aren't in use; in a container, of what it may have. */
  freeMemory(): number;
  /** Bytes that are free where a folder is. */
  freeDisk(folder: string): Promise<number>;
}

/** This machine. */
export const thisMachine: Machine = {
  node: process.versions.node,
  freeMemory: () => Math.min(freemem(), process.availableMemory()),
  freeDisk: async (folder) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};

/** In MB: below the first, it's a fault, and below the second, a hint. */
const MEMORY = [50, 150] as const;
const DISK = [100, 1000] as const;

/** Checks Node, the memory and the disk. @param database its URL: only SQLite needs this computer's disk */
export async function checkMachine(machine: Machine, database: string): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  if (isOlder(machine.node, LEAST_NODE)) found.push(fault('node', { version: machine.node, least: LEAST_NODE }));
  found.push(...scarce('memory', machine.freeMemory(), MEMORY, {}));
  const folder = folderOf(database);
  if (folder !== undefined) {
    const free = await machine.freeDisk(folder).catch(() => undefined);
    if (free !== undefined) found.push(...scarce('disk', free, DISK, { folder }));
  }
  return found;
}

function scarce(
  what: 'memory' | 'disk',
  bytes: number,
  [least, good]: readonly [number, number],
  values: Finding['values'],
): readonly Finding[] {
  const free = Math.floor(bytes / MB);
  if (free >= good) return [];
  return [(free < least ? fault : hint)(what, { free, ...values })];
}

/** The folder of a SQLite file. */
function folderOf(database: string): string | undefined {
  const [, file] = /^sqlite:\/\/(.+)$/.exec(database) ?? [];
  return file === undefined || file === ':memory:' ? undefined : dirname(resolve(file));
}

/** Whether a version comes before another one, by its numbers. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((each) =>
    each
      .replace(/^v/, '')
      .split(/[.\-+]/)
      .map(Number),
  );
  for (const [i, number] of other!.entries()) {
    const mine = one![i] ?? 0;
    if (mine !== number) return mine < number;
  }
  return false;
}
