import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import { owedText } from '../../../src/campaign/owed/owed-command.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { dueNow } from '../../../src/campaign/turns.ts';
import type { OptionTable, OptionValue } from '../../../src/kernel/options/options.ts';
import { InputError, NotAllowed, Refusal } from '../../../src/kernel/refusal.ts';
import { type Ruleset, strengthOf, togglesOn } from '../../../src/kernel/ruleset.ts';
import type { Effect } from '../../../src/kernel/state/effect.ts';
import type { Unit } from '../../../src/kernel/state/scene.ts';
import { placeIn } from '../../../src/measuring/place-in.ts';
import { abilitiesOf } from '../../../src/referee/acts/able.ts';
import type { Able } from '../../../src/referee/acts/ways.ts';
import { importTable } from '../../../src/referee/battlefield/laying.ts';
import { openGame } from '../../../src/referee/games/games.ts';
import { join } from '../../../src/referee/games/sides.ts';
import { ruleOn } from '../../../src/referee/rulings/rule-on.ts';
import { endStep } from '../../../src/referee/turns/turn-end.ts';
import { addUnits } from '../../../src/referee/units/roster.ts';
import { tables } from '../../../src/rules/tables.ts';
import { moved } from '../../../src/table/shape.ts';
import { readCommand } from '../../../src/terminal/line.ts';
import { randomPlace } from '../../measuring/random-table.ts';
import type { Chance } from './chance.ts';

type Given = Readonly<Record<string, OptionValue>>;

const PLAYERS: Readonly<Record<string, string>> = { red: 'anna', blue: 'ben' };

/** The units of both sides, by the book's profiles. */
export interface Forces {
  readonly red: readonly string[];
  readonly blue: readonly string[];
  /** House rules that are on. */
  readonly house?: readonly string[];
  /** Pieces of a drawn table, on which every unit stands somewhere. */
  readonly pieces?: readonly object[];
}

/** Something that was done, with the dice that fell and what it wrote. */
export interface Done {
  readonly user: string;
  /** The command; nothing for the end of a step. */
  readonly command?: { readonly verb: string; readonly given: Given };
  readonly faces: readonly number[];
  readonly events: readonly LogEvent[];
}

/** The initiative for the next turn ends what units can do in this one. */
const THROWN_LAST = 'initiative';

/**
 * Two players who only do what `/unit show` offers them, picked at random, and who give what is owed as printed. It
 * fails if something offered is refused, a living unit has nothing to do, or nobody can go on.
 */
export class WhateverIsOffered {
  readonly #ruleset: Ruleset;
  readonly #chance: Chance;
  /** What has been typed, for finding the cause of a failure. */
  readonly #done: string[] = [];
  /** Units that have had something to do in the turn being played, or owed something in it. */
  #offered = new Set<string>();
  /** The units there when it began. */
  #there: readonly string[] = [];
  #campaign: Campaign = nothingYet;
  /** All that was done once the battle had begun. */
  readonly log: Done[] = [];

  constructor(ruleset: Ruleset, { red, blue, house = [], pieces }: Forces, chance: Chance) {
    this.#ruleset = ruleset;
    this.#chance = chance;
    this.#write(openGame(nothingYet, { user: 'ute' }, { name: 'Offered', rules: ruleset.id, sides: ['red', 'blue'] }));
    for (const [side, user] of Object.entries(PLAYERS)) this.#write(join(this.#campaign, user, side));
    const raise = (side: 'red' | 'blue', profiles: readonly string[]) =>
      profiles.forEach((profile, i) => {
        const wanted = [{ profile, name: `${side} ${i + 1}` }];
        this.#write(addUnits(this.#campaign, PLAYERS[side]!, ruleset, wanted, undefined));
      });
    raise('red', red);
    raise('blue', blue);
    for (const toggle of house) this.#write([{ type: 'house-set', toggle, on: true }]);
    if (pieces) this.#lays(pieces);
  }

