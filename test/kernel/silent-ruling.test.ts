import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EnumeratingDice } from '../../src/kernel/dice/enumerating-dice.ts';
import { HandDice } from '../../src/kernel/dice/hand-dice.ts';
import { RecordedRuling } from '../../src/kernel/recorded-ruling.ts';
import { type Ruling, SilentRuling } from '../../src/kernel/ruling.ts';
import { chancesOf } from './fractions.ts';
import { cover, template, toHit, wound } from './some-book.ts';

/** A resolver that throws in every way there is. */
function everything(ruling: Ruling) {
  const hit = ruling.test(toHit);
  if (!hit.passed) return { hit: false, jam: hit.natural === 1 };
  ruling.note(cover, 'no-cover');
  const tally = ruling.each(template, ['man', 'man'], () => ruling.consult(wound).result);
  const again = ruling.until(() => (ruling.test(toHit).passed ? 'done' : undefined));
  return { hit: true, again, out: tally.out ?? 0, left: ruling.chain([1], 3, (n) => n - (tally.hide ?? 0)) };
}

describe('silent and recorded', () => {
  test('give the same answers to the same dice', () => {
    const face = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.array(face, { minLength: 5, maxLength: 10 }), (fallen) => {
        const faces = [...fallen, 6, 6, 6, 6, 6, 6];
        const silent = new SilentRuling(new HandDice(faces), new Set());
        expect(everything(silent)).toStrictEqual(everything(new RecordedRuling(new HandDice(faces), new Set())));
      }),
    );
  });

  test('differ in that nothing is written while enumerating', () => {
    const ruling = new SilentRuling(new EnumeratingDice(), new Set());
    expect(Object.keys(ruling)).not.toContain('steps');
    expect('throwingFor' in ruling).toBe(false);
  });

  test('enumerated, a test goes on once for a hit and once for a miss, not once a face', () => {
    const dice = new EnumeratingDice();
    const ruling = new SilentRuling(dice, new Set());
    let goneOn = 0;
    const odds = dice.distribution(() => {
      const { passed } = ruling.test({ ...toHit, naturals: [] });
      goneOn += 1;
      return passed;
    });
    expect(chancesOf(odds)).toStrictEqual({ true: '1/2', false: '1/2' });
    expect(goneOn).toBe(2);
  });
});
