import { beforeEach, describe, expect, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { load } from '../../../src/campaign/folding/folding.ts';
import { Log } from '../../../src/campaign/log.ts';
import { owingIn } from '../../../src/campaign/owed/owing.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { Playing } from '../playing.ts';
import { aPhoto } from '../some-photos.ts';

const SHOT = '/fire who:Bell target:Miller range:8 cover:half faces:"2"';

/** Anna's Bell has shot at Ben's Miller; Ute is the umpire. */
async function shot(): Promise<{ readonly table: Playing; readonly ruling: number }> {
  const table = await Playing.caen();
  await table.says('anna', '/unit add profile:rifleman name:Bell');
  await table.says('anna', '/unit add profile:rifleman name:Otto');
  await table.says('ben', '/unit add profile:rifleman name:Miller');
  await table.says('ute', '/turn end');
  const { json } = await table.says('anna', SHOT);
  return { table, ruling: Number(json.seq) };
}

const open = async (table: Playing) => (await table.game()).questions ?? [];
const owed = async (table: Playing) => {
  const campaign = await table.referee.campaign('caen');
  return owingIn(campaign, rulesetOf('landser-classic')).filter(({ why }) => why === 'question');
};

describe('a question about a ruling', () => {
  let table: Playing;
  let ruling: number;
  beforeEach(async () => {
    ({ table, ruling } = await shot());
  });

  test('tells what was declared and by whom, and stands where play stands, with who asked and since when', async () => {
    const asked = await table.hears('ben', `/question number:${ruling} why:"he was in the woods"`);
    expect(asked).toContain(`ben questions #${ruling}. “he was in the woods”\nanna: 8″, half cover\nanna can say that`);
    const status = await table.hears('ben', '/turn status');
    expect(status).toMatch(
      new RegExp(`#${ruling + 1}: ben questions #${ruling}\\. “he was in the woods”, since \\d{4}-`),
    );
    expect(status).toContain(`Waiting for anna to answer question #${ruling + 1}, since `);
    expect((await owed(table)).map(({ users }) => users)).toEqual([['anna']]);
  });

  test('is one line of what was missed, with the name of who asked once', async () => {
    await table.says('ben', '/question why:"no"');
    expect(await table.hears('anna', '/since')).toContain(`#${ruling + 1} ben questions #${ruling}. “no”`);
  });

  test('is about the newest ruling of another side, where no number is given', async () => {
    await table.says('ben', '/note text:"Fog."');
    await table.says('ben', '/question');
    expect(await open(table)).toMatchObject([{ seq: ruling, by: 'ben', side: 'allies', user: 'anna', of: 'axis' }]);
  });

  test('is one of ten that somebody has open at most, whatever others ask', async () => {
    await table.says('cleo', '/game join side:allies');
    await table.says('ben', '/agree');
    for (let n = 0; n < 9; n += 1) await table.says('anna', '/fire weapon:rifle range:8');
    const last = (await table.referee.campaign('caen')).seq;
    for (const number of [ruling, ...Array.from({ length: 9 }, (_, n) => last - n)])
      await table.says('ben', `/question number:${number}`);
    const { json } = await table.says('anna', '/fire weapon:rifle range:8');
    expect(await table.fails('ben', `/question number:${json.seq}`)).toContain('10');
    await table.says('cleo', `/question number:${json.seq}`);
    expect(await open(table)).toHaveLength(11);
  });

  test('passes over what a teammate has ruled since', async () => {
    await table.says('cleo', '/game join side:allies');
    await table.says('ben', '/agree');
    await table.says('ute', '/turn end');
    await table.says('cleo', '/fire who:Miller target:Bell range:8 faces:"2"');
    await table.says('ben', '/question');
    expect(await open(table)).toMatchObject([{ seq: ruling, by: 'ben', user: 'anna' }]);
  });

  test('is answered by the ruling’s side, and ends when whoever asked accepts that', async () => {
    await table.says('ben', '/question');
    expect(await table.hears('anna', '/question answer:right')).toContain(
      `anna says that #${ruling} is right.\nben can accept`,
    );
    expect((await owed(table)).map(({ users }) => users)).toEqual([['ben']]);
    expect(await table.fails('anna', '/question answer:right')).toContain('has already said');
    expect(await table.hears('ben', '/question answer:right')).toContain(`Both sides agree that #${ruling} is right.`);
    expect(await open(table)).toEqual([]);
    expect(await owed(table)).toEqual([]);
  });

  test('ends when whoever asked withdraws it, or an umpire who plays no side decides it', async () => {
    await table.says('ben', '/question');
    expect(await table.hears('ben', `/question answer:right number:${ruling}`)).toContain('is right after all');
    const again = await table.says('ben', '/question');
    expect(await table.hears('ute', `/question answer:right number:${String(again.json.seq)}`)).toContain(
      'An umpire says',
    );
    expect(await open(table)).toEqual([]);
  });

  test('ends by a correction of that ruling, and is open again when the correction is undone', async () => {
    await table.says('ben', '/question');
    await table.says('anna', '/correct range:9');
    const agreed = await table.hears('ben', '/agree');
    expect(agreed).toContain(`#${ruling} has been corrected. It was questioned by ben.`);
    expect(await open(table)).toEqual([]);
    expect(await table.hears('ute', '/undo')).toContain(`#${ruling} is questioned again by ben.`);
    expect(await open(table)).toHaveLength(1);
  });

  test('ends with its ruling when that is undone', async () => {
    await table.says('ben', '/question');
    await table.says('ute', `/undo to:${ruling}`);
    expect(await open(table)).toEqual([]);
    expect(await table.fails('ben', `/question number:${ruling}`)).toContain('already been undone');
  });

  test('is open again when its ruling is redone, and the redo says so; undone again, it ends again', async () => {
    await table.says('ben', '/question');
    const before = await open(table);
    await table.says('ute', `/undo to:${ruling}`);
    expect(await table.hears('ute', '/redo')).toContain(`#${ruling} is questioned again by ben.`);
    expect(await open(table)).toEqual(before);
    await table.says('ute', '/undo');
    expect(await open(table)).toEqual([]);
    await table.says('ute', '/redo');
    expect(await table.hears('ben', '/question answer:right')).toContain('is right after all');
    expect(await open(table)).toEqual([]);
  });

  test('is nothing that an undo takes back, nor does it keep anybody from undoing', async () => {
    await table.says('ben', '/question');
    await table.says('anna', '/question answer:right');
    const { json } = await table.says('ute', '/undo');
    expect(json.struck).toEqual([ruling]);
  });

  test('with a photo, is nothing that an undo takes back either, nor does it keep anybody from redoing', async () => {
    const photo = await aPhoto();
    await table.says('ben', '/question photo:map.jpg', { files: { photo } });
    const { json } = await table.says('ute', '/undo');
    expect(json.struck).toEqual([ruling]);
    expect(await open(table)).toEqual([]);
    await table.says('ute', '/redo');
    expect(await open(table)).toMatchObject([{ seq: ruling, photos: [ruling + 1] }]);
  });

  test('leaves what waits for agreement waiting', async () => {
    await table.says('anna', '/undo');
    await table.says('ben', '/question');
    expect((await table.game()).asks).toHaveLength(1);
    await table.says('ben', '/agree');
    expect(await open(table)).toEqual([]);
  });

  test('is not asked by the ruling’s own side, twice, about what is no ruling, or by who plays no side', async () => {
    await table.says('carl', '/game join side:axis');
    await table.says('ute', '/agree').catch(() => undefined);
    expect(await table.fails('anna', `/question number:${ruling}`)).toContain('your own side’s ruling');
    expect(await table.fails('ute', `/question number:${ruling}`)).toContain('Only somebody who plays a side');
    expect(await table.fails('dora', `/question number:${ruling}`)).toContain('Only somebody who plays a side');
    expect(await table.fails('ben', '/question number:1')).toMatch(/no ruling|isn’t a ruling|ruling/i);
    expect(await table.fails('ben', '/question number:999')).toContain('999');
    await table.says('ben', '/question');
    expect(await table.fails('ben', `/question number:${ruling}`)).toContain('questioned already');
  });

  test('is not settled by a stranger, nor by an umpire who plays', async () => {
    await table.says('ben', '/question');
    expect(await table.fails('dora', `/question answer:right number:${ruling}`)).toContain('Only the two sides');
    expect(await table.fails('dora', '/question answer:right')).toContain('no open question');
    await table.says('ute', '/game join side:axis');
    await table.says('ben', '/agree').catch(() => undefined);
    const game = await table.game();
    if (game.sides.axis?.players.includes('ute')) {
      expect(await table.hears('ute', '/question answer:right')).toContain('ute says that');
      expect(await open(table)).toHaveLength(1);
    }
  });

  test('says the same when the command is delivered again, and asks once', async () => {
    const interaction = '1234567890123456789';
    const first = await table.says('ben', '/question', { interaction });
    const second = await table.says('ben', '/question', { interaction });
    expect(plainText(second.document)).toBe(plainText(first.document));
    expect(await open(table)).toHaveLength(1);
  });

  test('comes out the same when the log is folded anew, and goes through an export', async () => {
    await table.says('ben', '/question why:"the wall ends there"');
    await table.says('anna', '/question answer:right');
    const pointer = await pointerOf(table.store, 'caen');
    const folded = await load(new Log(pointer!.log, table.store), table.store);
    expect(folded.game?.questions).toEqual(await open(table));
    const { json } = await table.says('ute', '/game export');
    const content = Buffer.from(JSON.stringify((json.data as { export: unknown }).export));
    const file = { name: 'caen.json', size: content.length, bytes: async () => content };
    await table.says('ute', '/game import file:caen.json', { channel: 'elsewhere', files: { file } });
    expect((await table.game('elsewhere')).questions).toEqual(await open(table));
  });

  test('has nobody’s ID in it once he is forgotten', async () => {
    await table.says('ben', '/question why:"@ben saw it"');
    await table.says('anna', '/question answer:right');
    const about = await table.referee.personal.about({ user: 'ben', channel: 'caen', command: '', given: {} });
    expect(about.records.flatMap(({ events }) => events.map(({ type }) => type))).toContain('question-answered');
    await table.says('ben', '/data delete confirm:true');
    expect(JSON.stringify(await open(table))).not.toContain('"ben"');
    expect((await open(table))[0]).toMatchObject({ by: 'deleted-user-1', user: 'anna', why: 'deleted-user-1 saw it' });
  });
});
