import { describe, expect, test } from 'vitest';
import type { EventOf } from '../../src/campaign/record.ts';
import { seedOf } from '../../src/fairness/seed.ts';
import { questionIn, waitingIn } from '../../src/referee/solo/solo.ts';
import { Playing } from '../referee/playing.ts';
import { recordsOf } from '../referee/table.ts';
import { piecesOf } from './looks.ts';

const NINE = ['Able', 'Bell', 'Cole', 'Dunn', 'Edge', 'Finn', 'Gale', 'Hale', 'Ives'];
const THREE = ['Weber', 'Kruse', 'Lang'];

/** Nine teams in the south of a table, three of the enemy's in its north with a portal, two walls and a wood between them. */
async function begin(): Promise<Playing> {
  const playing = await Playing.begin({ seed: seedOf('nine') });
  const place = (name: string, x: number, y: number, facing: number) => ({ name, at: [x, y], facing });
  const table = {
    format: 'umpire-table',
    version: 1,
    size: [72, 48],
    pieces: [
      {
        id: 'wall-1',
        kind: 'wall',
        line: [
          [10, 22],
          [34, 22],
        ],
        width: 0.25,
      },
      {
        id: 'wall-2',
        kind: 'wall',
        line: [
          [40, 30],
          [62, 30],
        ],
        width: 0.25,
      },
      {
        id: 'wood-1',
        kind: 'wood',
        polygon: [
          [30, 34],
          [42, 34],
          [42, 40],
          [30, 40],
        ],
      },
    ],
    units: [
      ...NINE.map((name, i) => place(name, 6 + 7 * i, 8, 0)),
      ...THREE.map((name, i) => place(name, 18 + 16 * i, 36, 180)),
      place('Portal', 60, 44, 180),
    ],
    edges: { paras: 'south', germans: 'north' },
  };
  for (const line of [
    '/game new name:Nine rules:ww2-skirmish sides:"Paras, Germans"',
    '/game house toggle:solo-forces on:true',
    '/game join side:paras',
    ...NINE.map((name) => `/unit add profile:rifle-team name:${name}`),
    ...THREE.map((name) => `/unit add profile:rifle-team-nco name:${name} side:germans`),
    '/unit add profile:portal name:Portal side:germans',
    `/battlefield import json:"${JSON.stringify(table).replaceAll('"', '\\"')}"`,
    '/turn end',
  ])
    await playing.says('anna', line);
  return playing;
}

describe('WS-TURN-04: a turn of nine own and three enemy units on a drawn table', () => {
  test('needs nothing but the player’s own moves, his end of the turn, and what only he decides or owes', async () => {
    const playing = await begin();
    for (const name of NINE) {
      await playing.says('anna', `/move who:${name} to:"3 N"`).catch(() => undefined);
      expect(questionIn(await playing.referee.campaign('caen'))).toBeUndefined();
    }
    let commands = 0;
    for (
      let i = 0;
      i < 10 && (await playing.game()).at?.side === 'paras' && (await playing.game()).at?.turn === 1;
      i++
    ) {
      const owing = Object.values((await playing.game()).due).find(({ verb }) => verb === 'morale');
      const who = owing?.unit && (await playing.game()).units[owing.unit]?.name;
      await playing.says('anna', who ? `/morale who:${who}` : '/turn end');
    }
    for (; (await playing.game()).at?.side === 'germans'; commands++) {
      const waiting = waitingIn(await playing.referee.campaign('caen'));
      expect(waiting?.waits).toMatch(/^(owed|reaction)$/);
      await playing.says('anna', '/solo task:turn');
      expect(commands).toBeLessThan(12);
    }
    expect((await playing.game()).at).toMatchObject({ turn: 2, side: 'paras' });
    const events = (await recordsOf(playing.store)).flatMap(({ events: all }) => all);
    expect(events.some(({ type }) => type === 'solo-asked')).toBe(false);
    const measured = events.filter((event) => event.type === 'solo-answered');
    expect(measured.length).toBeGreaterThanOrEqual(3);
    expect(measured.every((event) => event.measured === true)).toBe(true);
  });

  test('is worked out in pieces, so that no other channel waits for it; what has been looked at isn’t looked at again', async () => {
    const playing = await begin();
    const { most, all, turns } = await piecesOf(() => playing.says('anna', '/turn end'));
    expect(all).toBeGreaterThan(0);
    // A team of four looks at one man, and at his cover, in a piece: twenty teams take more pieces, not longer ones.
    expect(most).toBeLessThan(40);
    expect(turns).toBeGreaterThan(300);
    expect(all).toBeLessThan(1600);
  });

  test('what a player’s move and /play look at is looked at in pieces as well', async () => {
    const playing = await begin();
    for (const command of ['/move who:Able to:"3 N"', '/play unit:Bell']) {
      const { most, all, turns } = await piecesOf(() => playing.says('anna', command));
      expect([command, all > 0, most < 40, turns > 20]).toEqual([command, true, true, true]);
    }
  });

  test('every move of the enemy is drawn as it goes and where it ends, and told with its rule', async () => {
    const playing = await begin();
    const moves: EventOf<'ruled'>[] = [];
    for (let i = 0; i < 60 && moves.length < 3; i++) {
      const waiting = waitingIn(await playing.referee.campaign('caen'));
      // A retirement is the player's own.
      const owed = waiting?.waits === 'owed' ? waiting.dues.find(({ verb }) => verb === 'move') : undefined;
      const who = owed?.unit && (await playing.game()).units[owed.unit]?.name;
      const says = who ? `/move who:${who}` : waiting ? '/solo task:turn' : '/turn end';
      const { document } = await playing.says('anna', says);
      const { events } = (await recordsOf(playing.store)).at(-1)!;
      const moved = events.filter(
        (event) => event.type === 'ruled' && event.solo && event.verb === 'move',
      ) as EventOf<'ruled'>[];
      moves.push(...moved);
      const alt = document.pictures?.[0]?.alt ?? '';
      expect(alt.match(/\d+: [A-Z][a-z]+ moves, WS-[A-Z]+-\d+\./g) ?? []).toHaveLength(moved.length);
    }
    expect(moves.length).toBeGreaterThanOrEqual(3);
    for (const { effects, drawn } of moves) {
      const ends = effects.find((each) => each.effect === 'set' && each.field === 'at');
      expect(ends).toMatchObject({ value: drawn!.slice(-2).join(',') });
      expect(effects.some((each) => each.effect === 'set' && each.field === 'at' && each.rule === 'TABLE')).toBe(true);
      expect(effects.some((each) => each.effect === 'remind' && each.says?.startsWith('solo-'))).toBe(true);
    }
  });
});
