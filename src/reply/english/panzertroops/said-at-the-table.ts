import type { ReminderView, Saying } from '../ruling/change-words.ts';
import { allOf, possessive, theSides } from '../words.ts';

/** Things on the table: charges, smoke, calls, heads, groups. */
export const atTheTable: Readonly<Record<string, (told: ReminderView) => Saying>> = {
  'charge-lies': ({ names: [name, target], units: [unit], sideName }) =>
    `${name}’s charge lies ${target ? `at ${target}` : 'where he dropped it'}; it goes off in ${theSides(sideName(unit?.side ?? ''))} attacking fire.`,
  'charge-hit-nobody': ({ names: [name] }) => `${name}’s charge went off and hit nobody.`,
  'charge-with-the-dead': ({ names: [name] }) => `${name}’s charge wasn’t dropped: it lies with him.`,
  'charge-destroyed': ({ names: [name] }) => `${name}’s charge wasn’t dropped: it’s destroyed with him.`,
  'charge-kept': ({ names: [name] }) => `${name}’s charge wasn’t dropped: he still has it.`,
  'smoke-stands': ({ names: [name], values: { turn, phase, side }, sideName }) =>
    `${name}’s smoke stays until the end of ${theSides(sideName(String(side)))} ${phase} fire in turn ${turn}.`,
  'smoke-gone': ({ names: [name] }) => `${name}’s smoke is gone.`,
  'call-through': ({ names: [name], units: [unit], sideName }) => ({
    news: `${name}: the call is through`,
    more: `Shells land in ${theSides(sideName(unit?.side ?? ''))} attacking fire, if both men are still alive.`,
  }),
  'are-aboard': ({ names }) => `Aboard: ${allOf(names.slice(0, -1))}.`,
  'is-in-tow': ({ names: [gun] }) => `In tow: ${gun}.`,
  'room-left': ({ values: { men, guns } }) => {
    if (Number(men) <= 0) return Number(guns) > 0 ? 'No room left, but it can tow a gun.' : 'No room left.';
    return `Room for ${men} more ${men === 1 ? 'man' : 'men'}${Number(guns) > 0 ? ', and it can tow a gun' : ''}.`;
  },
  'shells-lost': ({ names: [name] }) =>
    `${name}: the call was through, but the team has lost a man, so no shells land.`,
  'leave-the-wreck': ({ names }) =>
    `${allOf(names)} ${names.length === 1 ? 'gets' : 'get'} out of the wreck in this movement, for half a run.`,
  'can-call': ({ names }) => `${allOf(names)} can call for fire in this movement, with /barrage.`,
  'heads-now': ({ names }) => `Heads can go up or down now: ${allOf(names)}.`,
  'men-aboard': ({ names }) => `Men aboard can get off, for half a move of theirs and the vehicle’s: ${allOf(names)}.`,
  'stay-together': () => 'Keep each group together: every man within 3″ of another.',
  'still-shaken': ({ names }) => `Shaken, so no closer to the enemy: ${allOf(names)}.`,
  'still-broken': ({ names }) => `Broken, so no closer to the enemy and 1 less firepower: ${allOf(names)}.`,
  'smoke-first': ({ names }) => `Smoke comes before any other fire, and ${allOf(names)} can lay it.`,
  'charges-go-off': ({ names }) =>
    `${allOf(names.map(possessive))} ${names.length === 1 ? 'charge goes' : 'charges go'} off in this step, with /fire weapon:satchel.`,
  'shells-land': ({ names }) => `The shells that ${allOf(names)} called for land in this step.`,
  'are-pinned': ({ names }) => `Pinned: ${allOf(names)}.`,
  'pinned-stay': ({ names }) =>
    names.length === 1
      ? `${names[0]} can’t move in this movement step. He can still fire, throw and call.`
      : `${allOf(names)} can’t move in this movement step. They can still fire, throw and call.`,
  'heads-down': ({ names: [name], values: { vehicle, side }, sideName }) =>
    vehicle
      ? `The men in ${name} keep their heads down: they can’t fire or be shot at until they go up in ${theSides(sideName(String(side)))} movement or defensive fire.`
      : `${name} keeps his head down: he can’t fire or be shot at until it goes up in ${theSides(sideName(String(side)))} movement or defensive fire.`,
  'heads-up': ({ names: [name], values: { vehicle } }) =>
    vehicle
      ? `The men in ${name} have their heads up: they can fire and be shot at.`
      : `${name} has his head up: he can fire and be shot at.`,
  'group-without-squad': ({ names, values: { men } }) =>
    `${allOf(names)} ${names.length === 1 ? 'isn’t in a squad: it’s a combat group of its own' : 'aren’t in a squad: they’re one combat group'}, of ${men === 1 ? '1 man' : `${men} men`}.`,
  'group-too-small': ({ names: [name], values: { men, least } }) =>
    `${name}’s group has only ${men === 1 ? '1 man' : `${men} men`}. Groups on foot need at least ${least}.`,
  'group-without-leader': ({ names: [name] }) => `${name}’s group has no noncom or officer.`,
};
