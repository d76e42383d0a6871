import type { LogRecord, Ruled } from '../campaign/record.ts';
import type { Rule, Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';
import { type Document, type Line, line, quiet, type Span, strong, verdict } from './document.ts';
import { english } from './english/index.ts';
import { rulesCited, stepLines } from './steps.ts';

const { say, notices, verdictOf } = english;

/** A ruling that stands in the log. */
export interface RulingTold {
  readonly record: LogRecord;
  readonly ruled: Ruled;
  readonly log: string;
}

/** A ruling: the verdict first, then what was declared, then each die with what it was for. */
export function rulingReply(told: RulingTold): Document {
  const { record, ruled, log } = told;
  const of = `${log}:${record.seq}`;
  return {
    lines: [...whatHappened(told), ...consequence(ruled), ...footer(record, ruled)],
    buttons: [
      { action: 'again', of },
      { action: 'why', of },
    ],
    file: `ruling-${record.seq}.txt`,
  };
}

/** The same with the words of every rule that it cites, for the one who asks. */
export function whyReply(told: RulingTold): Document {
  const ruleset = rulesets[told.ruled.rules];
  const cited = rulesCited(told.ruled.steps).flatMap((id) => ruleLine(ruleset, id));
  return { lines: [...whatHappened(told), ...cited], private: true, file: `ruling-${told.record.seq}-why.txt` };
}

function whatHappened({ ruled }: RulingTold): Line[] {
  return [verdict(strong(verdictOf(ruled.verb, ruled.facts))), declared(ruled), ...stepLines(ruled.steps)];
}

/** What was claimed of the table, since nobody but the players can see it. */
export function declared({ verb, options, toggles, dice }: Ruled): Line {
  const claims = Object.entries(options).map(([name, value]) => claim(name, value));
  const spans: Span[] = [`/${verb}: ${claims.join(', ') || notices.nothingDeclared}`];
  if (toggles.length > 0) spans.push(`; ${notices.toggles} ${toggles.join(', ')}`);
  if (dice === 'table') spans.push('; ', strong(notices.tableDice));
  return line(...spans);
}

function claim(name: string, value: string | number | boolean): string {
  if (value === true) return say(name);
  if (value === false) return notices.not(say(name));
  return name === 'range' ? `${say(name)} ${value}"` : `${say(name)} ${value}`;
}

/** What the last row that was rolled does to the figure, where there is but one. */
function consequence({ rules, steps }: Ruled): Line[] {
  const row = steps.findLast((step) => step.row)?.row;
  const several = steps.some((step) => step.results);
  return row && !several ? ruleLine(rulesets[rules], row) : [];
}

function ruleLine(ruleset: Ruleset | undefined, id: string): Line[] {
  const rule: Rule | undefined = ruleset?.rules.find((each) => each.id === id);
  return rule ? [line(strong(rule.title), ` ${rule.text} `, quiet(rule.id))] : [];
}

function footer({ seq }: LogRecord, { rules, defaulted }: Ruled): Line[] {
  const name = rulesets[rules]?.name ?? rules;
  const number = line(quiet(`#${seq} · ${name}`));
  return defaulted ? [number, line(quiet(notices.defaultRules(name)))] : [number];
}
