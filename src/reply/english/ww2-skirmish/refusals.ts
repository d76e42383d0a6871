import { list, type Sentence, word } from '../sentence.ts';

/** What WW2 Skirmish forbids, and what it allows instead. */
export const refusals: Readonly<Record<string, Sentence>> = {
  'outside-its-bands': ({ weapon, range, nearest, farthest }) =>
    `The ${word(weapon)} can’t be used at ${range}": its reach is ${
      farthest === Number.POSITIVE_INFINITY ? `from ${nearest}" on` : `${nearest}" to ${farthest}"`
    }.`,
  'harmless-to-men': ({ weapon }) =>
    `The ${word(weapon)} does nothing to infantry. At a vehicle use /tankhit; a Molotov at a bunker is for /demolish.`,
  'no-careful-aim': ({ weapon }) => `The ${word(weapon)} can’t be aimed carefully: aim:aimed is the best it has.`,
  'belt-fed-on-the-move': () =>
    'A belt-fed machine gun on the ground can’t move and fire: leave out moved. Magazine-fed ones (belt:false) and those on vehicles may.',
  'too-few-actions-to-shoot': ({ shots, most }) =>
    most === 0
      ? 'Nobody has Actions enough left for a shot at this aim.'
      : `The Actions left pay for ${most === 1 ? '1 shot' : `${most} shots`} at this aim, not for ${shots}.`,
  'volley-not-needed': () =>
    'A volley of the whole team is for targets that none of it can hit, and at this range it can: leave out volley.',
  'flame-on-the-move': () => 'A flamethrower can’t move and fire in the same turn: leave out moved.',
  'no-hand-grenade-at-infantry': () =>
    'Hand grenades are for open vehicles, guns, bunkers, buildings, trenches and machine guns: say with at: which of them it is.',
  'cannot-be-dropped': ({ inches, at }) =>
    `Only a hand grenade is dropped in: at ${list(at)}, from ${inches}" or less.`,
  'bunker-by-demolish': () => 'At a bunker from without use /demolish; from 4" or less a hand grenade has drop.',
  'marker-looks-no-further': ({ range, inches }) =>
    `A marker of the solo forces looks ${inches}" far, and this is ${range}".`,
  'nothing-to-lift': () => 'The team isn’t suppressed: there is nothing to lift.',
  'too-many-markers': ({ markers, most }) => `A team carries ${most} suppressions at most, not ${markers}.`,
  'harmless-to-armour': () => 'Small arms do nothing to an AFV: a gun or an anti-tank weapon does.',
  'afvs-only': ({ weapon }) => `The ${word(weapon)} works on AFVs only, not on soft vehicles.`,
  'two-moves-at-most': ({ moves, most }) => `At most ${most} Actions a turn go on moving, not ${moves}.`,
  'too-few-actions-to-move': ({ moves, current }) =>
    current === 0 ? 'Without an Action there is no move.' : `There are Actions for ${current} of ${moves} moves.`,
};
