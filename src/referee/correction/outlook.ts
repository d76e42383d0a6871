import { isDeepStrictEqual } from 'node:util';
import { type Campaign, evolve } from '../../campaign/campaign.ts';
import type { Place } from '../../campaign/corrections.ts';
import type { EventOf, LogRecord, Ruled } from '../../campaign/record.ts';
import { reuseOf } from '../../kernel/dice/fallen-dice.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { someDice } from '../rulings/trying.ts';
import { withFollowing } from '../solo/solo-following.ts';
import { Freed, fallen, isUnowed, stoodLast } from './falling.ts';
import { type History, type Judged, rulingsIn, saidOf, standingIn } from './history.ts';
import { begunAgain, comesToSame, commandOf, DieWanted, judgedAgain, noMore } from './judging.ts';
import type { Numbers } from './numbering.ts';
import { ownJudgedAgain } from './own-side.ts';
import type { Following, Outlook, Resting, Righting } from './righting.ts';

/**
 * Judges a ruling again with the right facts, and everything that came after it.
 * @throws {Refusal} {InputError} {NotAllowed} if the ruling couldn't have been given that way
 */
export function outlookOn(history: History, righting: Righting): Outlook {
  return new Walk(history, righting).outlook();
}

/** A ruling to be judged again: which, where, with which dice, and by whom if not by the user who gave it. */
interface Judging {
  readonly record: LogRecord;
  readonly index: number;
  readonly was: Ruled;
  readonly campaign: Campaign;
  readonly numbers: Numbers;
  readonly source: (sides: number) => number;
  readonly umpire?: string | undefined;
}

class Walk {
  readonly #history: History;
  readonly #righting: Righting;
  readonly #said: EventOf<'corrected'>['said'];
  readonly #numbers: Numbers;
  readonly #places: Place[] = [];
  readonly #rests: Resting[] = [];
  readonly #follows: Following[] = [];
  readonly #freed = new Freed();
  readonly #now: Ruled[] = [];
  #old: Campaign;
  #new: Campaign;
  #wants: DieWanted | undefined;

  constructor(history: History, righting: Righting) {
    this.#history = history;
    this.#righting = righting;
    this.#said = { ...saidOf(history, history.root.seq), ...righting.said };
    this.#old = history.before;
    this.#new = history.before;
    this.#numbers = lastNumbers(history);
  }

