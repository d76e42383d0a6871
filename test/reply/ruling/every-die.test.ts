import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COVERS, WEAPONS } from '../../../data/landser-classic/book.ts';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import type { Step } from '../../../src/kernel/step.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { rulingReply, whyReply } from '../../../src/reply/ruling/ruling.ts';
import { stepLines } from '../../../src/reply/ruling/steps.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';
import { facesOf, memory, refereeOn, shoot } from '../../referee/table.ts';

/** Every face that a text shows, in order: of "2D6 3+4 …" it is 3 and 4. */
function facesIn(text: string): number[] {
  return [...text.matchAll(/\b\d*D\d+ (\d+(?:\+\d+)*)/g)].flatMap(([, faces]) => faces!.split('+').map(Number));
}

const shot = fc
  .record({
    weapon: fc.constantFrom(...WEAPONS),
    range: fc.integer({ min: 0, max: 60 }),
    cover: fc.constantFrom(...COVERS),
    flags: fc.subarray(['moved', 'target-fast', 'light-this-turn', 'dogs-chance', 'not-set-up']),
    template: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    modifier: fc.integer({ min: -3, max: 3 }),
    toggles: fc.subarray(Object.keys(landserClassic.toggles)),
  })
  .map(({ weapon, range, cover, flags, template, modifier, toggles }) =>
    [
      `/fire weapon:${weapon} range:${range} cover:${cover} modifier:${modifier} with:"${toggles}"`,
      ...flags,
      ...(template ? [`auto figures:${template}`] : []),
    ].join(' '),
  );

function rulesOf({ events }: LogRecord): string[] {
  const steps = events.flatMap((event) => (event.type === 'ruled' ? event.steps : []));
  return steps.flatMap(({ rule, modifiers }) => [rule, ...modifiers.flatMap((each) => each.rule ?? [])]);
}

test('no die, no modifier’s rule and no step’s rule is missing from what is told of a ruling', async () => {
  const referee = refereeOn((await memory()).store, { seed: Buffer.alloc(32, 5) });
  let told = 0;
  await fc.assert(
    fc.asyncProperty(shot, async (command) => {
      const given = await shoot(referee, {}, command).catch((error) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
      if (!given) return;
      told++;
      for (const reply of [rulingReply(english, given), whyReply(english, given)]) {
        const text = plainText(reply);
        expect(facesIn(text)).toEqual(facesOf(given.record));
        for (const rule of rulesOf(given.record)) expect(text).toContain(rule);
        expect(text).not.toMatch(/undefined|NaN|null|\[object/);
      }
    }),
    { numRuns: 300, seed: 1944 },
  );
  expect(told).toBeGreaterThan(30);
});

test('the same where steps are of any kind: with and without dice, total, need, item and result', () => {
  const step: fc.Arbitrary<Step> = fc
    .record({
      faces: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 4 }),
      modifiers: fc.array(fc.record({ label: fc.constant('luck'), value: fc.integer({ min: -9, max: 9 }) }), {
        maxLength: 3,
      }),
      need: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
      item: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    })
    .map(({ faces, modifiers, need, item }) => ({
      rule: 'X-1',
      label: 'throw',
      faces,
      modifiers,
      result: 'hit',
      ...(faces.length > 0 ? { sides: 100, total: faces.reduce((sum, face) => sum + face, 0) } : {}),
      ...(need === undefined ? {} : { need }),
      ...(item === undefined ? {} : { item }),
    }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const text = plainText({ lines: stepLines(english, { rules: 'landser', steps }) });
      expect(facesIn(text)).toEqual(steps.flatMap(({ faces }) => faces));
      expect(text.match(/throw:/gi) ?? []).toHaveLength(steps.length);
    }),
  );
});

test('what was drawn at random is told with out of how many', () => {
  const drawn: Step = { rule: 'X-2', label: 'who is hit', faces: [2], modifiers: [], result: 'Meyer', outOf: 3 };
  expect(plainText({ lines: stepLines(english, { rules: 'landser', steps: [drawn] }) })).toBe(
    '  Who is hit: drawn 2 of 3 → Meyer (X-2)',
  );
});
