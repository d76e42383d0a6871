import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { atTheTerminal, factsOf, type Reply, sameAsAFile, sameAtDiscord, turnsIn } from './stage.ts';

/** Two squads, a Sherman, a sniper and an HMG by the expanded Landser, fought to the break-off. */
const battle = {
  script: readFileSync(new URL('landser.txt', import.meta.url), 'utf8'),
  seed: 'vianden-8',
};

let replies: Reply[];
beforeAll(async () => {
  replies = await atTheTerminal(battle);
});

const effects = () => replies.flatMap((reply) => (reply.effects ?? []) as Readonly<Record<string, unknown>>[]);
const typed = (pattern: RegExp) => replies.filter(({ command }) => pattern.test(String(command)));

describe('the crossroads at Vianden, at the terminal', () => {
  test('LS-TURN-03: initiative is thrown for every turn, and a side comes to act twice running', () => {
    const sides = turnsIn(replies).map(({ side }) => side);
    expect(factsOf(replies, 'initiative').length).toBeGreaterThanOrEqual(Math.floor(sides.length / 2));
    expect(sides.some((side, i) => i > 0 && side === sides[i - 1])).toBe(true);
  });

  test('LS-SNIP-01, LS-HMG-02, LS-GREN-02: the sniper, the HMG and grenades have their say', () => {
    expect(typed(/^\/fire attacker:"Eagle Sniper"/).length).toBeGreaterThan(0);
    expect(typed(/^\/fire attacker:"Heavy HMG gunner"/).length).toBeGreaterThan(0);
    expect(factsOf(replies, 'grenade').length).toBeGreaterThan(0);
  });

  test('LS-JAM-07: a weapon jams, and a turn of weapon work clears it', () => {
    expect(factsOf(replies, 'fire').filter(({ jam }) => jam).length).toBeGreaterThan(0);
    expect(typed(/^\/weapon .*work:clear/).length).toBeGreaterThan(0);
  });

  test('LS-LIGHT-01, LS-SER-01: men are wounded, and taken off the table', () => {
    const fates = factsOf(replies, 'fire').map(({ effect }) => effect);
    expect(fates).toEqual(expect.arrayContaining(['hide', 'light-wound']));
    expect(effects()).toContainEqual(expect.objectContaining({ effect: 'gone' }));
  });

  test('LS-RALLY-04: a leader brings a man out of his hide', () => {
    expect(factsOf(replies, 'rally')).toContainEqual({ rallied: true });
  });

  test('LS-CREW-05: the tank is knocked out, and its crew bails out', () => {
    const hits = factsOf(replies, 'tankhit').filter(({ damage }) => damage === 'penetrating');
    expect(hits.length).toBeGreaterThan(0);
    const [bailed] = factsOf(replies, 'bail');
    expect(Number(bailed?.escaped ?? 0)).toBeGreaterThan(0);
  });

  test('LS-BRK-01: it ends when a squad with two or more out of action breaks', () => {
    const checks = factsOf(replies, 'morale');
    expect(checks.at(-1)).toEqual({ broken: true });
    expect(checks.slice(0, -1).every(({ broken }) => broken !== true)).toBe(true);
  });
});

test(
  'the same battle at Discord comes to the same, with the dice as they fell at the terminal',
  () => sameAtDiscord(battle, replies),
  60_000,
);

test(
  'the battle as a file comes back whole in another channel, and goes out again the same',
  () => sameAsAFile(battle),
  60_000,
);
