import type { Game } from '../campaign/game.ts';
import type { Moment } from '../kernel/moment.ts';
import { english } from './english/index.ts';

const { game: say, say: word } = english;

/** When something ends: "the end of the Germans' turn 3". */
export function momentText({ turn, side, step, edge }: Moment, game: Game | undefined): string {
  const whose = side === undefined ? undefined : (game?.sides[side]?.name ?? side);
  return say.moment(edge, turn, whose, step === undefined || whose !== undefined ? undefined : word(step));
}
