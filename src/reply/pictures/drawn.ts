import type { Ruled } from '../../campaign/record.ts';
import type { Drawing } from '../../kernel/drawing.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesets } from '../../rules/index.ts';
import { driftPicture } from './drift.ts';
import { impactPicture } from './impact.ts';
import { patternPicture } from './pattern.ts';
import type { Picture } from './sheet.ts';

/** The picture of a ruling that's easier to see than to read. */
export function picturesOf({ rules, verb, options, filled, facts }: Ruled): readonly Picture[] {
  const ruleset = rulesets[rules];
  const resolver = ruleset?.verbs[verb];
  const drawing = resolver?.drawing?.({ ...filled, ...options }, facts, ruleset?.book);
  return drawing ? [drawnAs(drawing)] : [];
}

/** The picture of a rule about something that players make or lay on the table. */
export function picturesOfRule(rule: string, ruleset: Ruleset): readonly Picture[] {
  const drawing = ruleset.drawing?.(rule, ruleset.book);
  return drawing ? [drawnAs(drawing)] : [];
}

function drawnAs(drawing: Drawing): Picture {
  switch (drawing.drawn) {
    case 'drift':
      return driftPicture(drawing);
    case 'pattern':
      return patternPicture(drawing);
    case 'impact':
      return impactPicture(drawing);
  }
}
