import { parseArgs } from 'node:util';
import { nearest } from '../kernel/options/nearest.ts';
import { InputError } from '../kernel/refusal.ts';
import { isName, LONGEST_NAME } from './line.ts';
import { YOU } from './render.ts';

const options = {
  json: { type: 'boolean' },
  seed: { type: 'string' },
  db: { type: 'string' },
  user: { type: 'string' },
  channel: { type: 'string' },
  pictures: { type: 'string' },
  files: { type: 'string' },
  terminal: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

type Flag = keyof typeof options;
const ALLOWED = Object.keys(options).map((name) => `--${name}`);
const OF_THE_TERMINAL = ['json', 'seed', 'user', 'channel', 'pictures', 'files'] as const satisfies readonly Flag[];

/** The settings on the command line. */
export interface Flags {
  readonly json: boolean;
  readonly seed: string | undefined;
  readonly db: string | undefined;
  readonly user: string;
  readonly channel: string;
  /** The folder for pictures. */
  readonly pictures: string | undefined;
  /** The folder for files that come with an answer. */
  readonly files: string | undefined;
  readonly terminal: boolean;
  readonly help: boolean;
  readonly version: boolean;
  /** Flags in use that mean nothing to the Discord bot. */
  readonly ofTheTerminal: readonly string[];
}

/** @throws {InputError} for a flag that's unknown or used wrongly */
export function readFlags(args: readonly string[]): Flags {
  // Not strict, because the parser's own messages don't say what's allowed.
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option') checkFlag(token);
    else if (token.kind === 'positional') throw new InputError('not-a-flag', { word: token.value, allowed: ALLOWED });
  }
  const text = (flag: Flag) => values[flag] as string | undefined;
  return {
    json: values.json === true,
    seed: text('seed'),
    db: text('db'),
    user: nameIn('--user', text('user') ?? YOU),
    channel: nameIn('--channel', text('channel') ?? 'table'),
    pictures: text('pictures'),
    files: text('files'),
    terminal: values.terminal === true,
    help: values.help === true,
    version: values.version === true,
    ofTheTerminal: OF_THE_TERMINAL.filter((flag) => values[flag] !== undefined).map((flag) => `--${flag}`),
  };
}

interface FlagToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function checkFlag({ name, rawName: flag, value, inlineValue }: FlagToken): void {
  if (!Object.hasOwn(options, name)) {
    throw new InputError('unknown-flag', { flag, nearest: nearest(flag, ALLOWED), allowed: ALLOWED });
  }
  if (options[name as Flag].type === 'boolean') {
    if (value !== undefined) throw new InputError('flag-with-value', { flag });
    // `--db --json` means that somebody forgot the value. A value that begins like this is written --db=--json.
  } else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
    throw new InputError('flag-without-value', { flag });
  }
}

function nameIn(flag: string, name: string): string {
  if (isName(name)) return name;
  throw new InputError('flag-not-a-name', { flag, most: LONGEST_NAME });
}
