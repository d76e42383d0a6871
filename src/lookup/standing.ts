import type { Found } from './rules-by-id.ts';

/** The toggle that the rule depends on, if any: it may be an optional rule, or an alternative reading of this one. */
export function governing({ rule, book }: Found): string | undefined {
  return rule.toggle !== undefined && Object.hasOwn(book.toggles, rule.toggle) ? rule.toggle : undefined;
}

/** How a toggle names the ruling it departs from: `R-07`, `HP-RUL-22`. */
const OF_RULING = /^(?:[A-Z]{2}-)?R(?:UL)?-\d/;

/**
 * Whether the rule only counts where the players have turned it on. A toggle that departs from a ruling only offers another
 * reading: the rule counts either way.
 */
export function isOptional(found: Found): boolean {
  const toggle = governing(found);
  if (toggle === undefined) return false;
  const { rule, default: isOn } = found.book.toggles[toggle]!;
  return !isOn && !OF_RULING.test(rule);
}

/** Whether the rule doesn't count with these toggles on. */
export function isOff(found: Found, on: ReadonlySet<string>): boolean {
  return isOptional(found) && !on.has(governing(found)!);
}

/** The other toggles that concern the rule: its text names them, or they name it as theirs. */
export function touching(found: Found): string[] {
  const { rule, book } = found;
  const touches = (toggle: string) => book.toggles[toggle]!.rule === rule.id || names(rule.text, toggle);
  return Object.keys(book.toggles).filter((toggle) => toggle !== governing(found) && touches(toggle));
}

/** A toggle's name of a single word counts as an ordinary word, unless the text calls it a house rule. */
function names(text: string, toggle: string): boolean {
  const before = toggle.includes('-') ? '(?<![\\w-])' : 'house rules?:? ';
  return new RegExp(`${before}${toggle}(?![\\w-])`).test(text);
}

/** The rulings on unclear points that the rule's text names, in its order: `R-07`, `PT-RUL-14`. */
export function rulingsOn({ rule, book }: Found): string[] {
  const ids = new Set(book.rules.map(({ id }) => id));
  const named = rule.text.match(/\b(?:[A-Z]{2}-)?R[A-Z]*-\d+[a-z]?\b/g) ?? [];
  return [...new Set(named)].filter((ruling) => !ids.has(ruling));
}
