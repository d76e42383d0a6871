import type { Option } from '../../kernel/options.ts';

/** The one-off adjustment agreed at the table, as this book's contracts have it. */
export const MODIFIER = {
  type: 'integer',
  min: -10,
  max: 10,
  default: 0,
  from: 'choice',
  help: 'A one-off adjustment agreed at the table',
} as const satisfies Option;

/** How far one sees; left out, there is no limit. */
export const VISIBILITY = {
  type: 'integer',
  min: 0,
  from: 'eye',
  filled: true,
  help: 'How far one sees today, in inches; no limit if left out',
} as const satisfies Option;

/** Every book is asked about it; this one has no rule for it (HP-RUL-28). */
export const MOVED = {
  type: 'boolean',
  default: false,
  from: 'eye',
  help: 'The firer moves this turn: in this book it makes no difference',
} as const satisfies Option;

/** HP-RUL-32: which men are shot at, of a unit that is partly in a house. */
export const PART = {
  type: 'string',
  values: ['inside', 'outside'],
  from: 'choice',
  help: 'Which men are shot at, of a unit that is partly in a house',
} as const satisfies Option;
