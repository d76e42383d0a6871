import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isBehind } from '../../src/fairness/sealed.ts';
import { NIGHTLY } from '../nightly.ts';
import { folder, objectsIn, umpire } from '../terminal/umpire.ts';
import { atTheTerminal, factsOf, type Reply, sameAsAFile, sameAtDiscord, turnsIn } from './stage.ts';

/** A tank platoon and infantry on each side, by Hans 'n' Panzer, until one side has nobody left to fight. */
const battle = {
  script: readFileSync(new URL('hans-n-panzer.txt', import.meta.url), 'utf8'),
  seed: 'kursk',
};

interface Effect {
  readonly effect: string;
  readonly of?: { readonly unit?: string };
  readonly field?: string;
  readonly value?: unknown;
  readonly unit?: string;
  readonly why?: string;
}

interface Event {
  readonly type: string;
  readonly effects?: readonly Effect[];
  readonly closes?: readonly Effect[];
  readonly units?: readonly { readonly id: string; readonly name: string }[];
  readonly hash?: string;
  readonly orders?: readonly {
    readonly side: string;
    readonly hash: string;
    readonly salt: string;
    readonly text: string;
  }[];
}

let replies: Reply[];
beforeAll(async () => {
  replies = await atTheTerminal(battle);
});

describe('the road to Prokhorovka, at the terminal', () => {
  test('HP-SEQ-02: each turn is movement, guns, other weapons, morale', () => {
    // When the last step ends the battle is over, and play stays where it is.
    const steps = turnsIn(replies)
      .slice(0, -1)
      .map(({ step }) => step);
    expect(steps.length).toBeGreaterThanOrEqual(16);
    const turn = ['move', 'guns', 'fire', 'morale'];
    expect(steps).toEqual(steps.map((_, i) => turn[i % 4]));
  });

  test('both sides seal their orders each turn; they are shown when both are in, and the hashes prove them', () => {
    const sealed = events().flatMap(({ type, hash }) => (type === 'order-sealed' ? [hash] : []));
    const shown = events().flatMap(({ type, orders }) => (type === 'orders-revealed' ? [orders!] : []));
    expect(shown).toHaveLength(Math.max(...turnsIn(replies).map(({ turn }) => turn)));
    expect(shown.map((orders) => orders.map(({ side }) => side))).toEqual(shown.map(() => ['germans', 'russians']));
    expect(shown.flat().map(({ hash }) => hash)).toEqual(sealed);
    expect(shown.flat().every((order) => isBehind(order.hash, order))).toBe(true);
  });

  test('no reply to an order that is still sealed has a word of it', () => {
    const orders = events().flatMap((event) => event.orders ?? []);
    const waiting = replies.filter(({ text }) => String(text).includes('Waiting for'));
    expect(waiting).toHaveLength(orders.length / 2);
    expect(waiting.filter((reply) => orders.some(({ text }) => JSON.stringify(reply).includes(text)))).toEqual([]);
  });

  test('no text of an order stands in the stored log before both are shown', async () => {
    const shown = replies.findIndex((reply) => eventsOf(reply).some(({ type }) => type === 'orders-revealed'));
    const sealedOnly = battle.script
      .split('\n')
      .filter((text) => text.startsWith('@'))
      .slice(0, shown);
    const stored = await storedAfter(sealedOnly);
    const orders = events().flatMap((event) => event.orders ?? []);
    expect(stored).toContain(orders[0]!.hash);
    for (const { text, salt } of orders) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(salt);
    }
  });

  test('HP-SEQ-01: men who were hit in a step still fire in it, and come off when it ends', () => {
    const inStep = afterTheirLosses();
    expect(inStep.length).toBeGreaterThan(0);
    expect(inStep.filter(({ firer, ends }) => !ends.some((effect) => isFewerMen(effect, firer)))).toEqual([]);
  });

  test('HP-SEQ-01: a tank that was hit in a step still fires in it, and the damage counts when the step ends', () => {
    expect(shotThoughStruck().length).toBeGreaterThan(0);
    expect(stepEnds().filter(({ why }) => why === 'wreck').length).toBeGreaterThan(0);
    expect(stepEnds().filter(({ field, value }) => field === 'state' && value === 'disabled').length).toBeGreaterThan(
      0,
    );
  });

  test('HP-TANK-10, HP-TANK-11: tanks are destroyed and disabled', () => {
    const results = factsOf(replies, 'tankhit').map(({ result }) => result);
    expect(results).toEqual(expect.arrayContaining(['destroyed', 'disabled', 'glances']));
  });

  test('HP-ART-11: the battery fires what its observer called for the turn before', () => {
    const calls = replies.filter(({ command }) => /who:Auge .*action:call-fire/.test(String(command)));
    const salvos = replies.filter(({ command }) => /^\/barrage attacker:Haubitze/.test(String(command)));
    expect(salvos.length).toBeGreaterThan(0);
    expect(calls.length).toBeGreaterThan(0);
    for (const salvo of salvos) {
      const [call] = calls.filter((each) => replies.indexOf(each) < replies.indexOf(salvo)).slice(-1);
      expect(turnOf(call!)).toBeLessThan(turnOf(salvo));
    }
  });

  test('HP-MOR-19: units rout and leave the table, and HP-RAL-01: officers try to rally them', () => {
    expect(factsOf(replies, 'morale')).toContainEqual({ result: 'routs' });
    expect(factsOf(replies, 'rally').length).toBeGreaterThan(2);
    const left = replies.flatMap(effectsOf).filter(({ why }) => why === 'left-table');
    expect(left.length).toBeGreaterThan(1);
  });

  test('HP-RUL-56: the side with nobody left has lost; the battle is over by itself', async () => {
    const ended = stepEnds().filter(({ effect }) => effect === 'ended');
    expect(ended).toEqual([
      { effect: 'ended', winner: 'germans', loser: 'russians', why: 'one-side-left', rule: 'HP-RUL-56' },
    ]);
    const units = await unitsLeft();
    const [russians, germans] = ['russians', 'germans'].map((side) => units.filter((unit) => unit.side === side));
    expect(russians!.filter(fights)).toEqual([]);
    expect(germans!.filter(fights).length).toBeGreaterThan(0);
  });
});

