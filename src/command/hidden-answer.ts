import type { LogRecord } from '../campaign/record.ts';
import { drawnTable } from '../referee/battlefield/drawn.ts';
import { squareAt } from '../referee/battlefield/squares.ts';
import { hides } from '../referee/fairness/hiding.ts';
import { gameIn } from '../referee/games/games.ts';
import { unitsInOrder } from '../referee/units/units.ts';
import { hiddenReply } from '../reply/battle/hiding.ts';
import type { Answer, Call } from './command.ts';

/** Whether a record only says that a side has put its hidden units somewhere. */
export function isHidden({ events }: LogRecord): boolean {
  return hides(events) && !events.some(({ type }) => type === 'hidden-shown');
}

/** What its own side is told of such a record: nobody else is. */
export async function hiddenAnswer(
  { words, referee, asked: { channel, user } }: Pick<Call, 'words' | 'referee' | 'asked'>,
  record: LogRecord,
): Promise<Answer> {
  const open = gameIn(await referee.campaign(channel));
  const view = gameIn(await referee.campaign(channel, user));
  const drawn = drawnTable(view);
  const hidden = unitsInOrder(view).filter(({ id }) => !open.units[id]);
  const units = hidden.map((unit) => {
    const at = drawn?.placeOf(unit)?.at;
    return { name: unit.name, ...(drawn && at ? { place: squareAt(at, drawn.size) } : {}) };
  });
  return {
    document: hiddenReply(words, record, units),
    json: {
      seq: record.seq,
      data: { events: record.events, hidden: hidden.map(({ fields, name }) => ({ name, fields })) },
    },
  };
}
