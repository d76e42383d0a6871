import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keys } from '../../../src/campaign/keys.ts';
import { openMemory } from '../../../src/campaign/store/memory.ts';
import type { Asked } from '../../../src/referee/asked.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { type Say, sayTo } from '../../commands/club-table.ts';
import { MeddledStore } from '../meddled-store.ts';
import { memory, recordsOf, refereeOn } from '../table.ts';

type Line = readonly [line: string, otherwise?: Partial<Asked>];

interface Seen {
  readonly line: string;
  /** What the speaker is told, without what is new every time. */
  readonly told: string;
  /** What the store was asked, one after the other. */
  readonly asked: readonly string[];
  /** How often a rule was asked for its judgement. */
  readonly judged: number;
}

const NEW_EACH_TIME = /\b[0-9a-f]{32,64}\b|\d{4}-\d\d-\d\dT[\d:.]+Z|\d\d:\d\d/g;

/** How often a rule has been asked so far: what a verb forbids or comes to, and what the side of the referee does next. */
let judged = 0;
const undone: (() => void)[] = [];

// Once for all, and not by spies: what's kept of a verb's checks may be kept with these, and has to work afterwards.
beforeAll(() => {
  const counted = (object: object, name: string) => {
    const rule = Reflect.get(object, name) as unknown;
    if (Array.isArray(rule)) for (const i of rule.keys()) counted(rule, String(i));
    if (typeof rule !== 'function') return;
    Reflect.set(object, name, function (this: unknown, ...args: unknown[]) {
      judged += 1;
      return rule.apply(this, args);
    });
    undone.push(() => Reflect.set(object, name, rule));
  };
  for (const { verbs, solo } of Object.values(rulesets)) {
    for (const verb of Object.values(verbs)) for (const name of ['forbid', 'refuses', 'resolve']) counted(verb, name);
    if (solo) counted(solo, 'next');
  }
});
afterAll(() => {
  for (const undo of undone.toReversed()) undo();
});

/** A campaign with something hidden, and how everybody who speaks sees it when that is changed behind their backs. */
async function seenWith(
  rows: ReadonlyMap<string, string>,
  hidden: Readonly<Record<string, object>>,
  lines: readonly Line[],
): Promise<Seen[]> {
  const store = new MeddledStore(await openMemory({ answerWithin: 10_000 }, new Map(rows)));
  for (const [key, value] of Object.entries(hidden)) await store.set(key, value);
  const say = sayTo(refereeOn(store));
  await say('/log');
  const seen: Seen[] = [];
  for (const [i, [line, otherwise]] of lines.entries()) {
    const asked: string[] = [];
    const before = judged;
    store.meddling.before = (operation, key) => void asked.push(`${operation} ${key.replace(NEW_EACH_TIME, '…')}`);
    const told = await say(line, { interaction: `x${i}`, ...otherwise }).then(
      ({ document }) => plainText(document),
      (error: Error & { says?: string }) => `${error.says}: ${error.message}`,
    );
    store.meddling = {};
    seen.push({ line, told: told.replace(NEW_EACH_TIME, '…'), asked, judged: judged - before });
  }
  return seen;
}

let rows: Map<string, string>;
let say: Say;
let log: string;
beforeEach(async () => {
  const made = await memory();
  rows = made.rows;
  const referee = refereeOn(made.store);
  say = sayTo(referee);
  await say('@carla /game new name:Caen');
  log = (await referee.fairness.status('caen')).log;
});

