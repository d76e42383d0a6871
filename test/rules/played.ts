import { expect } from 'vitest';
import { type Campaign, nothingYet } from '../../src/campaign/campaign.ts';
import { evolveGame } from '../../src/campaign/evolve.ts';
import type { LogEvent, Ruled } from '../../src/campaign/record.ts';
import { atOnce } from '../../src/kernel/at-once.ts';
import { type Ruleset, togglesOn } from '../../src/kernel/ruleset.ts';
import type { Question } from '../../src/kernel/solo.ts';
import type { Effect } from '../../src/kernel/state/effect.ts';
import type { Fields, Unit } from '../../src/kernel/state/scene.ts';
import { beginBattle, openGame } from '../../src/referee/games/games.ts';
import { permitted } from '../../src/referee/rulings/acting.ts';
import { type DeclaredAction, readAction } from '../../src/referee/rulings/action.ts';
import { Supply } from '../../src/referee/rulings/supply.ts';
import { throwAction } from '../../src/referee/rulings/throwing.ts';
import { answerSolo, playSolo, questionIn } from '../../src/referee/solo/solo.ts';
import { endStep } from '../../src/referee/turns/turn-end.ts';
import { addUnits, raiseSquad } from '../../src/referee/units/roster.ts';
import { inputErrorOf, refusalOf } from '../kernel/failures.ts';
import type { Given } from './ruled.ts';

const UMPIRE = 'umpire';

/**
 * A battle between squads, Red and Blue, as the referee plays it, without a store. Units are called by the
 * name of their profile: `Red Rifleman 1`.
 */
export class Played {
  readonly #ruleset: Ruleset;
  #campaign: Campaign;

  /** @param squads the squads of each side, by their names in the ruleset */
  constructor(ruleset: Ruleset, house: Readonly<Record<string, boolean>> = {}, squads: readonly string[] = ['squad']) {
    this.#ruleset = ruleset;
    this.#campaign = { ...nothingYet, house };
    const sides = ['Red', 'Blue'];
    this.#write(openGame(this.#campaign, { user: UMPIRE }, { name: 'Test', rules: ruleset.id, sides }));
    for (const called of sides) for (const squad of squads) this.squad(called.toLowerCase(), squad, called);
  }

  /** A squad of the book joins a side. Its units are called by that name and the name of their profile. */
  squad(side: string, squad: string, called: string): this {
    this.#write(raiseSquad(this.#campaign, UMPIRE, this.#ruleset, { squad, called, side }));
    return this;
  }

  /** A unit of the book joins a side, under its name if one is given. */
  adds(side: string, profile: string, name?: string, fields: Fields = {}): this {
    this.#write(addUnits(this.#campaign, UMPIRE, this.#ruleset, [{ profile, name, fields }], side));
    return this;
  }

  /** A command with these faces: it must be allowed, and take them all. */
  does(verb: string, given: Given, ...faces: readonly number[]): Ruled {
    const ruled = this.#ruling(verb, given, faces);
    this.#write([ruled]);
    return ruled;
  }

