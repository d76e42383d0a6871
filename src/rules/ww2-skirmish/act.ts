import { tracking } from '../../../data/ww2-skirmish/tracking.ts';
import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Contract } from '../../kernel/verb.ts';
import type { Book } from './book.ts';

const ACTS = Object.keys(tracking.acts) as readonly (keyof typeof tracking.acts)[];

const options = {
  action: {
    type: 'string',
    values: ACTS,
    required: true,
    from: 'choice',
    help: 'What it does: mounts, disperses, surrenders, leaves, or passes a figure to another team',
  },
  figure: {
    type: 'integer',
    min: 1,
    max: 20,
    from: 'choice',
    when: { action: ['replace', 'detach', 'rejoin'] },
    help: 'Who changes team, by his number; the last rifleman if you leave it out',
  },
} as const satisfies OptionTable;

/** What a team does that needs no dice. */
export type Act = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { action }: Act, { tracking: { acts } }: Book): Facts {
  ruling.note(acts[action], 'declared');
  return { action };
}

/** The changes of teams and places that the book allows. No contract names them, since they only matter in a campaign. */
export const act: Contract<Act, Book> = { options, resolve };
