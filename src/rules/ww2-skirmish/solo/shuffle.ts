import { nearest } from '../../../kernel/nearest.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Shuffle } from '../../../kernel/ruleset.ts';

/** What a counter can turn out to be, if not a dummy (WS-SOLO-03, -05). */
const KINDS = ['sniper', 'artillery', 'mine'] as const;
const DUMMY = 'dummy';

/**
 * WS-SOLO-02: half of the counters are dummies, rounded up; the rest are drawn. With `mix` it's the counters named,
 * and the same number of dummies.
 */
export const shuffledCounters: Shuffle = (count, { mix, ...others }, draw) => {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new InputError('unknown-option', { option: unknown, nearest: 'mix', allowed: ['mix'] });
  const kinds = mix === undefined ? drawnKinds(Math.floor(count / 2), draw) : readMix(mix);
  const dummies = mix === undefined ? count - kinds.length : kinds.length;
  return shuffled([...kinds, ...Array.from({ length: dummies }, () => DUMMY)], draw);
};

function drawnKinds(count: number, draw: (n: number) => number): readonly string[] {
  return Array.from({ length: count }, () => KINDS[draw(KINDS.length) - 1]!);
}

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

/** The Fisher-Yates shuffle. */
function shuffled(items: readonly string[], draw: (n: number) => number): readonly string[] {
  const left = [...items];
  return items.map(() => left.splice(draw(left.length) - 1, 1)[0]!);
}
