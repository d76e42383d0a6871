import type { Option } from '../../kernel/options.ts';

/** The one-off adjustment agreed at the table, as this book's contracts define it. */
export const MODIFIER = {
  type: 'integer',
  min: -10,
  max: 10,
  default: 0,
  from: 'choice',
  help: 'A one-off modifier you’ve agreed on',
} as const satisfies Option;

/** How far anyone can see; without it there's no limit. */
export const VISIBILITY = {
  type: 'integer',
  min: 0,
  from: 'eye',
  filled: true,
  help: 'How far you can see, in inches; no limit if you leave it out',
} as const satisfies Option;

/** Every book is asked for it, but this one has no rule about it (HP-RUL-28). */
export const MOVED = {
  type: 'boolean',
  default: false,
  from: 'eye',
  idle: true,
  help: 'The firer moves this turn; in this book that makes no difference',
} as const satisfies Option;

/** HP-RUL-32: which men of a unit that's partly in a house are being shot at. */
export const PART = {
  type: 'string',
  values: ['inside', 'outside'],
  from: 'choice',
  help: 'Which men you shoot at, if the unit is partly in a house',
} as const satisfies Option;
