import { InputError, NotAllowed, Refusal } from '../../kernel/refusal.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Referee } from '../../referee/referee.ts';
import { isPaused } from '../../referee/rulings/trying.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Command } from '../command.ts';
import { formFor } from './form-for.ts';

/**
 * The rule by which a command would be refused whatever is filled in on the form that puts it right, if there is one; or that
 * the game is paused, or the unit somebody else's.
 */
export async function refusedInForm(
  words: Catalogue,
  referee: Referee,
  command: Command,
  asked: Pick<Asked, 'channel' | 'user' | 'given'>,
): Promise<Refusal | InputError | undefined> {
  if (!command.primary) return undefined;
  try {
    await formFor(words, referee, command, asked, 'mend');
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    // Whatever else is wrong, the command itself reports it.
    if (error instanceof InputError) return isPaused(error) || error instanceof NotAllowed ? error : undefined;
    throw error;
  }
}
