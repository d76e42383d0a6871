import type { PrintedColumn, PrintedRow } from '../kernel/printed/printed.ts';
import { type Entry, type Rows, rowsOf } from './entries.ts';
import { tablesIn } from './printed.ts';
import { plainWords } from './terms.ts';

/** What else a question about a weapon or vehicle says: how far off, in which cover, how aimed. */
export interface Narrowing {
  readonly inches?: number;
  /** For each circumstance mentioned, the columns and rows that its heading may belong to. */
  readonly said: readonly (readonly string[])[];
  /** Whether a range is among them. */
  readonly isRanged: boolean;
  /** The other words. */
  readonly rest: readonly string[];
}

/** Players' words for ranges, ground, aim and cover, and the matching headings of columns and rows. Longer ones first. */
// biome-ignore format: a thing a line
const SAID: readonly (readonly [spoken: readonly string[], printed: readonly string[]])[] = [
  [['point blank range', 'point blank', 'pb', 'bout portant', 'kernschussweite'], ['PB', 'close', 'point-blank']],
  [['short range', 'kurze reichweite', 'kurze entfernung', 'kurze distanz', 'nahe entfernung', 'courte portee', 'portee courte', 'courte distance'], ['S', 'short']],
  [['medium range', 'mid range', 'mittlere reichweite', 'mittlere entfernung', 'mittlere distanz', 'moyenne portee', 'portee moyenne', 'moyenne distance'], ['M', 'medium']],
  [['long range', 'lange reichweite', 'lange entfernung', 'weite entfernung', 'grosse entfernung', 'lange distanz', 'longue portee', 'portee longue', 'longue distance'], ['L', 'long']],
  [['extreme range', 'extreme'], ['E', 'extreme']],
  [['off road', 'offroad', 'cross country', 'im gelande', 'gelande', 'querfeldein', 'hors route', 'tout terrain'], ['off']],
  [['on road', 'on roads', 'on a road', 'auf strasse', 'auf der strasse', 'sur route', 'road', 'tarmac', 'strasse', 'route'], ['road']],
  [['carefully aimed', 'careful aim', 'careful'], ['careful']],
  [['unaimed', 'snap shot', 'snap', 'ungezielt'], ['unaimed']],
  [['aimed', 'aiming', 'gezielt'], ['aimed']],
  [['soft cover', 'leichte deckung', 'couvert leger'], ['soft']],
  [['hard cover', 'harte deckung', 'couvert lourd'], ['hard']],
  [['in the open', 'in open', 'no cover', 'ohne deckung', 'im freien', 'a decouvert'], ['open']],
  [['woods', 'wood', 'trees', 'forest', 'bushes', 'bush', 'hedges', 'hedge', 'fence', 'wald', 'hecke', 'busch', 'zaun', 'bois', 'haie'], ['soft']],
  [['wall', 'house', 'building', 'bunker', 'trench', 'mauer', 'haus', 'graben', 'mur', 'maison', 'tranchee'], ['hard']],
  [['open', 'offen', 'a decouvert'], ['open']],
  [['short'], ['S', 'short']],
  [['medium'], ['M', 'medium']],
  [['long'], ['L', 'long']],
];
/** Headings that are ranges. */
const RANGES: ReadonlySet<string> = new Set(['PB', 'S', 'M', 'L', 'E']);
/** What stands before the face of a die. */
const ROLLED = /^(?:roll|rolled|rolls|threw|throw|die|dice|d6|d10|d20|w6|wurf|gewurfelt|jet|lance)$/;
/** What follows the number of a distance. */
const INCHES = /^(?:in|inch|inches|zoll|pouce|pouces)$/;
const IS_NUMBER = /^\d{1,3}$/;
const BAND = /^(\d+)(?:-(\d+)|\+)/;

/** Whether the next number is the face of a die, or what a hit scored: *rolled 4*, *hit 3*, but not *to hit 12*. */
function isFace(before: readonly string[]): boolean {
  const [last = '', ...others] = before
    .slice(-3)
    .toReversed()
    .filter((word) => word !== 'a');
  return ROLLED.test(last) || (/^hits?$/.test(last) && others[0] !== 'to');
}

