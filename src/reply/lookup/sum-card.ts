import { namesIn } from '../../lookup/entries.ts';
import { rulesById } from '../../lookup/rules-by-id.ts';
import type { SumAnswer } from '../../lookup/sums.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, strong, verdict } from '../document.ts';
import { type Answered, feedback, ruleLine, shownLines } from './answer-parts.ts';

/** What something costs, with what each part of it adds, and the rule that says so. */
export function sumCard(
  words: Catalogue,
  { book, rule, total, parts, count }: SumAnswer,
  { query, played, shownBy }: Pick<Answered, 'query' | 'played' | 'shownBy'>,
): Document {
  const found = rulesById().get(rule)!;
  const called = namesIn(book);
  const shares = [
    ...(count ? [`${count.of} ${count.value}`] : []),
    ...parts.map(({ name, points }) => `${called.get(name) ?? words.say(name)} ${points}`),
  ];
  return {
    tone: 'calm',
    lines: [verdict(strong(words.lookup.sum(total, shares))), ruleLine(found, played), ...shownLines(words, shownBy)],
    buttons: [
      { action: 'rule', of: { rule }, label: words.lookup.more },
      ...feedback(words, { query, played, shownBy }, found.rule),
    ],
    private: shownBy === undefined,
  };
}
