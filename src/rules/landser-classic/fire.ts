import type { Band, Book } from '../../../data/landser-classic/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import type { Contract } from '../../kernel/verb.ts';
import { figuresOf } from './figures.ts';
import { FORBIDDEN_SHOTS } from './forbidden-shots.ts';
import { carryOf, throwToHit } from './hit.ts';
import { jams } from './jams.ts';
import { type Aim, aimOf, options, type Shot } from './shot.ts';
import { underJammedTemplate } from './template.ts';
import { type Caught, fatesOf, woundOf } from './wounds.ts';

function resolve(ruling: Ruling, shot: Shot, book: Book): Facts {
  for (const check of FORBIDDEN_SHOTS) check(ruling, shot, book);
  const aim = aimOf(ruling, shot, book);
  if (shot.cover !== 'none' && book.coverless.bands.includes(aim.band)) ruling.note(book.coverless, 'no-cover');
  if (aim.need === null || shot['dogs-chance']) return dogsChance(ruling, shot, aim, book);

  const hit = throwToHit(ruling, aim.need, aim, book);
  const jam =
    hit.natural === book.jams.natural &&
    jams(ruling, { weapon: shot.weapon, automatic: shot.auto, alone: shot.alone }, book.jams);
  const template = jam && shot.auto && shot.weapon === 'gpmg';
  const lost = jam && !template && ruling.on('jam-cancels-hit');
  if (!hit.passed || lost) return { hit: false, jam };

  const carry = carryOf(ruling, aim, book);
  const fate = (figure: Shot) => woundOf(ruling, caughtBy(figure, aim.band, carry), book.effects);
  const fates = template
    ? underJammedTemplate(ruling, book.automatic, figuresOf(shot), fate, book)
    : fatesOf(ruling, book.automatic, figuresOf(shot), fate);
  return { hit: true, jam, ...fates };
}

/** LC-FIRE-18: two dice, no modifiers, no jam, no template, nothing carried over. */
function dogsChance(ruling: Ruling, shot: Shot, { band }: Aim, book: Book): Facts {
  const { result } = ruling.consult(book.dogsChance);
  if (result === 'blows-up') return { hit: false, exploded: true };
  if (result === 'missed') return { hit: false };
  return { hit: true, ...woundOf(ruling, caughtBy(shot, band, []), book.effects) };
}

function caughtBy(shot: Shot, band: Band, carry: readonly Modifier[]): Caught {
  return { band, carry, 'light-this-turn': shot['light-this-turn'], 'serious-before': shot['serious-before'] };
}

/** Small arms at men, single shots and fully automatic. */
export const fire = { kind: 'attack', options, refuses: FORBIDDEN_SHOTS, resolve } satisfies Contract<Shot, Book>;
