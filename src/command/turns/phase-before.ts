import type { Campaign } from '../../campaign/campaign.ts';
import type { LogEvent } from '../../campaign/record.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Referee } from '../../referee/referee.ts';

/** How many records to look through at a time. */
const AT_ONCE = 50;

/** What happened in the side's phase before a record, for players who move their figures all at once when it ends. */
export async function phaseBefore(
  referee: Referee,
  { channel }: Pick<Asked, 'channel'>,
  seq: number,
): Promise<readonly LogEvent[]> {
  const events: LogEvent[] = [];
  for (let page = 1; ; page++) {
    const { records, pages, struck, game } = await referee.log(channel, page, AT_ONCE);
    for (const record of records.toReversed()) {
      if (record.seq >= seq || struck.has(record.seq)) continue;
      const begun = record.events.findLastIndex(({ type }) => type === 'turn-begun');
      events.unshift(...record.events.slice(begun + 1));
      if (begun >= 0) return begins(record.events[begun]!, game) ? events : [];
    }
    if (page >= pages) return events;
  }
}

function begins(event: LogEvent, game: Campaign['game']): boolean {
  return event.type === 'turn-begun' && event.at.side === game?.table.solo;
}
