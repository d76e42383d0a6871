import { authorOf } from '../../campaign/author.ts';
import { sideOf } from '../../campaign/game.ts';
import { questionsIn } from '../../campaign/owed/questions.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { MOST_UNDONE } from '../../campaign/state.ts';
import { isTakenBack } from '../../referee/correction/undo.ts';
import { isQuestionable } from '../../referee/questions.ts';
import type { Referee } from '../../referee/referee.ts';
import type { LogPage } from '../../referee/rulings/answers.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { recordText } from '../../reply/log/log.ts';

/** So many records are read at a time. */
const AT_A_TIME = 100;
/** In milliseconds: what's found by then is offered, because the user types on. */
const PATIENCE = 500;

/** An entry of the log that can be chosen by its number. */
export interface RecordChoice {
  readonly name: string;
  readonly value: number;
}

/** Where the entries are, and who asks. */
interface Asking {
  readonly channel: string;
  readonly user: string;
}

/** What kind of entry is asked for. */
type Kind = 'ruling' | 'questionable' | 'pictured';

/** Which entries a command takes, as the one who asks would give them. */
const TAKEN: Readonly<Record<Kind, (record: LogRecord, game: LogPage['game'], user: string) => boolean>> = {
  ruling: isRuling,
  questionable: (record, game, user) => {
    const isOpen = questionsIn(game).some(({ seq }) => seq === record.seq);
    return isOpen || (isQuestionable(record) && isOfOthers(record, game, user));
  },
  pictured: (record, game) => isRuling(record) || questionsIn(game).some(({ id }) => id === record.seq),
};

function isRuling({ events }: LogRecord): boolean {
  return events.some(({ type }) => type === 'ruled');
}

/** Whether somebody who doesn't play for the user's side gave it. */
function isOfOthers(record: LogRecord, game: LogPage['game'], user: string): boolean {
  const author = authorOf(record);
  const own = game && sideOf(game, user);
  return author !== user && (own === undefined || game === undefined || sideOf(game, author) !== own);
}

/**
 * The newest entries of a kind that still count and match what's typed, each with what it was. Typed words are looked for in the
 * whole log, in the number, the text and the command; a number's own entry comes first.
 */
export async function recordChoices(
  words: Catalogue,
  { channel, user }: Asking,
  kind: Kind,
  typed: string,
  referee: Pick<Referee, 'log'>,
  most: number,
): Promise<readonly RecordChoice[]> {
  const begun = performance.now();
  const sought = wordsOf(typed);
  const found: LogRecord[] = [];
  let page = await referee.log(channel, 1, AT_A_TIME);
  const { game } = page;
  const named = await recordNumbered(typed, page, (n) => referee.log(channel, n, 1));
  for (;;) {
    const taken = page.records.filter((record) => stands(record, page) && TAKEN[kind](record, game, user));
    found.push(...taken.filter((record) => matches(words, record, page, sought)).toReversed());
    if (found.length >= most || page.page >= page.pages || performance.now() - begun > PATIENCE) break;
    page = await referee.log(channel, page.page + 1, AT_A_TIME);
  }
  const first = named.filter((record) => stands(record, page) && TAKEN[kind](record, game, user));
  const others = found.filter(({ seq }) => !first.some((record) => record.seq === seq));
  return [...first, ...others].slice(0, most).map((record) => choiceOf(words, record, game));
}

/** The same for an undo: only entries that it can go back to at once. */
export async function undoChoices(
  words: Catalogue,
  { channel, user }: Asking,
  typed: string,
  referee: Pick<Referee, 'log'>,
  most: number,
): Promise<readonly RecordChoice[]> {
  const begun = performance.now();
  const taken: LogRecord[] = [];
  let page = await referee.log(channel, 1, AT_A_TIME);
  for (;;) {
    taken.push(...page.records.filter((record) => stands(record, page) && isTakenBack(record, user)).toReversed());
    if (taken.length >= MOST_UNDONE || page.page >= page.pages || performance.now() - begun > PATIENCE) break;
    page = await referee.log(channel, page.page + 1, AT_A_TIME);
  }
  const sought = wordsOf(typed);
  const number = Number(numberIn(typed));
  return taken
    .slice(0, MOST_UNDONE)
    .filter((record) => matches(words, record, page, sought))
    .toSorted((a, b) => Number(b.seq === number) - Number(a.seq === number))
    .slice(0, most)
    .map((record) => choiceOf(words, record, page.game));
}

function choiceOf(words: Catalogue, record: LogRecord, game: LogPage['game']): RecordChoice {
  return { name: `${record.seq} · ${recordText(words, record, game)}`, value: record.seq };
}

function wordsOf(typed: string): readonly string[] {
  return typed.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The digits, where a number and nothing else is typed. */
function numberIn(typed: string): string | undefined {
  return /^\s*#?(\d{1,9})\s*$/.exec(typed)?.[1];
}

/** The entry whose number is typed, wherever it is. @param at a page of one entry, 1 the newest */
async function recordNumbered(
  typed: string,
  { records }: LogPage,
  at: (page: number) => Promise<LogPage>,
): Promise<readonly LogRecord[]> {
  const newest = records.at(-1)?.seq ?? 0;
  const number = numberIn(typed);
  const place = newest - Number(number ?? 0) + 1;
  return number === undefined || place < 1 || place > newest ? [] : (await at(place)).records;
}

function stands({ seq }: LogRecord, { struck }: LogPage): boolean {
  return !struck.has(seq);
}

function matches(words: Catalogue, record: LogRecord, { game }: LogPage, sought: readonly string[]): boolean {
  if (sought.length === 0) return true;
  const text = `${record.seq} · ${recordText(words, record, game)} ${record.command}`.toLowerCase();
  return sought.every((word) => text.includes(word));
}
