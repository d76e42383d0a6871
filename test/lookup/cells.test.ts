import { describe, expect, test } from 'vitest';
import { cellsAsked, isBeyond } from '../../src/lookup/cells.ts';
import { chartAsked } from '../../src/lookup/charts.ts';
import { tablesIn } from '../../src/lookup/printed.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { togetherIn } from '../../src/lookup/together.ts';
import { english } from '../../src/reply/english/index.ts';
import { cellsCard } from '../../src/reply/lookup/cells-card.ts';
import { rulesets } from '../../src/rules/index.ts';
import { ww2Skirmish } from '../../src/rules/ww2-skirmish/index.ts';

const books = Object.values(rulesets);

const WORDS = ['nothing', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The numbers of a text in figures; those of dice as they are. */
function figuresIn(text: string): string[] {
  const figures =
    text
      .toLowerCase()
      .replaceAll(/1\/2|(?<=\d)½/g, '.5')
      .match(/\d*d\d+|\d*\.?\d+/g) ?? [];
  return figures.map((each) => each.replace(/^1d/, 'd'));
}

/** The same, and those that are written out. */
function numbersIn(text: string): string[] {
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => WORDS.indexOf(word)).filter((n) => n > 0);
  return [...figuresIn(text), ...words.map(String)];
}

/** The table that answers, whose, and the cells. */
function asked(query: string, book: string) {
  const where = { first: rulesets[book]! };
  const answer = cellsAsked(ruleSearch().question(query, where));
  if (!answer) return undefined;
  const { entry, table, rows, columns } = answer;
  return [entry.book.id, table.id, entry.of, rows.map(({ cells }) => columns.map((i) => cells[i]))];
}

