import type { Line } from '../document.ts';
import { plainLine } from '../plain-text.ts';

/** A Discord message holds 2000 characters; this leaves some to spare for the estimate. */
export const ROOM = 1950;

/** The most that the marks of a style add, wherever a line is shown. */
const MARKS = { strong: 4, code: 6, said: 6, struck: 4, quiet: 0 } as const;
const LINE_MARKS = 5;

/** The length of lines with all their marks, including the escapes for what users typed. */
export function lengthOf(lines: readonly Line[]): number {
  return lines.reduce((sum, each) => {
    const guarded = plainLine(each).replaceAll(/[^\p{L}\p{N}\s.,:;/"'()-]/gu, '..').length;
    const styles = each.spans.map((span) => (typeof span === 'object' && 'style' in span ? MARKS[span.style] : 0));
    return styles.reduce<number>((all, marks) => all + marks, sum + guarded + LINE_MARKS);
  }, 0);
}
