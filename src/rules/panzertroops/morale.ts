import type { Facts } from '../../kernel/facts.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed, applying } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import type { Book } from './book.ts';
import { requireToggle } from './forbidden-shots.ts';
import { afterCheck, checksFor, forbiddenCheck, knownOfMorale } from './tracked/nerves.ts';

const options = {
  troops: {
    type: 'string',
    values: ['line', 'veteran', 'green'],
    default: 'line',
    help: 'All of them veteran or elite, or any of them green',
  },
  leader: { type: 'boolean', default: true, help: 'A noncom or officer is in the group; in a vehicle there always is' },
  immobilised: { type: 'boolean', default: false, help: 'It is an immobilised AFV' },
  modifier: MODIFIER,
} as const satisfies OptionTable;

/** A combat group that checks. */
export type Group = OptionsOf<typeof options>;

/** PT-MOR-08; the -3 counts once, whatever the reasons for it (PT-RUL-27). */
function resolve(ruling: Ruling, { troops, leader, immobilised, modifier }: Group, book: Book): Facts {
  requireToggle(ruling, 'morale', book);
  const { check, veteran, green, leaderless } = book.morale;
  const modifiers = applying(
    { veteran, green, leaderless },
    { veteran: troops === 'veteran', green: troops === 'green', leaderless: !leader || immobilised },
  );
  return { morale: ruling.consult(check, [...modifiers, ...agreed(modifier)]).result };
}

/** The check of a combat group; it is due at once, in whoever's step (PT-RUL-26). */
export const morale: Verb<Group, Book> = {
  options,
  onBehalf: checksFor,
  resolve,
  outOfTurn: () => true,
  fills: ['troops', 'leader', 'immobilised'],
  fill: knownOfMorale,
  forbid: forbiddenCheck,
  effects: (scene, group, outcome, _draw, book) => afterCheck(scene, group, outcome, book),
};
