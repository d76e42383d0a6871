import type { Command } from '../../commands/command.ts';
import { groups } from '../../commands/groups.ts';
import { commands } from '../../commands/index.ts';

/** Commands that belong together. */
export interface Section {
  readonly title: string;
  readonly commands: readonly Command[];
}

const TITLES: Readonly<Record<string, string>> = {
  game: 'The campaign',
  unit: 'Units',
  turn: 'Turns',
  data: 'Your data',
};
const LOOKING_UP = ['rules', 'table', 'card', 'compare', 'help'];

/** The commands that are rulings by a book. */
export const rulings: readonly Command[] = commands.filter(({ primary }) => primary);

/** All other commands; one that nobody has sorted in stands with the log. */
export function sections(): Section[] {
  const others = commands.filter((command) => !rulings.includes(command));
  const single = others.filter(({ name }) => groupOf(name) === undefined);
  const looking = single.filter(({ name }) => LOOKING_UP.includes(name));
  return [
    { title: 'Looking up', commands: looking },
    ...Object.entries(groups).map(([group, about]) => ({
      title: TITLES[group] ?? about,
      commands: others.filter(({ name }) => groupOf(name) === group),
    })),
    { title: 'Orders and the log', commands: single.filter((command) => !looking.includes(command)) },
  ];
}

function groupOf(name: string): string | undefined {
  return name.includes(' ') ? name.split(' ', 1)[0] : undefined;
}
