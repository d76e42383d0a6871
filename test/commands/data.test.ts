import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pointerOf } from '../../src/campaign/channels.ts';
import { keys } from '../../src/campaign/keys.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { KeptCommands } from '../../src/discord/commands/kept-commands.ts';
import { OwedDice } from '../../src/discord/commands/owed-dice.ts';
import { memory, recordsOf, refereeOn, thrownBy } from '../referee/table.ts';
import { attachedTo, battle, handing, type Say, STORES, sayOver, sayTo } from './club-table.ts';

const BOB = '234567890123456789';

/** A battle in which Bob is one of Discord's users, who is mentioned, names another umpire and goes on for long. */
async function withBob(say: Say): Promise<void> {
  await battle(say);
  await say(`@${BOB} /game join side:allies`);
  await say('@bob /agree');
  await say(`/note text:"Thanks, <@${BOB}>, and ${BOB}9 is nobody."`);
  await say(`/game umpire to:<@${BOB}>`);
  await say(`@${BOB} /agree`);
  for (let i = 0; i < 120; i++) await say(`@${BOB} /note text:"Line ${i}"`);
}

describe.each(STORES)('what is stored about a user on %s', (_, open) => {
  let store: Store;
  let say: Say;
  beforeEach(async () => {
    store = await open();
    say = sayOver(store);
    await withBob(say);
  });
  afterEach(() => store.close());

  test('is given to that user alone, as a file', async () => {
    const answer = await say(`@${BOB} /data export`);
    expect(answer.document.private).toBe(true);
    const { name, bytes } = attachedTo(answer);
    expect(name).toBe('my-data.json');
    const exported = JSON.parse(Buffer.from(bytes).toString());
    expect(exported).toMatchObject({
      format: 'personal-data',
      user: BOB,
      channel: 'caen',
      side: 'allies',
      isUmpire: true,
    });
    expect(exported.records.map(({ seq }: { seq: number }) => seq).slice(0, 3)).toEqual([13, 14, 16]);
    expect(exported.records).toHaveLength(124);
  });

  test('is also when he wants to be pinged, which is forgotten with it', async () => {
    await say(`@${BOB} /pings on:false`);
    expect((await say(`@${BOB} /data export`)).json.data).toMatchObject({ export: { pings: { off: true } } });
    await say(`@${BOB} /data delete confirm:true`);
    expect(await store.get(`pings:${BOB}`)).toBeUndefined();
    await say('@carla /pings on:false');
    expect((await say('@carla /data delete confirm:true')).json.data).toEqual({});
    expect(await store.get('pings:carla')).toBeUndefined();
    expect(await thrownBy(() => say('@carla /data delete'))).toMatchObject({ says: 'nothing-about-you' });
  });

  test('of one who was never here is nothing', async () => {
    const { json } = await say('@carla /data export');
    expect(json.data).toMatchObject({ export: { records: [], isUmpire: false } });
    expect(await thrownBy(() => say('@carla /data delete'))).toMatchObject({ says: 'nothing-about-you' });
  });

  test('goes: the ID is nowhere in what is read, the game is as it was', async () => {
    const before = (await say('/game status')).json;
    const { json } = await say(`@${BOB} /data delete confirm:true`);
    expect(json.data).toEqual({ pseudonym: 'deleted-user-1' });
    for (const there of [say, sayOver(store)]) {
      for (const line of [
        '/log size:200',
        '/game status',
        '/game export',
        '/game export as:markdown',
        '/data export',
      ]) {
        const answer = await there(line);
        const attached = (answer.document.attached ?? []).map(({ bytes }) => Buffer.from(bytes).toString());
        const whole = JSON.stringify([answer.json, answer.document.lines, attached]);
        expect(whole.replaceAll(`${BOB}9`, '')).not.toContain(BOB);
      }
      expect(JSON.stringify((await there('/game status')).json)).toBe(
        JSON.stringify(before).replaceAll(BOB, 'deleted-user-1'),
      );
    }
    const records = await recordsOf(store);
    expect(records[14]!.events).toEqual([{ type: 'noted', text: `Thanks, deleted-user-1, and ${BOB}9 is nobody.` }]);
    expect(records[15]).toMatchObject({
      command: '/game umpire to:deleted-user-1',
      events: [{ type: 'asked', users: ['deleted-user-1'], on: { user: 'deleted-user-1' } }],
    });
    expect(records[16]!.events).toMatchObject([{ type: 'agreed' }, { type: 'umpire-named', user: 'deleted-user-1' }]);
  });

  test('goes from an export for good, wherever that is imported', async () => {
    await say(`@${BOB} /data delete confirm:true`);
    const { bytes } = attachedTo(await say('/game export'));
    await say('#falaise /game import file:x', handing(bytes));
    expect(JSON.stringify(await recordsOf(store, 'falaise')).replaceAll(`${BOB}9`, '')).not.toContain(BOB);
  });

  test('begins anew for one who comes back', async () => {
    await say(`@${BOB} /data delete confirm:true`);
    await say(`@${BOB} /game join side:allies`);
    await say('@bob /agree');
    for (const there of [say, sayOver(store)]) {
      expect((await there('/game status')).json).toMatchObject({
        data: { game: { sides: { allies: { players: ['bob', 'deleted-user-1', BOB] } } } },
      });
    }
    expect((await say(`@${BOB} /data delete confirm:true`)).json.data).toEqual({ pseudonym: 'deleted-user-2' });
    expect((await sayOver(store)('/game status')).json).toMatchObject({
      data: { game: { sides: { allies: { players: ['bob', 'deleted-user-1', 'deleted-user-2'] } } } },
    });
  });

  test('in another channel is left as it is', async () => {
    await say(`#falaise @${BOB} /note text:Here.`);
    await say(`@${BOB} /data delete confirm:true`);
    expect((await recordsOf(store, 'falaise'))[0]!.by).toBe(BOB);
  });
});

