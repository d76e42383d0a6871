import type { Unit } from '../../kernel/scene.ts';
import * as original from '../landser-classic/unit.ts';

/** What the referee remembers of a figure, besides what the original edition has him remember. */
export const FIELDS = {
  ...original.FIELDS,

  sniper: 'A sniper, or his spotter: he hides whenever he has moved',
  spotter: 'He spots for the sniper of his squad',
  grade: 'What his squad is made of: regular, stubborn, elite or fanatic (set by hand)',
  stretcher: 'He is carried on a stretcher',

  'same-again': 'His first shot of this turn was at the target of last turn',
  aiming: 'At whom he aims',
  'aim-turns': 'Turns that he has aimed',
  'aim-turn': 'The last one of them',
  'suppressed-by': 'Figures that suppress the area he is in',

  'needs-rally': 'Forced into hide until he is rallied',
  'tried-rally': 'He has thrown to come out of hide this turn',
  'squad-broken': 'His squad is broken, until it is rallied',

  healed: 'A medic has healed a light wound of his this turn',
  treated: 'Turns that a medic has treated him',
  'death-turn': 'The turn of his last death roll, or in which he fell',
  'carried-by': 'Who carries him off the table',
} as const;

export type Field = keyof typeof FIELDS;

type Read<T> = (unit: Unit, field: Field) => T;

export const has = original.has as Read<boolean>;
export const count = original.count as Read<number>;
export const word = original.word as Read<string | undefined>;
/** A field of several words. */
export const words = original.words as Read<readonly string[]>;
