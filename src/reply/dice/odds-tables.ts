import type { Catalogue } from '../catalogue.ts';
import { block, code, type Document, heading, line, quiet, strong } from '../document.ts';
import { alignedText } from '../table-text.ts';
import type { Chance } from './chances.ts';

/** A command, and what it can lead to. */
export interface Choice {
  readonly command: string;
  readonly chances: readonly Chance[];
}

/** More rows than this are skipped: the chance changes less and less from row to row. */
const MOST_ROWS = 12;
/** No more outcomes than this are compared. */
const MOST_CHANCES = 8;
/** How many of a shot's likeliest outcomes are shown for several shots. */
const MOST_WHATS = 2;

/** How likely something is to come up in a number of independent tries: at least once, twice or three times. */
export function shotsReply(words: Catalogue, { command, chances }: Choice, most: number): Document {
  const uncertain = chances.filter(({ share }) => share < 1).slice(0, MOST_WHATS);
  if (uncertain.length === 0) return { lines: [line(strong(words.notices.oddsAlways)), line(quiet(command))] };
  const tables = uncertain.flatMap(({ what, share }) => {
    const rows = countsUpTo(most).map((n) => [
      String(n),
      ...[1, 2, 3].map((least) => (least > n ? '' : words.wholePercent(atLeast(least, n, share), true))),
      (n * share).toFixed(1),
    ]);
    const [text = ''] = alignedText(words.odds.shotsHead, rows) ?? [];
    return [heading(words.odds.shotsOf(words.wholePercent(share), what)), block(text)];
  });
  return { lines: [...tables, line(quiet(words.odds.apart)), line(code(command))], tone: 'calm' };
}

/** Up to three choices side by side, outcome by outcome. */
export function comparedOddsReply(words: Catalogue, choices: readonly Choice[]): Document {
  const letters = ['A', 'B', 'C'];
  const whats = [...new Set(choices.flatMap(({ chances }) => chances.slice(0, MOST_CHANCES).map(({ what }) => what)))];
  const shareOf = ({ chances }: Choice, what: string) => chances.find((each) => each.what === what)?.share ?? 0;
  const rows = whats.map((what) => [what, ...choices.map((each) => words.wholePercent(shareOf(each, what)))]);
  const [text = ''] = rows.length > 0 ? (alignedText(['', ...letters.slice(0, choices.length)], rows) ?? []) : [];
  return {
    lines: [
      heading(words.odds.compared),
      ...choices.map(({ command }, i) => line(strong(`${letters[i]} `), code(command))),
      text === '' ? line(words.notices.oddsAlways) : block(text),
    ],
    tone: 'calm',
  };
}

/** Every number from 1 to 6, then wider and wider steps. */
function countsUpTo(most: number): number[] {
  const all = Array.from({ length: most }, (_, i) => i + 1);
  const wanted = all.filter((n) => n <= 6 || n === most || [8, 10, 12, 15, 20, 25, 30, 40, 50].includes(n));
  return wanted.slice(0, MOST_ROWS);
}

/** The chance of at least this many successes in n tries. */
export function atLeast(least: number, n: number, p: number): number {
  let fewer = 0;
  let ways = 1;
  for (let k = 0; k < least; k++) {
    fewer += ways * p ** k * (1 - p) ** (n - k);
    ways = (ways * (n - k)) / (k + 1);
  }
  return Math.max(0, 1 - fewer);
}
