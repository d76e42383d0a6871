import type { Game } from '../../campaign/game.ts';
import type { Ruled } from '../../campaign/record.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { code, type Line, line } from '../document.ts';
import { named } from '../units/named.ts';
import { dueText, effectTexts } from './effects.ts';
import { endLine } from './ending.ts';
import { shownOnce, wholeOf } from './sayings.ts';
import { toldChanges, unsaidOf } from './told-changes.ts';

/** What a ruling means for those on the table, in sentences, and the lines about what comes next. */
interface Consequences {
  /** What says the verdict better than it does itself, if anything. */
  readonly better: string | undefined;
  readonly means: readonly string[];
  readonly next: readonly Line[];
}

/**
 * What a ruling changes, said once: what its verdict tells already isn't repeated, and rules that only the players see to are left
 * to *Why?*.
 * @param isApart whether the verdict stands by itself, and nothing takes its place
 */
export function consequencesOf(words: Catalogue, ruled: Ruled, game: Game | undefined, isApart = false): Consequences {
  const { rules, effects } = ruled;
  const ruleset = rulesets[rules];
  const declared = isApart ? ruled : named(words, ruled, game);
  const told = toldChanges(words, ruled, declared, effects.filter(isChange), game);
  const better = isApart ? undefined : told.find(({ telling }) => telling?.isBetter);
  const sentences = told.flatMap((each) => {
    if (each === better) return [];
    return each.telling?.isBetter && !isApart ? wholeOf(each.saying) : unsaidOf(words, each);
  });
  const ended = effects.filter(({ effect }) => effect === 'ended');
  const dues = effects.flatMap((effect) =>
    // What the referee's own side owes is thrown in the same reply, so it has no words here.
    effect.effect === 'due' && effectTexts(words, [effect], game, ruleset).length > 0
      ? [dueText(words, effect, game, ruleset)]
      : [],
  );
  const next = [...new Set(dues)].flatMap((due, i) => [...(i > 0 ? [', '] : []), code(due)]);
  return {
    better: better && shownOnce(words, wholeOf(better.saying)).join(' '),
    means: shownOnce(words, sentences),
    next: [
      ...effectTexts(words, ended, game, ruleset).map((text) => endLine(text)),
      ...(next.length > 0 ? [line(words.game.comesNext, ...next)] : []),
    ],
  };
}

function isChange(effect: Effect): boolean {
  if (effect.effect === 'remind') return effect.says !== undefined;
  return effect.effect !== 'due' && effect.effect !== 'ended';
}
