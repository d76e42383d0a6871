import { run as runOf } from '../src/command/call.ts';
import type { Answer, Command } from '../src/command/command.ts';
import type { Asked } from '../src/referee/asked.ts';
import type { Referee } from '../src/referee/referee.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import { clearer } from '../src/suggestions/clearer.ts';
import { again } from './again.ts';
import { answerCommands } from './answer.ts';
import { away } from './away.ts';
import { battleCommands } from './battle.ts';
import { battlefieldCommands } from './battlefield.ts';
import { card } from './card.ts';
import { clock } from './clock.ts';
import { compare } from './compare.ts';
import { correct } from './correct.ts';
import { dataCommands } from './data.ts';
import { exportCommands } from './export.ts';
import { fairCommands } from './fair.ts';
import { gameCommands } from './game.ts';
import { help } from './help.ts';
import { hostCommands } from './host.ts';
import { log } from './log.ts';
import { losses } from './losses.ts';
import { luck } from './luck.ts';
import { moveCommands } from './move-to.ts';
import { note } from './note.ts';
import { oddsCommands } from './odds.ts';
import { order } from './order.ts';
import { photo } from './photo.ts';
import { play } from './play.ts';
import { playerCommands } from './players.ts';
import { question } from './question.ts';
import { quickstart } from './quickstart.ts';
import { reportCommands } from './report.ts';
import { roll } from './roll.ts';
import { rosterFileCommands } from './roster-file.ts';
import { ruleCommand } from './rules.ts';
import { rulings, visibility } from './rulings.ts';
import { gameSettings, pings, settings } from './settings.ts';
import { since } from './since.ts';
import { situation } from './situation.ts';
import { solo } from './solo.ts';
import { tableCommand } from './table.ts';
import { turnCommands } from './turn.ts';
import { redo, undo } from './undo.ts';
import { unitCommands } from './unit.ts';

/** Every slash command, in the order in which help lists them. */
export const commands: readonly Command[] = [
  ...rulings,
  ruleCommand,
  tableCommand,
  card,
  compare,
  visibility,
  ...oddsCommands,
  luck,
  roll,
  play,
  settings,
  pings,
  away,
  order,
  solo,
  log,
  undo,
  redo,
  correct,
  question,
  photo,
  again,
  since,
  ...answerCommands,
  note,
  quickstart,
  ...gameCommands,
  clock,
  gameSettings,
  situation,
  losses,
  ...reportCommands,
  ...exportCommands,
  ...moveCommands,
  ...playerCommands,
  ...unitCommands,
  ...rosterFileCommands,
  ...battleCommands,
  ...battlefieldCommands,
  ...turnCommands,
  ...fairCommands,
  ...dataCommands,
  ...hostCommands,
  help,
];

/** Runs a command. Throws refusals and input errors, and then nothing is written. */
export async function run(words: Catalogue, referee: Referee, command: Command, asked: Asked): Promise<Answer> {
  try {
    return await runOf(words, referee, command, asked, commands);
  } catch (error) {
    throw await clearer(words, error, command, asked, referee, commands).catch(() => error);
  }
}
