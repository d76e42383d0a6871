import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../nightly.ts';
import { atTheTerminal, factsOf, type Reply, sameAsAFile, sameAtDiscord, turnsIn } from './stage.ts';

/** Infantry with a half-track, a Sherman and artillery against two squads, a Panzer IV and a gun, with morale. */
const battle = {
  script: readFileSync(new URL('panzertroops.txt', import.meta.url), 'utf8'),
  seed: 'merl',
};

let replies: Reply[];
beforeAll(async () => {
  replies = await atTheTerminal(battle);
});

type Effect = Readonly<Record<string, unknown>>;

const effectsOf = (reply: Reply) => (reply.effects ?? []) as readonly Effect[];
const typed = (pattern: RegExp) => replies.filter(({ command }) => pattern.test(String(command)));
/** The one ruling that was typed like this, with these facts. */
const ruling = (pattern: RegExp, facts: Effect) => {
  const found = typed(pattern).filter((reply) => expect.objectContaining(facts).asymmetricMatch(reply.facts));
  expect(found.length).toBeGreaterThan(0);
  return found[0]!;
};
/** What a ruling makes owed at once, and the answer to it. */
function answered(reply: Reply, verb: string, rule: string): Reply {
  expect(effectsOf(reply)).toContainEqual(expect.objectContaining({ effect: 'due', verb, rule }));
  const next = replies[replies.indexOf(reply) + 1]!;
  expect(next.verb).toBe(verb);
  return next;
}

