import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { menAmong, menAt, type Part, partOf } from '../moving/parts.ts';
import { type Changing, count, passengersIn, ridersOf } from '../unit.ts';
import { comesOffNow } from './casualties.ts';

/**
 * Shares men hit among several units: the first named loses men first, and any hits left over are lost. They come off at the
 * step's end.
 */
export function menHit(
  changes: Changing,
  scene: Scene,
  hits: number,
  said: Part | undefined,
  rule: string,
  book: Book,
): void {
  let left = hits;
  for (const unit of menAmong(scene)) {
    const part = partOf(unit, { part: said }) ?? 'outside';
    const field = part === 'inside' ? 'hit-inside' : 'hit';
    const hit = Math.min(left, Math.max(0, menAt(unit, part) - count(unit, field)));
    left -= hit;
    hitIn(changes, unit, field, hit, rule, book);
  }
  // Tell a player who shoots at men already hit.
  if (hits > 0 && left === hits) for (const unit of menAmong(scene)) remindOfHits(changes, unit, rule, book);
}

/** Hits men of one unit, and reports how many have been hit so far. */
export function hitIn(
  changes: Changing,
  unit: Unit,
  field: 'hit' | 'hit-inside',
  men: number,
  rule: string,
  book: Book,
): void {
  if (men <= 0) return;
  changes.add(unit, field, men, rule);
  remindOfHits(changes, unit, rule, book);
}

function remindOfHits(changes: Changing, unit: Unit, rule: string, book: Book): void {
  const now = changes.now(unit);
  const hit = count(now, 'hit') + count(now, 'hit-inside');
  const later = comesOffNow(changes.scene, book) ? {} : { later: book.tracking.steps.fire };
  changes.remind(rule, [unit], 'men-hit', { hit, men: count(now, 'men'), ...later });
}

/**
 * A vehicle is struck; the worse of two results counts. HP-RUL-39: each unit that rides loses half of its men, and any
 * missing from the total come off one at a time, in the order in which the units got in.
 */
export function vehicleStruck(
  changes: Changing,
  vehicle: Unit,
  struck: 'destroyed' | 'disabled',
  killed: { readonly crew: number; readonly riders: number },
  book: Book,
): void {
  const { rules } = book.tracking;
  const before = vehicle.fields.struck;
  if (before === 'destroyed') return;
  if (struck === 'disabled') {
    if (before === undefined) changes.set(vehicle, 'struck', struck, rules.disabled);
    return;
  }
  changes.set(vehicle, 'struck', struck, rules.wreck);
  changes.add(vehicle, 'crew-hit', killed.crew, rules.wreck);
  ridersHit(changes, vehicle, killed.riders, book);
}

function ridersHit(changes: Changing, vehicle: Unit, killed: number, book: Book): void {
  const { scene } = changes;
  const riders = ridersOf(scene, vehicle);
  const others = count(vehicle, 'passengers');
  const groups = [...riders.map((unit) => ({ unit, men: count(unit, 'men') })), { unit: undefined, men: others }];
  const shares = groups.map(({ men }) => Math.floor(men / 2));
  let missing = Math.min(killed, passengersIn(scene, vehicle)) - shares.reduce((sum, share) => sum + share, 0);
  for (let i = 0; missing > 0 && i < groups.length; i = (i + 1) % groups.length) {
    if (shares[i]! < groups[i]!.men) {
      shares[i]! += 1;
      missing -= 1;
    }
  }
  groups.forEach(({ unit }, i) => {
    const share = shares[i]!;
    const rule = book.tracking.rules['riders-killed'];
    if (unit) hitIn(changes, unit, 'hit', share, rule, book);
    else if (share > 0) changes.add(vehicle, 'riders-hit', share, rule);
  });
}
