import type { Book, FireEffect, SmallArms } from '../../../../data/ww2-skirmish/book.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { agreed, times } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { casualtiesOf, hitsOf } from './casualties.ts';
import { type Bands, bandsOf } from './counted-band.ts';
import { burn } from './flamethrower.ts';
import { armOf, options, type Shot } from './shot.ts';
import { assertAim, budget, shotsOf } from './shots-allowed.ts';

const LONG = 3;

function resolve(ruling: Ruling, shot: Shot, book: Book): Facts {
  if (shot.task === 'budget') return budget(ruling, shot, book);
  const { rule, weapons } = book.smallArms['not-at-men'];
  if (weapons.includes(shot.weapon)) throw new Refusal(rule, 'harmless-to-men', { weapon: shot.weapon });
  if (shot.range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  if (shot.weapon === 'flamethrower') return burn(ruling, shot, shot.range, book);
  return shoot(ruling, shot, shot.range, book);
}

/** WS-FIRE-10 to -17, WS-EFF-01 to -04: every shot to hit, then every hit on the effect table. */
function shoot(ruling: Ruling, shot: Shot, range: number, { smallArms, fireEffect }: Book): Facts {
  assertAim(shot, smallArms);
  assertBeltStands(shot, smallArms);
  const shots = shotsOf(shot, smallArms);
  const bands = bandsOf(ruling, shot, range, smallArms);
  if (shot.volley && bands.counted <= LONG) throw new Refusal(smallArms.volley.rule, 'volley-not-needed');

  const { reach } = smallArms;
  ruling.note(reach, reach.bands[bands.counted] ?? 'past-long', bands.shifts);
  const pointBlank = (ruling.on('effect-by-counted-band') ? bands.counted : bands.measured) === 0;
  const sure = shot.inactive && pointBlank && !shot.volley;
  const hits = sure ? surely(ruling, shots, smallArms) : hitting(ruling, shot, shots, bands, smallArms);
  // WS-DMG-02: what happened to the vehicle is thrown for separately.
  if (shot.hull) return { hits, suppressed: 0, wounds: 0, kills: 0 };
  const bonus = [...bonusOf(shot, pointBlank, fireEffect), ...(sure ? agreed(shot.modifier) : [])];
  return { hits, ...casualtiesOf(ruling, fireEffect.chart, hits, bonus, 'hit') };
}

/** @throws {Refusal} for a belt-fed gun on the ground that moves and fires (WS-FIRE-03, R-14) */
function assertBeltStands(shot: Shot, { 'belt-moved': never, loaders }: SmallArms): void {
  const belted = shot.belt && loaders.arms.includes(armOf(shot));
  if (belted && shot.moved && shot.mount === never.mount) {
    throw new Refusal(never.rule, 'belt-fed-on-the-move', { weapon: shot.weapon });
  }
}

/** WS-FIRE-15: at point blank nobody misses a man who does nothing. */
function surely(ruling: Ruling, shots: number, { automatic }: SmallArms): number {
  ruling.note(automatic, 'hit');
  return shots;
}

/** How many shots hit: a D20 each against band and aim. Past long range none do, except the volley of a whole team. */
function hitting(ruling: Ruling, shot: Shot, shots: number, { counted }: Bands, smallArms: SmallArms): number {
  const { toHit, columns, volley } = smallArms;
  const modifiers = agreed(shot.modifier);
  if (shot.volley) return hitsOf(ruling, { ...volley, modifiers }, 1);
  if (counted > LONG) {
    ruling.note(smallArms['past-long'], 'cannot-hit');
    ruling.note(volley, 'team-may-volley');
    return 0;
  }
  const { rule, label, sides, results } = toHit;
  const need = toHit.need[columns[armOf(shot)] ?? 'rifle'][shot.aim][counted]!;
  return hitsOf(ruling, { rule, label, sides, results, need, modifiers }, shots);
}

/** WS-EFF-02 to -04: only one of weapon and sniper counts, and the quadruple mount's bonus comes first. */
function bonusOf(shot: Shot, pointBlank: boolean, effect: FireEffect): readonly Modifier[] {
  const one = effect.weapons[armOf(shot)] ?? (shot.sniper ? effect.sniper : undefined);
  return [...times(one, 1), ...times(effect['point-blank'], pointBlank ? 1 : 0)];
}

/** Small arms and flame at anything on foot; or how many shots the Actions allow. */
export const fire = { kind: 'attack', options, resolve } satisfies Contract<Shot, Book>;
