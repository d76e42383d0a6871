import { asking } from './asking.ts';
import { choices } from './choices.ts';
import { elsewhere } from './elsewhere.ts';
import { fillers } from './fillers.ts';
import { period } from './period.ts';
import { properties } from './properties.ts';
import { shortened } from './shortened.ts';
import { subjects } from './subjects.ts';
import type { Term } from './term.ts';
import { things } from './things.ts';

/**
 * The words of players, once and for all: options, completion, `/card`, `/table`, `/compare`, `/rules` and what errors suggest
 * are read with this one vocabulary.
 */
export const vocabulary: readonly Term[] = [
  ...subjects,
  ...elsewhere,
  ...period,
  ...properties,
  ...things,
  ...choices,
  ...shortened,
  ...asking,
  ...fillers,
];
