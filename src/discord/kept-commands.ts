import type { Store } from '../campaign/store/store.ts';
import type { Button, Document } from '../reply/document.ts';
import { plainText } from '../reply/plain.ts';
import { customIdOf } from './buttons.ts';

const HOUR = 60 * 60 * 1000;
const PREFIX = 'discord:command:';
/** Discord's limit of what a button or a form carries. */
const LONGEST_ID = 100;
const LONGEST_PAGE = '999';
/** What is shorter than this has no pages, whatever marks it gets. */
const LONG = 500;

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

  /** What the buttons carry that turn the pages of a document; nothing is kept of one that is short. */
  async turning(command: string, { lines }: Pick<Document, 'lines'>, key: string): Promise<string | undefined> {
    const longest = { action: 'turn', of: `${LONGEST_PAGE}:${command}` } as const;
    if (customIdOf(longest).length <= LONGEST_ID) return command;
    if (plainText({ lines }).length < LONG) return undefined;
    await this.#store.set(PREFIX + key, command, HOUR);
    return `#${key}`;
  }

  /** The command that is carried; `undefined` once the hour is over. */
  async of(carried: string): Promise<string | undefined> {
    if (!carried.startsWith('#')) return carried;
    const text = await this.#store.get(PREFIX + carried.slice(1));
    return typeof text === 'string' ? text : undefined;
  }
}
