import { plainText } from '../reply/plain-text.ts';
import type { Heard } from './desk.ts';

/**
 * The outcome of a line, as the one JSON object that `--json` prints: `line`, `command`, `user`, `channel`, `ok`, then
 * - the keys of the command's answer, `text` (the reply without colours), `files` (the paths of files that came with it),
 *   and with `--pictures` also `pictures`, each with its `file` and `alt`; or
 * - `refused`: `rule` and `reason` if there are any (`authority` if the speaker may not do it), and `message`; or
 * - `error`: `message`; if it's a fault of Umpire or its store, the `reference` that standard error has with the cause; if
 *   dice given by hand ran out, `next`: the `sides` of the die that's owed, what it is `for`, and its `position` from 1.
 * In sentences, inches and apostrophes are written as they're typed: `12"`, `can't`. A file (`export`) and records (`log`) stay
 * as they are.
 * @param line the line's number in the input, from 1
 */
export function jsonOf({ typed, outcome }: Heard, line: number): string {
  const { command, user, channel } = typed;
  const head = { line, command, user, channel, ok: outcome.ok };
  const whole = outcome.ok
    ? { ...head, ...outcome.answer.json, text: asTyped(plainText(outcome.answer.document)) }
    : { ...head, ...outcome.problem.json };
  return JSON.stringify(whole, inSentences());
}

/** Programs look for sentences written as people type them, 12" and can't, with no other sign. */
function asTyped(text: string): string {
  return text.replaceAll(/(?<=\d)″/g, '"').replaceAll('’', "'");
}

/** The keys under which an answer has sentences of ours, and not what somebody typed. */
const SENTENCES: ReadonlySet<string> = new Set(['message', 'label', 'for']);

/** A file, and the log's own records, come as they are: what they say is fingerprinted, and it's imported again. */
const AS_IT_IS: ReadonlySet<string> = new Set(['export', 'log']);

/** Writes our sentences as they're typed, wherever they are but in a file or a record. */
function inSentences() {
  const within = new WeakSet<object>();
  return function (this: object, name: string, value: unknown): unknown {
    if (AS_IT_IS.has(name) || within.has(this)) {
      if (typeof value === 'object' && value !== null) within.add(value);
      return value;
    }
    return SENTENCES.has(name) && typeof value === 'string' ? asTyped(value) : value;
  };
}
