import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { partsOf, wholes } from '../mutation/parts.ts';
import { drawnFrom, wilson } from '../mutation/sample.ts';

describe('the parts that are mutated', () => {
  const parts = partsOf(8);

  test('have every file of the kernel, the campaign and the referee, once, but what only databases reach', () => {
    const all = ['kernel', 'campaign', 'referee'].flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `src/${folder}/${name}`),
    );
    const outside = ['postgres', 'redis', 'waiting-query'].map((name) => `src/campaign/store/${name}.ts`);
    const wanted = all.filter((path) => path.endsWith('.ts') && !outside.includes(path)).toSorted();
    expect(parts.flatMap(({ files }) => files).toSorted()).toEqual(wanted);
    expect(
      wholes()
        .flatMap(({ files }) => files)
        .toSorted(),
    ).toEqual(wanted);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    expect(Math.max(...parts.map(({ files }) => files.length))).toBe(8);
  });

  test('each have tests of their own, and none that needs a database', () => {
    expect(parts.filter(({ tests }) => tests.length === 0)).toEqual([]);
    const undoing = parts.find(({ files }) => files.includes('src/referee/undo.ts'));
    expect(undoing?.tests).toContain('test/referee/undo.test.ts');
    const tests = new Set(parts.flatMap((part) => part.tests));
    expect([...tests].filter((path) => readFileSync(path, 'utf8').includes('TEST_POSTGRES_URL'))).toEqual([]);
  });
});

describe('a sample', () => {
  const names = Array.from({ length: 1000 }, (_, i) => `mutant ${i}`);

  test('is the same by the same seed, in whatever order there is to choose from', () => {
    const drawn = drawnFrom(names, 50, 'one');
    expect(new Set(drawn).size).toBe(50);
    expect(drawnFrom(names.toReversed(), 50, 'one')).toEqual(drawn);
    expect(drawnFrom(names, 60, 'one').slice(0, 50)).toEqual(drawn);
    expect(drawnFrom(names, 50, 'two')).not.toEqual(drawn);
  });

  test.each([
    [31, 50, 0.482, 0.741],
    [0, 10, 0, 0.278],
    [10, 10, 0.722, 1],
    [400, 500, 0.763, 0.833],
    [0, 0, 0, 1],
  ])('in which %i of %i are noticed has the interval of Wilson', (many, of, low, high) => {
    const [from, to] = wilson(many, of);
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });
});
