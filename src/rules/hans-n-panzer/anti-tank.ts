import type { Gun, Launcher } from '../../../data/hans-n-panzer/armoury.ts';
import type { Damage } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed } from '../../kernel/tables.ts';
import { bandOf, effective, gated, noteBand } from './distance.ts';
import { strikeOver, strikeUnder } from './strike.ts';
import type { Ranged } from './vehicle-shot.ts';
import { lossesOf } from './wreck.ts';

/** HP-TANK-01: a gun first has to hit at its range. Only then does its strike count. */
export function gunShot(ruling: Ruling, shot: Ranged<Gun>, book: Book): Facts {
  const { toHit, scores, guns, reach, strike, strikeValue } = book.tank;
  const { weapon, range, visibility } = shot;
  const counts = effective(ruling, range, book);
  const band = bandOf(counts, scores);
  const value = guns[weapon].strike[band] ?? null;
  const reaches = value !== null && counts <= farthestOf(ruling, weapon, book);
  const none = gated(ruling, { reach, range, reaches, visibility }, book);
  if (none) return none;

  noteBand(ruling, band, scores, book);
  const need = scores.need[band]! + (ruling.on('strict-to-hit') ? 1 : 0);
  if (!ruling.test({ ...toHit, need, modifiers: toHitModifiers(shot, book) }).passed) return { hit: false };
  const struck = ruling.on('roll-under-strike') ? strikeUnder : strikeOver;
  return damaged(ruling, shot, struck(ruling, shot, strike, { ...strikeValue, value: value! }, book), book);
}

/** HP-GUN-04, HP-RUL-05: the gun's own range, and against vehicles no further than the charts go. */
function farthestOf(ruling: Ruling, gun: Gun, { tank }: Book): number {
  const { reach } = tank.guns[gun];
  return ruling.on('extended-range') ? reach : Math.min(reach, tank.farthest);
}

/** HP-IAT-01 to -04: a launcher needs the same score at any range (HP-RUL-31). */
export function launcherShot(ruling: Ruling, shot: Ranged<Launcher>, book: Book): Facts {
  const { toHit, strike, weapons } = book.launchers;
  const { weapon, range, visibility } = shot;
  const counts = effective(ruling, range, book);
  const reaches = counts <= book.reach.inches[weapon];
  const none = gated(ruling, { reach: book.reach, range, reaches, visibility }, book);
  if (none) return none;

  if (!ruling.test({ ...toHit, modifiers: toHitModifiers(shot, book) }).passed) return { hit: false };
  const { rule, label, strike: values, upTo } = weapons[weapon];
  const value = { rule, label, value: values[bandOf(counts, { upTo })]! };
  return damaged(ruling, shot, strikeOver(ruling, shot, strike, value, book), book);
}

function toHitModifiers({ cover, modifier }: Ranged<string>, { tank }: Book): readonly Modifier[] {
  return [...tank.cover[cover], ...agreed(modifier)];
}

function damaged(ruling: Ruling, shot: Ranged<string>, result: Damage, book: Book): Facts {
  if (result !== 'destroyed') return { hit: true, result };
  return { hit: true, result, ...lossesOf(ruling, shot, book) };
}
