import type { Option, OptionTable } from '../kernel/options.ts';
import { code, type Document, heading, type Line, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';

const { notices } = english;

interface Helped {
  readonly name: string;
  readonly description: string;
  readonly example: string;
}

/** Commands of several under one name, such as `/game`. */
export interface Group {
  readonly name: string;
  readonly description: string;
  readonly commands: readonly Helped[];
}

/** What a channel plays by, and what other rulebooks have besides. */
interface Book {
  readonly name: string;
  /** Names of commands. */
  readonly elsewhere: readonly string[];
}

/** Every command in a line; those of several together, and of those that the channel's book lacks the names alone. */
export function commandList(commands: readonly Helped[], groups: readonly Group[], book: Book): Document {
  const single = commands.map(({ name, description }) => line(strong(`/${name}`), ` ${description}`));
  const several = groups.map(({ name, description, commands: own }) => {
    const names = own.map((each) => each.name.slice(name.length + 1)).join(', ');
    return line(strong(`/${name}`), ` ${description}: ${names}`);
  });
  const names = english.allOf(book.elsewhere.map((name) => `/${name}`));
  const elsewhere = book.elsewhere.length > 0 ? [line(quiet(notices.helpElsewhere(names)))] : [];
  return {
    lines: [heading(notices.helpBy(book.name)), ...single, ...several, ...elsewhere, line(quiet(notices.helpOfOne))],
    private: true,
  };
}

/** The commands of a group, each with an example. */
export function groupHelp({ name, description, commands }: Group): Document {
  const lines = commands.map((each) => line(strong(`/${each.name}`), ` ${each.description}. `, code(each.example)));
  return { lines: [heading(`/${name}: ${description}`), ...lines], private: true };
}

/** A command with all its options. */
export function commandHelp({ name, description, example }: Helped, table: OptionTable): Document {
  const options = Object.entries(table).map(([option, declared]) => optionLine(option, declared));
  return { lines: [heading(`/${name}`), line(`${description}. `, code(example)), ...options], private: true };
}

function optionLine(name: string, option: Option): Line {
  const required = option.required ? `, ${notices.required}` : '';
  return line(strong(name), ` ${option.help}`, quiet(` (${kindOf(option)}${required})`));
}

function kindOf(option: Option): string {
  if (option.type === 'string') return option.values ? option.values.join(' | ') : notices.text;
  if (option.type === 'boolean') return notices.yesOrNo;
  if (option.type === 'user') return notices.user;
  if (option.type === 'file') return notices.file;
  const { min, max } = option;
  const kind = option.type === 'integer' ? notices.whole : notices.number;
  if (min === undefined && max === undefined) return kind;
  return `${kind}, ${notices.bounds(min, max)}`;
}