  /** A table of 72″ by 48″ with everybody around its middle, within reach of some of the enemy. */
  #lays(pieces: readonly object[]): void {
    const units = Object.values(this.game.units).map(({ name }) => {
      const [at, facing] = [randomPlace(this.#chance), this.#chance.below(360)];
      return { name, at, facing };
    });
    const table = { format: 'umpire-table', version: 1, size: [72, 48], pieces, units };
    this.#write(importTable(this.#campaign, 'ute', JSON.stringify(table)));
    if (this.game.battlefield?.pieces.length !== pieces.length) this.#fault('the table isn’t laid');
  }

  get game(): Game {
    return this.#campaign.game!;
  }

  /** @returns the turns that were played @throws for a bug, with what was done before it */
  async plays(turns: number): Promise<number> {
    this.#pays();
    this.#goesOn();
    this.#there = this.#alive().map(({ id }) => id);
    while (!this.game.over && this.game.at!.turn <= turns) await this.#step();
    return this.game.at?.turn ?? 0;
  }

  async #step(): Promise<void> {
    const { turn } = this.game.at!;
    this.#pays(THROWN_LAST);
    const { at } = this.game;
    for (const unit of this.#playing()) {
      if (this.game.over || this.game.units[unit.id]?.gone) continue;
      await this.#acts(this.game.units[unit.id]!);
      this.#pays(THROWN_LAST);
    }
    this.#pays();
    if (this.game.over) return;
    // What was owed may have begun the next step.
    if (this.game.at === at) this.#goesOn();
    if (!this.game.over && this.game.at!.turn > turn) this.#nobodyIdled();
  }

  /** The sides whose step it is, in any order. */
  #playing(): readonly Unit[] {
    const { at } = this.game;
    const left = this.#alive().filter(({ side }) => at?.side === undefined || at.side === side);
    return left.toSorted(() => this.#chance.below(3) - 1);
  }

