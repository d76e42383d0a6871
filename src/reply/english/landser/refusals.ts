import { withArticle } from '../article.ts';
import { allTyped, type Sentence, typed, word } from '../sentence.ts';
import { capital } from '../words.ts';

/** What either edition of Landser forbids, and what it allows instead. */
export const refusals = {
  'beyond-range': ({ range, farthest }) => `${range}″ is too far. Nothing shoots beyond ${farthest}″.`,
  'weapon-beyond-range': ({ weapon, range, farthest }) =>
    `${range}″ is too far for the ${word(weapon)}. It shoots up to ${farthest}″.`,
  'out-of-reach': ({ weapon, range, band }) =>
    band === 'PB'
      ? `The ${word(weapon)} can’t hit at ${range}″ (point blank). Move away, or use another weapon.`
      : `The ${word(weapon)} can’t hit at ${range}″ (${word(band)} range). Move closer, or use a weapon that reaches.`,
  'moving-gpmg': () => 'A GPMG can’t move and fire in the same turn. Leave out moved, or fire next turn.',
  'moving-hmg': () => 'An HMG can’t move and fire in the same turn. Leave out moved, or fire next turn.',
  'moving-automatic': ({ weapon, option }) =>
    `The ${word(weapon)} can’t fire fully automatic on the move. Leave out moved or ${option}.`,
  'not-automatic': ({ weapon, automatic }) =>
    `The ${word(weapon)} can’t fire fully automatic. These can: ${allTyped(automatic)}.`,
  'figures-without-template': ({ figures, auto }) =>
    `A single shot hits one figure, not ${figures}. ${auto ? 'Add auto for the template, or shoot at one' : 'Shoot at one'}.`,
  'figures-with-burst': ({ figures }) =>
    `You throw a burst at one target at a time, not at ${figures}. Throw for each of them.`,
  'same-target-moved': () =>
    'You only get the same-target bonus if neither of them has moved. Leave out same-target, or moved and target-fast.',
  'gpmg-only': ({ option, weapon }) => `Only a GPMG takes ${option}, not the ${word(weapon)}. Leave it out.`,
  'vehicles-do-not-sneak': () => 'Vehicles can’t sneak. Use move, move-fast or move-and-fire.',
  'sniper-only': ({ weapon }) =>
    `You can only aim for turns with a sniper rifle, not with the ${word(weapon)}. Leave out aim-turns.`,
  'no-bursts': ({ weapon, bursting }) => `The ${word(weapon)} doesn’t fire bursts. These do: ${allTyped(bursting)}.`,
  'burst-or-auto': () => 'A burst replaces the template, so you can’t have both. Leave out burst or auto.',
  'too-few-dice': ({ left, targets }) =>
    `The targets and gaps leave ${diceOf(left)} for ${targets} targets. Choose fewer targets, closer ones, or a heavier burst.`,
  'dice-not-shared': ({ left, targets }) =>
    `There are ${diceOf(left)} for ${targets} targets. Say how many go at this one, like dice:2.`,
  'more-dice-than-left': ({ left, dice }) =>
    `The burst only has ${diceOf(left)} left, not ${dice}. Use fewer for this target.`,
  'too-wounded-to-move-so': ({ unit, action }) =>
    `${unit ?? 'He'} has an (a) wound, so he can’t ${word(action)}. Choose another action.`,
  'too-far-to-throw': ({ range, farthest }) => `${range}″ is too far to throw. He can throw up to ${farthest}″.`,
  'launcher-out-of-reach': ({ range, bands }) =>
    `The grenade launcher can’t fire at ${range}″. It fires at ${typed(bands)} range.`,
  'too-wounded-to-assault': ({ unit }) =>
    `${unit ?? 'He'} has a serious wound, so he can’t assault. Choose another action.`,
  'move-or-shoot': ({ weapon }) =>
    `${capital(withArticle(word(weapon)))} can’t move and shoot in the same turn. Leave out moved.`,
  'elevation-of-launchers': ({ weapon }) =>
    `Elevation only counts for a bazooka, Panzerschreck, PIAT or Panzerfaust, not for the ${word(weapon)}. Leave it out.`,
  'tank-guns-only': ({ weapon }) => `gun-damaged is only for a tank gun, not for the ${word(weapon)}. Leave it out.`,
  'nobody-in-the-crew': () =>
    'There’s nobody to get out. Say how many of the crew are unwounded, light or serious, like crew:5.',
  'possible-shot': ({ need }) =>
    `A dog’s chance is only for an impossible shot, and this one can hit (it needs ${need} before modifiers). Leave out dogs-chance.`,
  'no-burst-for-dogs': () => 'A dog’s chance is a single shot. Leave out burst or dogs-chance.',
  'one-figure-only': ({ figures }) => `A dog’s chance is a shot at one figure, not ${figures}. Leave out figures.`,
} satisfies Readonly<Record<string, Sentence>>;

function diceOf(left: unknown): string {
  return left === 1 ? '1 die' : `${left} dice`;
}
