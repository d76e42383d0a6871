import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { Option } from '../../kernel/options/options.ts';
import { writeInnerPairs } from '../../kernel/options/pairs.ts';
import type { Question, Waiting } from '../../kernel/solo.ts';
import type { Catalogue } from '../catalogue.ts';
import { brief, full, heading, type Line, line, quiet, strong, typed } from '../document.ts';
import { dueText } from '../ruling/effects.ts';
import { dueLines } from './due-lines.ts';

/** What the side waits for, with the line that answers it. */
export function waitingLines(words: Catalogue, waiting: Waiting, game: Game, help = false): Line[] {
  if (waiting.waits === 'question') return questionLines(words, waiting.question, game, help);
  if (waiting.waits === 'owed') {
    const side = game.sides[String(game.table.solo)]?.name ?? '';
    const dues = waiting.dues.flatMap((due) => dueLines(words, dueText(words, due, game), due.rule));
    const thrown = waiting.thrown ? [typed(words.solo.waits.throwsBy)] : [];
    return [heading(words.solo.waits.owed(side)), ...dues, ...thrown];
  }
  const { units, before, rule } = waiting;
  const name = before === undefined ? undefined : calledIn(game, before);
  const names = units.map((id) => calledIn(game, id)).join(', ');
  const asks = words.solo.waits.reaction(name, names);
  return [brief(heading(asks)), full(heading(asks, quiet(` ${rule}`))), typed(words.solo.waits.goesOnBy)];
}

/** A question with what it would keep, and the choices of its first part. @param help what every part means, where it's asked for */
function questionLines(words: Catalogue, question: Question, game: Game, help = false): Line[] {
  const { options, rule, before = {}, anew, atOnce } = question;
  const texts = Object.entries(before).map(([name, value]) => words.solo.now(words.say(name), String(value)));
  return [
    brief(heading(words.solo.asks(questionText(words, question, game)))),
    full(heading(words.solo.asks(questionText(words, question, game)), quiet(` ${rule}`))),
    ...(anew ? [line(strong(words.solo.anew(goneName(question, game))))] : []),
    ...(texts.length > 0 && !anew ? [line(words.solo.before(texts.join(', ')))] : []),
    ...(help
      ? helpLines(words, question)
      : [typed(words.solo.parts(Object.keys(options).map((name, i) => part(words, question, name, i === 0))))]),
    typed(quiet(words.solo.answerBy(exampleOf(question)))),
    ...(atOnce === undefined ? [] : [typed(quiet(words.solo.atOnceBy(writeInnerPairs(atOnce))))]),
  ];
}

function part(words: Catalogue, { options, offers = {} }: Question, name: string, withChoices: boolean): string {
  const offered = offers[name] ?? choicesOf(options[name]!);
  return withChoices && offered.length > 0 ? `${name}${words.solo.offered(offered)}` : name;
}

type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a part of the answer to a question means. */
export function partHelp(words: Catalogue, id: string, part: string): string {
  const parts: Parts = words.soloParts;
  return parts[id]?.[part] ?? words.labelOf(part);
}

/** What it means where it's chosen from a menu. */
export function chosenPartHelp(words: Catalogue, id: string, part: string): string {
  const parts: Parts = words.soloPartsChosen;
  return parts[id]?.[part] ?? partHelp(words, id, part);
}

/** What each part of the answer means, and what it can be. */
function helpLines(words: Catalogue, { id, options, offers = {} }: Question): Line[] {
  return Object.entries(options).map(([name, option]) => {
    const offered = offers[name] ?? choicesOf(option);
    return typed(
      words.solo.field(name, partHelp(words, id, name), offered.length > 0 ? words.solo.offered(offered) : ''),
    );
  });
}

function goneName({ unit }: Question, game: Game): string {
  const sees = game.units[unit ?? '']?.fields.sees;
  return calledIn(game, String(sees ?? ''));
}

/** The words that an option takes, if there are few. */
export function choicesOf(option: Option): readonly string[] {
  if (option.type === 'boolean') return ['true', 'false'];
  return option.type === 'string' ? (option.values ?? []) : [];
}

function exampleOf({ options, before = {}, offers = {}, anew }: Question): string {
  if (!anew && Object.keys(before).length > 0) return 'same';
  // If somebody is gone, the answer has to say who is now nearest and how near. The rest stays.
  const needed = Object.entries(options).slice(0, anew ? 2 : undefined);
  return needed
    .map(([name, option]) => {
      const value = offers[name]?.[0] ?? choicesOf(option)[0] ?? '…';
      return `${name}:${/\s/.test(value) ? `'${value}'` : value}`;
    })
    .join(' ');
}

/** The question as a sentence. */
export function questionText(
  words: Catalogue,
  {
    id,
    unit,
    target,
  }: { readonly id: string; readonly unit?: string | undefined; readonly target?: string | undefined },
  game: Game | undefined,
): string {
  const sentence = words.soloQuestions[id];
  if (!sentence) throw new Error(`No sentence asks ${id}`);
  const name = (of: string | undefined) => (of === undefined ? '' : calledIn(game, of));
  return sentence(name(unit), name(target));
}
