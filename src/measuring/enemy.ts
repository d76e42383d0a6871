import type { OptionTable, OptionValue } from '../kernel/options/options.ts';
import type { Unit } from '../kernel/state/scene.ts';
import type { Body } from '../table/body.ts';
import type { Point } from '../table/shape.ts';
import type { Prices } from '../table/way.ts';
import type { Eyes } from './eyes.ts';
import type { Looking } from './places.ts';

/** Where a unit of the side that the book runs goes. */
export interface Heading {
  readonly to: Point;
  /** Where it goes if nothing leads there, one after the other. */
  readonly or?: readonly Point[];
  /** It goes no further than where this holds first, of it as it would stand there. */
  enough?(body: Body): boolean;
  /** Whether it has reached whom it goes for, as it would stand there. */
  reaches?(body: Body): boolean;
  /** What it weighs of ways, which book and table leave open: the cheapest is its way. */
  readonly prices: Prices;
  /** How its figures stand at the end. */
  readonly formation?: string;
  /** What it turns to there; if left out, it faces the way that it went last. */
  readonly faces?: Point;
}

/** A question of the book's own phase, as a table sees it. */
export interface Asking {
  readonly id: string;
  /** Of what the answer consists. */
  readonly options: OptionTable;
}

/** What a drawn table says of the side that a book runs by itself. Who acts is the scene's actor. What takes looks is done in pieces. */
export interface Enemy {
  /** What players would answer, by the names of what's asked; nothing where the table can't tell, so that they're asked. */
  answers(eyes: Eyes, asking: Asking): Looking<Readonly<Record<string, string>> | undefined>;
  /** Where the unit goes with a command; nothing if there's nowhere to go. @param act what's said with it */
  heads(eyes: Eyes, act: Readonly<Record<string, OptionValue | undefined>>): Looking<Heading | undefined>;
  /** Where the unit stands that's somewhere else now, whichever way it went. */
  shifts(eyes: Eyes): Looking<Body | undefined>;
  /** The unit turned to another one, where it stands; nothing if there's no room for that. */
  turns(eyes: Eyes, to: Unit): Body | undefined;
  /** Where a unit that comes on stands. @param beside the unit that it comes on at; if nothing says so, the book does */
  arrives(eyes: Eyes, beside: Unit | undefined): Looking<Body | undefined>;
  /** Whether a unit of the players could fire at anybody who has moved. */
  mayFire(eyes: Eyes): Looking<boolean>;
}
