import { type Losses, type TurnEnd, worstTurn } from '../../campaign/history/losses.ts';
import type { Catalogue } from '../catalogue.ts';
import { block, type Document, type Line, line, strong, verdict } from '../document.ts';
import { lossesPicture } from '../pictures/losses.ts';
import { alignedText } from '../table-text.ts';
import { tallyLines } from './tally.ts';

/** How many of each side are in action, turn by turn, and when each unit fell. */
export function lossesReply(words: Catalogue, losses: Losses): Document {
  const { battle, sides, brought, turns } = losses;
  const last = turns.at(-1)!;
  const standing = Object.entries(sides).map(([id, name]) => [name, last.strength[id] ?? 0, brought[id] ?? 0] as const);
  const worst = worstTurn(turns);
  return {
    lines: [
      verdict(strong(words.game.standing(battle, last.turn, standing))),
      ...table(words, losses),
      ...(worst ? [line(words.game.worstTurn(worst.turn, worst.lost))] : []),
      ...turns.flatMap((each) => fallen(words, each)),
      ...tallyLines(words, losses.tally ?? [], sides),
    ],
    pictures: turns.length > 1 ? [lossesPicture(words, losses)] : [],
    file: 'losses.txt',
  };
}

/** A row for each turn and a column for each side, or words if the names are too long for columns. */
function table(words: Catalogue, { sides, turns, over }: Losses): Line[] {
  const ids = Object.keys(sides);
  const called = ({ turn }: TurnEnd, i: number) => {
    if (turn === 0) return words.game.atStart;
    return i === turns.length - 1 && !over ? words.game.now : String(turn);
  };
  const rows = turns.map((each, i) => [called(each, i), ...ids.map((id) => String(each.strength[id] ?? 0))]);
  const blocks = alignedText([words.game.inTurn, ...Object.values(sides)], rows);
  if (blocks) return blocks.map(block);
  return turns.map((each, i) =>
    line(
      words.game.inAction(
        called(each, i),
        Object.entries(sides).map(([id, name]) => [name, each.strength[id] ?? 0]),
      ),
    ),
  );
}

/** Units that went out since the turn before, and units that lost some of their men. */
function fallen(words: Catalogue, { turn, lost }: TurnEnd): Line[] {
  const out = lost.filter(({ left }) => left === 0).map(({ unit }) => unit);
  const weaker = lost.filter(({ left }) => left > 0).map((each) => words.game.fewer(each.unit, each.lost));
  return [
    ...(out.length > 0 ? [line(words.game.outIn(turn, words.allOf(out)))] : []),
    ...(weaker.length > 0 ? [line(words.game.weakerIn(turn, words.allOf(weaker)))] : []),
  ];
}
