import { withArticle } from '../article.ts';
import { type Sentence, word } from '../sentence.ts';
import { capital } from '../words.ts';
import { targetName } from './words.ts';

/** What Panzer Troops forbids, and what it allows instead. */
export const refusals = {
  'satchel-in-defence': () =>
    'A satchel charge explodes in your attacking fire, so you can’t use it in defensive fire.',
  'direct-fire-only': ({ weapon }) =>
    `You can’t fire indirectly with ${withArticle(String(weapon))}, only with mortars and artillery pieces. Leave out indirect.`,
  'indirect-in-defence': () => 'Indirect fire lands in your attacking fire, so you can’t use it in defensive fire.',
  'left-its-position': () =>
    'It has moved from where it started, so it can’t fire indirectly any more. Leave out indirect and fire at what it sees.',
  'no-soft-firepower': ({ weapon }) =>
    `You can’t hurt soft targets with ${withArticle(String(weapon))}. Use another weapon.`,
  'no-ap-firepower': ({ weapon }) =>
    `You can’t hurt this armour with ${withArticle(String(weapon))}. Use another weapon, or /fire at a soft target.`,
  'beyond-its-range': ({ weapon, range, farthest }) =>
    `${range}″ is too far for ${withArticle(String(weapon))}: the farthest is ${farthest}″. Move closer, or pick another target.`,
  'beyond-forest-range': ({ range, farthest }) =>
    `${range}″ is too far. You can fire up to ${farthest}″ into or through a forest or building.`,
  'crewed-weapon-moved': ({ weapon }) =>
    `The ${weapon} has moved, so it can’t fire in this attacking step. Turning in place doesn’t count as moving.`,
  'assault-of-infantry-only': ({ target }) =>
    `Only infantry makes assault moves. ${capital(withArticle(targetName(target)))} is stationary or moving.`,
  'not-to-be-split-so': ({ weapon, split, available }) =>
    `You can’t split it as ${split}. The ${weapon} has ${available === 1 ? '1 point' : `${available} points`}, and each target gets at least 1.`,
  'soft-vehicle-target': ({ target }) =>
    `${capital(withArticle(targetName(target)))} has no armour. Use /fire target-type:soft-vehicle instead.`,
  'armour-unnamed': () => 'Which armour? Give vehicle and facing, or armour with its value.',
  'no-smoke-in-such-weather': () => 'Nobody can use smoke in rain, snow or high wind.',
  'fires-no-smoke': ({ weapon }) =>
    `You can’t fire smoke with ${withArticle(String(weapon))}. Use a gun or mortar of 75 mm or more, or a projector.`,
  'soft-vehicle-unpriced': ({ vehicle }) =>
    `The book has no price for ${withArticle(word(vehicle))}. Agree on one, for example its speed plus 3 for each machine gun, and give it in a force: ${vehicle}@12.`,
} satisfies Readonly<Record<string, Sentence>>;
