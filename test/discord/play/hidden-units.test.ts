import { InteractionResponseType as Callback } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keys } from '../../../src/campaign/keys.ts';
import { openMemory } from '../../../src/campaign/store/memory.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { RULESET_IDS, rulesetOf } from '../../../src/rules/index.ts';
import { Chance } from '../../battles/random/chance.ts';
import { runs } from '../../nightly.ts';
import { facesOf, recordsOf, refereeOn } from '../../referee/table.ts';
import { entriesFor, touchablesOf } from '../at-random/hands.ts';
import { typedBadly } from '../at-random/typed-badly.ts';
import { Club, NEVER } from '../club.ts';
import type { Interaction, Seen } from '../loopback/index.ts';

const WALKS = runs(1, 15);
const STEPS = runs(12, 30);
const CHANNEL = 'table';
const WITHIN = { answerWithin: 10_000 };
/** Whoever isn't to know: the other side's player, and somebody who watches. */
const OTHERS = ['bob', 'carl'] as const;
const HIDDEN = Array.from({ length: 10 }, (_, i) => `Ghost ${i + 1}`);
const NAMES = [
  'Ghost 1',
  'Ghost',
  'Kruse',
  'Voss',
  'Bell',
  'all',
  '8,10',
  'K11',
  '4 toward Ghost 2',
  'behind barracks',
];

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
  ],
};
const OPEN = [
  ['Bell', 'reds', 'anna', '30,30', 0],
  ['Hale', 'reds', 'anna', '34,30', 0],
  ['Kruse', 'blues', 'bob', '30,42', 180],
  ['Voss', 'blues', 'bob', '35,44', 180],
] as const;

type Options = Readonly<Record<string, string | number | boolean>>;

/** What's behind the seal that's in force: where everybody stands who's hidden. */
interface Behind {
  readonly places: Record<string, { readonly unit: { readonly fields: Record<string, unknown> } }>;
}

let rows: Map<string, string>;
let club: Club;

beforeEach(async () => {
  rows = new Map();
  club = await Club.open(await openMemory(WITHIN, rows));
});
afterEach(() => club.close());

/** Says it, and waits until all of it has been answered. */
async function says(user: string, name: string, options: Options = {}): Promise<void> {
  const { discord } = club;
  const said = discord.command({ name, options, user, channel: CHANNEL, unchecked: true });
  await discord.until(() => said.response, 'an answer');
  await club.logged(said);
}

/** A battle of a book on a drawn table, with ten of Anna's men hidden behind the barracks. */
async function begins(rules: string): Promise<void> {
  const profile = Object.keys(rulesetOf(rules).profiles).find((each) => /rifle|infantry/.test(each))!;
  await says('ump', 'game new', { name: 'Caen', rules, sides: 'Reds, Blues' });
  await says('ump', 'game posts', { which: 'each' });
  await says('anna', 'game join', { side: 'reds' });
  await says('bob', 'game join', { side: 'blues' });
  await says('ump', 'battlefield import', { json: JSON.stringify(TABLE) });
  for (const [name, side, user, to, facing] of OPEN) {
    await says(user, 'unit add', { profile, name, side });
    await says('ump', 'battlefield move', { what: name, to, facing });
  }
  for (const [i, name] of HIDDEN.entries()) {
    await says('anna', 'unit add', { profile, name, hidden: true });
    await says('anna', 'battlefield move', { what: name, to: `${8 + 5 * i},10` });
  }
  if (rulesetOf(rules).verbs.initiative) await says('ump', 'initiative');
  await says('ump', 'turn end');
}

/** The row behind the seal that's in force. */
async function sealed(): Promise<[key: string, behind: Behind]> {
  const store = await openMemory(WITHIN, rows);
  const referee = refereeOn(store);
  const channel = club.discord.channel(CHANNEL).id;
  const { log } = await referee.fairness.status(channel);
  const { hidden } = (await referee.campaign(channel)).game!;
  const key = keys.secret(log, hidden!.reds!.seals.at(-1)!);
  return [key, (await store.get(key)) as Behind];
}

