import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { nothingYet } from '../../src/campaign/campaign.ts';
import { openMemory } from '../../src/campaign/store/memory.ts';
import { commandNamed, optionsOf } from '../../src/command/typing/find.ts';
import { completeOptions, readOptions } from '../../src/kernel/options/read-options.ts';
import { entriesOf, entryIn } from '../../src/lookup/entries.ts';
import { tablesIn } from '../../src/lookup/printed.ts';
import { readAction } from '../../src/referee/rulings/action.ts';
import { throwAction } from '../../src/referee/rulings/throwing.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesets } from '../../src/rules/index.ts';
import { landser } from '../../src/rules/landser/index.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';
import { panzertroops } from '../../src/rules/panzertroops/index.ts';
import { searched } from '../../src/suggestions/known-values.ts';
import { taking } from '../../src/suggestions/taking.ts';
import { readCommand } from '../../src/terminal/line.ts';
import { recordsOf, thrownBy } from '../referee/table.ts';
import { type Say, sayOver } from './club-table.ts';

const store = await openMemory({ answerWithin: 10_000 });
const say: Say = sayOver(store);
const data = async (line: string) => (await say(line)).json.data as Record<string, unknown>;
const text = async (line: string) => plainText((await say(line)).document);

test.each([
  ['/table table:vehicles rules:landser', 'its table'],
  ['/card of:tiger rules:landser', 'its card'],
  ['/compare one:tiger two:panther rules:landser', 'a comparison'],
  ['/rules query:"crew of a tiger" rules:landser', 'the answer to a question'],
  ['/rules query:LS-ARM-01', 'its rule'],
])('%s: what a book doesn’t say of a vehicle is said to be the players’ in %s (LS-CREW-01)', async (command) => {
  expect(await text(command)).toContain('The book only gives their armour. The rest is what players usually agree on');
});

describe('/table', () => {
  test("gives a table of the channel's book to the one who asks, and writes nothing", async () => {
    const { document, json } = await say('/table table:"to hit"');
    expect(plainText(document)).toMatch(/^To hit men: D6, this or more LC-FIRE-10 · Landser \(original\)\n/);
    expect(document.private).toBe(true);
    expect(json.data).toMatchObject({
      book: 'landser-classic',
      table: { id: 'to-hit', rule: 'LC-FIRE-10', of: 'weapon' },
    });
    expect(await recordsOf(store)).toEqual([]);
  });

  test('has the rows for a program as the book has them', async () => {
    const { table } = (await data('/table table:armour rules:landser')) as {
      table: { columns: unknown; rows: unknown[] };
    };
    expect(table.columns).toEqual(['front', 'side', 'rear', 'top'].map((name) => ({ name, as: 'modifier' })));
    expect(table.rows).toContainEqual({ of: 'heavy', cells: [-4, -2, -1, -1] });
  });

  test('answers by its row if a row is asked for, with a button for the whole (LS-DMG-01)', async () => {
    const { document, json } = await say('/table table:"10 on tank damage" rules:landser');
    expect(plainText(document)).toMatch(/^Damage, 6 or more: /);
    expect(json.data).toMatchObject({ book: 'landser', table: 'damage', rows: [{ cells: ['penetrating'] }] });
    expect(document.buttons).toContainEqual(
      expect.objectContaining({ action: 'table', of: { table: 'landser/damage' } }),
    );
  });

  test('is of another book where the own one has none, and of the one that is named', async () => {
    expect(await data('/table table:visibility')).toMatchObject({ book: 'hans-n-panzer' });
    expect(await data('/table table:movement rules:landser')).toMatchObject({ book: 'landser' });
    expect(await data('/table table:hans-n-panzer/units')).toMatchObject({ table: { id: 'units' } });
    expect(await thrownBy(() => say('/table table:visibility rules:landser-classic'))).toMatchObject({
      says: 'no-table-found',
    });
  });

  test('is for all with all:true, in the name of the one who asks', async () => {
    const { document } = await say('@bob /table table:"to hit" all:true');
    expect(document.private).toBe(false);
    expect(plainText(document)).toMatch(/Shown by bob$/);
    expect(document.buttons?.map(({ action }) => action)).toEqual(['rule']);
  });
});

