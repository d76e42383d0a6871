import { backup } from './backup.ts';
import { battlefield } from './battle/battlefield.ts';
import { boardWordsOf, stillToDo } from './battle/board.ts';
import { clock } from './battle/clock.ts';
import { game } from './battle/game.ts';
import { hiding } from './battle/hiding.ts';
import { orders } from './battle/orders.ts';
import { page } from './battle/page.ts';
import { solo } from './battle/solo.ts';
import { soloNotes, soloParts, soloPartsChosen, soloQuestions } from './battle/solo-questions.ts';
import { called } from './called.ts';
import { commands } from './commands/index.ts';
import { beacon } from './dice/beacon.ts';
import { chancesIn, chancesTold, odds, wholePercent } from './dice/chances.ts';
import { fair } from './dice/fair.ts';
import { luck } from './dice/luck.ts';
import { doctor } from './doctor.ts';
import { fields } from './fields.ts';
import { help } from './help.ts';
import { checkLogs, misses } from './host.ts';
import { host } from './hosting.ts';
import { choice, labelOf } from './labels.ts';
import { asks } from './log/asks.ts';
import { photos } from './log/photos.ts';
import { questions } from './log/questions.ts';
import { report } from './log/report.ts';
import { saved } from './log/saved.ts';
import { since } from './log/since.ts';
import { transfer } from './log/transfer.ts';
import { lookup } from './lookup.ts';
import { notices } from './notices.ts';
import { panel } from './panel.ts';
import { pictures } from './pictures.ts';
import { quickstart } from './quickstart.ts';
import { errors } from './refusals/errors.ts';
import { refusals } from './refusals/refusals.ts';
import { changeWordsOf } from './ruling/changes.ts';
import { claimed } from './ruling/claims.ts';
import { corrections } from './ruling/corrections.ts';
import { headlinesOf } from './ruling/headlines.ts';
import { stepLabel, stepResult } from './ruling/step-words.ts';
import { supposedOf } from './ruling/supposed.ts';
import { inNews, isToldInFull, tellingOf, verdictOf } from './ruling/verdicts.ts';
import { terminal } from './terminal.ts';
import { allOf, capital, isSaidIn, number, oneOf, say, sentence, signed, stepParts } from './words.ts';

/** The catalogue of messages: everything Umpire says, in English. Another language would be another folder like this one. */
export const english = {
  say,
  labelOf,
  choice,
  claimed,
  supposedOf,
  number,
  signed,
  allOf,
  oneOf,
  capital,
  sentence,
  stepParts,
  isSaidIn,
  verdictOf,
  inNews,
  tellingOf,
  isToldInFull,
  headlinesOf,
  stepLabel,
  stepResult,
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
  commands,
  clock,
  corrections,
  questions,
  photos,
  saved,
  since,
  panel,
  terminal,
  fields,
  game,
  battlefield,
  hiding,
  page,
  help,
  host,
  lookup,
  transfer,
  report,
  checkLogs,
  doctor,
  backup,
  misses,
  orders,
  asks,
  pictures,
  quickstart,
  fair,
  beacon,
  luck,
  odds,
  solo,
  soloQuestions,
  soloParts,
  soloPartsChosen,
  soloNotes,
} as const;
