import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Verb } from '../../kernel/verb.ts';
import { type Book, TRANSFERS } from './book.ts';
import { Play } from './tracked/play.ts';
import { afterTransfer, forbiddenTransfer } from './tracked/transfer.ts';

const options = {
  action: {
    type: 'string',
    values: TRANSFERS,
    required: true,
    help: 'A figure replaces lost crew, goes as a scout, or comes back to its team',
  },
  figure: { type: 'integer', min: 1, max: 20, help: 'Its number in the team; the last one if left out' },
} as const satisfies OptionTable;

/** A figure that passes from one team to another. */
export type Transfer = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { action }: Transfer, { tracking }: Book): Facts {
  ruling.note(tracking.transfers[action], 'declared');
  return { action };
}

/** The changes of teams that the book allows (WS-ORG-04, -05). No contract names it: nothing comes of it but in a campaign. */
export const act: Verb<Transfer, Book> = {
  options,
  resolve,
  forbid: forbiddenTransfer,
  effects: (scene, declared, _outcome, draw, book) => {
    const play = new Play(scene, book, draw);
    afterTransfer(play, declared);
    return play.effects;
  },
};
