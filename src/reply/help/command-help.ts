import type { Option, OptionTable } from '../../kernel/options/options.ts';
import type { Catalogue } from '../catalogue.ts';
import { code, type Document, heading, type Line, line, quiet, type Span, strong } from '../document.ts';
import { lengthOf, ROOM } from './message-length.ts';

/** A command and its options. */
export interface CommandView {
  readonly name: string;
  readonly description: string;
  /** Examples that can be sent as they are. */
  readonly examples: readonly string[];
  readonly options: OptionTable;
  /** What an option says. */
  help(option: string): string;
  /** The options that a unit fills in. */
  readonly filled: readonly string[];
  /** Whether these are values of weapons or vehicles, which can be looked up. */
  readonly entries: (values: readonly string[]) => boolean;
  /** It's a ruling, so it takes the options common to all rulings. */
  readonly ruling: boolean;
}

/** A command with all its options. Where there's no room, the last ones are listed by name only. */
export function commandHelp(words: Catalogue, view: CommandView): Document {
  const { name, description, examples, options, ruling } = view;
  const beginning = [heading(`/${name}`), line(`${description}.`), ...examples.map((example) => line(code(example)))];
  const flags = Object.values(options).some(({ type }) => type === 'boolean') ? [line(quiet(words.help.flags))] : [];
  const ending = [...flags, ...(ruling ? [line(quiet(words.help.common))] : [])];
  const lines = optionLines(words, view, ROOM - lengthOf([...beginning, ...ending]));
  return { lines: [...beginning, ...lines, ...ending], private: true, file: `help-${name.replace(' ', '-')}.txt` };
}

function optionLines(words: Catalogue, commandView: CommandView, room: number): Line[] {
  const all = Object.entries(commandView.options)
    .filter(([, { older }]) => !older)
    .map(([name, option]) => ({ name, text: optionLine(words, name, option, commandView) }));
  for (let kept = all.length; kept > 0; kept--) {
    const left = all.slice(kept).map(({ name }) => name);
    const also = left.length > 0 ? [line(quiet(words.help.also(left.join(', '))))] : [];
    const lines = [...all.slice(0, kept).map(({ text }) => text), ...also];
    if (lengthOf(lines) <= room) return lines;
  }
  return all.map(({ text }) => text);
}

function optionLine(words: Catalogue, name: string, option: Option, { filled, entries, help }: CommandView): Line {
  const said = [
    kindOf(words, option, entries),
    'default' in option ? defaultOf(words, option.default) : '',
    option.required ? words.help.required : '',
    filled.includes(name) ? words.help.fromUnit : '',
  ].filter((word) => word !== '');
  const notes: Span[] = said.length > 0 ? [quiet(` (${said.join('; ')})`)] : [];
  return line(strong(name), ` ${help(name)}`, ...notes);
}

function defaultOf(words: Catalogue, value: string | number | boolean | undefined): string {
  // A default of "none" goes without saying.
  return value ? words.help.otherwise(String(value)) : '';
}

function kindOf(words: Catalogue, option: Option, entries: CommandView['entries']): string {
  switch (option.type) {
    case 'string':
      return option.values ? valuesOf(words, option.values, entries) : words.help.text;
    case 'boolean':
      return '';
    case 'user':
      return words.help.user;
    case 'channel':
      return words.help.channel;
    case 'file':
      return words.help.file;
    default:
      if (option.min !== undefined || option.max !== undefined) return words.help.bounds(option.min, option.max);
      return option.type === 'integer' ? words.help.whole : words.help.number;
  }
}

/** Lists longer than this are cut. */
function valuesOf(words: Catalogue, values: readonly string[], entries: CommandView['entries']): string {
  if (values.length <= MOST_VALUES) return values.join(', ');
  const more = values.length - SHOWN_VALUES;
  const pointer = entries(values) ? words.help.moreEntries(more) : words.help.moreValues(more);
  return [...values.slice(0, SHOWN_VALUES), pointer].join(', ');
}

const MOST_VALUES = 12;
const SHOWN_VALUES = 8;
