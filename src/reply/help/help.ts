import type { Catalogue } from '../catalogue.ts';
import {
  type Button,
  code,
  type Document,
  heading,
  type Line,
  line,
  type Menu,
  quiet,
  strong,
  typed,
} from '../document.ts';
import { type Here, hereLines, joinButtons } from './here.ts';
import { lengthOf, ROOM } from './message-length.ts';

interface Helped {
  readonly name: string;
  readonly description: string;
  /** The command as it can be sent. */
  readonly example: string;
  /** In a campaign, only an umpire can use it. */
  readonly umpire?: boolean | undefined;
}

/** Commands that serve the same purpose. */
export interface Group {
  readonly name: string;
  readonly title: string;
  readonly commands: readonly Helped[];
}

/** The commands and groups to show. */
interface Besides {
  /** The names of commands that only other books have. */
  readonly elsewhere: readonly string[];
}

/** What somebody can do here: first the state of the channel, then the commands, as fully as there's room for. */
export function commandList(words: Catalogue, here: Here, groups: readonly Group[], { elsewhere }: Besides): Document {
  const names = elsewhere.map((name) => `/${name}`).join(', ');
  const ending = [
    ...(here.game ? [] : [line(quiet(words.help.withCampaign))]),
    ...(elsewhere.length > 0 ? [line(quiet(words.help.elsewhere(names)))] : []),
    line(quiet(words.help.ofOne)),
  ];
  const beginning = hereLines(words, here);
  const begin: readonly Button[] = here.game ? [] : [{ action: 'quickstart', of: {} }];
  return {
    lines: [
      ...beginning,
      ...grouped(groups, ROOM - lengthOf([...beginning, ...ending])),
      ...ending,
      typed(words.help.typedGroups(groups.map(({ name }) => name).join(', '))),
    ],
    menus: [topicMenu(words, groups)],
    buttons: [...joinButtons(here), ...begin],
    private: true,
  };
}

/** The groups with the names of their commands. As far as there's room, the first groups say what each command does. */
function grouped(groups: readonly Group[], room: number): Line[] {
  let listed = groups.map(named);
  for (const [i, group] of groups.entries()) {
    const fuller = listed.with(i, described(group));
    if (lengthOf(fuller.flat()) <= room) listed = fuller;
  }
  return listed.flat();
}

function named({ title, commands }: Group): Line[] {
  return [line(strong(title), `: ${commands.map(({ name }) => `/${name}`).join(', ')}`)];
}

function described({ title, commands }: Group): Line[] {
  return [heading(title), ...commands.map(({ name, description }) => line(code(`/${name}`), ` ${description}`))];
}

/** Leads back from a topic to the list of topics. */
export const OVERVIEW = 'overview';

/** The topics to go on with. @param chosen the topic being shown */
function topicMenu(words: Catalogue, groups: readonly Pick<Group, 'name' | 'title'>[], chosen?: string): Menu {
  const choices = groups.map(({ name, title }) => {
    return { label: title, value: { topic: name }, ...(name === chosen ? { chosen: true as const } : {}) };
  });
  const back = chosen === undefined ? [] : [{ label: words.help.overview, value: { topic: OVERVIEW } }];
  return { action: 'help', of: { topic: 'topics' }, label: words.help.topics, choices: [...back, ...choices] };
}

/** The commands of a group, each with an example. @param all the groups to go on with */
export function groupHelp(
  words: Catalogue,
  { name: own, title, commands }: Group,
  all: readonly Pick<Group, 'name' | 'title'>[],
): Document {
  const lines = commands.map(({ name, description, example, umpire }) =>
    line(strong(`/${name}`), ` ${description}. `, code(example), umpire ? words.help.forUmpires : ''),
  );
  return { lines: [heading(title), ...lines], menus: [topicMenu(words, all, own)], private: true, file: 'help.txt' };
}