/** The bot anew on a store, when its commands are registered: until then it mentions them without their IDs. */
async function restartedOn(store: Store): Promise<void> {
  const { discord } = club;
  const before = discord.requests.length;
  await club.restart({}, NEVER, store);
  const since = () => discord.requests.slice(before).map(({ route }) => route);
  await discord.until(() => ['get-commands', 'put-guild-commands'].every((each) => since().includes(each)), 'commands');
  await club.bot.registered();
}

const NEW_EACH_TIME = /\b\d{17,20}\b|\b[0-9a-f]{32,64}\b|\d{4}-\d\d-\d\dT[\d:.]+Z|\bt:\d{10}\b|\b\d\d:\d\d\b/g;

/** However often it has been edited: what's edited may have its keys in another order. */
const inOrder = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Without what's new every time. */
const plain = (text: string): string => text.replaceAll(NEW_EACH_TIME, '…');

/** Somebody on the other side, and a watcher, who try whatever may tell them of units that they can't see. */
class Attackers {
  /** All that they were shown, in order. */
  readonly told: string[] = [];
  readonly #chance: Chance;
  readonly #rules: string;
  readonly #before = new Set(OTHERS.flatMap((user) => club.discord.messages(CHANNEL, user).map(({ id }) => id)));
  readonly #store: Store;
  #threw = false;
  #records: number;

  constructor(store: Store, records: number, rules: string, seed: string) {
    this.#store = store;
    this.#records = records;
    this.#rules = rules;
    this.#chance = new Chance(seed);
  }

  /** Until dice are thrown: they differ with the interaction, and so does all that follows. */
  async attacks(steps: number): Promise<void> {
    for (let i = 0; i < steps && !this.#threw; i++) await this.#one();
  }

  async #one(): Promise<void> {
    const user = this.#chance.one(OTHERS);
    const verb = this.#chance.one(Object.keys(rulesetOf(this.#rules).verbs));
    const options: Options = typedBadly(verb, rulesetOf(this.#rules), NAMES, this.#chance);
    const name = this.#chance.one(NAMES);
    const other = this.#chance.one(NAMES);
    const way: Options = { who: this.#chance.one(['Kruse', 'Voss']), to: name, odds: this.#chance.in(2) };
    const deeds: readonly (() => Promise<void>)[] = [
      () => this.#presses(user),
      () => this.#presses(user),
      () => this.#presses(user),
      () => this.#says(user, 'play', {}),
      () => this.#says(user, verb, options),
      () => this.#says(user, verb, { who: 'Kruse', target: name, odds: this.#chance.in(2) }),
      () => this.#says(user, 'move', way),
      () => this.#says(user, 'battlefield measure', { from: 'Kruse', to: name }),
      () => this.#says(user, 'battlefield measure', { under: 'circle', at: name, radius: 6 }),
      () =>
        this.#says(
          user,
          'battlefield show',
          this.#chance.one<Options>([{ text: true }, { around: name }, { sees: other }]),
        ),
      () => this.#says(user, this.#chance.one(['unit show', 'unit remove']), { unit: name }),
      () =>
        this.#says(user, this.#chance.one(['unit list', 'turn board', 'game status', 'log', 'undo', 'turn end']), {}),
      () => this.#types(user, verb, options),
      () => this.#types(user, verb, { ...options, target: 'Gh' }),
      () => this.#types(user, 'battlefield measure', { to: 'Ghost' }),
    ];
    await this.#chance.one(deeds)();
  }

  async #says(user: string, name: string, options: Options): Promise<void> {
    const use = { name, options, user, channel: CHANNEL, unchecked: true };
    await this.#answered(user, `/${name} ${JSON.stringify(options)}`, () => club.discord.command(use));
  }

  async #types(user: string, name: string, options: Options): Promise<void> {
    const use = { name, options, focused: Object.keys(options).at(-1) ?? 'who', user, channel: CHANNEL };
    await this.#answered(user, `types /${name} ${JSON.stringify(options)}`, () => club.discord.autocomplete(use));
  }

