import type { Book } from '../../../../data/landser/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { driftOf } from '../../landser-classic/drift.ts';
import { figuresOf } from '../../landser-classic/figures.ts';
import { carryOf, throwToHit } from '../../landser-classic/hit.ts';
import { jams } from '../../landser-classic/jams.ts';
import { underJammedTemplate } from '../../landser-classic/template.ts';
import { fatesOf } from '../../landser-classic/wounds.ts';
import { woundOf } from '../wounds/wounds.ts';
import { fireBurst } from './burst.ts';
import { caughtBy } from './caught.ts';
import { FORBIDDEN_SHOTS } from './forbidden-shots.ts';
import { type Aim, aimOf, isAtPoint, options, type Shot } from './shot.ts';

function resolve(ruling: Ruling, shot: Shot, book: Book): Facts {
  for (const check of FORBIDDEN_SHOTS) check(ruling, shot, book);
  const aim = aimOf(ruling, shot, book);
  if (shot.cover !== 'none' && book.coverless.bands.includes(aim.band)) ruling.note(book.coverless, 'no-cover');
  const { need } = aim;
  if (need === null || shot['dogs-chance']) return dogsChance(ruling, shot, aim, book);
  return shot.burst ? fireBurst(ruling, shot, aim, need, book) : fireOnce(ruling, shot, aim, need, book);
}

/** A single shot or one template. */
function fireOnce(ruling: Ruling, shot: Shot, aim: Aim, need: number, book: Book): Facts {
  const { weapon, auto, alone } = shot;
  const hit = throwToHit(ruling, need, aim, book);
  const jam = hit.natural === book.jams.natural && jams(ruling, { weapon, automatic: auto, alone }, book.jams);
  const template = isAtPoint(shot) || (auto && weapon === 'gpmg');
  const lost = jam && !template && ruling.on('jam-cancels-hit');
  if (!hit.passed || lost) return { hit: false, jam, ...(isAtPoint(shot) ? scattering(ruling, book) : {}) };

  const carry = carryOf(ruling, aim, book);
  const fate = (figure: Shot) => woundOf(ruling, caughtBy(ruling, figure, aim.band, carry, book), book);
  const figures = figuresOf(shot);
  const cite = isAtPoint(shot) ? book.hmg.template : book.automatic;
  const fates =
    jam && template ? underJammedTemplate(ruling, cite, figures, fate, book) : fatesOf(ruling, cite, figures, fate);
  return { hit: true, jam, ...fates };
}

/** LS-HMG-03: where the template of an HMG goes when it misses. `effect` deals with the men it catches there. */
function scattering(ruling: Ruling, { hmg }: Book): Facts {
  const { result: half } = ruling.consult(hmg.half);
  const direction = ruling.roll(hmg.hour, hmg.halves[half]).total;
  if (ruling.on('exact-halves')) {
    return { 'scatter-direction': direction, 'scatter-half-inches': ruling.roll(hmg.exactDrift).natural };
  }
  return { 'scatter-direction': direction, 'scatter-distance': Number(ruling.consult(hmg.drift).result) };
}

/** LS-FIRE-18: two dice, no modifiers, no jam, nothing carried over. */
function dogsChance(ruling: Ruling, shot: Shot, { band }: Aim, book: Book): Facts {
  const { result } = ruling.consult(book.dogsChance);
  if (result === 'blows-up') return { hit: false, exploded: true };
  if (result === 'missed') return { hit: false };
  const fate = (figure: Shot) => woundOf(ruling, caughtBy(ruling, figure, band, [], book), book);
  return { hit: true, ...fatesOf(ruling, book.dogsChance, figuresOf(shot), fate) };
}

/** Small arms and machine-guns at men: single shots, templates and bursts. */
export const fire = {
  kind: 'attack',
  options,
  refuses: FORBIDDEN_SHOTS,
  resolve,
  drawing: (_declared, facts, { hmg }) => driftOf(facts, hmg.across),
} satisfies Contract<Shot, Book>;
