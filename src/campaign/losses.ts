import type { Unit } from '../kernel/scene.ts';
import type { Tally } from '../kernel/tally.ts';
import { asItStands, type Corrections, NO_CORRECTIONS } from './corrections.ts';
import { evolveGame } from './evolve.ts';
import type { Game } from './game.ts';
import type { LogEvent, LogRecord } from './record.ts';

/** What a unit has lost since the turn before. */
export interface Loss {
  readonly unit: string;
  readonly side: string;
  readonly lost: number;
  /** 0 for one that is out altogether. */
  readonly left: number;
}

/** How the sides stand when a turn is over. */
export interface TurnEnd {
  /** 0 as the battle begins; of a battle that is not over, the last one is still played. */
  readonly turn: number;
  /** By the side's ID. */
  readonly strength: Readonly<Record<string, number>>;
  readonly lost: readonly Loss[];
}

/** The course of a battle, turn by turn. */
export interface Losses {
  readonly battle: number;
  /** Whether another battle has begun since, or the campaign has ended. */
  readonly over: boolean;
  /** The names of the sides, by their IDs. */
  readonly sides: Readonly<Record<string, string>>;
  /** What each side has brought into the battle so far. */
  readonly brought: Readonly<Record<string, number>>;
  readonly turns: readonly TurnEnd[];
  /** What each side has lost, as the book counts it, if it does. */
  readonly tally?: readonly Tally[];
}

/** How a book counts what a game has cost. */
export type Counting = (game: Game) => readonly Tally[] | undefined;

/** The units as they were when somebody last looked. */
interface Look {
  readonly turns: readonly TurnEnd[];
  /** By the unit's ID: its name and side, what it had at its best, and what it has now. */
  readonly known: ReadonlyMap<string, Known>;
}

interface Known {
  readonly name: string;
  readonly side: string;
  readonly most: number;
  readonly now: number;
  /** It came of others in the battle, as a crew does of its tank: nobody brought it besides. */
  readonly made: boolean;
}

type Strength = (unit: Unit) => number;

const NOBODY: Look = { turns: [], known: new Map() };

/**
 * The strength of each side through a battle of the campaign that was opened last: as the battle began, at the end of each
 * turn, and now. Records are looked at one after the other, and none is kept.
 * @param struck numbers of the records that do not count
 * @param battle the present one if left out
 * @param corrections what stands in the place of records that were put right
 * @returns nothing if there was no such battle
 */
export async function lossesIn(
  records: AsyncIterable<LogRecord>,
  struck: ReadonlySet<number>,
  strength: Strength,
  battle?: number,
  counting: Counting = () => undefined,
  corrections: Corrections = NO_CORRECTIONS,
): Promise<Losses | undefined> {
  let game: Game | undefined;
  let look = NOBODY;
  let over: Losses | undefined;
  for await (const record of records) {
    if (struck.has(record.seq)) continue;
    for (const event of asItStands(record, corrections)) {
      const before = game;
      game = evolveGame(before, event);
      if (event.type === 'battle-begun' && before?.battle === battle)
        over = { ...told(before!, look, strength, counting), over: true };
      if (event.type === 'game-opened') over = undefined;
      look = game ? looked(look, event, before, game, strength) : NOBODY;
    }
  }
  return over ?? (game && (battle ?? game.battle) === game.battle ? told(game, look, strength, counting) : undefined);
}

/** The turn in which most fell, of both sides together, if any did; the first of several alike. */
export function worstTurn(turns: readonly TurnEnd[]): { readonly turn: number; readonly lost: number } | undefined {
  const sums = turns.map(({ turn, lost }) => ({ turn, lost: lost.reduce((sum, each) => sum + each.lost, 0) }));
  const most = Math.max(...sums.map(({ lost }) => lost));
  return most > 0 ? sums.find(({ lost }) => lost === most) : undefined;
}

/** Turns count from the first one of a battle; who comes later is counted as he comes. */
function looked(look: Look, event: LogEvent, before: Game | undefined, game: Game, strength: Strength): Look {
  switch (event.type) {
    case 'game-opened':
    case 'battle-begun':
      return NOBODY;
    case 'turn-begun':
      // What comes off as a turn ends comes off with the event that begins the next one.
      return before?.at?.turn === event.at.turn ? look : counted(look, before?.at?.turn ?? 0, game, strength);
    case 'units-added':
      return look.turns.length === 0 ? look : { ...look, known: knownAfter(look.known, event.units, strength) };
    default:
      return look;
  }
}

function told(game: Game, look: Look, strength: Strength, counting: Counting): Losses {
  const { turns, known } = counted(look, game.at?.turn ?? 0, game, strength);
  const brought = Object.fromEntries(Object.keys(game.sides).map((id) => [id, 0]));
  for (const { side, most, made } of known.values()) brought[side] = (brought[side] ?? 0) + (made ? 0 : most);
  const sides = Object.fromEntries(Object.entries(game.sides).map(([id, { name }]) => [id, name]));
  const tally = counting(game);
  return { battle: game.battle, over: game.phase === 'ended', sides, brought, turns, ...(tally ? { tally } : {}) };
}

function counted({ turns, known }: Look, turn: number, game: Game, strength: Strength): Look {
  const after = knownAfter(known, Object.values(game.units), strength, turns.length > 0);
  const sides = Object.keys(game.sides).map((id) => [id, 0] as const);
  const sums: Record<string, number> = Object.fromEntries(sides);
  const lost: Loss[] = [];
  for (const [id, each] of after) {
    const now = game.units[id] ? each.now : 0;
    sums[each.side] = (sums[each.side] ?? 0) + now;
    const fewer = (known.get(id)?.now ?? each.most) - now;
    if (fewer > 0) lost.push({ unit: each.name, side: each.side, lost: fewer, left: now });
    // Who was taken out of the campaign is gone for good.
    if (now !== each.now) after.set(id, { ...each, now });
  }
  return { turns: [...turns, { turn, strength: sums, lost: turns.length === 0 ? [] : lost }], known: after };
}

/** @param made whether units that are not known were made in the battle */
function knownAfter(
  known: Look['known'],
  units: readonly Unit[],
  strength: Strength,
  made = false,
): Map<string, Known> {
  const after = new Map(known);
  for (const unit of units) {
    const now = strength(unit);
    const before = known.get(unit.id);
    const most = Math.max(now, before?.most ?? 0);
    after.set(unit.id, { name: unit.name, side: unit.side, most, now, made: before?.made ?? made });
  }
  return after;
}
