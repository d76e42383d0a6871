import type { Game } from '../../campaign/game.ts';
import type { Owing } from '../../campaign/owed/owing.ts';
import { waitingButtons } from '../../reply/asks/asks.ts';
import { type Reminded, reminderReply } from '../../reply/asks/reminders.ts';
import { stopButtons } from '../../reply/battle/waiting-buttons.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Document } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import { owedNow } from '../panel/offers.ts';
import { endForOthers } from './step-end.ts';

/** What somebody has to do at the table. */
const PLAYED: readonly Owing['why'][] = ['turn', 'ready', 'owes'];

/** A reminder, with the buttons for what it's about. */
export function remindedWith(words: Catalogue, reminded: readonly Reminded[], game: Game): Document {
  const ruleset = rulesetOf(game.rules);
  const is = (...why: readonly Owing['why'][]) => reminded.some(({ owing }) => why.includes(owing.why));
  const plays = is(...PLAYED);
  const buttons: readonly Button[] = [
    ...(is('asked', 'office') ? waitingButtons(words, game) : []),
    ...(plays ? owedNow(words, game, ruleset) : []),
    ...(is('ready') ? endForOthers(words, game, ruleset) : []),
    ...(is('answer') ? stopButtons(words, game, ruleset) : []),
    ...(plays ? [{ action: 'play', of: {} } as const] : []),
  ];
  return { ...reminderReply(words, reminded, game), ...(buttons.length > 0 ? { buttons } : {}) };
}
