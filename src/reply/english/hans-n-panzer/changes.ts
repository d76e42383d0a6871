import type { ChangeWords } from '../ruling/change-words.ts';
import { possessive } from '../words.ts';
import { losses } from './said-losses.ts';
import { places } from './said-places.ts';
import { standing } from './said-standing.ts';
import { work } from './said-work.ts';
import { weaponName } from './words.ts';

/** Another line says it, or nothing does because it only serves calculations. */
const silent = () => undefined;

const SILENT = [
  'men',
  'men-at-start',
  'aboard',
  'inside',
  'men-inside',
  'halted-until',
  'halted-by',
  'holding-until',
  'retreating-until',
  'routing',
  'ready-turn',
  'towed-by',
  'captured',
  'call',
  'call-ready',
  'called-by',
  'piece-of',
  'specialists',
  'crew',
  'passengers',
  'state',
  'visibility',
  'command-lost',
  'command-fell',
  'smg',
  'light-mg',
  'heavy-mg',
  'bazooka',
  'panzerschreck',
  'piat',
  'panzerfaust',
  'spent',
];

const hits = (number: unknown) => (number === 1 ? '1 hit' : `${number} hits`);

/** Words for what rulings of Hans 'n' Panzer change. */
export const changes: ChangeWords = {
  fields: {
    ...Object.fromEntries(SILENT.map((field) => [field, silent])),
    hits: ({ name, value }) => (value === undefined ? undefined : `${name} has taken ${hits(value)}.`),
    weapon: ({ name, value, unit }) =>
      value === undefined || !unit?.fields.vehicle
        ? undefined
        : `From now on ${possessive(name)} gun is the ${weaponName(value)}.`,
    officer: ({ name, value }) => (value === 'present' ? `${possessive(name)} new officer has settled in.` : undefined),
  },
  gone: {
    'wiped-out': silent,
    wreck: silent,
    collapsed: silent,
    exited: silent,
    'left-table': silent,
    captured: silent,
    unmanned: silent,
    'without-vehicle': ({ name }) => `${name} isn’t in this battle: its vehicle is a wreck.`,
    'in-vehicle': ({ name }) => `${name} is back in its vehicle.`,
  },
  // A crew that gets out, and a gun that its takers leave, are told in other lines.
  made: { any: silent },
  // Keyed by the words of the reminders in its rulings.
  said: { ...losses, ...places, ...standing, ...work },
  ended: {
    'one-side-left': ({ winner, loser }) => `The battle is over: ${winner} win. ${loser} have nobody left.`,
    'nobody-left': () => 'The battle is over, and drawn: nobody is left.',
    'left-the-table': ({ loser, values }) => {
      const left = values.men === 1 ? '1 of their men' : `${values.men} of their men`;
      return `The battle is over. ${loser} have nobody left; ${left} left by the enemy’s edge.`;
    },
  },
};
