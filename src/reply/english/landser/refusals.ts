import { type Sentence, typed, word } from '../sentence.ts';

/** What either edition of Landser forbids, and what it allows instead. */
export const refusals: Readonly<Record<string, Sentence>> = {
  'beyond-range': ({ range, farthest }) => `${range}" is too far: nothing shoots beyond ${farthest}".`,
  'weapon-beyond-range': ({ weapon, range, farthest }) =>
    `${range}" is too far for the ${word(weapon)}: it shoots to ${farthest}".`,
  'out-of-reach': ({ weapon, range, band }) =>
    `The ${word(weapon)} cannot hit at ${range}" (${word(band)} range): move closer, or take a weapon that reaches.`,
  'moving-gpmg': () => 'A GPMG cannot move and fire: leave out moved, or fire next turn.',
  'moving-hmg': () => 'An HMG cannot move and fire: leave out moved, or fire next turn.',
  'moving-automatic': ({ weapon }) =>
    `The ${word(weapon)} may not move and fire fully automatic: leave out moved or auto.`,
  'not-automatic': ({ weapon, automatic }) =>
    `The ${word(weapon)} cannot fire fully automatic. These can: ${typed(automatic)}.`,
  'figures-without-template': ({ figures }) =>
    `A single shot hits one figure, not ${figures}: add auto for the template, or leave out figures.`,
  'figures-with-burst': ({ figures }) =>
    `The dice of a burst are thrown at one target, not at ${figures}: leave out figures, and throw for each target.`,
  'same-target-moved': () =>
    'The bonus for the same target needs that neither firer nor target moved: leave out same-target, or moved and target-fast.',
  'gpmg-only': ({ option, weapon }) => `${option} is about a GPMG, not the ${word(weapon)}: leave it out.`,
  'vehicles-do-not-sneak': () => 'A vehicle does not sneak: move, move-fast or move-and-fire.',
  'sniper-only': ({ weapon }) =>
    `Aiming for turns is for the sniper rifle, not the ${word(weapon)}: leave out aim-turns.`,
  'no-bursts': ({ weapon, bursting }) => `The ${word(weapon)} fires no bursts. These do: ${typed(bursting)}.`,
  'burst-or-auto': () => 'A burst takes the place of the template: leave out burst or auto.',
  'too-few-dice': ({ left, targets }) =>
    `Targets and gaps leave ${left} dice for ${targets} targets: take fewer targets, nearer ones, or a longer burst.`,
  'dice-not-shared': ({ left, targets }) =>
    `There are ${left} dice for ${targets} targets: say how many are for this one, as dice:…`,
  'more-dice-than-left': ({ left, dice }) =>
    `The burst has ${left} dice left, not ${dice}: take fewer for this target.`,
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
  'no-burst-for-dogs': () => "The dog's chance is a single shot: leave out burst or dogs-chance.",
  'one-figure-only': ({ figures }) => `The dog's chance is a shot at one figure, not ${figures}: leave out figures.`,
};
