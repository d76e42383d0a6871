import { type Sentence, word } from '../sentence.ts';

/** Whom and with what WW2 Skirmish forbids a unit to shoot, over turns, and why. */
export const forbiddenShots: Readonly<Record<string, Sentence>> = {
  'has-no-such-weapon': ({ unit, weapon }) => `Nobody of ${unit} has the ${word(weapon)}.`,
  'no-rounds-left': ({ unit, weapon }) => `${unit} has no rounds left for the ${word(weapon)}.`,
  'no-fire-from-within': ({ unit, vehicle }) =>
    `${unit} is inside ${vehicle}, which is closed: it fires from open vehicles only, or on foot.`,
  'behind-armour': ({ target }) => `${target} is behind closed armour, where small arms reach nobody: use /tankhit.`,
  'flame-at-vehicle': ({ target }) => `At a vehicle such as ${target} the flamethrower is used with /tankhit.`,
  'in-a-bunker': ({ target }) => `${target} is in a bunker: use /demolish, or drop a grenade in from 4" or less.`,
  'no-hull-to-hit': ({ target }) => `hull is for soft vehicles, and ${target} is none: leave it out.`,
  'bombs-miss-armour': ({ target }) => `Bombs do nothing to those behind closed armour, as ${target} is: use /tankhit.`,
  'guns-by-tankhit': ({ target }) => `At a vehicle with its crew in it, as ${target}, a gun fires with /tankhit.`,
  'no-hand-grenade-at-armour': ({ target }) => `A hand grenade does nothing to ${target}, which is closed armour.`,
  'is-no-such-target': ({ target, at }) =>
    `${target} is no ${word(at)}. Leave at out, or say what it is: a trench, a building or a bunker.`,
  'is-no-vehicle': ({ target }) => `${target} is no vehicle: at men use /fire, /grenade or /barrage.`,
  'no-hull-hits-owed': ({ unit }) =>
    `${unit ?? 'It'} owes no throw for hits of small arms on that hull: score them with /fire hull:true.`,
  'no-volley-after-a-shot': ({ unit }) =>
    `A volley is all the shooting of a team, and ${unit} has fired in this phase already.`,
  'no-melee-aboard': ({ unit }) => `${unit} is aboard a vehicle, where there is no melee: it dismounts first.`,
  'has-not-acted': ({ unit, target }) =>
    `In the enemy’s phase ${unit} looks only at who moves or fires in it, and ${target} has done neither.`,
};
