import { capital } from './words.ts';

/** What stands on the panel of a player's turn. */
export const panel = {
  who: 'Who acts?',
  chooses: 'can do this:',
  gone: 'He can do nothing more now. Choose another.',
  nobody: 'None of yours can act just now.',
  left: (n: number) => (n === 1 ? 'The last one who can still act' : `${n} can still act`),
  // *Hide* and *Move fast* say it all.
  deed: (verb: string, choice: string | undefined) => {
    if (choice === undefined) return capital(verb);
    return verb === 'act' || choice.startsWith(verb) ? capital(choice) : `${capital(verb)}: ${choice}`;
  },
  before: 'Earlier units',
  more: 'More units',
  back: 'Another unit',
  change: 'Change',
} as const;
