import { type Sentence, word } from '../sentence.ts';
import { allOf } from '../words.ts';
import { length, weaponName } from './words.ts';

const names = (value: unknown) => (Array.isArray(value) ? allOf(value as readonly string[]) : String(value));

/** What Hans 'n' Panzer forbids over turns, from what is known of the units, and what it allows instead. */
export const refusals: Readonly<Record<string, Sentence>> = {
  'in-another-step': ({ unit, what, step }) =>
    `${unit} can't do that now: ${weaponName(what)} belongs to the ${word(step)} step.`,
  'is-routing': ({ unit }) =>
    `${unit} is routing: it makes full moves away from the enemy and does nothing else, until an officer stops it with /rally or it leaves the table with /move exit:.`,
  'is-retreating': ({ unit, until }) =>
    `${unit} is retreating through turn ${until}: it makes full moves away from the enemy and does nothing else.`,
  'crew-only-defends': ({ unit }) =>
    `${unit} is a crew on foot: it defends itself with rifles, pistols and grenades, and no more.`,
  'is-disabled': ({ unit }) => `${unit} is disabled and moves no more; it can fire while its crew is in it.`,
  'has-no-crew': ({ unit }) => `Nobody is left in ${unit} to fire it.`,
  rides: ({ unit, vehicle }) => `${unit} rides in ${vehicle}: it has to get out first, with /move.`,
  'rides-with-gun': ({ unit, vehicle }) =>
    `${unit} hangs on ${vehicle}, and its men ride along: /weapon action:set-up unhooks it.`,
  'is-halted': ({ unit, until }) => `${unit} halts through turn ${until}; it can fire and work.`,
  'is-holding': ({ unit, until }) => `${unit} holds where it is through turn ${until}; it can fire and work.`,
  'is-at-work': ({ unit, work }) => `${unit} is at work this turn (${word(work)}), and does nothing else in it.`,

  'has-it-not': ({ unit, weapon }) => `${unit} has no ${weaponName(weapon)}: /unit show tells what it has.`,
  'has-another-gun': ({ unit, weapon, own }) =>
    own
      ? `${unit} has no ${weaponName(weapon)}: its gun is the ${weaponName(own)}.`
      : `${unit} has no ${weaponName(weapon)}.`,
  'too-few-rifles': ({ unit, weapon, left }) =>
    left === 0
      ? `Nobody of ${unit} is left to fire a ${weaponName(weapon)} this turn: each man fires once.`
      : `Of ${unit} only ${left} can still fire a ${weaponName(weapon)} this turn: each man fires once.`,
  'fired-already': ({ unit, weapon }) =>
    `The ${weaponName(weapon)} of ${unit} has fired this turn: once a turn is all.`,
  'too-few-men-left': ({ unit, weapon, left, men }) =>
    `It takes ${men === 1 ? 'a man' : `${men} men`} to fire a ${weaponName(weapon)}, and ${left === 0 ? 'nobody' : `only ${left}`} of ${unit} has not acted yet this turn.`,
  'all-have-acted': ({ unit }) => `All of ${unit} have acted this turn: each man shoots or throws once.`,
  'needs-two-men': ({ unit, weapon }) =>
    `A ${weaponName(weapon)} needs two men, and ${unit} has one left: a comrade may step in.`,
  'panzerfaust-spent': ({ unit }) => `${unit} has fired all its panzerfausts: its men have rifles from now on.`,

  'fire-at-house': ({ unit }) =>
    `${unit} is a house: shells are fired at it with /demolish, and /fire is at the men in it.`,
  'target-rides': ({ unit }) => `${unit} rides: it is no target by itself. Shoot at its vehicle with /tankhit.`,
  'machine-gun-at-vehicle': ({ unit, weapon }) =>
    `${unit} is a vehicle: /tankhit weapon:${weapon} says what a machine gun does to it. /fire is at men.`,
  'small-arm-at-vehicle': ({ unit, weapon }) =>
    `${unit} is a vehicle, and a ${weaponName(weapon)} does nothing to it: what does is fired with /tankhit.`,
  'no-grenade-at-vehicle': ({ unit }) =>
    `${unit} is a vehicle, and a grenade does nothing to it: what does is fired with /tankhit.`,
  'at-itself': ({ unit }) => `${unit} can't shoot at itself.`,
  'at-own-side': ({ unit, weapon }) => `${unit} is on the same side: a ${weaponName(weapon)} is aimed at the enemy.`,
  'at-own-vehicle': ({ unit }) => `${unit} is on the same side: guns and launchers are aimed at the enemy.`,

  'not-set-up-yet': ({ unit, ready }) =>
    ready === undefined
      ? `${unit} is not set up: /weapon action:set-up comes first.`
      : `${unit} is being set up, and fires from turn ${ready} on.`,
  'captured-weapon': ({ unit, needs }) =>
    `${unit} has captured it, and only ${needs === 'mortar' ? 'mortarmen' : 'artillerymen'} of its own side can fire it: they take it over with /weapon action:capture.`,
  'no-call-stands': ({ unit }) =>
    `No observer has called for the fire of ${unit}: /weapon action:call-fire, and it fires the turn after.`,
  'call-not-through': ({ unit, ready }) => `The call to ${unit} takes this turn: it fires from turn ${ready} on.`,
  'call-rests': ({ unit, observer }) =>
    `${observer}, who directs ${unit}, rides or runs: the call rests until he is back, or another observer calls.`,
  'called-on-another': ({ unit, on }) => `${unit} was called for on ${names(on)}: another point needs another call.`,
  'no-salvo': ({ unit }) =>
    `No salvo of ${unit} has landed this turn: /barrage comes first, then /tankhit weapon:artillery for each vehicle under it.`,
  'no-blast': ({ unit, weapon }) =>
    `No ${weapon === 'grenade' ? 'grenade' : 'salvo'} of ${unit} has hit in this step: /effect is for men under one that has.`,
  'thrown-for-already': ({ unit, target }) =>
    `The salvo of ${unit} has been thrown for on ${word(target)}: once is all.`,
  'no-salvo-lies': ({ unit }) => `${unit} has fired this turn, and nothing of it lies there.`,
  'mortar-no-direct-fire': ({ unit }) =>
    `${unit} can't fire at it directly: a mortar damages what its salvo lands on, so /barrage comes first.`,

  'visibility-thrown': ({ visibility, in: measure }) =>
    `Visibility is thrown once a battle: it is ${length(visibility, measure)}.`,
  'visibility-too-late': () => 'Visibility is thrown before the first turn. Without it there is no limit.',

  'crew-stays': ({ unit }) => `The crew of ${unit} leaves it only when it is disabled.`,
  'crew-is-out': ({ unit }) => `The crew of ${unit} is out of it already.`,
  'is-towed': ({ unit, vehicle }) =>
    `${unit} hangs on ${vehicle}, and goes where it goes: /weapon action:set-up unhooks it.`,
  'stands-in-position': ({ unit }) => `${unit} stands in position and isn't pushed about: hook it up to a vehicle.`,
  'boards-disabled': ({ unit }) => `${unit} is disabled: nobody gets in.`,
  'gun-hooks-up': ({ unit, vehicle }) =>
    `${unit} doesn't fit into ${vehicle}: it is towed, with /weapon action:hook-up.`,
  'stays-outside': ({ unit, house }) =>
    `${unit} stays outside ${house}: only men go into a house, and their gun doesn't.`,
  'house-is-full': ({ house, room }) =>
    room === 0 ? `${house} is full.` : `${house} has room for ${room === 1 ? '1 man' : `${room} men`} more.`,

  'no-work-of-theirs': ({ unit }) =>
    `${unit} can't do that: a piece is set up and hooked up by its gunners or its vehicle.`,
  'mortar-boards': ({ unit }) => `${unit} isn't towed: its men carry it, and get in with /move target:VEHICLE.`,
  'tows-already': ({ unit, piece }) => `${unit} tows ${piece} already, and tows one.`,
  'has-to-stop': ({ unit }) => `${unit} has moved this turn: to hook up or unhook a gun it has to stand.`,
  'moved-before-work': ({ unit }) => `${unit} has moved this turn, and that work takes all of it.`,
  'no-observer': ({ unit }) => `${unit} is no forward observer: an observer calls.`,
  'sees-for-itself': ({ unit }) => `${unit} fires at what it sees, and needs no call.`,
  'fires-at-what-it-sees': ({ unit }) =>
    `${unit} fires at what it sees: only batteries and heavy mortars are called for.`,

  'only-men-capture': ({ unit }) => `${unit} can't take a piece: two men have to touch it.`,
  'no-piece': ({ piece }) => `${piece} is no gun, battery or mortar: nothing else can be captured.`,
  'own-piece': ({ piece }) =>
    `${piece} is your own side's: only its specialists take over what comrades without them hold, or what has lost its men.`,
  'gunners-stand': ({ piece }) => `The men of ${piece} stand at it: they have to be dead or running first.`,
  'two-to-capture': ({ unit, men }) => `It takes ${men} men to capture a piece, and ${unit} has fewer.`,

  'checks-no-morale': ({ unit }) => `${unit} checks no morale: only men do.`,
  'checked-this-turn': ({ unit }) => `${unit} has checked its morale this turn: once is all, whatever the causes.`,
  'does-not-rout': ({ unit }) => `${unit} is not routing: there is nothing to rally.`,
  'no-officer-to-rally': ({ unit }) => `${unit} has no officer who could stop anybody.`,
  'officer-runs': ({ unit }) => `${unit} is running itself.`,
  'officer-rides': ({ unit }) => `${unit} rides: its officer has to get out first.`,
  'confronted-this-turn': ({ unit }) => `${unit} has been confronted this turn: the officer may try again next turn.`,
  'officer-has-tried': ({ unit }) => `The officer of ${unit} has tried this turn: once is all.`,
};
