import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemory } from '../../src/campaign/store/memory.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { attachedTo, type Say, sayOver } from './club-table.ts';
import { reportedBattle } from './reported-battle.ts';

let store: Store;
let say: Say;
const text = async (line: string) => plainText((await say(line)).document);

beforeAll(async () => {
  store = await openMemory({ answerWithin: 10_000 });
  say = sayOver(store);
  await reportedBattle(say);
});
afterAll(() => store.close());

describe('the report of a battle', () => {
  test('says how it stands, who was lost, what decided it and who was unlucky', async () => {
    const told = await text('/report');
    expect(told).toMatch(/^The battle is still going on\. Turn 2, first side: Germans to play\./);
    expect(told).toContain('Germans: 1 of 2 still in action. (anna)\nLost: Schmidt (removed).');
    // To hit on 4 or more, then a 6 and a 6: one in 72.
    expect(told).toContain(
      'Turn 1: Miller hit Schmidt: out of action, off the table. (dice from the table) The chance of that was 1%.',
    );
    expect(told).toContain('Unluckiest end: Miller hit Schmidt');
  });

  test('leaves out what was undone', async () => {
    expect(await text('/report turn:1')).not.toContain('orchard</b>');
    const { name, bytes } = attachedTo(await say('/report as:markdown'));
    expect(name).toBe('the-farm-at-troarn-battle-1.md');
    expect(new TextDecoder().decode(bytes)).not.toContain('orchard\\</b');
  });

  test('tells a whole turn, each step under its heading', async () => {
    const told = await text('/report turn:1');
    expect(told).toMatch(
      /First side, Germans\nSchmidt missed Miller\..* #11\nFog lies over .* #14\nSecond side, British\nMiller hit Schmidt/s,
    );
    await expect(text('/report turn:7')).rejects.toMatchObject({ says: 'no-such-turn', values: { turn: 7, last: 2 } });
    await expect(text('/report battle:2')).rejects.toMatchObject({ says: 'no-such-battle' });
  });

  test('is Markdown in which nothing that was typed is Markdown', async () => {
    const text = new TextDecoder().decode(attachedTo(await say('/report as:markdown')).bytes);
    expect(text).toMatch(/^# The farm \\<at\\> Troarn: battle 1\n/);
    expect(text).toContain('> Fog lies over \\<script\\>alert(1)\\</script\\> the orchard.');
  });

  test('has its numbers as data too', async () => {
    const { json } = await say('/report');
    expect(json.data).toMatchObject({
      file: 'the-farm-at-troarn-battle-1.html',
      report: {
        moments: [{ seq: 16, turn: 1, chance: 1 / 72 }],
        turns: [{ turn: 0 }, { turn: 1, lost: ['Schmidt'] }, { turn: 2, entries: [] }],
      },
    });
  });
});

describe('the report of a turn that ends', () => {
  test('comes by itself once the umpire wants it, and only for the turn that ended', async () => {
    await say('/fire who:Vogel target:Miller range:8 faces:3');
    const within = await text('@carla /turn end');
    expect(within).not.toContain('Vogel missed');
    const ended = await text('@carla /turn end');
    expect(ended).toMatch(/Turn 3, .*\nTurn 2\nFirst side, Germans\nVogel missed Miller\./s);
    expect(ended).not.toContain('Schmidt missed');
  });

  test('stops when it is turned off', async () => {
    await say('@carla /game report each-turn:false');
    await say('@carla /turn end');
    expect(await text('@carla /turn end')).not.toContain('Turn 3\n');
  });

  test('is for the umpire to set', async () => {
    await expect(text('/game report each-turn:true')).rejects.toMatchObject({ says: 'umpire-only' });
  });
});
