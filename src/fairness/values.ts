import { type Fallen, fallenIn, reuseOf } from '../kernel/dice/fallen-dice.ts';
import { type Ahead, placeOf } from './ahead.ts';
import type { FaultKind, LoggedEvent, LoggedPlace, LoggedRecord, LoggedStep } from './logged.ts';

/** A die or draw of a record, and the face that it must show if it fell earlier. */
export interface ThrownFor extends Fallen {
  readonly before?: number | undefined;
}

/** What a record had to throw of its own, in order; or what can't be true of what it says. */
export interface Thrown {
  readonly own: readonly ThrownFor[];
  readonly changed: readonly ThrownFor[];
  readonly fault?: FaultKind | undefined;
}

/** Whether anything fell or was drawn for an event, or for what a correction puts in an event's place. */
export function hasFaces(event: LoggedEvent): boolean {
  if (event.places?.some((place) => hasFaces(place.event))) return true;
  return stepsOf(event).steps.some(({ faces }) => faces.length > 0);
}

/** What these have under `before` is a fingerprint. */
const ANNOUNCED = new Set(['drawn', 'given-up']);

/** What was thrown with an event, or with the ruling that stopped at this event to ask something. */
function stepsOf(event: LoggedEvent): Pick<LoggedEvent, 'before' | 'handed'> & { steps: readonly LoggedStep[] } {
  const within = halfOf(event) ?? event;
  const before = ANNOUNCED.has(event.type) ? undefined : within.before;
  return { steps: within.steps ?? [], before, handed: within.handed };
}

function halfOf({ thrown }: LoggedEvent): LoggedEvent | undefined {
  return typeof thrown === 'object' && thrown !== null && 'steps' in thrown ? (thrown as LoggedEvent) : undefined;
}

/** The dice of a ruling that stopped for a question, and the record that went on with them. */
interface HalfFallen {
  readonly seq: number;
  readonly count: number;
  readonly text: string;
  usedBy: number | undefined;
}

/** What has fallen in a log so far, as far as later records come back to it. */
export class FallenSoFar {
  readonly #ahead: Ahead;
  readonly #fallen = new Map<string, readonly Fallen[]>();
  readonly #struck = new Set<number>();
  #halves: HalfFallen[] = [];

  constructor(ahead: Ahead) {
    this.#ahead = ahead;
  }

  /** What the referee threw or drew for the next record, without dice from the table or from earlier. */
  thrownIn({ seq, events }: LoggedRecord): Thrown {
    const all: ThrownFor[] = [];
    let fault: FaultKind | undefined;
    for (const [index, event] of events.entries()) {
      for (const each of event.type === 'undone' ? (event.strikes ?? []) : []) this.#struck.add(each);
      for (const each of event.type === 'redone' ? (event.lifts ?? []) : []) this.#struck.delete(each);
      if (event.places) {
        for (const place of event.places) {
          const again = this.#again(place, seq);
          if (again) all.push(...again);
          else fault ??= 'place';
        }
        continue;
      }
      const { steps, before, handed } = stepsOf(event);
      const dice = fallenIn(steps);
      const key = placeOf({ seq, index });
      if (this.#ahead.corrected.has(key)) this.#fallen.set(key, dice);
      if (steps.some(isOfNoSize)) fault ??= 'sides';
      const count = Number(before ?? 0);
      if (before !== undefined && !this.#goesOn(seq, dice, count)) fault ??= 'before';
      if (halfOf(event)) {
        const half = dice.filter(({ drawn }) => !drawn);
        this.#halves.push({ seq, count: half.length, text: textOf(half), usedBy: undefined });
      }
      all.push(...ownDice(event, dice, count, handed));
    }
    const changed = all.filter(({ face, before }) => before !== undefined && before !== face);
    return { own: all.filter(({ before }) => before === undefined), changed, fault };
  }

  /** Whether the first dice of a ruling are those of one that stopped for a question, and that nothing else has gone on with. */
  #goesOn(seq: number, thrown: readonly Fallen[], count: number): boolean {
    const first = textOf(thrown.filter(({ drawn }) => !drawn).slice(0, count));
    const half = this.#halves.findLast(
      (each) =>
        each.count === count &&
        (each.usedBy === undefined || this.#struck.has(each.usedBy)) &&
        !this.#struck.has(each.seq) &&
        each.text === first,
    );
    if (half) half.usedBy = seq;
    // Only if the record that went on with them is undone, they can be gone on with again.
    if (half && !this.#ahead.undone.has(seq)) this.#halves = this.#halves.filter((each) => each !== half);
    return half !== undefined;
  }

  /** The dice of an event's replacement in order, each with its earlier face if it fell before; nothing if it lies about them. */
  #again({ seq, index, event, fresh = [], over = [] }: LoggedPlace, now: number): readonly ThrownFor[] | undefined {
    const key = placeOf({ seq, index });
    const fallen = this.#fallen.get(key);
    if (seq >= now || !fallen || (event.steps ?? []).some(isOfNoSize)) return undefined;
    const reuse = reuseOf(event.steps ?? [], fallen);
    this.#fallen.set(key, [...fallen, ...reuse.fresh.map((i) => reuse.taken[i]!)]);
    const honest = `${fresh}` === `${reuse.fresh}` && textOf(over) === textOf(reuse.over);
    return honest ? reuse.taken : undefined;
  }
}

/** A step with faces says of how many: dice that don't couldn't be worked out. */
function isOfNoSize({ sides, outOf, faces }: LoggedStep): boolean {
  return faces.length > 0 && sides === undefined && outOf === undefined;
}

function ownDice(event: LoggedEvent, dice: readonly Fallen[], before: number, handed: unknown): readonly Fallen[] {
  const fromTable = Array.isArray(handed) ? new Set<unknown>(handed) : new Set();
  const byHand = isByHand(event);
  let die = 0;
  return dice.filter(({ drawn }) => {
    if (drawn) return true;
    const at = die++;
    return !byHand && at >= before && !fromTable.has(at);
  });
}

function isByHand({ type, dice }: LoggedEvent): boolean {
  return type === 'ruled' && dice === 'table';
}

/** How many dice of a record fell on the players' table, where nobody can work them out. */
export function tableDiceIn({ events }: LoggedRecord): number {
  return events.reduce((sum, event) => {
    const { steps, handed } = stepsOf(event);
    if (isByHand(event)) return sum + fallenIn(steps).filter(({ drawn }) => !drawn).length;
    return sum + (Array.isArray(handed) ? handed.length : 0);
  }, 0);
}

function textOf(dice: readonly { sides: number; face: number }[]): string {
  return `${dice.map(({ sides, face }) => `${sides}:${face}`)}`;
}
