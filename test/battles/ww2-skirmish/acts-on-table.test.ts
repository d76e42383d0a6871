import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../src/fairness/seed.ts';
import type { Document } from '../../../src/reply/document.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { Playing } from '../../referee/playing.ts';
import { recordsOf } from '../../referee/table.ts';

/** Hale in the open, 18″ south of Weber and Kruse's machine gun; a portal in the north, and Moss behind a house. */
async function begin(): Promise<Playing> {
  const playing = await Playing.begin({ seed: seedOf('acts') });
  const corners = [
    [30, 10],
    [36, 10],
    [36, 14],
    [30, 14],
  ];
  const table = {
    format: 'umpire-table',
    version: 1,
    size: [48, 48],
    pieces: [{ id: 'house', kind: 'building', polygon: corners, storeys: 2 }],
    units: [
      { name: 'Hale', at: [16, 13], facing: 0 },
      { name: 'Moss', at: [33, 7], facing: 0 },
      { name: 'Weber', at: [16, 31], facing: 180 },
      { name: 'Kruse', at: [22, 31], facing: 90 },
      { name: 'Portal', at: [40, 44], facing: 180 },
    ],
    edges: { paras: 'south', germans: 'north' },
  };
  for (const line of [
    '/game new name:Acts rules:ww2-skirmish sides:"Paras, Germans"',
    '/game house toggle:solo-forces on:true',
    '/game join side:paras',
    '/unit add profile:rifle-team-nco name:Hale',
    '/unit add profile:bren-team name:Moss',
    '/unit add profile:rifle-team-nco name:Weber side:germans',
    '/unit add profile:hmg-team name:Kruse side:germans',
    '/unit add profile:portal name:Portal side:germans',
    `/battlefield import json:"${JSON.stringify(table).replaceAll('"', '\\"')}"`,
    '/turn end',
  ])
    await playing.says('anna', line);
  return playing;
}

const pictures = (document: Document) => (document.pictures ?? []).map(({ alt }) => alt);
const leads = ({ buttons = [] }: Document) =>
  buttons.filter(({ action }) => action === 'act').map(({ of, disabled }) => (disabled ? 'none' : of));

describe('WS-TURN-04: the enemy’s phase on a drawn table, act by act', () => {
  test('each act has its dice, its rule and its picture as the table stood then, and leads to the next one and to all of them', async () => {
    const playing = await begin();
    // Both carry on; Weber’s four shots miss, and then Kruse fires.
    const { document, json } = await playing.says('anna', '/turn end faces:"3 3 1 1 1 1"');
    const seq = Number(json.seq);
    expect(leads(document)).toEqual([{ seq, act: 1 }]);
    const acts: string[] = [];
    const drawn: string[] = [];
    const first = await playing.says('anna', '/battlefield show act:1');
    const { acts: of } = first.json.data as { acts: number };
    expect(of).toBeGreaterThanOrEqual(4);
    for (let act = 1; act <= of; act++) {
      const one = await playing.says('anna', `/battlefield show act:${act} number:${seq}`);
      acts.push(plainText(one.document));
      drawn.push(...pictures(one.document));
      expect(leads(one.document)).toEqual([
        act === 1 ? 'none' : { seq, act: act - 1 },
        act === of ? 'none' : { seq, act: act + 1 },
        { seq, act: 0 },
      ]);
    }
    expect(drawn).toHaveLength(of);
    // The order of the book: nobody fires before everybody has had his order.
    const orders = acts.findLastIndex((text) => text.includes('/solo: Order'));
    const shots = acts.findIndex((text) => / \/fire /.test(text));
    expect(shots).toBeGreaterThan(orders);
    expect(acts[0]).toMatch(/^The Germans: act 1 of \d+\n/);
    expect(acts[0]).toMatch(/Action: D6 \d → .* \(WS-ACT-01\)/);
    expect(drawn.map((alt) => / \w+ attacks Hale/.exec(alt)?.[0])).toEqual(
      acts.map((text) => /^(\w+) \/fire/m.exec(text)).map((shot) => (shot ? ` ${shot[1]} attacks Hale` : undefined)),
    );
  });

  test('all of it is what the reply said, with the picture of all arrows and lines', async () => {
    const playing = await begin();
    const { document, json } = await playing.says('anna', '/turn end');
    const all = await playing.says('anna', `/battlefield show number:${json.seq}`);
    const told = plainText(document).split('\n');
    for (const line of plainText(all.document).split('\n').slice(1, -1)) expect(told).toContain(line);
    expect(pictures(all.document)).toEqual(pictures(document));
  });

  test('the reaction to one’s own move has its picture and its acts, too (WS-FIRE-01)', async () => {
    const playing = await begin();
    const { document, json } = await playing.says('anna', '/move who:Hale to:"3 W" faces:"1 1 1 1"');
    const { events } = (await recordsOf(playing.store)).at(-1)!;
    const shots = events.filter((event) => event.type === 'ruled' && event.solo && event.verb === 'fire');
    expect(shots.length).toBeGreaterThan(1);
    expect(pictures(document)[0]).toMatch(/1: \w+ attacks Hale, WS-FIRE-\d+\. 2: \w+ attacks Hale/);
    expect(leads(document)).toEqual([{ seq: json.seq, act: 1 }]);
    const act = await playing.says('anna', '/battlefield show act:1');
    expect(plainText(act.document)).toMatch(/^The Germans: act 1 of 2\n(Weber|Kruse) /);
    expect(plainText(act.document)).not.toContain('/move');
  });

  test('nothing of it is written; what’s undone, what isn’t there and what nobody did is said so', async () => {
    const playing = await begin();
    const { json } = await playing.says('anna', '/turn end');
    await playing.says('anna', '/battlefield show act:2');
    expect((await recordsOf(playing.store)).length).toBe(json.seq);
    const wrong = (line: string) => playing.fails('anna', line);
    expect(await wrong('/battlefield show act:90')).toMatch(/has acts 1 to \d+, and no act 90/);
    expect(await wrong('/battlefield show act:1 number:2')).toContain('Umpire ran no side in number 2');
    expect(await wrong('/battlefield show act:1 number:99')).toContain('no number 99');
    await playing.says('anna', '/undo');
    expect(await wrong(`/battlefield show act:1 number:${json.seq}`)).toContain('has already been undone');
  });
});
