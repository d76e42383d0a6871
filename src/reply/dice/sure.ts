import type { Game } from '../../campaign/game.ts';
import { lastShotIn } from '../../campaign/history/last-shot.ts';
import type { Ruled } from '../../campaign/record.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line } from '../document.ts';
import { effectTexts } from '../ruling/effects.ts';
import { alikeText } from '../ruling/step-texts.ts';

/** An action thrown in every way in which its dice can fall, or in one of them. */
export interface ThrownEveryWay {
  readonly rulings: readonly Ruled[];
  /** Whether these are all the ways. */
  readonly every: boolean;
  /** What it changes on the one who does it, whatever the dice. */
  readonly costs: readonly Effect[];
  readonly game: Game;
}

/**
 * What comes of an action however its dice fall: the modifiers that it's thrown with and the number to reach, and what it changes
 * on the one who does it.
 */
export function sureLines(words: Catalogue, { rulings, every, costs, game }: ThrownEveryWay): readonly Line[] {
  const [first] = rulings;
  if (!first) return [];
  const throws = alikeText(words, rulings, every ? undefined : 1);
  const texts = effectTexts(words, costs, game, rulesetOf(first.rules)).map(words.capital);
  const last = lastShotIn(first, costs, game, rulesetOf(first.rules));
  return [
    ...(throws === '' ? [] : [line(words.odds.thrownSo(throws))]),
    ...(texts.length === 0 ? [] : [line(words.odds.inAnyCase(texts))]),
    ...(last ? [line(words.panel.lastShot(last.unit.name, last.weapon && words.choice(last.weapon)))] : []),
  ];
}
