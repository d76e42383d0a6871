import { afterAll, assert, beforeAll, describe, expect, test, vi } from 'vitest';
import { record } from '../../../src/campaign/record.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { Club } from '../club.ts';
import type { Interaction } from '../loopback/index.ts';
import { fighting } from '../skirmish.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

let club: Club;
let asked: string[];

beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

/** What a command asks of the store until it's answered, and in the background right after that. */
async function costOf(use: () => Interaction): Promise<{ asked: readonly string[]; requests: number; text: string }> {
  // What earlier commands write later is none of this one's.
  await written();
  const requests = club.discord.requests.length;
  asked = [];
  club.store.meddling = { before: (operation, key) => void asked.push(`${operation} ${nameOf(key)}`) };
  const interaction = use();
  await club.logged(interaction);
  await written();
  club.mendStore();
  return { asked, requests: club.discord.requests.length - requests, text: (await interaction.settled()).text };
}

/** What's written after answers is written together, a fifth of a second later. */
function written(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300));
}

/** A key without its log, channel and number. */
function nameOf(key: string): string {
  return /:(r|told|secret|head|s)(?=:|$)/.exec(key)?.[1] ?? key.split(':', 1)[0]!;
}

const use = (channel: string, name: string, options: Options) => () =>
  club.discord.command({ name, options, channel, user: 'anna' });

/** A channel in which everything that's found out once has been found out. */
async function warm(channel = club.channel()): Promise<string> {
  for (let i = 0; i < 3; i++) await club.logged(club.fire({ channel }));
  await written();
  return channel;
}