describe('/card', () => {
  test('has all that the book says of a weapon', async () => {
    const { document, json } = await say('/card of:smg');
    const card = plainText(document);
    expect(card).toMatch(/^SMG weapon · Landser \(original\)\n/);
    expect(card).toContain('PB 1, S 1, M 4, L 6, jam 4-6, auto 4-6');
    expect(card).toContain('SMG jam (LC-JAM-03)');
    expect(card).toContain('/fire weapon:smg range:8 cover:half');
    expect(document.private).toBe(true);
    expect(json.data).toMatchObject({
      book: 'landser-classic',
      of: 'smg',
      kind: 'weapon',
      tables: [{ table: 'to-hit' }],
    });
  });

  test('of a vehicle has what its class and its gun mean', async () => {
    const card = await text('/card of:tiger rules:landser');
    expect(card).toMatch(/heavy: front −4, side −2, rear −1, top −1/);
    expect(card).toMatch(/8\.8cm KwK: S 4, M 3, L 2, E 3, X 4, bonus \+6/);
    expect(card).toMatch(/heavy: squads 4/);
  });

  test('says what is nearest where nothing is called so', async () => {
    expect(await thrownBy(() => say('/card of:zzzz'))).toMatchObject({
      says: 'no-entry-found',
      values: { nearest: [] },
    });
    expect(await thrownBy(() => say('/card of:riffel'))).toMatchObject({ values: { nearest: ['rifle'] } });
  });

  test('names commands of its own book, although the example of one is written for another', () => {
    const book = rulesets['ww2-skirmish']!;
    const entry = entryIn(book, 'flamethrower')!;
    expect(taking(entry, book, commands)).toContain('/demolish task:explosive weapon:flamethrower range:10');
  });

  test('names commands that can be read as they stand, for every weapon and vehicle of every book', () => {
    for (const book of Object.values(rulesets)) {
      for (const entry of entriesOf(book)) {
        for (const command of taking(entry, book, commands)) {
          const { name, given } = readCommand(command);
          expect(Object.values(given)).toContain(entry.of);
          const table = optionsOf(commandNamed(name, commands), book);
          expect(Object.keys(completeOptions(table, readOptions(table, given))).length).toBeGreaterThan(0);
        }
      }
    }
    expect(taking(entryIn(landser, 'smg')!, landserClassic, commands)[0]).toContain('rules:landser');
  });

  test.each(Object.values(rulesets))('names commands that $id rules on as they stand, for all that it has', (book) => {
    const offered = entriesOf(book).flatMap((entry) => taking(entry, book, commands));
    expect(offered.length).toBeGreaterThan(10);
    for (const command of offered) {
      const { name, given } = readCommand(command);
      const ruled = throwAction(readAction(name, given, { ...nothingYet, rules: book.id }, book.id), () => 1);
      expect([command, ruled.rules]).toEqual([command, book.id]);
    }
  });

  test('has a vehicle shot at from within range, and priced by the book', () => {
    const panther = entryIn(panzertroops, 'panther-g')!;
    expect(taking(panther, panzertroops, commands)).toEqual([
      expect.stringMatching(/^\/tankhit weapon:bazooka range:[34] vehicle:panther-g facing:side$/),
      '/move vehicle:panther-g',
      '/points what:vehicle vehicle:panther-g',
    ]);
    // A truck has no armour, and no price; a pistol is no gun of a vehicle, and fires no smoke.
    const verbs = (of: string) => {
      const entry = entryIn(panzertroops, of)!;
      return taking(entry, panzertroops, commands).map((command) => readCommand(command).name);
    };
    expect([verbs('truck'), verbs('pistol')]).toEqual([['move'], ['fire']]);
  });
});

