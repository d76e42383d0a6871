import * as z from 'zod';
import * as agreement from './agreement.ts';
import * as battle from './battle.ts';
import * as battlefield from './battlefield.ts';
import * as beacon from './beacon.ts';
import * as clock from './clock.ts';
import * as correction from './correction.ts';
import type { Does } from './event.ts';
import * as fairness from './fairness.ts';
import * as game from './game.ts';
import * as hiding from './hiding.ts';
import * as log from './log.ts';
import * as orders from './orders.ts';
import * as photo from './photo.ts';
import * as question from './question.ts';
import * as ruling from './ruling.ts';
import * as sides from './sides.ts';
import * as solo from './solo.ts';
import * as turns from './turns.ts';
import * as undo from './undo.ts';
import * as units from './units.ts';

const DECLARED = {
  ...{ ...fairness, ...beacon, ...ruling, ...undo, ...correction, ...turns, ...orders, ...solo, ...game, ...sides },
  ...{ ...agreement, ...question, ...photo, ...battle, ...battlefield, ...hiding, ...clock, ...units, ...log },
};

type Declared = (typeof DECLARED)[keyof typeof DECLARED];
type Schema = Declared['schema'];

const all: readonly Declared[] = Object.values(DECLARED);

/** What happened, in the past tense, with everything that was decided. */
export const logEvent = z.discriminatedUnion(
  'type',
  all.map(({ schema }) => schema) as unknown as readonly [Schema, ...Schema[]],
);

export type LogEvent = z.infer<Schema>;
/** An event of one kind. */
export type EventOf<T extends LogEvent['type']> = Extract<LogEvent, { type: T }>;

/** Each event's declaration, by its type. */
const BY_TYPE = Object.fromEntries(all.map((each) => [each.type, each])) as Readonly<Record<string, Does<LogEvent>>>;

/** What is declared of an event, besides what it holds. */
export function declared({ type }: Pick<LogEvent, 'type'>): Does<LogEvent> {
  return BY_TYPE[type]!;
}

/** Whether events only tell something, so that nothing has been decided and nobody has acted. */
export function isStory(events: readonly Pick<LogEvent, 'type'>[]): boolean {
  return events.every((event) => ['story', 'aside'].includes(declared(event).sort ?? 'act'));
}

/** Whether anything changes with an event but what users say and tell. */
export function doesSomething(event: Pick<LogEvent, 'type'>): boolean {
  return ['act', 'book'].includes(declared(event).sort ?? 'act');
}

/** Whether an undo goes past an event: it strikes out what was done. */
export function isBookkeeping(event: Pick<LogEvent, 'type'>): boolean {
  return ['talk', 'book', 'aside'].includes(declared(event).sort ?? 'act');
}
