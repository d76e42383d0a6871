import type { Option, OptionTable, OptionValue } from '../../../src/kernel/options/options.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import type { Due } from '../../../src/kernel/state/due.ts';
import type { Unit } from '../../../src/kernel/state/scene.ts';
import type { Chance } from './chance.ts';
import { type FieldOfBattle, type Given, typed } from './field-of-battle.ts';

/** What a book needs that differs from the defaults of a player who knows no book. */
export interface Ways {
  /** Which verbs he tries more often than others, and by how much. */
  readonly eager?: Readonly<Record<string, number>>;
  /** What players might see, where the option's own bounds are too wide: inches of a range. */
  readonly eyes?: Readonly<Record<string, readonly OptionValue[]>>;
  /** Verbs that he leaves alone. */
  readonly never?: readonly string[];
  /** How often he tries before he lets a step end. */
  readonly tries?: number;
  /** Turns after which a battle that goes on is a dead end. */
  readonly turns?: number;
  /** How rarely a house rule is switched in the battle: once in this many steps. */
  readonly switching?: number;
}

const INCHES = [1, 2, 4, 6, 8, 12, 20, 28];

/** A player of both sides who picks legal acts at random, and watches for things that must never happen. */
export class RandomPlayer {
  readonly #field: FieldOfBattle;
  readonly #chance: Chance;
  readonly #ways: Ways;

  constructor(field: FieldOfBattle, chance: Chance, ways: Ways = {}) {
    this.#field = field;
    this.#chance = chance;
    this.#ways = ways;
  }

  /** Plays the battle to its end. @throws for a bug, with what was done before it @returns the number of turns */
  plays(): number {
    const { turns = 200 } = this.#ways;
    this.#pays();
    this.#field.goesOn();
    while (!this.#field.game.over) {
      if ((this.#field.game.at?.turn ?? 0) > turns) this.#fault(`no end after ${turns} turns`);
      this.#step();
    }
    const { over, at } = this.#field.game;
    if (over && over.winner === undefined && over.why !== 'draw') this.#fault('an end without a winner');
    return at?.turn ?? 0;
  }

  #step(): void {
    const field = this.#field;
    this.#sound();
    this.#pays();
    const { at } = field.game;
    const { tries = 40, switching = 0 } = this.#ways;
    for (let i = 0; i < tries && !field.game.over; i++) {
      const [verb, given] = this.#command();
      this.#deadAct(verb, given);
      field.tries(verb, given);
      this.#sound();
    }
    if (field.game.over) return;
    this.#stuck();
    if (switching > 0 && this.#chance.in(switching)) this.#switches();
    this.#pays();
    // What was owed may have begun the next step.
    if (!field.game.over && field.game.at === at) field.goesOn();
    this.#sound();
  }

  /** Everything owed, each command as printed, with the options that only players can judge. */
  #pays(): void {
    const field = this.#field;
    for (let i = 0; i < 200 && !field.game.over; i++) {
      const [due] = field.due;
      if (!due) return;
      this.#pay(due);
    }
    if (!field.game.over && field.due.length > 0)
      this.#fault(`never done with what is owed: ${this.#printed(field.due[0]!)}`);
  }

  #pay(due: Due): void {
    const given = this.#givenFor(due);
    let last: Refusal | InputError | undefined;
    for (const eyes of this.#looks(due.verb)) {
      const came = this.#field.tries(due.verb, { ...eyes, ...given });
      if (!(came instanceof Refusal || came instanceof InputError)) {
        if (this.#field.due.some(({ id }) => id === due.id))
          this.#fault(`still owed after it was given: ${this.#printed(due)}`);
        return;
      }
      last = came;
    }
    this.#fault(`what is owed does not run as printed: ${this.#printed(due)}: ${last?.message}`);
  }

  #givenFor({ unit, squad, targets = [], options }: Due): Given {
    const { units } = this.#field.game;
    const name = (id: string) => units[id]?.name ?? id;
    const [side, called] = squad?.split('/') ?? [];
    const owing =
      unit ?? Object.values(units).find((each) => !each.gone && each.side === side && each.fields.squad === called)?.id;
    return {
      ...(owing === undefined || (squad === undefined && unit === undefined) ? {} : { who: name(owing) }),
      ...(targets.length > 0 ? { target: targets.map(name).join(', ') } : {}),
      ...options,
    };
  }

  #printed(due: Due): string {
    return typed(due.verb, this.#givenFor(due));
  }

  /** Ways of seeing the table, for a verb that needs the players' eyes: nothing given, and then each distance. */
  #looks(verb: string): readonly Given[] {
    const table = this.#field.ruleset.verbs[verb]!.options;
    const wants = Object.entries(table).filter(([, { from, required }]) => from === 'eye' && required);
    if (wants.length === 0) return [{}];
    const values = wants.map(([name, option]) => this.#seen(name, option));
    const most = Math.max(...values.map(({ length }) => length));
    return Array.from({ length: most }, (_, i) => {
      return Object.fromEntries(wants.map(([name], j) => [name, values[j]![i % values[j]!.length]!]));
    });
  }

