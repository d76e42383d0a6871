import { sealOpened, soloAnswered, soloDid } from '../../campaign/events/solo.ts';
import type { LogEvent } from '../../campaign/record.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { rulesets } from '../../rules/index.ts';

/** What one unit of the side that the referee runs did in one go: its look, order and move, or its fire. */
export interface Act {
  /** What’s told of it, in the order of the log. */
  readonly told: readonly LogEvent[];
  /** With how many events of the record it’s over. */
  readonly ends: number;
}

/** What belongs to the table rather than to a unit: forces that come on. */
const TABLE = '';

/**
 * The acts of that side in the events of a record, and what was thrown for players in between. A unit’s act ends where another one acts, and
 * where it looks round anew or attacks after its order or its move. A unit of which there’s nothing to tell has done nothing.
 */
export function actsIn(events: readonly LogEvent[]): readonly Act[] {
  const acts: { told: LogEvent[]; ends: number; readonly unit: string; isOrdered: boolean }[] = [];
  let isOpen = false;
  for (const [i, event] of events.entries()) {
    if (isOfPlayers(event)) {
      isOpen = false;
      continue;
    }
    const unit = actorIn(event);
    const act = acts.at(-1);
    const goesOn =
      isOpen && act && (unit === undefined || (unit === act.unit && !(act.isOrdered && beginsAnew(event))));
    if (goesOn) act.told.push(event);
    else acts.push({ told: [event], ends: 0, unit: unit ?? TABLE, isOrdered: false });
    isOpen = true;
    const now = acts.at(-1)!;
    now.ends = i + 1;
    now.isOrdered ||= ORDERED.includes(kindOf(event) ?? '');
  }
  return acts.filter(({ told }) => told.some(tells)).map(({ told, ends }) => ({ told, ends }));
}

/** A ruling of the players, what goes with it, or a turn that begins: they’re no acts of the side. */
function isOfPlayers(event: LogEvent): boolean {
  return (event.type === 'ruled' && !event.solo) || event.type === 'turn-begun';
}

/** Who acts; nobody where it only goes on with what has begun. */
function actorIn(event: LogEvent): string | undefined {
  if (event.type === 'ruled') return event.who ?? TABLE;
  if (soloAnswered.is(event)) return event.unit ?? TABLE;
  if (sealOpened.is(event)) return event.unit;
  return soloDid.is(event) ? (event.unit ?? (tells(event) ? TABLE : undefined)) : undefined;
}

function tells(event: LogEvent): boolean {
  return event.type === 'ruled' || sealOpened.is(event) || (soloDid.is(event) && event.effects.some(isTold));
}

function isTold({ effect }: Pick<Effect, 'effect'>): boolean {
  return effect === 'remind' || effect === 'gone';
}

function kindOf(event: LogEvent): string | undefined {
  return event.type === 'ruled' ? rulesets[event.rules]?.verbs[event.verb]?.kind : undefined;
}

/** Orders are rolled on a table. */
const ORDERED: readonly string[] = ['table', 'movement'];

function beginsAnew(event: LogEvent): boolean {
  return soloAnswered.is(event) || kindOf(event) === 'attack';
}
