import { Refusal } from '../../kernel/refusal.ts';
import type { Step } from '../../kernel/step.ts';
import type { DuelAnswer } from '../../lookup/duels.ts';
import { rulesById } from '../../lookup/rules-by-id.ts';
import type { Catalogue } from '../catalogue.ts';
import { chancesOf, chancesText } from '../dice/chances.ts';
import {
  type Button,
  code,
  type Document,
  type Line,
  line,
  quiet,
  type Span,
  step as stepLine,
  strong,
  verdict,
} from '../document.ts';
import { refusalMessage } from '../problem.ts';
import { rulesCited } from '../ruling/steps.ts';
import { wordedSteps } from '../ruling/worded.ts';
import { type Answered, feedback, shownLines } from './answer-parts.ts';

/** How many rules get a button. */
const MOST_RULES = 3;

/** What comes of a shot at a vehicle: its chances, what each throw needs, and the command that rolls it. */
export function duelCard(
  words: Catalogue,
  { action, comes, steps, assumed }: DuelAnswer,
  command: string,
  { query, played, shownBy }: Pick<Answered, 'query' | 'played' | 'shownBy'>,
): Document {
  const { ruleset } = action;
  const cited = comes instanceof Refusal ? [comes.rule] : rulesCited(steps);
  const rules = cited.flatMap((id) => (id === undefined ? [] : (rulesById().get(id) ?? []))).slice(0, MOST_RULES);
  const said = saidOf(words, action, comes);
  const worded = wordedSteps(words, { rules: ruleset.id, book: ruleset.version, steps });
  return {
    tone: 'calm',
    lines: [
      verdict(strong(assumed === undefined ? said : words.lookup.atInches(assumed, said))),
      ...worded.flatMap((each) => throwLine(words, each)),
      line(words.lookup.rollIt, code(command)),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      ...rules.map(({ rule }): Button => ({ action: 'rule', of: { rule: rule.id }, label: rule.title })),
      ...(rules[0] ? feedback(words, { query, played, shownBy }, rules[0].rule) : []),
    ],
    private: shownBy === undefined,
  };
}

function saidOf(words: Catalogue, action: DuelAnswer['action'], comes: DuelAnswer['comes']): string {
  if (comes instanceof Refusal) return refusalMessage(words, comes);
  const told = chancesText(words, chancesOf(words, comes));
  const { ruleset, verb } = action;
  return told === '' ? words.verdictOf(ruleset.id, verb, comes.outcomes[0]!.value, action) : words.capital(told);
}

/** What a throw needs, with each modifier and its reason. */
function throwLine(words: Catalogue, { label, faces, sides, modifiers, need, rule }: Step): Line[] {
  if (faces.length === 0 || sides === undefined) return [];
  const added = modifiers.flatMap((each): Span[] => [` ${words.signed(each.value)}`, quiet(` ${each.label}`)]);
  const text = words.lookup.thrown(words.capital(label), words.lookup.dice(faces.length, sides));
  return [stepLine(text, ...added, need === undefined ? '' : `, ${words.lookup.orMore(need)}`, quiet(` (${rule})`))];
}
