import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../nightly.ts';
import { atTheTerminal, factsOf, type Reply, sameAsAFile, sameAtDiscord, turnsIn } from './stage.ts';

/** Fire teams, a mortar, an anti-tank gun and a Sherman by WW2 Skirmish, fought until one side has nobody left who can fight. */
const battle = {
  script: readFileSync(new URL('ww2-skirmish.txt', import.meta.url), 'utf8'),
  seed: 'k4-4',
};

let replies: Reply[];
beforeAll(async () => {
  replies = await atTheTerminal(battle);
}, 60_000);

type Effect = Readonly<Record<string, unknown>>;

interface Step {
  readonly rule: string;
  readonly outOf?: number;
  readonly result?: string;
  readonly modifiers: readonly { readonly rule?: string }[];
}

const typed = (pattern: RegExp) => replies.filter(({ command }) => pattern.test(String(command)));
const effects = () => replies.flatMap((reply) => (reply.effects ?? []) as Effect[]);
const steps = (reply: Reply | undefined) => (reply?.steps ?? []) as Step[];
const draws = () => replies.flatMap(steps).filter(({ outOf }) => outOf !== undefined);
const set = (field: RegExp, value: unknown) =>
  effects().filter((each) => each.effect === 'set' && field.test(String(each.field)) && each.value === value);

/** Whose phase it is at each line. */
function sideAt(line: number): string | undefined {
  return turnsIn(replies.slice(0, line + 1)).at(-1)?.side;
}

