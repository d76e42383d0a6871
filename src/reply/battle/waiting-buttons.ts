import type { Game } from '../../campaign/game.ts';
import { waitingFor } from '../../campaign/owed/waiting.ts';
import type { Option } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type Question, questionKey, type Waiting } from '../../kernel/solo.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Button } from '../document.ts';
import { choicesOf } from './waiting.ts';

/** As many choices as fit on buttons; with more, players choose from lists. */
const MOST_ON_BUTTONS = 5;

/** What the players can press now so that the side that the referee runs goes on. What's owed has buttons of its own. */
export function stopButtons(words: Catalogue, game: Game, ruleset: Ruleset): Button[] {
  const stop = waitingFor(game, ruleset);
  return stop && stop.waits !== 'owed' ? waitingButtons(words, stop, game) : [];
}

/** What the players can press to answer what it waits for. */
export function waitingButtons(words: Catalogue, waiting: Waiting, game: Game): Button[] {
  if (waiting.waits === 'reaction') return [{ action: 'goes-on', of: {}, label: words.solo.goesOn }];
  if (waiting.waits === 'owed')
    return waiting.thrown ? [{ action: 'goes-on', of: {}, label: words.solo.throwsOwed }] : [];
  return buttonsFor(words, waiting.question, game);
}

/** The name under which a button opens another form, for another target. */
export const MORE = 'more';
/** The form for everything that's still to be asked in the phase. */
export const AT_ONCE = 'at-once';

/**
 * One press if nothing has changed. A question with one word for an answer gets a button for each word, and any other a message
 * with lists.
 */
function buttonsFor(words: Catalogue, asked: Question, game: Game): Button[] {
  const { options, others: { of: targets } = { of: {} }, before = {}, anew } = asked;
  const question = questionKey(asked, game.at?.turn);
  const answer = (label: string, part: string, value: string): Button => {
    return { action: 'answer', of: { question, part, value }, label };
  };
  const [[name, option], ...others] = Object.entries(options) as [[string, Option], ...[string, Option][]];
  const choices = choicesOf(option);
  if (others.length === 0 && choices.length > 0 && choices.length <= MOST_ON_BUTTONS) {
    return choices.map((choice) => answer(labelOf(words, option, choice), name, choice));
  }
  const same = Object.keys(before).length > 0 && !anew ? [answer(words.solo.same, 'same', 'true')] : [];
  const all = same.length > 0 && asked.forAll ? [answer(words.solo.allSame, 'all-same', 'true')] : [];
  const more = Object.keys(targets).map((target) => answer(words.solo.more[target] ?? words.solo.answer, MORE, target));
  const whole = asked.atOnce === undefined ? [] : [answer(words.solo.atOnce, MORE, AT_ONCE)];
  return [...same, ...all, { action: 'answer', of: { question }, label: words.solo.answer }, ...whole, ...more];
}

function labelOf(words: Catalogue, option: Option, choice: string): string {
  if (option.type !== 'boolean') return words.capital(words.say(choice));
  return choice === 'true' ? words.solo.yes : words.solo.no;
}
