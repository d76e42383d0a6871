import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError, Refusal } from '../../../../src/kernel/refusal.ts';
import { ww2Skirmish } from '../../../../src/rules/ww2-skirmish/index.ts';
import { facesFrom } from '../../../kernel/faces-from.ts';
import { runs } from '../../../nightly.ts';
import { anyOptions } from '../../any-options.ts';
import type { Played } from '../../played.ts';
import { rulesIn } from '../../rules-in.ts';
import { skirmish } from '../skirmish.ts';

const PROFILES = Object.keys(ww2Skirmish.profiles);
const OWN = new Set(ww2Skirmish.rules.map(({ id }) => id));

/** One command of any verb, of one unit at another, or the end of a phase. */
const anyCommand = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ verb: 'turn', options: {}, who: 0, target: 0 }) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(...Object.keys(ww2Skirmish.verbs)).chain((verb) =>
      fc.record({
        verb: fc.constant(verb),
        // What is known of the units is mostly left to be filled in.
        options: anyOptions(ww2Skirmish.verbs[verb]!.options).map(
          ({ shots: _, actions: __, figures: ___, ...rest }) => rest,
        ),
        who: fc.nat(3),
        target: fc.nat(3),
      }),
    ),
  },
);

function gives(
  battle: Played,
  { verb, options, who, target }: { verb: string; options: object; who: number; target: number },
  seed: number,
) {
  const units = Object.values(battle.game.units).map(({ name }) => name);
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  try {
    if (verb === 'turn') {
      // What is owed is given first.
      for (let owed = battle.game.due[0], i = 0; owed && i < 20; owed = battle.game.due[0], i++) {
        const named = owed.unit === undefined ? {} : { who: battle.game.units[owed.unit]!.name };
        battle.throws(owed.verb, { ...owed.options, ...named }, facesFrom(seed + i));
      }
      turns += 1;
      return battle.turn();
    }
    return battle.throws(
      verb,
      { ...given, who: units[who % units.length]!, target: units[target % units.length]! },
      facesFrom(seed),
    ).effects;
  } catch (error) {
    if (error instanceof InputError) return [];
    if (!(error instanceof Refusal)) throw error;
    expect(OWN).toContain(error.rule);
    return [];
  }
}

let turns = 0;

test('WS-ORG-03: whatever is commanded, a team stays one: no marker, Action or figure too many', () => {
  const four = fc.array(fc.constantFrom(...PROFILES), { minLength: 2, maxLength: 2 });
  let changes = 0;
  fc.assert(
    fc.property(
      four,
      four,
      fc.array(anyCommand, { minLength: 30, maxLength: 60 }),
      fc.nat(),
      (red, blue, commands, seed) => {
        const battle = skirmish([...new Set(red)], [...new Set(blue)], { 'solo-forces': seed % 2 === 0 });
        commands.forEach((command, i) => {
          const effects = gives(battle, command, seed + i);
          changes += effects.length;
          for (const rule of rulesIn(effects)) expect(OWN).toContain(rule);
        });
        for (const { fields, gone } of Object.values(battle.game.units)) {
          expect(Number(fields.suppressed || 0)).toBeLessThanOrEqual(3);
          for (let n = 1; fields[`f${n}-actions`] !== undefined; n++) {
            const left = Number(fields[`f${n}-left`] ?? 0);
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left).toBeLessThanOrEqual(Number(fields[`f${n}-actions`]));
            if (gone === 'exploded') expect(fields[`f${n}-state`]).toBe('killed');
          }
        }
      },
    ),
    { numRuns: runs(50, 1500), seed: 1944 },
  );
  expect(changes).toBeGreaterThan(700);
  expect(turns).toBeGreaterThan(100);
});
