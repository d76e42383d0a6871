import { z } from 'zod';
import { type Store, StoreError } from '../campaign/store/store.ts';
import type { Asked } from '../referee/asked.ts';
import { NotWritten } from '../referee/protocol.ts';
import { commandText } from './given.ts';

const HOUR = 60 * 60 * 1000;

const owed = z.object({
  name: z.string(),
  user: z.string(),
  channel: z.string(),
  /** The interaction that the command began with: however many forms its dice take, it is ruled on once. */
  interaction: z.string(),
  given: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  sides: z.number().int(),
});

/** A command whose next die is still to be thrown at the table. */
export type Owed = z.infer<typeof owed>;

/** Commands that wait for dice from the table: kept for an hour, so that their buttons work after a restart. */
export class OwedDice {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param key the interaction that is answered with the button: what the button has to carry */
  async keep(key: string, name: string, asked: Asked, sides: number): Promise<void> {
    const { user, channel, given, interaction = key } = asked;
    const kept: Owed = { name, user, channel, interaction, given, sides };
    await before(this.#store.set(keyOf(key), kept, HOUR));
  }

  /** What was kept; `undefined` once the hour is over or the throw went on. @throws {NotWritten} */
  async at(key: string): Promise<Owed | undefined> {
    const read = owed.safeParse(await before(this.#store.get(keyOf(key))));
    return read.success ? read.data : undefined;
  }

  /** The throw went on. */
  async drop(key: string): Promise<void> {
    await this.#store.delete(keyOf(key));
  }
}

/** The command with one face more, as if it had been given so at first. */
export function withFace({ name, user, channel, interaction, given }: Owed, face: string): Asked {
  const longer = { ...given, faces: `${given.faces ?? ''} ${face.trim()}`.trim() };
  return { user, channel, interaction, given: longer, command: commandText(name, longer) };
}

function keyOf(key: string): string {
  return `discord:owed:${key}`;
}

/** A store that fails before the throw is finished has changed nothing that counts. */
async function before<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StoreError ? new NotWritten('failed', error) : error;
  }
}