describe('a name and a property', () => {
  test.each([
    ['MG42 range', 'hans-n-panzer', ['hans-n-panzer', 'infantry-ranges', 'light-mg', [[12]]]],
    ['panther side armour', 'panzertroops', ['panzertroops', 'vehicles-germany', 'panther-g', [[11]]]],
    ['panther side armour', 'landser', ['landser', 'armour', 'heavy', [[-2]]]],
    ['how much does a Sherman cost', 'panzertroops', ['panzertroops', 'vehicles-usa', 'm4a2-sherman', [[50]]]],
    ['wie schnell ist ein Tiger', 'hans-n-panzer', ['hans-n-panzer', 'units', 'tiger', [[9, 5]]]],
    ['was kostet ein Tiger an Punkten', 'panzertroops', ['panzertroops', 'vehicles-germany', 'tiger', [[70]]]],
    ['portée du fusil', 'panzertroops', ['panzertroops', 'weapons', 'rifle', [[10]]]],
    // The class that its speed leads to (LS-VEH-02).
    ['sherman speed', 'landser', ['landser', 'movement', 'sherman', [[9, 18]]]],
    // An edge is in the nearer band (HP-TANK-03).
    ['20mm 10 to 20', 'hans-n-panzer', ['hans-n-panzer', 'strike-values', '20mm', [[1]]]],
    // HP-GUN-04: there are two.
    ['37mm range', 'hans-n-panzer', ['hans-n-panzer', 'shells', '37mm-ger', [[25], [28]]]],
    ['crew of a Pak 40', 'panzertroops', ['panzertroops', 'weapons', 'at-medium', [[3]]]],
  ])('%s, in %s', (query, book, [of, table, entry, cells]) => {
    const found = asked(query, book)!;
    expect(found[0]).toBe(of);
    expect(found[1]).toBe(table);
    // The row may be that of its class.
    expect([entry, 'panther']).toContain(found[2]);
    expect(found[3]).toEqual(cells);
  });

  test.each([
    ['rifle to hit at 12"', 'landser', [4]],
    ['rifle to hit at long range', 'landser', [4]],
    ['to hit with a rifle at 4 inches', 'landser-classic', [2]],
    ['88 strike value at 22"', 'hans-n-panzer', [9]],
    ['17 pdr penetration 10"', 'hans-n-panzer', [12]],
    ['rifle to hit aimed at 20"', 'ww2-skirmish', [12]],
    ['sherman speed on road', 'hans-n-panzer', [12]],
    ['carabine portée longue', 'landser', [5]],
    ['maschinenpistole auf kurze entfernung', 'landser-classic', [1]],
    ['sherman easy eight points', 'panzertroops', [58]],
  ])('%s, in %s, is the one cell of that distance, aim or ground', (query, book, cells) => {
    expect(asked(query, book)?.[3]).toEqual([cells]);
  });

  test('are left to the rules where the table has nothing of the distance', () => {
    expect(asked('tiger points at 20"', 'panzertroops')).toBeUndefined();
    expect(asked('can i shoot 2 guys with one mg burst', 'panzertroops')).toBeUndefined();
  });

  test('of another book say what the own one lacks: the thing, or what was asked of it', () => {
    expect(cellsAsked(ruleSearch().question('sherman points', { first: rulesets['landser-classic']! }))?.lacking).toBe(
      'sherman',
    );
    expect(cellsAsked(ruleSearch().question('sherman points', { first: rulesets.landser! }))?.lacking).toBe(
      'sherman points',
    );
  });

  test('are answered for each of several that the name may stand for', () => {
    expect(asked('panzer IV front armour', 'panzertroops')?.[3]).toHaveLength(3);
  });

  test('are answered by another book where the own one has no such thing', () => {
    expect(asked('sherman points', 'landser-classic')).toEqual([
      'panzertroops',
      'vehicles-usa',
      'm4a2-sherman',
      [[50]],
    ]);
  });

  test.each([
    ['luger at 12"', 'landser', 'pistol', [6]],
    ['rifle 25', 'landser-classic', 'rifle', [4]],
    ['mg42 at 8 inches', 'landser', 'gpmg', [1]],
  ])('a name and a distance alone ask for the number to hit: %s, in %s', (query, book, of, cells) => {
    expect(asked(query, book)!.slice(1)).toEqual(['to-hit', of, [cells]]);
  });

  test.each([
    ['how far does the heavy mg shoot', 'landser', 120],
    ['panzerfaust range', 'landser', 15],
    ['rifle grenade range', 'landser-classic', 30],
    ['mg42 to hit', 'landser', undefined],
    ['MG42 range', 'hans-n-panzer', undefined],
  ])('the reach in inches is said where the bands have it: %s, in %s', (query, book, reach) => {
    expect(cellsAsked(ruleSearch().question(query, { first: rulesets[book]! }))?.reach).toBe(reach);
  });

  test.each([
    ['rifle 4" open', 'landser', [2]],
    ['rifle 4 open', 'hans-n-panzer', [5]],
    ['smg point blank', 'landser', [1]],
    ['rifle point blank', 'ww2-skirmish', [10, 4, 2]],
  ])('a target in the open, or a range by its name: %s, in %s', (query, book, cells) => {
    expect(asked(query, book)?.[3]).toEqual([cells]);
  });

  test.each([
    ['rifle to hit at 900"', 'landser', 60],
    ['sten at 6', 'hans-n-panzer', 4],
    ['lmg at 20', 'panzertroops', 12],
    ['smg at 50', 'ww2-skirmish', 40],
  ])('out of range is said with the reach: %s, in %s', (query, book, reach) => {
    const where = { first: rulesets[book]! };
    const answer = cellsAsked(ruleSearch().question(query, where))!;
    expect(answer.reach).toBe(reach);
    expect(isBeyond(answer)).toBe(true);
  });

  test('WS-FIRE-06: an SMG has no carefully aimed shot, on the table as in a ruling', () => {
    expect(asked('thompson carefully aimed at 15', 'ww2-skirmish')?.[3]).toEqual([[null]]);
    expect(asked('rifle carefully aimed at 15', 'ww2-skirmish')?.[3]).toEqual([[4]]);
  });

  test('the face of a die isn’t a distance, nor is what a hit scored', () => {
    expect(asked('mg hit rolled 4', 'ww2-skirmish')).toBeUndefined();
    expect(asked('sniper hit 3', 'landser')).toBeUndefined();
    expect(asked('sherman gun to hit 20', 'landser')?.[3]).toEqual([[3]]);
  });

  test('a calibre is the gun that the book counts it to (PT: 57 mm is 50-57 mm)', () => {
    expect(asked('57mm range', 'panzertroops')).toEqual(['panzertroops', 'weapons', 'at-light-medium', [[25]]]);
    expect(asked('85mm range', 'panzertroops')?.[3]).toEqual([[35]]);
    expect(asked('128mm range', 'panzertroops')?.[3]).toEqual([[40]]);
    expect(asked('57mm range', 'hans-n-panzer')?.[3]).toEqual([[30]]);
  });

  test('so many turns or shots are no distance', () => {
    expect(asked('gpmg fired for 4 turns', 'landser')).toBeUndefined();
    expect(asked('rifle 2 shots', 'ww2-skirmish')).toBeUndefined();
    expect(asked('rifle at 4', 'landser')?.[3]).toEqual([[2]]);
  });

  test('what stands before a noun changes nothing: off the road is off road', () => {
    expect(asked('kv off the road', 'hans-n-panzer')?.[3]).toEqual([[6]]);
    expect(asked('kv on a road', 'hans-n-panzer')?.[3]).toEqual([[10]]);
  });

  test('who asks what an event brings isn’t told a weapon’s numbers', () => {
    expect(asked('flamethrower gets hit', 'ww2-skirmish')).toBeUndefined();
  });

  test('the vehicle that’s shot at isn’t what’s asked about', () => {
    expect(asked('88 vs T34 at 25', 'hans-n-panzer')).toEqual(['hans-n-panzer', 'strike-values', '88mm', [[9]]]);
  });

  test('what a small arm does to a vehicle isn’t read from a table of shots at men', () => {
    expect(asked('bren gun vs jeep in open 3 inches', 'hans-n-panzer')).toBeUndefined();
    expect(asked('gpmg at 20 inches vs tiger', 'landser')).toBeUndefined();
    expect(asked('rifle vs jeep 20 inches', 'ww2-skirmish')).toBeUndefined();
    expect(asked('lmg vs guys at 12', 'landser')?.[3]).toEqual([[2]]);
    expect(
      ruleSearch().asked('bren gun vs jeep in open 3 inches', { first: rulesets['hans-n-panzer']! })[0]?.rule.id,
    ).toBe('HP-INF-10');
  });

  test('who asks what to do now isn’t told a number', () => {
    expect(asked('MG jam, what now', 'landser')).toBeUndefined();
    expect(asked('Maschinengewehr hat Ladehemmung, was jetzt', 'landser')).toBeUndefined();
  });

  test('a howitzer is artillery in French too', () => {
    expect(asked('obusier 105 portée', 'panzertroops')?.[3]).toContainEqual([30]);
  });

  test('a German heavy machine gun isn’t a submachine gun', () => {
    expect(asked('sMG Reichweite', 'hans-n-panzer')?.[2]).toBe('heavy-mg');
    expect(asked('SMG Reichweite', 'hans-n-panzer')?.[2]).toBe('smg');
  });

  test('a soft target isn’t soft cover', () => {
    expect(asked('lmg soft cover 10 inches', 'panzertroops')).toBeUndefined();
  });

  test('what’s off the table isn’t for its tables to say', () => {
    expect(asked('mortar off table max reach', 'hans-n-panzer')).toBeUndefined();
    expect(asked('mortar max reach', 'hans-n-panzer')).toBeDefined();
  });

  test('no other book answers how to hit with a weapon that the own book has', () => {
    expect(asked('lmg 10 inches', 'landser')?.[0]).toBe('landser');
    expect(asked('mg to hit', 'panzertroops')?.[0] ?? 'panzertroops').toBe('panzertroops');
  });

  test('that ask more than a table says are left to the rules', () => {
    for (const query of [
      'can a bazooka fire at infantry',
      'range',
      'MG42',
      '',
      'the panther is behind a side street',
    ]) {
      expect([query, asked(query, 'landser')]).toEqual([query, undefined]);
    }
  });
});

