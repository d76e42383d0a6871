import { writePair } from '../../../kernel/options/pairs.ts';
import { withArticle } from '../article.ts';
import { type Sentence, word } from '../sentence.ts';
import { allOf, capital, possessive } from '../words.ts';
import { length, weaponName } from './words.ts';

const whose = (unit: unknown) => possessive(String(unit));

const names = (value: unknown) => (Array.isArray(value) ? allOf(value as readonly string[]) : String(value));

const WORK: Readonly<Record<string, string>> = {
  'set-up': 'setting up',
  'hook-up': 'hooking up',
  'call-fire': 'calling for fire',
};

const WORK_OF_STEP: Readonly<Record<string, string>> = {
  'set-up': 'Setting up a gun or mortar',
  'hook-up': 'Hooking up a gun',
  'call-fire': 'Calling for fire',
  capture: 'Capturing a gun or mortar',
  leave: 'Leaving a captured gun or mortar',
};

/** What Hans 'n' Panzer forbids from turn to turn, given what's known of the units, and what it allows instead. */
export const refusals = {
  'in-another-step': ({ unit, what, step, now }) =>
    `It’s the ${word(now)} step. ${unit} can do that (${weaponName(what)}) in the ${word(step)} step.`,
  'work-of-another-step': ({ work, step, now }) =>
    `It’s the ${word(now)} step. ${WORK_OF_STEP[String(work)]} belongs to the ${word(step)} step.`,
  'is-routing': ({ unit }) =>
    `${unit} is routing, so all it can do is move away from the enemy at full speed. An officer can stop it with /rally, or it can leave the table by its own edge, with /move exit:other-edge.`,
  'is-retreating': ({ unit, until }) =>
    `${unit} is retreating until the end of turn ${until}, so all it can do is move away from the enemy at full speed. At its own edge it can leave the table, with /move exit:other-edge.`,
  'runs-from-the-enemy': ({ unit }) =>
    `${unit} is running away from the enemy, so it can’t leave by their edge. It leaves by its own, with /move exit:other-edge.`,
  'crew-stays-back': ({ unit, of }) => {
    const subject = of ? `${whose(of)} crew goes on foot` : `${unit} is a crew on foot`;
    return `${subject}, so it doesn’t go towards the enemy and can’t leave by their edge. /move exit:other-edge takes it off by its own.`;
  },
  'crew-only-defends': ({ unit }) =>
    `${unit} is a crew on foot, so it can only defend itself with rifles, pistols and grenades.`,
  'is-disabled': ({ unit }) => `${unit} is disabled, so it can’t move. It can fire as long as its crew is inside.`,
  'has-no-crew': ({ unit }) => `${unit} can’t fire: its crew has gone.`,
  rides: ({ unit, vehicle }) => `${unit} is riding in ${vehicle}. It has to get out first, with /move.`,
  'rides-with-gun': ({ unit, vehicle }) =>
    `${unit} is hooked up to ${vehicle}, and its men ride along. /weapon action:set-up unhooks it.`,
  'is-halted': ({ unit, until }) =>
    `${unit} is halted until the end of turn ${until}, so it can’t move. It can fire and work.`,
  'is-holding': ({ unit, until }) =>
    `${unit} holds where it is until the end of turn ${until}. It can’t move, but it can fire and work.`,
  'is-at-work': ({ unit, work }) =>
    `${unit} is ${WORK[String(work)] ?? 'at work'} this turn, so it can’t do anything else.`,

  'has-it-not': ({ unit, weapon }) => `${unit} has no ${weaponName(weapon)}. /unit show lists what it has.`,
  'has-another-gun': ({ unit, weapon, own }) =>
    own
      ? `${unit} has no ${weaponName(weapon)}. Its gun is the ${weaponName(own)}.`
      : `${unit} has no ${weaponName(weapon)}.`,
  'too-few-rifles': ({ unit, weapon, left }) =>
    left === 0
      ? `${unit} has nobody left to fire ${withArticle(weaponName(weapon))} this turn. Each man fires once.`
      : `${unit} has only ${left} left to fire ${withArticle(weaponName(weapon))} this turn. Each man fires once.`,
  'fired-already': ({ unit, weapon }) =>
    `${whose(unit)} ${weaponName(weapon)} has already fired this turn. It can fire again next turn.`,
  'too-few-men-left': ({ unit, weapon, left, men }) =>
    `It takes ${men === 1 ? '1 man' : `${men} men`} to fire ${withArticle(weaponName(weapon))}, and ${unit} has ${left === 0 ? 'nobody' : `only ${left}`} left who hasn’t acted this turn.`,
  'all-have-acted': ({ unit }) => `All of ${whose(unit)} men have acted this turn. Each man shoots or throws once.`,
  'needs-two-men': ({ unit, weapon }) =>
    `${capital(withArticle(weaponName(weapon)))} needs two men, and ${unit} has one left. A comrade can step in.`,
  'panzerfaust-spent': ({ unit }) => `${unit} has fired all its panzerfausts. Its men use rifles from now on.`,

  'fire-at-house': ({ unit }) =>
    `${unit} is a house. Shell it with /demolish, or name the men in it to shoot at them with /fire.`,
  'target-rides': ({ unit }) =>
    `${unit} is riding, so you can’t shoot at it on its own. Shoot at its vehicle with /tankhit.`,
  'machine-gun-at-vehicle': ({ unit, weapon }) =>
    `${unit} is a vehicle, and /fire is for shooting at men. Use /tankhit weapon:${weapon}.`,
  'small-arm-at-vehicle': ({ unit, weapon }) =>
    `${unit} is a vehicle, so ${withArticle(weaponName(weapon))} does nothing to it. Use a gun, a launcher or a machine gun, with /tankhit.`,
  'no-grenade-at-vehicle': ({ unit }) =>
    `${unit} is a vehicle, so a grenade does nothing to it. Use a gun, a launcher or a machine gun, with /tankhit.`,
  'at-itself': ({ unit }) => `${unit} can’t shoot at itself. Name another target.`,
  'at-own-side': ({ unit, weapon }) =>
    `${unit} is on your own side. You can only aim ${withArticle(weaponName(weapon))} at the enemy.`,
  'at-own-vehicle': ({ unit }) => `${unit} is on your own side. You can only aim guns and launchers at the enemy.`,

  'not-set-up-yet': ({ unit, ready }) =>
    ready === undefined
      ? `${unit} isn’t set up. Set it up first, with /weapon action:set-up.`
      : `${unit} is still being set up. It can fire from turn ${ready}.`,
  'captured-weapon': ({ unit, needs }) =>
    `${unit} has captured it, but only ${needs === 'mortar' ? 'mortarmen' : 'artillerymen'} of its side can fire it. They take it over with /weapon action:capture.`,
  'no-call-stands': ({ unit }) =>
    `No observer has called for fire from ${unit}. Call with /weapon action:call-fire, and it fires the turn after.`,
  'call-not-through': ({ unit, ready }) => `The call to ${unit} takes this turn. It can fire from turn ${ready}.`,
  'call-rests': ({ unit, observer }) =>
    `${unit} can’t fire while ${observer}, who directs it, is riding or running. Wait for him, or call with another observer.`,
  'called-on-another': ({ unit, on }) =>
    `${unit} was called to fire on ${names(on)}. Another target needs another call.`,
  'no-salvo': ({ unit }) =>
    `No salvo of ${unit} has landed this turn. Throw /barrage first, then /tankhit weapon:artillery for each vehicle under it.`,
  'no-blast': ({ unit, weapon }) =>
    `No ${weapon === 'grenade' ? 'grenade' : 'salvo'} of ${unit} has hit in this step. /effect is for men under one that has.`,
  'thrown-for-already': ({ unit, target }) =>
    `You’ve already thrown for ${whose(unit)} salvo on ${word(target)}. Each target is thrown for once.`,
  'no-salvo-lies': ({ unit }) => `${unit} has already fired this turn, and its salvo didn’t land there.`,
  'mortar-no-direct-fire': ({ unit }) =>
    `${unit} can’t fire at it directly. A mortar damages what its bombs land on, so throw /barrage first.`,

  'visibility-thrown': ({ visibility, in: measure }) =>
    `You’ve already thrown for visibility in this battle. It’s ${length(visibility, measure)}.`,
  'visibility-too-late': () =>
    'It’s too late to throw for visibility: that comes before the first turn. There’s no limit in this battle.',

  'crew-stays': ({ unit }) => `${whose(unit)} crew can only get out when it’s disabled.`,
  'crew-is-out': ({ unit }) => `${whose(unit)} crew has already got out.`,
  'is-towed': ({ unit, vehicle }) =>
    `${unit} is hooked up to ${vehicle} and goes where it goes. /weapon action:set-up unhooks it.`,
  'stands-in-position': ({ unit }) =>
    `${unit} is in position, so it can’t be pushed about. Hook it up to a vehicle with /weapon action:hook-up.`,
  'boards-disabled': ({ unit }) => `${unit} is disabled, so nobody can get in.`,
  'gun-hooks-up': ({ unit, vehicle }) =>
    `${unit} doesn’t fit into ${vehicle}. Tow it instead, with /weapon action:hook-up.`,
  'stays-outside': ({ unit, house }) =>
    `${unit} can’t go into ${house}. Only men can, without vehicles, guns or mortars.`,
  'house-is-full': ({ house, room }) =>
    room === 0 ? `${house} is full.` : `${house} only has room for ${room === 1 ? '1 more man' : `${room} more men`}.`,

  'no-work-of-theirs': ({ unit }) =>
    `${unit} can’t do that. A gun or mortar is set up and hooked up by its own gunners or its vehicle.`,
  'piece-was-taken': ({ unit, weapon, holder }) =>
    `${unit} has lost its ${weaponName(weapon)}: it’s with ${holder} now. Two men can take it back with /weapon ${writePair('target', String(holder))} action:capture, in the morale step.`,
  'mortar-boards': ({ unit }) => `${unit} can’t be towed. Its men carry it, and get in with /move target:VEHICLE.`,
  'tows-already': ({ unit, piece }) => `${unit} is already towing ${piece}, and can only tow one.`,
  'has-to-stop': ({ unit }) => `${unit} has moved this turn. It has to stand still to hook up or unhook a gun.`,
  'moved-before-work': ({ unit }) => `${unit} has already moved, and that takes the whole turn. Do it next turn.`,
  'no-observer': ({ unit }) => `${unit} isn’t a forward observer, and only an observer can call.`,
  'sees-for-itself': ({ unit }) => `${unit} fires at what it sees, so it doesn’t need a call. Use /barrage.`,
  'fires-at-what-it-sees': ({ unit }) =>
    `${unit} fires at what it sees. You only call for batteries and heavy mortars.`,

  'only-men-capture': ({ unit }) => `${unit} can’t capture anything. Two men have to touch it.`,
  'no-piece': ({ piece }) => `You can’t capture ${piece}. You can only capture guns, batteries and mortars.`,
  'own-piece': ({ piece }) =>
    `${piece} is your own side’s. Specialists can only take it over from comrades who aren’t specialists, or when it has lost its men.`,
  'gunners-stand': ({ piece }) =>
    `${whose(piece)} men are still at it. They have to be dead, retreating or routing first.`,
  'two-to-capture': ({ unit, men }) => `It takes ${men} men to capture that, and ${unit} has fewer.`,

  'checks-no-morale': ({ unit }) => `${unit} doesn’t check morale. Only units of men do.`,
  'checked-this-turn': ({ unit }) =>
    `${unit} has already checked morale this turn. It only checks once, whatever the causes.`,
  'does-not-rout': ({ unit }) => `${unit} isn’t routing, so there’s nothing to rally.`,
  'no-officer-to-rally': ({ unit }) => `${unit} has no officer who could stop them. Name another unit.`,
  'officer-runs': ({ unit }) => `${unit} is running away itself. Name another officer.`,
  'officer-rides': ({ unit }) => `${unit} is riding. Its officer has to get out first.`,
  'confronted-this-turn': ({ unit }) =>
    `An officer has already confronted ${unit} this turn. He can try again next turn.`,
  'officer-has-tried': ({ unit }) => `${whose(unit)} officer has already tried this turn. He can try again next turn.`,
} satisfies Readonly<Record<string, Sentence>>;
