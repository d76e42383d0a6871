import { capital } from './words.ts';

/** The texts of the panel for a player's turn. */
export const panel = {
  who: 'Who acts?',
  chooses: 'can do this:',
  gone: 'Nothing left to do for now. Choose another unit.',
  nobody: 'None of your units can act just now.',
  left: (n: number) => (n === 1 ? 'The last one who can still act' : `${n} can still act`),
  // The choice alone is enough in *Hide* and *Move fast*.
  deed: (verb: string, choice: string | undefined) => {
    if (choice === undefined) return capital(verb);
    return verb === 'act' || choice.startsWith(verb) ? capital(choice) : `${capital(verb)}: ${choice}`;
  },
  before: 'Earlier units',
  more: 'More units',
  back: 'Another unit',
  change: 'Change',
} as const;
