import type { Game } from '../../campaign/game.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { EffectOf, Ending } from '../../kernel/state/effect.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line, type Span, strong } from '../document.ts';

/** How the battle stands where the book doesn't end it, in the reminder's words. */
export function decidedIn({ why = '', winner, loser }: NonNullable<EffectOf<'remind'>['values']>): Ending {
  return {
    why: String(why),
    ...(winner === undefined ? {} : { winner: String(winner) }),
    ...(loser === undefined ? {} : { loser: String(loser) }),
  };
}

/** A line that says how the battle ended. @param text the sentence */
export function endLine(text: string, ...rule: readonly Span[]): Line {
  return { ...line(strong(text), ...rule), tells: 'battle-end' };
}

/** How the battle ended, in a sentence. */
export function endText(
  words: Catalogue,
  { winner, loser, why, values = {} }: Pick<EffectOf<'ended'>, 'winner' | 'loser' | 'why' | 'values'>,
  game: Game | undefined,
  ruleset: Ruleset | undefined,
): string {
  const sideName = (id: string | undefined) => (id === undefined ? undefined : (game?.sides[id]?.name ?? id));
  const ending = { winner: sideName(winner), loser: sideName(loser), values };
  if (why === 'agreed') return words.game.battleAgreed(ending.winner, String(values.text ?? ''));
  const own = words.changeWordsOf(ruleset?.id ?? '').ended?.[why];
  return own ? own(ending) : words.game.battleOver(ending.winner, ending.loser, words.say(why));
}