describe('whoever isn’t to know it is told the same in the same steps, whatever is hidden', () => {
  test('for which unit an order is, and what it says', async () => {
    await say('@bob /game join side:allies');
    await say('@anna /game join side:axis');
    for (const name of ['Schmidt', 'Huber']) await say(`/unit add profile:rifleman name:${name}`);
    await say('@bob /unit add profile:rifleman name:Miller');
    await say('/order unit:Schmidt', { secret: { text: 'Wait' } });
    const records = await recordsOf(await openMemory({ answerWithin: 10_000 }, rows));
    const sealed = records.flatMap(({ events }) => events).find((event) => event.type === 'order-sealed')!;
    const { units } = (await refereeOn(await openMemory({ answerWithin: 10_000 }, rows)).campaign('caen')).game!;
    const idOf = (name: string) => Object.values(units).find((unit) => unit.name === name)!.id;
    const key = keys.secret(log, sealed.hash);
    const text = { secret: { text: 'Another' } };
    const lines: Line[] = [
      ...['Schmidt', 'Huber', 'Miller'].flatMap((name): Line[] => [
        [`@carla /order unit:${name} side:axis`, text],
        [`@eve /order unit:${name}`, text],
      ]),
      ['@bob /order unit:Schmidt', text],
      ['@carla /order side:axis', text],
      ['@bob /order show:true side:axis'],
      ['@bob /order show:true'],
      ['@bob /order complete:true side:axis'],
      ['@bob /order complete:true'],
      ['@bob /order time:true'],
      ['@bob /game status'],
      ['@bob /unit show unit:Schmidt'],
      ['@bob /log'],
      ['@bob /fair verify'],
      ['@bob /data export'],
      ['@bob /unit remove unit:Schmidt'],
      ['@bob /fire who:Schmidt weapon:rifle range:8'],
      ['@bob /game join side:axis'],
    ];
    // What is worked out once for all is worked out by then.
    await seenWith(rows, {}, lines);
    const one = await seenWith(rows, { [key]: { salt: '00', text: 'Schmidt: Wait', unit: idOf('Schmidt') } }, lines);
    const two = await seenWith(rows, { [key]: { salt: '00', text: 'Huber: Go', unit: idOf('Huber') } }, lines);
    const three = await seenWith(rows, { [key]: { salt: '00', text: 'All of you: go' } }, lines);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    const refusals = one.filter(({ told }) => /^(?:not-|no-|orders-)/.test(told));
    expect(refusals.length).toBeGreaterThan(8);
    expect(one[0]!.told).toContain('not-replaced');
  });

  test('what a counter is', async () => {
    const made = await memory();
    const referee = refereeOn(made.store);
    const there = sayTo(referee);
    await there('/game new name:Solo rules:ww2-skirmish sides:"Paras, Germans"');
    await there('/game house toggle:solo-forces on:true');
    await there('/game join side:paras');
    await there('/unit add profile:rifle-team-nco name:Able side:paras');
    await there('/unit add profile:counter count:4 side:germans');
    const { game } = await referee.campaign('caen');
    const counters = Object.values(game!.units).filter(({ sealed }) => sealed !== undefined);
    expect(counters).toHaveLength(4);
    const { log: own } = await referee.fairness.status('caen');
    const all = (kind: string) =>
      Object.fromEntries(
        counters.map(({ name, sealed }) => [keys.secret(own, sealed!), { salt: '00', text: `${name}: ${kind}` }]),
      );
    const lines: Line[] = [
      ['/unit show unit:"Counter 1"'],
      ['/unit list'],
      ['/turn board'],
      ['/game status'],
      ['/fire who:Able target:"Counter 1" range:8'],
      ['/fire who:Able target:"Counter 1" weapon:rifle range:8 odds:true'],
      ['/fire who:"Counter 1" target:Able range:8'],
      ['/morale who:"Counter 2"'],
      ['/spot who:Able target:"Counter 3" range:12'],
      ['/unit edit unit:"Counter 1" fields:"name:Fritz"'],
      ['/solo'],
      ['/fair status'],
      ['/fair verify'],
      ['/data export'],
      ['/log'],
      ['/turn end'],
      ['/unit remove unit:"Counter 4"'],
      ['/undo'],
      ['/fair reveal'],
    ];
    await seenWith(made.rows, {}, lines);
    const one = await seenWith(made.rows, all('dummy'), lines);
    for (const kind of ['mine', 'artillery', 'sniper']) {
      expect(await seenWith(made.rows, all(kind), lines)).toEqual(one);
    }
    expect(one.some(({ judged }) => judged > 0)).toBe(true);
  });
});

test('secrets are read in these places alone: each decides by what everybody may know, or tells whoever may', () => {
  const READ = [
    'fairness/hiding.ts', // a side's hidden units, for those who play for it
    'fairness/orders.ts', // all orders at once, whoever asks
    'fairness/seals.ts', // all counters at once, before anything is ruled
    'fairness/seeds.ts',
    'log/check-logs.ts', // for the host, whose store it is
    'log/repair-logs.ts',
    'personal.ts', // a user's own orders
  ];
  const folder = new URL('../../../src', import.meta.url).pathname;
  const reading = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && /\bkeys\.secret\(|\bkeptOrder\(/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(reading.sort()).toEqual(READ.map((file) => `referee/${file}`));
});
