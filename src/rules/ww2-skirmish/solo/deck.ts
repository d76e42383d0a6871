import { nearest } from '../../../kernel/options/nearest.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { DeckOf } from '../../../kernel/ruleset.ts';

/** What a counter can turn out to be, if not a dummy (WS-SOLO-03, -05). */
const KINDS = ['sniper', 'artillery', 'mine'] as const;
const DUMMY = 'dummy';

/**
 * WS-SOLO-02: half of the counters are dummies, rounded up; the rest are drawn. With `mix` it's the counters named,
 * and the same number of dummies.
 */
export const counterDeck: DeckOf = (count, { mix, ...others }) => {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new InputError('unknown-option', { option: unknown, nearest: 'mix', allowed: ['mix'] });
  const kinds = mix === undefined ? Array.from({ length: Math.floor(count / 2) }, () => KINDS) : readMix(mix);
  const dummies = mix === undefined ? count - kinds.length : kinds.length;
  return [...kinds, ...Array.from({ length: dummies }, () => DUMMY)];
};

/** @throws {InputError} for an unknown kind */
function readMix(text: string): readonly string[] {
  const words = text
    .replaceAll(/['"]/g, '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  const wrong = words.find((word) => !(KINDS as readonly string[]).includes(word));
  if (wrong !== undefined || words.length === 0) {
    throw new InputError('unknown-value', {
      option: 'mix',
      value: wrong ?? text,
      nearest: nearest(wrong ?? '', KINDS),
      allowed: KINDS,
    });
  }
  return words;
}
