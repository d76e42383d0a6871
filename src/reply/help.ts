import { type Button, code, type Document, heading, type Line, line, quiet, strong, typed } from './document.ts';
import { english } from './english/index.ts';
import { type Here, hereLines, joinButtons } from './here.ts';
import { lengthOf, ROOM } from './room.ts';

const { help } = english;

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
