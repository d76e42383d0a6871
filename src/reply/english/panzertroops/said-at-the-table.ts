import type { SaidTold } from '../change-words.ts';
import { allOf } from '../words.ts';

/** What stands on the table: charges, smoke, calls, heads, groups. */
export const atTheTable: Readonly<Record<string, (told: SaidTold) => string>> = {
  'charge-lies': ({ names: [name, target], units: [unit], sideName }) =>
    `${name}'s charge lies ${target ? `at ${target}` : 'where he dropped it'}; it goes off in the ${sideName(unit?.side ?? '')}' attacking fire.`,
  'charge-hit-nobody': ({ names: [name] }) => `${name}'s charge went off, and hit nobody.`,
  'charge-with-the-dead': ({ names: [name] }) => `${name}'s charge was not dropped: it lies with him.`,
  'charge-destroyed': ({ names: [name] }) => `${name}'s charge was not dropped: it is destroyed with him.`,
  'charge-kept': ({ names: [name] }) => `${name}'s charge was not dropped: he still has it.`,
  'smoke-stands': ({ names: [name], values: { turn, phase, side }, sideName }) =>
    `Smoke of ${name}: until the end of the ${sideName(String(side))}' ${phase} fire in turn ${turn}.`,
  'smoke-gone': ({ names: [name] }) => `The smoke of ${name} is gone.`,
  'call-through': ({ names: [name], units: [unit], sideName }) =>
    `${name}: the call is through. Shells land in the ${sideName(unit?.side ?? '')}' attacking fire, if both men live.`,
  'are-pinned': ({ names }) => `Pinned: ${allOf(names)}.`,
  'pinned-stay': ({ names }) =>
    names.length === 1
      ? `${names[0]} stays where he is in this movement. He may still fire, throw and call.`
      : `${allOf(names)} stay where they are in this movement. They may still fire, throw and call.`,
  'heads-down': ({ names: [name], values: { vehicle, side }, sideName }) =>
    vehicle
      ? `The men in ${name} keep their heads down: no target, no fire, until they go up in the ${sideName(String(side))}' movement or defensive fire.`
      : `${name} keeps his head down: no target, no fire, until it goes up in the ${sideName(String(side))}' movement or defensive fire.`,
  'heads-up': ({ names: [name], values: { vehicle } }) =>
    vehicle
      ? `The men in ${name} have their heads up: they may fire, and be fired at.`
      : `${name} has his head up: he may fire, and be fired at.`,
  'group-without-squad': ({ names, values: { men } }) =>
    `${allOf(names)} ${names.length === 1 ? 'belongs to no squad: it is a combat group by itself' : 'belong to no squad: they are one combat group'}, of ${men === 1 ? '1 man' : `${men} men`}.`,
  'group-too-small': ({ names: [name], values: { men, least } }) =>
    `The group of ${name} has ${men === 1 ? '1 man' : `${men} men`}: groups on foot have ${least} or more.`,
  'group-without-leader': ({ names: [name] }) => `The group of ${name} has no noncom or officer.`,
};
