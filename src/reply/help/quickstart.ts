import type { Game } from '../../campaign/game.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { commandText } from '../../kernel/options/given-command.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { decisionReply } from '../asks/decision.ts';
import { joinReply, runSide } from '../battle/game.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  type Button,
  code,
  type Document,
  heading,
  type Line,
  line,
  type Menu,
  quiet,
  strong,
  typed,
} from '../document.ts';

type Book = Pick<Ruleset, 'id' | 'name'>;

/** What to do first, as commands. */
interface FirstSteps {
  readonly squad: string | undefined;
  readonly owed: readonly string[];
  readonly turn: string;
  readonly ruling: string;
}

type Said = Button<'quickstart'>['of'];

/** One of several answers, and what has been said with it. */
interface Choice {
  readonly value: string;
  readonly of: Said;
  /** With a squad for each side. */
  readonly squads?: true;
}

/** The first question: which rulebook, with a line on each. */
export function bookQuestion(words: Catalogue, books: readonly Book[], choices: readonly Choice[]): Document {
  const lines = books.map(({ id, name }) => line(strong(name), ` ${words.quickstart.books[id] ?? ''}`));
  const labels = Object.fromEntries(books.map(({ id, name }) => [id, name]));
  return asking(words, words.quickstart.which, lines, choices, ({ value }) => labels[value] ?? value, {});
}

/** The second: a campaign, or rulings alone. */
export function playQuestion(words: Catalogue, { id, name }: Book, choices: readonly Choice[]): Document {
  const labels: Readonly<Record<string, string>> = words.quickstart.labels;
  const plays: Readonly<Record<string, string>> = words.quickstart.plays;
  const lines = choices.map(({ value }) => line(strong(labels[value] ?? value), ` ${plays[value] ?? ''}`));
  const alone = choices.some(({ value }) => value === 'alone') ? [] : [line(quiet(words.quickstart.notAlone))];
  return asking(
    words,
    words.quickstart.play(name),
    [...lines, ...alone],
    choices,
    ({ value }) => labels[value] ?? value,
    { rules: id },
  );
}

/** The third: one of the sides, or neither. @param sides their names, in the order of the choices */
export function sideQuestion(
  words: Catalogue,
  { id, name }: Book,
  sides: readonly string[],
  choices: readonly Choice[],
): Document {
  const bare = choices.filter(({ squads }) => !squads);
  const labels = Object.fromEntries(bare.map(({ value }, i) => [value, sides[i] ?? words.quickstart.labels.umpire]));
  const label = ({ value, squads }: Choice) => (squads ? words.quickstart.withSquads(labels[value]!) : labels[value]!);
  return asking(words, words.quickstart.side(name), [line(words.quickstart.whoever)], choices, label, {
    rules: id,
    play: 'campaign',
  });
}

function asking(
  words: Catalogue,
  question: string,
  lines: readonly Line[],
  choices: readonly Choice[],
  label: (choice: Choice) => string,
  answered: Said,
): Document {
  const menu: Menu = {
    action: 'quickstart',
    of: answered,
    label: words.quickstart.choose,
    choices: choices.map((choice) => ({ label: label(choice), value: choice.of })),
  };
  return {
    lines: [heading(question), ...lines, ...choices.map(({ of }) => typed(code(typedAs(of))))],
    menus: [menu],
    ...(answered.rules === undefined ? {} : { buttons: [backTo(words, before(answered))] }),
  };
}

function typedAs({ squads, ...given }: Said): string {
  return `${commandText({ name: 'quickstart', given })}${squads ? ' squads' : ''}`;
}

/** What had been said before the last answer. */
function before({ rules, play }: Said): Said {
  return rules === undefined || play === undefined ? {} : { rules };
}

/** The question before. */
function backTo(words: Catalogue, answered: Said): Button {
  return { action: 'quickstart', of: answered, label: words.notices.turnLabels.back };
}

/** The channel has its rulebook, for rulings alone. Suggests the first one. */
export function rulingsReply(
  words: Catalogue,
  record: LogRecord,
  game: Game | undefined,
  [ruling = '']: readonly string[],
): Document {
  const { lines } = decisionReply(words, record, game);
  return {
    lines: [
      ...lines.slice(0, -1),
      line(words.quickstart.next.first, code(ruling)),
      line(words.quickstart.next.rule, code('/rules query:cover')),
      line(words.quickstart.next.help, code('/help')),
      ...lines.slice(-1),
    ],
  };
}

/** The campaign has opened: who plays what, buttons for the others, and what to do next. */
export function openedReply(
  words: Catalogue,
  game: Game,
  ruleset: Ruleset,
  { squad, owed, turn, ruling }: FirstSteps,
  dice: readonly Line[] = [],
): Document {
  const { lines, buttons = [] } = joinReply(words, game, ruleset, dice);
  const run = runSide(game, ruleset);
  const next = [
    ...(run === undefined ? [] : [line(words.quickstart.alone(game.sides[run]!.name))]),
    ...(squad === undefined ? [] : [line(words.quickstart.next.squad, code(squad))]),
    ...owed.map((command) => line(words.quickstart.next.owed, code(command))),
    line(words.quickstart.next.turn, code(turn)),
    line(words.quickstart.next.ruling, code(ruling)),
    line(words.quickstart.next.help, code('/help')),
  ];
  return { lines: [...lines, ...next], buttons };
}

/** What the bot says in a server that has just added it. */
export function welcomeReply(words: Catalogue): Document {
  const [first, ...others] = words.quickstart.welcome;
  return {
    lines: [line(strong(first)), ...others.map((each) => line(each))],
    buttons: [{ action: 'quickstart', of: {} }],
  };
}
