import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { openMemory } from '../../../src/campaign/store/memory.ts';
import type { Asked } from '../../../src/referee/asked.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { RULESET_IDS, rulesetOf } from '../../../src/rules/index.ts';
import { complete } from '../../../src/terminal/completer.ts';
import { sayTo } from '../../commands/club-table.ts';
import { MeddledStore } from '../meddled-store.ts';
import { memory, refereeOn } from '../table.ts';

const NIGHTLY = process.env.NIGHTLY !== undefined;

/** Whoever asks: the other side's player, somebody who watches, and an umpire who has played. */
const OTHERS = ['bob', 'carl'] as const;
const HIDDEN = Array.from({ length: 10 }, (_, i) => `Ghost ${i + 1}`);
/** A long building that nobody sees through, with the open units to the north of it. */
const TABLE = {
  ...{ format: 'umpire-table', version: 1, size: [72, 48], edges: { reds: 'south', blues: 'north' } },
  pieces: [
    {
      id: 'barracks',
      kind: 'building',
      polygon: [
        [4, 20],
        [68, 20],
        [68, 24],
        [4, 24],
      ],
      storeys: 4,
    },
    {
      id: 'wood-1',
      kind: 'wood',
      polygon: [
        [30, 34],
        [40, 34],
        [40, 40],
      ],
    },
    {
      id: 'wall-1',
      kind: 'wall',
      line: [
        [20, 36],
        [28, 36],
      ],
      width: 0.25,
      height: 1,
    },
  ],
  units: [],
};

/** Who isn't hidden: Anna's Bell and Hale, Bob's Kruse and Voss. */
const OPEN = [
  ['Bell', 'reds', 'anna', '30,30', 0],
  ['Hale', 'reds', 'anna', '34,30', 0],
  ['Kruse', 'blues', 'bob', '30,42', 180],
  ['Voss', 'blues', 'bob', '35,44', 180],
] as const;

const quoted = (json: object) => JSON.stringify(json).replaceAll('"', '\\"');

/** A battle of a book on a drawn table, before its first turn, with ten of Anna's men hidden behind the barracks. */
async function battle(rules: string, begun: boolean) {
  const { store, rows } = await memory();
  const referee = refereeOn(store);
  const say = sayTo(referee);
  const profile = Object.keys(rulesetOf(rules).profiles).find((each) => /rifle|infantry/.test(each))!;
  await say(`@ump /game new name:Caen rules:${rules} sides:"Reds, Blues"`);
  await say('@anna /game join side:reds');
  await say('@bob /game join side:blues');
  await say(`@ump /battlefield import json:"${quoted(TABLE)}"`);
  for (const [name, side, user, at, facing] of OPEN) {
    await say(`@${user} /unit add profile:${profile} name:${name} side:${side}`);
    await say(`@ump /battlefield move what:${name} to:${at} facing:${facing}`);
  }
  for (const [i, name] of HIDDEN.entries()) {
    await say(`/unit add profile:${profile} name:"${name}" hidden:true`);
    await say(`/battlefield move what:"${name}" to:"${8 + 5 * i},10"`);
  }
  if (begun) {
    // Some books ask who goes first.
    await say('@ump /initiative').catch(() => undefined);
    await say('@ump /turn end');
  }
  return { store, rows, referee, say };
}

/** The seal that's in force, and the row behind it. */
async function sealIn({ referee, store }: Pick<Awaited<ReturnType<typeof battle>>, 'referee' | 'store'>) {
  const { log } = await referee.fairness.status('caen');
  const { hidden } = (await referee.campaign('caen')).game!;
  const key = keys.secret(log, hidden!.reds!.seals.at(-1)!);
  return { key, behind: (await store.get(key)) as Behind };
}

type Behind = {
  key: string;
  places: Record<string, { unit: { fields: Record<string, unknown> }; lasting: unknown[] }>;
};

const NEW_EACH_TIME = /\b[0-9a-f]{32,64}\b|\d{4}-\d\d-\d\dT[\d:.]+Z|\d\d:\d\d/g;

/** What a user sees of each line, what the store is asked for it, and how often a rule is asked. */
async function seenBy(rows: ReadonlyMap<string, string>, hidden: readonly [string, unknown], lines: readonly string[]) {
  const store = new MeddledStore(await openMemory({ answerWithin: 10_000 }, new Map(rows)));
  await store.set(...hidden);
  const referee = refereeOn(store);
  const say = sayTo(referee);
  await say('@carl /log');
  const seen: object[] = [];
  for (const [i, line] of lines.entries()) {
    const asked: string[] = [];
    store.meddling.before = (operation, key) => {
      // How many records are read at once depends on how busy the machine is.
      if (operation !== 'getMany') asked.push(`${operation} ${key.replace(NEW_EACH_TIME, '…')}`);
    };
    const otherwise: Partial<Asked> = { interaction: `x${i}` };
    const told = await say(line, otherwise).then(
      ({ document, json }) => JSON.stringify({ text: plainText(document), pictures: document.pictures, json }),
      (error: Error & { says?: string; values?: unknown }) =>
        `${error.says}: ${error.message} ${JSON.stringify(error.values)}`,
    );
    // What Tab offers for it, up to each of its options.
    const typed = line.replace(/^@\w+ /, '').replace(/:[^:]*$/, ':');
    const user = line.slice(1).split(' ', 1)[0]!;
    const offered = await complete(english, referee, typed, { user, channel: 'caen' }).catch(String);
    store.meddling = {};
    seen.push({ line, told: told.replaceAll(NEW_EACH_TIME, '…'), offered, asked });
  }
  return seen;
}