  outlook(): Outlook {
    const { root, records } = this.#history;
    const was = rulingsIn(root).map(([i]) => standingIn(this.#history, root)[i] as Ruled);
    for (const record of records) this.#goPast(record);
    const games = { was: this.#old.game, now: this.#new.game };
    return {
      root,
      said: this.#said,
      was,
      now: this.#now,
      places: this.#places,
      rests: this.#rests,
      follows: this.#follows,
      wants: this.#wants,
      games,
      numbers: this.#numbers,
    };
  }

  #goPast(record: LogRecord): void {
    for (const [i, was] of standingIn(this.#history, record).entries()) {
      const now = was.type === 'ruled' || was.type === 'turn-begun' ? this.#again(record, i, was) : was;
      if (now !== was) this.#freed.add(was as Judged, now as Judged);
      const same = now === was && this.#old.game === this.#new.game;
      this.#old = evolve(this.#old, was);
      this.#new = same ? this.#old : evolve(this.#new, now);
    }
  }

  /** The new version of an event. */
  #again(record: LogRecord, index: number, was: Judged): Judged {
    const isRoot = record.seq === this.#history.root.seq;
    if (was.type === 'ruled' && isRoot && !was.solo) return this.#root(record, index, was);
    if (this.#wants || this.#isSame()) return was;
    if (was.type === 'turn-begun') return this.#turn(record, index, was);
    if (was.solo) return this.#ofItsSide(record, index, was);
    if (was.fell) return this.#fellBefore(record, index, was);
    return isUnowed(was, this.#new.game) ? this.#fall(record, index, was, 'falls') : this.#later(record, index, was);
  }

  /**
   * What the side that the referee runs threw was no decision of anybody's: what it owed falls if nobody owes it any more, and
   * is judged again if it still does. The rest stands.
   */
  #ofItsSide(record: LogRecord, index: number, was: Ruled): Ruled {
    if (was.fell) return this.#fellBefore(record, index, was);
    if ((was.pays ?? []).length === 0) return was;
    if (isUnowed(was, this.#new.game)) return this.#fall(record, index, was, 'falls');
    const what = { record, index, was };
    const after = this.#otherwise(what);
    if (!after) return was;
    // In play too, it would have been skipped.
    if (after instanceof Refusal || after instanceof InputError) return this.#fall(record, index, was, after);
    const isWanted = after instanceof DieWanted;
    const how = isWanted ? ({ how: 'needs' } as const) : ({ how: 'changes', now: after as Ruled } as const);
    this.#follows.push({ seq: record.seq, record, was, ...how });
    const { source } = this.#righting;
    if (isWanted && !source) return was;
    return this.#really(what, source);
  }

  #root(record: LogRecord, index: number, was: Ruled): Ruled {
    if (this.#wants) return was;
    try {
      const now = this.#asOneOf(record, index, was);
      this.#now.push(now);
      this.#place(record, index, now);
      return now;
    } catch (error) {
      if (!(error instanceof DieWanted)) throw error;
      this.#wants = error;
      return was;
    }
  }

  /** Whether the game turned out the same after all; it's not compared any further then. */
  #isSame(): boolean {
    if (this.#old.game !== this.#new.game && isDeepStrictEqual(this.#old.game, this.#new.game)) {
      this.#new = { ...this.#new, ...(this.#old.game ? { game: this.#old.game } : {}) };
    }
    return this.#old.game === this.#new.game;
  }

  /** As the user who ruled would have given it. An umpire who plays no side can say what that user couldn't. */
  #asOneOf(record: LogRecord, index: number, was: Ruled): Ruled {
    const { source = noMore, umpire } = this.#righting;
    const what = { record, index, was, campaign: this.#new, numbers: this.#numbers, source };
    try {
      return this.#judged(what);
    } catch (error) {
      if (umpire === undefined || !(error instanceof InputError)) throw error;
      return this.#judged({ ...what, umpire });
    }
  }

  /** A later ruling depends on the correction if it comes out differently. */
  #later(record: LogRecord, index: number, was: Ruled): Ruled {
    const what = { record, index, was };
    const after = this.#otherwise(what);
    if (!after) return was;
    if (after instanceof Refusal || after instanceof InputError) {
      const games = { was: this.#old.game, now: this.#new.game };
      if (this.#freed.areIn(was, games)) return this.#fall(record, index, was, after);
    }
    const { later, source } = this.#righting;
    this.#rests.push({
      seq: record.seq,
      record,
      how: howOf(after),
      was,
      ...(after instanceof Error ? {} : { now: after }),
    });
    if (later === 'leave' || (after instanceof Error && !(after instanceof DieWanted))) return was;
    if (after instanceof DieWanted && !source) return was;
    return this.#really(what, source);
  }

  /** How a ruling comes out after the correction, if that's different, as far as the dice go that fell for it. */
  #otherwise(what: Pick<Judging, 'record' | 'index' | 'was'>): Ruled | Error | undefined {
    const trying = () => ({ ...what, numbers: { ...this.#numbers } });
    // A trial must not use up numbers.
    const after = attempt(() => this.#judged({ ...trying(), campaign: this.#new, source: noMore }));
    if (!(after instanceof Error) && comesToSame(after, what.was)) return undefined;
    // If the rule itself has changed since then, that isn't an effect of the correction.
    const before = attempt(() => this.#judged({ ...trying(), campaign: this.#old, source: someDice() }));
    const sameReason = before instanceof Error && after instanceof Error && before.message === after.message;
    return sameReason || (!(after instanceof Error) && isDeepStrictEqual(before, after)) ? undefined : after;
  }

  #really(what: Pick<Judging, 'record' | 'index' | 'was'>, source = noMore as Judging['source']): Ruled {
    const real = { ...what, campaign: this.#new, numbers: this.#numbers, source };
    return this.#place(what.record, what.index, this.#judged(real));
  }

  /** What was owed because of a result goes with it, and so does what a unit did that it has now never been able to. */
  #fall(record: LogRecord, index: number, was: Ruled, how: 'falls' | Refusal | InputError): Ruled {
    this.#follows.push({ seq: record.seq, record, was, how });
    return this.#place(record, index, fallen(was, how === 'falls' ? 'not-owed' : 'not-possible'));
  }

  /** What fell with an earlier correction counts again, on its own dice, if this one brings back what it rested on. */
  #fellBefore(record: LogRecord, index: number, was: Ruled): Ruled {
    const { earlier = [] } = this.#history.pastDice.get(`${record.seq}:${index}`) ?? {};
    const what = { record, index, was: stoodLast(was, earlier) };
    if (isUnowed(what.was, this.#new.game)) return was;
    const { source } = this.#righting;
    const after = attempt(() =>
      this.#judged({ ...what, campaign: this.#new, numbers: { ...this.#numbers }, source: noMore }),
    );
    if (after instanceof Refusal || after instanceof InputError) return was;
    const how = after instanceof DieWanted ? 'wants' : 'returns';
    this.#follows.push({ seq: record.seq, record, was: what.was, how });
    if (after instanceof DieWanted && !source) return was;
    return this.#really(what, source);
  }

  /** Timed effects follow by themselves: whatever ended or began with a step does so in the corrected game as well. */
  #turn(record: LogRecord, index: number, was: EventOf<'turn-begun'>): EventOf<'turn-begun'> {
    const { fallen = [], earlier = [] } = this.#history.pastDice.get(`${record.seq}:${index}`) ?? {};
    const before = { was, earlier, numbers: this.#numbers };
    const { source = someDice() } = this.#righting;
    const now = begunAgain(this.#new, before, { fallen, source });
    return !now || comesToSame(now, was) ? was : this.#place(record, index, now);
  }

  #judged({ record, index, was, campaign, numbers, source, umpire }: Judging): Ruled {
    const { root, pastDice: told, asking } = this.#history;
    const { fallen = [], earlier = [] } = told.get(`${record.seq}:${index}`) ?? {};
    if (was.solo) return ownJudgedAgain(campaign, { was, earlier, numbers }, { fallen, source });
    const agreed = record.events.find((event) => event.type === 'agreed');
    const said = record.seq === root.seq ? this.#said : saidOf(this.#history, record.seq);
    const command = commandOf(record, agreed?.type === 'agreed' ? asking.get(agreed.ask) : undefined, said);
    const given = umpire === undefined ? command : { ...command, user: umpire };
    const again = judgedAgain(campaign, { was, earlier, numbers }, given, { fallen, source });
    return withFollowing(campaign, again, true);
  }

  #place<T extends Judged>({ seq }: LogRecord, index: number, event: T): T {
    const { fresh, over } = reuseOf(event.steps ?? [], this.#history.pastDice.get(`${seq}:${index}`)?.fallen ?? []);
    const left = over.map(({ sides, face }) => ({ sides, face }));
    this.#places.push({
      seq,
      index,
      event,
      ...(fresh.length > 0 ? { fresh } : {}),
      ...(left.length > 0 ? { over: left } : {}),
    });
    return event;
  }
}

function howOf(after: Ruled | Error): Resting['how'] {
  if (after instanceof DieWanted) return 'wants';
  return after instanceof Refusal || after instanceof InputError ? after : 'changes';
}

/** @returns the rule or input error that prevents it */
function attempt(work: () => Ruled): Ruled | Error {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError || error instanceof DieWanted) return error;
    throw error;
  }
}

/** The last numbers given in the log, counting everything that has happened since. */
function lastNumbers(history: History): Numbers {
  let now = history.before;
  for (const record of history.records) for (const event of standingIn(history, record)) now = evolve(now, event);
  return { made: now.game?.made ?? 0, owed: now.game?.owed ?? 0 };
}
