import type { Tally } from '../../kernel/dice/tally.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { asItStands, type Corrections, NO_CORRECTIONS } from '../corrections.ts';
import { declared } from '../events/index.ts';
import { unitsAdded } from '../events/units.ts';
import { evolveGame } from '../evolve.ts';
import type { Game } from '../game.ts';
import type { LogEvent, LogRecord } from '../record.ts';

/** What a unit has lost since the previous turn. */
export interface Loss {
  readonly unit: string;
  readonly side: string;
  readonly lost: number;
  /** What it has left; 0 if it's completely out of action. */
  readonly left: number;
}

/** The strength of the sides at the end of a turn. */
export interface TurnEnd {
  /** 0 is the start of the battle. If the battle isn't over, the last one is still being played. */
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
  /** The names of the sides, by ID. */
  readonly sides: Readonly<Record<string, string>>;
  /** What each side has brought into the battle so far. */
  readonly brought: Readonly<Record<string, number>>;
  readonly turns: readonly TurnEnd[];
  /** What each side has lost, if the book counts that. */
  readonly tally?: readonly Tally[];
}

/** How a book counts what a game has cost. */
export type Counting = (game: Game) => readonly Tally[] | undefined;

/** A unit at the end of a turn. */
interface Count {
  readonly turn: number;
  /** By the unit's ID. */
  readonly strength: ReadonlyMap<string, number>;
  readonly lost: readonly (Loss & { readonly id: string })[];
}

/** The units as they were at the last count. */
interface Look {
  readonly turns: readonly Count[];
  /** By the unit's ID: its name and side, its strength at its best, and its strength now. */
  readonly known: ReadonlyMap<string, UnitLosses>;
}

interface UnitLosses {
  readonly name: string;
  readonly side: string;
  readonly most: number;
  readonly now: number;
  /** What it has lost so far by the book's own count, if it has one. */
  readonly fallen?: number | undefined;
  /** Its men came from another unit during the battle, as a crew comes from its tank, so they don't add to what was brought. */
  readonly made: boolean;
  /** Nobody knows yet what it is. */
  readonly sealed: boolean;
}

/** How a book counts units. */
export interface Counted {
  /** Men who can still fight, or vehicles. */
  strength(unit: Unit): number;
  /**
   * What a unit has lost in this battle, where the book keeps count: a team is also smaller without a man who took a place
   * elsewhere. Left out, it's what its strength has come down by.
   */
  fallen?(unit: Unit): number | undefined;
}

const NOBODY: Look = { turns: [], known: new Map() };

/**
 * The strength of each side through a battle of the latest campaign: at the start of the battle, at the end of each
 * turn, and now. Records are read one after the other, and none is kept.
 * @param struck numbers of the records that don't count
 * @param battle the current one if left out
 * @param corrections what replaces corrected records
 * @param start the game before the first of the records, if they aren't all there are
 * @returns nothing if there was no such battle
 */
export async function lossesIn(
  records: AsyncIterable<LogRecord>,
  struck: ReadonlySet<number>,
  by: Counted,
  battle?: number,
  counting: Counting = () => undefined,
  corrections: Corrections = NO_CORRECTIONS,
  start?: Game,
): Promise<Losses | undefined> {
  let game = start;
  let look = NOBODY;
  let over: Losses | undefined;
  for await (const record of records) {
    if (struck.has(record.seq)) continue;
    for (const event of asItStands(record, corrections)) {
      const before = game;
      game = evolveGame(before, event);
      if (event.type === 'battle-begun' && before?.battle === battle)
        over = { ...lossesOf(before!, look, by, counting), over: true };
      if (event.type === 'game-opened') over = undefined;
      look = game ? looked(look, event, before, game, by) : NOBODY;
    }
  }
  return over ?? (game && (battle ?? game.battle) === game.battle ? lossesOf(game, look, by, counting) : undefined);
}

