import type { Game } from '../campaign/game.ts';
import type { LogEvent, LogRecord } from '../campaign/record.ts';
import { dueNow } from '../campaign/turns.ts';
import type { Option } from '../kernel/options.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Question, questionKey } from '../kernel/solo.ts';
import { actedText, eventSpans, questionText } from './decision.ts';
import { type Button, type Document, heading, type Line, line, quiet, strong } from './document.ts';
import { effectLines } from './effects.ts';
import { english } from './english/index.ts';
import { stepLines } from './steps.ts';
import { turnLines } from './turn.ts';

const { solo: say, say: word } = english;

/** As many choices as stand on buttons; more are answered in a form. */
const MOST_ON_BUTTONS = 5;

/**
 * What the side did that the referee runs, and what it waits to be told: that stands first, since nothing goes on before.
 * @param question what is asked now
 */
export function soloReply(record: LogRecord, game: Game, ruleset: Ruleset, question: Question | undefined): Document {
  const done = record.events.flatMap((event) => eventLines(event, game, ruleset));
  const first = question ? questionLines(question, game) : [heading(overText(record, game, ruleset))];
  const last = question ? [] : turnLines(game, ruleset);
  return {
    lines: [...first, ...done, ...last, line(quiet(`#${record.seq} · ${ruleset.name}`))],
    buttons: question ? buttonsFor(question, game) : [],
    file: `solo-${record.seq}.txt`,
  };
}

/** The question again, for those who have lost sight of it. */
export function questionReply(question: Question, game: Game, ruleset: Ruleset): Document {
  return {
    lines: [...questionLines(question, game), line(quiet(ruleset.name))],
    buttons: buttonsFor(question, game),
    file: 'question.txt',
  };
}

function eventLines(event: LogEvent, game: Game, ruleset: Ruleset): Line[] {
  switch (event.type) {
    case 'ruled':
      return [
        line(strong(actedText(event, game)), ...eventSpans(event, game)),
        ...stepLines(event.steps),
        ...effectLines(event.effects, game, ruleset),
      ];
    case 'solo-asked':
    case 'committed':
      return [];
    case 'turn-begun': {
      // What is owed stands among the lines of the turn.
      const told = event.effects.filter(({ effect }) => effect === 'remind' || effect === 'gone');
      return [line(...eventSpans(event, game)), ...effectLines(told, game, ruleset)];
    }
    case 'solo-did':
      return [line(...eventSpans(event, game), quiet(` ${event.rule}`)), ...effectLines(event.effects, game, ruleset)];
    default:
      return [
        line(...eventSpans(event, game)),
        ...('effects' in event ? effectLines(event.effects, game, ruleset) : []),
      ];
  }
}

/** Whether the players' turn has begun, or they have to give something before. */
function overText({ events }: LogRecord, game: Game, ruleset: Ruleset): string {
  if (events.some(({ type }) => type === 'turn-begun')) return say.over;
  if (game.at?.side !== game.table.solo) return say.started;
  return dueNow(game, ruleset).length > 0 ? say.owes : say.over;
}

/** A question with everything that its answer consists of. */
function questionLines(question: Question, game: Game): Line[] {
  const { options, rule } = question;
  const fields = Object.entries(options).map(([name, option]) => line(say.field(name, option.help, valuesOf(option))));
  return [
    heading(say.asks(questionText(question, game)), quiet(` ${rule}`)),
    ...fields,
    line(quiet(say.answerBy(exampleOf(question)))),
  ];
}

function valuesOf(option: Option): string {
  const values = choicesOf(option);
  return values.length > 0 ? say.oneOf(english.oneOf(values)) : '';
}

function choicesOf(option: Option): readonly string[] {
  if (option.type === 'boolean') return ['true', 'false'];
  return option.type === 'string' ? (option.values ?? []) : [];
}

function exampleOf({ options }: Question): string {
  return Object.entries(options)
    .map(([name, option]) => `${name}:${choicesOf(option)[0] ?? (option.type === 'string' ? "'…'" : '2')}`)
    .join(' ');
}

/** A question with few choices is answered by a button each, any other in a form. */
function buttonsFor(question: Question, game: Game): Button[] {
  const { options } = question;
  const of = questionKey(question, game.at?.turn);
  const [[name, option], ...others] = Object.entries(options) as [[string, Option], ...[string, Option][]];
  const choices = choicesOf(option);
  if (others.length > 0 || choices.length === 0 || choices.length > MOST_ON_BUTTONS) {
    return [{ action: 'answer', of, label: say.answer }];
  }
  return choices.map((choice) => ({
    action: 'answer',
    of: `${of}:${name}:${choice}`,
    label: labelOf(option, choice),
  }));
}

function labelOf(option: Option, choice: string): string {
  if (option.type !== 'boolean') return english.capital(word(choice));
  return choice === 'true' ? say.yes : say.no;
}
