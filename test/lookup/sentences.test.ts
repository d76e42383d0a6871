import { describe, expect, test } from 'vitest';
import type { Rule } from '../../src/kernel/ruleset.ts';
import { saysAsked } from '../../src/lookup/forms.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { sentencesFor, sentencesOf } from '../../src/lookup/sentences.ts';
import { rulesets } from '../../src/rules/index.ts';

const first = rulesets.landser!;
const asked = (text: string) => ruleSearch().question(text, { first });
const rule: Rule = {
  id: 'XX-SET-01',
  title: 'Setting up',
  text: 'Two men carry the gun. It fires up to 36″. Setting it up takes two turns. A loader adds +1 to hit. It jams on a natural 1. A man who is hit while he carries it drops it.',
  kind: 'advise',
};

describe('the sentence of a rule that says what was asked comes first', () => {
  test.each([
    ['how far does the gun fire', 'It fires up to 36″.'],
    ['how many turns to set up', 'Setting it up takes two turns.'],
    ['modifier for the loader', 'A loader adds +1 to hit.'],
    ['when does it jam', 'It jams on a natural 1.'],
    ['who carries the gun', 'Two men carry the gun.'],
    ['what if a man who carries it is hit', 'A man who is hit while he carries it drops it.'],
    ['Wie weit schießt das Geschütz?', 'It fires up to 36″.'],
    ['le chargeur', 'A loader adds +1 to hit.'],
  ])('%s', (text, sentence) => {
    expect(sentencesFor(rule, asked(text))[0]).toBe(sentence);
  });

  test('and the others follow in their order, none of them left out', () => {
    const [best, ...others] = sentencesFor(rule, asked('how far does the gun fire'));
    expect(others).toEqual(sentencesOf(rule.text).filter((each) => each !== best));
  });

  test('but if no sentence has more of the question, the rule begins as it does', () => {
    expect(sentencesFor(rule, asked('the gun'))[0]).toBe('Two men carry the gun.');
    expect(sentencesFor(rule, asked('zebra'))[0]).toBe('Two men carry the gun.');
  });
});

test('one that goes on from another doesn’t stand alone, but comes right after the first', () => {
  const going: Rule = {
    ...rule,
    text: 'Two men carry the gun. Each of them walks. But it fires up to 36″. It is heavy.',
  };
  expect(sentencesFor(going, asked('how far does the gun fire')).slice(0, 2)).toEqual([
    'Two men carry the gun.',
    'But it fires up to 36″.',
  ]);
});

/** A question of each form about a rule that is called so. */
const FORMS = ['how far: X', 'how many: X', 'X modifier', 'X: what do I roll', 'X: when', 'who: X'];

test.each(FORMS)('no rule’s first sentence gives way to one that hasn’t what the form asks for: %s', (form) => {
  const changed = Object.values(rulesets).flatMap((book) =>
    book.rules.flatMap((each) => {
      const question = ruleSearch().question(form.replace('X', each.title), { first: book });
      const [best] = sentencesFor(each, question);
      const [begins] = sentencesOf(each.text);
      return best === begins
        ? []
        : [{ id: each.id, best, begins, says: saysAsked(best!, question), said: saysAsked(begins!, question) }];
    }),
  );
  expect(changed.length).toBeGreaterThan(5);
  expect(changed.filter(({ says, said, best }) => (said && !says) || /house rule/.test(best!))).toEqual([]);
});