test('the same battle at Discord comes to the same, with the dice as they fell at the terminal', () =>
  sameAtDiscord(battle, replies));

test.runIf(NIGHTLY)('the battle as a file comes back whole in another channel, and goes out again the same', () =>
  sameAsAFile(battle),
);

interface Listed {
  readonly side: string;
  readonly name: string;
  readonly gone?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The units as they are listed when the battle is over. */
async function unitsLeft(): Promise<readonly Listed[]> {
  const run = await umpire(['--json', '--db', 'memory:', '--seed', battle.seed], `${battle.script}@carla /unit list\n`);
  return (objectsIn(run).at(-1)!.data as { units: readonly Listed[] }).units;
}

function fights({ gone, fields }: Listed): boolean {
  return !gone && !fields.house && Boolean(fields.men || fields.crew);
}

/** The log as stored after these lines. */
async function storedAfter(lines: readonly string[]): Promise<string> {
  const db = `sqlite://${join(folder, 'kursk-sealed.sqlite')}`;
  // Under another name, since an exported file is named after the campaign.
  const script = `${lines.join('\n').replace('Prokhorovka', 'Oboyan')}\n@carla /game export\n`;
  const run = await umpire(['--json', '--db', db, '--seed', battle.seed], script);
  return JSON.stringify(objectsIn(run).at(-1));
}

/** The shots of infantry who had lost men earlier in the same step, each with what happened at the step's end. */
function afterTheirLosses(): { firer: string; ends: readonly Effect[] }[] {
  const ids = new Map(events().flatMap(({ units }) => (units ?? []).map(({ id, name }) => [name, id] as const)));
  const told: { firer: string; ends: readonly Effect[] }[] = [];
  let hit: (string | undefined)[] = [];
  let fired: string[] = [];
  for (const reply of replies) {
    const [ended] = eventsOf(reply).filter(({ type }) => type === 'turn-begun');
    if (ended) {
      told.push(...fired.map((firer) => ({ firer, ends: ended.closes ?? [] })));
      [hit, fired] = [[], []];
    }
    const firer = ids.get(/^\/fire attacker:(\S+)/.exec(String(reply.command))?.[1] ?? '');
    if (firer !== undefined && hit.includes(firer)) fired.push(firer);
    hit.push(...effectsOf(reply).flatMap(({ field, of }) => (field === 'hit' ? [of!.unit] : [])));
  }
  return told;
}

function isFewerMen({ field, of, value }: Effect, unit: string): boolean {
  return field === 'men' && of?.unit === unit && Number(value) < 10;
}

function eventsOf({ data }: Reply): readonly Event[] {
  return (data as { events?: readonly Event[] } | undefined)?.events ?? [];
}

function events(): Event[] {
  return replies.flatMap(eventsOf);
}

function effectsOf({ effects }: Reply): readonly Effect[] {
  return (effects ?? []) as Effect[];
}

/** What happened as steps ended. */
function stepEnds(): Effect[] {
  return events().flatMap(({ type, closes }) => (type === 'turn-begun' ? (closes ?? []) : []));
}

/** The turn in which a line was given. */
function turnOf(reply: Reply): number {
  return Math.max(0, ...turnsIn(replies.slice(0, replies.indexOf(reply) + 1)).map(({ turn }) => turn));
}

/** The shots of those who had been destroyed or disabled earlier in the same step. */
function shotThoughStruck(): Reply[] {
  const names = new Map(events().flatMap(({ units }) => (units ?? []).map(({ id, name }) => [id, name] as const)));
  let struck: (string | undefined)[] = [];
  return replies.filter((reply) => {
    if (turnsIn([reply]).length > 0) struck = [];
    const [, attacker] = /^\/tankhit attacker:(\S+)/.exec(String(reply.command)) ?? [];
    const isStruck = attacker !== undefined && struck.includes(attacker);
    const now = effectsOf(reply).filter(({ field }) => field === 'struck');
    struck.push(...now.map(({ of }) => names.get(of!.unit!)));
    return isStruck;
  });
}
