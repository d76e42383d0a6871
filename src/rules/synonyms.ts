import { aliases } from '../../data/aliases.ts';
import { synonyms } from '../../data/synonyms.ts';

/** Words that mean the same, one meaning to a line. Players' names for a weapon or a vehicle count too. */
export const meanings: readonly (readonly string[])[] = [
  ...synonyms,
  ...aliases.flatMap(({ called, means: [first], only }) => {
    return only === undefined ? [[...called, ...(typeof first === 'string' ? [first] : [])]] : [];
  }),
];
