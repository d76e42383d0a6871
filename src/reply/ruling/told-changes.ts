import type { Game } from '../../campaign/game.ts';
import type { Ruled } from '../../campaign/record.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Saying } from '../english/ruling/change-words.ts';
import type { Declared } from '../english/ruling/verdict-words.ts';
import { sayingOf, stays } from './effects.ts';
import { restOf, type Sentence, wholeOf } from './sayings.ts';

/** A change, what's said of it, and how the verdict of its ruling stands to that. */
export interface ToldChange {
  readonly saying: Saying;
  readonly telling: { readonly isBetter: boolean } | undefined;
}

/**
 * Changes of a ruling that there are words for, each once.
 * @param declared the ruling, with the names that its verdict has
 */
export function toldChanges(
  words: Catalogue,
  ruled: Ruled,
  declared: Declared,
  changes: readonly Effect[],
  game: Game | undefined,
): readonly ToldChange[] {
  const each = new Map(changes.filter(stays).map((change) => [JSON.stringify({ ...change, rule: undefined }), change]));
  return [...each.values()].flatMap((change) => {
    const saying = sayingOf(words, change, game, rulesets[ruled.rules]);
    return saying === undefined ? [] : [{ saying, telling: words.tellingOf(ruled, declared, change) }];
  });
}

/** What the verdict leaves to say of a change. */
export function unsaidOf(words: Catalogue, { saying, telling }: ToldChange): readonly Sentence[] {
  if (telling === undefined) return wholeOf(saying);
  if (typeof saying !== 'string') return restOf(words, saying);
  return telling.isBetter ? [saying] : [];
}