/** Every command as an attacker would give it: as it stands in its help, with what may be hidden for every name, and near places. */
function attacks(rules: string): string[] {
  const places = ['8,10', 'Ghost 1', '13,11', 'K11', '4 toward Ghost 2', 'behind barracks', 'in barracks'];
  const names = ['Ghost 1', 'Ghost', 'Kruse', 'all'];
  const own = commands.flatMap(({ name, example, examples = [], options = {} }) => {
    const given = Object.entries(options).flatMap(([option, { type }]) => {
      if (type === 'boolean') return [`/${name} ${option}:true`];
      return type === 'string' ? [...names, ...places].map((each) => `/${name} ${option}:"${each}"`) : [];
    });
    return [example, ...examples, `/${name}`, ...given];
  });
  const verbs = Object.keys(rulesetOf(rules).verbs).flatMap((verb) => [
    ...names.map((name) => `/${verb} who:Kruse target:"${name}" odds:true`),
    ...names.map((name) => `/${verb} who:Kruse target:"${name}"`),
    `/${verb} who:"Ghost 1" target:Kruse`,
    `/${verb} target:"Ghost 1"`,
    ...places.flatMap((at) => [
      `/${verb} who:Kruse point:"${at}" odds:true`,
      `/${verb} who:Voss to:"${at}" odds:true`,
      `/${verb} who:Voss to:"${at}"`,
    ]),
  ]);
  const table = [
    ...places.map((at) => `/battlefield measure from:Kruse to:"${at}"`),
    ...places.map((at) => `/battlefield measure under:circle at:"${at}" radius:6`),
    '/battlefield measure under:rectangle at:30,10 bearing:0 length:20 width:60',
    '/battlefield measure under:line at:4,10 to:68,10 width:2',
    '/battlefield measure ground:8,10',
    ...['8,10', '8.2,10.2', '13,10'].map((at) => `/battlefield move what:Voss to:${at}`),
    '/battlefield show text:true',
    '/battlefield show around:30,10 within:20',
    '/battlefield show sees:Kruse',
    '/unit list can:true',
    '/unit add profile:rifleman name:"Ghost 1"',
    '/unit rename unit:Voss name:"Ghost 1"',
    '/battlefield lay piece:"unit Ghost at 8,10"',
    '/battlefield lay piece:"wood from 8,10"',
    '/battlefield reveal what:"Ghost 1"',
    '/battlefield hide what:"Ghost 1"',
    '/battlefield hide side:reds',
  ];
  // What ends the battle opens every seal; and a throw of loose dice, which knows no battle, is cut short where the machine is busy.
  const opens = /^\/(?:roll|battle end|game (?:end|battle|new|move-to|import)|data delete|server|fair reveal)/;
  return [...table, ...verbs, ...own].filter((line) => line.startsWith('/') && !opens.test(line));
}

/** Every so many of them, so that each kind has its turn. */
function sample(lines: readonly string[], rules: string): readonly string[] {
  if (NIGHTLY) return lines;
  const every = 131;
  const first = RULESET_IDS.indexOf(rules as (typeof RULESET_IDS)[number]) * 7;
  return lines.filter((_, i) => i % every === first % every || i < 6);
}

afterEach(() => vi.restoreAllMocks());

describe('nobody else can tell hidden units from none', () => {
  test.each(RULESET_IDS)(
    '%s',
    async (rules) => {
      const fought = await battle(rules, true);
      const { key, behind } = await sealIn(fought);
      const { places } = behind;
      expect(Object.keys(places)).toHaveLength(10);
      const elsewhere = structuredClone(behind);
      for (const [i, { unit }] of Object.values(elsewhere.places).entries()) unit.fields.at = `${10 + 5 * i},6`;
      const lines = OTHERS.flatMap((user) => sample(attacks(rules), rules).map((line) => `@${user} ${line}`));
      // What is worked out once for all is worked out by then.
      await seenBy(fought.rows, [key, behind], lines.slice(0, 10));
      const one = await seenBy(fought.rows, [key, behind], lines);
      expect(await seenBy(fought.rows, [key, { ...elsewhere, places: {} }], lines)).toEqual(one);
      expect(await seenBy(fought.rows, [key, elsewhere], lines)).toEqual(one);
      const told = JSON.stringify(one.map((each) => ({ ...each, line: '' })));
      // A name that stands in what they typed themselves may be repeated to them.
      expect(told).not.toMatch(/Ghost (?:3|4|5|6|7|8|9|10)\b/);
    },
    600_000,
  );
});
