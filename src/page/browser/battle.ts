import { folded } from '../../kernel/options/folded.ts';
import type { Places } from '../../referee/battlefield/drawn.ts';
import { placeMeant } from '../../referee/battlefield/places.ts';
import { squareAt } from '../../referee/battlefield/squares.ts';
import type { LineOfSight, OnTable } from '../../reply/pictures/battlefield/table-picture.ts';
import type { Body } from '../../table/body.ts';
import { roundedInches } from '../../table/close.ts';
import { crossings } from '../../table/crossings.ts';
import { apart } from '../../table/gap.ts';
import type { Kind } from '../../table/piece.ts';
import type { Point } from '../../table/shape.ts';
import { PLAIN_SIGHT, type SightRules, sight } from '../../table/sight.ts';
import { Terrain } from '../../table/terrain.ts';
import type { GroundTold, TableTold } from '../telling.ts';

/** An enemy that a unit sees. */
export interface Seen {
  readonly name: string;
  readonly range: number;
  readonly isPartial: boolean;
  readonly line: LineOfSight;
}

/** A way as it's planned. */
export interface Way {
  readonly points: readonly Point[];
  readonly inches: number;
  /** The pieces that it goes over. */
  readonly over: readonly string[];
  /** The square in which it ends. */
  readonly ends: string;
}

/** The table as this page knows it. It's measured here by the referee's own geometry, so that nothing that anybody tries is sent. */
export class Battle implements Places {
  readonly terrain: Terrain;
  readonly size: readonly [number, number];
  readonly bodies: readonly Body[];
  readonly units: readonly OnTable[];
  readonly #byName: ReadonlyMap<string, OnTable>;
  readonly #rules: SightRules;

  constructor({ size, units, sight: rules }: TableTold, ground: GroundTold, known?: Battle) {
    this.size = size;
    this.units = units;
    this.bodies = units.flatMap(({ figures }) => figures);
    this.terrain = known?.terrain.pieces[0]?.piece === ground[0] && known ? known.terrain : new Terrain(ground);
    this.#byName = new Map(units.toReversed().map((unit) => [folded(unit.name), unit]));
    this.#rules = rules ? { ...rules, stops: new Set(rules.stops as readonly Kind[]) } : PLAIN_SIGHT;
  }

  unit(name: string): OnTable | undefined {
    return this.#byName.get(folded(name));
  }

  named(name: string): Body | undefined {
    const unit = this.unit(name);
    return unit && unit.figures.length > 1 ? { ...unit.figures[0]!, at: unit.at } : unit?.figures[0];
  }

  allNamed(name: string): readonly Body[] {
    return this.unit(name)?.figures ?? [];
  }

  /** @throws {InputError} for a place that isn't one */
  placeNamed(text: string): Point {
    return placeMeant(this, text).at;
  }

  square(at: Point): string {
    return squareAt(at, this.size);
  }

  /** Whoever stands at a place, or so near that he's meant. */
  unitAt(at: Point, within: number): OnTable | undefined {
    const near = this.units
      .map((unit) => ({ unit, inches: Math.min(...unit.figures.map((body) => apart(body.at, at) - halfOf(body))) }))
      .filter(({ inches }) => inches <= within)
      .toSorted((one, other) => one.inches - other.inches);
    return near[0]?.unit;
  }

  /** The enemies that a unit sees, nearest first, by what stops sight in its book. */
  seenBy(unit: OnTable): readonly Seen[] {
    const enemies = this.units.filter(({ side }) => side !== undefined && side !== unit.side);
    return enemies.flatMap((enemy) => this.#look(unit, enemy)).toSorted((one, other) => one.range - other.range);
  }

  #look(unit: OnTable, enemy: OnTable): Seen[] {
    const pairs = unit.figures
      .flatMap((from) => enemy.figures.map((to) => ({ from, to, inches: apart(from.at, to.at) })))
      .toSorted((one, other) => one.inches - other.inches);
    for (const { from, to, inches } of pairs) {
      const { is } = sight(this, from, to, this.#rules);
      if (is === 'blocked') continue;
      const [range, isPartial] = [roundedInches(inches), is === 'partial'];
      return [{ name: enemy.name, range, isPartial, line: { from: from.at, to: to.at, isPartial, says: `${range}″` } }];
    }
    return [];
  }

  /** Where a unit goes, as `/move to:` reads it. @throws {InputError} for a place that isn't one */
  way(name: string, legs: string): Way | undefined {
    const unit = this.unit(name);
    let from = this.named(name);
    if (!unit || !from) return undefined;
    const enemies = this.units.filter(({ side }) => side !== unit.side).flatMap(({ figures }) => figures);
    const points: Point[] = [from.at];
    for (const leg of legs.split(/\s+then\s+/i)) {
      const { at }: Body = placeMeant(this, leg, { from, enemies });
      points.push(at);
      from = { ...from, at };
    }
    const stretches = points.slice(1).map((to, i) => [points[i]!, to] as const);
    const over = stretches.flatMap(([a, b]) => crossings(this.terrain, a, b).map(({ id }) => id));
    const inches = roundedInches(stretches.reduce((sum, [a, b]) => sum + apart(a, b), 0));
    return { points, inches, over: [...new Set(over)], ends: this.square(points.at(-1)!) };
  }
}

function halfOf({ base }: Body): number {
  return ('circle' in base ? base.circle : Math.max(...base.rectangle)) / 2;
}
