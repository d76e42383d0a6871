import * as z from 'zod';
import { keys } from '../../campaign/keys.ts';
import { type Store, StoreError } from '../../campaign/store/store.ts';
import { commandText } from '../../kernel/options/given-command.ts';
import type { Asked } from '../../referee/asked.ts';
import { NotWritten } from '../../referee/not-written.ts';

const HOUR = 60 * 60 * 1000;

const owed = z.object({
  name: z.string(),
  user: z.string(),
  channel: z.string(),
  /** The command's first interaction: however many forms its dice take, there's only one ruling. */
  interaction: z.string(),
  given: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  answers: z.record(z.string(), z.string()).exactOptional(),
  sides: z.number().int(),
});

/** A command whose next die still has to be thrown at the table. */
export type Owed = z.infer<typeof owed>;

/** Commands that wait for dice from the table. They're stored for an hour, so their buttons work after a restart. */
export class OwedDice {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param key the interaction that's answered with the button: what the button has to carry */
  async keep(key: string, name: string, asked: Asked, sides: number): Promise<void> {
    const { user, channel, given, answers, interaction = key } = asked;
    const kept: Owed = { name, user, channel, interaction, given, ...(answers ? { answers } : {}), sides };
    await before(this.#store.set(keys.owedDie(key), kept, HOUR));
  }

  /** The stored command; `undefined` once the hour is over or the throw has continued. @throws {NotWritten} */
  async at(key: string): Promise<Owed | undefined> {
    const read = owed.safeParse(await before(this.#store.get(keys.owedDie(key))));
    return read.success ? read.data : undefined;
  }

  /** The throw has continued. */
  async drop(key: string): Promise<void> {
    await this.#store.delete(keys.owedDie(key));
  }
}

/** The command with one more face, as if it had been given like that at first. */
export function withFace({ name, user, channel, interaction, given, answers }: Owed, face: string): Asked {
  const longer = { ...given, faces: `${given.faces ?? ''} ${face.trim()}`.trim() };
  const command = commandText({ name, given: longer });
  return { user, channel, interaction, given: longer, ...(answers ? { answers } : {}), command };
}

/** If the store fails before the throw is finished, nothing that counts has changed. */
async function before<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StoreError ? new NotWritten('failed', error) : error;
  }
}
