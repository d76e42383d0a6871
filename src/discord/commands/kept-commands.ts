import { z } from 'zod';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Button, Document } from '../../reply/document.ts';
import { plainText } from '../../reply/plain.ts';
import { customIdOf } from '../presses/buttons.ts';

const HOUR = 60 * 60 * 1000;
/** Discord's limit for what a button or a form carries. */
const LONGEST_ID = 100;
const LONGEST_PAGE = '999';
/** Anything shorter has no pages, however many marks are added. */
const LONG = 500;

/** Who is answered with the button or form, and where. */
interface Whose {
  readonly user: string;
  readonly channel: string;
}

/** A stored command. Older ones are only text. */
const kept = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);

/** Commands too long for a button or a form: stored for an hour, so that the button works after a restart. */
export class KeptCommands {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What a form or button should carry for a command. @param key must be unique */
  async carry(action: Button['action'], text: string, key: string, whose: Whose): Promise<string> {
    if (customIdOf({ action, of: text }).length <= LONGEST_ID) return text;
    await this.#keep(key, text, whose);
    return `#${key}`;
  }

  /** What the buttons carry that turn the pages of a document. Nothing is stored for a short one. */
  async turning(
    command: string,
    { lines }: Pick<Document, 'lines'>,
    key: string,
    whose: Whose,
  ): Promise<string | undefined> {
    const longest = { action: 'turn', of: `${LONGEST_PAGE}:${command}` } as const;
    if (customIdOf(longest).length <= LONGEST_ID) return command;
    if (plainText({ lines }).length < LONG) return undefined;
    await this.#keep(key, command, whose);
    return `#${key}`;
  }

  /** The command that's carried; `undefined` after the hour is over. */
  async of(carried: string): Promise<string | undefined> {
    if (!carried.startsWith('#')) return carried;
    return kept.safeParse(await this.#store.get(keys.carried(carried.slice(1)))).data;
  }

  /** Whose it is goes with it, so that it can be erased with everything else of theirs. */
  #keep(key: string, text: string, { user, channel }: Whose): Promise<void> {
    return this.#store.set(keys.carried(key), { text, user, channel }, HOUR);
  }
}