describe('the charts of a side that runs itself', () => {
  test.each([
    ['RF3 roll 4', 'advance'],
    ['risk factor 3 rolled a 2', 'halt'],
    ['rf6 d6 1', 'rout'],
    ['Risikofaktor 2 Wurf 1', 'retreat'],
    ['afv risk 0 rolled 3', 'halt'],
    ['afv chart -1 roll 4', 'halt'],
    ['tank situation +1 d6 6', 'advance'],
  ])('%s: %s', (query, does) => {
    expect(chartAsked(ruleSearch().question(query, { first: ww2Skirmish }))?.rows.map(({ cells }) => cells)).toEqual([
      [does],
    ]);
  });

  test('are shown for every face where none is named, and only where a book has them', () => {
    expect(chartAsked(ruleSearch().question('solo risk 7', { first: ww2Skirmish }))?.rows.length).toBe(4);
    expect(chartAsked(ruleSearch().question('RF3 roll 4', { first: rulesets.panzertroops! }))).toBeUndefined();
    expect(chartAsked(ruleSearch().question('risk of a jam', { first: ww2Skirmish }))).toBeUndefined();
  });
});

describe('the card of a cell', () => {
  const said = (query: string, book: string) => {
    const played = rulesets[book]!;
    const { lines } = cellsCard(english, cellsAsked(ruleSearch().question(query, { first: played }))!, {
      query,
      played,
    });
    return JSON.stringify(lines);
  };

  test.each([
    ['17 pdr 22″', 'hans-n-panzer', ['17 pdr: at 20-30″: 8', 'strike values']],
    ['panther side armour', 'landser', ['Panther, heavy: side −2', 'Armour']],
    ['panther side armour', 'panzertroops', ['side 11', 'Armoured vehicles of Germany']],
    ['panther side armour', 'hans-n-panzer', ['armour 18', 'HP-TANK-13']],
    ['rifle 12″ aimed', 'ww2-skirmish', ['Rifle, short (9-15″): aimed 8', 'To hit']],
    ['bazooka 5', 'hans-n-panzer', ['Bazooka, 3-6″: to hit 6, strike value 6', 'Launchers']],
    ['panzerfaust at 15"', 'ww2-skirmish', ['Panzerfaust: long (13-20″) 16', 'WS-HAT-03']],
    ['grenade to hit', 'ww2-skirmish', ['medium (6-12″) 12, long (13-18″) 17', 'WS-GREN-04']],
    ['88 at 50', 'ww2-skirmish', ['medium (25-60″) 12', 'WS-GUN-02']],
    ['jagdpanther gun', 'panzertroops', ['heavy AT gun, calibre 88 mm']],
    ['smg firepower and range', 'panzertroops', ['soft 2, range 5″']],
    ['mortar crew size', 'panzertroops', ['crew light mortar 2; medium mortar 2; heavy mortar 2']],
    ['does the stug have an mg', 'panzertroops', ['MGs 0']],
  ])('names row, column and table: %s, in %s', (query, book, words) => {
    for (const word of words) expect(said(query, book)).toContain(word);
  });
});

