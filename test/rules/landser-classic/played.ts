import { expect } from 'vitest';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { LogEvent, Ruled } from '../../../src/campaign/record.ts';
import type { Effect } from '../../../src/kernel/effect.ts';
import { togglesOn } from '../../../src/kernel/ruleset.ts';
import type { Fields, Unit } from '../../../src/kernel/scene.ts';
import { readAction } from '../../../src/referee/action.ts';
import { beginBattle, openGame } from '../../../src/referee/games.ts';
import { permitted } from '../../../src/referee/permission.ts';
import { raiseSquad } from '../../../src/referee/roster.ts';
import { throwAction } from '../../../src/referee/throwing.ts';
import { nextTurn } from '../../../src/referee/turns.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';
import { refusalOf } from '../../kernel/failures.ts';
import type { Given } from '../ruled.ts';

const UMPIRE = 'umpire';

/**
 * A battle with a squad on each side, Red and Blue, as the referee plays it, without a store. Units are called by the
 * name of their profile: `Red Rifleman 1`.
 */
export class Played {
  #campaign: Campaign;

  constructor(house: Readonly<Record<string, boolean>> = {}) {
    this.#campaign = { ...nothingYet, house };
    const sides = ['Red', 'Blue'];
    this.#write(openGame(this.#campaign, UMPIRE, { name: 'Test', rules: landserClassic.id, sides }));
    for (const called of sides) {
      const squad = { squad: 'squad', called, side: called.toLowerCase() };
      this.#write(raiseSquad(this.#campaign, UMPIRE, landserClassic, squad));
    }
  }

  /** A command with these faces: it must be allowed, and take them all. */
  does(verb: string, given: Given, ...faces: readonly number[]): Ruled {
    const ruled = this.#ruling(verb, given, faces);
    this.#write([ruled]);
    return ruled;
  }

  /** The rule that forbids a command, by what is known of the units. */
  refuses(verb: string, given: Given): string | undefined {
    return refusalOf(() => this.#ruling(verb, given, [])).rule;
  }

  /** What is known and filled in, when nothing else is said but the range. */
  knows(verb: string, given: Given): Readonly<Record<string, unknown>> {
    const range = landserClassic.verbs[verb]!.options.range?.required ? { range: 20 } : {};
    return readAction(verb, { ...range, ...given }, this.#campaign, landserClassic.id).filled;
  }

  /** Play goes on: Red's turn 1, Blue's turn 1, Red's turn 2. */
  turn(times = 1): readonly Effect[] {
    let effects: readonly Effect[] = [];
    for (let i = 0; i < times; i++) {
      const events = nextTurn(this.#campaign, UMPIRE, landserClassic, this.#toggles());
      this.#write(events);
      effects = events.flatMap((event) => (event.type === 'turn-begun' ? (event.effects as Effect[]) : []));
    }
    return effects;
  }

  /** The next battle of the campaign. */
  battle(): void {
    this.#write(beginBattle(this.#campaign, UMPIRE, landserClassic));
  }

  unit(name: string): Unit {
    const unit = Object.values(this.game.units).find((each) => each.name === name);
    return unit ?? expect.fail(`no ${name}`);
  }

  /** Sets fields by hand, as a player would. */
  edit(name: string, fields: Fields): void {
    this.#write([{ type: 'unit-edited', unit: this.unit(name).id, fields }]);
  }

  get game() {
    return this.#campaign.game!;
  }

  #ruling(verb: string, given: Given, faces: readonly number[]): Ruled {
    const action = readAction(verb, given, this.#campaign, landserClassic.id);
    permitted(action, this.#campaign, UMPIRE);
    const left = [...faces];
    const ruled = throwAction(action, () => left.shift() ?? expect.fail('one die short'));
    expect(left, 'dice left over').toStrictEqual([]);
    return ruled;
  }

  #toggles(): ReadonlySet<string> {
    return togglesOn(landserClassic, this.#campaign.house);
  }

  #write(events: readonly LogEvent[]): void {
    const game = events.reduce(evolveGame, this.#campaign.game);
    this.#campaign = { ...this.#campaign, ...(game ? { game } : {}) };
  }
}

/** The rules of which effects remind. */
export function remindedOf(effects: readonly Effect[] | Ruled['effects']): readonly string[] {
  return effects.filter(({ effect }) => effect === 'remind').map(({ rule }) => rule);
}