test('at the terminal a name goes where it is somebody, and stays where it is a word', async () => {
  const { store } = await memory();
  const say = sayOver(store);
  await say('/game new');
  await say('/game umpire to:bob');
  await say('/note text:"bob is a verb, @bob is not"');
  await say('@bob /data delete confirm:true');
  expect((await recordsOf(store)).slice(1)).toMatchObject([
    { command: '/game umpire to:deleted-user-1' },
    { events: [{ text: 'bob is a verb, deleted-user-1 is not' }] },
  ]);
});

describe.each(STORES)('commands that aren’t finished, on %s, are gone at once and not after their hour', (_, open) => {
  const LONG = { name: 'fire', given: { who: 'x'.repeat(100) } };
  let store: Store;
  let say: Say;

  /** A throw that waits for its next die from the table, and a command too long for its button: each of everybody, everywhere. */
  beforeEach(async () => {
    store = await open();
    say = sayOver(store);
    for (const channel of ['caen', 'falaise']) {
      await say(`#${channel} /fire weapon:rifle range:8`);
      for (const user of ['anna', 'bob']) {
        const asked = { user, channel, command: '/fire', given: { faces: '6' } };
        await new OwedDice(store).keep(`${channel}-${user}`, 'fire', asked, 6);
        await new KeptCommands(store).carry('run', LONG, `${channel}-${user}`, asked);
      }
    }
  });
  afterEach(() => store.close());

  async function left(): Promise<string[]> {
    const found: string[] = [];
    for (const prefix of [keys.owedDie(''), keys.carried('')])
      for await (const key of store.keys(prefix)) found.push(key);
    return found.sort();
  }
  const both = (...of: readonly string[]) => [keys.carried, keys.owedDie].flatMap((key) => of.map((each) => key(each)));

  test('with /data delete: what is the user’s in that channel, and nothing else', async () => {
    expect(await left()).toEqual(both('caen-anna', 'caen-bob', 'falaise-anna', 'falaise-bob'));
    await say('@bob /data delete confirm:true');
    expect(await left()).toEqual(both('caen-anna', 'falaise-anna', 'falaise-bob'));
    await say('@anna /data delete confirm:true');
    expect(await left()).toEqual(both('falaise-anna', 'falaise-bob'));
  });

  test('with /server erase: everybody’s, in every channel of the server', async () => {
    await say('/server erase confirm:true', { manager: true, serverChannels: async () => ['caen'] });
    expect(await left()).toEqual(both('falaise-anna', 'falaise-bob'));
    await say('/server erase confirm:true', { manager: true, serverChannels: async () => ['caen', 'falaise'] });
    expect(await left()).toEqual([]);
  });
});

describe('a whole server', () => {
  const CHANNELS = { manager: true, serverChannels: async () => ['caen', 'falaise', 'empty'] };

  test('is erased by those who manage it: nothing of its logs is left, and others are as they were', async () => {
    const { store, rows } = await memory();
    const referee = refereeOn(store);
    const say = sayTo(referee);
    await say('#bayeux /fire weapon:rifle range:8');
    await referee.settle();
    const others = new Map(rows);
    await withBob(say);
    await say(`@${BOB} /data delete confirm:true`);
    const { bytes } = attachedTo(await say('/game export'));
    await say('#falaise /fire weapon:rifle range:8');
    await say('#falaise /game import file:x', handing(bytes));
    expect((await say('/server erase confirm:true', CHANNELS)).json.data).toEqual({ erased: 2 });
    expect(new Map(rows)).toEqual(others);
    expect(await pointerOf(store, 'caen')).toBeUndefined();
    // And begins again, in the same process.
    await say('/fire weapon:rifle range:8');
    expect((await recordsOf(store)).map(({ seq }) => seq)).toEqual([1]);
  });

  test('is not erased by anybody else', async () => {
    const say = sayOver((await memory()).store);
    await battle(say);
    expect(await thrownBy(() => say('/data delete server:true confirm:true'))).toMatchObject({
      says: 'managers-only',
    });
    expect(await thrownBy(() => say('/server erase confirm:true'))).toMatchObject({ says: 'managers-only' });
    for (const older of ['/server erase', '/data delete server:true'])
      expect((await say(older, CHANNELS)).json.data).toEqual({ toConfirm: 'data delete server' });
    expect((await say('/game status')).json).toMatchObject({ data: { game: { name: 'Caen' } } });
  });
});
