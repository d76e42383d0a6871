import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Cite } from '../../kernel/step.ts';
import { times } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import { type Book, MOVERS } from './book.ts';
import { VEHICLES } from './ids.ts';
import { type Mover, moverOf } from './mover.ts';
import { type Stretch, stretchesOf } from './path.ts';
import { OUT_OF_PLAY } from './tracked/forbidden-fire.ts';
import { afterMove, forbiddenMove, knownOfMove } from './tracked/moving.ts';

const options = {
  mover: { type: 'string', values: MOVERS, help: 'Who moves; tracked, half-track and wheeled with speed' },
  speed: { type: 'integer', min: 0, help: 'Speed of the vehicle in inches' },
  vehicle: { type: 'string', values: VEHICLES, help: 'Which vehicle moves, instead of mover' },
  path: { type: 'string', default: 'open', help: 'Ground, such as road+steep; to check a move: road=8,forest=1.5' },
  obstacles: { type: 'integer', min: 0, default: 0, help: 'Walls and hedges crossed' },
  'half-moves': {
    type: 'integer',
    min: 0,
    max: 2,
    default: 0,
    help: 'Loadings and unloadings this turn, half a move each',
  },
  'ran-last-turn': { type: 'boolean', default: false, help: 'He ran in his last move' },
} as const satisfies OptionTable;

/** A move, as declared. */
export type Moving = OptionsOf<typeof options>;

/** An inch is the same everywhere if it is counted in eighths: rates and halves go down to a quarter of a half. */
const EIGHTHS = 8;
/** Inches are typed in decimals, and thirds of them are not exact. */
const NEARLY = 1e-9;

/** How far along one kind of ground, or whether a whole path is allowed (PT-RUL-15). */
function resolve(ruling: Ruling, moving: Moving, book: Book): Facts {
  const mover = moverOf(moving, book);
  const [first, ...others] = stretchesOf(moving.path);
  const stretches = [first, ...others];
  const allowance = allowanceOf(ruling, moving, mover, stretches, book);
  const barred = barOf(moving, mover, stretches, book);
  if (barred) ruling.note(barred, 'barred');
  const rates = stretches.map((stretch) => rateOf(ruling, mover, stretch, book));
  if (first.inches === undefined) {
    return { eighths: barred ? 0 : Math.max(0, allowance) * rates[0]! * EIGHTHS };
  }
  const spent = stretches.reduce((sum, { inches = 0 }, i) => sum + inches / rates[i]!, 0);
  return { allowed: barred === undefined && spent <= allowance + NEARLY };
}

/** What there is to spend: the bonus first, then the halves, then the obstacles. Inches. */
function allowanceOf(
  ruling: Ruling,
  moving: Moving,
  mover: Mover,
  stretches: readonly Stretch[],
  { movement }: Book,
): number {
  const { bonus, half, obstacle } = movement;
  const onRoad =
    bonus.mobilities.includes(mover.mobility) && stretches.every(({ terrain }) => terrain.includes('road'));
  const full = mover.speed + (onRoad ? bonus.value : 0);
  ruling.note(mover.cite, `${full}"`, onRoad ? [bonus] : []);
  const left = full * (1 - moving['half-moves'] * half.rate);
  if (left < full) ruling.note(half, `${left}"`);
  const crossing = times(obstacle, moving.obstacles);
  if (crossing.length > 0) ruling.note(obstacle, `${left - moving.obstacles}"`, crossing);
  return left + moving.obstacles * obstacle.value;
}

/** How far an inch of the allowance goes: a road cancels forest and rough ground, a steep hill halves always. */
function rateOf(ruling: Ruling, mover: Mover, { terrain }: Stretch, { movement }: Book): number {
  const slow = terrain.map((each) => movement.slow[each]).find((row) => row !== undefined);
  const ground = terrain.includes('road') ? movement.road[mover.mobility] : slow;
  const rows = [...(ground ? [ground] : []), ...(terrain.includes('steep') ? [movement.steep] : [])];
  for (const { rule, label, rate } of rows) ruling.note({ rule, label }, `×${rate}`);
  return rows.reduce((product, { rate }) => product * rate, 1);
}

/** The rule that closes the way to this mover, if one does. */
function barOf(moving: Moving, mover: Mover, stretches: readonly Stretch[], { movement }: Book): Cite | undefined {
  const { barred, slow } = movement;
  const isFoot = mover.mobility === 'foot' || mover.mobility === 'pushed';
  const isSlow = ({ terrain }: Stretch) => !terrain.includes('road') && terrain.some((each) => slow[each]);
  if (mover.roadBound && stretches.some(isSlow)) return barred.truck;
  if (!isFoot && stretches.some(({ terrain }) => terrain.includes('building'))) return barred.building;
  if (mover.mobility === 'wheeled' && moving.obstacles > 0) return barred.obstacle;
  return mover.runs && moving['ran-last-turn'] ? barred['run-again'] : undefined;
}

/** How far somebody moves, or whether he may: no dice. */
export const move: Verb<Moving, Book> = {
  options,
  outOfPlay: OUT_OF_PLAY,
  resolve,
  fills: ['mover', 'vehicle', 'half-moves', 'ran-last-turn'],
  fill: knownOfMove,
  forbid: forbiddenMove,
  effects: (scene, moving, outcome, _draw, book) => afterMove(scene, moving, outcome, book),
};
