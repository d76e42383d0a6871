import type { Store } from '../campaign/store/store.ts';
import type { Button } from '../reply/document.ts';
import { customIdOf } from './buttons.ts';

const HOUR = 60 * 60 * 1000;
const PREFIX = 'discord:command:';
/** Discord's limit of what a button or a form carries. */
const LONGEST_ID = 100;

/** Commands too long for a button or a form to carry: kept for an hour, so that they work after a restart. */
export class KeptCommands {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What a form or button is to carry for a command. @param key no other has it */
  async carry(action: Button['action'], text: string, key: string): Promise<string> {
    if (customIdOf({ action, of: text }).length <= LONGEST_ID) return text;
    await this.#store.set(PREFIX + key, text, HOUR);
    return `#${key}`;
  }

  /** The command that is carried; `undefined` once the hour is over. */
  async of(carried: string): Promise<string | undefined> {
    if (!carried.startsWith('#')) return carried;
    const text = await this.#store.get(PREFIX + carried.slice(1));
    return typeof text === 'string' ? text : undefined;
  }
}
