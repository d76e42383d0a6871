import type { Book } from '../../../data/ww2-skirmish/book.ts';
import { tracking } from '../../../data/ww2-skirmish/tracking.ts';
import { choice, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';

const ACTS = Object.keys(tracking.acts) as readonly (keyof typeof tracking.acts)[];

const options = {
  action: choice.oneOf(ACTS, { required: true, aside: true }),
  figure: choice.integer(1, 20, { when: { action: ['replace', 'detach', 'rejoin'] } }),
} satisfies OptionTable;

/** What a team does that needs no dice. */
export type Act = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { action }: Act, { tracking: { acts } }: Book): Facts {
  ruling.note(acts[action], 'declared');
  return { action };
}

/** The changes of teams and places that the book allows. No contract names them, since they only matter in a campaign. */
export const act = { kind: 'upkeep', options, resolve } satisfies Contract<Act, Book>;
