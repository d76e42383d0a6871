import { type Question, readAs } from '../../lookup/question/question.ts';
import type { Found } from '../../lookup/rules-by-id.ts';
import { governing, isOff } from '../../lookup/standing.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, type Document, type Line, line, quiet, strong, verdict } from '../document.ts';
import {
  type Answered,
  feedback,
  from,
  MOST_OTHERS,
  otherLines,
  ruleLine,
  saidOf,
  shownLines,
} from './answer-parts.ts';
import { ruleTableLines } from './rule-card.ts';

/** Two rules of which one answers for sure: what each of them says, under its title, so that nobody takes one for the other. */
export function eitherCard(words: Catalogue, answered: Omit<Answered, 'alike' | 'clear'>): Document {
  const { found, question, played, on, shownBy } = answered;
  const [one, two, ...others] = found as [Found, Found, ...Found[]];
  const rest = others.slice(0, MOST_OTHERS);
  return {
    tone: 'calm',
    lines: [
      ...[one, two].map((each) => {
        const off = isOff(each, on) ? [quiet(` ${words.lookup.offHere(governing(each)!)}`)] : [];
        return verdict(strong(`${each.rule.title}: ${saidOf(each, true, question).says}`), ...off);
      }),
      ...[one, two].map((each) => ruleLine(each, played, saidOf(each, true, question).left)),
      ...ruleTableLines(words, one),
      ...otherLines(words, rest, played),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      ...[one, two, ...rest].map(({ rule }): Button => ({ action: 'rule', of: { rule: rule.id }, label: rule.title })),
      ...feedback(words, answered, one.rule),
    ],
    private: shownBy === undefined,
  };
}

/** Three rules that may have been meant, where none is likely enough to be the answer. */
export function choicesCard(
  words: Catalogue,
  {
    found,
    query,
    question,
    played,
    shownBy,
    unknown,
    left,
  }: Omit<Answered, 'alike' | 'clear' | 'on'> & {
    readonly unknown: readonly string[];
    readonly left: readonly string[];
  },
): Document {
  const three = choicesOf(found);
  const unsure = left.length > 0 ? words.lookup.unused(left) : words.lookup.unsure;
  return {
    tone: 'calm',
    lines: [
      verdict(strong(unknown.length > 0 ? words.lookup.unheard(played.name, unknown) : unsure)),
      ...three.map(({ rule, book }) =>
        line(
          strong(rule.title),
          `: ${saidOf({ rule, book }, true, question).says}`,
          quiet(` ${from(rule, book, played)}`),
        ),
      ),
      ...readLines(words, question),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      ...three.map(({ rule }): Button => ({ action: 'rule', of: { rule: rule.id }, label: rule.title })),
      ...(three[0] ? feedback(words, { query, played, shownBy }, three[0].rule) : []),
    ],
    private: shownBy === undefined,
  };
}

/** What a question was read as: its words that say something, with slips mended. */
function readLines(words: Catalogue, question: Question): Line[] {
  const said = readAs(question);
  return said.length === 0 ? [] : [line(quiet(words.lookup.readAs(said.join(', '))))];
}

/** The rules on offer where none is likely enough. */
export function choicesOf(found: readonly Found[]): readonly Found[] {
  return found.slice(0, MOST_OTHERS);
}
