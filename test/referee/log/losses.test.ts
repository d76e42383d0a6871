import { beforeEach, describe, expect, test } from 'vitest';
import type { Losses } from '../../../src/campaign/history/losses.ts';
import { Playing } from '../playing.ts';

let table: Playing;

beforeEach(async () => {
  table = await Playing.caen();
  await table.says('anna', '/unit squad name:Red');
  await table.says('ben', '/unit squad name:Blue');
  await table.says('ute', '/turn end');
});

const losses = async (options = '') => (await table.says('anna', `/game losses${options}`)).json.data as Losses;
const course = ({ turns }: Losses) => turns.map(({ turn, strength: { axis, allies } }) => [turn, axis, allies]);
/** Somebody of the Allies is shot. */
const shoot = (man: string) =>
  table.says('ute', `/fire who:"Red Rifleman 1" target:"${man}" range:8 faces:"6 6 6" override`);
/** Both sides have played. */
async function turnEnds(): Promise<void> {
  await table.says('ute', '/game enforcement how:off');
  for (let i = 0; i < 2; i++) await table.says('ute', '/turn end');
}

describe('/game losses', () => {
  test('tells the strength of each side at the end of each turn, and now', async () => {
    await shoot('Blue Loader');
    await turnEnds();
    await shoot('Blue Rifleman 1');
    expect(course(await losses())).toEqual([
      [0, 10, 10],
      [1, 10, 9],
      [2, 10, 8],
    ]);
    expect((await table.hears('anna', '/game losses')).split('\n')).toEqual([
      'Battle 1, turn 2: Axis 10 of 10, Allies 8 of 10 in action',
      'turn   Axis  Allies',
      'start    10      10',
      '1        10       9',
      'now      10       8',
      'The worst turn was turn 1: 1 lost, both sides together.',
      'Out in turn 1: Blue Loader',
      'Out in turn 2: Blue Rifleman 1',
    ]);
  });

  test('counts nobody lost who got out of a wreck: what was lost is what the curves fell by (HP-TANK-10)', async () => {
    table = await Playing.begin();
    await table.says('ute', '/game new rules:hans-n-panzer');
    await table.says('anna', '/game join side:axis');
    await table.says('ben', '/game join side:allies');
    await table.says('anna', '/unit add profile:panther name:Panther fields:"weapon:75mm-long"');
    await table.says('ben', '/unit add profile:sherman name:Able fields:"weapon:75mm-us"');
    await table.says('ben', '/unit add profile:infantry name:Durham');
    for (let step = 0; step < 2; step++) await table.says('ute', '/turn end');
    await table.says('anna', '/tankhit attacker:Panther target:Able range:9 faces:"5 5 6 6"');
    for (let step = 0; step < 3; step++) await table.says('ute', '/turn end');
    expect((await table.unit('Able')).gone).toBe('wreck');
    const { turns } = await losses();
    const [start, ...later] = turns.map(({ strength }) => strength.allies!);
    const lost = turns.flatMap((each) => each.lost).reduce((sum, each) => sum + each.lost, 0);
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBe(start! - later.at(-1)!);
    expect(await table.hears('anna', '/game losses')).toContain(`: ${lost} lost, both sides together.`);
  });

  test('knows nothing of what was undone, and knows it again after redo', async () => {
    await shoot('Blue Loader');
    await table.says('ute', '/undo');
    expect(course(await losses())).toEqual([
      [0, 10, 10],
      [1, 10, 10],
    ]);
    await table.says('ute', '/redo');
    expect(course(await losses()).at(-1)).toEqual([1, 10, 9]);
  });

  test('tells an earlier battle too, and the last one when the campaign is over', async () => {
    await shoot('Blue Loader');
    const first = await losses();
    await table.says('ute', '/game battle');
    expect(course(await losses())).toEqual([[0, 10, 9]]);
    expect(await losses(' battle:1')).toEqual({ ...first, over: true });
    await table.says('ute', '/game end confirm:true');
    expect(await losses()).toMatchObject({ battle: 2, over: true });
  });

  test('of a battle that has not been says so', async () => {
    expect(await table.fails('anna', '/game losses battle:2')).toBe(
      'There’s no battle 2. This campaign is still in its first.',
    );
  });
});

describe('/turn board', () => {
  test('says whose turn it is, who has yet to act, and then every unit side by side', async () => {
    await shoot('Blue Loader');
    const told = await table.hears('anna', '/turn board');
    expect(told.split('\n').slice(0, 3)).toEqual([
      'Turn 1, first side: Axis to play',
      expect.stringMatching(/^Yet to act: .*Red Loader/),
      'Axis: 10 in play',
    ]);
    expect(told).toContain('Allies: 9 in play, 1 out\n');
    expect(told).toMatch(/^Blue Loader · out of play \(.*\)$/m);
    expect(told).toMatch(/\nCaen: Landser \(original\), battle 1$/);
  });

  test('is for all to see, of one side if that is asked, with data for a program', async () => {
    const { document, json } = await table.says('anna', '/turn board side:Allies');
    expect(document.private).toBeFalsy();
    expect(document.pictures).toHaveLength(1);
    const { at, due, units } = json.data as { at: object; due: unknown[]; units: { side: string }[] };
    expect([at, due]).toEqual([{ turn: 1, step: 'first-side', side: 'axis' }, []]);
    expect(units.map(({ side }) => side)).toEqual(Array.from({ length: 10 }, () => 'allies'));
    expect(await table.fails('anna', '/turn board side:alies')).toContain('Did you mean allies?');
  });

  test('is a button under the turn and the situation, where there are units', async () => {
    for (const command of ['/turn status', '/game status', '/turn end']) {
      const { buttons } = (await table.says('ute', command)).document;
      expect([command, buttons?.map(({ action }) => action)]).toEqual([command, ['board']]);
    }
    const empty = await Playing.caen();
    for (const command of ['/turn status', '/game status', '/turn end']) {
      expect((await empty.says('ute', command)).document.buttons ?? []).toEqual([]);
    }
  });
});
