import { expect, test } from 'vitest';
import { entriesOf } from '../../src/lookup/entries.ts';
import { isAlone, isNear, lackingIn } from '../../src/lookup/lacking.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';
import { namesFor } from '../../src/rules/names.ts';

const books = Object.values(rulesets);
const read = (text: string, id: string) => ruleSearch().question(text, { first: rulesets[id]! });
/** What's lacking of a question, with the rules that would answer it. */
const lacks = (text: string, id: string) => {
  const question = read(text, id);
  return lackingIn(question, ruleSearch().judge(question))?.name;
};

const called = books.flatMap((book) => {
  const entries = entriesOf(book);
  const ids = entries.map(({ of }) => of);
  return entries.flatMap(({ of }) => namesFor(of, ids).map((name) => ({ book, of, name })));
});

test('every name that players have for a weapon or a vehicle of a book, alone, means it', () => {
  expect(called.length).toBeGreaterThan(1000);
  const missed = called.filter(({ book, of, name }) => {
    const question = read(name, book.id);
    const [found] = question.names;
    return found?.own[0]?.of !== of || !isAlone(found, question);
  });
  expect(missed.map(({ book, name }) => `${book.id} ${name}`)).toEqual([]);
});

test('a name with words that nobody knows is still a name alone', () => {
  const question = read('panzerfaust wibble', 'landser');
  const [found] = question.names;
  expect(found?.own.map(({ of }) => of)).toEqual(['panzerfaust']);
  expect(isAlone(found!, question)).toBe(true);
});

test.each([
  ['landser-classic', 'panzerfaust damage'],
  ['landser-classic', 'can I shoot with a bazooka'],
  ['landser', 'mp44 at 10'],
])('a thing that %s lacks is known to be lacking: %s', (id, query) => {
  expect(read(query, id).names.map(({ name }) => name)).toContain(lacks(query, id));
});

test.each([
  ['landser', 'binos help spotting?', 'binos'],
  ['panzertroops', 'jam roll for lmg', 'jam'],
  ['hans-n-panzer', 'minefields', 'minefields'],
  ['landser', 'searchlight at night', 'searchlight'],
  ['panzertroops', 'space marine', 'space marine'],
  ['ww2-skirmish', 'commissar', undefined],
  ['landser', 'when does a rifle jam', undefined],
  ['ww2-skirmish', 'binos', undefined],
])('a subject that %s never speaks of is known to be lacking: %s', (id, query, subject) => {
  expect(lacks(query, id)).toBe(subject);
});

test.each([
  ['landser', 'halv cuver', 'half cover'],
  ['landser', 'hlaf cover', 'half cover'],
  ['panzertroops', 'zook rng', 'bazooka range'],
  ['landser', 'serius wuond', 'serious wound'],
  ['landser', 'los', 'los'],
])('slips and abbreviations are read as the words of the book: %s, %s', (id, typed, read) => {
  expect(ruleSearch().read(typed, { first: rulesets[id]! })).toBe(read);
});

test.each([
  ['panzertroops', 'PIAT range', 'bazooka'],
  ['hans-n-panzer', 'carbine', 'rifle'],
])('%s has only what comes nearest to %s', (id, query, of) => {
  const name = read(query, id).names[0]!;
  expect([isNear(name, rulesets[id]!), name.own[0]!.of]).toEqual([true, of]);
});

test.each([
  ['panzertroops', 'carbine'],
  ['ww2-skirmish', 'PIAT'],
  ['hans-n-panzer', 'jeep'],
  ['hans-n-panzer', 'mg42'],
])('%s speaks of it, or it’s one of its kind: %s', (id, query) => {
  expect(isNear(read(query, id).names[0]!, rulesets[id]!)).toBe(false);
});

test.each([
  ['landser', 'zombie horde'],
  ['landser', 'laser'],
  ['hans-n-panzer', 'feel no pain'],
  ['landser', 'flare'],
])('an ordinary word isn’t taken for a slip: %s, %s', (id, typed) => {
  expect(ruleSearch().read(typed, { first: rulesets[id]! })).toBe(typed);
});

test('a vehicle that players ask a book’s rules about isn’t lacking, though no table has it', () => {
  expect(lacks('firing from a moving truck', 'landser-classic')).toBeUndefined();
});
