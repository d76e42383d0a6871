import { describe, expect, test } from 'vitest';
import { type Sought, Texts } from '../../src/lookup/finding/texts.ts';

/** Texts of a title, which counts twice as much, and a body. */
const texts = new Texts([2, 1]);
texts.add([['hedge'], ['cover', 'man', 'man']]);
texts.add([['cover'], ['hedge', 'wall', 'hedgerow']]);
texts.add([['wall'], ['man', 'gun', 'wood', 'hill', 'cover']]);
texts.add([['man'], ['man']]);

const all = new Float64Array([1, 1, 1, 1]);
const found = (sought: readonly Sought[], worth = all) =>
  texts.find(sought, worth).toSorted((one, other) => other.score - one.score);
const sought = (...keys: readonly string[]): Sought[] => keys.map((key) => ({ key, weight: 1 }));
const order = (...keys: readonly string[]) => found(sought(...keys)).map(({ text }) => text);

describe('texts are found by their keys', () => {
  test('one that has it in a field that counts for more comes first, and one that hasn’t it isn’t found', () => {
    expect(order('hedge')).toEqual([0, 1]);
    expect(order('zebra')).toEqual([]);
  });

  test('one that has more of what’s sought comes before one that has a part of it often', () => {
    expect(order('cover', 'hedge').slice(0, 2)).toEqual([1, 0]);
    expect(order('gun', 'wood', 'hill', 'man')[0]).toBe(2);
  });

  test('the rarer key counts for more', () => {
    const score = (key: string) => found(sought(key)).find(({ text }) => text === 2)!.score;
    expect(score('gun')).toBeGreaterThan(score('man'));
  });

  test('what counts for nothing isn’t looked at, and what counts for half has half the score', () => {
    const [whole] = found(sought('gun'));
    const [half] = found(sought('gun'), new Float64Array([0, 0, 0.5, 0]));
    expect(half!.score).toBeCloseTo(whole!.score / 2);
    expect(found(sought('man'), new Float64Array([0, 1, 1, 0])).map(({ text }) => text)).toEqual([2]);
  });

  test('each says which keys it has, and in which fields', () => {
    const [first] = found(sought('hedge', 'cover'));
    expect(first!.text).toBe(1);
    expect(Object.fromEntries(first!.keys.map((key) => [key, first!.fieldsOf(key)]))).toEqual({
      hedge: ['1'],
      cover: ['0'],
    });
  });

  test('what’s still being typed finds what begins so, the nearest first', () => {
    expect(order('hedger')).toEqual([]);
    expect(found([{ key: 'hedger', weight: 1, isBegun: true }]).map(({ text }) => text)).toEqual([1]);
  });
});

test('texts that are read from what was kept answer as those that were added', () => {
  const read = Texts.from([2, 1], JSON.parse(JSON.stringify(texts.kept())));
  const scores = (from: Texts, keys: readonly string[]) =>
    from.find(sought(...keys), all).map(({ text, score }) => [text, score]);
  for (const keys of [['hedge'], ['man', 'gun'], ['cover', 'wall', 'zebra']])
    expect(scores(read, keys)).toEqual(scores(texts, keys));
});
