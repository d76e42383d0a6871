import type { Book } from '../../../../data/landser/book.ts';
import type { Ruling, Tested } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { times } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { carryOf } from '../../landser-classic/hit.ts';
import { molotov } from '../blasts/molotov.ts';
import {
  type AntiTankAim,
  type AntiTankShot,
  aimAtVehicle,
  isTankGun,
  options,
  rangeOf,
  type Strike,
} from './anti-tank-shot.ts';
import { injure } from './damage.ts';
import { assertAntiTankShotAllowed } from './forbidden-anti-tank.ts';

function resolve(ruling: Ruling, strike: Strike, book: Book): Facts {
  const { weapon } = strike;
  if (weapon === 'molotov') return molotov(ruling, strike, book);
  const shot = { ...strike, weapon, range: rangeOf(strike) };
  const aim = aimAtVehicle(shot, book);
  assertAntiTankShotAllowed(ruling, shot, aim, book);

  const hit = throwAtVehicle(ruling, shot, aim, book);
  if (hit.natural !== undefined) return mishap(ruling, shot, book);
  if (!hit.passed) return { hit: false };
  const carry = carryOf(ruling, aim, book);
  const harm = weapon === 'sticky-bomb' ? breakTrack(ruling, carry, book) : harmOf(ruling, shot, aim, carry, book);
  return { hit: true, ...harm };
}

/** The die to hit. The only faces reported are those that end the gun or the bomb. */
function throwAtVehicle(
  ruling: Ruling,
  shot: AntiTankShot,
  { band, rule, need, modifiers }: AntiTankAim,
  book: Book,
): Tested {
  const { antiTank, coverless } = book;
  if (shot.cover !== 'none' && coverless.bands.some((near) => near === band)) ruling.note(coverless, 'no-cover');
  return ruling.test({
    rule,
    label: antiTank.label,
    sides: antiTank.sides,
    results: antiTank.results,
    need: need ?? 0,
    modifiers,
    naturals: endOf(shot, book),
    always: book.impossible,
    never: ruling.on('one-always-misses') ? { rule, face: 1 } : undefined,
  });
}

/** The faces on which a damaged gun explodes (LS-GLAN-04) or a sticky bomb goes off too soon (LS-AT-06). */
function endOf({ weapon, 'gun-damaged': damaged }: AntiTankShot, { antiTank }: Book): readonly number[] {
  if (weapon === 'sticky-bomb') return antiTank.premature.faces;
  return damaged ? antiTank['gun-damaged'].faces : [];
}

function mishap(ruling: Ruling, { weapon }: AntiTankShot, { antiTank }: Book): Facts {
  if (isTankGun(weapon)) {
    ruling.note(antiTank['gun-damaged'], 'gun-explodes');
    return { hit: false, 'gun-exploded': true };
  }
  ruling.note(antiTank.premature, 'goes-off-too-soon');
  return { hit: false, premature: true };
}

/** LS-DMG-05. */
function breakTrack(ruling: Ruling, carry: readonly Modifier[], { antiTank }: Book): Facts {
  const { passed } = ruling.test({ ...antiTank.track, modifiers: carry });
  return { damage: passed ? 'immobilised' : 'no-effect' };
}

/** LS-DMG-01 to LS-DMG-04, and what follows from a glancing or penetrating hit. */
function harmOf(
  ruling: Ruling,
  shot: AntiTankShot,
  { band }: AntiTankAim,
  carry: readonly Modifier[],
  book: Book,
): Facts {
  const { result } = ruling.consult(book.damage.roll, [
    ...armourOf(shot, book),
    ...bonusOf(shot, band, book),
    ...times(book.antiTank.elevation, shot.elevation ? 1 : 0),
    ...carry,
  ]);
  return result === 'no-effect' ? { damage: result } : injure(ruling, result, book.damage);
}

/** LS-ARM-02, LS-ARM-03: soft vehicles have no armour. */
function armourOf({ armour: type, facing, 'open-topped': open }: AntiTankShot, { armour }: Book): readonly Modifier[] {
  if (type === 'soft') return [];
  return facing === 'top' ? times(armour.top, open ? 0 : 1) : times(armour.classes[type][facing], 1);
}

function bonusOf({ weapon }: AntiTankShot, band: string | undefined, { antiTank }: Book): readonly Modifier[] {
  if (weapon === 'sticky-bomb') return [];
  return times(weapon === 'panzerfaust' ? antiTank.panzerfaust[band ?? ''] : antiTank.bonus[weapon], 1);
}

/** Tank guns and anti-tank arms at vehicles. */
export const tankhit = { kind: 'attack', options, resolve } satisfies Contract<Strike, Book>;
