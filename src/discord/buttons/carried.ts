import * as z from 'zod';
import { commands } from '../../../commands/index.ts';
import { commandRead } from '../../command/typing/command-read.ts';
import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import { readPairs, writePair } from '../../kernel/options/pairs.ts';
import { InputError } from '../../kernel/refusal.ts';

/** How values stand in a custom ID, which is all that comes back when somebody presses: written there, read back and checked. */
export interface Carried<Values> {
  write(values: Values): string;
  /** `undefined` for what this version doesn't know. Messages of earlier versions can still be pressed. */
  read(text: string): Values | undefined;
}

/** The values that are carried. */
export type ValuesOf<C> = C extends Carried<infer Values> ? Values : never;

type Field = z.ZodType<string | number, string>;

/** A number of a page, a record, a question. */
export const whole = z
  .string()
  .regex(/^\d+$/)
  .transform((digits) => Number(digits));

/** A word that holds no colon. */
export const word = z.string().regex(/^[^:]+$/);

/** Values one after the other, with a sign between them; the last one may hold that sign too. */
export function fields<const F extends Readonly<Record<string, Field>>>(
  checked: F,
  sign = ':',
): Carried<{ readonly [Name in keyof F]: z.output<F[Name]> }> {
  const names = Object.keys(checked);
  const values = z.object(checked);
  const most = names.length - 1;
  return {
    write: (said) => names.map((name) => String(said[name])).join(sign),
    read: (text) => {
      const parts = text.split(sign);
      const each = [...parts.slice(0, most), parts.slice(most).join(sign)];
      const named = Object.fromEntries(names.map((name, i) => [name, each[i]]));
      return values.safeParse(named).data as { readonly [Name in keyof F]: z.output<F[Name]> } | undefined;
    },
  };
}

/** What says nothing: there's only one such thing. */
export const nothing: Carried<Readonly<Record<never, never>>> = {
  write: () => '',
  read: (text) => (text === '' ? {} : undefined),
};

/** A ruling, by its log: in another log, its number is another ruling's. */
export const ruling = fields({ log: word, seq: whole });

/** A command, as one would type it. */
export const command: Carried<GivenCommand> = {
  write: (said) => commandText(said),
  read: (text) => commandRead(text, commands),
};

/** A command that's too long for a custom ID, by the key under which it's kept. */
export interface Kept {
  readonly kept: string;
}

/** A command, however long. */
export const anyCommand: Carried<GivenCommand | Kept> = {
  write: (said) => ('kept' in said ? `#${said.kept}` : command.write(said)),
  read: (text) => (/^#[\d-]+$/.test(text) ? { kept: text.slice(1) } : command.read(text)),
};

/** Options by their names. */
export const pairs: Carried<GivenOptions> = {
  write: (said) =>
    Object.entries(said)
      .map(([name, value]) => writePair(name, value))
      .join(' '),
  read: (text) => {
    try {
      return readPairs(text);
    } catch (error) {
      if (error instanceof InputError) return undefined;
      throw error;
    }
  },
};
