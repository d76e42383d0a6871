import type { Command } from './command.ts';

/** Groups of commands, with a description of each. */
export const groups: Readonly<Record<string, string>> = {
  game: 'The campaign of this channel: its sides, players and house rules',
  battle: 'The battle: what it’s about, and how it ends',
  unit: 'The units of the campaign',
  turn: 'Whose turn it is',
  fair: 'Dice that anybody can check',
  odds: 'The odds of several shots, or of several choices',
  data: 'What’s stored about you, and how to delete it',
  server: 'What’s stored about the whole server',
};

/** Whether a name is that of a group, such as `/game`. */
export function isGroup(name: string): boolean {
  return Object.hasOwn(groups, name);
}

/** The commands of one group. */
export function commandsOf(group: string, commands: readonly Command[]): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${group} `));
}
