import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { certainFacts } from '../../kernel/resolve.ts';
import { type Ruleset, togglesOn, verbOf } from '../../kernel/ruleset.ts';
import type { Question, SoloRuling } from '../../kernel/solo.ts';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { BookTable } from '../../measuring/book-table.ts';
import type { Enemy, Heading } from '../../measuring/enemy.ts';
import { Eyes } from '../../measuring/eyes.ts';
import type { Looking } from '../../measuring/places.ts';
import { endsAs } from '../../measuring/travel.ts';
import { firstInches, lengthOf, restOf, wayTowards } from '../../measuring/way-towards.ts';
import { tables } from '../../rules/tables.ts';
import { bearing } from '../../table/bearing.ts';
import type { Point } from '../../table/shape.ts';
import { type Drawn, drawnTable } from '../battlefield/drawn.ts';
import { standsAt } from '../battlefield/getting-out.ts';
import { placing } from '../battlefield/table-file.ts';
import { roundedDegrees } from '../battlefield/ways.ts';
import type { DeclaredAction } from '../rulings/action.ts';
import { actionOf } from './solo-step.ts';

/** A part of a way, by a ruling of its own. */
export interface Leg {
  readonly step: SoloRuling;
  readonly way: readonly Point[];
  /** Which way it faces at the end, in degrees, if not as it went last. */
  readonly facing?: number;
}

/** How a unit stands at the end of its way, if not as it went. */
interface Ending {
  /** What it turns to. */
  readonly faces?: Point | undefined;
  /** The table with its figures as they stand then. */
  readonly formed?: OnTable | undefined;
}

/** How far a unit of the side goes with a ruling. */
export interface Going {
  /** What it goes before that, in moves of their own. */
  readonly before: readonly Leg[];
  readonly step: SoloRuling;
  readonly way: readonly Point[];
  /** Which way it faces at the end, in degrees, if not as it went last. */
  readonly facing?: number;
  readonly inches: number;
  /** How its figures stand then. */
  readonly formation: readonly Effect[];
}

/** Shorter ways aren't worth an Action, in inches. */
const LEAST = 0.5;
/** How often it's halved to find out how far it gets, and by how much a way is shortened whose end is taken, in inches. */
const HALVINGS = 7;
const BACK = 0.5;

/** What a drawn table says of the side that the referee runs: answers, ways and places, all by the book's measures. */
export class OnTable {
  readonly #campaign: Campaign;
  readonly #game: Game;
  readonly #ruleset: Ruleset;
  readonly #drawn: Drawn;
  readonly #book: BookTable;
  readonly #enemy: Enemy;

  private constructor(campaign: Campaign, game: Game, ruleset: Ruleset, drawn: Drawn, book: BookTable, enemy: Enemy) {
    this.#campaign = campaign;
    this.#game = game;
    this.#ruleset = ruleset;
    this.#drawn = drawn;
    this.#book = book;
    this.#enemy = enemy;
  }

  /** The table of a campaign; nothing if none is drawn, or its book doesn't play a side on one. */
  static of(campaign: Campaign, ruleset: Ruleset): OnTable | undefined {
    const { game } = campaign;
    const drawn = game && drawnTable(game);
    const book = tables[ruleset.id];
    return game && drawn && book?.enemy ? new OnTable(campaign, game, ruleset, drawn, book, book.enemy) : undefined;
  }

  /** What the players needn't be asked: the answer, as they'd give it; nothing where the table can't tell. */
  answer({ id, unit, options }: Question): ReturnType<Enemy['answers']> {
    return this.#enemy.answers(this.#eyes(unit), { id, options });
  }

