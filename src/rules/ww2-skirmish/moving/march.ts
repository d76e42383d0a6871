import type { Book, Movement } from '../../../../data/ww2-skirmish/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { agreed, applying, net, times } from '../../../kernel/tables.ts';
import { Refusal } from '../refusal.ts';
import { gearOf } from '../vehicles/damage.ts';
import type { Moving } from './moving.ts';

/**
 * How far figures go on foot, in inches (WS-MOVE-01 to -08, WS-MOR-09, WS-ACT-09, WS-SUP-01).
 * @throws {Refusal} for more moves than the turn or their Actions allow
 */
export function march(ruling: Ruling, moving: Moving, { movement }: Book): number {
  const { obstacle, soloRout } = movement;
  const moves = movesOf(ruling, moving, movement);
  const each = eachMove(ruling, moving, movement);

  const crossing = times(obstacle, moving.obstacles);
  const running = times(soloRout, moving.compelled === 'solo-rout' ? 1 : 0);
  const { moves: _, ...inAll } = movement['most-moves'];
  const inches = Math.max(0, each * moves + net(crossing)) + net(running);
  ruling.note(inAll, `${inches}″`, [...crossing, ...running]);

  return atMostSuppressed(ruling, moving, atPace(ruling, moving, inches, halfPaceOf(moving, movement)), movement);
}

/** WS-SUP-01, R-49: 2" at most, even for crews, unless morale drives them. */
function atMostSuppressed(
  ruling: Ruling,
  { suppressed, compelled }: Moving,
  inches: number,
  { suppressed: { inches: most, ...cite } }: Movement,
): number {
  if (!suppressed || compelled !== 'none') return inches;
  const least = Math.min(inches, most);
  ruling.note(cite, `${least}″`);
  return least;
}

/** Half speed comes from the solo chart, unless morale calls for it. */
function halfPaceOf({ compelled }: Moving, { halfPace }: Movement): Movement['halfPace']['foot'] {
  return compelled === 'retire' || compelled === 'rout' ? halfPace.morale : halfPace.foot;
}

/** How many moves are made: routing men make all they can. @throws {Refusal} */
function movesOf(ruling: Ruling, { compelled, moves, actions, wounds }: Moving, movement: Movement): number {
  const { rule, moves: most } = movement['most-moves'];
  const current = Math.max(0, actions - wounds);
  if (compelled === 'rout' || compelled === 'solo-rout') {
    const run = ruling.on('rout-two-moves') ? Math.min(current, most) : current;
    ruling.note(movement.rout, String(run));
    return run;
  }
  if (moves > most) throw new Refusal(rule, 'two-moves-at-most', { moves, most });
  if (moves > current) throw new Refusal(movement.noAction.rule, 'too-few-actions-to-move', { moves, current });
  return moves;
}

/** The inches of one move: R-05, terrain, wound and load are taken off each move. */
function eachMove(ruling: Ruling, { actions, terrain, wounds, carriers, deduction }: Moving, book: Movement): number {
  const { inches, 'one-action': longer, ...cite } = book.foot;
  const base = actions === 1 && !ruling.on('one-action-move-6') ? longer : inches;
  const modifiers = [
    ...applying(book.eachMove, {
      rough: terrain === 'rough',
      water: terrain === 'water',
      wounded: wounds > 0,
      'carried-by-1': carriers === 1,
      'carried-by-2': carriers === 2,
    }),
    ...agreed(-deduction),
  ];
  const each = Math.max(0, base + net(modifiers));
  ruling.note(cite, `${each}″`, modifiers);
  return each;
}

type Vehicle = Exclude<Moving['mover'], 'foot'>;

/** How far a vehicle goes in a turn, in inches (WS-VEH-03 to -05, R-49). */
export function drive(ruling: Ruling, mover: Vehicle, moving: Moving, book: Book): number {
  const suppressed = moving['crew-suppressed'] ?? false;
  const inches = atMostHalted(ruling, moving, drivenBy(ruling, mover, moving, book), book.movement);
  return atMostSuppressed(ruling, { ...moving, suppressed }, inches, book.movement);
}

/** WS-AFV-13: to cover within these inches. */
function atMostHalted(ruling: Ruling, { halted, compelled }: Moving, inches: number, book: Movement): number {
  const { inches: most, ...cite } = book.halted;
  if (!halted || compelled !== 'none') return inches;
  const least = Math.min(inches, most);
  ruling.note(cite, `${least}″`);
  return least;
}

function drivenBy(ruling: Ruling, mover: Vehicle, moving: Moving, { movement, vehicles }: Book): number {
  const { terrain, obstacles } = moving;
  const blocked = obstacles > 0;
  if (mover === 'heavy') {
    const { inches: open, going, ...cite } = movement.heavy;
    const inches = (terrain === 'open' || terrain === 'road') && !blocked ? open : going;
    ruling.note(cite, `${inches}″`);
    return atPace(ruling, moving, inches, movement.halfPace.vehicle);
  }
  const wheels = gearOf(mover, moving['running-gear'], vehicles) === 'wheeled';
  const { inches: usual, ...cite } = movement.vehicle;
  const { inches: byRoad, 'small-soft': small, ...road } = movement.road;
  const onRoad = terrain === 'road' && wheels;
  const speed = onRoad ? (mover === 'small-soft' ? small : byRoad) : usual;
  ruling.note(onRoad ? road : cite, `${speed}″`);
  const slowed = blocked || terrain === 'woods';
  if (slowed) ruling.note(movement.slowed, `${speed / 2}″`);
  return atPace(ruling, moving, slowed ? speed / 2 : speed, movement.halfPace.vehicle);
}

/** Half of it at half speed; halves are kept. */
function atPace(ruling: Ruling, { pace }: Moving, inches: number, half: Movement['halfPace']['foot']): number {
  if (pace === 'full') return inches;
  ruling.note(half, `${inches / 2}″`);
  return inches / 2;
}
