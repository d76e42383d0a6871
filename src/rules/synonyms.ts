import { aliases } from '../../data/aliases.ts';
import { synonyms } from '../../data/synonyms.ts';

/** Words that mean the same, a meaning a line; what players call a weapon or a vehicle are such words too. */
export const meanings: readonly (readonly string[])[] = [
  ...synonyms,
  ...aliases.flatMap(({ called, means: [first], only }) => {
    return only === undefined ? [[...called, ...(typeof first === 'string' ? [first] : [])]] : [];
  }),
];
