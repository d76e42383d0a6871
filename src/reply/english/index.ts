import { asks } from './asks.ts';
import { boardWordsOf, stillToDo } from './board.ts';
import { called } from './called.ts';
import { chancesIn, chancesTold, odds, wholePercent } from './chances.ts';
import { changeWordsOf } from './changes.ts';
import { checkLogs } from './check-logs.ts';
import { claimed } from './claims.ts';
import { clock } from './clock.ts';
import { corrections } from './corrections.ts';
import { errors } from './errors.ts';
import { fair } from './fair.ts';
import { game } from './game.ts';
import { headlinesOf } from './headlines.ts';
import { help } from './help.ts';
import { choice, labelOf } from './labels.ts';
import { lookup } from './lookup.ts';
import { luck } from './luck.ts';
import { misses } from './misses.ts';
import { notices } from './notices.ts';
import { orders } from './orders.ts';
import { panel } from './panel.ts';
import { photos } from './photos.ts';
import { pictures } from './pictures.ts';
import { questions } from './questions.ts';
import { quickstart } from './quickstart.ts';
import { refusals } from './refusals.ts';
import { report } from './report.ts';
import { saved } from './saved.ts';
import { since } from './since.ts';
import { solo } from './solo.ts';
import { soloNotes, soloQuestions } from './solo-words.ts';
import { terminal } from './terminal.ts';
import { transfer } from './transfer.ts';
import { isToldInFull, verdictOf } from './verdict.ts';
import { allOf, capital, number, oneOf, say, signed } from './words.ts';

/** The catalogue of messages: everything Umpire says, in English. Another language would be another folder like this one. */
export const english = {
  say,
  labelOf,
  choice,
  claimed,
  number,
  signed,
  allOf,
  oneOf,
  capital,
  verdictOf,
  isToldInFull,
  headlinesOf,
  changeWordsOf,
  boardWordsOf,
  stillToDo,
  chancesIn,
  chancesTold,
  wholePercent,
  refusals,
  errors,
  notices,
  called,
  clock,
  corrections,
  questions,
  photos,
  saved,
  since,
  panel,
  terminal,
  game,
  help,
  lookup,
  transfer,
  report,
  checkLogs,
  misses,
  orders,
  asks,
  pictures,
  quickstart,
  fair,
  luck,
  odds,
  solo,
  soloQuestions,
  soloNotes,
} as const;