describe('the bridge at Merl, at the terminal', () => {
  test('PT-ORG-01: both armies are raised as they are printed', () => {
    const raised = typed(/^\/unit squad/).map(({ text }) => String(text).split(' ')[1]);
    expect(raised).toEqual(['12', '8', '2', '8', '8']);
  });

  test('PT-TURN-01: six steps a turn, always in their order, the Americans as Side A', () => {
    const positions = turnsIn(replies);
    const steps = positions.slice(0, 6).map(({ step, side }) => [step, side]);
    expect(steps).toEqual([
      ['first-side-moves', 'americans'],
      ['defensive-fire-of-second', 'germans'],
      ['attacking-fire-of-first', 'americans'],
      ['second-side-moves', 'germans'],
      ['defensive-fire-of-first', 'americans'],
      ['attacking-fire-of-second', 'germans'],
    ]);
    expect(positions.map(({ step, side }) => [step, side])).toEqual(positions.map((_, i) => steps[i % 6]));
    expect(positions.at(-1)!.turn).toBe(4);
  });

  test('PT-LOAD-01, PT-BAIL-05, PT-LOAD-06: the half-track takes men aboard, is shot up, and half of them get out', () => {
    const [loaded] = typed(/^\/move who:"Able M-3 half-track" target:/);
    const aboard = effectsOf(loaded!).filter(({ field }) => field === 'aboard');
    expect(aboard.length).toBe(8);
    const hit = ruling(/^\/tankhit attacker:Kurt target:"Able M-3/, { result: 'destroyed' });
    const out = answered(hit, 'bail', 'PT-BAIL-01');
    expect(out.facts).toEqual({ 'crew-out': 0, 'riders-out': 4 });
    expect(JSON.stringify(out.steps)).toContain('PT-BAIL-05');
    const lost = effectsOf(out).filter(({ effect, rule }) => effect === 'gone' && rule === 'PT-LOAD-06');
    expect(lost.length).toBe(4);
  });

  test('PT-BAIL-03: those who got out leave the wreck in their next move, at half a run', () => {
    const [leaves] = typed(/^\/move who:"Able Trooper with SMG 1"/);
    expect(leaves).toMatchObject({ facts: { allowed: true } });
    expect((leaves!.steps as { rule: string; result: string }[])[1]).toMatchObject({
      rule: 'PT-LOAD-01',
      result: '3″',
    });
  });

  test('PT-SMOKE-03, PT-SMOKE-09: the Sherman lays smoke, and then has none left', () => {
    expect(factsOf(replies, 'smoke')).toEqual([{ smoke: 'placed', 'ammo-out': true }]);
  });

  test('PT-ARTY-04, PT-ARTY-05: calls fail and go through, and the battery off the table fires indirectly', () => {
    expect(factsOf(replies, 'barrage').map(({ call }) => call)).toEqual(['failed', 'through', 'failed', 'through']);
    const shells = typed(/^\/fire attacker:"Battery/);
    expect(shells.map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ killed: 2, 'weapons-destroyed': 2 }),
      expect.objectContaining({ killed: 0, pinned: 2 }),
    ]);
    for (const shell of shells) expect(JSON.stringify(shell.steps)).toContain('PT-SPLIT-01');
  });

  test('PT-ARTY-11: the observer is killed after his last call, so nothing lands', () => {
    const [dead] = typed(/^\/fire attacker:Kurt target:"Eyes Forward observer"/);
    expect(dead).toMatchObject({ facts: { result: 'killed' } });
    const last = turnsIn(replies).length;
    expect(last).toBe(21);
    const end = replies.findLast((reply) => turnsIn([reply]).length > 0)!;
    expect(String(end.text)).toContain('PT-ARTY-11');
    expect(typed(/"Battery/).every((reply) => replies.indexOf(reply) < replies.indexOf(dead!))).toBe(true);
  });

  test('PT-SPLIT-01: one who ran and one in an assault move are shot at by one gun in two calls', () => {
    const shots = typed(/^\/fire attacker:"Home LMG team" target:"Able (Noncom with SMG|BAR man 2)" split/);
    expect(shots.map(({ steps }) => (steps as { rule: string; result?: string }[])[0])).toEqual([
      expect.objectContaining({ rule: 'PT-DEF-01', result: '6' }),
      expect.objectContaining({ rule: 'PT-DEF-02', result: '8' }),
    ]);
    expect(effectsOf(shots[1]!)).toContainEqual(expect.objectContaining({ field: 'points-used', value: 3 }));
  });

  test('PT-PIN-01: men are pinned', () => {
    expect(factsOf(replies, 'fire').filter(({ result }) => result === 'pinned').length).toBeGreaterThan(5);
  });

  test('PT-IMMO-01, PT-MOR-07: the Sherman is immobilised, checks at once and is shaken', () => {
    const hit = ruling(/^\/tankhit attacker:Pak target:Thunder/, { result: 'immobilised' });
    const check = answered(hit, 'morale', 'PT-MOR-07');
    expect(check).toMatchObject({
      facts: { morale: 'shaken' },
      steps: [{ modifiers: [{ rule: 'PT-MOR-13', value: -3 }] }],
    });
    expect(typed(/^\/move who:Thunder/).every((reply) => replies.indexOf(reply) < replies.indexOf(hit))).toBe(true);
  });

  test('PT-MOR-06: a shot at it that misses on a 3 asks for a check too', () => {
    const hit = ruling(/^\/tankhit attacker:Kurt target:Thunder/, { result: 'miss', 'morale-check': true });
    expect(answered(hit, 'morale', 'PT-MOR-06').facts).toEqual({ morale: 'good' });
  });

  test('PT-MOR-05, PT-MOR-09, PT-MOR-10: groups check as they lose men; some are shaken, and one breaks', () => {
    const [sergeant] = typed(/^\/fire attacker:Kurt target:"Baker Noncom/).slice(-1);
    const due = effectsOf(sergeant!).filter(({ effect, rule }) => effect === 'due' && rule === 'PT-MOR-05');
    expect(due.length).toBe(2); // the fourth of eight, and their leader
    const states = factsOf(replies, 'morale').map(({ morale }) => morale);
    expect(new Set(states)).toEqual(new Set(['good', 'shaken', 'broken']));
    const [broken] = replies.filter(({ facts }) => (facts as Effect | undefined)?.morale === 'broken');
    expect(effectsOf(broken!)).toContainEqual(
      expect.objectContaining({ field: 'morale', value: 'broken', rule: 'PT-MOR-10' }),
    );
  });

  test('PT-SATCH-01, PT-SATCH-02: a charge dropped in the move blows the Panzer IV up', () => {
    const [drop] = typed(/^\/move who:Sapper target:Kurt/);
    expect(effectsOf(drop!)).toContainEqual(expect.objectContaining({ field: 'dropped', rule: 'PT-SATCH-01' }));
    const blown = ruling(/^\/tankhit attacker:Sapper target:Kurt weapon:satchel/, { result: 'destroyed' });
    expect(JSON.stringify(blown.steps)).toContain('PT-SATCH-02');
    const out = answered(blown, 'bail', 'PT-BAIL-01');
    expect(out.facts).toEqual({ 'crew-out': 0 });
    expect(JSON.stringify(out.steps)).toContain('PT-BAIL-04');
  });

  test('PT-SCEN-06: the umpire decides by what both sides have lost, wrecks among it, crews not', () => {
    const wrecks = replies.flatMap(effectsOf).filter(({ effect, why }) => effect === 'gone' && why === 'wreck');
    expect(wrecks.length).toBe(2); // Kurt, and the half-track
    const [losses] = typed(/^\/game losses/);
    const tally = (losses!.data as { tally: { side: string; counts: Record<string, number> }[] }).tally;
    expect(tally.map(({ counts }) => counts)).toEqual([
      expect.objectContaining({ 'men-lost': 12, 'vehicles-lost': 1, captured: 0, exited: 0 }),
      expect.objectContaining({ 'men-lost': 7, 'vehicles-lost': 1, captured: 0, exited: 0 }),
    ]);
    expect(replies.slice(-3).map(({ text }) => String(text).split('\n')[0])).toEqual([
      'Note by ben: The Germans give the bridge up',
      expect.stringContaining('Battle 1, turn 4'),
      'The campaign is over. Its log stays here.',
    ]);
  });
});

test(
  'the same battle at Discord comes to the same, with the dice as they fell at the terminal',
  () => sameAtDiscord(battle, replies),
  60_000,
);

test.runIf(NIGHTLY)(
  'the battle as a file comes back whole in another channel, and goes out again the same',
  () => sameAsAFile(battle),
  60_000,
);