/** The turn with the most losses, of both sides together, if there were any; the first one on a tie. */
export function worstTurn(turns: readonly TurnEnd[]): { readonly turn: number; readonly lost: number } | undefined {
  const sums = turns.map(({ turn, lost }) => ({ turn, lost: lost.reduce((sum, each) => sum + each.lost, 0) }));
  const most = Math.max(...sums.map(({ lost }) => lost));
  return most > 0 ? sums.find(({ lost }) => lost === most) : undefined;
}

/** Turns count from the first of a battle; units that arrive later are counted when they arrive. */
function looked(look: Look, event: LogEvent, before: Game | undefined, game: Game, by: Counted): Look {
  if (declared(event).begins === 'battle') return NOBODY;
  // What comes off at the end of a turn comes off with the event that begins the next one.
  if (event.type === 'turn-begun')
    return before?.at?.turn === event.at.turn ? look : counted(look, before?.at?.turn ?? 0, game, by);
  if (unitsAdded.is(event) && look.turns.length > 0) return { ...look, known: knownAfter(look.known, event.units, by) };
  return look;
}

function lossesOf(game: Game, look: Look, by: Counted, counting: Counting): Losses {
  const { turns, known } = counted(look, game.at?.turn ?? 0, game, by);
  // Who was taken out of the campaign counts as never having been there.
  const there = new Map([...known].filter(([id]) => game.units[id]));
  const brought = Object.fromEntries(Object.keys(game.sides).map((id) => [id, 0]));
  for (const { side, most, made } of there.values()) brought[side] = (brought[side] ?? 0) + (made ? 0 : most);
  const sides = Object.fromEntries(Object.entries(game.sides).map(([id, { name }]) => [id, name]));
  const tally = counting(game);
  return {
    ...{ battle: game.battle, over: game.phase === 'ended', sides, brought },
    turns: turns.map((each) => turnEnd(each, game, there)),
    ...(tally ? { tally } : {}),
  };
}

function turnEnd({ turn, strength, lost }: Count, game: Game, there: Look['known']): TurnEnd {
  const sums = Object.fromEntries(Object.keys(game.sides).map((id) => [id, 0]));
  for (const [id, { side }] of there) sums[side] = (sums[side] ?? 0) + (strength.get(id) ?? 0);
  const losses = lost.filter(({ id }) => there.has(id));
  return {
    turn,
    strength: sums,
    // A figure that stands again is a man lost, and no unit out of action.
    lost: losses.map(({ id, ...each }) =>
      each.left === 0 && !game.units[id]!.gone ? { ...each, left: there.get(id)!.now } : each,
    ),
  };
}

function counted({ turns, known }: Look, turn: number, game: Game, by: Counted): Look {
  const after = knownAfter(known, Object.values(game.units), by, turns.length > 0);
  const lost: Count['lost'][number][] = [];
  for (const [id, { name, side, most, now, fallen }] of after) {
    const unit = game.units[id];
    const before = known.get(id);
    const fewer = fallen === undefined ? (before?.now ?? most) - now : fallen - (before?.fallen ?? 0);
    if (unit && fewer > 0) lost.push({ id, unit: name, side, lost: fewer, left: now });
  }
  const strength = new Map([...after].map(([id, { now }]) => [id, now]));
  return { turns: [...turns, { turn, strength, lost: turns.length === 0 ? [] : lost }], known: after };
}

/** @param made whether units, or men in units that had none, were made of others: the battle has begun */
function knownAfter(
  known: Look['known'],
  units: readonly Unit[],
  { strength, fallen }: Counted,
  made = false,
): Map<string, UnitLosses> {
  const after = new Map(known);
  for (const unit of units) {
    const now = strength(unit);
    const before = known.get(unit.id);
    const most = Math.max(now, before?.most ?? 0);
    const was = { name: unit.name, side: unit.side, fallen: fallen?.(unit), sealed: unit.sealed !== undefined };
    // Scouts begin without a man, and get one from the team that sends them.
    const joined = made && before?.most === 0 && !before.sealed && now > 0;
    after.set(unit.id, { ...was, most, now, made: joined || (before?.made ?? made) });
  }
  return after;
}