  #alive(): Unit[] {
    return Object.values(this.game.units).filter(({ gone }) => !gone);
  }

  /** Every command offered is accepted; one of them is carried out. */
  async #acts(unit: Unit): Promise<void> {
    const { can, not } = await abilitiesOf(this.#campaign, this.#ruleset, unit);
    // Nothing of this step is for him: he has no gun, or only the initiative is thrown.
    if (can.length === 0 && not.length === 0) return;
    if (can.length > 0) this.#offered.add(unit.id);
    for (const able of can) this.#passes(unit, able);
    // Who's at a place that nobody has named, only a table tells: without one, it would be another battle.
    const aimed = can.filter((able) => !this.#isForPlace(able));
    if (aimed.length === 0 || this.#chance.in(6)) return;
    const { verb, given } = this.#chance.one(aimed);
    const user = PLAYERS[unit.side]!;
    this.#gives(user, verb, this.#withWay(user, verb, given), 'is offered');
  }

  /** On a drawn table whoever moves goes somewhere, if nothing is in the way. */
  #withWay(user: string, verb: string, given: Given): Given {
    if (!this.game.battlefield || tables[this.#ruleset.id]?.values.verbs[verb]?.place !== 'to') return given;
    for (let i = 0; i < 4; i += 1) {
      const to = `${1 + this.#chance.below(5)} ${this.#chance.one(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])}`;
      if (Array.isArray(this.#tries(user, verb, { ...given, to }))) return { ...given, to };
    }
    return given;
  }

  /** Does the same as another battle: what it measured is typed here. @returns what each came to, as far as it goes */
  *replays(log: readonly Done[]): Generator<readonly [Done, readonly LogEvent[] | Error]> {
    for (const done of log) {
      const { user, command, faces } = done;
      const left = [...faces];
      const source = () => left.shift() ?? this.#fault(`${JSON.stringify(command)} throws more dice than before`);
      const given = command && asTyped(command.given, done.events);
      const house = togglesOn(this.#ruleset, this.game.house);
      const events = given
        ? this.#tries(user, command.verb, given, source)
        : endStep(this.#campaign, this.#ruleset, { user, house, source });
      if (Array.isArray(events)) this.#write(events.map((event) => withOwed(event, done.events, this.#ruleset.id)));
      yield [done, events];
    }
  }

  #passes(unit: Unit, { verb, given }: Able): void {
    const refused = this.#tries(PLAYERS[unit.side]!, verb, given);
    if (!Array.isArray(refused)) this.#fault(`is offered, and does not pass: ${typed(verb, given)}: ${told(refused)}`);
    const guessed = this.#measured(verb).filter((name) => given[name] !== undefined);
    if (this.#isForPlace({ verb, given })) this.#reachesSome(unit, verb, given);
    else if (guessed.length > 0) this.#fault(`is offered by guesses, though the table tells: ${typed(verb, given)}`);
  }

  /** Whether it's done at a place that's still to be said: what the table would tell of that is guessed. */
  #isForPlace({ verb, given }: Pick<Able, 'verb' | 'given'>): boolean {
    const place = this.game.battlefield && tables[this.#ruleset.id]?.values.verbs[verb]?.place;
    const guesses = this.#measured(verb).some((name) => given[name] !== undefined);
    return place === 'point' && given.target === undefined && guesses;
  }

  /** There's a place for it. */
  #reachesSome(unit: Unit, verb: string, given: Given): void {
    const from = placeIn(unit.fields.at);
    if (!from) return;
    // What's in the place, such as a trench, players say.
    const isTold = (name: string, value: OptionValue) =>
      typeof value === 'number' && this.#measured(verb).includes(name);
    const said = Object.fromEntries(Object.entries(given).filter(([name, value]) => !isTold(name, value)));
    const passes = ([x, y]: readonly number[]) =>
      Array.isArray(this.#tries(PLAYERS[unit.side]!, verb, { ...said, point: `${x!.toFixed(2)},${y!.toFixed(2)}` }));
    const around = [0.5, 2, 5, 9, 14, 20, 28].flatMap((inches) =>
      [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => moved(from, degrees, inches)),
    );
    if (!around.some(passes)) this.#fault(`is offered, and there is no place for it: ${typed(verb, said)}`);
  }

  /** What a drawn table answers of a verb, whoever it's aimed at. */
  #measured(verb: string): readonly string[] {
    const { place, fills = {} } = (this.game.battlefield && tables[this.#ruleset.id]?.values.verbs[verb]) ?? {};
    return place === 'to' ? [] : Object.keys(fills);
  }

  /** What is owed, as printed, with the options that only players can judge. @param later what isn't given yet */
  #pays(later?: string): void {
    for (let i = 0; i < 200 && !this.game.over; i++) {
      const due = dueNow(this.game, this.#ruleset).find(({ verb }) => verb !== later);
      if (!due) return;
      if (due.unit !== undefined) this.#offered.add(due.unit);
      const printed = owedText(due, this.game, this.#ruleset);
      const { name, given } = readCommand(printed);
      const looks = this.#looks(name, given);
      const passing = looks.find((eyes) => Array.isArray(this.#tries('ute', name, { ...given, ...eyes })));
      if (!passing) this.#fault(`is owed, and does not pass: ${printed}: ${told(this.#tries('ute', name, given))}`);
      this.#gives('ute', name, { ...given, ...passing }, 'is owed');
    }
    if (!this.game.over) this.#fault(`owed without end: ${owedText(dueNow(this.game, this.#ruleset)[0]!, this.game)}`);
  }

  #looks(verb: string, given: Given): readonly Given[] {
    const table: OptionTable = this.#ruleset.verbs[verb]!.options;
    const eyes = Object.entries(table).filter(([name, { from, required }]) => {
      return from === 'eye' && required && given[name] === undefined;
    });
    if (eyes.length === 0) return [{}];
    return [1, 4, 12].map((inches, i) =>
      Object.fromEntries(
        eyes.map(([name, option]) => {
          if (option.sample !== undefined) return [name, option.sample];
          if (option.type === 'boolean') return [name, true];
          if (option.type === 'string') return [name, option.values?.[i % option.values.length] ?? 'somewhere'];
          return [name, inches];
        }),
      ),
    );
  }

  /** A unit that lived through a whole turn and owed nothing in it has had something to do. */
  #nobodyIdled(): void {
    const living = this.#alive().filter((unit) => this.#isAble(unit));
    const idle = living.find(({ id }) => this.#there.includes(id) && !this.#offered.has(id));
    if (idle) this.#fault(`${idle.name} (${idle.profile}) had nothing to do all turn: ${JSON.stringify(idle.fields)}`);
    this.#offered = new Set();
    this.#there = this.#alive().map(({ id }) => id);
  }

  /** A vehicle that its crew has left does nothing any more, and whoever is stunned, in no step. */
  #isAble(unit: Unit): boolean {
    const { couldAct, turn } = this.#ruleset;
    const could = turn.steps.some(({ id }) => couldAct?.(unit, id, this.game.units) ?? true);
    return could && strengthOf(this.#ruleset, unit) > 0;
  }

  /** Play goes on when both sides have said that they are done. */
  #goesOn(): void {
    const before = this.game;
    const house = togglesOn(this.#ruleset, before.house);
    for (const user of before.at?.side === undefined ? Object.values(PLAYERS) : [PLAYERS[before.at.side]!]) {
      if (this.game.at !== before.at || this.game.over) return;
      try {
        const { faces, source } = this.#dice();
        const events = endStep(this.#campaign, this.#ruleset, { user, house, source });
        this.#write(events);
        this.log.push({ user, faces, events });
      } catch (error) {
        this.#fault(`nobody can go on from ${JSON.stringify(before.at)}: ${String(error)}`);
      }
    }
    if (this.game.at === before.at && !this.game.over) this.#fault(`${JSON.stringify(before.at)} does not end`);
  }

  #gives(user: string, verb: string, given: Given, why: string): void {
    this.#done.push(typed(verb, given));
    const { faces, source } = this.#dice();
    const events = this.#tries(user, verb, given, source);
    if (Array.isArray(events)) {
      this.#write(events);
      this.log.push({ user, command: { verb, given }, faces, events });
    } else this.#fault(`${why}, and does not pass with these dice: ${told(events)}`);
  }

  /** Dice that are remembered. */
  #dice() {
    const faces: number[] = [];
    const source = (sides: number) => {
      const face = this.#chance.die(sides);
      faces.push(face);
      return face;
    };
    return { faces, source };
  }

  /** What a command would do, or why it is refused. Any other exception is a bug. */
  #tries(user: string, verb: string, given: Given, source = this.#chance.die): LogEvent[] | Error {
    try {
      return [...ruleOn(this.#campaign, { verb, given, user, defaultRules: '', source })];
    } catch (error) {
      if (error instanceof Refusal || error instanceof InputError || error instanceof NotAllowed) return error;
      return this.#fault(`${typed(verb, given)}: ${String(error)}`);
    }
  }

  #write(events: readonly LogEvent[]): void {
    const game = events.reduce(evolveGame, this.#campaign.game);
    this.#campaign = { ...this.#campaign, ...(game ? { game } : {}) };
    // Whoever was out for a while, such as a prisoner who was freed, may have missed his time to act.
    this.#there = this.#there.filter((id) => !game?.units[id]?.gone);
  }

  #fault(what: string): never {
    throw new Error(`${what}\nafter\n${this.#done.slice(-30).join('\n')}`);
  }
}

/** Whether an effect is a ruling that only a table lets the referee write: for whoever else a template takes. */
export function isFurther(effect: Effect, rules: string): boolean {
  const verbs = Object.values(tables[rules]?.values.verbs ?? {});
  return effect.effect === 'due' && verbs.some(({ more, after }) => [more?.rule, after?.rule].includes(effect.rule));
}

/** A ruling that's given without a table owes what it owed on one. */
function withOwed(event: LogEvent, onTable: readonly LogEvent[], rules: string): LogEvent {
  const then = onTable.find(({ type }) => type === 'ruled');
  if (event.type !== 'ruled' || then?.type !== 'ruled') return event;
  return { ...event, effects: [...event.effects, ...then.effects.filter((each) => isFurther(each, rules))] };
}

/** A command with everything that was measured for it typed, and no place. */
function asTyped({ to: _, point: __, ...given }: Given, events: readonly LogEvent[]): Given {
  const ruled = events.find((event) => event.type === 'ruled');
  if (ruled?.type !== 'ruled') return given;
  const names = Object.keys(ruled.measured ?? {});
  return { ...given, ...Object.fromEntries(names.map((name) => [name, ruled.filled![name]!])) };
}

function told(error: LogEvent[] | Error): string {
  return error instanceof Error ? error.message : '';
}

function typed(verb: string, given: Given): string {
  return `/${verb} ${Object.entries(given)
    .map(([name, value]) => `${name}:${JSON.stringify(value)}`)
    .join(' ')}`;
}
