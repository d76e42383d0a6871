import { type Sentence, word } from '../sentence.ts';

/** What Panzer Troops forbids, and what it allows instead. */
export const refusals: Readonly<Record<string, Sentence>> = {
  'satchel-in-defence': () => 'A satchel charge explodes in attacking fire, never in defensive fire.',
  'direct-fire-only': ({ weapon }) =>
    `The ${weapon} cannot fire indirectly: only mortars and artillery pieces do. Leave out indirect.`,
  'indirect-in-defence': () => 'Indirect fire lands in attacking fire, never in defensive fire.',
  'left-its-position': () =>
    'It has left its starting position, and fires indirectly no more: leave out indirect, and fire at what it sees.',
  'no-soft-firepower': ({ weapon }) => `Against soft targets the ${weapon} can do nothing: take another weapon.`,
  'no-ap-firepower': ({ weapon }) =>
    `Against armour the ${weapon} can do nothing here: take another weapon, or /fire at a soft target.`,
  'beyond-its-range': ({ weapon, range, farthest }) => `${range}" is too far for the ${weapon}: ${farthest}" at most.`,
  'beyond-forest-range': ({ range, farthest }) =>
    `${range}" is too far: into or through a forest or building nothing fires beyond ${farthest}".`,
  'crewed-weapon-moved': ({ weapon }) =>
    `The ${weapon} has moved, and does not fire in this attacking step. Turning in place is no move.`,
  'assault-of-infantry-only': ({ target }) =>
    `Only infantry makes assault moves, no ${word(target)}: it is stationary or moving.`,
  'not-to-be-split-so': ({ weapon, split, available }) =>
    `The ${weapon} can divide ${available}, at least 1 on each target: not ${split}.`,
  'soft-vehicle-target': ({ target }) => `A ${word(target)} has no armour: /fire target-type:soft-vehicle.`,
  'armour-unnamed': () => 'Which armour? Give vehicle and facing, or armour with its value.',
  'no-smoke-in-such-weather': () => 'In rain, snow or high wind neither side has smoke.',
  'fires-no-smoke': ({ weapon }) =>
    `The ${weapon} cannot fire smoke: guns and mortars of 75 mm and more do, and projectors.`,
  'soft-vehicle-unpriced': ({ vehicle }) =>
    `The book has no price for a ${word(vehicle)}: agree on one (speed and 3 a machine gun would do).`,
};
