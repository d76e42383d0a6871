import { helpOf } from '../../src/command/typing/option-help.ts';
import type { Option, OptionTable, OptionValue } from '../../src/kernel/options/options.ts';
import { english } from '../../src/reply/english/index.ts';
import { code, plain, table } from './markdown.ts';

const { help: say } = english;

/** If there are more values than this, they are listed under the table, so that its rows stay short. */
const MOST_IN_A_ROW = 8;

/** What is said about an option beyond its declaration. */
export interface Noted {
  /** On Discord it's given in `more`. */
  readonly more?: boolean;
  /** A unit can fill it in. */
  readonly filled?: boolean;
}

/** The options that mean the same for every ruling aren't those of a command. */
const COMMON = { command: { name: '' } };

/** A command's options, one per row, and below them the values of those that have many. */
export function optionsTable(
  options: OptionTable,
  of: Parameters<typeof helpOf>[1] = COMMON,
  noted: (name: string) => Noted = () => ({}),
): string {
  const entries = Object.entries(options).filter(([, { older }]) => !older);
  if (entries.length === 0) return '';
  const rows = entries.map(([name, option]) => optionRow(name, option, helpOf(english, of, name), noted(name)));
  const long = entries.flatMap(([name, option]) => {
    const values = valuesOf(option);
    return values.length > MOST_IN_A_ROW ? [`${code(name)} is one of ${values.map(code).join(', ')}.`] : [];
  });
  return [table(['Option', 'Value', 'If you leave it out', 'What it is'], rows), ...long].join('\n\n');
}

function optionRow(name: string, option: Option, help: string, { more, filled }: Noted): string[] {
  return [more ? `${code(name)} (more)` : code(name), kindOf(option), leftOut(option, filled), plain(help)];
}

function kindOf(option: Option): string {
  const values = valuesOf(option);
  if (values.length > MOST_IN_A_ROW) return `one of ${values.length}, below`;
  switch (option.type) {
    case 'string':
      return values.length > 0 ? values.map(code).join(', ') : say.text;
    case 'boolean':
      return 'true or false';
    case 'channel':
      return 'a channel or thread';
    case 'user':
      return say.user;
    case 'file':
      return say.file;
    default:
      return numberOf(option);
  }
}

function numberOf({ type, min, max }: Extract<Option, { type: 'integer' | 'number' }>): string {
  const kind = type === 'integer' ? say.whole : say.number;
  return min === undefined && max === undefined ? kind : `${kind}, ${say.bounds(min, max)}`;
}

function valuesOf(option: Option): readonly string[] {
  return option.type === 'string' ? (option.values ?? []) : [];
}

function leftOut(option: Option, filled = false): string {
  const byDefault = hasDefault(option) ? code(option.default) : '';
  const otherwise = option.required ? `**${say.required}**` : byDefault;
  if (!filled) return otherwise;
  return otherwise === '' ? 'filled in' : `filled in, else ${otherwise}`;
}

/** An empty text isn't a default worth showing. */
function hasDefault(option: Option): option is Option & { readonly default: OptionValue } {
  return 'default' in option && option.default !== undefined && option.default !== '';
}
