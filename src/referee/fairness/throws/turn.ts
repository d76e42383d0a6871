import type { LogRecord } from '../../../campaign/record.ts';
import type { BeaconDice } from './beacon-dice.ts';
import type { Going } from './going.ts';
import type { OpenThrow } from './open-throw.ts';

/** A command can't be decided yet. Whoever waits for this gives it again. */
export class Later {
  readonly ready: Promise<void>;
  /** The command's own throw, if that's what it waits for. */
  readonly own: Going | undefined;

  constructor(ready: Promise<void>, own?: Going) {
    this.ready = ready;
    this.own = own;
  }
}

/** What a log's throws let a command do now. */
export interface Turn {
  readonly dice: BeaconDice;
  /** The throw that's open, if there's one. */
  readonly open: OpenThrow | undefined;
  /** The command's own throw, once it's clear what comes of it. */
  readonly going?: Going;
}

/** The command's own throw isn't open any more: it has its record, or has none as far as anybody knows. */
export interface Over {
  readonly record: LogRecord | undefined;
}

/** A command waits for its own throw: until its dice are there, or players have given it up. */
export function laterFor(going: Going): Later {
  return new Later(Promise.race([going.settled, going.ended]), going);
}
