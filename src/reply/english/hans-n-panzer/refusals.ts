import { type Sentence, word } from '../sentence.ts';

/** What Hans 'n' Panzer forbids over turns, from what is known of the units, and what it allows instead. */
export const refusals: Readonly<Record<string, Sentence>> = {
  'routs-no-fire': ({ unit }) => `${unit} is routing and does not fire, until an officer stops it: /rally.`,
  'retreats-no-fire': ({ unit }) => `${unit} is retreating and does not fire.`,
  'too-few-left-to-fire': ({ unit, left }) =>
    left === 0 ? `All of ${unit} have fired this turn.` : `Of ${unit} only ${left} have not fired yet this turn.`,
  'fired-already': ({ unit, weapon }) => `The ${word(weapon)} of ${unit} has fired this turn: once a turn is all.`,
  'machine-gun-at-vehicle': ({ unit, weapon }) =>
    `${unit} is a vehicle: /tankhit weapon:${weapon} says what a machine gun does to it. /fire is at men.`,
  'small-arm-at-vehicle': ({ unit, weapon }) =>
    `${unit} is a vehicle, and a ${word(weapon)} does nothing to it: what does is fired with /tankhit.`,
  'no-grenade-at-vehicle': ({ unit }) =>
    `${unit} is a vehicle, and a grenade does nothing to it: what does is fired with /tankhit.`,
  'all-have-thrown': ({ unit }) => `All of ${unit} have thrown a grenade this turn.`,
  'not-set-up-yet': ({ unit, ready }) =>
    ready === undefined
      ? `${unit} is not set up: /weapon action:set-up comes first.`
      : `${unit} is being set up, and fires from turn ${ready} on.`,
  'captured-weapon': ({ unit, needs }) => `${unit} is captured, and useless until men of one's own man it: ${needs}.`,
  'is-a-wreck': ({ unit }) => `${unit} is a wreck.`,
  'needs-two-men': ({ unit, weapon }) =>
    `A ${word(weapon)} needs two men, and ${unit} has one left: a comrade may step in.`,
  'panzerfaust-spent': ({ unit }) => `${unit} has fired the panzerfaust: from now on it is rifles.`,
  'fires-in-another-step': ({ unit, weapon, step }) =>
    `The ${word(weapon)} of ${unit} fires in another step of the turn: ${word(step)}.`,
  'no-call-stands': ({ unit }) =>
    `No observer has called for the fire of ${unit}: /weapon action:call-fire, and it fires the turn after.`,
  'call-not-through': ({ unit, ready }) => `The call to ${unit} takes this turn: it fires from turn ${ready} on.`,
  'observer-lost': ({ unit, observer }) => `${observer}, who directed ${unit}, is out: another observer has to call.`,
  'called-on-another': ({ unit, on }) => `${unit} was called for on ${on}: another point needs another call.`,
  'is-disabled': ({ unit }) => `${unit} is disabled and moves no more; it may fire.`,
  'is-halted': ({ unit, until }) => `${unit} halts through turn ${until}; it may fire.`,
  'is-routing': ({ unit }) => `${unit} is routing: it makes full moves away from the enemy, until an officer stops it.`,
  'is-retreating': ({ unit, until }) =>
    `${unit} is retreating through turn ${until}: it makes full moves away from the enemy.`,
  'is-holding': ({ unit, until }) => `${unit} holds where it is through turn ${until}; it may fire.`,
  'moves-later': ({ unit, from }) => `${unit} can be moved away from turn ${from} on.`,
  'has-to-stop': ({ unit }) => `${unit} has moved this turn: to hook up or unhook a gun it has to stand.`,
  'has-called': ({ unit }) => `${unit} has called for fire this turn: a call takes all of it.`,
  'two-to-capture': ({ unit, men }) => `It takes ${men} men to capture a gun, and ${unit} has fewer.`,
  'checked-this-turn': ({ unit }) => `${unit} has checked its morale this turn: once is all, whatever the causes.`,
  'does-not-rout': ({ unit }) => `${unit} is not routing: there is nothing to rally.`,
  'confronted-this-turn': ({ unit }) => `${unit} has been confronted this turn: the officer may try again next turn.`,
};
