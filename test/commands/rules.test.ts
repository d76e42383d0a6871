import { describe, expect, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { openMemory } from '../../src/campaign/store/memory.ts';
import { commandText } from '../../src/kernel/options/given-command.ts';
import type { GivenOptions } from '../../src/kernel/options/options.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesets } from '../../src/rules/index.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';
import { tried } from '../../src/suggestions/examples.ts';
import { rulesLike } from '../../src/suggestions/known-values.ts';
import { prefilled } from '../../src/suggestions/prefilled.ts';
import { rolling } from '../../src/suggestions/rolling.ts';
import { readCommand } from '../../src/terminal/line.ts';
import { recordsOf, thrownBy } from '../referee/table.ts';
import { type Say, sayOver } from './club-table.ts';

const store = await openMemory({ answerWithin: 10_000 });
const say: Say = sayOver(store);
const data = async (line: string) => (await say(line)).json.data as Record<string, unknown>;

describe('/rules', () => {
  test('answers a question with the rule that says it, to the one who asks, and writes nothing', async () => {
    const { document, json } = await say('/rules query:"what does half cover do?"');
    expect(plainText(document)).toMatch(
      /^−1 to hit, if terrain hides part of the target\.\nHalf cover LC-FIRE-02 · Landser \(original\)\nA target is in half cover/,
    );
    expect(document.private).toBe(true);
    expect(json.data).toMatchObject({ rule: { id: 'LC-FIRE-02' }, book: 'landser-classic', rulings: [], toggles: {} });
    expect(await recordsOf(store)).toEqual([]);
  });

  test('searches once for what is asked again in the same words and book: to turn a page, or to show it to everybody', async () => {
    const judge = vi.spyOn(ruleSearch(), 'judge');
    const ask = async (rest: string) => (await say(`/rules query:"moving through tall grass"${rest}`)).document;
    const [one, other] = [await ask(''), await ask(' all:true')];
    expect(plainText(other)).toContain(plainText(one).split('\n')[1]);
    expect(judge).toHaveBeenCalledTimes(1);
    await ask(' rules:panzertroops');
    expect(judge).toHaveBeenCalledTimes(2);
    judge.mockRestore();
  });

  test('says of an optional rule that it is off here', async () => {
    const optional = plainText((await say('/rules query:"how far is a random run" rules:landser')).document);
    expect(optional).toMatch(/^This only counts with the house rule random-move, which is off here\.\n/);
  });

  test('says nothing first of a house rule that only offers another reading', async () => {
    const rout = plainText((await say('/rules query:"can routed troops shoot" rules:ww2-skirmish')).document);
    expect(rout).toMatch(/^Routed troops run at full speed and can’t shoot\.\n/);
  });

  test('says what the book has no rule on', async () => {
    const { document, json } = await say('/rules query:"out of ammo" rules:ww2-skirmish');
    expect(plainText(document)).toMatch(/^Nobody counts ammunition or reloads in this book\.\n/);
    const { book, others } = json.data as { book: string; others: string[] };
    expect([book, ...others.slice(0, 3)]).toEqual(['ww2-skirmish', 'WS-PTS-03', 'WS-FLM-02', 'WS-FIRE-04']);
  });

  test('that isn’t sure says what it would answer, rule by rule, and how it read the question', async () => {
    const { document, json } = await say('/rules query:"does sneeking help" rules:landser-classic');
    const lines = plainText(document).split('\n');
    expect(lines[1]).toBe('Sneak action: Up to 2″, and it’s harder to spot. LC-MOVE-07');
    expect(lines.at(-1)).toBe('I read this as: sneaking, help');
    expect(json.data).toMatchObject({ sure: false });
  });

  test('that takes one of two rules says both, each under its title, and which house rule they need', async () => {
    const { document, json } = await say('/rules query:"gpmg set up" rules:landser-classic');
    expect(plainText(document).split('\n').slice(0, 2)).toEqual([
      'Setting up a GPMG: One turn of Weapon Work.',
      'GPMG not set up: It can fire, at −2, but for one turn only.',
    ]);
    expect(json.data).toMatchObject({ sure: true, rule: { id: 'LC-GPMG-02' } });
    const [, off] = plainText((await say('/rules query:"rally rnge nco" rules:landser')).document).split('\n');
    expect(off).toBe(
      'Rallying a hiding soldier: On 2-6 on a D6, up to 10″ away. (house rule rally, which is off here)',
    );
  });

  test('says of a thing that the book lacks what else of the question it has nothing of', async () => {
    const lines = plainText((await say('/rules query:"points for a king tiger" rules:hans-n-panzer')).document).split(
      '\n',
    );
    expect(lines.slice(0, 2)).toEqual([
      'Hans ’n’ Panzer has no king tiger.',
      'The book has no points and no army lists. It leaves the forces to you.',
    ]);
  });

  test('a face on a table is told with what it does', async () => {
    const { document } = await say('/rules query:"light wound 2" rules:landser-classic');
    expect(plainText(document)).toMatch(/^Light wound 2: .*\. One turn in hide, then he’s fine\.\n/);
  });

  test('asked for a title gives its ready answer first, asked for the ID only the rule', async () => {
    const first = async (query: string, rules: string) =>
      plainText((await say(`/rules query:"${query}" rules:${rules}`)).document).split('\n')[0];
    expect(await first('half cover', 'landser')).toBe('−1 to hit, if terrain hides part of the target.');
    expect(await first('smg jam', 'landser-classic')).toBe('On 4-6 on the jam check, a Soviet SMG only on a 6.');
    expect(await first('LC-JAM-03', 'landser-classic')).toBe('SMG jam LC-JAM-03 · Landser (original)');
    expect(await first('lc jam 3', 'landser-classic')).toBe('SMG jam LC-JAM-03 · Landser (original)');
  });

  test('has the next best with it, five at most', async () => {
    const { others } = await data('/rules query:cover');
    expect(others).toHaveLength(5);
  });

  test('takes an ID, in any book and however it is written', async () => {
    expect(await data('/rules query:LC-JAM-01')).toMatchObject({ rule: { id: 'LC-JAM-01' }, others: [] });
    expect(await data('/rules query:"lc jam 1"')).toMatchObject({ rule: { id: 'LC-JAM-01' } });
  });

  test('looks in one book only, if told', async () => {
    expect(await data('/rules query:cover rules:landser-classic')).toMatchObject({ book: 'landser-classic' });
    expect(await thrownBy(() => say('/rules query:cover rules:chess'))).toMatchObject({ says: 'unknown-value' });
  });

  test('says how the toggles stand in this channel', async () => {
    expect(await data('#caen /rules query:LC-FIRE-18')).toMatchObject({ toggles: { 'dogs-chance': false } });
    await say('#falaise /game new');
    await say('#falaise /game house toggle:dogs-chance on:true');
    expect(await data('#falaise /rules query:LC-FIRE-18')).toMatchObject({ toggles: { 'dogs-chance': true } });
    expect(await data('#caen /rules query:LC-FIRE-18')).toMatchObject({ toggles: { 'dogs-chance': false } });
  });

  test('names the command that rolls it, as it can be sent', async () => {
    expect(await data('/rules query:LC-FIRE-12')).toMatchObject({
      commands: ['/fire weapon:rifle range:8 cover:half moved:true'],
    });
  });

  test('is shown to all with all:true, in the name of the one who asks', async () => {
    const { document } = await say('@bob /rules query:"half cover" all:true');
    expect(document.private).toBe(false);
    expect(plainText(document)).toMatch(/Shown by bob$/);
  });

  test('that finds nothing says so, with what is like it', async () => {
    expect(await thrownBy(() => say('/rules query:zzzzqqqq'))).toMatchObject({
      says: 'no-rule-found',
      values: { nearest: [] },
    });
    expect(await thrownBy(() => say('/rules query:LC-FIRE-77'))).toMatchObject({
      values: { nearest: expect.arrayContaining(['LC-FIRE-07']) },
    });
    expect(await thrownBy(() => say('/rules query:""'))).toMatchObject({ says: 'no-rule-found' });
    expect(await thrownBy(() => say('/rules'))).toMatchObject({ says: 'missing-options' });
  });
});

describe('the command of a rule', () => {
  const of = (id: string, verb: string) => prefilled(ruleSearch().named(id)!, verb, commands);
  const text = (given: GivenOptions | undefined) => given && commandText({ name: 'fire', given });

  test('has what the title speaks of', () => {
    expect(text(of('LC-JAM-03', 'fire'))).toBe('/fire weapon:smg range:8 cover:half');
    expect(text(of('LC-FIRE-15', 'fire'))).toBe('/fire weapon:rifle range:8 cover:full');
    expect(of('LC-MOVE-02', 'move')).toMatchObject({ action: 'move-fast' });
  });

  test('is the example chosen for the book where the title speaks of nothing that can be said', () => {
    const book = rulesets.panzertroops!;
    const titled = (title: string) => prefilled({ rule: { ...book.rules[0]!, title }, book }, 'fire', commands);
    expect(text(titled('Firing'))).toBe('/fire weapon:lmg range:8 target-type:infantry cover:soft');
    expect(text(titled('Hard cover'))).toMatch(/^\/fire weapon:rifle range:8 cover:hard/);
  });

  test('names the book where another one is played', () => {
    const another = { ...landserClassic, id: 'another' };
    expect(rolling(ruleSearch().named('LC-JAM-03')!, another, commands)).toContain(
      '/fire weapon:smg range:8 cover:half rules:landser-classic',
    );
  });

  test('is none where the book has no such verb', () => {
    expect(of('LC-JAM-03', 'toString')).toBeUndefined();
    expect(of('LC-JAM-03', 'log')).toBeUndefined();
  });

  test('leaves out of its example what the book does not take, and asks for what it wants', () => {
    const fire = {
      ...landserClassic.verbs.fire!,
      options: {
        weapon: { type: 'string', values: ['bow', 'sling'], required: true, help: 'x' },
        range: { type: 'integer', max: 5, required: true, help: 'x' },
        wind: { type: 'integer', min: 3, required: true, help: 'x' },
        moved: { type: 'boolean', required: true, help: 'x' },
      },
    } as const;
    const book = { ...landserClassic, verbs: { fire } } as unknown as Ruleset;
    const rule = { ...landserClassic.rules[0]!, title: 'The sling' };
    expect(text(prefilled({ rule, book }, 'fire', commands))).toBe('/fire weapon:sling range:1 wind:3 moved:true');
  });

  test('is given at a range, or with a weapon, of which the book has something to say', () => {
    const panzertroops = ruleSearch().named('PT-ARM-03')!;
    expect(prefilled(panzertroops, 'tankhit', commands)).toMatchObject({ range: '8' });
    expect(rolling(panzertroops, panzertroops.book, commands)[0]).toMatch(/^\/tankhit weapon:bazooka range:[1-4] /);
  });

  test('can be sent as it stands, for every rule of every book: the book rules on it', () => {
    for (const book of Object.values(rulesets)) {
      for (const rule of book.rules) {
        for (const text of rolling({ rule, book }, book, commands)) {
          const { name, given } = readCommand(text);
          expect(given.rules, `${text} is for ${book.id}`).toBeUndefined();
          expect(tried(name, given, book), `${rule.id}: ${text}`).toBeDefined();
        }
      }
    }
  });
});

describe('what may be typed', () => {
  const like = (typed: string, given: Record<string, string> = {}) =>
    rulesLike(typed, { ruleset: landserClassic, given });

  test('are titles, likest first, each with its ID', () => {
    expect(like('Half c')[0]).toEqual({ text: 'Half cover', hint: 'LC-FIRE-02' });
    expect(like('walking wond')[0]).toMatchObject({ text: 'Light wound 6: walking wounded' });
  });

  test('finds again what was chosen, whatever it is', async () => {
    for (const typed of ['', 'cover', 'jam', 'LC-G']) {
      for (const { text, hint } of like(typed)) {
        const [found] = ruleSearch().asked(text, { first: landserClassic });
        expect([found?.rule.id, found?.rule.title]).toContain(text);
        expect(`${text} ${hint}`).toContain(found!.rule.id);
      }
    }
  });

  test('is of one book only, if one is named', () => {
    const books = (typed: string) =>
      new Set(like(typed, { rules: 'landser-classic' }).map(({ hint }) => /LC-/.test(hint)));
    expect([...books('cover')]).toEqual([true]);
    expect(like('cover', { rules: '__proto__' }).length).toBeGreaterThan(0);
  });
});
