import type { Values } from '../../../kernel/refusal.ts';
import { theSides } from '../words.ts';

/** What's asked before somebody ends a step that isn't only his. */
export const turnErrors = {
  'step-of-others': ({ side }: Values) =>
    `It’s ${theSides(String(side))} turn, not yours. As an umpire you can ask them to end it: /turn end confirm:true.`,
} as const;
