import type { Option, OptionTable } from '../kernel/options.ts';
import { code, type Document, heading, type Line, line, quiet, type Span, strong } from './document.ts';
import { english } from './english/index.ts';
import { lengthOf, ROOM } from './room.ts';

const { help } = english;

/** A command and its options. */
export interface CommandView {
  readonly name: string;
  readonly description: string;
  /** Examples that can be sent as they are. */
  readonly examples: readonly string[];
  readonly options: OptionTable;
  /** The options that a unit fills in. */
  readonly filled: readonly string[];
  /** Whether these are values of weapons or vehicles, which can be looked up. */
  readonly entries: (values: readonly string[]) => boolean;
  /** It's a ruling, so it takes the options common to all rulings. */
  readonly ruling: boolean;
}

/** A command with all its options. Where there's no room, the last ones are listed by name only. */
export function commandHelp(view: CommandView): Document {
  const { name, description, examples, options, ruling } = view;
  const beginning = [heading(`/${name}`), line(`${description}.`), ...examples.map((example) => line(code(example)))];
  const flags = Object.values(options).some(({ type }) => type === 'boolean') ? [line(quiet(help.flags))] : [];
  const ending = [...flags, ...(ruling ? [line(quiet(help.common))] : [])];
  const lines = optionLines(view, ROOM - lengthOf([...beginning, ...ending]));
  return { lines: [...beginning, ...lines, ...ending], private: true, file: `help-${name.replace(' ', '-')}.txt` };
}

function optionLines(commandView: CommandView, room: number): Line[] {
  const all = Object.entries(commandView.options)
    .filter(([, { older }]) => !older)
    .map(([name, option]) => ({ name, text: optionLine(name, option, commandView) }));
  for (let kept = all.length; kept > 0; kept--) {
    const left = all.slice(kept).map(({ name }) => name);
    const also = left.length > 0 ? [line(quiet(help.also(left.join(', '))))] : [];
    const lines = [...all.slice(0, kept).map(({ text }) => text), ...also];
    if (lengthOf(lines) <= room) return lines;
  }
  return all.map(({ text }) => text);
}

function optionLine(name: string, option: Option, { filled, entries }: CommandView): Line {
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
  // A default of "none" goes without saying.
  return value ? help.otherwise(String(value)) : '';
}

function kindOf(option: Option, entries: CommandView['entries']): string {
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

/** Lists longer than this are cut. */
function valuesOf(values: readonly string[], entries: CommandView['entries']): string {
  if (values.length <= MOST_VALUES) return values.join(', ');
  const more = values.length - SHOWN_VALUES;
  const pointer = entries(values) ? help.moreEntries(more) : help.moreValues(more);
  return [...values.slice(0, SHOWN_VALUES), pointer].join(', ');
}

const MOST_VALUES = 12;
const SHOWN_VALUES = 8;
