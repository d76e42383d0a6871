import { capital } from './words.ts';

/** What stands on the panel of a player's turn. */
export const panel = {
  who: 'Who acts?',
  chooses: 'can do this:',
  gone: 'He can do nothing more now. Choose another.',
  nobody: 'None of yours can act just now.',
  left: (n: number) => (n === 1 ? 'The last one who can still act' : `${n} can still act`),
  deed: (verb: string, choice: string | undefined) =>
    choice === undefined ? capital(verb) : `${capital(verb)}: ${choice}`,
  before: 'Earlier units',
  more: 'More units',
  back: 'Another unit',
  change: 'Change',
} as const;
