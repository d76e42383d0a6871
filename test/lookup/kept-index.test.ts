import { expect, test } from 'vitest';
import { type KeptIndex, RuleIndex } from '../../src/lookup/finding/rule-index.ts';
import { rulesById } from '../../src/lookup/rules-by-id.ts';
import { askedIn } from '../../src/lookup/terms.ts';
import { rulesets } from '../../src/rules/index.ts';

const made = new RuleIndex(rulesById());
const read = RuleIndex.from(rulesById(), JSON.parse(JSON.stringify(made.kept())) as KeptIndex);

test.each([
  'how far can a rifle shoot',
  'grenade thru a windwo',
  'can my tank fire at a house and move',
  'what happens when my commander dies',
  'sniper overwatch',
  'zebra',
])('the index that’s read answers as the one that was made: %s', (question) => {
  const of = (index: RuleIndex, only?: (typeof rulesets)[string]) => {
    const { rules, gaps } = index.hits(question, only, false);
    return {
      rules: rules.map(({ found, ...fit }) => [found.rule.id, fit]),
      gaps: gaps.map(({ absence, score }) => [absence.subject, score]),
      typed: index.hits(question, only, true).rules.map(({ found }) => found.rule.id),

      known: askedIn(question).map((word) => index.knows(word, only)),
    };
  };
  for (const only of [undefined, rulesets.landser, rulesets.panzertroops])
    expect(of(read, only)).toEqual(of(made, only));
});
