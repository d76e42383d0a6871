import type { Game } from '../../campaign/game.ts';
import type { Moment } from '../../kernel/state/moment.ts';

import type { Catalogue } from '../catalogue.ts';

/** When something ends: "the end of the Germans' turn 3". */
export function momentText(words: Catalogue, { turn, side, step, edge }: Moment, game: Game | undefined): string {
  const whose = side === undefined ? undefined : (game?.sides[side]?.name ?? side);
  return words.game.moment(edge, turn, whose, step === undefined || whose !== undefined ? undefined : words.say(step));
}
