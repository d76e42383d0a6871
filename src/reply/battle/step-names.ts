import type { Game } from '../../campaign/game.ts';
import { turnSteps } from '../../campaign/turns.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../catalogue.ts';

/** A step of the turn as players may name it. */
export interface NamedStep {
  readonly id: string;
  /** What replies call it, on one piece: "step 4 (movement)". */
  readonly name: string;
  /** The name of the side whose step it is. */
  readonly side?: string;
  /** All that it's called: its ID, its name and number, and its side where that has no other step. */
  readonly called: readonly string[];
}

/** The steps of this game's turn, in order. */
export function namedSteps(words: Catalogue, game: Game, ruleset: Ruleset): readonly NamedStep[] {
  const steps = turnSteps(game, ruleset);
  return steps.map(({ step, side: id }, i) => {
    const [number, what] = words.stepParts(step);
    const side = id === undefined ? undefined : (game.sides[id]?.name ?? id);
    const alone = id !== undefined && steps.filter((each) => each.side === id).length === 1;
    return {
      id: step,
      name: what === undefined ? number : `${number} (${what})`,
      ...(side === undefined ? {} : { side }),
      called: [step, words.say(step), number, `step ${i + 1}`, `${i + 1}`, ...(alone ? [id, side!] : [])].map(plain),
    };
  });
}

/**
 * The step that a player means, by anything it's called, or by words that only one has: "germans move".
 * @returns its ID @throws {InputError} for one that the turn doesn't have, or that could be several
 */
export function stepCalled(words: Catalogue, game: Game, ruleset: Ruleset, typed: string): string {
  const steps = namedSteps(words, game, ruleset);
  const text = plain(typed);
  const named = steps.find(({ called }) => called.includes(text));
  if (named) return named.id;
  const typedWords = text.split(' ');
  const meant = steps.filter(({ name, side = '' }) => {
    const own = plain(`${name} ${side}`).split(' ');
    return text !== '' && typedWords.every((word) => own.some((each) => each.startsWith(word)));
  });
  const [only, ...others] = meant;
  if (only && others.length === 0) return only.id;
  const allowed = (only ? meant : steps).map(({ name }) => name);
  throw new InputError(only ? 'ambiguous-value' : 'unknown-value', { option: 'to', value: typed, allowed });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
