import type { Chronicle, Course, Happening } from '../../campaign/history/chronicle.ts';
import type { TurnEnd } from '../../campaign/history/losses.ts';
import type { Ruled } from '../../campaign/record.ts';
import { endText } from '../effects.ts';
import { english } from '../english/index.ts';
import { objectiveLines } from '../objectives.ts';
import { lossesPicture } from '../pictures/losses.ts';
import { plainLine } from '../plain.ts';
import { turnText } from '../turn.ts';
import { type Chance, chancesOf } from './chances.ts';
import { deedsOf } from './deeds.ts';
import { entriesOf, textOf } from './entries.ts';
import { honoursOf } from './honours.ts';
import { type Moment, momentsOf } from './moments.ts';
import type { MomentView, Report, SideView, TurnView } from './report.ts';

const { report: say } = english;

const MOST_MOMENTS = 5;

/**
 * The report of a battle.
 * @param turn the only turn that's wanted: the chances of the others are left out
 */
export async function reportOf({ chronicle, losses, ruleset }: Course, turn?: number): Promise<Report> {
  const { game, battle, happenings } = chronicle;
  const chances = await chancesOf(turn === undefined ? happenings : happenings.filter((each) => each.turn === turn));
  const days = happenings.map(({ at }) => at.slice(0, 10));
  return {
    title: say.title(game.name, battle),
    about: ruleset.name,
    days: [days[0] ?? '', days.at(-1) ?? ''],
    ending: endingOf(chronicle, ruleset),
    sides: sidesOf(chronicle, losses),
    objectives: objectiveLines(game).map(plainLine),
    moments: momentsOf(happenings, chances, MOST_MOMENTS).map(momentTold),
    honours: honoursOf(deedsOf(chronicle, chances), endsOf(happenings, chances)),
    turns: turnsOf(chronicle, losses.turns, chances),
    pictures: losses.turns.length > 1 ? [lossesPicture(losses)] : [],
  };
}

function endingOf({ game }: Chronicle, ruleset: Course['ruleset']): string {
  if (game.over) return endText(game.over, game, ruleset);
  return game.at ? say.goingOn(turnText(game.at, game)) : say.notBegun;
}

function sidesOf({ game }: Chronicle, { turns, brought }: Course['losses']): SideView[] {
  const now = turns.at(-1)?.strength ?? {};
  return Object.entries(game.sides).map(([id, { name, players }]) => ({
    name,
    players,
    now: now[id] ?? 0,
    brought: brought[id] ?? 0,
    lost: Object.values(game.units).flatMap(({ side, gone, name: called }) =>
      side === id && gone ? [english.game.fallenBy(called, english.say(gone))] : [],
    ),
  }));
}

function momentTold({ happening, chance }: Moment): MomentView {
  return { seq: happening.seq, turn: happening.turn, text: textOf(happening), chance };
}

/** The rulings that cost somebody, with the chance of that. */
function endsOf(happenings: readonly Happening[], chances: ReadonlyMap<Ruled, Chance>): readonly MomentView[] {
  return happenings.flatMap((happening) => {
    const { event } = happening;
    const chance = event.type === 'ruled' ? chances.get(event)?.had : undefined;
    if (event.type !== 'ruled' || chance === undefined) return [];
    return event.effects.some(({ effect }) => effect === 'gone')
      ? [{ seq: happening.seq, turn: happening.turn, text: textOf(happening), chance }]
      : [];
  });
}

/** Turn by turn, beginning with what came before the first turn, if anything did. */
function turnsOf(
  { happenings, game }: Chronicle,
  ends: readonly TurnEnd[],
  chances: ReadonlyMap<Ruled, Chance>,
): readonly TurnView[] {
  const begun = happenings.map(({ turn }) => turn);
  const numbers = [...new Set([...begun, game.at?.turn ?? 0])].toSorted((a, b) => a - b);
  return numbers.flatMap((turn) => {
    const own = happenings.filter((each) => each.turn === turn);
    const entries = entriesOf(own);
    if (turn === 0 && entries.length === 0) return [];
    const [moment] = momentsOf(own, chances, 1).map(momentTold);
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
