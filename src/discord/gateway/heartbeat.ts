import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, Status } from 'discord.js';

/** Each process has a file of its own: one that ends mustn't take away the sign of another. */
const BEGINS = 'umpire.heartbeat.';
const EVERY = 15_000;
const STALE = 60_000;

/**
 * Touches a file while the gateway is connected, for a container's health check.
 * @param onTrouble called when the file can't be written, which is no reason to stop refereeing
 * @param folder where the file is
 * @returns a function that ends it
 */
export function beat(
  { ws }: { readonly ws: Pick<Client['ws'], 'status'> },
  onTrouble: (error: unknown) => void,
  folder = tmpdir(),
  process = globalThis.process.pid,
): () => void {
  const file = join(folder, `${BEGINS}${process}`);
  const touch = () => {
    if (ws.status !== Status.Ready) return;
    try {
      writeFileSync(file, new Date().toISOString());
    } catch (error) {
      clearInterval(timer);
      onTrouble(error);
    }
  };
  const timer = setInterval(touch, EVERY);
  touch();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

/** Whether a process of the bot was connected within the last minute. */
export function isAlive(folder = tmpdir(), now = Date.now()): boolean {
  const files = readdirSync(folder).filter((name) => name.startsWith(BEGINS));
  return files.some((name) => {
    const beaten = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return now - beaten < STALE;
  });
}
