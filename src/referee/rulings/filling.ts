import type { Game } from '../../campaign/game.ts';
import { saidOf } from '../../kernel/act.ts';
import type { Options, OptionValue } from '../../kernel/options/options.ts';
import { InputError, type Refusal } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Scene, Unit } from '../../kernel/state/scene.ts';
import type { Act, Bar, BookTable, Claimed, Measured, Met, Taken, VerbValues } from '../../measuring/book-table.ts';
import { Eyes, type PlacesLookedAt } from '../../measuring/eyes.ts';
import type { Looking } from '../../measuring/places.ts';
import { endsAs, isBeyond, type Travel, wayRound } from '../../measuring/travel.ts';
import { tables } from '../../rules/tables.ts';
import type { Body } from '../../table/body.ts';
import { close, hundredth } from '../../table/close.ts';
import type { Point } from '../../table/shape.ts';
import { type Drawn, drawnTable } from '../battlefield/drawn.ts';
import { enemiesOn } from '../battlefield/places.ts';
import { type From, type PlacesSaid, placesIn } from './places-said.ts';
import { placedAfter } from './placing-after.ts';
import { isUnseen, leavesEyes, seesWith } from './seeing.ts';
import { type Cannot, REFUSES } from './table-refuses.ts';

/** Further commands of an act, and whom they're for. */
export type Following = NonNullable<VerbValues<string>['more']> & { readonly all: readonly Taken[] };

/**
 * What a drawn table fills in for a command, and what it forbids: the one place where a book's words are measured. A value that
 * somebody says isn't measured at all.
 */
export class Filling {
  /** What has been measured so far, by the options' names. */
  readonly measured = new Map<string, Measured>();
  readonly #drawn: Drawn;
  readonly #book: BookTable;
  readonly #ruleset: Ruleset;
  readonly #verb: string;
  readonly #values: VerbValues<string>;
  /** The places as they were typed. */
  readonly said: PlacesSaid;
  #looking: Eyes | undefined;
  /** Those whom it takes on the way that they've just gone, as it was measured last. */
  #claimed: Claimed | undefined;
  readonly #places: PlacesLookedAt;
  /** The place of a target's way that's named. */
  readonly #named: Point | undefined;

  constructor(drawn: Drawn, book: BookTable, ruleset: Ruleset, verb: string, said: PlacesSaid, from: From) {
    this.#drawn = drawn;
    this.#book = book;
    this.#ruleset = ruleset;
    this.#verb = verb;
    this.#values = book.values.verbs[verb] ?? {};
    this.said = said;
    const { point, ...places } = placesIn(drawn, said, from);
    const names = this.#values.place !== 'point';
    this.#places = names ? places : { ...places, point };
    this.#named = names ? point : undefined;
  }

