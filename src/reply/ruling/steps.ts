import type { Modifier, Step } from '../../kernel/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, quiet, type Span, step as stepLine } from '../document.ts';
import { reachesText, resultText } from './step-texts.ts';
import { type Ruling, wordedSteps } from './worded.ts';

/**
 * The steps as lines: the purpose of each, the dice, each modifier with its rule, the number needed and the outcome.
 * The steps of one figure under a template share a line.
 * @param caught the names of those figures, where they're known
 */
export function stepLines(words: Catalogue, ruling: Ruling, caught: readonly string[] = []): Line[] {
  const lines: Span[][] = [];
  let item: number | undefined;
  for (const step of wordedSteps(words, ruling)) {
    const spans = textOf(words, step);
    if (step.item !== undefined && step.item === item) lines.at(-1)?.push('; ', ...spans);
    else
      lines.push(
        step.item === undefined ? capitalised(words, spans) : [`${itemOf(words, step, step.item, caught)}: `, ...spans],
      );
    item = step.item;
  }
  return lines.map((spans) => stepLine(...spans));
}

function itemOf(words: Catalogue, { per }: Step, n: number, caught: readonly string[]): string {
  return (per === undefined ? caught[n - 1] : undefined) ?? words.capital(words.notices.item(n, per));
}

function capitalised(words: Catalogue, [first, ...rest]: readonly Span[]): Span[] {
  return typeof first === 'string' ? [words.capital(first), ...rest] : [...(first ? [first] : []), ...rest];
}

function textOf(words: Catalogue, step: Step): Span[] {
  const spans: Span[] = [`${step.label}:`];
  if (step.faces.length > 0) spans.push(` ${thrown(words, step)}`);
  for (const modifier of step.modifiers) spans.push(` ${words.signed(modifier.value)}`, quiet(` ${because(modifier)}`));
  if (step.modifiers.length > 0 && step.total !== undefined) spans.push(` = ${words.number(step.total)}`);
  return [...spans, reachesText(words, step), outcome(words, step), quiet(` (${step.rule})`)];
}

function thrown(words: Catalogue, { faces, sides, outOf }: Step): string {
  if (outOf !== undefined) return words.notices.drawn(faces[0]!, outOf);
  return `${faces.length > 1 ? faces.length : ''}D${sides} ${faces.join('+')}`;
}

function because({ label, rule }: Modifier): string {
  return rule ? `${label} (${rule})` : label;
}

function outcome(words: Catalogue, { result, results, settled, in: measure }: Step): string {
  // Dice that are compared with other dice only give a number.
  if (result === undefined && !results) return '';
  const unit = measure === undefined ? '' : words.notices.measure(measure);
  const came = results
    ? results.map((result) => resultText(words, result)).join(', ')
    : `${resultText(words, result ?? '')}${unit}`;
  return ` → ${came}${settled ? ` ${words.notices.settled} (${settled})` : ''}`;
}

/** Every rule that the steps cite, in the order in which they first mention it. */
export function rulesCited(steps: readonly Step[]): string[] {
  const cited = steps.flatMap((step) => [step.rule, ...step.modifiers.map(({ rule }) => rule), step.settled, step.row]);
  return [...new Set(cited.filter((rule) => rule !== undefined))];
}
