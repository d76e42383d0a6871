import { plainText } from '../reply/plain.ts';
import type { Heard } from './desk.ts';

/**
 * What came of a line, as the one JSON object that `--json` prints: `line`, `command`, `user`, `channel`, `ok`, then
 * - the keys of the command's answer, `text`, the reply without colours, `files`, the paths of what came with it, and
 *   with `--pictures` `pictures`, each with its `file` and `alt`; or
 * - `refused`: `rule` and `reason` where there are such (`authority` where the speaker may not), `message`; or
 * - `error`: `message`; for a fault of Umpire's or its store's `reference`, under which standard error has the cause; for
 *   dice given by hand that ran out `next`: `sides` of the die that is owed, what it is `for`, its `position` from 1.
 * @param line number of the line in the input, from 1
 */
export function jsonOf({ typed, outcome }: Heard, line: number): string {
  const { command, user, channel } = typed;
  const head = { line, command, user, channel, ok: outcome.ok };
  if (!outcome.ok) return JSON.stringify({ ...head, ...outcome.problem.json });
  const { json, document } = outcome.answer;
  return JSON.stringify({ ...head, ...json, text: plainText(document) });
}
