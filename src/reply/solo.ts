import type { Game } from '../campaign/game.ts';
import type { LogRecord } from '../campaign/record.ts';
import type { Option } from '../kernel/options.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Question } from '../kernel/solo.ts';
import { eventSpans } from './decision.ts';
import { type Button, type Document, heading, type Line, line, quiet, strong } from './document.ts';
import { effectLines, unitName } from './effects.ts';
import { english } from './english/index.ts';
import { stepLines } from './steps.ts';
import { turnLines } from './turn.ts';

const { solo: say, soloQuestions, say: word } = english;

/** As many choices as stand on buttons; more are answered in a form. */
const MOST_ON_BUTTONS = 5;

/**
 * What the side did that the referee runs, and what it waits to be told: that stands first, since nothing goes on before.
 * @param question what is asked now
 */
export function soloReply(record: LogRecord, game: Game, ruleset: Ruleset, question: Question | undefined): Document {
  const done = record.events.flatMap((event): Line[] => {
    if (event.type === 'ruled') {
      const who = event.who === undefined ? [] : [strong(`${unitName(game, event.who)}: `)];
      const told = line(...who, ...eventSpans(event, game));
      return [told, ...stepLines(event.steps), ...effectLines(event.effects, game, ruleset)];
    }
    if (event.type === 'solo-asked' || event.type === 'turn-begun' || event.type === 'committed') return [];
    const effects = 'effects' in event ? effectLines(event.effects, game, ruleset) : [];
    return [line(...eventSpans(event, game)), ...effects];
  });
  const first = question ? questionLines(question, game) : [heading(say.over)];
  const last = question ? [] : turnLines(game, ruleset);
  return {
    lines: [...first, ...done, ...last, line(quiet(`#${record.seq} · ${ruleset.name}`))],
    buttons: question ? buttonsFor(question) : [],
    file: `solo-${record.seq}.txt`,
  };
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

/** A question in a sentence. */
export function questionText({ id, unit }: Pick<Question, 'id' | 'unit'>, game: Game | undefined): string {
  const sentence = soloQuestions[id];
  if (!sentence) throw new Error(`No sentence asks ${id}`);
  return sentence(unit === undefined ? '' : unitName(game, unit));
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
    .map(([name, option]) => `${name}:${choicesOf(option)[0] ?? (option.type === 'string' ? '…' : '12')}`)
    .join(' ');
}

/** A question with few choices is answered by a button each, any other in a form. */
function buttonsFor({ id, unit, options }: Question): Button[] {
  const of = `${id}:${unit ?? ''}`;
  const [[name, option], ...others] = Object.entries(options) as [[string, Option], ...[string, Option][]];
  const choices = choicesOf(option);
  if (others.length > 0 || choices.length === 0 || choices.length > MOST_ON_BUTTONS) {
    return [{ action: 'answer', of, label: say.answer }];
  }
  return choices.map((choice) => ({
    action: 'answer',
    of: `${of}:${name}:${choice}`,
    label: labelOf(name, option, choice),
  }));
}

function labelOf(name: string, option: Option, choice: string): string {
  if (option.type !== 'boolean') return english.capital(word(choice));
  return choice === 'true' ? english.capital(word(name)) : english.capital(english.notices.not(word(name)));
}
