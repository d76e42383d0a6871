import { choice, eye } from '../../kernel/options/options.ts';

/** The one-off adjustment agreed at the table, as this book's contracts define it. */
export const MODIFIER = choice.integer(-10, 10, { default: 0, agreed: true });

/** How far anyone can see; without it there's no limit. */
export const VISIBILITY = eye.integer(0, Infinity, { filled: true, length: true });

/** Every book is asked for it, but this one has no rule about it (HP-RUL-28). */
export const MOVED = eye.flag({ idle: true });

/** HP-RUL-32: which men of a unit that's partly in a house are being shot at. */
export const PART = choice.oneOf(['inside', 'outside']);
