import { type Sentence, typed, word } from '../sentence.ts';

/** What either edition of Landser forbids, and what it allows instead. */
export const refusals: Readonly<Record<string, Sentence>> = {
  'beyond-range': ({ range, farthest }) => `${range}" is too far: nothing shoots beyond ${farthest}".`,
  'out-of-reach': ({ weapon, range, band }) =>
    `The ${word(weapon)} cannot hit at ${range}" (${word(band)} range): move closer, or take a weapon that reaches.`,
  'moving-gpmg': () => 'A GPMG cannot move and fire: leave out moved, or fire next turn.',
  'moving-automatic': ({ weapon }) =>
    `The ${word(weapon)} may not move and fire fully automatic: leave out moved or auto.`,
  'not-automatic': ({ weapon, automatic }) =>
    `The ${word(weapon)} cannot fire fully automatic. These can: ${typed(automatic)}.`,
  'figures-without-template': ({ figures }) =>
    `A single shot hits one figure, not ${figures}: add auto for the template, or leave out figures.`,
  'same-target-moved': () =>
    'The bonus for the same target needs that neither firer nor target moved: leave out same-target, or moved and target-fast.',
  'gpmg-only': ({ option, weapon }) => `${option} is about a GPMG, not the ${word(weapon)}: leave it out.`,
  'vehicles-do-not-sneak': () => 'A vehicle does not sneak: move, move-fast or move-and-fire.',
  'too-wounded-to-move-so': ({ action }) =>
    `With an (a) wound he has no ${word(action)} any more: take another action.`,
  'too-far-to-throw': ({ range, farthest }) => `${range}" is too far to throw: ${farthest}" at most.`,
  'launcher-out-of-reach': ({ range, bands }) =>
    `The launcher places nothing at ${range}": it fires at ${typed(bands)} range.`,
  'too-wounded-to-assault': () => 'With a serious wound he does not assault any more: take another action.',
  'move-or-shoot': ({ weapon }) => `Who has a ${word(weapon)} moves or shoots, never both in a turn: leave out moved.`,
  'elevation-of-launchers': ({ weapon }) =>
    `Elevation counts for bazooka, Panzerschreck, PIAT and Panzerfaust only, not for ${word(weapon)}: leave it out.`,
  'tank-guns-only': ({ weapon }) => `gun-damaged is about a tank gun, not ${word(weapon)}: leave it out.`,
  'nobody-in-the-crew': () => 'There is nobody to get out: say how many are unwounded (crew), light or serious.',
  'possible-shot': ({ need }) =>
    `The dog's chance is for impossible shots, and this one can hit (it needs ${need} before modifiers): leave out dogs-chance.`,
  'one-figure-only': ({ figures }) => `The dog's chance is a shot at one figure, not ${figures}: leave out figures.`,
};
