import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../campaign/game.ts';
import { lastShotIn } from '../../campaign/history/last-shot.ts';
import type { Ruled } from '../../campaign/record.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line } from '../document.ts';
import { effectTexts } from '../ruling/effects.ts';
import { alikeText } from '../ruling/step-texts.ts';

/**
 * What comes of an action however its dice fall: the modifiers that it's thrown with and the number to reach, and what it changes
 * on the one who does it.
 * @param rulings the same action thrown several times
 */
export function sureLines(words: Catalogue, rulings: readonly Ruled[], game: Game): readonly Line[] {
  const [first] = rulings;
  if (!first) return [];
  const throws = alikeText(words, rulings);
  const costs = first.effects.filter(
    (effect) =>
      isOn(effect, first.who) && rulings.every(({ effects }) => effects.some((e) => isDeepStrictEqual(e, effect))),
  );
  const texts = effectTexts(words, costs, game, rulesetOf(first.rules)).map(words.capital);
  const last = lastShotIn(first, costs, game, rulesetOf(first.rules));
  return [
    ...(throws === '' ? [] : [line(words.odds.thrownSo(throws))]),
    ...(texts.length === 0 ? [] : [line(words.odds.inAnyCase(texts))]),
    ...(last ? [line(words.panel.lastShot(last.unit.name, last.weapon && words.choice(last.weapon)))] : []),
  ];
}

function isOn(effect: Effect, who: string | undefined): boolean {
  if (effect.effect === 'gone') return effect.unit === who;
  return (effect.effect === 'set' || effect.effect === 'add') && 'unit' in effect.of && effect.of.unit === who;
}