  #seen(name: string, option: Option): readonly OptionValue[] {
    const own = this.#ways.eyes?.[name];
    if (own) return own;
    if (option.type === 'boolean') return [false, true];
    if (option.type === 'string') return option.values ?? ['somewhere'];
    return INCHES;
  }

  /** Any command that might be legal: any verb of the book, any unit, any target, with random choices and distances. */
  #command(): [string, Given] {
    const chance = this.#chance;
    const { verbs } = this.#field.ruleset;
    const { eager = {}, never = [] } = this.#ways;
    const names = Object.keys(verbs).filter((verb) => verbs[verb]!.effects && !never.includes(verb));
    const verb = chance.one(names.flatMap((name) => new Array<string>(eager[name] ?? 1).fill(name)));
    const { game } = this.#field;
    const all = this.#field.units();
    const alive = all.filter(({ gone }) => !gone);
    const own = alive.filter(({ side }) => game.at?.side === undefined || side === game.at.side);
    const who = chance.in(12) ? chance.one(all) : chance.one(own.length > 0 ? own : all);
    const target = this.#target(who, all, alive);
    const options = this.#options(verbs[verb]!.options);
    return [verb, { who: who.name, ...(target === undefined ? {} : { target }), ...options }];
  }

  #target(who: Unit, all: readonly Unit[], alive: readonly Unit[]): string | undefined {
    const chance = this.#chance;
    if (chance.in(6)) return undefined;
    const enemies = alive.filter(({ side }) => side !== who.side);
    const friends = all.filter(({ side }) => side === who.side);
    const from = chance.in(5) ? friends : chance.in(12) ? all : enemies;
    if (from.length === 0) return undefined;
    const several = chance.in(4) ? 1 + chance.below(3) : 1;
    return [...new Set(Array.from({ length: several }, () => chance.one(from).name))].join(', ');
  }

  #options(table: OptionTable): Given {
    const chance = this.#chance;
    const said: Record<string, OptionValue> = {};
    for (const [name, option] of Object.entries(table)) {
      if (option.from === 'known' || isAdjustment(option)) continue;
      const wanted = option.required && option.from !== undefined && !option.filled;
      if (!wanted && !chance.in(option.type === 'boolean' ? 6 : 3)) continue;
      if (name === 'weapon' && chance.in(2)) continue;
      const value = this.#valueOf(name, option);
      if (value !== undefined) said[name] = value;
    }
    return said;
  }

  #valueOf(name: string, option: Option): OptionValue | undefined {
    const chance = this.#chance;
    if (this.#ways.eyes?.[name]) return chance.one(this.#ways.eyes[name]);
    if (option.type === 'boolean') return true;
    if (option.type === 'string') return option.values ? chance.one(option.values) : undefined;
    if (option.type === 'user' || option.type === 'channel' || option.type === 'file') return undefined;
    if (option.from === 'eye') return chance.one(INCHES);
    return (option.min ?? 0) + chance.below(4);
  }

  /** Units out of play do not act, unless the verb is meant for them. */
  #deadAct(verb: string, given: Given): void {
    const dead = this.#field.units().filter(({ gone, side }) => gone && side === this.#field.game.at?.side);
    if (dead.length === 0 || !this.#chance.in(10)) return;
    const one = this.#chance.one(dead);
    const asDead = { ...given, who: one.name };
    const free = this.#field.due.some(({ unit, verb: owed }) => owed === verb && unit === one.id);
    const table = this.#field.ruleset.verbs[verb]!;
    if (free || table.ofTable || (typeof table.anonymous === 'boolean' && table.anonymous)) return;
    if (this.#field.allows(verb, asDead))
      this.#fault(`${one.name} is out of play (${one.gone}) and acts: ${typed(verb, asDead)}`);
  }

  /** Every living unit that owes nothing has something legal to do. */
  #stuck(): void {
    const { game } = this.#field;
    const idle = this.#field
      .units()
      .filter(({ gone, side, fields }) => !gone && side === game.at?.side && fields.action === undefined);
    const owing = new Set(this.#field.due.map(({ unit }) => unit));
    const one = idle.length > 0 ? this.#chance.one(idle) : undefined;
    if (!one || !this.#chance.in(3) || owing.has(one.id) || this.#field.due.length > 0) return;
    // First those that need nothing from the players' eyes.
    const verbs = Object.entries(this.#field.ruleset.verbs).toSorted(
      ([a], [b]) => this.#looks(a).length - this.#looks(b).length,
    );
    for (const [verb, { options, effects }] of verbs) {
      if (!effects) continue;
      for (const given of choicesOf(options)) {
        for (const eyes of this.#looks(verb)) {
          if (this.#field.allows(verb, { who: one.name, ...eyes, ...given })) return;
          const enemy = this.#field.units().find(({ gone, side }) => !gone && side !== one.side);
          if (enemy && this.#field.allows(verb, { who: one.name, target: enemy.name, ...eyes, ...given })) return;
        }
      }
    }
    this.#fault(`${one.name} has nothing legal to do: ${JSON.stringify(one.fields)}`);
  }

  #switches(): void {
    const toggle = this.#chance.one(Object.keys(this.#field.ruleset.toggles));
    this.#field.switches(toggle, this.#chance.in(2));
  }

  /** What must hold at any moment. */
  #sound(): void {
    const overstayed = this.#field.overstayed();
    if (overstayed.length > 0) this.#fault(`it should have ended: ${overstayed.join(', ')}`);
  }

  #fault(what: string): never {
    throw new Error(`${what}\nafter\n${this.#field.done.slice(-40).join('\n')}`);
  }
}

/** Agreed at the table, and not part of the book. */
function isAdjustment(option: Option): boolean {
  return option.type === 'integer' && option.min === -20 && option.max === 20;
}

/** The choices of a verb, one after the other: left out, and then each of its words. */
function choicesOf(table: OptionTable): Given[] {
  const words = Object.entries(table).flatMap(([name, option]): Given[] =>
    option.from === 'choice' && option.type === 'string' && option.values
      ? option.values.map((value) => ({ [name]: value }))
      : [],
  );
  return [{}, ...words];
}
