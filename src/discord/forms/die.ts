import { ComponentType, TextInputStyle } from 'discord.js';
import { fields, word } from '../buttons/carried.ts';
import type { FormKind } from './kind.ts';

const FIELD = 'face';

/** The next die of a throw at the table. What it's about is the key under which the throw is kept. */
export const die: FormKind<{ readonly key: string }, { readonly sides: number }> = {
  carried: fields({ key: word }),
  asks: (words, { sides }) => {
    const [style, label] = [TextInputStyle.Short, words.notices.nextDieField(sides)];
    const input = {
      type: ComponentType.TextInput,
      custom_id: FIELD,
      style,
      label,
      max_length: 3,
      required: true,
    } as const;
    return { title: words.notices.nextDie, components: [{ type: ComponentType.ActionRow, components: [input] }] };
  },
  takes: ({ key }, sent, does) => does.throwsOn(key, sent.fields.getTextInputValue(FIELD)),
};
