import type { Ruleset } from '../kernel/ruleset.ts';
import { tablesIn } from '../lookup/printed.ts';
import { type Found, rulesById } from '../lookup/rules-by-id.ts';
import { governing, rulingsOn, touching } from '../lookup/standing.ts';
import { type RuleTable, tablesOf } from '../lookup/tables.ts';
import {
  type Button,
  code,
  type Document,
  heading,
  type Line,
  line,
  quiet,
  type Span,
  step,
  strong,
} from './document.ts';
import { english } from './english/index.ts';
import { picturesOfRule } from './pictures/drawn.ts';
import { printedLines } from './printed-table.ts';

const { lookup: told, say } = english;

/** Discord has five buttons in a row. */
const MOST_BUTTONS = 5;

/** A rule that was looked up, and how it stands where that was. */
export interface RuleTold {
  readonly found: Found;
  /** What else was found, likeliest first. */
  readonly others: readonly Found[];
  /** The toggles of its book that are on here. */
  readonly on: ReadonlySet<string>;
  /** The commands that roll it, as they can be sent. */
  readonly commands: readonly string[];
  /** The book that is played by. */
  readonly played: Ruleset;
  /** Who shows it to all, if it is not for the one who asks alone. */
  readonly shownBy?: string | undefined;
}

/** A rule with all that one may want to know of it at the table; the likeliest first. */
export function ruleCard(card: RuleTold): Document {
  const { found, others, shownBy } = card;
  const { rule, book } = found;
  return {
    tone: 'calm',
    lines: [
      line(strong(rule.title), quiet(` ${rule.id} · ${book.name}`)),
      line(rule.text),
      ...ruleTableLines(found),
      ...toggleLines(card),
      ...listed(told.rulings(rulingsOn(found).join(', ')), rulingsOn(found)),
      ...commandLine(card),
      ...togetherLines(found),
      ...seeLine(found),
      ...otherLines(others, card.played),
      ...(shownBy === undefined ? [] : [line(quiet(told.shownBy), { user: shownBy })]),
    ],
    buttons: [...ruleButtons(found, others), ...(shownBy === undefined ? [showButton(found)] : [])],
    private: shownBy === undefined,
    pictures: picturesOfRule(rule.id, book),
    file: `${rule.id}.txt`,
  };
}

/** More rows than these are a table of their own. */
const MOST_ROWS = 14;

/** The tables of a rule as its book prints them, under their column heads; else what its results are. */
export function ruleTableLines(found: Found): Line[] {
  const { rule, book } = found;
  const tables = tablesIn(book).filter((table) => table.rule === rule.id);
  if (tables.length === 0) return tablesOf(found).flatMap(tableLines);
  return tables
    .filter(({ rows }) => rows.length <= MOST_ROWS)
    .flatMap((table) => [line(strong(table.title)), ...printedLines({ table, book })]);
}

function tableLines(table: RuleTable): Line[] {
  const heading = line(told.table(english.capital(table.label), told.dice(table.dice, table.sides)));
  if ('needs' in table) {
    const rows = table.needs.map(({ of, needs }) =>
      step(strong(say(of)), ` ${needs.map((n) => n ?? '–').join(' / ')}`),
    );
    return [heading, ...rows];
  }
  return [heading, ...table.results.map(({ from, to, result }) => step(strong(range(from, to)), ` ${say(result)}`))];
}

function range(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return told.orLess(to ?? 0);
  if (to === undefined) return told.orMore(from);
  return from === to ? String(from) : `${from}-${to}`;
}

function toggleLines({ found, on }: RuleTold): Line[] {
  const { toggles } = found.book;
  const main = governing(found);
  const spans = (toggle: string, says: string): Span[] => [strong(says), ` ${toggles[toggle]!.line}.`];
  return [
    ...(main === undefined ? [] : [line(...spans(main, told.governed(main, on.has(main))))]),
    ...touching(found).map((toggle) => line(...spans(toggle, told.touched(toggle, on.has(toggle))))),
  ];
}

function commandLine({ found, commands }: RuleTold): Line[] {
  if (commands.length === 0) return [];
  const spans = commands.flatMap((command, i) => (i === 0 ? [code(command)] : [', ', code(command)]));
  return [line(found.rule.kind === 'resolve' ? told.rolled : told.used, ...spans)];
}

/** What it comes to with other rules, where the book's data say so. */
function togetherLines({ rule, book }: Found): Line[] {
  return (book.together ?? [])
    .filter(({ rules }) => rules.includes(rule.id))
    .map(({ rules: [one, two], says }) => line(quiet(`${told.with(one === rule.id ? two : one)} ${says}`)));
}

function seeLine(found: Found): Line[] {
  const see = seeAlso(found).map(({ rule }) => `${rule.title} (${rule.id})`);
  return listed(told.see + see.join(', '), see);
}

function otherLines(others: readonly Found[], played: Ruleset): Line[] {
  if (others.length === 0) return [];
  const lines = others.slice(0, MOST_BUTTONS).map(({ rule, book }) => {
    const from = book === played ? '' : ` · ${book.name}`;
    return step(rule.title, quiet(` ${rule.id}${from}`));
  });
  return [heading(told.others), ...lines];
}

/** Small print, if there is anything to list. */
function listed(text: string, items: readonly string[]): Line[] {
  return items.length > 0 ? [line(quiet(text))] : [];
}

function seeAlso({ rule }: Found): Found[] {
  return (rule.see ?? []).flatMap((id) => rulesById().named(id) ?? []);
}

/** A row for what else was found, and one for what the rule refers to. */
function ruleButtons(found: Found, others: readonly Found[]): Button[] {
  const rows = [others.slice(0, MOST_BUTTONS), seeAlso(found).slice(0, MOST_BUTTONS)];
  const rules = new Map(rows.flat().map(({ rule }) => [rule.id, rule]));
  return [...rules.values()].map(({ id, title }) => ({ action: 'rule', of: id, label: title }));
}

function showButton({ rule }: Found): Button {
  return { action: 'show', of: rule.id };
}
