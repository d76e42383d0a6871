import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../nightly.ts';
import { atTheTerminal, factsOf, type Reply, sameAsAFile, sameAtDiscord, turnsIn } from './stage.ts';

/** Two squads of ten by the original Landser, fought to the break-off. */
const battle = {
  script: readFileSync(new URL('landser-classic.txt', import.meta.url), 'utf8'),
  seed: 'troarn-4',
};

let replies: Reply[];
beforeAll(async () => {
  replies = await atTheTerminal(battle);
});

describe('the farm at Troarn, at the terminal', () => {
  test('it takes six turns at least, and both sides play in each', () => {
    const positions = turnsIn(replies);
    expect(Math.max(...positions.map(({ turn }) => turn))).toBeGreaterThanOrEqual(6);
    expect(new Set(positions.map(({ side }) => side))).toEqual(new Set(['germans', 'british']));
  });

  test('LC-JAM-07: a weapon jams, and a turn of weapon work clears it', () => {
    expect(factsOf(replies, 'fire').filter(({ jam }) => jam).length).toBeGreaterThan(0);
    const cleared = replies.filter(({ verb, command }) => verb === 'weapon' && String(command).includes('work:clear'));
    expect(cleared.length).toBeGreaterThan(0);
  });

  test('LC-BRK-01: it ends when a squad with two or more out of action breaks', () => {
    const checks = factsOf(replies, 'morale');
    expect(checks.at(-1)).toEqual({ broken: true });
    expect(checks.slice(0, -1).every(({ broken }) => broken === false)).toBe(true);
    expect(replies.flatMap(({ effects }) => (effects ?? []) as { effect: string }[])).toContainEqual(
      expect.objectContaining({ effect: 'gone' }),
    );
  });
});

test('the same battle at Discord comes to the same, with the dice as they fell at the terminal', () =>
  sameAtDiscord(battle, replies));

test.runIf(NIGHTLY)('the battle as a file comes back whole in another channel, and goes out again the same', () =>
  sameAsAFile(battle),
);
