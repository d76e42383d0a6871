import { oncePer } from '../kernel/once.ts';
import type { PrintedRow, PrintedTable, Reading } from '../kernel/printed/printed.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rangeIn } from './beside.ts';
import type { CellAnswer } from './cells.ts';
import { entriesCalled } from './entries.ts';
import { bandAt, holds } from './narrowing.ts';
import { tablesIn } from './printed.ts';
import type { Numeral, Role } from './question/numbers.ts';
import type { Question } from './question/question.ts';
import { type Asked, askedIn, BESIDE, keysOf, onFirstUse } from './terms.ts';

/** A table with the words that each of its parts is asked for by. */
interface Heard {
  readonly table: PrintedTable;
  readonly title: ReadonlySet<string>;
  /** The words of the title themselves, without what they mean. */
  readonly titled: ReadonlySet<string>;
  /** How many words the title has. */
  readonly length: number;
  readonly columns: readonly ReadonlySet<string>[];
  /** The words of all its rows. */
  readonly telling: ReadonlySet<string>;
  readonly rows: readonly {
    readonly row: PrintedRow;
    readonly words: ReadonlySet<string>;
    /** Those of its words that the title hasn't. */
    readonly own: readonly Asked[];
  }[];
}

/** How well a part of a table fits a question. */
interface Fit {
  readonly heard: Heard;
  readonly rows: readonly PrintedRow[];
  readonly columns: readonly number[];
  readonly score: number;
  /** The words of the row, if nothing else says which table is meant. */
  readonly own?: readonly Asked[];
}

/** Words by which one asks for what's added to a die, or for a row of results. */
const forModifier = onFirstUse(() => keysSet('modifier bonus minus plus penalty malus factor'));
const forResult = onFirstUse(() => keysSet('result table chart effect outcome'));
const forMargin = onFirstUse(() =>
  keysSet(
    'win winner won lose loser lost beat beaten fail failed fails failure miss over difference gewonnen verloren gagné perdu',
  ),
);
/** Whom a throw is about, if no row says it: *spot a soldier in cover*. */
const forAnybody = onFirstUse(() => keysSet('soldier soldiers figure figures man men guy enemy target'));
const forDistance = onFirstUse(() => keysSet('band inch inches distance range away far'));
/** The column of a table that says how far each of its rows goes. */
const UP_TO = 'up to';
/** What a row's own words count for, beside those of its title. */
const ROW = 2;
/** A thrown number alone is read on a table if the question has so much of its title. */
const NAMED = 1 / 3;
/** A title of no more words is also named by a word that means one of them. */
const SHORT_TITLE = 2;
/** The roles that a number has which picks a row. */
const ROWED: ReadonlySet<Role> = new Set(['face', 'margin', 'bare', 'sum', 'inches']);
const NUMBER = /^\d{1,2}$/;
/** Nobody throws more than this, with all that's added: an 88 is a gun. */
const HIGHEST = 30;
/** What several tables are about: *flame on an AFV*, *damage to vehicles*. */
const CLASS = /^(?:afv|vehicle)s?$/;
/** Who asks for several wants no row. */
const SEVERAL = /^(?:modifiers|modifikatoren|modificateurs)$/;
const THROWN = /^(?:roll(?:ed|s|ing)?|threw|throws?|d6|d10|d20|w6|wurf|gewurfelt|jet|lance)$/;

/**
 * The row of one of the first book's tables that a question means: by the face that was thrown on it (*10 on tank damage*), or by
 * what the row is of (*minus for half cover*). Every word that says something has to belong to the table.
 * @returns none if no row, or more than one, fits
 */
export function rowAsked(question: Question): CellAnswer | undefined {
  const { numbers, forms, asked: every, isWhether } = question;
  const book = question.book as Ruleset;
  const [total, ...others] = numbers;
  if (others.length > 0 || (total && !ROWED.has(total.role))) return undefined;
  const spoken = every.filter(({ word }) => !NUMBER.test(word));
  const asked = spoken.filter((word) => !isBeside(word));
  // What's added to a die is no yes.
  const isFar = total?.role === 'inches';
  if ((asked.length === 0 && !isFar) || (total === undefined && isWhether)) return undefined;
  const isThrown = total !== undefined && !isFar && !forms.has('to throw');
  // No row says when something happens, or to whom.
  const isOfOthers = forms.has('when') || forms.has('who');
  const fits = heardOf(book).flatMap((heard) => [
    ...(isThrown ? thrown(heard, spoken, total) : []),
    ...(isFar && asked.length > 0 ? reached(heard, asked, total.value) : []),
    ...(isThrown || isOfOthers ? [] : named(heard, spoken, question, total?.value)),
  ]);
  const [best, next] = fits.toSorted((a, b) => b.score - a.score);
  if (!best || (next && next.score === best.score)) return undefined;
  if (best.own && isElsewhere(best.own, best.heard, book)) return undefined;
  return answerOf(best, book);
}

