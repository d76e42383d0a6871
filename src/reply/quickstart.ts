import type { Game } from '../campaign/game.ts';
import type { LogRecord } from '../campaign/record.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { decisionReply } from './decision.ts';
import { type Button, code, type Document, heading, type Line, line, strong, typed } from './document.ts';
import { english } from './english/index.ts';
import { joinReply } from './game.ts';

const { quickstart: say } = english;

type Book = Pick<Ruleset, 'id' | 'name'>;

/** What to do first, as commands. */
interface FirstSteps {
  readonly squad: string;
  readonly owed: readonly string[];
  readonly turn: string;
  readonly ruling: string;
}

/** One of several answers, and what its button carries. */
interface Choice {
  readonly value: string;
  readonly of: string;
}

/** The first question: which rulebook, with a line on each. */
export function bookQuestion(books: readonly Book[], choices: readonly Choice[]): Document {
  const lines = books.map(({ id, name }) => line(strong(name), ` ${say.books[id] ?? ''}`));
  const labels = Object.fromEntries(books.map(({ id, name }) => [id, name]));
  return asking(say.which, lines, choices, labels);
}

/** The second: a campaign, or rulings alone. */
export function playQuestion({ name }: Book, choices: readonly Choice[]): Document {
  const { campaign, rulings } = say.plays;
  const lines = [line(strong(say.labels.campaign), ` ${campaign}`), line(strong(say.labels.rulings), ` ${rulings}`)];
  return asking(say.play(name), lines, choices, say.labels);
}

/** The third: which side, or neither. @param sides as they are called, in the order of their choices */
export function sideQuestion({ name }: Book, sides: readonly string[], choices: readonly Choice[]): Document {
  const labels = Object.fromEntries(choices.map(({ value }, i) => [value, sides[i] ?? say.labels.umpire]));
  return asking(say.side(name), [line(say.whoever)], choices, labels);
}

function asking(
  question: string,
  lines: readonly Line[],
  choices: readonly Choice[],
  labels: Readonly<Record<string, string>>,
): Document {
  return {
    lines: [heading(question), ...lines, ...choices.map(({ of }) => typed(code(say.typed(of.split('/')))))],
    buttons: choices.map(({ of, value }): Button => ({ action: 'quickstart', of, label: labels[value] ?? value })),
  };
}

/** The channel has its rulebook, for rulings alone; and the first of them. */
export function rulingsReply(record: LogRecord, game: Game | undefined, [ruling = '']: readonly string[]): Document {
  const { lines } = decisionReply(record, game);
  return {
    lines: [
      ...lines.slice(0, -1),
      line(say.next.first, code(ruling)),
      line(say.next.rule, code('/rules query:cover')),
      line(say.next.help, code('/help')),
      ...lines.slice(-1),
    ],
  };
}

/** The campaign has opened: who plays what, buttons for the others, and what to do next. */
export function openedReply(
  game: Game,
  ruleset: Ruleset,
  { squad, owed, turn, ruling }: FirstSteps,
  dice: readonly Line[] = [],
): Document {
  const { lines, buttons } = joinReply(game, ruleset, dice);
  const next = [
    line(say.next.squad, code(squad)),
    ...owed.map((command) => line(say.next.owed, code(command))),
    line(say.next.turn, code(turn)),
    line(say.next.ruling, code(ruling)),
    line(say.next.help, code('/help')),
  ];
  return { lines: [...lines, ...next], buttons: buttons ?? [] };
}

/** What the bot says in a server that has just taken it in. */
export function welcomeReply(): Document {
  const [first, ...others] = say.welcome;
  return {
    lines: [line(strong(first)), ...others.map((each) => line(each))],
    buttons: [{ action: 'quickstart', of: '' }],
  };
}
