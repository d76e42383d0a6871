import { list, type Sentence, word } from '../sentence.ts';

/** What WW2 Skirmish forbids, and what it allows instead. */
export const refusals = {
  'outside-its-bands': ({ weapon, range, nearest, farthest }) =>
    `The ${word(weapon)} can’t reach ${range}″. Its range is ${
      farthest === Number.POSITIVE_INFINITY ? `${nearest}″ and more` : `${nearest}″ to ${farthest}″`
    }.`,
  'harmless-to-men': ({ weapon }) =>
    `The ${word(weapon)} does nothing to infantry. Use it on vehicles, with /tankhit. For a Molotov at a bunker, use /demolish.`,
  'no-careful-aim': ({ weapon }) => `The ${word(weapon)} can’t be aimed carefully. Use aim:aimed instead.`,
  'belt-fed-on-the-move': () =>
    'A belt-fed machine gun on the ground can’t move and fire. Leave out moved. Magazine-fed guns (belt:false) and guns on vehicles can.',
  'too-few-actions-to-shoot': ({ shots, most }) =>
    most === 0
      ? 'Nobody has enough Actions left for a shot like that.'
      : `You have Actions for ${most === 1 ? '1 shot' : `${most} shots`} like that, not for ${shots}.`,
  'volley-not-needed': () =>
    'A volley is for targets that none of the team can hit, and at this range they can. Leave out volley.',
  'flame-on-the-move': () => 'A flamethrower can’t move and fire in the same turn. Leave out moved.',
  'no-hand-grenade-at-infantry': () =>
    'Hand grenades only work against open vehicles, guns, bunkers, buildings, trenches and machine guns. Say what you throw it at, like at:trench.',
  'cannot-be-dropped': ({ inches, at }) =>
    `You can only drop a hand grenade in, at ${list(at)}, from ${inches}″ or less.`,
  'bunker-by-demolish': () =>
    'Use /demolish against a bunker from outside. From 4″ or less you can drop a hand grenade in, with drop.',
  'marker-looks-no-further': ({ range, inches }) =>
    `Too far: a solo marker only sees ${inches}″, and this is ${range}″.`,
  'mine-out-of-reach': ({ unit, range, inches }) =>
    `Too far: ${unit} only goes off at a unit within ${inches}″, and this is ${range}″.`,
  'nothing-to-lift': () => 'The team isn’t suppressed, so there’s nothing to lift.',
  'too-many-markers': ({ markers, most }) => `A team has at most ${most} suppression markers, not ${markers}.`,
  'harmless-to-armour': () => 'Small arms do nothing to an AFV. Use a gun or an anti-tank weapon.',
  'afvs-only': ({ weapon }) => `The ${word(weapon)} only works on AFVs, not on soft vehicles.`,
  'two-moves-at-most': ({ moves, most }) => `You can spend at most ${most} Actions a turn on moving, not ${moves}.`,
  'too-few-actions-to-move': ({ moves, current }) =>
    current === 0
      ? 'There’s no Action left to move with.'
      : `There are only Actions for ${current === 1 ? '1 move' : `${current} moves`}, not for ${moves}.`,
} satisfies Readonly<Record<string, Sentence>>;
