import type { Option, OptionTable } from '../kernel/options.ts';
import { code, type Document, heading, type Line, line, quiet, type Span, strong } from './document.ts';
import { english } from './english/index.ts';
import { lengthOf, ROOM } from './room.ts';

const { help } = english;

/** A command with what one may say with it. */
export interface CommandTold {
  readonly name: string;
  readonly description: string;
  /** As they can be sent here. */
  readonly examples: readonly string[];
  readonly options: OptionTable;
  /** Those that a unit fills in. */
  readonly filled: readonly string[];
  /** Whether these are the values of weapons or vehicles, of which there is more to read. */
  readonly entries: (values: readonly string[]) => boolean;
  /** It is a ruling, and takes what all rulings take besides. */
  readonly ruling: boolean;
}

/** A command with all its options; of those for which there is no room, the last ones by their names alone. */
export function commandHelp(told: CommandTold): Document {
  const { name, description, examples, options, ruling } = told;
  const beginning = [heading(`/${name}`), line(`${description}.`), ...examples.map((example) => line(code(example)))];
  const flags = Object.values(options).some(({ type }) => type === 'boolean') ? [line(quiet(help.flags))] : [];
  const ending = [...flags, ...(ruling ? [line(quiet(help.common))] : [])];
  const lines = optionLines(told, ROOM - lengthOf([...beginning, ...ending]));
  return { lines: [...beginning, ...lines, ...ending], private: true, file: `help-${name.replace(' ', '-')}.txt` };
}

function optionLines(told: CommandTold, room: number): Line[] {
  const all = Object.entries(told.options)
    .filter(([, { older }]) => !older)
    .map(([name, option]) => ({ name, text: optionLine(name, option, told) }));
  for (let kept = all.length; kept > 0; kept--) {
    const left = all.slice(kept).map(({ name }) => name);
    const also = left.length > 0 ? [line(quiet(help.also(left.join(', '))))] : [];
    const lines = [...all.slice(0, kept).map(({ text }) => text), ...also];
    if (lengthOf(lines) <= room) return lines;
  }
  return all.map(({ text }) => text);
}

function optionLine(name: string, option: Option, { filled, entries }: CommandTold): Line {
  const said = [
    kindOf(option, entries),
    'default' in option ? defaultOf(option.default) : '',
    option.required ? help.required : '',
    filled.includes(name) ? help.fromUnit : '',
  ].filter((word) => word !== '');
  const notes: Span[] = said.length > 0 ? [quiet(` (${said.join('; ')})`)] : [];
  return line(strong(name), ` ${option.help}`, ...notes);
}

function defaultOf(value: string | number | boolean | undefined): string {
  // That nothing is nothing goes without saying.
  return value ? help.otherwise(String(value)) : '';
}

function kindOf(option: Option, entries: CommandTold['entries']): string {
  switch (option.type) {
    case 'string':
      return option.values ? valuesOf(option.values, entries) : help.text;
    case 'boolean':
      return '';
    case 'user':
      return help.user;
    case 'channel':
      return help.channel;
    case 'file':
      return help.file;
    default:
      if (option.min !== undefined || option.max !== undefined) return help.bounds(option.min, option.max);
      return option.type === 'integer' ? help.whole : help.number;
  }
}

/** More of them than one reads at once are cut. */
function valuesOf(values: readonly string[], entries: CommandTold['entries']): string {
  if (values.length <= MOST_VALUES) return values.join(', ');
  const more = values.length - SHOWN_VALUES;
  const pointer = entries(values) ? help.moreEntries(more) : help.moreValues(more);
  return [...values.slice(0, SHOWN_VALUES), pointer].join(', ');
}

const MOST_VALUES = 12;
const SHOWN_VALUES = 8;
