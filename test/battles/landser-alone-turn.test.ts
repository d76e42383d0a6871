import { expect, test } from 'vitest';
import type { EventOf } from '../../src/campaign/record.ts';
import { seedOf } from '../../src/fairness/seed.ts';
import { waitingIn } from '../../src/referee/solo/solo.ts';
import { Playing } from '../referee/playing.ts';
import { recordsOf } from '../referee/table.ts';
import { piecesOf } from './looks.ts';

const BRITISH = ['Able', 'Bell', 'Cole', 'Dunn'];
const GERMANS = ['Weber', 'Kruse', 'Lang', 'Voss'];

/** Four riflemen of each side, 18″ apart on open ground with a wall between them; the enemy faces south. */
async function begin({ on = true, drawn = true } = {}): Promise<Playing> {
  const playing = await Playing.begin({ seed: seedOf('landser alone') });
  const row = (names: readonly string[], y: number, facing: number) =>
    names.map((name, i) => ({ name, at: [6 + 6 * i, y], facing }));
  const table = {
    format: 'umpire-table',
    version: 1,
    size: [36, 30],
    pieces: [
      {
        id: 'wall-1',
        kind: 'wall',
        line: [
          [4, 20],
          [14, 20],
        ],
        width: 0.25,
      },
    ],
    units: [...row(BRITISH, 5, 0), ...row(GERMANS, 23, 180)],
    edges: { british: 'south', germans: 'north' },
  };
  for (const line of [
    '/game new name:Mill rules:landser-classic sides:"British, Germans"',
    ...(on ? ['/game house toggle:borrowed-solo on:true'] : []),
    '/game join side:british',
    ...BRITISH.map((name) => `/unit add profile:rifleman name:${name}`),
    ...GERMANS.map((name) => `/unit add profile:rifleman name:${name} side:germans`),
    ...(drawn ? [`/battlefield import json:"${JSON.stringify(table).replaceAll('"', '\\"')}"`] : []),
    '/turn end',
  ])
    await playing.says('anna', line);
  return playing;
}

async function events(playing: Playing) {
  return (await recordsOf(playing.store)).flatMap(({ events: all }) => all);
}

test('R-66: a turn of the enemy’s takes one command, asks nothing, and each of its men acts once at most', async () => {
  const playing = await begin();
  await playing.says('anna', '/turn end');
  expect((await playing.game()).at).toMatchObject({ turn: 2, side: 'british' });
  expect(waitingIn(await playing.referee.campaign('caen'))).toBeUndefined();
  const ruled = (await events(playing)).filter((event): event is EventOf<'ruled'> => event.type === 'ruled');
  const orders = ruled.filter(({ solo, verb }) => solo && verb === 'solo');
  expect(orders.map(({ who }) => who)).toHaveLength(GERMANS.length);
  expect(orders.every(({ steps }) => steps.some(({ rule, faces }) => rule === 'R-68' && faces.length === 1))).toBe(
    true,
  );
  expect(orders.every(({ steps }) => steps.some(({ rule }) => rule === 'R-67'))).toBe(true);
  for (const name of GERMANS) {
    const { id } = await playing.unit(name);
    const acts = ruled.filter(({ who, verb, solo }) => solo && who === id && !['solo', 'spot'].includes(verb));
    expect(acts.length, name).toBe(1);
  }
});

test('R-66: its act is undone like any other, with all that it did in that turn, and played again with other dice', async () => {
  const playing = await begin();
  const before = (await playing.game()).units;
  await playing.says('anna', '/turn end');
  expect((await playing.game()).units).not.toEqual(before);
  await playing.says('anna', '/undo');
  expect((await playing.game()).units).toEqual(before);
  expect((await playing.game()).at).toMatchObject({ turn: 1, side: 'british' });
  await playing.says('anna', '/turn end');
  expect((await playing.game()).at).toMatchObject({ turn: 2, side: 'british' });
});

test('R-66: every die of the enemy’s can be recomputed', async () => {
  const playing = await begin();
  for (let i = 0; i < 3; i++) await playing.says('anna', '/turn end');
  const seen = await playing.hears('anna', '/fair verify');
  expect(seen).toMatch(/^All \d+ dice of \d+ records are right/);
});

test('R-66: without the house rule nobody plays the side; without a table it’s said what’s missing', async () => {
  const off = await begin({ on: false });
  expect((await off.game()).table.solo).toBeUndefined();
  expect(await off.fails('anna', '/solo task:turn')).toContain('borrowed-solo');
  expect(await off.fails('anna', '/solo task:action who:Able')).toContain('don’t play Able');
  const bare = await begin({ drawn: false });
  expect((await bare.game()).table.solo).toBeUndefined();
  const begun = (await events(bare)).find(({ type }) => type === 'turn-begun') as EventOf<'turn-begun'>;
  expect(begun.effects).toContainEqual(expect.objectContaining({ effect: 'remind', says: 'solo-wants-table' }));
});

test('R-72: whoever of it is on Covering Fire fires at a man who ends his move in his arc, and at nobody else', async () => {
  const playing = await begin();
  const { id } = await playing.unit('Kruse');
  await playing.says('anna', '/unit edit unit:Kruse fields:covering:true');
  const shots = async () =>
    (await events(playing)).flatMap((event) =>
      event.type === 'ruled' && event.who === id && event.verb === 'fire' ? [event.targets] : [],
    );
  // 34° off the way he faces.
  await playing.says('anna', '/move who:Dunn to:"2 N"');
  expect(await shots()).toEqual([]);
  await playing.says('anna', '/move who:Bell to:"2 N"');
  expect(await shots()).toEqual([[(await playing.unit('Bell')).id]]);
  expect((await playing.unit('Kruse')).fields.covering).toBeUndefined();
  // One shot in the enemy turn.
  await playing.says('anna', '/move who:Cole to:"2 N"');
  expect(await shots()).toHaveLength(1);
});

test('R-72: it waits for the players’ Covering Fire where they see who has moved, and goes on when they let him pass', async () => {
  const playing = await begin();
  for (const name of BRITISH) await playing.says('anna', `/act who:${name} action:covering-fire`);
  await playing.says('anna', '/turn end');
  const waits: string[] = [];
  for (let i = 0; i < 8 && (await playing.game()).at?.side === 'germans'; i++) {
    const waiting = waitingIn(await playing.referee.campaign('caen'));
    waits.push(String(waiting?.waits));
    if (i === 0 && waiting?.waits === 'reaction') {
      const [before] = [(await playing.game()).units[waiting.before ?? '']!];
      // The man opposite him has him in his arc.
      const opposite = BRITISH[GERMANS.indexOf(before.name)];
      await playing.says('anna', `/fire attacker:${opposite} target:${before.name}`);
    }
    if ((await playing.game()).at?.side === 'germans') await playing.says('anna', '/solo task:turn');
  }
  expect(waits.length).toBeGreaterThan(0);
  expect(new Set(waits)).toEqual(new Set(['reaction']));
  expect((await playing.game()).at).toMatchObject({ turn: 2, side: 'british' });
  const shots = (await events(playing)).filter(
    (event) => event.type === 'ruled' && !event.solo && event.verb === 'fire',
  );
  expect(shots).toHaveLength(1);
});

test('is worked out in pieces, so that no other channel waits for it', async () => {
  const playing = await begin();
  const { most, all, turns } = await piecesOf(() => playing.says('anna', '/turn end'));
  expect(all).toBeGreaterThan(0);
  expect(most).toBeLessThan(24);
  expect(turns).toBeGreaterThan(10);
});
