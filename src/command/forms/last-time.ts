import type { Ruled } from '../../campaign/record.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Referee } from '../../referee/referee.ts';
import { rulesets } from '../../rules/index.ts';

/** How many records back to look for what was said last time. */
const LATELY = 10;

/** What was said with a command, and who the targets were. */
export type LastTime = Pick<Ruled, 'options' | 'targets'>;

/** What the same player said with the same verb of the same book last time, and who the target was. */
export async function lastTime(
  referee: Referee,
  channel: string,
  user: string,
  verb: string,
  book: Ruleset,
): Promise<LastTime> {
  const { records, struck } = await referee.lately(channel, LATELY);
  const said = records
    .filter(({ by, seq }) => by === user && !struck.has(seq))
    .flatMap(({ events }) => events.filter((event): event is Ruled & typeof event => event.type === 'ruled'))
    .findLast((ruled) => ruled.verb === verb && rulesets[ruled.rules] === book);
  return said ?? { options: {} };
}
