import { describe, expect, it } from 'vitest';
import { phrases as hansNPanzerPhrases } from '../../data/hans-n-panzer/phrases.ts';
import { rules as hansNPanzerRules } from '../../data/hans-n-panzer/rules.ts';
import { phrases as landserClassicPhrases } from '../../data/landser-classic/phrases.ts';
import { rules as landserClassicRules } from '../../data/landser-classic/rules.ts';
import { phrases as panzertroopsPhrases } from '../../data/panzertroops/phrases.ts';
import { rules as panzertroopsRules } from '../../data/panzertroops/rules.ts';
import type { Phrases } from '../../data/phrases.ts';
import { phrases as ww2SkirmishPhrases } from '../../data/ww2-skirmish/phrases.ts';
import { rules as ww2SkirmishRules } from '../../data/ww2-skirmish/rules.ts';
import { phrases as landserPhrases } from '../../src/rules/landser/texts/phrases.ts';
import { rules as landserRules } from '../../src/rules/landser/texts/rules.ts';

/** The books whose rules have players' phrases, with both. */
const BOOKS: readonly [book: string, rules: readonly { readonly id: string }[], phrases: Phrases][] = [
  ['hans-n-panzer', hansNPanzerRules, hansNPanzerPhrases],
  ['landser-classic', landserClassicRules, landserClassicPhrases],
  ['landser', landserRules, landserPhrases],
  ['panzertroops', panzertroopsRules, panzertroopsPhrases],
  ['ww2-skirmish', ww2SkirmishRules, ww2SkirmishPhrases],
];

const FEWEST = 5;

describe.each(BOOKS)("players' phrases of %s", (_book, rules, phrases) => {
  const ids = rules.map(({ id }) => id);

  it('belong to rules of the book', () => {
    expect(Object.keys(phrases).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it(`are at least ${FEWEST} for every rule`, () => {
    expect(ids.filter((id) => (phrases[id]?.length ?? 0) < FEWEST)).toEqual([]);
  });

  it('are each claimed by one rule, once', () => {
    const claimed = new Map<string, string>();
    const twice: string[] = [];
    for (const [id, own] of Object.entries(phrases)) {
      for (const phrase of own.map((said) => said.toLowerCase())) {
        if (claimed.has(phrase)) twice.push(`${phrase}: ${claimed.get(phrase)}, ${id}`);
        claimed.set(phrase, id);
      }
    }
    expect(twice).toEqual([]);
  });
});
