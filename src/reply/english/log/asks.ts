import type { Ask } from '../../../campaign/owed/asks.ts';
import { allOf, capital, theSide } from '../words.ts';

/** What was asked for. */
const ABOUT: Readonly<Record<Ask['about'], string>> = {
  undo: 'an undo',
  redo: 'a redo',
  correct: 'a correction',
  override: 'an exception to the rules',
  throw: 'dice from the table',
  edit: 'a change of a unit',
  'remove-unit': 'taking a unit out',
  house: 'a house rule',
  enforcement: 'how strict the turn rules are',
  dice: 'how dice from the table count',
  'turn-end': 'the end of a step',
  join: 'joining a side',
  'hand-over': 'handing a side over',
  umpire: 'a new umpire',
  'dismiss-umpire': 'dismissing an umpire',
  'remove-player': 'removing a player',
  battle: 'the next battle',
  'battle-end': 'the end of the battle',
  objective: 'an objective',
  battlefield: 'the drawn table',
  clock: 'the clock',
  fair: 'where the dice come from',
};

/** Sentences about requests that somebody else has to agree to. */
export const asks = {
  /** A side that has to agree, at the beginning of its sentence or further on. */
  ofSide: (side: string, begins: boolean) => (begins ? capital(theSide(side)) : theSide(side)),
  // Each follows the name of the person who asks.
  undo: (numbers: string) => `asked to undo ${numbers}.`,
  redo: (numbers: string) => `asked to redo ${numbers}.`,
  override: (command: string) => `asked for an exception to the rules: ${command}.`,
  throw: (verdict: string, faces: string) =>
    `threw these at the table: ${faces}. ${verdict} It counts when it’s confirmed.`,
  edit: (unit: string, fields: string) => `asked to change ${unit} by hand: ${fields}.`,
  removeUnit: (unit: string) => `asked to take ${unit} out of the campaign.`,
  house: (toggle: string, on: boolean) => `asked to turn the house rule ${toggle} ${on ? 'on' : 'off'}.`,
  enforcement: {
    strict: 'asked Umpire to enforce the turn rules.',
    remind: 'asked Umpire to allow what the turn rules forbid, with a reminder.',
    off: 'asked Umpire to stop checking the turn rules.',
  },
  dice: {
    allowed: 'asked for dice from the table to count at once.',
    confirmed: 'asked for dice from the table to count only when they’re confirmed.',
    off: 'asked to stop using dice from the table.',
  },
  fair: {
    beacon: 'asked to take the dice from public rounds that nobody can choose or foresee, from the next throw on.',
    seed: 'asked to take the dice from a secret seed again. A throw that’s waiting for its public round is given up then.',
  },
  // What the clock would say follows.
  clock: (says: string) => `asked to set the clock. It would say: ${says}`,
  turnEnd: (sides: readonly string[]) => `asked to end this step for ${allOf(sides.map(theSide))}.`,
  join: (side: string) => `asked to play for ${theSide(side)}.`,
  // The name of the person they're for follows these.
  handOver: (side: string) => `offered to hand ${theSide(side)} over to `,
  umpire: 'asked to add an umpire: ',
  dismissUmpire: 'asked to dismiss an umpire: ',
  removePlayer: 'asked to remove a player: ',
  battle: 'asked to break off this battle and begin the next.',
  battleEnd: (ending: string) => `asked to end the battle. It would say: ${ending}`,
  objective: (text: string) => `says: ${text}`,
  battlefield: (text: string) => `wants to change the drawn table: ${text}`,
  or: ' or ',
  forThem: (umpire: boolean) => `can agree or decline${umpire ? ', and so can an umpire who plays no side' : ''}.`,
  needs: (whose: readonly string[], umpire: boolean) =>
    `${allOf(whose)} must ${whose.length > 1 ? 'each ' : ''}agree${umpire ? ', or an umpire who plays no side' : ''}.`,
  forUmpire: 'An umpire who plays no side can agree or decline.',
  toType: (number: number) => `/agree number:${number} or /decline number:${number}`,
  agreed: (number: number) => `Request #${number} is agreed. It came from `,
  'agreed-in-part': (number: number, whose: readonly string[]) =>
    `Agreed to what was asked in #${number}. It still needs ${allOf(whose)} to agree.`,
  declined: (number: number) => `Request #${number} is declined. It came from `,
  takenBack: (number: number) => `Request #${number} has been withdrawn by `,
  lapsed: (number: number, about: Ask['about']) =>
    `Request #${number} (${ABOUT[about]}) has lapsed, because things have changed since. If it’s still wanted, it can be asked again by `,
  // When it will lapse.
  lapses: {
    all: 'It lapses if anything else happens first.',
    units: 'It lapses if one of the units that it’s about changes first.',
    position: 'It lapses if play moves on first.',
  },
  waiting: (number: number) => `Request #${number}: `,
  accept: 'Accept',
  confirm: 'Confirm',
} as const;
