import { beforeEach, describe, expect, test } from 'vitest';
import { commands, run } from '../../../commands/index.ts';
import type { Answer } from '../../../src/command/command.ts';
import { commandNamed } from '../../../src/command/find.ts';
import { readExport } from '../../../src/referee/arrival/reading.ts';
import { plainText } from '../../../src/reply/plain.ts';
import { readCommand } from '../../../src/terminal/line.ts';
import { Playing } from '../playing.ts';
import { recordsOf, refereeOn } from '../table.ts';

let table: Playing;
/** The number of Bell's shot. */
let shot: number;

const text = ({ document }: Answer) => plainText(document);
const seqOf = ({ json }: Answer) => json.seq as number;

/** What happened, without numbers, times and what waits for an answer. */
async function state() {
  const { made: _, owed: __, asks: ___, ...game } = await table.game();
  return game;
}

beforeEach(async () => {
  table = await Playing.caen();
  await table.says('ute', '/unit add profile:rifleman name:Bell side:axis');
  await table.says('ute', '/unit add profile:rifleman name:Frank side:allies');
  await table.says('ute', '/unit add profile:rifleman name:Miller side:allies');
  await table.says('anna', '/turn end');
  shot = seqOf(await table.says('anna', '/fire who:Bell target:Frank weapon:rifle range:8 faces:"6 6 6"'));
});