describe("the books' own answers", () => {
  test('are for rules that are there', () => {
    for (const { rules, answers = {}, together = [] } of books) {
      const ids = new Set(rules.map(({ id }) => id));
      const named = [...Object.keys(answers), ...together.flatMap((pair) => pair.rules)];
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
      expect(named.length).toBeGreaterThan(0);
    }
  });

  test('are there for what is most asked, in every book', () => {
    const few = books.filter(({ answers = {} }) => Object.keys(answers).length < 40).map(({ id }) => id);
    expect(few).toEqual([]);
  });

  test('have no number that their rule, or a table of it, has not', () => {
    const wrong = books.flatMap((book) =>
      Object.entries(book.answers ?? {}).flatMap(([id, answer]) => {
        const { text } = book.rules.find((rule) => rule.id === id)!;
        const tables = tablesIn(book).filter(
          (table) => table.rule === id || table.rows.some(({ rule }) => rule === id),
        );
        const printed = numbersIn(`${text} ${JSON.stringify(tables)}`);
        return figuresIn(answer)
          .filter((number) => !printed.includes(number))
          .map((number) => `${id}: ${number}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['can I shoot after running', 'landser-classic', ['LC-MOVE-02', 'LC-MOVE-06'], /^No: /],
    ['can I shoot after running', 'ww2-skirmish', ['WS-FIRE-01', 'WS-FIRE-05'], /^Yes: /],
  ])('%s, in %s, are of two rules', (query, book, rules, says) => {
    const both = togetherIn(ruleSearch().asked(query, { first: rulesets[book]! }));
    expect(both?.rules).toEqual(rules);
    expect(both?.says).toMatch(says);
  });

  test.each([
    ['can I shoot after running', 'landser-classic', ['LC-MOVE-02', 'LC-MOVE-06']],
    ['Run and shoot?', 'landser', ['LS-MOVE-03', 'LS-MOVE-08']],
    ['rennen und schießen', 'ww2-skirmish', ['WS-FIRE-01', 'WS-FIRE-05']],
    ['courir et tirer', 'panzertroops', ['PT-MOVE-04', 'PT-ATK-02']],
  ])('%s, in %s, takes both, though one of them fits better', (query, book, rules) => {
    const { kind, alike, found } = ruleSearch().verdict(query, { first: rulesets[book]! });
    expect(kind).toBe('answered');
    expect(alike.map(({ rule }) => rule.id).sort()).toEqual([...rules].sort());
    expect(found.slice(0, 2)).toEqual(alike);
    expect(togetherIn(alike)?.says).toMatch(/^(No|Yes): /);
  });

  test('are not of two rules where only one was found', () => {
    const first = ruleSearch().named('LC-MOVE-02')!;
    expect(togetherIn([first])).toBeUndefined();
    expect(togetherIn([])).toBeUndefined();
  });
});

test('every verb that a book lacks has a line that says why', () => {
  const verbs = new Set(books.flatMap((book) => Object.keys(book.verbs)));
  const missing = books.flatMap(({ id, verbs: own, instead = {} }) =>
    [...verbs].filter((verb) => !own[verb] && !instead[verb]).map((verb) => `${id} ${verb}`),
  );
  expect(missing).toEqual([]);
  const needless = books.flatMap(({ verbs: own, instead = {} }) => Object.keys(instead).filter((verb) => own[verb]));
  expect(needless).toEqual([]);
});
