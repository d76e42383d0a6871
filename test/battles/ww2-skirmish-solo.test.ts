import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../nightly.ts';
import { atTheTerminal, type Reply, sameAsAFile, sameAtDiscord, turnsIn } from './stage.ts';

/** A platoon of paras, played solo against the enemy run by the referee, until that is gone or routing. */
const battle = {
  script: readFileSync(new URL('ww2-skirmish-solo.txt', import.meta.url), 'utf8'),
  seed: 'dreux0',
};

interface Ruling {
  readonly verb: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

let replies: Reply[];
beforeAll(async () => {
  replies = await atTheTerminal(battle);
});

/** What the side that the referee runs did, in its order. */
const rulings = () => replies.flatMap((reply) => (reply.rulings ?? []) as Ruling[]);
const events = () =>
  replies.flatMap(({ data }) => ((data as { events?: { type: string }[] } | undefined)?.events ?? []) as Reply[]);
const factsBy = (verb: string, fact: string) =>
  rulings().flatMap(({ verb: by, facts }) => (by === verb && facts[fact] !== undefined ? [facts[fact]] : []));
const asked = () => new Set(events().flatMap(({ type, question }) => (type === 'solo-asked' ? [question] : [])));

describe('the mill at Dreux, one alone at the terminal', () => {
  test('WS-TURN-04: it takes six turns at least, and in each the enemy has a phase of its own', () => {
    const positions = turnsIn(replies);
    const solo = positions.filter(({ side }) => side === 'germans').map(({ turn }) => turn);
    expect(solo.length).toBeGreaterThanOrEqual(6);
    expect(solo).toEqual(solo.map((_, i) => i + 1));
  });

  test('every question has been answered by the one player, and only what eyes must judge was asked', () => {
    const told = events().filter(({ type }) => type === 'solo-answered').length;
    // Questions before the first turn need no answer, and one answer was taken back and asked for again.
    expect(told).toBeGreaterThan(40);
    expect([...asked()].toSorted()).toEqual(
      expect.arrayContaining(['afv-sight', 'caught', 'counter', 'facing', 'melee', 'portals', 'sight', 'target']),
    );
    expect(new Set(replies.map(({ user }) => user)).size).toBeLessThanOrEqual(1);
  });

  test('WS-GEN-06: forces come on at the portals, each under a name of its own', () => {
    const forces = factsBy('solo', 'force').filter((force) => force !== 'nothing' && force !== 'redeploy');
    expect(forces.length).toBeGreaterThanOrEqual(2);
    const said = replies.map(({ text }) => String(text)).join('\n');
    for (const n of forces.map((_, i) => i + 1)) expect(said).toMatch(new RegExp(`Force ${n} comes on at Portal \\d`));
  });

  test('WS-SOLO-04: a counter is turned over, strikes, and is gone', () => {
    const effects = events().flatMap((event) => (event.effects ?? []) as Reply[]);
    expect(effects).toContainEqual(expect.objectContaining({ effect: 'gone', why: 'turned-over' }));
  });

  test('WS-SOLO-06, WS-MEL-03: its units take orders, move, shoot, lift their suppression and fight a round of melee', () => {
    expect(factsBy('solo', 'action')).toEqual(expect.arrayContaining(['advance', 'halt', 'move-to-enemy', 'retreat']));
    for (const verb of ['spot', 'fire', 'move', 'suppress', 'assault', 'tankhit', 'barrage']) {
      expect(factsOfVerb(verb).length, verb).toBeGreaterThan(0);
    }
  });

  test('WS-PORT-04, WS-MOR-07: portals are eliminated, and enemies rout', () => {
    const effects = events().flatMap((event) => (event.effects ?? []) as Reply[]);
    expect(effects.filter(({ effect, why }) => effect === 'gone' && why === 'eliminated').length).toBeGreaterThan(0);
    expect(factsBy('morale', 'result')).toContain('routs');
  });

  test('an answer is taken back and stands again in the midst of a phase', () => {
    const at = replies.findIndex(({ command }) => command === '/undo');
    expect(at).toBeGreaterThan(0);
    expect(replies[at + 1]?.command).toBe('/redo');
  });

  test('section 9: the end tells how it went', () => {
    expect(String(replies.at(-1)?.command)).toBe('/game end confirm:true');
    expect(String(replies.at(-1)?.text)).toMatch(
      /men lost \d+[\s\S]*forces that came \d+, counters turned over \d+, turns played 12/,
    );
  });
});

const factsOfVerb = (verb: string) => rulings().filter((ruling) => ruling.verb === verb);

test('at Discord, up to the first throw of the enemy, whose dice and draws come from another seed there, it comes to the same', () => {
  const lines = battle.script.split('\n').filter((line) => line.startsWith('@'));
  // With the first ruling that makes the enemy throw.
  const first = replies.findIndex(({ rulings: thrown = [] }) => (thrown as Ruling[]).length > 0);
  expect(first).toBeGreaterThan(12);
  return sameAtDiscord({ ...battle, script: lines.slice(0, first).join('\n') }, replies.slice(0, first));
});

test.runIf(NIGHTLY)('the battle as a file comes back whole in another channel, and goes out again the same', () =>
  sameAsAFile(battle),
);
