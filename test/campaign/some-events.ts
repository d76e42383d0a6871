import fc from 'fast-check';
import type { LogEvent, Ruled } from '../../src/campaign/record.ts';
import { ENFORCEMENTS } from '../../src/campaign/settings.ts';
import { ruled } from '../referee/some-records.ts';
import { someUnit } from './some-game.ts';

// Few of each, so that events often mean the same one; some of them are never there.
const unit = fc.constantFrom('u1', 'u2', 'u3', 'u4', 'u9');
const side = fc.constantFrom('axis', 'allies', 'neutrals');
const user = fc.constantFrom('anna', 'ben', 'carla', 'ute');
const field = fc.constantFrom('action', 'posture', 'wounds');
const value = fc.oneof(fc.constantFrom('prone', 'fire', ''), fc.integer({ min: -3, max: 9 }), fc.boolean());
const rule = fc.constant('X-1');

const subject = fc.oneof(
  unit.map((id) => ({ unit: id })),
  side.map((id) => ({ side: id })),
  fc.constant({ table: true } as const),
);
const moment = fc.record(
  {
    turn: fc.integer({ min: 1, max: 4 }),
    edge: fc.constantFrom('start', 'end'),
    side,
    step: fc.constant('first-side'),
  },
  { requiredKeys: ['turn', 'edge'] },
);
const fields = fc.dictionary(field, value, { maxKeys: 2 });

type Effect = Ruled['effects'][number];

const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record(
    { effect: fc.constant('set' as const), of: subject, field, value, until: moment, rule },
    { requiredKeys: ['effect', 'of', 'field', 'value', 'rule'] },
  ),
  fc.record(
    {
      effect: fc.constant('add' as const),
      of: subject,
      field,
      value: fc.integer({ min: -2, max: 2 }),
      floor: fc.constant(0),
      rule,
    },
    { requiredKeys: ['effect', 'of', 'field', 'value', 'rule'] },
  ),
  fc.record({ effect: fc.constant('gone' as const), unit, why: fc.constantFrom('removed', ''), rule }),
  fc.record(
    {
      effect: fc.constant('due' as const),
      verb: fc.constantFrom('fire', 'morale'),
      options: fields,
      unit,
      at: moment,
      rule,
    },
    { requiredKeys: ['effect', 'verb', 'options', 'at', 'rule'] },
  ),
  fc.record({ effect: fc.constant('remind' as const), rule }),
);
const effects = fc.array(effect, { maxLength: 4 });

const OPENED: LogEvent = {
  type: 'game-opened',
  name: 'Caen',
  rules: 'landser-classic',
  sides: [
    { id: 'axis', name: 'Axis' },
    { id: 'allies', name: 'Allies' },
  ],
  umpire: 'ute',
};

const plain = fc.constantFrom<LogEvent>(
  { type: 'game-paused' },
  { type: 'game-resumed' },
  { type: 'noted', text: 'Rain.' },
  { type: 'rules-chosen', rules: 'landser-classic' },
);

/** Anything that can happen in a game, in any order, whether it makes sense or not. */
export const gameEvent: fc.Arbitrary<LogEvent> = fc.oneof(
  plain,
  { weight: 2, arbitrary: fc.constantFrom(OPENED, { type: 'game-ended' } as const) },
  fc.record({ type: fc.constant('house-set' as const), toggle: fc.constantFrom('snow', 'pinning'), on: fc.boolean() }),
  fc.record({ type: fc.constant('enforcement-set' as const), enforcement: fc.constantFrom(...ENFORCEMENTS) }),
  fc.record({ type: fc.constant('umpire-named' as const), user }),
  fc.record({ type: fc.constant('player-joined' as const), user, side }),
  fc.record({ type: fc.constant('player-left' as const), user }),
  fc.record({ type: fc.constant('battle-begun' as const), battle: fc.integer({ min: 2, max: 5 }), effects }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('units-added' as const),
      units: fc.uniqueArray(unit, { minLength: 1, maxLength: 3 }).map((ids) => ids.map((id) => someUnit(id))),
    }),
  },
  fc.record({
    type: fc.constant('unit-edited' as const),
    unit,
    fields: fc.dictionary(field, fc.option(value), { maxKeys: 2 }),
  }),
  fc.record({
    type: fc.constant('unit-renamed' as const),
    unit,
    name: fc.constant('Schmidt'),
    was: fc.constant('Bock'),
  }),
  fc.record({ type: fc.constant('unit-removed' as const), unit, was: fc.constant('Bock') }),
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('turn-begun' as const),
      at: fc.record({ turn: fc.integer({ min: 1, max: 4 }), step: fc.constantFrom('first-side', 'second-side') }),
      expired: fc.array(fc.record({ of: subject, field }), { maxLength: 3 }),
      effects,
    }),
  },
  {
    weight: 8,
    arbitrary: fc
      .record({ who: fc.option(unit), verb: fc.constantFrom('fire', 'morale'), effects })
      .map(({ who, ...given }) => ruled({ ...given, ...(who === null ? {} : { who }) })),
  },
);
