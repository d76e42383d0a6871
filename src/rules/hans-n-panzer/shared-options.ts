import { choice, eye } from '../../kernel/options.ts';

/** The one-off adjustment agreed at the table, as this book's contracts define it. */
export const MODIFIER = choice.integer(-10, 10, 'A one-off modifier you’ve agreed on', { default: 0, agreed: true });

/** How far anyone can see; without it there's no limit. */
export const VISIBILITY = eye.integer(0, Infinity, 'How far you can see, in inches; no limit if you leave it out', {
  filled: true,
  length: true,
});

/** Every book is asked for it, but this one has no rule about it (HP-RUL-28). */
export const MOVED = eye.flag('The firer moves this turn; in this book that makes no difference', { idle: true });

/** HP-RUL-32: which men of a unit that's partly in a house are being shot at. */
export const PART = choice.oneOf(['inside', 'outside'], 'Which men you shoot at, if the unit is partly in a house');