  /** A command with dice from a source: it must be allowed. */
  throws(verb: string, given: Given, source: (sides: number) => number): Ruled {
    const ruled = throwAction(this.#allowed(verb, given), source);
    this.#write([ruled]);
    return ruled;
  }

  /** The side that the referee runs plays on, with these faces: it must take them all. */
  solo(...faces: readonly number[]): readonly LogEvent[] {
    return this.#solo(faces, (source) => atOnce(playSolo(this.#campaign, soloCall(source))));
  }

  /** The players say what they see, and it plays on. */
  tells(answers: Readonly<Record<string, string>>, ...faces: readonly number[]): readonly LogEvent[] {
    return this.#solo(faces, (source) => atOnce(answerSolo(this.#campaign, soloCall(source), answers)));
  }

  /** What the players are asked, and about which units. */
  get asked(): readonly [question: string, unit?: string] | undefined {
    const question = this.question;
    if (!question) return undefined;
    return question.unit === undefined ? [question.id] : [question.id, this.game.units[question.unit]!.name];
  }

  get question(): Question | undefined {
    return questionIn(this.#campaign);
  }

  /** The rule that forbids a command, by what is known of the units. */
  refuses(verb: string, given: Given): string | undefined {
    return this.refusal(verb, given).rule;
  }

  /** The same with its reason word and values. */
  refusal(verb: string, given: Given): ReturnType<typeof refusalOf> {
    return refusalOf(() => this.#ruling(verb, given, []));
  }

  /** The error a command gives. */
  wrong(verb: string, given: Given): string {
    return inputErrorOf(() => this.#ruling(verb, given, [])).says;
  }

  /** What is known and filled in when only the range is given. */
  knows(verb: string, given: Given): Readonly<Record<string, unknown>> {
    const range = this.#ruleset.verbs[verb]!.options.range?.required ? { range: 20 } : {};
    return readAction(verb, { ...range, ...given }, this.#campaign, this.#ruleset.id).filled;
  }

  /** Play goes on by this many steps. @returns what the book does as the last of them begins */
  turn(times = 1): readonly Effect[] {
    let effects: readonly Effect[] = [];
    for (let i = 0; i < times; i++) {
      const events = endStep(this.#campaign, this.#ruleset, this.#goingOn());
      this.#write(events);
      effects = events.flatMap((event) => (event.type === 'turn-begun' ? (event.effects as Effect[]) : []));
    }
    return effects;
  }

  /** Play goes on to the next step of that name: in this turn, or else in the next. */
  to(step: string): readonly Effect[] {
    let effects = this.turn();
    for (let i = 0; i < 20 && this.game.at?.step !== step; i++) effects = this.turn();
    expect(this.game.at?.step).toBe(step);
    return effects;
  }

  #goingOn() {
    return { user: UMPIRE, house: this.#toggles(), source: () => 1 };
  }

  /** Why play does not go on. */
  stuck(): string {
    return refusalOf(() => endStep(this.#campaign, this.#ruleset, this.#goingOn())).says;
  }

  /** The next battle of the campaign. */
  battle(): void {
    this.#write(beginBattle(this.#campaign, UMPIRE, this.#ruleset));
  }

  unit(name: string): Unit {
    const unit = Object.values(this.game.units).find((each) => each.name === name);
    return unit ?? expect.fail(`no ${name}`);
  }

  /** What is known of a unit. */
  of(name: string, field: string): Fields[string] | undefined {
    return this.unit(name).fields[field];
  }

  /** Sets fields by hand, as a player would. */
  edit(name: string, fields: Fields): void {
    this.#write([{ type: 'unit-edited', unit: this.unit(name).id, fields }]);
  }

  get game() {
    return this.#campaign.game!;
  }

  #solo(faces: readonly number[], play: (source: (sides: number) => number) => readonly LogEvent[]) {
    const left = [...faces];
    const events = play(() => left.shift() ?? expect.fail('one die short'));
    expect(left, 'dice left over').toStrictEqual([]);
    this.#write(events);
    return events;
  }

  #ruling(verb: string, given: Given, faces: readonly number[]): Ruled {
    const left = [...faces];
    const ruled = throwAction(this.#allowed(verb, given), () => left.shift() ?? expect.fail('one die short'));
    expect(left, 'dice left over').toStrictEqual([]);
    return ruled;
  }

  #allowed(verb: string, given: Given): DeclaredAction {
    const action = readAction(verb, given, this.#campaign, this.#ruleset.id);
    permitted(action, this.#campaign, UMPIRE);
    return action;
  }

  #toggles(): ReadonlySet<string> {
    return togglesOn(this.#ruleset, this.#campaign.house);
  }

  #write(events: readonly LogEvent[]): void {
    const game = events.reduce(evolveGame, this.#campaign.game);
    this.#campaign = { ...this.#campaign, ...(game ? { game } : {}) };
  }
}

/** The rules that effects remind players of. */
export function remindedOf(effects: readonly Effect[] | Ruled['effects']): readonly string[] {
  return effects.flatMap((each) => (each.effect === 'remind' ? each.rule : []));
}

function soloCall(source: (sides: number) => number) {
  return { user: UMPIRE, supply: new Supply(source), secrets: new Map() };
}
