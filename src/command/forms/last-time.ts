import type { LogEvent, Ruled } from '../../campaign/record.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Lately } from '../../referee/log/lately.ts';
import type { Referee } from '../../referee/referee.ts';
import { rulesets } from '../../rules/index.ts';

/** How many records back to look for what was said last time. */
const LATELY = 10;

/** What was said with a command, and who the targets were. */
export type LastTime = Pick<Ruled, 'options' | 'targets'>;

/** The newest records of a channel, in which it's looked for. */
export function latelyIn(referee: Referee, channel: string): Promise<Lately> {
  return referee.lately(channel, LATELY);
}

/** What the same player said with the same verb of the same book last time, and who the target was. */
export function lastTime({ standing }: Lately, user: string, verb: string, book: Ruleset): LastTime {
  for (const { by, events } of standing) {
    const said = by === user && events.findLast((event) => isOf(event, verb, book));
    if (said) return said as Ruled;
  }
  return { options: {} };
}

function isOf(event: LogEvent, verb: string, book: Ruleset): boolean {
  return event.type === 'ruled' && event.verb === verb && rulesets[event.rules] === book;
}