describe('what a command asks of the store', () => {
  test('a ruling: one write, no read, and one write after the answer', async () => {
    const channel = await warm();
    const fire = await costOf(() => club.fire({ channel }));
    expect(fire.asked).toEqual(['add r', 'put told']);
    // The answer itself, and nothing else.
    expect(fire.requests).toBe(1);
  });

  test('a ruling asks its resolver twice: to see that nothing is missing, and for its dice', async () => {
    const channel = await warm();
    const fire = vi.spyOn(rulesets['landser-classic']!.verbs.fire!, 'resolve');
    await club.logged(club.fire({ channel }));
    await written();
    expect(fire).toHaveBeenCalledTimes(2);
    fire.mockRestore();
  });

  test('while others are answered: one write and one after the answer for each, and none of those is dropped', async () => {
    const channels = await Promise.all(Array.from({ length: 20 }, () => warm()));
    asked = [];
    club.store.meddling = { before: (operation, key) => void asked.push(`${operation} ${nameOf(key)}`) };
    const all = channels.flatMap((channel) => Array.from({ length: 5 }, () => club.fire({ channel })));
    await Promise.all(all.map((interaction) => club.logged(interaction)));
    await written();
    club.mendStore();
    const times = (what: string) => asked.filter((each) => each === what).length;
    expect({ written: times('add r'), told: times('put told') }).toEqual({ written: 100, told: 100 });
    expect(asked.filter((each) => each.startsWith('get'))).toEqual([]);
  });

  test('a press of Same again under the last rulings: nothing is read; one write, and one after the answer', async () => {
    const channel = await warm();
    const message = await club.fire({ channel }).settled();
    const press = await costOf(() => club.discord.click({ message, label: 'Same again', user: 'anna' }));
    expect(press.asked.toSorted()).toEqual(['add r', 'put told']);
    expect(press.requests).toBe(1);
  });

  test('under an older one, its record is read at once with whatever is new, and kept for the next press', async () => {
    const channel = await warm();
    const message = await club.fire({ channel }).settled();
    for (const _ of [1, 2, 3]) await club.fire({ channel }).settled();
    const press = (user: string) => costOf(() => club.discord.click({ message, label: 'Same again', user }));
    const first = await press('anna');
    expect(first.asked.toSorted()).toEqual(['add r', 'getMany r', 'getMany r', 'put told']);
    for (const user of ['ben', 'carla', 'dora', 'emil']) {
      expect((await press(user)).asked.toSorted()).toEqual(['add r', 'put told']);
    }
    expect(first.requests).toBe(1);
  });

  test('the first one in a channel: it sees twice that there’s no log, and begins it in four writes; the rest comes after the answer', async () => {
    await warm();
    const first = await costOf(() => club.fire({ channel: club.channel() }));
    const begun = ['get channel', 'get channel', 'set secret', 'set secret', 'add channel'];
    expect(first.asked.slice(0, 5)).toEqual(begun);
    // The note that the log's changes will all be noted goes with its first record, in one statement.
    expect(first.asked.slice(5, 7).map((each) => each.split(' ')[0])).toEqual(['add', 'add']);
    // Whose channel it is now, by which book it plays, and where its ruling is shown.
    const after = ['get channel', 'get discord', 'get discord', 'getMany discord', 'put told'];
    expect(first.asked.slice(7).toSorted()).toEqual([...after, 'set discord', 'set discord']);
  });

  test('a refusal reads once, so that it is about the table as it stands', async () => {
    const { channel } = await fighting(club);
    await club.logged(use(channel, 'fire', { attacker: 'Miller', target: 'Bell', range: 8 })());
    const refused = await costOf(use(channel, 'fire', { attacker: 'Miller', target: 'Bell', range: 8 }));
    assert.isAtMost(refused.asked.length, 1, refused.asked.join(', '));
  });

  test('odds, a look-up and a completion read nothing where the campaign is at hand', async () => {
    const channel = await warm();
    const odds = await costOf(use(channel, 'fire', { weapon: 'rifle', range: 8, more: 'odds:true' }));
    const lookUp = await costOf(use(channel, 'card', { of: 'rifle' }));
    const completion = async () => {
      asked = [];
      club.store.meddling = { before: (operation, key) => void asked.push(`${operation} ${nameOf(key)}`) };
      await club.discord
        .autocomplete({ name: 'fire', focused: 'weapon', options: { weapon: 'ri' }, channel })
        .autocomplete();
      club.mendStore();
      return asked;
    };
    expect({ odds: odds.asked, lookUp: lookUp.asked, completion: await completion() }).toEqual({
      odds: [],
      lookUp: [],
      completion: [],
    });
  });

  test('a form reads at once what has been written since and what was said last time, and looks at no more of that than it needs', async () => {
    const channel = await warm();
    asked = [];
    let isBoth = () => {};
    const both = new Promise<void>((resolve) => {
      isBoth = resolve;
    });
    club.store.meddling = {
      before: (operation, key) => {
        if (asked.push(`${operation} ${nameOf(key)}`) === 2) isBoth();
        // Neither is answered before the other is asked for.
        return both;
      },
    };
    const checked = vi.spyOn(record, 'safeParse');
    await club.discord.command({ name: 'fire', options: { weapon: 'rifle' }, channel }).modal();
    club.mendStore();
    expect(asked).toEqual(['getMany r', 'getMany r']);
    expect(checked).toHaveBeenCalledTimes(2);
    checked.mockRestore();
  });

  test('a shot between two units of a battle: one write, no read, and one write after the answer', async () => {
    const { channel } = await fighting(club);
    const shot = { attacker: 'Bell', target: 'Miller', range: 8, cover: 'none', modifier: -3, more: 'faces:2' };
    await club.logged(use(channel, 'undo', {})());
    const { asked: all, requests, text } = await costOf(use(channel, 'fire', shot));
    expect(text).toContain('Bell');
    expect(all).toEqual(['add r', 'put told']);
    expect(requests).toBe(1);
    const reads = async (...[name, options]: [string, Options]) => (await costOf(use(channel, name, options))).asked;
    expect({
      odds: await reads('fire', { ...shot, more: 'odds:true' }),
      card: await reads('card', { of: 'rifle' }),
    }).toEqual({ odds: [], card: [] });
  });
});

describe('what is asked of Discord', () => {
  test('a shot of a battle: its answer, and in the minute after it the situation and each older message that changes, once', async () => {
    const { channel } = await fighting(club);
    const { id } = club.discord.channel(channel);
    const requests = async (work: () => Promise<unknown>) => {
      const before = club.discord.requests.length;
      await work();
      const all = club.discord.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
      // What earlier battles of other channels leave to be tidied is none of this.
      return all.filter((each) => each.includes('/interactions/') || each.includes(id));
    };
    const minute = async () => {
      club.time.pass(60_000);
      for (let before = -1; before !== club.discord.requests.length; await written()) {
        before = club.discord.requests.length;
        await written();
      }
    };
    await requests(minute);
    const shot = { attacker: 'Bell', target: 'Miller', range: 8, cover: 'none', modifier: -3, more: 'faces:2' };
    const now = await requests(() => club.logged(use(channel, 'fire', shot)()));
    expect(now).toEqual([expect.stringContaining('POST /interactions/')]);
    const later = await requests(minute);
    const edited = later.filter((each) => each.startsWith('PATCH'));
    const read = later.filter((each) => each.startsWith('GET'));
    // The situation is edited as it's known; an older message is read before its buttons are greyed.
    expect({ edited: edited.length, others: later.length - edited.length - read.length }).toEqual({
      edited: read.length + 1,
      others: 0,
    });
    expect([...new Set(later)]).toEqual(later);
    expect(await requests(minute)).toEqual([]);
  });
});
