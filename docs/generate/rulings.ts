import type { Command } from '../../commands/command.ts';
import { commands } from '../../commands/index.ts';

/** The commands that are rulings by a book. */
export const rulings: readonly Command[] = commands.filter(({ primary }) => primary);
