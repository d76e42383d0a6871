import type { SightValues, TableValues } from '../../data/table.ts';
import { oncePer } from '../kernel/once.ts';
import type { Scene, Unit } from '../kernel/state/scene.ts';
import { bearing } from '../table/bearing.ts';
import { type Body, baseOf, place } from '../table/body.ts';
import { roundedInches } from '../table/close.ts';
import { inContact } from '../table/contact.ts';
import type { Cover } from '../table/cover.ts';
import { apart, gap } from '../table/gap.ts';
import { LINES } from '../table/piece.ts';
import type { Point } from '../table/shape.ts';
import type { Sight, SightRules } from '../table/sight.ts';
import type { Laid, Table } from '../table/terrain.ts';
import { covered, looked } from './looked.ts';

/** A drawn table with the units of a battle on it. */
export interface UnitsOnTable extends Table {
  /** In inches. */
  readonly size: readonly [number, number];
  /** The bases of a unit, in the order of their numbers: of one that rides, that of its vehicle; none of one that's off the table. */
  figuresOf(unit: Unit): readonly Body[];
  /** A unit's base at its place: of several men, one that stands in the middle of their front row. */
  placeOf(unit: Unit): Body | undefined;
  /** A unit's own base, wherever it may come to stand. */
  standing(unit: Unit): Body;
  /** The bases of a unit as it would stand with one at its place: of several men, drawn up around it. */
  standingAt(unit: Unit, at: Body): readonly Body[];
  /** What a unit rides in, or is towed by. */
  carrierOf(unit: Unit): Body | undefined;
  /** The edge of the table that's a side's own, if it has one. */
  edgeOf(side: string): 'north' | 'east' | 'south' | 'west' | undefined;
}

/** A target's figure as it's seen, by the nearest figure that sees it. */
export interface Look {
  readonly from: Body;
  readonly to: Body;
  readonly sight: Sight;
  readonly cover: Cover;
}

/** Two figures, and how far apart they are, in inches. */
export interface Pair {
  readonly from: Body;
  readonly to: Body;
  readonly inches: number;
}

/** The places that a command says. */
export interface PlacesLookedAt {
  readonly point?: Point | undefined;
  readonly way?: readonly Point[] | undefined;
  readonly faces?: number | undefined;
}

/** What measures see of a command: who acts, on whom, where, and the table by the book's values. It reads the scene late. */
export class Eyes {
  readonly table: UnitsOnTable;
  readonly values: TableValues;
  readonly scene: Scene;
  /** The place that's aimed at, if one is said. */
  readonly point: Point | undefined;
  /** Where the way goes, from where the unit stands on. */
  readonly way: readonly Point[] | undefined;
  /** Which way it faces at its end, if that's said: without it, as it went last. */
  readonly faces: number | undefined;
  /** What stops rays in the book. */
  readonly rules: SightRules;

  constructor(table: UnitsOnTable, values: TableValues, scene: Scene, { point, way, faces }: PlacesLookedAt = {}) {
    this.table = table;
    this.values = values;
    this.scene = scene;
    this.point = point;
    this.way = way;
    this.faces = faces;
    this.rules = rulesOf(values.sight);
  }

  /** The figures of whoever acts. */
  get own(): readonly Body[] {
    const { actor } = this.scene;
    return actor ? this.table.figuresOf(actor) : [];
  }

  /**
   * Whoever goes a way, at his place: that of a team is measured, not that of each of its men. Whoever rides gets out on the side to
   * which he goes.
   */
  get mover(): Body | undefined {
    const { actor } = this.scene;
    const body = actor && this.table.placeOf(actor);
    const carrier = actor && this.table.carrierOf(actor);
    const to = this.way?.[0];
    return body && carrier && to ? inContact(body, carrier, bearing(carrier.at, to)) : body;
  }

  /** The figures of whom it's aimed at first. */
  get theirs(): readonly Body[] {
    const [target] = this.scene.targets;
    return target ? this.table.figuresOf(target) : [];
  }