/** Whether words that name a row also name another table's column: a *light wound* has a table of its own. */
function isElsewhere(own: readonly Asked[], here: Heard, book: Ruleset): boolean {
  return heardOf(book).some((heard) =>
    heard.columns.some(
      (column) =>
        heard !== here &&
        own.some((word) => isIn(word, column)) &&
        own.every((word) => isIn(word, column) || isIn(word, heard.title)),
    ),
  );
}

function answerOf({ heard: { table }, rows, columns }: Fit, book: Ruleset): CellAnswer {
  const entry = { of: table.id, name: table.title.split(':')[0]!, kind: 'weapon', book } as const;
  return { entry, table, rows, columns, named: entry.name, lacking: '' };
}

/** The row that a distance falls in, if the question names the table and nothing else. */
function reached(heard: Heard, asked: readonly Asked[], inches: number): Fit[] {
  const column = heard.table.columns.findIndex(({ name }) => name === UP_TO);
  const row = heard.table.rows.find(({ cells }) => typeof cells[column] === 'number' && inches <= cells[column]);
  const titled = asked.filter((word) => isIn(word, heard.title));
  if (!row || titled.length === 0 || !asked.every((word) => titled.includes(word) || isIn(word, forDistance())))
    return [];
  return [{ heard, rows: [row], columns: heard.table.columns.map((_, i) => i), score: titled.length }];
}

/** The row for a total, if the question names the table or its column. By how much somebody won is no throw. */
function thrown(heard: Heard, spoken: readonly Asked[], { value: total, role }: Numeral): Fit[] {
  const asked = spoken.filter((word) => !isBeside(word) && !THROWN.test(word.word));
  const isMargin = heard.table.by === 'margin';
  if ((isMargin ? role === 'face' : role === 'margin') || total > HIGHEST) return [];
  const rows = heard.table.rows.filter(
    ({ of, at }) => at === undefined && typeof of !== 'string' && isWithin(of, total),
  );
  const known = (word: Asked) =>
    isIn(word, heard.title) ||
    heard.columns.some((c) => isIn(word, c)) ||
    isIn(word, forResult()) ||
    (isMargin && isIn(word, forMargin()));
  if (rows.length !== 1 || !asked.every(known)) return [];
  // Who lost by so much wants the whole row, not the column about the loser.
  const columns = isMargin ? heard.table.columns.map((_, i) => i) : columnsFor(heard, spoken);
  const titled = asked.filter((word) => isIn(word, heard.title) && !CLASS.test(word.word)).length;
  const isHeaded = columns.length < heard.columns.length;
  // A table of *vehicles in the artillery square* isn't what *artillery 1* means.
  if ((titled === 0 || titled < heard.length * NAMED) && !isHeaded) return [];
  return [{ heard, rows, columns, score: titled + Number(isHeaded) + titled / (heard.title.size + 1) }];
}

/**
 * The row that has every word of the question, with its table's title and columns for what isn't its own. A band of distances is a
 * column, if the table has them, and a distance is the band that it falls in.
 */
function named(
  heard: Heard,
  spoken: readonly Asked[],
  { words, book, forms }: Question,
  inches: number | undefined,
): Fit[] {
  const { table, title, columns } = heard;
  const range = rangeIn(words);
  const band = inches === undefined ? range.heads : bandAt(book as Ruleset, inches);
  const isBand = (name: string) => band.includes(name) || (inches !== undefined && holds(name, inches));
  const at = table.columns.flatMap(({ name }, i) => (isBand(name) ? [i] : [])).slice(0, 1);
  if (inches !== undefined && at.length === 0) return [];
  const isModifiers = all(table, 'modifier');
  // How far something goes is what one asks who only names it: *assault move*.
  const isFar = all(table, 'inches') && (forms.has('how far') || !words.includes('how'));
  const isHeaded = (word: Asked) => columns.some((column) => isIn(word, column));
  // A column of words is as good as a title: *the loader's weapon*.
  const isOfWords = (word: Asked) => columns.some((column, i) => isIn(word, column) && holdsWords(table, i));
  const isAdded = (word: Asked) => isModifiers && isIn(word, forModifier()) && !SEVERAL.test(word.word);
  const known = (word: Asked) => isIn(word, title) || isHeaded(word) || isAdded(word);
  const unranged = at.length === 0 ? spoken : spoken.filter(({ word }) => range.rest.includes(word));
  const asked = unranged.filter((word) => !isBeside(word) || isOfWords(word));
  // A word that says nothing beside a thing's name may still tell one row from another: *moved* isn't *from a vehicle*.
  const telling = unranged.filter((word) => isBeside(word) && isIn(word, heard.telling) && !known(word));
  // The only row needn't be named: *to hit at 25*.
  if (at.length > 0 && table.rows.length === 1) return only(heard, spoken, at);
  const isOnly = (word: Asked) => columns.length === 1 && !isBeside(word) && isHeaded(word);
  return heard.rows.flatMap(({ row, words: rowed, own: ofRow }) => {
    const own = asked.filter((word) => isIn(word, rowed));
    const rest = asked.filter((word) => !own.includes(word));
    const isWhole = own.length >= ofRow.length && ofRow.every((word) => unranged.some((each) => isSame(each, word)));
    if (own.length === 0 || !isWhole || !telling.every((word) => isIn(word, rowed))) return [];
    if (!rest.every((word) => known(word) || (at.length > 0 && isIn(word, forAnybody())))) return [];
    // Who names only the row may mean a rule of that name: the question has to name the table as well, or ask what's added.
    const isTold = rest.some((word) => isNamedBy(word, heard) || isAdded(word) || isOfWords(word) || isOnly(word));
    if (!isTold && !(isFar && rest.length === 0 && ofRow.length > 1)) return [];
    const shown = at.length > 0 ? at : columnsFor(heard, rest);
    // The word itself says more than one that means the same: an officer is no noncom.
    const exact = own.filter(({ stem }) => rowed.has(stem)).length / (own.length + 1);
    const isBare = !rest.some((word) => isIn(word, title) || isOfWords(word) || isOnly(word));
    const score = ROW * own.length + rest.length + exact;
    return [{ heard, rows: [row], columns: shown, score, ...(isBare ? { own } : {}) }];
  });
}

