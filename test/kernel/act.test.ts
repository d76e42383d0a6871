import { describe, expect, test } from 'vitest';
import { type Knows, knownOf, saidOf } from '../../src/kernel/act.ts';
import { Late } from '../../src/kernel/late.ts';
import { InputError } from '../../src/kernel/refusal.ts';
import type { Scene } from '../../src/kernel/state/scene.ts';

interface Shot {
  readonly weapon?: string;
  readonly mount?: string;
  readonly range?: number;
  readonly long?: boolean;
}

const scene = {} as Scene;
const read: string[] = [];

/** A tank's machine gun is on the turret, and what's on the turret is its machine gun. */
const knows: Knows<Shot, unknown> = {
  weapon: (_, shot) => {
    read.push('weapon');
    return shot.mount === 'turret' ? 'machine gun' : 'pistol';
  },
  mount: (_, shot) => (shot.weapon === 'machine gun' ? 'turret' : 'ground'),
  long: (_, shot) => (shot.range === undefined ? undefined : shot.range > 10),
};

const known = (said: Shot, owed: Shot = {}) =>
  knownOf({ knows } as Parameters<typeof knownOf>[0], scene, { ...said }, undefined, { ...owed });

describe('what the referee knows, read late', () => {
  test('is worked out from what’s said, and from what’s known besides', () => {
    expect(known({})).toEqual({ weapon: 'pistol', mount: 'ground' });
    expect(known({ weapon: 'machine gun' }).mount).toBe('turret');
    expect(known({ mount: 'turret' }).weapon).toBe('machine gun');
    expect(known({ range: 12 })).toMatchObject({ long: true });
  });

  test('goes before what’s owed, and what’s owed is known too', () => {
    expect(known({}, { range: 8, mount: 'turret' })).toEqual({
      weapon: 'pistol',
      mount: 'ground',
      range: 8,
      long: false,
    });
  });

  test('is worked out once, however often it’s read', () => {
    read.length = 0;
    known({ range: 4 });
    // Once for itself, and once for the mount, for which it stands inside a circle.
    expect(read.length).toBeLessThanOrEqual(2);
  });

  test('leaves what’s said to be told apart', () => {
    const before: Knows<Shot, unknown> = { ...knows, long: (_, shot) => saidOf(shot).weapon !== undefined };
    const of = (said: Shot) =>
      knownOf({ knows: before } as Parameters<typeof knownOf>[0], scene, { ...said }, undefined);
    expect(of({}).long).toBe(false);
    expect(of({ weapon: 'rifle' }).long).toBe(true);
  });
});

describe('values worked out late', () => {
  test('are kept with what they read until that changes', () => {
    const late = new Late();
    let worked = 0;
    const one = () =>
      late.value(
        'one',
        () => {
          late.reads |= 0b01;
          worked += 1;
          return worked;
        },
        () => 0,
      );
    expect([one(), one()]).toEqual([1, 1]);
    late.forget(0b10);
    expect(one()).toBe(1);
    late.forget(0b01);
    expect(one()).toBe(2);
  });

  test('are refused the same way every time', () => {
    const late = new Late();
    let worked = 0;
    const wrong = () =>
      late.value(
        'wrong',
        () => {
          worked += 1;
          throw new InputError('unknown-unit');
        },
        () => 0,
      );
    expect(wrong).toThrow(InputError);
    expect(wrong).toThrow(InputError);
    expect(worked).toBe(1);
  });

  test('of which one asks for another are worked out again when what the other read changes', () => {
    const late = new Late();
    let said = 1;
    const inner = () =>
      late.value(
        'inner',
        () => {
          late.reads |= 1;
          return said;
        },
        () => 0,
      );
    const outer = () =>
      late.value(
        'outer',
        () => inner() * 10,
        () => 0,
      );
    expect(outer()).toBe(10);
    said = 2;
    late.forget(1);
    expect(outer()).toBe(20);
  });
});
