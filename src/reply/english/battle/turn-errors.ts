import type { Values } from '../../../kernel/refusal.ts';
import { allOf, areSeveral, capital, theSide, theSides } from '../words.ts';

/** What's asked before somebody ends a step that isn't only his. */
export const turnErrors = {
  'step-of-others': ({ side }: Values) =>
    `It’s ${theSides(String(side))} turn, not yours. As an umpire you can ask them to end it: /turn end confirm:true.`,
  'others-set-up': ({ sides }: Values) => {
    const names = sides as readonly string[];
    const who = `${capital(allOf(names.map(theSide)))} ${areSeveral(names) ? 'have' : 'has'}`;
    return `${who} nobody on the table yet, and beginning the first turn ends setting up for everybody. If you mean it all the same: /turn end confirm:true.`;
  },
} as const;
