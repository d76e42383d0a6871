import * as z from 'zod';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Button, Document } from '../../reply/document.ts';
import { plainText } from '../../reply/plain-text.ts';
import { command, type Kept } from '../buttons/carried.ts';
import { customIdOf } from '../buttons/index.ts';

const HOUR = 60 * 60 * 1000;
/** Discord's limit for what a button or a form carries. */
const LONGEST_ID = 100;
const LONGEST_PAGE = 999;
/** Anything shorter has no pages, however many marks are added. */
const LONG = 500;

/** Buttons whose command may be too long for them. */
const CARRYING = ['run', 'fill', 'deed', 'change', 'more', 'roll', 'settle', 'sure', 'way', 'tapped'] as const;
type Carrying = (typeof CARRYING)[number];

function isCarrying(button: Button): button is Button<Carrying> {
  return CARRYING.some((each) => each === button.action);
}

/** Who is answered with the button or form, and where. */
interface Whose {
  readonly user: string;
  readonly channel: string;
}

/** A stored command. Those of earlier versions are text. */
const stored = z.union([
  z.object({ name: z.string(), given: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])) }),
  z.object({ text: z.string() }).transform(({ text }) => command.read(text)),
]);

/** Commands too long for a button or a form: stored for an hour, so that the button works after a restart. */
export class KeptCommands {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What a form or button should carry for a command. @param key must be unique */
  async carry(action: Carrying, given: GivenCommand | Kept, key: string, whose: Whose): Promise<GivenCommand | Kept> {
    if ('kept' in given || customIdOf({ action, of: given }).length <= LONGEST_ID) return given;
    await this.#keep(key, given, whose);
    return { kept: key };
  }

  /** The same buttons, with what they carry kept where it's too long. @param key must be unique */
  async carrying(buttons: readonly Button[], key: string, whose: Whose): Promise<readonly Button[]> {
    const carried: Button[] = [];
    for (const [i, button] of buttons.entries()) {
      const of = isCarrying(button) ? await this.carry(button.action, button.of, `${key}-${i}`, whose) : button.of;
      carried.push({ ...button, of } as Button);
    }
    return carried;
  }

  /** What the buttons carry that turn the pages of a document. Nothing is stored for a short one. */
  async turning(
    given: GivenCommand,
    { lines }: Pick<Document, 'lines'>,
    key: string,
    whose: Whose,
  ): Promise<GivenCommand | Kept | undefined> {
    const longest = { action: 'turn', of: { page: LONGEST_PAGE, command: given } } as const;
    if (customIdOf(longest).length <= LONGEST_ID) return given;
    if (plainText({ lines }).length < LONG) return undefined;
    await this.#keep(key, given, whose);
    return { kept: key };
  }

  /** The command that's carried; `undefined` after the hour is over. */
  async of(carried: GivenCommand | Kept): Promise<GivenCommand | undefined> {
    if (!('kept' in carried)) return carried;
    return stored.safeParse(await this.#store.get(keys.carried(carried.kept))).data;
  }

  /** Whose it is goes with it, so that it can be erased with everything else of theirs. */
  #keep(key: string, { name, given }: GivenCommand, { user, channel }: Whose): Promise<void> {
    return this.#store.set(keys.carried(key), { name, given, user, channel }, HOUR);
  }
}
