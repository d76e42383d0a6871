import { CAUSES, COMMANDS, LOSSES, OFFICERS } from '../../../data/hans-n-panzer/book/men.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { choice, eye, known, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, applying } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { MODIFIER } from './shared-options.ts';

const options = {
  cause: choice.oneOf(CAUSES, { default: 'other', filled: true, aside: true }),
  losses: known.oneOf(LOSSES),
  command: eye.oneOf(COMMANDS, { filled: true }),
  officer: known.oneOf(OFFICERS, { default: 'present' }),
  separated: eye.flag({ filled: true }),
  elite: known.flag(),
  'won-lately': known.flag(),
  'beaten-lately': known.maybe(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A check of morale, as declared. */
export type Check = OptionsOf<typeof options>;

/** HP-MOR-18: one die for the unit. */
function resolve(ruling: Ruling, check: Check, book: Book): Facts {
  return { result: ruling.consult(book.morale.check, modifiersOf(ruling, check, book)).result };
}

/** HP-RUL-18: the worse loss and the nearer command unit replace the other; under `stacking-morale` both count. */
function modifiersOf(ruling: Ruling, check: Check, { morale }: Book): Modifier[] {
  const presumed = morale.causes[check.cause];
  const losses = check.losses ?? presumed.losses ?? 'some';
  const command = check.command ?? presumed.command ?? 'none';
  const { officer } = check;
  const stacking = ruling.on('stacking-morale');
  return [
    ...applying(morale.losses, {
      none: losses === 'none',
      quarter: losses === 'quarter' || (stacking && losses === 'half'),
      half: losses === 'half',
    }),
    ...applying(morale.command, {
      'in-sight': command === 'in-sight' || (stacking && command === 'within-1-move'),
      'within-1-move': command === 'within-1-move',
      lost: command === 'lost',
    }),
    ...applying(morale.officer, { lost: officer === 'lost', new: officer === 'new' }),
    ...applying(morale.others, {
      separated: check.separated,
      elite: check.elite,
      'won-lately': check['won-lately'],
      'beaten-lately': check['beaten-lately'] ?? presumed.beaten ?? false,
    }),
    ...agreed(check.modifier),
  ];
}

/** Whether a unit stays and fights. */
export const morale = { kind: 'test', options, resolve } satisfies Contract<Check, Book>;
