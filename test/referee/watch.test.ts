import { expect, test } from 'vitest';
import type { OptionTable } from '../../src/kernel/options.ts';
import { InputError } from '../../src/kernel/refusal.ts';
import type { Scene } from '../../src/kernel/scene.ts';
import { Failures } from '../../src/referee/failures.ts';
import { Watch } from '../../src/referee/watch.ts';

const TABLE: OptionTable = {
  weapon: { type: 'string', required: true, from: 'choice', filled: true },
  range: { type: 'number', required: true, from: 'eye' },
  cover: { type: 'string', from: 'eye' },
};

const SCENE = { targets: [] } as unknown as Scene;

/** What's looked at by rules that fill in and judge in this way. */
function lookedBy(
  said: Readonly<Record<string, string>>,
  fills: (scene: Scene, said: Readonly<Record<string, unknown>>) => object,
  judges: (scene: Scene, options: Readonly<Record<string, unknown>>) => unknown,
): Watch {
  const watch = new Watch();
  const filled = fills(...watch.filling(SCENE, said));
  judges(...watch.judging(SCENE, { ...filled, ...said }, TABLE));
  return watch;
}

test('what’s filled in depends on what it was filled in from, and what’s said only on itself', () => {
  const fromTarget = ({ targets }: Scene, { cover }: Readonly<Record<string, unknown>>) => ({
    weapon: targets.length > 0 || cover ? 'smg' : 'rifle',
  });
  const filled = lookedBy({ range: '8' }, fromTarget, (_, { weapon }) => weapon);
  expect([...filled.looked!].toSorted()).toEqual(['cover', 'target', 'weapon']);
  const said = lookedBy({ weapon: 'rifle', range: '8' }, fromTarget, (_, { weapon }) => weapon);
  expect([...said.looked!]).toEqual(['weapon']);
});

test('whoever copies the options looks at everything, and what has to be there has been looked for', () => {
  const nothing = () => ({});
  expect(lookedBy({ weapon: 'rifle' }, nothing, (_, options) => ({ ...options })).looked).toBeUndefined();
  const unread = lookedBy({ weapon: 'rifle', range: '8' }, nothing, nothing);
  expect([[...unread.looked!], unread.needed]).toEqual([[], ['weapon', 'range']]);
  expect(new Watch().looked).toBeUndefined();
});

test('a failure is known again only by what decided it', () => {
  const failures = new Failures(true);
  const why = new InputError('missing-options', { missing: ['target'] });
  failures.remember({ weapon: 'rifle', range: 8 }, { at: ['weapon', 'target'], for: ['range'] }, why);
  expect(failures.of({ weapon: 'rifle', range: 30, cover: 'half' })).toBe(why);
  expect(failures.of({ weapon: 'rifle' })).toBeUndefined();
  expect(failures.of({ weapon: 'smg', range: 8 })).toBeUndefined();
  expect(failures.of({ weapon: 'rifle', range: 8, target: 'Blue' })).toBeUndefined();
});
