import type { Option, OptionTable } from '../kernel/options.ts';
import {
  type Button,
  code,
  type Document,
  heading,
  type Line,
  line,
  quiet,
  type Span,
  strong,
  typed,
} from './document.ts';
import { english } from './english/index.ts';
import { type Here, hereLines, joinButtons } from './here.ts';
import { plainLine } from './plain.ts';

const { help } = english;

/** A message of Discord's holds 2000 characters. */
const ROOM = 1950;

interface Helped {
  readonly name: string;
  readonly description: string;
  /** As it can be sent here. */
  readonly example: string;
  /** In a campaign it is for an umpire alone. */
  readonly umpire?: boolean | undefined;
}

/** Commands that are for the same thing. */
export interface Group {
  readonly name: string;
  readonly title: string;
  readonly commands: readonly Helped[];
}

/** What there is besides. */
interface Besides {
  /** Names of commands that only other books have. */
  readonly elsewhere: readonly string[];
}

/** What somebody can do here: what stands here first, then the commands, with as much of each as there is room for. */
export function commandList(here: Here, groups: readonly Group[], { elsewhere }: Besides): Document {
  const names = elsewhere.map((name) => `/${name}`).join(', ');
  const ending = [
    ...(here.game ? [] : [line(quiet(help.withCampaign))]),
    ...(elsewhere.length > 0 ? [line(quiet(help.elsewhere(names)))] : []),
    line(quiet(help.ofOne)),
  ];
  const beginning = hereLines(here);
  const groupButtons = groups.map(({ name, title }): Button => ({ action: 'help', of: name, label: title }));
  const begin: readonly Button[] = here.game ? [] : [{ action: 'quickstart', of: '' }];
  return {
    lines: [
      ...beginning,
      ...grouped(groups, ROOM - lengthOf([...beginning, ...ending])),
      ...ending,
      typed(help.typedGroups(groups.map(({ name }) => name).join(', '))),
    ],
    buttons: [...joinButtons(here), ...begin, ...groupButtons],
    private: true,
  };
}

/** The groups by the names of their commands; the first of them, as far as there is room, with what each command does. */
function grouped(groups: readonly Group[], room: number): Line[] {
  let told = groups.map(named);
  for (const [i, group] of groups.entries()) {
    const fuller = told.with(i, described(group));
    if (lengthOf(fuller.flat()) <= room) told = fuller;
  }
  return told.flat();
}

function named({ title, commands }: Group): Line[] {
  return [line(strong(title), `: ${commands.map(({ name }) => `/${name}`).join(', ')}`)];
}

function described({ title, commands }: Group): Line[] {
  return [heading(title), ...commands.map(({ name, description }) => line(code(`/${name}`), ` ${description}`))];
}

/** The commands of a group, each with an example. */
export function groupHelp({ title, commands }: Group): Document {
  const lines = commands.map(({ name, description, example, umpire }) =>
    line(strong(`/${name}`), ` ${description}. `, code(example), umpire ? help.forUmpires : ''),
  );
  return { lines: [heading(title), ...lines], private: true, file: 'help.txt' };
}

/** A command with what one may say with it. */
export interface CommandTold {
  readonly name: string;
  readonly description: string;
  /** As they can be sent here. */
  readonly examples: readonly string[];
  readonly options: OptionTable;
  /** Those that a unit fills in. */
  readonly filled: ReadonlySet<string>;
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
  const all = Object.entries(told.options).map(([name, option]) => ({ name, text: optionLine(name, option, told) }));
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
    filled.has(name) ? help.fromUnit : '',
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

/** What the marks of a style take at the most, wherever a line is shown. */
const MARKS = { strong: 4, code: 6, struck: 4, quiet: 0 } as const;
const LINE_MARKS = 5;

/** Letters of lines with all their marks, and those that guard what users typed. */
function lengthOf(lines: readonly Line[]): number {
  return lines.reduce((sum, each) => {
    const guarded = plainLine(each).replaceAll(/[^\p{L}\p{N}\s.,:;/"'()-]/gu, '..').length;
    const styles = each.spans.map((span) => (typeof span === 'object' && 'style' in span ? MARKS[span.style] : 0));
    return styles.reduce<number>((all, marks) => all + marks, sum + guarded + LINE_MARKS);
  }, 0);
}
