import { ComponentType } from 'discord.js';
import type { Club } from './club.ts';
import type { Interaction, Modal, Seen } from './loopback/index.ts';
import { flattened } from './loopback/validate/components.ts';

/**
 * One thumb on a phone, which counts its taps: a command is two (it is chosen, and sent), a button one, a menu two (it is
 * opened, and chosen from), in a form a choice or going to a text field one, and sending the form one. What stands there already
 * costs nothing. What is typed is counted in letters.
 */
export class Thumb {
  taps = 0;
  typed = '';
  readonly #club: Club;
  readonly #user: string;
  readonly #channel: string;

  constructor(club: Club, channel: string, user = 'anna') {
    this.#club = club;
    this.#channel = channel;
    this.#user = user;
  }

  /** Each of its options is chosen from what completion offers, or from a list: two taps more. */
  command(name: string, options: Readonly<Record<string, string>> = {}): Interaction {
    this.taps += 2 + 2 * Object.keys(options).length;
    return this.#club.discord.command({ name, options, channel: this.#channel, user: this.#user });
  }

  press(message: Seen, label: string): Interaction {
    this.taps += 1;
    return this.#club.discord.click({ message, label, user: this.#user });
  }

  /** Chooses from the menu that offers it. */
  choose(message: Seen, label: string): Interaction {
    this.taps += 2;
    for (const part of flattened(message.raw.components)) {
      const options = (part.options ?? []) as { label: string; value: string }[];
      const option = options.find((each) => each.label === label);
      if (!option) continue;
      const customId = String(part.custom_id);
      return this.#club.discord.click({ message, customId, values: [option.value], user: this.#user });
    }
    throw new Error(`No menu offers ${label}`);
  }

  /** Several choices of one field are a tap each. */
  fill(modal: Modal, fields: Readonly<Record<string, string | readonly string[]>>): Interaction {
    for (const [name, value] of Object.entries(fields)) {
      const field = modal.fields.find(({ customId }) => customId === name)!;
      const opens = field.type === ComponentType.StringSelect ? 1 : 0;
      this.taps += opens + (typeof value === 'string' ? 1 : value.length);
      if (field.type === ComponentType.TextInput) this.typed += String(value);
    }
    this.taps += 1;
    return this.#club.discord.submit({ modal, fields });
  }

  /** How many taps there were since the last call. */
  count(): number {
    const { taps } = this;
    this.taps = 0;
    return taps;
  }
}
