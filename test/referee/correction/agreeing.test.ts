import { beforeEach, describe, expect, test } from 'vitest';
import { commands, run } from '../../../commands/index.ts';
import type { Answer } from '../../../src/command/command.ts';
import { commandNamed } from '../../../src/command/typing/find.ts';
import { readExport } from '../../../src/referee/arrival/reading.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
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
    expect(text(asked)).toMatch(/anna asked to correct #\d+: target Miller/);
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

  test.each([
    ['a ruling about one of its units', 'ute', '/fire who:Bell target:Miller range:8 override:true faces:2'],
    ['an undo', 'ute', '/undo'],
    ['a change by hand', 'ute', '/unit edit unit:Miller fields:"weapon:smg"'],
    ['a correction of its own', 'ute', () => `/correct ${shot} range:9 confirm:${shot + 1}`],
  ])('that lapses is told with %s, and so is that it would', async (_what, user, command) => {
    const asked = await table.hears('anna', `/correct ${shot} target:Miller`);
    expect(asked).toContain('It lapses if one of the units that it’s about changes first.');
    const told = await table.hears(user, typeof command === 'string' ? command : command());
    expect(told).toContain(`Request #${shot + 1} (a correction) has lapsed, because things have changed since.`);
    expect(told).toContain('it can be asked again by anna.');
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

  test('says when the dice that it still needs are thrown: when it is agreed, or when the umpire confirms', async () => {
    await table.says('ute', '/unit add profile:rifleman name:Otto side:axis');
    const spotted = seqOf(await table.says('anna', '/spot who:Otto range:4'));
    const alone = text(await table.says('ute', `/correct ${spotted} range:22`));
    expect(alone).toContain('This needs one more die: a D6 (to spot). It’s thrown when you confirm.');
    const asked = text(await table.says('anna', `/correct ${spotted} range:22`));
    expect(asked).toContain('This needs one more die: a D6 (to spot). It’s thrown when this is agreed.');
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
    expect(await table.fails('zoe', `/correct ${shot} range:12`)).toContain('you aren’t in this game');
  });

  test('marks what is more than a slip of the eye, and wants the other side’s word for it', async () => {
    const asked = await table.says('anna', `/correct ${shot} modifier:1`);
    expect(text(asked)).toContain('This changes more than what was seen on the table: modifier');
    await table.says('ben', '/agree');
    const event = (await table.newest()) as { type: string; beyond?: string[] };
    expect(event).toMatchObject({ type: 'corrected', beyond: ['modifier'] });
  });

  test('of dice, of nothing, of the same, and of what is no ruling is refused', async () => {
    expect(await table.fails('anna', `/correct ${shot} faces:1`)).toContain('You can’t correct faces');
    expect(await table.fails('anna', `/correct ${shot}`)).toContain('What should it be');
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
    await run(english, anew, commandNamed(name, commands), { user: 'ben', channel: 'caen', command: '/agree', given });
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

describe('with three sides', () => {
  let three: Playing;
  let shot: number;

  beforeEach(async () => {
    three = await Playing.begin();
    await three.says('ute', '/game new name:Caen sides:"Axis, Allies, Partisans"');
    for (const [user, side] of Object.entries({
      anna: 'axis',
      otto: 'axis',
      ben: 'allies',
      bob: 'allies',
      cleo: 'partisans',
    }))
      await three.says(user, `/game join side:${side}`);
    for (const [name, side] of Object.entries({ Bell: 'axis', Frank: 'allies', Piet: 'partisans' }))
      await three.says('ute', `/unit add profile:rifleman name:${name} side:${side}`);
    await three.says('anna', '/turn end');
    shot = seqOf(await three.says('anna', '/fire who:Bell target:Frank weapon:rifle range:8 faces:"6 6 6"'));
  });

  test('every side agrees whose men it touches, in whatever order, and no other is asked', async () => {
    const asked = await three.says('anna', `/correct ${shot} target:Piet`);
    expect(text(asked)).toContain('The Allies and the Partisans must each agree, or an umpire who plays no side.');
    const part = await three.says('ben', '/agree');
    expect(text(part)).toContain('It still needs the Partisans to agree.');
    expect((await three.unit('Frank')).gone).toBeDefined();
    // A player who has agreed, or whose side has, owes nothing more.
    expect(await three.fails('ben', '/agree')).not.toBe('');
    expect(await three.fails('bob', '/agree')).not.toBe('');
    await three.says('cleo', '/agree');
    expect((await three.unit('Frank')).gone).toBeUndefined();
    expect((await three.unit('Piet')).gone).toBeDefined();
    expect((await three.game()).asks).toEqual([]);
  });

  test('one that it does not touch has no word in it', async () => {
    await three.says('anna', `/correct ${shot} range:12`);
    expect(await three.fails('cleo', '/agree')).not.toBe('');
    await three.says('bob', '/agree');
    expect((await three.game()).asks).toEqual([]);
  });

  test('an umpire who plays no side decides for all, and one of them declines for all', async () => {
    await three.says('anna', `/correct ${shot} target:Piet`);
    await three.says('cleo', '/decline');
    expect((await three.game()).asks).toEqual([]);
    await three.says('anna', `/correct ${shot} target:Piet`);
    await three.says('ute', '/agree');
    expect((await three.unit('Piet')).gone).toBeDefined();
  });

  test('a friend of the one who ruled cannot agree in the place of the other side', async () => {
    await three.says('otto', `/correct ${shot} target:Piet`);
    expect(await three.fails('anna', '/agree')).not.toBe('');
    expect((await three.unit('Piet')).gone).toBeUndefined();
  });

  test('comes out of a file as it went in, half agreed to', async () => {
    await three.says('anna', `/correct ${shot} target:Piet`);
    await three.says('ben', '/agree');
    const { export: file } = (await three.says('ute', '/game export')).json.data as { export: object };
    const { campaign } = readExport(Buffer.from(JSON.stringify(file)), { questions: [], notes: [] });
    expect(campaign.game?.asks).toEqual((await three.game()).asks);
    expect((await three.game()).asks?.[0]?.needs).toEqual([{ sides: ['partisans'], users: ['cleo'] }]);
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

  test('/since strikes through what was put right', async () => {
    const shown = await table.says('ute', `/correct ${shot} target:Miller`);
    await table.says('ute', (shown.json.data as { commands: string[] }).commands[0]!);
    const { lines } = (await table.says('ben', '/since')).document;
    const told = lines.find((each) => plainText({ lines: [each] }).startsWith(`#${shot} anna`))!;
    expect(told.spans).toContainEqual({ text: expect.stringContaining('Frank'), style: 'struck' });
    expect(plainText({ lines: [told] })).toMatch(/corrected in #\d+$/);
  });

  test('/again gives one’s last ruling as it was put right', async () => {
    const missed = await table.says('ute', `/correct ${shot} range:12`);
    await table.says('ute', (missed.json.data as { commands: string[] }).commands[0]!);
    await table.says('ute', `/undo to:${shot} confirm:${(await table.referee.campaign('caen')).seq}`);
    await table.says('ute', '/redo');
    await table.says('ute', '/unit add profile:rifleman name:Otto side:axis');
    const again = await table.says('anna', '/again who:Otto target:Miller faces:2');
    expect((await recordsOf(table.store)).at(-1)!.command).toContain('range:12');
    expect(again.json.verb).toBe('fire');
  });

  test('/again gives one’s last ruling with what has changed', async () => {
    await table.says('anna', '/turn end');
    await table.says('ben', '/fire who:Miller target:Bell weapon:rifle range:8 faces:2');
    expect(await table.fails('zoe', '/again')).toContain('You have no recent ruling here');
    await table.says('ben', '/undo').catch(() => undefined);
    await table.says('ute', '/undo');
    const again = await table.says('ben', '/again range:10 faces:2');
    expect(again.json.verb).toBe('fire');
    expect((await recordsOf(table.store)).at(-1)!.command).toContain('range:10');
  });
});
