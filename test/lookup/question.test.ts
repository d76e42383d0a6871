import { describe, expect, test } from 'vitest';
import { printedAnswer, ruledAnswer } from '../../src/lookup/answer.ts';
import { rulesById } from '../../src/lookup/rules-by-id.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { sentencesFor } from '../../src/lookup/sentences.ts';
import { rulesets } from '../../src/rules/index.ts';

const read = (text: string, id = 'landser') => ruleSearch().question(text, { first: rulesets[id]! });
const answer = (text: string, id: string) => printedAnswer(read(text, id)) ?? ruledAnswer(read(text, id));

describe('a question is read once', () => {
  test.each([
    ['rolled a 4 on morale', [[4, 'face']]],
    ['won melee by 2', [[2, 'margin']]],
    ['rifle at 12 inches', [[12, 'inches']]],
    ['17 pounder', [[17, 'name']]],
    [
      'rf6 d6 1',
      [
        [6, 'sum'],
        [1, 'face'],
      ],
    ],
    ['bunker -2', [[2, 'modifier']]],
    ['smg with 3 actions', [[3, 'count']]],
    ['light wound 5', [[5, 'bare']]],
  ])('a number has the role that its words say: %s', (text, numbers) => {
    expect(read(text).numbers.map(({ value, role }) => [value, role])).toEqual(numbers);
  });

  test.each([
    ['halftrack bailout', 'halftrack bail out'],
    ['spot a sneaker', 'spot a sneak'],
    ['panther weight', 'panther weight'],
  ])('a word that nobody has is two words of the book, or the deed of who does it: %s', (text, words) => {
    expect(read(text).words.join(' ')).toBe(words);
  });

  test.each([
    ['can I shoot out of a hole', true],
    ['how do I clear a jam', false],
    ['is it 4 or 6', false],
    ['half cover?', true],
  ])('it wants a yes or a no, or something else: %s', (text, isWhether) => {
    expect(read(text).isWhether).toBe(isWhether);
  });

  test('a spelt distance is a distance, and spelt Actions are a number of them', () => {
    expect(read('rifle at fourteen inches').numbers.map(({ value, role }) => [value, role])).toEqual([[14, 'inches']]);
    expect(read('Gewehr auf zwölf Zoll').numbers.map(({ value }) => value)).toEqual([12]);
    expect(read('can he move fast two turns').numbers).toEqual([]);
  });

  test('what no thing of the book is called is no thing after its owner', () => {
    expect(read('one of my boys has a wound', 'landser-classic').names).toEqual([]);
    expect(read('boys range', 'landser-classic').names.map(({ name }) => name)).toEqual(['boys']);
    expect(read('my tiger', 'landser').names.map(({ name }) => name)).toEqual(['tiger']);
  });

  test('names don’t overlap, and the longest counts', () => {
    expect(read('panzer iv h vs king tiger', 'panzertroops').names.map(({ name }) => name)).toEqual([
      'panzer iv h',
      'king tiger',
    ]);
  });
});

describe('what a book lacks is told first, whatever else was typed', () => {
  test.each([
    ['landser-classic', 'panzerfaust damage at 5', 'panzerfaust'],
    ['landser-classic', 'molotov against a wall', 'molotov'],
    ['landser', 'nebelwerfer range', 'nebelwerfer'],
    ['hans-n-panzer', 'how far does an at rifle shoot', 'at rifle'],
    ['ww2-skirmish', 'sticky bomb to hit', 'sticky bomb'],
    // As it was typed.
    ['landser', 'T-34 armour', 'T-34'],
    ['landser', 'motos side-car vitesse', 'side-car'],
    ['panzertroops', 'bicycles on roads', 'bicycles'],
    // Players call melee a bayonet charge (WS-MEL-03), but no number of it is a bayonet’s.
    ['ww2-skirmish', 'bayonet charge bonus', 'bayonet'],
  ])('%s: %s', (id, text, lacks) => {
    const told = answer(text, id);
    expect(told.kind === 'lacks' ? told.lacking.name : told).toBe(lacks);
  });

  test.each([
    ['landser', 'when does a rifle jam'],
    ['ww2-skirmish', 'jeep speed on road'],
    ['landser', 'can the medic fix a light wound'],
    ['ww2-skirmish', '17 pounder damage +6'],
    ['ww2-skirmish', 'bayonet charge'],
    // LS-BRK-03 has airborne troops.
    ['landser', 'fallschirmjäger, how many casualties before the break-off test'],
    ['landser-classic', 'cone or template for machine guns'],
    // Only other books have a row for it.
    ['landser', 'can infantry hurt a tank'],
  ])('what a rule of %s speaks of isn’t lacking: %s', (id, text) => {
    expect(answer(text, id).kind).not.toBe('lacks');
  });

  test('a thing without a number to hit in any table is for its rules (HP-GREN-02)', () => {
    expect(answer('grenade to hit', 'hans-n-panzer').kind).toBe('rules');
    expect(answer('grenade', 'hans-n-panzer').kind).toBe('name');
  });

  test('an absence that says less of the question than the best rule isn’t the answer (LS-MOVE-08)', () => {
    const first = rulesets.landser!;
    const kinds = ['can I shoot into a melee', 'who gets to shoot first in a melee'].map(
      (text) => ruleSearch().verdict(text, { first, only: first }).kind,
    );
    expect(kinds).toEqual(['absent', 'unsure']);
  });
});

test('a country in capitals or after an article is no pronoun, and goes by its other names (PT-ORG-01)', () => {
  const asked = ['US tanks in a company', 'how many american tanks are in a company', 'tanks of a german company'];
  const leads = [...asked, 'tanks in a us tank company', 'tanks for us in a german company'].map((text) =>
    sentencesFor(rulesById().get('PT-ORG-01')!.rule, read(text, 'panzertroops'))[0]!.slice(0, 12),
  );
  expect(leads).toEqual(['US tank or t', 'US tank or t', 'German tank ', 'US tank or t', 'German tank ']);
});

test('how many isn’t a yes or a no, however it’s put', () => {
  expect(read('wieviele Handgranaten darf ein Mann haben', 'landser').isWhether).toBe(false);
  expect(read('darf ein Mann Handgranaten haben', 'landser').isWhether).toBe(true);
});

test.each([
  [
    'panzertroops',
    'veteran with rifle points',
    6,
    [
      ['veteran', 4],
      ['rifle', 2],
    ],
  ],
  ['ww2-skirmish', 'smg with 3 actions cost', 4, [['smg', 1]]],
  ['ww2-skirmish', 'NCO with an assault rifle and two actions, price', 4, [['assault-rifle', 2]]],
])('a price is added up by the resolver of /points: %s, %s (PT-PTS-01, WS-PTS-01)', (id, text, total, parts) => {
  const told = answer(text, id);
  const sum = told.kind === 'sum' ? told.sum : undefined;
  expect([sum?.total, sum?.parts.map(({ name, points }) => [name, points])]).toEqual([total, parts]);
});

test('nothing is added up if a word is left that nobody understood', () => {
  expect(answer('veteran with rifle on a unicorn points', 'panzertroops').kind).not.toBe('sum');
});
