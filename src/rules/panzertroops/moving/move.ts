import { type Book, MOVERS, TERRAINS } from '../../../../data/panzertroops/book.ts';
import { VEHICLES } from '../../../../data/panzertroops/ids.ts';
import { choice, eye, known, type OptionsOf, type OptionTable, option } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Cite } from '../../../kernel/step.ts';
import { times } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { costOf, fits, isOnRoad, rateOf, ratesOf } from './allowance.ts';
import { type Mover, moverOf } from './mover.ts';
import { type Stretch, stretchesOf } from './path.ts';

/** What a way goes over, with what there often is at once. */
const OVER = [...TERRAINS, 'forest+rough', 'forest+steep', 'rough+steep'];

const options = {
  mover: known.oneOf(MOVERS),
  speed: choice.integer(0, Infinity, { length: true }),
  vehicle: known.oneOf(VEHICLES),
  path: eye.text({ default: 'open', filled: true, length: true, legs: { over: OVER, as: '=' } }),
  obstacles: eye.integer(0, Infinity, { default: 0 }),
  'half-moves': known.integer(0, 2, { default: 0 }),
  'ran-last-turn': known.flag(),
  drop: choice.flag(),
  exit: eye.oneOf(['enemy-edge', 'other-edge']),
} satisfies OptionTable;

/** What only the units know. */
export const ofUnit = {
  spent: option.inches(),
  'left-road': option.maybe(),
  'stands-still': option.maybe(),
  'on-the-spot': option.maybe(),
} satisfies OptionTable;

/** A move, as declared. */
export type Moving = OptionsOf<typeof options & typeof ofUnit>;

/** Counted in eighths, an inch is the same everywhere: rates and halves go down to a quarter of a half. */
export const EIGHTHS = 8;

/** How far a mover goes along one kind of ground, or whether a whole path is allowed (PT-RUL-15). */
function resolve(ruling: Ruling, moving: Moving, book: Book): Facts {
  const mover = moverOf(moving, book);
  const stretches = stretchesOf(moving.path);
  const allowance = allowanceOf(ruling, moving, mover, stretches, book);
  const barred = barOf(moving, mover, stretches, book);
  if (barred) ruling.note(barred, 'barred');
  for (const stretch of stretches) {
    for (const { rule, label, rate } of ratesOf(mover, stretch, book)) ruling.note({ rule, label }, `×${rate}`);
  }
  const [first] = stretches;
  if (first.inches === undefined) {
    const left = Math.max(0, allowance - moving.obstacles * -book.movement.obstacle.value);
    const eighths = Math.floor(left * rateOf(mover, first, book) * EIGHTHS + ROUNDING);
    return { eighths: barred || moving['stands-still'] ? 0 : eighths };
  }
  const cost = costOf(mover, stretches, moving.obstacles, book);
  const moves = !moving['stands-still'] || cost === 0;
  return { allowed: barred === undefined && moves && fits(cost, allowance) };
}

const ROUNDING = 1e-2;

/** The allowance: the bonus first, then the halves, less what's already spent. Inches. */
function allowanceOf(
  ruling: Ruling,
  moving: Moving,
  mover: Mover,
  stretches: readonly Stretch[],
  { movement }: Book,
): number {
  const { bonus, half, obstacle, spent } = movement;
  const onRoad = bonus.mobilities.includes(mover.mobility) && !moving['left-road'] && isOnRoad(stretches);
  const full = mover.speed + (onRoad ? bonus.value : 0);
  const { rule, label, value } = bonus;
  ruling.note(mover.cite, `${full}″`, onRoad ? [{ rule, label, value }] : []);
  const halved = full * (1 - moving['half-moves'] * half.rate);
  if (halved < full) ruling.note(half, `${halved}″`);
  const left = halved - (moving.spent ?? 0);
  if (moving.spent) ruling.note(spent, `${inches(left)}″`);
  const crossing = times(obstacle, moving.obstacles);
  if (crossing.length > 0) ruling.note(obstacle, `${inches(Math.max(0, left - moving.obstacles))}″`, crossing);
  return left;
}

function inches(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The rule that closes the way to this mover, if there is one. */
function barOf(moving: Moving, mover: Mover, stretches: readonly Stretch[], { movement }: Book): Cite | undefined {
  const { barred, slow } = movement;
  const isFoot = mover.mobility === 'foot' || mover.mobility === 'pushed';
  const isSlow = ({ terrain }: Stretch) => !terrain.includes('road') && terrain.some((each) => slow[each]);
  if (mover.roadBound && stretches.some(isSlow)) return barred.truck;
  if (!isFoot && stretches.some(({ terrain }) => terrain.includes('building'))) return barred.building;
  if (mover.mobility === 'wheeled' && moving.obstacles > 0) return barred.obstacle;
  return mover.runs && moving['ran-last-turn'] ? barred['run-again'] : undefined;
}

/** How far something moves, or whether it can: no dice. */
export const move = { kind: 'movement', options, resolve } satisfies Contract<Moving, Book>;
