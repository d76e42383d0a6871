import { type Losses, type TurnEnd, worstTurn } from '../campaign/history/losses.ts';
import { block, type Document, type Line, line, strong, verdict } from './document.ts';
import { english } from './english/index.ts';
import { lossesPicture } from './pictures/losses.ts';
import { alignedText } from './table-text.ts';
import { tallyLines } from './tally.ts';

const { game: say, allOf } = english;

/** How many of each side are in action, turn by turn, and when each unit fell. */
export function lossesReply(losses: Losses): Document {
  const { battle, sides, brought, turns } = losses;
  const last = turns.at(-1)!;
  const standing = Object.entries(sides).map(([id, name]) => [name, last.strength[id] ?? 0, brought[id] ?? 0] as const);
  const worst = worstTurn(turns);
  return {
    lines: [
      verdict(strong(say.standing(battle, last.turn, standing))),
      ...table(losses),
      ...(worst ? [line(say.worstTurn(worst.turn, worst.lost))] : []),
      ...turns.flatMap(fallen),
      ...tallyLines(losses.tally ?? [], sides),
    ],
    pictures: turns.length > 1 ? [lossesPicture(losses)] : [],
    file: 'losses.txt',
  };
}

/** A row for each turn and a column for each side, or words if the names are too long for columns. */
function table({ sides, turns, over }: Losses): Line[] {
  const ids = Object.keys(sides);
  const called = ({ turn }: TurnEnd, i: number) => {
    if (turn === 0) return say.atStart;
    return i === turns.length - 1 && !over ? say.now : String(turn);
  };
  const rows = turns.map((each, i) => [called(each, i), ...ids.map((id) => String(each.strength[id] ?? 0))]);
  const blocks = alignedText([say.inTurn, ...Object.values(sides)], rows);
  if (blocks) return blocks.map(block);
  return turns.map((each, i) =>
    line(
      say.inAction(
        called(each, i),
        Object.entries(sides).map(([id, name]) => [name, each.strength[id] ?? 0]),
      ),
    ),
  );
}

/** Units that went out since the turn before, and units that lost some of their men. */
function fallen({ turn, lost }: TurnEnd): Line[] {
  const out = lost.filter(({ left }) => left === 0).map(({ unit }) => unit);
  const weaker = lost.filter(({ left }) => left > 0).map((each) => say.fewer(each.unit, each.lost));
  return [
    ...(out.length > 0 ? [line(say.outIn(turn, allOf(out)))] : []),
    ...(weaker.length > 0 ? [line(say.weakerIn(turn, allOf(weaker)))] : []),
  ];
}