/** The circumstances mentioned, and the words that remain without them. */
export function narrowingIn(words: readonly string[]): Narrowing {
  const at = words.findIndex((word, i) => IS_NUMBER.test(word) && !isFace(words.slice(0, i)));
  const inches = at < 0 ? {} : { inches: Number(words[at]) };
  const others = words.filter((word, i) => i !== at && !(at >= 0 && i === at + 1 && INCHES.test(word)));
  let text = ` ${others.join(' ')} `;
  const said: (readonly string[])[] = [];
  for (const [spoken, printed] of SAID) {
    const found = spoken.find((words) => text.includes(` ${words} `));
    if (found === undefined) continue;
    text = text.replace(` ${found} `, ' ');
    said.push(printed);
  }
  const isRanged = said.some((printed) => printed.some((name) => RANGES.has(name)));
  return { ...inches, said, isRanged, rest: plainWords(text) };
}

/** The rows and columns of an answer that match the circumstances mentioned; none if its table says nothing about them. */
export function narrowed<T extends Rows & { readonly entry: Entry; readonly columns: readonly number[] }>(
  answer: T,
  { inches, said }: Narrowing,
): T | undefined {
  const distance = inches === undefined || rangeOf(answer) !== undefined ? [] : [bandsAt(answer, inches)];
  let left: T | undefined = answer;
  for (const printed of [...said, ...distance]) left = left && under(left, printed);
  return left;
}

/** The one number that a table gives for how far each thing shoots: nothing in its rows then depends on the distance. */
function rangeOf({ table, columns }: Rows & { readonly columns: readonly number[] }): number | undefined {
  return columns.find((i) => table.columns[i]!.name === 'range');
}

/** Headings for cover; a table with only one of them means something else by it, such as a soft target. */
const COVERS = ['soft', 'hard'];
/** A target in the open is nothing special where a table has no column for it. */
const ORDINARY = 'open';

function under<T extends Rows & { readonly columns: readonly number[] }>(
  answer: T,
  printed: readonly string[],
): T | undefined {
  const heads = answer.table.columns.map(({ name }) => name);
  if (printed.includes(ORDINARY) && !heads.includes(ORDINARY)) return answer;
  if (printed.some((name) => COVERS.includes(name)) && !COVERS.every((name) => heads.includes(name))) return undefined;
  const columns = answer.columns.filter((i) => printed.includes(heads[i]!));
  const rows = answer.rows.filter(({ at }) => at !== undefined && printed.includes(at));
  if (columns.length > 0) return { ...answer, columns };
  return rows.length > 0 ? { ...answer, rows } : undefined;
}

/**
 * The heading of the band that a distance falls in: a book has a table of its bands, names them in inches, or gives each weapon
 * its own.
 */
function bandsAt({ entry, table, rows }: Rows & { readonly entry: Entry }, inches: number): readonly string[] {
  const common = tablesIn(entry.book).find(({ id }) => id === 'range-bands');
  const band = common?.rows.find(({ cells: [upTo] }) => typeof upTo === 'number' && inches <= upTo)?.of;
  if (typeof band === 'string') return [band];
  const printed = [...table.columns.map(({ name }) => name), ...rows.flatMap(({ at }) => at ?? [])];
  const named = printed.find((text) => holds(text, inches));
  return named === undefined ? ownBand(entry, inches) : [named];
}

function ownBand(entry: Entry, inches: number): readonly string[] {
  const over = ([row]: readonly PrintedRow[], columns: readonly PrintedColumn[]) =>
    columns.filter((_, i) => holds(String(row?.cells[i] ?? ''), inches)).map(({ name }) => name);
  return rowsOf(entry)
    .own.flatMap(({ rows, table }) => over(rows, table.columns))
    .slice(0, 1);
}

function holds(band: string, inches: number): boolean {
  const [, from, to] = BAND.exec(band) ?? [];
  return from !== undefined && Number(from) <= inches && inches <= (to === undefined ? Infinity : Number(to));
}
