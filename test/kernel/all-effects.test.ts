import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliedAll } from '../../src/kernel/state/all-effects.ts';
import type { Effect, Subject } from '../../src/kernel/state/effect.ts';
import { applied, type State } from '../../src/kernel/state/state.ts';

const START: State = {
  units: Object.fromEntries(
    ['u1', 'u2', 'u3'].map((id) => [id, { id, name: id, side: 'axis', profile: 'rifleman', fields: { a: 1 } }]),
  ),
  squads: {},
  sides: { axis: { fields: {} } },
  table: {},
  made: 3,
  lasting: [{ of: { unit: 'u1' }, field: 'a', back: 7, until: { turn: 2, edge: 'end' } }],
  due: [{ id: 'd1', verb: 'morale', options: {}, unit: 'u1', at: { turn: 1, edge: 'start' }, rule: 'R-1' }],
  owed: 1,
};

const rule = 'R-1';
const of = fc.constantFrom<Subject>(
  ...['u1', 'u2', 'u3', 'nobody'].map((unit) => ({ unit })),
  { squad: 'red' },
  { side: 'axis' },
  { side: 'none' },
  { table: true },
);
const field = fc.constantFrom('a', 'b', 'c');
const unit = fc.constantFrom('u1', 'u2', 'nobody');
const until = fc.option(fc.constant({ turn: 3, edge: 'end' } as const), { nil: undefined });

const effect: fc.Arbitrary<Effect> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ of, field, until, value: fc.option(fc.integer({ max: 3, min: 0 })) })
      .map(({ until: end, ...set }) => ({ effect: 'set' as const, rule, ...set, ...(end ? { until: end } : {}) })),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({ of, field, value: fc.integer({ max: 3, min: -3 }) })
      .map((add) => ({ effect: 'add' as const, rule, floor: 0, cap: 4, ...add })),
  },
  unit.map((id) => ({ effect: 'gone' as const, unit: id, why: 'killed', rule })),
  unit.map((id) => ({ effect: 'gone' as const, unit: id, why: '', rule })),
  unit.map((id) => ({ effect: 'back' as const, unit: id, rule })),
  fc.constant({
    effect: 'due' as const,
    verb: 'rally',
    options: {},
    unit: 'u2',
    at: { turn: 1, edge: 'start' as const },
    rule,
  }),
  fc.constant({ effect: 'lapsed' as const, due: 'd1', rule }),
  fc.constant({ effect: 'remind' as const, rule }),
  fc.constant({
    effect: 'made' as const,
    unit: { id: 'u9', name: 'Crew', side: 'axis', profile: 'crew', fields: {} },
    rule,
  }),
);

test('many effects at once come to what they come to one by one', () => {
  fc.assert(
    fc.property(fc.array(effect, { maxLength: 60, size: 'max' }), (effects) => {
      const before = structuredClone(START);
      expect(appliedAll(START, effects)).toEqual(effects.reduce<State>(applied, START));
      // The state they are applied to does not change.
      expect(START).toEqual(before);
    }),
    { numRuns: 300 },
  );
});