describe('the mill at Hollerath, at the terminal', () => {
  test('WS-TURN-02, WS-TURN-03: the sides have their phases by turns', () => {
    const sides = turnsIn(replies).map(({ side }) => side);
    expect(sides.length).toBeGreaterThanOrEqual(10);
    expect(sides).toEqual(sides.map((_, i) => (i % 2 === 0 ? 'germans' : 'americans')));
  });

  test('WS-FIRE-02, WS-FIRE-07: rifles and machine guns fire, aimed and unaimed, and the loaders help', () => {
    expect(typed(/^\/fire attacker:(Able|Anton|Baker|Berta) .*aim:aimed/).length).toBeGreaterThan(0);
    expect(typed(/^\/fire attacker:Dora .*aim:unaimed shots:3/).length).toBeGreaterThan(0);
    expect(typed(/^\/fire attacker:Dora .*aim:aimed/).length).toBeGreaterThan(0);
  });

  test('WS-SUP-01, WS-SUP-02: suppression is laid, and a die lifts it or leaves it', () => {
    expect(factsOf(replies, 'fire').filter(({ suppressed }) => Number(suppressed) > 0).length).toBeGreaterThan(0);
    const removed = factsOf(replies, 'suppress').map((facts) => facts.removed);
    expect(removed).toEqual(expect.arrayContaining([0, 1]));
  });

  test('WS-SUP-03: a try takes an Action from every member', () => {
    for (const reply of typed(/^\/suppress /)) {
      const spent = (reply.effects as Effect[]).filter(({ rule }) => rule === 'WS-SUP-03');
      expect(spent).toHaveLength(membersIn(reply));
    }
  });

  test('WS-EFF-05: who is hit is drawn by the referee, and every draw is a step that stands in the log', () => {
    const drawn = draws().filter(({ rule }) => rule === 'WS-EFF-05');
    expect(drawn.length).toBeGreaterThan(3);
    for (const { result } of drawn) expect(result).toMatch(/^figure-[1-5]$/);
  });

  test('WS-EFF-07, WS-EFF-09: figures are wounded, and killed', () => {
    expect(set(/^f\d-wounds$/, 1).length).toBeGreaterThan(0);
    expect(set(/^f\d-state$/, 'killed').length).toBeGreaterThan(0);
  });

  test('WS-MOR-01, WS-TURN-05: every morale test was owed when it was taken', () => {
    const owed = effects().filter(({ effect, verb }) => effect === 'due' && verb === 'morale');
    expect(factsOf(replies, 'morale').length).toBeGreaterThan(5);
    expect(factsOf(replies, 'morale').length).toBeLessThanOrEqual(owed.length);
  });

  test('WS-MOR-04, WS-MOR-07: teams hold, retire and rout', () => {
    const results = factsOf(replies, 'morale').map(({ result }) => result);
    expect(results).toEqual(expect.arrayContaining(['holds', 'retires', 'routs']));
  });

  test('WS-MOR-08: a team in rout rallies on a 6, and no sooner', () => {
    const rallied = factsOf(replies, 'rally').map((facts) => facts.rallied);
    expect(rallied).toContain(true);
    expect(rallied).toContain(false);
  });

  test('WS-MOR-09: routers spend all their Actions running', () => {
    const ran = typed(/^\/move /).filter((reply) => steps(reply).some(({ rule }) => rule === 'WS-MOR-09'));
    expect(ran.length).toBeGreaterThan(0);
    for (const reply of ran) {
      const left = (reply.effects as Effect[]).filter(({ field }) => /^f\d-left$/.test(String(field)));
      expect(left.map(({ value }) => value)).toEqual(left.map(() => 0));
    }
  });

  test('WS-GREN-04, WS-GREN-11: grenades are thrown, and one lands among them', () => {
    const [landed] = typed(/^\/grenade /).filter(({ facts }) => (facts as Effect).hit);
    expect(steps(landed).map(({ rule }) => rule)).toEqual(expect.arrayContaining(['WS-GREN-04', 'WS-GREN-11']));
  });

  test('WS-SMK-01, WS-SMK-03: a smoke round that is placed makes a fog that goes with its side’s next phase, a miss none', () => {
    const placed = factsOf(replies, 'smoke').map((facts) => facts.placed);
    const fogs = effects().filter(({ field }) => /^fog-/.test(String(field)));
    expect([...new Set(placed)].sort()).toEqual([false, true]);
    expect(fogs).toHaveLength(placed.filter(Boolean).length);
    for (const { until } of fogs) expect(until).toMatchObject({ side: 'americans', edge: 'end' });
  });

  test('WS-ART-01: shells hit figures, with the die of their calibre', () => {
    const shells = typed(/^\/barrage .*weapon:gun/).flatMap(steps);
    expect(shells).toContainEqual(expect.objectContaining({ rule: 'WS-ART-01', sides: 8 }));
  });

  test('WS-DMG-01: the tank is hit by hand-held weapon and gun', () => {
    const hits = factsOf(replies, 'tankhit').filter(({ hit }) => hit);
    expect(hits.length).toBeGreaterThanOrEqual(2);
    expect(typed(/^\/tankhit attacker:Ofen /).length).toBeGreaterThan(0);
    expect(typed(/^\/tankhit attacker:Pak .*weapon:gun/).length).toBeGreaterThan(0);
  });

  test('WS-DMG-13: a man of its crew is hit as by a machine gun', () => {
    expect(factsOf(replies, 'tankhit').map(({ damage }) => damage)).toContainEqual(
      expect.stringMatching(/^occupants-/),
    );
    const [hit] = typed(/^\/effect /);
    expect(steps(hit)[0]).toMatchObject({ rule: 'WS-EFF-01', modifiers: [{ rule: 'WS-EFF-03' }] });
  });

  test('WS-DMG-14: which of its weapons is wrecked is drawn', () => {
    expect(draws().filter(({ rule }) => rule === 'WS-DMG-14').length).toBeGreaterThan(0);
  });

  test('WS-MEL-01, WS-MOR-01: teams charge, and whom greater numbers charge tests before the fight', () => {
    const charges = typed(/^\/move .*target:/);
    expect(charges.length).toBeGreaterThan(0);
    for (const charge of charges) {
      const [, many, few, tests] = /(\d+) m[ae]n to (\d+): (\w+ tests first)?/.exec(String(charge.text)) ?? [];
      const due = (charge.effects as Effect[]).some(({ effect, verb }) => effect === 'due' && verb === 'morale');
      // A routing unit does not test again.
      expect([charge.text, due]).toEqual([charge.text, tests !== undefined]);
      expect(tests === undefined || Number(many) > Number(few)).toBe(true);
    }
  });

  test('WS-MEL-03: a round of melee has a loser, whose nerve is tested', () => {
    const fought = typed(/^\/assault /).filter(({ facts }) => (facts as Effect).winner !== 'none');
    expect(fought.length).toBeGreaterThan(0);
    expect(fought.flatMap((reply) => reply.effects as Effect[])).toContainEqual(
      expect.objectContaining({ effect: 'due', verb: 'morale' }),
    );
  });

  test('WS-FIRE-01: a team that kept still fires in the phase of the enemy', () => {
    const players = { germans: 'anna', americans: 'ben' } as const;
    const lines = battle.script.split('\n').filter((line) => line.startsWith('@'));
    const reactions = lines.filter((line, i) => {
      const side = sideAt(i);
      return / \/fire /.test(line) && side && !line.startsWith(`@${players[side as keyof typeof players]} `);
    });
    expect(reactions.length).toBeGreaterThan(0);
  });

  test('R-76: when one side has nobody left who can fight, the reply says who has won, and the umpire ends the battle', () => {
    expect(effects().filter(({ effect }) => effect === 'gone').length).toBeGreaterThanOrEqual(3);
    expect(String(replies.at(-2)?.text)).toMatch(/(Germans|Americans) have nobody left who can fight\. \w+ have won\./);
    expect(replies.slice(0, -2).filter(({ text }) => /have won/.test(String(text)))).toEqual([]);
    expect(String(replies.at(-1)?.command)).toBe('/game end confirm:true');
  });
});

/** How many of the team were there to pay; for a single man it is not shown. */
function membersIn({ text }: Reply): number {
  return Number(/(\d+) figures/.exec(String(text))?.[1] ?? 1);
}

test('at Discord it comes to the same up to the first draw, which falls otherwise there and with it all that follows', () => {
  const first = replies.findIndex((reply) => steps(reply).some(({ outOf }) => outOf !== undefined));
  expect(first).toBeGreaterThan(10);
  return sameAtDiscord(battle, replies.slice(0, first + 1));
}, 60_000);

test.runIf(NIGHTLY)(
  'the battle as a file comes back whole in another channel, and goes out again the same',
  () => sameAsAFile(battle),
  60_000,
);
