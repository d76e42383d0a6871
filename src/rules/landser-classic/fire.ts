import type { Facts } from '../../kernel/facts.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { net } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import type { Band, Book } from './book.ts';
import { refuseShot } from './forbidden-shots.ts';
import { type Aim, aimOf, options, type Shot } from './shot.ts';
import { afterShot } from './tracked/burst.ts';
import { forbiddenShot, knownOfShot } from './tracked/firing.ts';
import { has } from './unit.ts';
import { type Caught, fatesOf, woundOf } from './wounds.ts';

function resolve(ruling: Ruling, shot: Shot, book: Book): Facts {
  const aim = aimOf(ruling, shot, book);
  refuseShot(ruling, shot, aim, book);
  if (shot.cover !== 'none' && book.coverless.bands.includes(aim.band)) ruling.note(book.coverless, 'no-cover');
  if (aim.need === null || shot['dogs-chance']) return dogsChance(ruling, shot, aim, book);

  // Named one by one: a spread here takes a third of the time that odds take.
  const { rule, label, sides, results } = book.toHit;
  const hit = ruling.test({
    rule,
    label,
    sides,
    results,
    need: aim.need,
    modifiers: aim.modifiers,
    naturals: [book.jams.natural],
    always: book.impossible,
    never: ruling.on('one-always-misses') ? { rule, face: 1 } : undefined,
  });
  const jam = hit.natural === book.jams.natural && jams(ruling, shot, book);
  const template = jam && shot.auto && shot.weapon === 'gpmg';
  const lost = jam && !template && ruling.on('jam-cancels-hit');
  if (!hit.passed || lost) return { hit: false, jam };

  const caught = caughtBy(shot, aim.band, carryOf(ruling, aim, book));
  return { hit: true, jam, ...(template ? underJammedTemplate : underFire)(ruling, shot, caught, book) };
}

/** LC-FIRE-18: two dice, no modifiers, no jam, no template, nothing carried over. */
function dogsChance(ruling: Ruling, shot: Shot, { band }: Aim, book: Book): Facts {
  const { result } = ruling.consult(book.dogsChance);
  if (result === 'blows-up') return { hit: false, exploded: true };
  if (result === 'missed') return { hit: false };
  return { hit: true, ...woundOf(ruling, caughtBy(shot, band, []), book.effects) };
}

/** LC-JAM-01 to -06: the throw that follows a natural 1. */
function jams(ruling: Ruling, shot: Shot, book: Book): boolean {
  const { rule, single, auto = single, unlisted } = book.jams.from[shot.weapon];
  if (unlisted && ruling.on('listed-jams-only')) return false;
  if (shot.weapon === 'gpmg' && shot.alone) {
    ruling.note(book.jams.alone, 'jammed');
    return true;
  }
  const need = shot.auto ? auto : single;
  return ruling.test({ rule, label: book.jams.label, sides: 6, need, results: ['jammed', 'no-jam'] }).passed;
}

/** What an impossible shot takes with it to the effects roll (LC-FIRE-17, R-03). */
function carryOf(ruling: Ruling, { need, modifiers, impossible }: Aim, book: Book): readonly Modifier[] {
  if (!impossible || need === null) return [];
  const excess = book.toHit.sides - (need - net(modifiers));
  return [{ ...book.impossible, value: ruling.on('impossible-excess-only') ? excess : net(modifiers) }];
}

function caughtBy(shot: Shot, band: Band, carry: readonly Modifier[]): Caught {
  return { band, carry, 'light-this-turn': shot['light-this-turn'], 'serious-before': shot['serious-before'] };
}

/** LC-AUTO-01: every figure under the template rolls for effects; without one, the target alone. */
function underFire(ruling: Ruling, shot: Shot, caught: Caught, book: Book): Facts {
  return fatesOf(ruling, book.automatic, shot.figures, () => woundOf(ruling, caught, book.effects));
}

/** LC-JAM-05, R-08: of the figures under the template of a GPMG that jams, half are still hit. */
function underJammedTemplate(ruling: Ruling, shot: Shot, caught: Caught, book: Book): Facts {
  if (ruling.on('jam-half-exact')) {
    const half = Math.ceil(shot.figures / 2);
    ruling.note(book.stillHit, 'half-hit');
    if (shot.figures === 1) return woundOf(ruling, caught, book.effects);
    return ruling.each(book.automatic, figures(half), () => woundOf(ruling, caught, book.effects).effect);
  }
  const struck = () => (ruling.test(book.stillHit).passed ? woundOf(ruling, caught, book.effects) : MISSED);
  return fatesOf(ruling, book.automatic, shot.figures, struck);
}

const MISSED = { effect: 'none' } as const;

function figures(n: number): readonly string[] {
  return new Array<string>(n).fill('figure');
}

/** Small arms at men, single shots and fully automatic. */
export const fire: Verb<Shot, Book> = {
  options,
  resolve,
  outOfTurn: ({ actor }) => actor !== undefined && has(actor, 'covering'),
  fill: knownOfShot,
  forbid: forbiddenShot,
  effects: (scene, declared, outcome, _draw, book) => afterShot(scene, declared, outcome, book),
};
