import type { Chronicle, Course, Happening } from '../../campaign/history/chronicle.ts';
import type { TurnEnd } from '../../campaign/history/losses.ts';
import type { Ruled } from '../../campaign/record.ts';
import { isOut } from '../../kernel/ruleset.ts';
import { objectiveLines } from '../battle/objectives.ts';
import type { Catalogue } from '../catalogue.ts';
import { lossesPicture } from '../pictures/losses.ts';
import { plainLine } from '../plain-text.ts';
import { endText } from '../ruling/ending.ts';
import { turnText } from '../units/named.ts';
import { whyGone } from '../units/standing.ts';
import { type Chance, chancesOf } from './chances.ts';
import { deedsOf } from './deeds.ts';
import { entriesOf, textOf } from './entries.ts';
import { honoursOf } from './honours.ts';
import { type Moment, momentsOf } from './moments.ts';
import type { MomentView, Report, SideView, TurnView } from './report.ts';

const MOST_MOMENTS = 5;

/**
 * The report of a battle.
 * @param turn the only turn that's wanted: the chances of the others are left out
 */
export async function reportOf(
  words: Catalogue,
  { chronicle, losses, ruleset }: Course,
  turn?: number,
): Promise<Report> {
  const { game, battle, happenings } = chronicle;
  const chances = await chancesOf(
    words,
    turn === undefined ? happenings : happenings.filter((each) => each.turn === turn),
  );
  const days = happenings.map(({ at }) => at.slice(0, 10));
  return {
    title: words.report.title(game.name, battle),
    about: ruleset.name,
    days: [days[0] ?? '', days.at(-1) ?? ''],
    ending: endingOf(words, chronicle, ruleset),
    sides: sidesOf(words, chronicle, ruleset, losses),
    objectives: objectiveLines(words, game).map(plainLine),
    moments: momentsOf(happenings, chances, MOST_MOMENTS).map((each) => momentTold(words, each)),
    honours: honoursOf(words, deedsOf(chronicle, chances), endsOf(words, happenings, chances)),
    turns: turnsOf(words, chronicle, losses.turns, chances),
    pictures: losses.turns.length > 1 ? [lossesPicture(words, losses)] : [],
  };
}

function endingOf(words: Catalogue, { game }: Chronicle, ruleset: Course['ruleset']): string {
  if (game.over) return endText(words, game.over, game, ruleset);
  return game.at ? words.report.goingOn(turnText(words, game.at, game)) : words.report.notBegun;
}

function sidesOf(
  words: Catalogue,
  { game }: Chronicle,
  ruleset: Course['ruleset'],
  { turns, brought }: Course['losses'],
): SideView[] {
  const now = turns.at(-1)?.strength ?? {};
  return Object.entries(game.sides).map(([id, { name, players }]) => ({
    name,
    players,
    now: now[id] ?? 0,
    brought: brought[id] ?? 0,
    lost: Object.values(game.units)
      .filter((unit) => unit.side === id && isOut(ruleset, unit))
      .map((unit) => words.game.fallenBy(unit.name, whyGone(words, unit, ruleset))),
  }));
}

function momentTold(words: Catalogue, { happening, chance }: Moment): MomentView {
  return { seq: happening.seq, turn: happening.turn, text: textOf(words, happening), chance };
}

/** The rulings that cost somebody, with the chance of that. */
function endsOf(
  words: Catalogue,
  happenings: readonly Happening[],
  chances: ReadonlyMap<Ruled, Chance>,
): readonly MomentView[] {
  return happenings.flatMap((happening) => {
    const { event } = happening;
    const chance = event.type === 'ruled' ? chances.get(event)?.had : undefined;
    if (event.type !== 'ruled' || chance === undefined) return [];
    return event.effects.some(({ effect }) => effect === 'gone')
      ? [{ seq: happening.seq, turn: happening.turn, text: textOf(words, happening), chance }]
      : [];
  });
}

/** Turn by turn, beginning with what came before the first turn, if anything did. */
function turnsOf(
  words: Catalogue,
  { happenings, game }: Chronicle,
  ends: readonly TurnEnd[],
  chances: ReadonlyMap<Ruled, Chance>,
): readonly TurnView[] {
  const begun = happenings.map(({ turn }) => turn);
  const numbers = [...new Set([...begun, game.at?.turn ?? 0])].toSorted((a, b) => a - b);
  return numbers.flatMap((turn) => {
    const own = happenings.filter((each) => each.turn === turn);
    const entries = entriesOf(words, own);
    if (turn === 0 && entries.length === 0) return [];
    const [moment] = momentsOf(own, chances, 1).map((each) => momentTold(words, each));
    return [
      {
        turn,
        entries,
        ...(moment ? { moment } : {}),
        rulings: own.filter(({ event }) => event.type === 'ruled').length,
        lost:
          ends.find((each) => each.turn === turn)?.lost.flatMap((each) => (each.left === 0 ? [each.unit] : [])) ?? [],
      },
    ];
  });
}
