import { rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, Status } from 'discord.js';

const FILE = join(tmpdir(), 'umpire.heartbeat');
const EVERY = 15_000;
const STALE = 60_000;

/**
 * Touches a file while the gateway is connected, for a container's health check.
 * @param onTrouble called when the file can't be written, which is no reason to stop refereeing
 * @returns a function that ends it
 */
export function beat(client: Client, onTrouble: (error: unknown) => void): () => void {
  const touch = () => {
    if (client.ws.status !== Status.Ready) return;
    try {
      writeFileSync(FILE, new Date().toISOString());
    } catch (error) {
      clearInterval(timer);
      onTrouble(error);
    }
  };
  const timer = setInterval(touch, EVERY);
  touch();
  return () => {
    clearInterval(timer);
    rmSync(FILE, { force: true });
  };
}

/** Whether the bot was connected within the last minute. */
export function isAlive(): boolean {
  const beaten = statSync(FILE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - beaten < STALE;
}