/** A cell of the only row of a table that the question names. */
function only(heard: Heard, spoken: readonly Asked[], columns: readonly number[]): Fit[] {
  const titled = spoken.filter(({ stem }) => heard.titled.has(stem));
  if (titled.length === 0 || !spoken.every((word) => isBeside(word) || isIn(word, heard.title))) return [];
  return [{ heard, rows: heard.table.rows, columns, score: ROW + titled.length }];
}

/** Whether a word says nothing more beside a name. */
function isBeside({ word }: Asked): boolean {
  return BESIDE.has(word) && word !== 'bonus';
}

/** Whether a column holds words, and no numbers. */
function holdsWords({ columns, rows }: PrintedTable, at: number): boolean {
  return columns[at]!.as === undefined && rows.every(({ cells }) => typeof cells[at] === 'string');
}

/** Whether a word names a table: it's in the title, or means the same as a short title does. */
function isNamedBy(word: Asked, { title, titled }: Heard): boolean {
  return titled.has(word.stem) || (titled.size <= SHORT_TITLE && isIn(word, title));
}

/** Whether all numbers of a table are to be read so. */
function all({ columns }: PrintedTable, reading: Reading): boolean {
  return columns.every(({ as }) => as === reading);
}

function columnsFor({ columns }: Heard, asked: readonly Asked[]): number[] {
  const every = columns.map((_, i) => i);
  const headed = every.filter((i) => asked.some((word) => isIn(word, columns[i]!)));
  return headed.length > 0 ? headed : every;
}

function isIn({ stem, meanings }: Asked, keys: ReadonlySet<string>): boolean {
  return keys.has(stem) || meanings.some((meaning) => keys.has(meaning));
}

function isSame(one: Asked, other: Asked): boolean {
  return one.stem === other.stem || one.meanings.some((meaning) => other.meanings.includes(meaning));
}

function isWithin({ from = -Infinity, to = Infinity }: Exclude<PrintedRow['of'], string>, total: number): boolean {
  return from <= total && total <= to;
}

/** The tables of a book that aren't of weapons or vehicles, as players name their parts. */
const heardOf = oncePer((book: Ruleset): readonly Heard[] =>
  tablesIn(book)
    .filter(({ of }) => of === undefined)
    .map(heardAs(book)),
);

function heardAs(book: Ruleset): (table: PrintedTable) => Heard {
  return (table) => {
    const title = table.title.split(':')[0]!;
    const named = `${title} ${table.id} ${table.called ?? ''}`.replaceAll('-', ' ');
    const titled = new Set(askedIn(named).map(({ stem }) => stem));
    const rows = table.rows.flatMap((row) => {
      // What a weapon itself does is for its cells to say; what it adds to something else is here.
      if (typeof row.of !== 'string' || (!all(table, 'modifier') && entriesCalled(book, row.of).length > 0)) return [];
      const text = (row.name ?? row.label ?? row.of).replaceAll('-', ' ');
      return [{ row, words: keysSet(text), asked: askedIn(text) }];
    });
    return {
      table,
      title: keysSet(named),
      titled,
      length: askedIn(title).length,
      columns: table.columns.map(({ name, called = '' }) => keysSet(`${name} ${called}`)),
      telling: new Set(rows.flatMap(({ words }) => [...words])),
      rows: rows.map(({ row, words, asked }) => {
        return { row, words, own: asked.filter(({ stem }) => !titled.has(stem)) };
      }),
    };
  };
}

function keysSet(text: string): ReadonlySet<string> {
  return new Set(keysOf(text.replaceAll('-', ' '), false));
}