describe('/correct', () => {
  test('shows what changes, and is done when the other side agrees: the hit was the other man’s', async () => {
    expect((await table.unit('Frank')).gone).toBeDefined();
    const asked = await table.says('anna', `/correct ${shot} target:Miller`);
    expect(text(asked)).toMatch(/anna asks to correct #\d+: target Miller/);
    expect(text(asked)).toContain('Frank: out of play');
    expect((await table.unit('Frank')).gone).toBeDefined();
    expect(await table.fails('anna', '/agree')).toContain('Only the other side');
    const done = await table.says('ben', '/agree');
    expect(text(done)).toContain(`Corrected #${shot}: target Miller`);
    expect((await table.unit('Frank')).gone).toBeUndefined();
    expect((await table.unit('Miller')).gone).toBeDefined();
    const log = plainText((await table.says('ben', '/log')).document);
    expect(log).toContain(`corrected in #${seqOf(done)}`);
  });

  test('taken back restores exactly what was, and stands again when that is lifted', async () => {
    const before = await table.game();
    await table.says('anna', `/correct ${shot} target:Miller`);
    await table.says('ben', '/agree');
    const after = await state();
    await table.says('ute', '/undo');
    expect({ ...(await table.game()), asks: before.asks }).toEqual(before);
    await table.says('ute', '/redo');
    expect(await state()).toEqual(after);
  });

  test('by an umpire who plays no side is done at once, after he has seen it', async () => {
    const shown = await table.says('ute', `/correct ${shot} target:Miller`);
    expect(text(shown)).toContain('Nothing has happened yet');
    expect((await table.unit('Frank')).gone).toBeDefined();
    const [command] = (shown.json.data as { commands: string[] }).commands;
    await table.says('ute', command!);
    expect((await table.unit('Miller')).gone).toBeDefined();
    expect(await table.fails('ute', command!)).not.toBe('');
  });

  test('is nobody’s who has no part in the game', async () => {
    expect(await table.fails('zoe', `/correct ${shot} range:12`)).toContain('you have no part in this game');
  });

  test('marks what is more than a slip of the eye, and wants the other side’s word for it', async () => {
    const asked = await table.says('anna', `/correct ${shot} modifier:1`);
    expect(text(asked)).toContain('More than a slip of the eye: modifier');
    await table.says('ben', '/agree');
    const event = (await table.newest()) as { type: string; beyond?: string[] };
    expect(event).toMatchObject({ type: 'corrected', beyond: ['modifier'] });
  });

  test('of dice, of nothing, of the same, and of what is no ruling is refused', async () => {
    expect(await table.fails('anna', `/correct ${shot} faces:1`)).toContain('You can’t correct faces');
    expect(await table.fails('anna', `/correct ${shot}`)).toContain('Say what is right');
    expect(await table.fails('anna', `/correct ${shot} range:8`)).toContain('already');
    expect(await table.fails('anna', '/correct 1 range:8')).not.toBe('');
    expect(await table.fails('anna', '/correct 99 range:8')).not.toBe('');
  });

  test('that waits for an answer lapses when the ruling is undone meanwhile, or another is agreed to', async () => {
    await table.says('anna', `/correct ${shot} target:Miller`);
    const other = await table.says('anna', `/correct ${shot} range:12`);
    await table.says('ben', `/agree number:${seqOf(other)}`);
    expect((await table.game()).asks).toEqual([]);
    await table.says('anna', `/correct ${shot} target:Miller`);
    await table.says('ute', '/undo');
    expect(await table.fails('ben', '/agree')).not.toBe('');
  });

  test('agreed to twice at once is done once', async () => {
    const asked = await table.says('anna', `/correct ${shot} target:Miller`);
    const before = (await recordsOf(table.store)).length;
    const agree = (interaction: string) => table.says('ben', `/agree number:${seqOf(asked)}`, { interaction });
    const both = await Promise.allSettled([agree('1300000000000000001'), agree('1300000000000000002')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await agree('1300000000000000001').catch(() => undefined);
    expect((await recordsOf(table.store)).length).toBe(before + 1);
  });

  test('outlives a restart: another process folds the same game', async () => {
    await table.says('anna', `/correct ${shot} target:Miller`);
    const anew = refereeOn(table.store);
    const { name, given } = readCommand('/agree');
    await run(anew, commandNamed(name, commands), { user: 'ben', channel: 'caen', command: '/agree', given });
    expect((await table.unit('Miller')).gone).toBeDefined();
    expect((await refereeOn(table.store).campaign('caen')).game).toEqual(await table.game());
  });

  test('comes back from a file as it went into it', async () => {
    await table.says('anna', `/correct ${shot} target:Miller`);
    await table.says('ben', '/agree');
    const { export: file } = (await table.says('ute', '/game export')).json.data as { export: object };
    expect(file).toMatchObject({ corrected: { [shot]: expect.any(Number) } });
    const { campaign } = readExport(Buffer.from(JSON.stringify(file)), { questions: [], notes: [] });
    expect({ ...campaign.game, asks: [] }).toEqual({ ...(await table.game()), asks: [] });
  });
});

describe('later rulings that rest on it', () => {
  test('are shown, and judged again or left, as one likes', async () => {
    // Bell has shot at Frank, who is hit; Frank can't be shot again.
    await table.says('anna', '/note text:"Smoke drifts."');
    await table.says('anna', '/turn end');
    const answer = seqOf(await table.says('ben', '/fire who:Miller target:Bell weapon:rifle range:8 faces:2'));
    const shown = await table.says('anna', `/correct ${shot} target:Miller`);
    expect(text(shown)).toContain(`#${answer}`);
    const { rests, commands: ways } = shown.json.data as { rests: number[]; commands: string[] };
    expect(rests).toEqual([answer]);
    // Miller is out by then, and could not have fired: that stays as it was decided.
    await table.says('anna', ways[0]!);
    await table.says('ben', '/agree');
    expect(await table.newest()).toMatchObject({ type: 'corrected', leaves: [answer] });
    expect((await table.unit('Miller')).gone).toBeDefined();
  });
});

describe('catching up and giving it again', () => {
  test('/since tells what happened since one’s last act, a line each', async () => {
    expect(await table.hears('anna', '/since')).toBe(`Nothing has happened since your #${shot}.`);
    const told = await table.hears('ben', '/since');
    expect(told).toContain('Since your #3');
    expect(told).toContain(`#${shot} anna: `);
    expect(await table.hears('zoe', '/since')).toContain('You haven’t done anything here yet');
  });

  test('/again gives one’s last ruling with what has changed', async () => {
    await table.says('anna', '/turn end');
    await table.says('ben', '/fire who:Miller target:Bell weapon:rifle range:8 faces:2');
    expect(await table.fails('zoe', '/again')).toContain('You’ve given no ruling here lately');
    await table.says('ben', '/undo').catch(() => undefined);
    await table.says('ute', '/undo');
    const again = await table.says('ben', '/again range:10 faces:2');
    expect(again.json.verb).toBe('fire');
    expect((await recordsOf(table.store)).at(-1)!.command).toContain('range:10');
  });
});
