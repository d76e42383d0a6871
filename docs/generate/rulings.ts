import { commands } from '../../commands/index.ts';
import type { Command } from '../../src/command/command.ts';

/** The commands that are rulings in a book. */
export const rulings: readonly Command[] = commands.filter(({ primary }) => primary);