  async #presses(user: string): Promise<void> {
    const shown = this.#answers(user).filter((message) => touchablesOf(message).length > 0);
    if (shown.length === 0) return this.#says(user, 'play', {});
    const message = shown.at(-1 - this.#chance.below(Math.min(3, shown.length)))!;
    const { customId, label, values } = this.#chance.one(touchablesOf(message));
    const chosen = values ? { values: [this.#chance.one(values)] } : {};
    await this.#answered(user, `presses ${label}`, () => club.discord.click({ message, customId, user, ...chosen }));
  }

  /** Keeps what comes of it; what Discord wouldn't let anybody send is kept as such. A form is filled in and sent. */
  async #answered(user: string, what: string, does: () => Interaction): Promise<void> {
    this.told.push(`${user}: ${what}`);
    let done: Interaction;
    try {
      done = does();
    } catch (error) {
      this.told.push(plain(String(error)));
      return;
    }
    await club.discord.until(() => done.response, 'an answer');
    if (done.response!.type === Callback.Modal) {
      this.#hears(done);
      const modal = await done.modal();
      const fields = entriesFor(modal, this.#chance, 'legal', NAMES);
      return this.#answered(user, `sends ${modal.title}`, () => club.discord.submit({ modal, fields, user }));
    }
    // A second tap has no answer of its own.
    if (ANSWERS.has(done.response!.type)) await done.settled();
    // It may go on with an answer after the first word of it, and switch off older buttons.
    await club.bot.quiet();
    const records = await recordsOf(this.#store, club.discord.channel(CHANNEL).id);
    this.#threw = records.slice(this.#records).some((record) => facesOf(record).length > 0);
    this.#records = records.length;
    if (this.#threw) this.told.push('dice');
    else this.#hears(done);
    // A reference to what went wrong differs each time.
    expect(club.takeErrors(), what).toEqual([]);
  }

  /** The answers that somebody sees; the situation is edited a few seconds later. */
  #answers(user: string): readonly Seen[] {
    const isNew = ({ id, raw, deleted }: Seen) => raw.interaction_metadata && !deleted && !this.#before.has(id);
    return club.discord.messages(CHANNEL, user).filter(isNew);
  }

  /** What it looks like to them in the end: whether it was there at once or a moment later depends on how busy the machine is. */
  #hears(done: Interaction): void {
    const { type, data } = done.response!;
    if (!MESSAGES.has(type)) this.told.push(plain(JSON.stringify(data)));
    for (const { text, components, files } of OTHERS.flatMap((user) => this.#answers(user).slice(-2))) {
      this.told.push(plain(`${text} ${JSON.stringify(components, inOrder)} ${files.map(({ name }) => name).join()}`));
    }
  }
}

const ANSWERS: ReadonlySet<Callback> = new Set([
  Callback.ChannelMessageWithSource,
  Callback.DeferredChannelMessageWithSource,
  Callback.UpdateMessage,
]);
const MESSAGES: ReadonlySet<Callback> = new Set([...ANSWERS, Callback.DeferredMessageUpdate]);

describe('through a stock client, nobody else can tell hidden units from none', () => {
  test.each(runs(['landser', 'ww2-skirmish'] as const, RULESET_IDS))(
    '%s',
    async (rules) => {
      await begins(rules);
      const [key, behind] = await sealed();
      expect(Object.keys(behind.places)).toHaveLength(HIDDEN.length);
      const elsewhere = structuredClone(behind);
      for (const [i, { unit }] of Object.values(elsewhere.places).entries()) unit.fields.at = `${10 + 5 * i},6`;
      const before = new Map(rows);
      for (let walk = 0; walk < WALKS; walk++) {
        const told: string[][] = [];
        for (const world of [behind, { ...behind, places: {} }, elsewhere]) {
          const store = await openMemory(WITHIN, new Map(before));
          await store.set(key, world);
          await restartedOn(store);
          const records = (await recordsOf(store, club.discord.channel(CHANNEL).id)).length;
          const attackers = new Attackers(store, records, rules, `hidden ${rules} ${process.env.SEED ?? ''}${walk}`);
          await attackers.attacks(STEPS);
          told.push(attackers.told);
        }
        const [one, two, three] = told;
        expect(two).toEqual(one);
        expect(three).toEqual(one);
        expect(one!.length).toBeGreaterThan(5);
      }
    },
    600_000,
  );
});
