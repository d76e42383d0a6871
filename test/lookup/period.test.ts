import { expect, test } from 'vitest';
import { period } from '../../data/vocabulary/period.ts';
import { printedAnswer, ruledAnswer } from '../../src/lookup/answer.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { speaksOf } from '../../src/lookup/speaking.ts';
import { rulesets } from '../../src/rules/index.ts';
import { runs } from '../nightly.ts';

/** How one asks about something in three languages. */
const ASKED = [
  'X',
  'X rules',
  'how does X work',
  'Gibt es Regeln für X?',
  'Y a-t-il des règles pour X ?',
  'bonus for X',
];

/** Every wording of every thing of the period, in every book that never speaks of it. */
const lacking = Object.values(rulesets).flatMap((book) =>
  period.flatMap(({ called = [], loosely = [] }) =>
    speaksOf(book, called, 'title', 'table', 'text', 'phrases')
      ? []
      : called.filter((word) => !loosely.includes(word)).map((word) => ({ book, word })),
  ),
);

test('what no rule, table or phrase of a book speaks of is told first, in any of three languages', () => {
  expect(lacking.length).toBeGreaterThan(800);
  const asked = lacking.flatMap((each, i) =>
    ASKED.filter((_, form) => (i + form) % runs(ASKED.length * 2, 1) === 0).map((form) => ({ ...each, form })),
  );
  const missed = asked.filter(({ book, word, form }) => {
    const question = ruleSearch().question(form.replace('X', word), { first: book, only: book });
    const { kind, ...answer } = printedAnswer(question) ?? ruledAnswer(question);
    return kind !== 'lacks' && !('verdict' in answer && answer.verdict?.kind === 'absent');
  });
  expect(missed.map(({ book, word, form }) => `${book.id}: ${form.replace('X', word)}`)).toEqual([]);
});