  /** The options that are measured. */
  get names(): readonly string[] {
    return Object.keys(this.#values.fills ?? {});
  }

  /**
   * Whether an option is left to the table and nobody looks for another value of it: whoever acts stands there, and whoever it's
   * aimed at, as far as that's said. What a way comes to isn't, until it's said where it goes.
   */
  answers(name: string, { actor, targets }: Scene): boolean {
    if (this.#values.place === 'to' || this.#values.fills?.[name] === undefined || !actor) return false;
    return [actor, ...targets].every((unit) => this.#drawn.figuresOf(unit).length > 0);
  }

  /** Whether an option could be measured if only somebody or somewhere were aimed at. */
  wantsTarget(name: string, scene: Scene): boolean {
    return scene.targets.length === 0 && this.#places.point === undefined && this.answers(name, scene);
  }

  /** Whether it's done at a place, and nobody says yet which: it may be any in reach, and nobody need stand there. */
  isAnywhere({ targets }: Scene): boolean {
    const { place, toPiece } = this.#values;
    return place === 'point' && !toPiece && targets.length === 0 && this.#places.point === undefined;
  }

  /** What an option is by the table; nothing where it can't tell. @param act read late, as far as it's said or known */
  value(name: string, scene: Scene, act: Options): OptionValue | undefined {
    const measure = this.#book.measures[this.#values.fills?.[name] ?? ''];
    if (!measure || !scene.actor) return undefined;
    const eyes = this.#eyesAt(scene, saidOf(act));
    if (!measure.blind && isUnseen(this.#book, this.#values, eyes, act)) return undefined;
    const found = measure(eyes, act as Act, () => undefined);
    if (!found) return undefined;
    this.measured.set(name, {
      ...found,
      close: [...(found.close ?? []), ...this.#limits(name, found.value, scene, act)],
    });
    return found.value;
  }

  /** The edges of the book's bands that a length is close to. */
  #limits(name: string, value: OptionValue, scene: Scene, act: Options): readonly number[] {
    const { domains } = this.#ruleset.verbs[this.#verb]!;
    const domain = domains?.[name as never] as ((...of: unknown[]) => readonly OptionValue[]) | undefined;
    if (typeof value !== 'number' || !domain) return [];
    const edges = domain(scene, act, this.#ruleset.book).filter((each) => typeof each === 'number');
    return close(value, edges, 'inches');
  }

  /** What's measured of a way, in pieces. It's kept for whoever measures it next, as long as nothing on the table changes. */
  *looksAhead(scene: Scene): Looking<void> {
    for (const measure of Object.values(this.#values.fills ?? {}))
      yield* this.#book.measures[measure]?.ahead?.(this.#eyes(scene)) ?? [];
  }

  /** Whether a template takes those whom it's about. */
  get takes(): boolean {
    return this.#book.takings?.[this.#values.takes ?? ''] !== undefined;
  }

  /** Whom a template takes, if nobody was named; nothing for a verb that has no template. */
  taken(scene: Scene, act: Options): readonly Taken[] | undefined {
    return this.#takenBy(this.#values.takes, scene, act);
  }

  /** The further commands of the same act: for whom, by which verb, and which options tell them apart. */
  more(scene: Scene, act: Options): Following | undefined {
    return this.#following(this.#values.more, scene, act);
  }

  /** The same, once the dice have said where it comes down. @param scene as the ruling leaves it */
  after(scene: Scene, act: Options): Following | undefined {
    return this.#following(this.#values.after, scene, act);
  }

  #following(further: VerbValues<string>['more'], scene: Scene, act: Options): Following | undefined {
    const all = this.#takenBy(further?.of, scene, act);
    return further && all && { ...further, all };
  }

  #takenBy(word: string | undefined, scene: Scene, act: Options): readonly Taken[] | undefined {
    const taking = this.#book.takings?.[word ?? ''];
    return taking && scene.actor ? taking(this.#eyes(scene), act as Act) : undefined;
  }

  /** What the table forbids. @param said by hand @param facts what the contract says before any die falls */
  cannot(
    scene: Scene,
    act: Options,
    said: Options,
    facts: () => Facts | undefined = () => undefined,
  ): readonly Bar[] | readonly { reason: Cannot }[] {
    if (!scene.actor) return [];
    const eyes = this.#eyesAt(scene, said);
    const unseen = leavesEyes(this.#book, this.#values, said) && isUnseen(this.#book, this.#values, eyes, act);
    const bars = this.#book.bars?.[this.#verb]?.(eyes, act as Act, facts, said) ?? [];
    return [...(unseen ? [{ reason: 'unseen' as const }] : []), ...bars];
  }

  /** The rule that forbids it as things lie, if any does. */
  refusal(scene: Scene, act: Options, said: Options, facts?: () => Facts | undefined): Refusal | undefined {
    const [first] = this.cannot(scene, act, said, facts) as readonly (Omit<Bar, 'reason'> & {
      readonly reason: Cannot;
    })[];
    if (!first) return undefined;
    const { reason } = first;
    const rule =
      first.rule ??
      (reason === 'unseen' || reason === 'differs'
        ? seesWith(this.#values, act)?.rule
        : this.#values.forbids?.[reason]);
    const names = { unit: scene.actor?.name, target: scene.targets[0]?.name };
    const round = reason === 'way' && first.rule === undefined ? this.#round(scene, act) : undefined;
    return REFUSES[reason](rule, { ...names, ...first.values, ...(round === undefined ? {} : { round }) });
  }

  /** The cheapest way round what's in it, as it's typed. */
  #round(scene: Scene, act: Options): string | undefined {
    const legs = wayRound(this.#eyes(scene), !this.#book.stands(scene.actor!).wheeled);
    const way = legs?.map(([x, y]): Point => [hundredth(x), hundredth(y)]);
    const there = way && new Eyes(this.#drawn, this.#book.values, scene, { way });
    if (!there || this.#book.travel?.(there, act as Act)?.barred.length !== 0) return undefined;
    return way.map(String).join(' then ');
  }

  /** What a way comes to. */
  travel(scene: Scene, act: Options): Travel | undefined {
    return this.#places.way && scene.actor ? this.#book.travel?.(this.#eyes(scene), act as Act) : undefined;
  }

  /** How far a way may be, or what it may cost, in inches; nothing where the book says that in other words. */
  allowance(facts: Facts | undefined): number | undefined {
    const allowance = facts?.[this.#values.allowance ?? ''];
    return typeof allowance === 'number' ? allowance : undefined;
  }

  /** A ruling’s effects, with where everybody stands after it: whoever goes a way, gets out of something, or is driven somewhere. */
  placed(scene: Scene, effects: readonly Effect[], facts: Facts, act: Options): Effect[] {
    const eyes = this.#eyes(scene);
    const going = { way: this.wayFrom(scene), ends: this.walked(scene), allowance: this.allowance(facts) };
    const ruling = { verb: this.#verb, facts, act: act as Act, hit: this.hit, ...going };
    return placedAfter({ drawn: this.#drawn, book: this.#book, eyes, scene }, ruling, effects);
  }

  /** Which way whoever goes faces at the end, in degrees; nothing where that isn't said: as it went last. */
  get faces(): number | undefined {
    return this.#places.faces;
  }

  /** The places of a way, from where whoever goes it stands; nothing where none is said. */
  wayFrom(scene: Scene): readonly Point[] | undefined {
    const { way } = this.#places;
    const from = way && this.#eyes(scene).mover;
    return from && [from.at, ...way];
  }

  /** What can be drawn of it: its way, or from the nearest figure to the nearest of whom it's aimed at. */
  drawn(scene: Scene): readonly Point[] {
    const eyes = this.hit.length > 0 ? this.#claimed!.eyes : this.#eyes(scene);
    const pair = scene.targets.length > 0 ? eyes.nearestPair() : undefined;
    return this.wayFrom(scene) ?? (pair ? [pair.from.at, pair.to.at] : []);
  }

  /** Whoever goes a way, at its end; nothing where none is said, or it leads off the table. */
  walked(scene: Scene): Body | undefined {
    const { way, faces } = this.#places;
    const body = this.#eyes(scene).mover;
    if (!body || !way || isBeyond(way.at(-1)!, this.#drawn.size)) return undefined;
    return endsAs(body, [body.at, ...way], faces);
  }

  /**
   * Those whom it takes on their way, elsewhere than where they stand; nobody where all was seen by hand. It's as it was measured last.
   */
  get hit(): readonly Met[] {
    const isMeasured = this.measured.size > 0 || this.#named !== undefined;
    return isMeasured ? (this.#claimed?.met ?? []) : [];
  }

  /** The eyes that see whoever it's aimed at where he may be hit. @throws {InputError} if a place of his way is named, and none is known */
  #eyesAt(scene: Scene, said: Options): Eyes {
    const eyes = this.#eyes(scene);
    this.#claimed = this.#book.claims?.(eyes, this.#verb, said, this.#named);
    if (this.#named && !this.#claimed) throw new InputError('no-way-gone', { unit: scene.targets[0]?.name });
    return this.#claimed?.eyes ?? eyes;
  }

  /** The same eyes while the scene is the same: what measures keep of a way is theirs. */
  #eyes(scene: Scene): Eyes {
    if (this.#looking?.scene !== scene) this.#looking = new Eyes(this.#drawn, this.#book.values, scene, this.#places);
    return this.#looking;
  }
}

/**
 * What the table of a game fills in for a verb; nothing without a drawn table, or where its book doesn't measure it.
 * @throws {InputError} for a place that isn't one, and for one that the verb has no use for
 */
export function fillingOf(
  game: Game | undefined,
  ruleset: Ruleset,
  verb: string,
  said: PlacesSaid = {},
  actor?: Unit,
): Filling | undefined {
  const book = tables[ruleset.id];
  const values = book?.values.verbs[verb];
  const drawn = game && drawnTable(game);
  for (const name of ['point', 'to'] as const) {
    if (said[name] === undefined) continue;
    if (!drawn) throw new InputError('no-battlefield');
    const isOnWay = name === 'point' && book?.values.claims !== undefined && values?.sees !== undefined;
    if (values?.place !== name && !isOnWay) throw new InputError('no-place-for', { option: name, verb });
  }
  if (!drawn || !book) return undefined;
  return new Filling(drawn, book, ruleset, verb, said, { actor, enemies: actor ? enemiesOn(game, drawn, actor) : [] });
}
