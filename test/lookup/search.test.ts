import { describe, expect, test } from 'vitest';
import type { Rule, Ruleset } from '../../src/kernel/ruleset.ts';
import { RuleSearch, ruleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';
import { landser } from '../../src/rules/landser/index.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';
import { runs } from '../nightly.ts';

const rule = (id: string, title: string, text: string): Rule => ({ id, title, text, kind: 'advise' });
const book = (id: string, rules: readonly Rule[]): Ruleset =>
  ({ ...landserClassic, id, name: id, rules, absences: [] }) as Ruleset;

const first = book('first', [
  rule('AA-FIRE-01', 'Roll to hit', 'A D6 of 4 or more hits, and cover is taken off.'),
  rule('AA-FIRE-02', 'Half cover', 'A hedge hides a part of the man.'),
  rule('AA-MOVE-01', 'Hedges', 'A hedge costs 2" to cross.'),
]);
const second = book('second', [
  rule('BB-FIRE-01', 'Roll to hit', 'A D20 of 12 or more hits.'),
  rule('BB-FLAM-01', 'Flamethrower fuel', 'The fuel is enough for three bursts (ruling R-07).'),
  rule('BB-COV-01', 'Half cover', 'Half cover, half cover and once more half cover.'),
]);
const search = new RuleSearch([first, second]);
const idsOf = (found: readonly { rule: Rule }[]) => found.map((each) => each.rule.id);
const asked = (query: string, where = { first }) => idsOf(search.asked(query, where));

describe('an ID', () => {
  test.each(['AA-FIRE-02', 'aa-fire-2', ' aa fire 02 ', 'AAFIRE2'])('is found as %s, and nothing with it', (query) => {
    expect(asked(query)).toEqual(['AA-FIRE-02']);
  });

  test('of another book is found all the same', () => {
    expect(asked('BB-FIRE-01')).toEqual(['BB-FIRE-01']);
  });

  test('that no rule has finds nothing, but those that are like it', () => {
    expect(asked('AA-FIRE-99')).toEqual([]);
    expect(search.nearest('AA-FIRE-99', { first })[0]).toMatch(/^AA-FIRE-/);
  });

  test('is not read into a question', () => {
    expect(asked('to hit 10')[0]).toBe('AA-FIRE-01');
  });
});

describe('the book that is played', () => {
  test('comes first, whichever it is', () => {
    expect(asked('roll to hit').slice(0, 2)).toEqual(['AA-FIRE-01', 'BB-FIRE-01']);
    expect(asked('roll to hit', { first: second }).slice(0, 2)).toEqual(['BB-FIRE-01', 'AA-FIRE-01']);
    expect(asked('half cover')[0]).toBe('AA-FIRE-02');
  });

  test('comes first though it only says in a text what another one has in a title', () => {
    const told = book('told', [
      rule('CC-INF-01', 'Arms', `Some carry a flamethrower. ${'Others have a rifle. '.repeat(99)}`),
    ]);
    const three = new RuleSearch([first, second, told]);
    expect(idsOf(three.asked('flamethrower', { first: told }))).toEqual(['CC-INF-01', 'BB-FLAM-01']);
  });

  test('gives way where only another one speaks of it', () => {
    expect(asked('flamethrower')).toEqual(['BB-FLAM-01']);
  });

  test('gives way where another one has more of what was asked', () => {
    const told = book('told', [
      rule('CC-JAM-01', 'Jams', `A rifle jams on a 6. ${'It is cleared in a turn. '.repeat(9)}`),
    ]);
    const three = new RuleSearch([book('snipers', [rule('DD-SNIP-01', 'Sniper rifle', 'It reaches 99".')]), told]);
    expect(idsOf(three.asked('sniper rifle', { first: told }))[0]).toBe('DD-SNIP-01');
    expect(idsOf(three.asked('rifle', { first: told }))[0]).toBe('CC-JAM-01');
  });

  test('gives way where it only has another word for it', () => {
    const told = book('told', [
      rule('CC-GRND-01', 'Going', `Soft ground costs 1" of the move. ${'It is slow. '.repeat(9)}`),
    ]);
    const three = new RuleSearch([book('prone', [rule('DD-FIRE-01', 'Prone', 'A prone man is hard to hit.')]), told]);
    expect(idsOf(three.asked('prone', { first: told }))[0]).toBe('DD-FIRE-01');
  });

  test('is not the only one, unless that is wanted', () => {
    expect(idsOf(search.asked('half cover', { first, only: second }))).toEqual(['BB-COV-01']);
    expect(search.asked('flamethrower', { first, only: first })).toEqual([]);
  });
});

describe('a question', () => {
  test('may be misspelt', () => {
    for (const query of ['flamethower', 'flametrower fuel', 'FLAMETHROWER!']) {
      expect([query, asked(query)[0]]).toEqual([query, 'BB-FLAM-01']);
    }
  });

  test('is not guessed at where the books have the word', () => {
    // "hits" is not a typo of "hide", nor "cross" of "cover".
    expect(asked('cross')).toEqual(['AA-MOVE-01']);
    // Nor is a word read that only begins like one.
    expect(asked('flameth')).toEqual([]);
    expect(asked('lose')).toEqual([]);
  });

  test('is answered by a title rather than by a text', () => {
    const told = book('told', [
      rule('CC-ARM-01', 'Arms', 'Bayonet.'),
      rule('CC-ASLT-01', 'Bayonet charge at a trench by night', 'It is worth 1 in the fight, hand to hand.'),
    ]);
    expect(idsOf(new RuleSearch([told]).asked('bayonet', { first: told }))).toEqual(['CC-ASLT-01', 'CC-ARM-01']);
  });

  test('leaves out what only has a word like one of it', () => {
    const told = book('told', [
      rule('CC-BAZ-01', 'Bazooka', 'A bazooka has a crew of two.'),
      rule('CC-GEN-01', 'Words', `Some say launcher. ${'Others say nothing at all. '.repeat(30)}`),
    ]);
    expect(idsOf(new RuleSearch([told]).asked('bazooka', { first: told }))).toEqual(['CC-BAZ-01']);
  });

  test('may name a ruling', () => {
    expect(asked('R-07')[0]).toBe('BB-FLAM-01');
  });

  test('that says nothing, or nothing known, finds nothing', () => {
    for (const query of ['', '  ', '?', 'what is the', 'zzzzqqqq', '__proto__', '🎲']) {
      expect([query, asked(query)]).toEqual([query, []]);
    }
  });

  test('is read to some length only', () => {
    expect(asked(`${'half cover '.repeat(50_000)}`)[0]).toBe('AA-FIRE-02');
  });
});

describe('what is still being typed', () => {
  const typed = (query: string, where = { first }) => idsOf(search.typed(query, where));

  test('may be anything: the own book in its order, then the others', () => {
    expect(typed('')).toEqual(idsOf([...first.rules, ...second.rules].map((each) => ({ rule: each }))));
  });

  test('is the beginning of a title or of an ID, then anything that speaks of it', () => {
    expect(typed('Hal')).toEqual(['AA-FIRE-02', 'BB-COV-01']);
    expect(typed('bb-f')).toEqual(['BB-FIRE-01', 'BB-FLAM-01']);
    expect(typed('how many burs')).toEqual(['BB-FLAM-01']);
  });

  test('names no rule twice', () => {
    for (const query of ['h', 'half cover', 'roll to', 'AA-FIRE-01']) {
      expect(typed(query)).toEqual([...new Set(typed(query))]);
    }
  });
});

describe('where nothing is found', () => {
  test('the titles most like it are named, of the book that is looked in', () => {
    expect(search.nearest('hegdes', { first })[0]).toBe('Hedges');
    expect(search.nearest('flamefuel', { first, only: second })[0]).toBe('Flamethrower fuel');
  });

  test('none is named that is like it in nothing', () => {
    expect(search.nearest('zzzzqqqq', { first })).toEqual([]);
  });
});

describe('every registered book', () => {
  const all = Object.values(rulesets)
    .flatMap((each) => each.rules.map((one) => ({ book: each, rule: one })))
    .filter((_, i) => i % runs(8, 1) === 0);

  test('has each of its rules found by its ID and by its title', () => {
    for (const each of all) {
      const byId = ruleSearch().asked(each.rule.id, { first: each.book });
      expect(byId.map(({ book, rule }) => [book.id, rule.id])).toEqual([[each.book.id, each.rule.id]]);
      const [best] = ruleSearch().asked(each.rule.title, { first: each.book });
      expect([best?.book.id, best?.rule.title]).toEqual([each.book.id, each.rule.title]);
    }
  });

  test('is in one index, that is built once', () => {
    expect(ruleSearch()).toBe(ruleSearch());
    const books = new Set(
      ruleSearch()
        .typed('', { first: landserClassic })
        .map((found) => found.book.id),
    );
    expect([...books].toSorted()).toEqual(Object.keys(rulesets).toSorted());
  });
});

test("what a book is without is another book's to answer, though its own phrases have the word in another sense", () => {
  const asked = (query: string) => ruleSearch().verdict(query, { first: landserClassic });
  expect(asked('suppressive fire')).toMatchObject({ kind: 'elsewhere', absence: { subject: 'suppressive fire' } });
  expect(asked('suppressive fire').found[0]?.rule.id).toBe('LS-SUPP-01');
  expect(asked('my man is suppressed').found[0]?.rule.id).toBe('LC-HIDE-01');
});

test('a question isn’t taken for a title that has the same words apart from the small ones', () => {
  const asked = (query: string) => ruleSearch().verdict(query, { first: landser });
  expect(asked('can I move and shoot').found[0]?.rule.id).toBe('LS-MOVE-08');
  expect(asked('how to use the sticky bomb').found[0]?.rule.id).toBe('LS-AT-05');
  expect(asked('Impossible shot').kind).toBe('named');
});
