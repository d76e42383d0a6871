import { answering } from '../../commands/solo.ts';
import type { Question } from '../kernel/solo.ts';
import { questionIn } from '../referee/solo/solo.ts';
import { choicesOf } from '../reply/battle/waiting.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Asking } from './asking.ts';
import type { Desk, Said } from './desk.ts';
import type { Speaker } from './line.ts';

// These only matter when a player names another target, and are asked for separately then.
const RARE: readonly string[] = ['target', 'target-range'];

/**
 * Answers what the enemy's phase waits for: Enter keeps the last answer, a number chooses the first part of the answer, and the
 * other parts are asked for one by one.
 * @returns the command that gives the answer; `undefined` if nothing is asked, or the user gave up
 */
export async function answeredByNumbers(
  desk: Desk,
  asking: Asking,
  { channel }: Speaker,
  text: string,
): Promise<Said | undefined> {
  const question = questionIn(await desk.referee.campaign(channel));
  if (!question) return undefined;
  const typed = text.trim();
  if (typed === '') return question.anew ? undefined : answering({ same: 'true' });
  const [first, ...others] = Object.keys(question.options).filter((name) => !RARE.includes(name) || isOnly(question));
  const value = first === undefined ? undefined : chosen(question, first, typed);
  if (first === undefined || value === undefined) return undefined;
  const said: Record<string, string> = { [first]: value };
  for (const name of others) {
    const line: string | undefined = await asking.line(promptOf(desk.words, question, name), { kept: false });
    if (line === undefined) return undefined;
    const meant = line.trim() === '' ? '' : (chosen(question, name, line.trim()) ?? line.trim());
    if (meant !== '') said[name] = meant;
  }
  return answering(said);
}

/** Whether the question is only about another target. */
function isOnly({ id }: Question): boolean {
  return id === 'target';
}

/** The value that a number stands for, or several, separated by commas. If there's no list, the number is the value. */
function chosen({ options, offers = {} }: Question, name: string, typed: string): string | undefined {
  const listed = offers[name] ?? choicesOf(options[name]!);
  if (listed.length === 0) return typed;
  const values = typed.split(',').map((each) => listed[Number(each.trim()) - 1]);
  return values.every((value) => value !== undefined) ? values.join(',') : undefined;
}

/** A part of the answer, its choices, and what Enter keeps. */
function promptOf(words: Catalogue, { options, offers = {}, before = {} }: Question, name: string): string {
  const listed = offers[name] ?? choicesOf(options[name]!);
  const choices = listed.length > 0 ? words.solo.offered(listed) : '';
  return words.terminal.part(words.say(name), choices, before[name] === undefined ? undefined : String(before[name]));
}

/** Whether a line could answer a question: Enter, or numbers. */
export function mayAnswer(text: string): boolean {
  return /^\s*(\d+(\s*,\s*\d+)*)?\s*$/.test(text);
}