  /** The nearest pair of figures: of pairs as near, the lowest numbers. */
  nearestPair(own = this.own, theirs = this.theirs): Pair | undefined {
    return nearestOf(own, theirs, (from, to) => apart(from.at, to.at));
  }

  /** The nearest pair by the least distance between outlines. */
  nearestGap(own = this.own, theirs = this.theirs): Pair | undefined {
    return nearestOf(own, theirs, (from, to) => gap(baseOf(from), baseOf(to)));
  }

  /** From centre to centre of the nearest pair, in inches to a hundredth. */
  range(): number | undefined {
    const pair = this.nearestPair();
    return pair && roundedInches(pair.inches);
  }

  /** The place that's aimed at: the one that's said, or else that of the target's nearest figure. */
  aimedAt(): Point | undefined {
    return this.point ?? this.nearestPair()?.to.at;
  }

  /** From the nearest figure's centre to the place that's aimed at. */
  rangeToPoint(): number | undefined {
    const at = this.aimedAt();
    const pair = at && this.nearestPair(this.own, [place(at)]);
    return pair && roundedInches(pair.inches);
  }

  sight(from: Body, to: Body): Sight {
    return looked(this.table, from, to, this.rules);
  }

  cover(from: Body, to: Body): Cover {
    return covered(this.table, from, to, this.rules);
  }

  /** Whether any figure of one sees any of the other. */
  sees(own = this.own, theirs = this.theirs): boolean {
    return own.some((from) => theirs.some((to) => this.sight(from, to).is !== 'blocked'));
  }

  /** Each of the target's figures that's seen, by the nearest figure that sees it. */
  looks(own = this.own, theirs = this.theirs): Look[] {
    return this.pairsSeen(own, theirs).map(({ from, to }) => {
      return { from, to, sight: this.sight(from, to), cover: this.cover(from, to) };
    });
  }

  /** The same without their cover, which takes longer to measure. */
  pairsSeen(own = this.own, theirs = this.theirs): Pair[] {
    return theirs.flatMap((to) => {
      const near = own.toSorted((a, b) => apart(a.at, to.at) - apart(b.at, to.at));
      const from = near.find((each) => this.sight(each, to).is !== 'blocked');
      return from ? [{ from, to, inches: apart(from.at, to.at) }] : [];
    });
  }

  /** The nearest pair of figures of which one sees the other, if there's any. */
  nearestSeen(own = this.own, theirs = this.theirs): Pair | undefined {
    return theirs
      .flatMap((to) => own.map((from) => ({ from, to, inches: apart(from.at, to.at) })))
      .toSorted((one, other) => one.inches - other.inches)
      .find(({ from, to }) => this.sight(from, to).is !== 'blocked');
  }

  /** How high something stands above the table, in inches. */
  height(body: Body): number {
    return this.table.terrain.standing(body).height;
  }

  /** The topmost piece over a place. */
  topmost(at: Point): Laid | undefined {
    return this.table.terrain.at(at)[0];
  }

  /** The topmost area over a place, on which one goes: no hill, and nothing that's crossed. */
  groundAt(at: Point): Laid | undefined {
    return this.table.terrain.at(at).find(({ piece }) => piece.kind !== 'hill' && !LINES.has(piece.kind));
  }

  /** Everybody else in play, by side. */
  others(isOne: (unit: Unit) => boolean): Unit[] {
    return [...this.scene.units.values()].filter((unit) => !unit.gone && isOne(unit));
  }
}

const rulesOf = oncePer((values: SightValues): SightRules => ({ ...values, stops: new Set(values.stops) }));

function nearestOf(
  own: readonly Body[],
  theirs: readonly Body[],
  measure: (from: Body, to: Body) => number,
): Pair | undefined {
  let best: Pair | undefined;
  for (const from of own)
    for (const to of theirs) {
      const inches = measure(from, to);
      if (!best || inches < best.inches - 1e-9) best = { from, to, inches };
    }
  return best;
}
