import type { Command } from '../command.ts';

/** Groups of commands. */
const groups = ['game', 'battle', 'battlefield', 'unit', 'turn', 'fair', 'odds', 'data', 'server', 'host'] as const;

/** Whether a name is that of a group, such as `/game`. */
export function isGroup(name: string): name is (typeof groups)[number] {
  return groups.some((group) => group === name);
}

/** The commands of one group. */
export function commandsOf(group: string, commands: readonly Command[]): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${group} `));
}
