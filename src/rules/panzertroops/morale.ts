import type { Book } from '../../../data/panzertroops/book.ts';
import type { Facts } from '../../kernel/facts.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed, applying } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { requireToggle } from './forbidden-shots.ts';

const options = {
  troops: {
    type: 'string',
    values: ['line', 'veteran', 'green'],
    default: 'line',
    from: 'known',
    help: 'All of them veteran or elite, or any of them green',
  },
  leader: {
    type: 'boolean',
    default: true,
    from: 'known',
    help: 'A noncom or officer is in the group; in a vehicle there always is',
  },
  immobilised: { type: 'boolean', default: false, from: 'known', help: 'It is an immobilised AFV' },
  surrender: {
    type: 'boolean',
    default: false,
    from: 'eye',
    help: 'No check: he has broken, and surrenders to an enemy within 3 inches',
  },
  modifier: MODIFIER,
} as const satisfies OptionTable;

/** A combat group that checks. */
export type Group = OptionsOf<typeof options>;

/** PT-MOR-08; the -3 counts once, whatever the reasons for it (PT-RUL-27). */
function resolve(ruling: Ruling, { troops, leader, immobilised, surrender, modifier }: Group, book: Book): Facts {
  requireToggle(ruling, 'morale', book);
  if (surrender) {
    ruling.note(book.morale.surrender, 'surrendered');
    return { morale: 'surrendered' };
  }
  const { check, veteran, green, leaderless } = book.morale;
  const modifiers = applying(
    { veteran, green, leaderless },
    { veteran: troops === 'veteran', green: troops === 'green', leaderless: !leader || immobilised },
  );
  return { morale: ruling.consult(check, [...modifiers, ...agreed(modifier)]).result };
}

/** The check of a combat group. */
export const morale: Contract<Group, Book> = { options, resolve };
