import type { Ruleset } from '../../kernel/ruleset.ts';
import { tablesIn } from '../../lookup/printed.ts';
import { type Found, rulesById } from '../../lookup/rules-by-id.ts';
import { rulingIn } from '../../lookup/rulings.ts';
import { governing, rulingsOn, touching } from '../../lookup/standing.ts';
import { type RuleTable, tablesOf } from '../../lookup/tables.ts';
import type { Catalogue } from '../catalogue.ts';
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
  verdict,
} from '../document.ts';
import { picturesOfRule } from '../pictures/drawn.ts';
import { worded } from './grid.ts';
import { caveatOf, printedLines } from './printed-table.ts';

/** Discord has five buttons in a row. */
const MOST_BUTTONS = 5;

/** A rule that was looked up, and what the channel it was looked up in makes of it. */
export interface RuleView {
  readonly found: Found;
  /** The other finds, likeliest first. */
  readonly others: readonly Found[];
  /** The toggles of its book that are on here. */
  readonly on: ReadonlySet<string>;
  /** The commands that roll it, as they can be sent. */
  readonly commands: readonly string[];
  /** The channel's book. */
  readonly played: Ruleset;
  /** Whether it was asked for by its title, as a question is: then the answer that it has ready comes first. */
  readonly titled?: boolean;
  /** Who shows it to everyone, if it isn't only for the person who asked. */
  readonly shownBy?: string | undefined;
}

/** A rule with everything a player may want to know of it at the table, the most useful first. */
export function ruleCard(words: Catalogue, card: RuleView): Document {
  const { found, others, shownBy } = card;
  const { rule, book } = found;
  return {
    tone: 'calm',
    lines: [
      ...readyLines(card),
      line(strong(rule.title), quiet(` ${rule.id} · ${book.name}`)),
      line(rule.text),
      ...ruleTableLines(words, found),
      ...toggleLines(words, card),
      ...listed(words.lookup.rulings(rulingsOn(found).join(', ')), rulingsOn(found)),
      ...commandLine(words, card),
      ...togetherLines(words, found),
      ...seeLine(words, found),
      ...otherLines(words, others, card.played),
      ...(shownBy === undefined ? [] : [line(quiet(words.lookup.shownBy), { user: shownBy })]),
    ],
    buttons: [...ruleButtons(found, others), ...(shownBy === undefined ? [showButton(found)] : [])],
    private: shownBy === undefined,
    pictures: picturesOfRule(words, rule.id, book),
    file: `${rule.id}.txt`,
  };
}

/** The answer that a rule has ready, for whoever asks by its title; an ID or a button asks for the rule itself. */
function readyLines({ found: { rule, book }, titled }: RuleView): Line[] {
  const says = titled ? book.answers?.[rule.id] : undefined;
  return says === undefined ? [] : [verdict(strong(says))];
}

/** A set of more rows than this is a table of its own. */
const MOST_ROWS = 14;

/** The rule's tables as its book prints them, under their column heads; without any, its results. */
export function ruleTableLines(words: Catalogue, found: Found): Line[] {
  const { rule, book } = found;
  const tables = tablesIn(book).filter((table) => table.rule === rule.id);
  if (tables.length === 0) return tablesOf(found).flatMap((table) => tableLines(words, book, table));
  return tables
    .filter(({ rows }) => rows.length <= MOST_ROWS)
    .flatMap((table) => [
      line(strong(table.title)),
      ...printedLines(words, worded(words, { table, book })),
      ...caveatOf(table).map((caveat) => line(quiet(caveat))),
    ]);
}

function tableLines(words: Catalogue, book: Ruleset, table: RuleTable): Line[] {
  const called = words.capital(words.stepLabel(book.id, table.label));
  const heading = line(words.lookup.table(called, words.lookup.dice(table.dice, table.sides)));
  if ('needs' in table) {
    const rows = table.needs.map(({ of, needs }) =>
      step(strong(words.say(of)), ` ${needs.map((n) => n ?? '–').join(' / ')}`),
    );
    return [heading, ...rows];
  }
  return [
    heading,
    ...table.results.map(({ from, to, result }) => step(strong(range(words, from, to)), ` ${words.say(result)}`)),
  ];
}

function range(words: Catalogue, from: number | undefined, to: number | undefined): string {
  if (from === undefined) return words.lookup.orLess(to ?? 0);
  if (to === undefined) return words.lookup.orMore(from);
  return from === to ? String(from) : `${from}-${to}`;
}

function toggleLines(words: Catalogue, { found, on }: RuleView): Line[] {
  const { toggles } = found.book;
  const main = governing(found);
  const spans = (toggle: string, says: string): Span[] => [strong(says), ` ${toggles[toggle]!.line}.`];
  return [
    ...(main === undefined ? [] : [line(...spans(main, words.lookup.governed(main, on.has(main))))]),
    ...touching(found).map((toggle) => line(...spans(toggle, words.lookup.touched(toggle, on.has(toggle))))),
  ];
}

function commandLine(words: Catalogue, { found, commands }: RuleView): Line[] {
  if (commands.length === 0) return [];
  const spans = commands.flatMap((command, i) => (i === 0 ? [code(command)] : [', ', code(command)]));
  return [line(found.rule.kind === 'resolve' ? words.lookup.rolled : words.lookup.used, ...spans)];
}

/** How it works together with other rules, where the book's data say so. */
function togetherLines(words: Catalogue, { rule, book }: Found): Line[] {
  return (book.together ?? [])
    .filter(({ rules }) => rules.includes(rule.id))
    .map(({ rules: [one, two], says }) => line(quiet(`${words.lookup.with(one === rule.id ? two : one)} ${says}`)));
}

function seeLine(words: Catalogue, found: Found): Line[] {
  const see = seeAlso(found).map(({ rule }) => `${rule.title} (${rule.id})`);
  return listed(words.lookup.see + see.join(', '), see);
}

function otherLines(words: Catalogue, others: readonly Found[], played: Ruleset): Line[] {
  if (others.length === 0) return [];
  const lines = others.slice(0, MOST_BUTTONS).map(({ rule, book }) => {
    const from = book === played ? '' : ` · ${book.name}`;
    const button: Button = { action: 'rule', of: { rule: rule.id }, label: words.lookup.read };
    return { ...step(rule.title, quiet(` ${rule.id}${from}`)), button };
  });
  return [heading(words.lookup.others), ...lines];
}

/** Small print, if there is anything to list. */
function listed(text: string, items: readonly string[]): Line[] {
  return items.length > 0 ? [line(quiet(text))] : [];
}

function seeAlso({ rule }: Found): Found[] {
  return (rule.see ?? []).flatMap((id) => rulesById().named(id) ?? []);
}

/** A row for the other finds, one for the rules it refers to, and the rulings that its text names. */
function ruleButtons(found: Found, others: readonly Found[]): Button[] {
  const rows = [others.slice(0, MOST_BUTTONS), seeAlso(found).slice(0, MOST_BUTTONS)];
  const rules = new Map(rows.flat().map(({ rule }) => [rule.id, rule]));
  return [
    ...[...rules.values()].map(({ id, title }): Button => ({ action: 'rule', of: { rule: id }, label: title })),
    ...rulingsOn(found)
      .slice(0, MOST_BUTTONS)
      .map((id): Button => ({ action: 'rule', of: { rule: rulingIn(found.book, id) }, label: id })),
  ];
}

function showButton({ rule }: Found): Button {
  return { action: 'show', of: { rule: rule.id } };
}
