import type { Ruled } from '../../campaign/record.ts';
import type { Drawing } from '../../kernel/dice/drawing.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { driftPicture } from './drift.ts';
import { impactPicture } from './impact.ts';
import { patternPicture } from './pattern.ts';
import type { Picture } from './sheet.ts';

/** The picture of a ruling that's easier to see than to read. */
export function picturesOf(words: Catalogue, { rules, verb, options, filled, facts }: Ruled): readonly Picture[] {
  const ruleset = rulesets[rules];
  const resolver = ruleset?.verbs[verb];
  const drawing = resolver?.drawing?.({ ...filled, ...options }, facts, ruleset?.book);
  return drawing ? [drawnAs(words, drawing)] : [];
}

/** The picture of a rule about something that players make or lay on the table. */
export function picturesOfRule(words: Catalogue, rule: string, ruleset: Ruleset): readonly Picture[] {
  const drawing = ruleset.drawing?.(rule, ruleset.book);
  return drawing ? [drawnAs(words, drawing)] : [];
}

function drawnAs(words: Catalogue, drawing: Drawing): Picture {
  switch (drawing.drawn) {
    case 'drift':
      return driftPicture(words, drawing);
    case 'pattern':
      return patternPicture(words, drawing);
    case 'impact':
      return impactPicture(words, drawing);
  }
}
