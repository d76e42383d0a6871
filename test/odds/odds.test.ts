import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, inject, test } from 'vitest';
import { completeOptions } from '../../src/kernel/options/read-options.ts';
import { InputError, Refusal } from '../../src/kernel/refusal.ts';
import { type Action, enumerate } from '../../src/kernel/resolve.ts';
import { togglesOn } from '../../src/kernel/ruleset.ts';
import { oddsSoon } from '../../src/odds/odds.ts';
import { OddsThread } from '../../src/odds/thread.ts';
import { rulesetOf } from '../../src/rules/index.ts';

const ruleset = rulesetOf('landser-classic');
const { options } = ruleset.verbs.grenade!;

function grenade(given: Record<string, string | number | boolean>): Action {
  const whole = completeOptions(options, { weapon: 'grenade', range: 3, ...given });
  return { ruleset, verb: 'grenade', options: whole, toggles: togglesOn(ruleset) };
}

/** The same action, and how often its verb was resolved in this thread: the other thread has a rulebook of its own. */
function countedHere(action: Action): { readonly action: Action; runs(): number } {
  let runs = 0;
  const verb = action.ruleset.verbs[action.verb]!;
  const counting = {
    ...verb,
    resolve: (...of: Parameters<typeof verb.resolve>) => {
      runs += 1;
      return verb.resolve(...of);
    },
  };
  const verbs = { ...action.ruleset.verbs, [action.verb]: counting };
  return { action: { ...action, ruleset: { ...action.ruleset, verbs } }, runs: () => runs };
}

function wanted({ verb, options: said, toggles }: Action, mostRuns?: number) {
  return { rules: ruleset.id, verb, options: said, toggles: [...toggles], mostRuns };
}

describe('heavy odds are worked out in a thread of their own', () => {
  test('the same odds, nobody waits for them, and they are kept', async () => {
    const heavy = grenade({ figures: 17 });
    const whole = countedHere(heavy);
    const expected = enumerate(whole.action);
    expect(expected.outcomes.length).toBeGreaterThan(5000);
    // Anyone who asks for the same in the meantime waits for the same answer.
    const asked = countedHere(heavy);
    const [odds, again] = await Promise.all([oddsSoon(asked.action), oddsSoon(asked.action)]);
    expect(again).toBe(odds);
    // This thread only finds out that they're heavy.
    expect(asked.runs() * 100).toBeLessThan(whole.runs());
    const kept = await oddsSoon(heavy);
    expect(kept.total).toBe(expected.total);
    expect(kept.outcomes).toEqual(expected.outcomes);
    expect(await oddsSoon(heavy)).toBe(kept);
  });

  test('what the rules forbid is refused, and odds that are too large', async () => {
    const thread = new OddsThread(() => new Worker(join(inject('programs'), 'odds-worker.js')));
    const launched = grenade({ weapon: 'grenade-launcher', range: 92, figures: 2 });
    await expect(thread.ask(wanted(launched))).rejects.toThrow(Refusal);
    await expect(thread.ask(wanted(launched))).rejects.toMatchObject({ says: 'landser/launcher-out-of-reach' });
    const large = grenade({ figures: 20 });
    await expect(thread.ask(wanted(large, 6000))).rejects.toMatchObject({ says: 'odds-too-large' });
    await expect(oddsSoon(large, 100)).rejects.toThrow(InputError);
    // It goes on after that.
    expect((await thread.ask(wanted(grenade({ figures: 1 })))).outcomes.length).toBeGreaterThan(1);
  });

  test.each([
    ['throws', 'throw new Error("broken")', 'broken'],
    ['exits', 'process.exit(3)', 'failed: ended'],
  ])('a thread that %s is a bug and nothing to wait for; the next odds get another one', async (_how, code, says) => {
    let started = 0;
    const thread = new OddsThread(() => {
      started += 1;
      return new Worker(`require('node:worker_threads').parentPort.once('message', () => { ${code} })`, { eval: true });
    });
    const asked = () => thread.ask(wanted(grenade({ figures: 1 })));
    await expect(asked()).rejects.toThrow(says);
    await expect(asked()).rejects.not.toThrow(InputError);
    expect(started).toBe(2);
  });
});