  /** How a ruling goes whose way the book leaves to the table; nothing for one that has none. */
  *going(step: SoloRuling): Looking<Going | 'nowhere' | undefined> {
    const { verb, who, options } = step;
    const unit = this.#game.units[who ?? ''];
    const body = unit && this.#drawn.placeOf(unit);
    if (step.stays || this.#book.values.verbs[verb]?.place !== 'to' || !body) return undefined;
    const eyes = this.#eyes(unit.id);
    const heading = yield* this.#enemy.heads(eyes, options);
    if (!heading) return 'nowhere';
    yield;
    const legs = yield* this.#firstOf(step, eyes, heading);
    const last = legs?.at(-1);
    if (!legs || !last) return 'nowhere';
    const whole = legs.flatMap(({ way }) => way);
    const ends = endsAs(body, whole, last.facing);
    const reaches = heading.reaches?.(ends) ?? false;
    return {
      before: legs.slice(0, -1),
      step: last.step.reaching?.(reaches) ?? last.step,
      way: last.way,
      ...(last.facing === undefined ? {} : { facing: last.facing }),
      inches: Math.round(lengthOf(whole) * 100) / 100,
      formation: heading.formation === undefined ? [] : placing(unit, { formation: heading.formation }),
    };
  }

  /** Looks along a way as the table is now. What's found is kept for its ruling, which comes next. */
  *looksAlong({ step: { verb, who }, way: [, ...way] }: Leg): Looking<void> {
    const { scene } = this.#eyes(who);
    const eyes = new Eyes(this.#drawn, this.#book.values, scene, { way });
    for (const measure of Object.values(this.#book.values.verbs[verb]?.fills ?? {}))
      yield* this.#book.measures[measure]?.ahead?.(eyes) ?? [];
  }

  /** The first way that leads anywhere. */
  *#firstOf(step: SoloRuling, eyes: Eyes, heading: Heading): Looking<readonly Leg[] | undefined> {
    const ending = { faces: heading.faces, formed: this.#formed(step.who, heading) };
    for (const to of [heading.to, ...(heading.or ?? [])]) {
      const places = yield* wayTowards(eyes, { ...heading, to });
      yield;
      const reached = places && (yield* this.#asFarAs(step, places, ending));
      yield;
      if (!places || !reached) continue;
      const legs = yield* this.#inParts(step, places, lengthOf(reached.way), ending);
      return legs ?? [reached];
    }
    return undefined;
  }

  /** The same in parts, if that’s further than it gets in one. */
  *#inParts(
    { parts, who = '' }: SoloRuling,
    places: readonly Point[],
    far: number,
    ending: Ending,
  ): Looking<readonly Leg[] | undefined> {
    if (!parts || far >= lengthOf(places)) return undefined;
    const legs: Leg[] = [];
    let table: OnTable | undefined = this;
    for (const step of [...parts.before, parts.last]) {
      yield;
      const gone: number = legs.reduce((sum, each) => sum + lengthOf(each.way), 0);
      const rest = restOf(places, gone);
      const end: Ending = step === parts.last ? ending : {};
      const leg: Leg | undefined =
        lengthOf(rest) < LEAST || !table ? undefined : yield* table.#asFarAs(step, rest, end);
      if (!leg || !table) break;
      legs.push(leg);
      table = table.#after(who, leg.way);
    }
    const all = legs.reduce((sum, { way }) => sum + lengthOf(way), 0);
    return legs.length > parts.before.length && all > far + LEAST ? legs : undefined;
  }

  /** The table once a unit has gone a way. */
  #after(who: string, way: readonly Point[]): OnTable | undefined {
    const unit = this.#game.units[who];
    const body = unit && this.#drawn.placeOf(unit);
    if (!body) return undefined;
    return this.#with(placing(unit, standsAt(endsAs(body, way))));
  }

  /** The table with a unit's figures as they stand at the end of its way, if that's not as they stand now. */
  #formed(who: string | undefined, { formation }: Heading): OnTable | undefined {
    const unit = this.#game.units[who ?? ''];
    if (!unit || formation === undefined || unit.fields.formation === formation) return undefined;
    return this.#with(placing(unit, { formation }));
  }

  #with(effects: readonly Effect[]): OnTable | undefined {
    const game = { ...this.#game, ...(appliedAll(this.#game, effects) as Partial<Game>) };
    return OnTable.of({ ...this.#campaign, game }, this.#ruleset);
  }

  /** Where a unit stands that's somewhere else now. */
  *shifted(unit: string): Looking<readonly Effect[]> {
    const there = yield* this.#enemy.shifts(this.#eyes(unit));
    const moved = this.#game.units[unit];
    return there && moved ? placing(moved, standsAt(there)) : [];
  }

  /** A unit that turns to another one. */
  turned(unit: string, to: string): readonly Effect[] {
    const [turning, other] = [this.#game.units[unit], this.#game.units[to]];
    const there = other && this.#enemy.turns(this.#eyes(unit), other);
    return there && turning ? placing(turning, { facing: standsAt(there).facing ?? null }) : [];
  }

  /** Where a unit stands that has come on. */
  *arrived(unit: string, beside: string | undefined): Looking<readonly Effect[]> {
    const come = this.#game.units[unit];
    const there = yield* this.#enemy.arrives(this.#eyes(unit), this.#game.units[beside ?? '']);
    return there && come ? placing(come, standsAt(there)) : [];
  }

  /** Whether any of these units of the players sees something to fire at, as far as the table can tell. */
  *firesAny(units: readonly string[]): Looking<boolean> {
    for (const unit of units) {
      yield;
      const eyes = this.#eyes(unit);
      if (eyes.own.length === 0 || (yield* this.#enemy.mayFire(eyes))) return true;
    }
    return false;
  }

  #eyes(unit: string | undefined): Eyes {
    const actor = unit === undefined ? undefined : this.#game.units[unit];
    const on = togglesOn(this.#ruleset, this.#campaign.house);
    return new Eyes(this.#drawn, this.#book.values, sceneOf(this.#game, this.#ruleset, on, { actor }));
  }

  /** As much of a way as the book's allowance covers, and whose end is free: turned as it's meant to be, if there's room for that. */
  *#asFarAs(step: SoloRuling, places: readonly Point[], { faces, formed }: Ending): Looking<Leg | undefined> {
    const whole = lengthOf(places);
    let far = this.#fits(step, places, whole) ? whole : 0;
    for (let i = 0, over = whole; far < whole && i < HALVINGS; i++) {
      yield;
      const half = (far + over) / 2;
      if (this.#fits(step, places, half)) far = half;
      else over = half;
    }
    for (; far >= LEAST; far -= BACK) {
      yield;
      const way = firstInches(places, far);
      const facing = faces && roundedDegrees(bearing(way.at(-1)!, faces));
      for (const leg of [...(facing === undefined ? [] : [{ step, way, facing }]), { step, way }])
        if (this.#isFree(leg) && (!formed || formed.#isFree(leg))) return leg;
    }
    return undefined;
  }

  #fits(step: SoloRuling, places: readonly Point[], inches: number): boolean {
    if (inches < 0.01) return true;
    const action = this.#tried({ step, way: firstInches(places, inches) });
    const { filling, scene, options, ruleset, verb, toggles } = action;
    const travel = scene && filling?.travel(scene, options);
    const allowance = filling?.allowance(certainFacts({ ruleset, verb, options, toggles }));
    return travel !== undefined && allowance !== undefined && (travel.price ?? travel.inches) <= allowance;
  }

  #isFree(leg: Leg): boolean {
    const action = this.#tried(leg);
    const { filling, scene, options, declared } = action;
    if (!filling || !scene?.actor) return false;
    const facts = () => certainFacts({ ...action });
    if (filling.cannot(scene, options, declared, facts).length > 0) return false;
    return filling.walked(scene) !== undefined;
  }

  /** The ruling with a way, and without those measures on which no allowance depends. */
  #tried({ step, way, facing }: Leg): DeclaredAction {
    const { options } = verbOf(this.#ruleset, step.verb);
    const fills = this.#book.values.verbs[step.verb]?.fills ?? {};
    const aside = Object.entries(fills).flatMap(([name, measure]): [string, OptionValue][] => {
      const option = options[name];
      const value = this.#book.measures[measure]?.aside && option && 'default' in option ? option.default : undefined;
      return value === undefined ? [] : [[name, value]];
    });
    return actionOf(step, this.#campaign, { ...Object.fromEntries(aside), to: typed(way, facing) });
  }
}

/** A way as it's typed; where it begins isn't said. @param facing at its end, in degrees */
export function typed(places: readonly Point[], facing?: number): string {
  const legs = places.slice(1).map(([x, y]) => `${x},${y}`);
  return [...legs, ...(facing === undefined ? [] : [`facing ${facing}`])].join(' then ');
}
