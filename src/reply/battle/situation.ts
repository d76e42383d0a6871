import type { Campaign } from '../../campaign/campaign.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { owingLines } from '../asks/owing.ts';
import { openQuestionLines } from '../asks/questions.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, type Document, heading, line, small, strong } from '../document.ts';
import { boardPictureOf } from '../units/board.ts';
import { toneOfSide, turnReply } from './turn.ts';

/** As much of a commitment as people compare by eye. */
const SHOWN_OF_HASH = 16;

/** What the players answer the side that the referee runs with. */
const ANSWERING: readonly Button['action'][] = ['answer', 'goes-on'];

/** The state of play: whose turn it is, who has yet to act, what's owed, by whom and since when. */
export function turnStatusReply(words: Catalogue, campaign: Campaign, ruleset: Ruleset): Document {
  return turnReply(words, campaign.game!, ruleset, [
    ...openQuestionLines(words, campaign),
    ...owingLines(words, campaign, ruleset),
  ]);
}

/**
 * The situation of a campaign, which is kept in its channel and edited: the state of play, the battle's name, the commitment to
 * the dice, and the board.
 * @param units every unit, ready to be shown
 * @param made how many have been posted there, by which its button is found again
 */
export function situationReply(
  words: Catalogue,
  campaign: Campaign,
  ruleset: Ruleset,
  units: readonly Unit[],
  made: number,
): Document {
  const game = campaign.game!;
  const name = heading(words.game.status(game.name, ruleset.name, game.battle));
  const committed = campaign.commitment.slice(0, SHOWN_OF_HASH);
  const commitment = committed === '' ? [] : [small(words.clock.situation.commitment(`${committed}…`))];
  if (game.phase === 'ended') return { lines: [name, line(strong(words.game.ended)), ...commitment], tone: 'calm' };
  const status = turnStatusReply(words, campaign, ruleset);
  const play: Button = { action: 'play', of: { situation: made }, label: words.clock.situation.play, first: true };
  return {
    lines: [name, ...status.lines, ...commitment],
    tone: toneOfSide(game, game.at?.side),
    // It stays as it is, and what a press of an answer replaces doesn't: players answer in their panels.
    buttons: [play, ...(status.buttons ?? []).filter(({ action }) => !ANSWERING.includes(action))],
    ...(units.length > 0 ? { pictures: [boardPictureOf(words, game, units, ruleset)] } : {}),
  };
}
