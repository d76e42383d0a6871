import type { Book } from '../../../data/panzertroops/book.ts';
import { eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed, applying } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { requireToggle } from './fire/forbidden-shots.ts';

const options = {
  troops: known.oneOf(['line', 'veteran', 'green'], { default: 'line' }),
  leader: known.flag({ default: true }),
  immobilised: known.flag(),
  surrender: eye.flag({ aside: true }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A combat group taking a check. */
export type Group = OptionsOf<typeof options>;

/** PT-MOR-08; the -3 counts only once, however many reasons there are (PT-RUL-27). */
function resolve(ruling: Ruling, group: Group, book: Book): Facts {
  requireToggle(ruling, 'morale', book);
  if (group.surrender) {
    ruling.note(book.morale.surrender, 'surrendered');
    return { morale: 'surrendered' };
  }
  const { troops, leader, immobilised, modifier } = group;
  const { check, veteran, green, leaderless } = book.morale;
  const modifiers = applying(
    { veteran, green, leaderless },
    { veteran: troops === 'veteran', green: troops === 'green', leaderless: !leader || immobilised },
  );
  return { morale: ruling.consult(check, [...modifiers, ...agreed(modifier)]).result };
}

/** A combat group's morale check. */
export const morale = { kind: 'test', options, resolve } satisfies Contract<Group, Book>;
