import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { madeByHand, switchableByHand } from '../mutation/by-hand.ts';
import { mutantsOf, switchable } from '../mutation/mutants.ts';
import { distance, mutated, testsInside } from '../mutation/parts.ts';
import { drawnFrom, wilson } from '../mutation/sample.ts';

describe('what is mutated', () => {
  test('is every file of the kernel, the campaign and the referee but what only databases reach', () => {
    const all = ['kernel', 'campaign', 'referee'].flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `src/${folder}/${name}`),
    );
    const outside = ['postgres', 'redis', 'sqlite-connection'].map((name) => `src/campaign/store/${name}.ts`);
    const wanted = all.filter((path) => path.endsWith('.ts') && !outside.includes(path)).toSorted();
    expect(mutated().toSorted()).toEqual(wanted);
  });

  test('is tried with tests that need no database, the nearest first', () => {
    const tests = testsInside();
    expect(tests.filter((path) => /(postgres|redis|process|processes)\.test\.ts$/.test(path))).toEqual([]);
    const near = ['correction/undo', 'correction/falling', 'turns/turns'].map((name) => `test/referee/${name}.test.ts`);
    expect(tests).toEqual(expect.arrayContaining(near));
    const distances = [...near, 'test/kernel/odds.test.ts'].map((path) =>
      distance(path, 'src/referee/correction/undo.ts'),
    );
    expect(distances).toEqual([0, 2, 3, 4]);
  });

  test('has mutants that can be switched on, each by its number', async () => {
    const mutants = await mutantsOf(['src/kernel/dice/odds.ts']);
    const drawn = mutants.filter(({ replacement }) => replacement === '{}').slice(0, 2);
    const { contents, numbers } = await switchable(drawn);
    expect(contents.map(([path]) => path)).toEqual(['src/kernel/dice/odds.ts']);
    for (const { name } of drawn) expect(contents[0]![1]).toContain(`("${numbers.get(name)}")`);
  });
});

describe('faults made by hand', () => {
  test('are fifty, and each stands where the code still has what it replaces', () => {
    const faults = madeByHand();
    expect(new Set(faults.map(({ name }) => name)).size).toBe(50);
    for (const top of ['command', 'campaign', 'referee', 'rules'])
      expect(faults.filter(({ file }) => file.startsWith(`src/${top}/`)).length).toBeGreaterThanOrEqual(10);
  });

  test('are switched on one by one: an expression is chosen, a statement is left out', () => {
    const file = 'src/campaign/author.ts';
    const [expression, statement] = madeByHand([
      { file, in: "agreed?.type === 'agreed' ? agreed.by : by", old: "agreed?.type === 'agreed'", new: 'false' },
      { file, old: "return agreed?.type === 'agreed' ? agreed.by : by;", new: 'return by;' },
    ]);
    const content = (fault: typeof expression) => switchableByHand([fault!]).contents[0]![1];
    expect(content(expression)).toContain(
      "(isOnByHand('by-hand-0') ? (false) : (agreed?.type === 'agreed')) ? agreed.by",
    );
    expect(content(statement)).toContain("if (isOnByHand('by-hand-0')) { return by; } else { return agreed?.type");
    expect(content(statement)).toContain("from '../../mutation/is-on.ts'");
    expect(() => madeByHand([{ file, old: 'by', new: '' }])).toThrow('Not exactly once');
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