describe('/compare', () => {
  test('sets what tables of two nations say side by side, as if they were one', async () => {
    type Tables = { tables: { table: string; beside?: string }[] };
    const panther = '/compare one:panther two:sherman rules:panzertroops';
    const told = await text(panther);
    expect(told).toContain('Armoured vehicles of Germany · Armoured vehicles of the USA');
    expect(told).toMatch(/^speed +14″ +11″$/m);
    expect(told).toMatch(/^ *tons 45 · 35$/m);
    expect(((await data(panther)) as Tables).tables).toMatchObject([
      { table: 'vehicles-germany', beside: 'vehicles-usa' },
      { table: 'armament-germany', beside: 'armament-usa' },
    ]);
    const { tables } = (await data('/compare one:panther two:tiger rules:panzertroops')) as Tables;
    expect(tables.map(({ table, beside }) => [table, beside])).toEqual([
      ['vehicles-germany', undefined],
      ['armament-germany', undefined],
    ]);
  });

  test('puts two of a book side by side', async () => {
    expect(await text('/compare one:rifle two:smg')).toMatch(/^jam +6 +4-6$/m);
    const compared = await data('/compare one:rifle two:smg');
    expect(compared).toMatchObject({ book: 'landser-classic', one: 'rifle', two: 'smg' });
    const [{ rows }] = compared.tables as [{ rows: unknown[] }];
    expect(rows).toContainEqual({ value: 'M', of: ['4', '4'] });
    expect(rows).toContainEqual({ value: 'E', of: ['5', '–'] });
  });

  test('takes the first book that has both', async () => {
    expect(await data('/compare one:tiger two:panther')).toMatchObject({ book: 'landser' });
    expect(await data('/compare one:panther two:churchill')).toMatchObject({ book: 'hans-n-panzer', one: 'panther' });
    expect(await thrownBy(() => say('/compare one:molotov two:valentine'))).toMatchObject({ says: 'not-in-one-book' });
  });

  test('says how every book sees the same gun, under its name there', async () => {
    const { books } = (await data('/compare one:lmg books:all')) as { books: { book: string; of: string }[] };
    expect(books[0]!.book).toBe('landser-classic');
    expect(books.map(({ book, of }) => `${book} ${of}`)).toEqual(
      expect.arrayContaining(['landser-classic lmg', 'landser lmg', 'hans-n-panzer light-mg']),
    );
    expect(await text('/compare one:88mm books:all')).toContain('Landser (expanded): 8.8cm KwK');
  });

  test('wants another one, or all books', async () => {
    expect(await thrownBy(() => say('/compare one:rifle'))).toMatchObject({ says: 'missing-options' });
    expect(await thrownBy(() => say('/compare one:rifle two:zzzz'))).toMatchObject({ says: 'no-entry-found' });
  });

  test('is for all with all:true', async () => {
    for (const line of ['/compare one:rifle two:smg all:true', '/compare one:rifle books:all all:true']) {
      const { document } = await say(`@bob ${line}`);
      expect(document.private).toBe(false);
      expect(plainText(document)).toMatch(/Shown by bob$/);
    }
  });
});

describe('what may be typed', () => {
  const typed = (option: string, value: string, given: Record<string, string> = {}) =>
    searched(option, value, { ruleset: landserClassic, given });

  test('are titles of tables, those of other books by their keys', () => {
    expect(typed('table', 'to h')[0]).toEqual({ text: 'To hit men: D6, this or more', hint: 'LC-FIRE-10' });
    expect(typed('table', 'arm')[0]).toEqual({
      text: 'landser/armour',
      hint: 'Armour: added to the damage roll, Landser (expanded)',
    });
    expect(typed('table', 'arm', { rules: 'landser' })[0]!.text).toBe('Armour: added to the damage roll');
  });

  test('are weapons and vehicles', () => {
    expect(typed('of', 'sm')[0]).toEqual({ text: 'smg', hint: 'SMG' });
    expect(typed('one', 'pant')[0]!.text).toBe('landser/panther');
    expect(typed('two', 'churc')[0]!.text).toBe('hans-n-panzer/churchill');
  });

  test('find again what was chosen', async () => {
    for (const { text: value } of typed('of', '')) {
      const { book, of } = await data(`/card of:"${value}"`);
      expect([of, `${book}/${of}`]).toContain(value);
    }
    const tables = Object.values(rulesets).flatMap(tablesIn);
    const titles = typed('table', '');
    expect(titles).toHaveLength(tables.length);
    for (const { text: value } of titles) {
      const { book, table } = (await data(`/table table:"${value.replaceAll('"', '\\"')}"`)) as {
        book: string;
        table: { id: string; title: string };
      };
      expect([table.title, `${book}/${table.id}`]).toContain(value);
    }
  });
});
