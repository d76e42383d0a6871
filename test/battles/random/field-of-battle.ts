import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import type { LogEvent, Ruled } from '../../../src/campaign/record.ts';
import { dueNow, turnSteps } from '../../../src/campaign/turns.ts';
import type { OptionValue } from '../../../src/kernel/options/options.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../../../src/kernel/ruleset.ts';
import type { Moment, Unit } from '../../../src/kernel/state/scene.ts';
import { hasCome } from '../../../src/kernel/state/turn.ts';
import { openGame } from '../../../src/referee/games/games.ts';
import { permitted } from '../../../src/referee/rulings/acting.ts';
import { readAction } from '../../../src/referee/rulings/action.ts';
import { withNextStep } from '../../../src/referee/rulings/rule-on.ts';
import { throwAction } from '../../../src/referee/rulings/throwing.ts';
import { nextStep } from '../../../src/referee/turns/turns.ts';
import { addUnits, raiseSquad } from '../../../src/referee/units/roster.ts';

export type Given = Readonly<Record<string, OptionValue>>;

/** The units: a line for each body or unit that joins a side, under a name of its own. */
export interface Muster {
  readonly side: string;
  readonly squad?: string;
  readonly profile?: string;
  readonly called: string;
}

const UMPIRE = 'umpire';

/** A battle of a book as the referee plays it, without a store: everything in it has passed his gate. */
export class FieldOfBattle {
  readonly ruleset: Ruleset;
  readonly source: (sides: number) => number;
  /** The commands so far, as typed, for finding the cause of a failure. */
  readonly done: string[] = [];
  #campaign: Campaign;

  constructor(ruleset: Ruleset, muster: readonly Muster[], source: (sides: number) => number) {
    this.ruleset = ruleset;
    this.source = source;
    this.#campaign = nothingYet;
    const sides = [...new Set(muster.map(({ side }) => side))];
    this.#write(openGame(this.#campaign, { user: UMPIRE }, { name: 'At random', rules: ruleset.id, sides }));
    for (const { side, squad, profile, called } of muster) {
      if (squad !== undefined) this.#write(raiseSquad(this.#campaign, UMPIRE, ruleset, { squad, called, side }));
      if (profile !== undefined)
        this.#write(addUnits(this.#campaign, UMPIRE, ruleset, [{ profile, name: called }], side));
    }
  }

  get campaign(): Campaign {
    return this.#campaign;
  }

  get game(): Game {
    return this.#campaign.game!;
  }

  get due() {
    return dueNow(this.game, this.ruleset);
  }

  units(): Unit[] {
    return Object.values(this.game.units);
  }

  /** Switches a house rule, at any moment. */
  switches(toggle: string, on: boolean): void {
    this.done.push(`/game house toggle:${toggle} on:${on}`);
    this.#campaign = { ...this.#campaign, house: { ...this.#campaign.house, [toggle]: on } };
    const scene = { toggle, on };
    this.#write([{ type: 'house-set', ...scene }]);
  }

  /** Runs a command: its result, or why it is refused. Any other exception is a bug. */
  tries(verb: string, given: Given): Ruled | Refusal | InputError {
    try {
      const action = readAction(verb, given, this.#campaign, this.ruleset.id);
      permitted(action, this.#campaign, UMPIRE);
      const ruled = throwAction(action, this.source);
      this.done.push(typed(verb, given));
      this.#write(withNextStep(this.#campaign, this.ruleset, ruled, this.source));
      return ruled;
    } catch (error) {
      if (error instanceof Refusal || error instanceof InputError) return error;
      throw new Error(`${typed(verb, given)}: ${String(error)}\nafter\n${this.done.slice(-25).join('\n')}`, {
        cause: error,
      });
    }
  }

  /** Whether a command would be allowed: nothing is written. */
  allows(verb: string, given: Given): boolean {
    try {
      const action = readAction(verb, given, this.#campaign, this.ruleset.id);
      permitted(action, this.#campaign, UMPIRE);
      throwAction(action, this.source);
      return true;
    } catch (error) {
      if (error instanceof Refusal || error instanceof InputError) return false;
      throw error;
    }
  }

  /** Play goes on to the next step. */
  goesOn(): void {
    this.done.push(`/turn end (${JSON.stringify(this.game.at)})`);
    this.#write([nextStep(this.game, this.ruleset, this.#toggles(), this.source)]);
  }

  /** Statuses that still apply after their end has come. */
  overstayed(): readonly string[] {
    const { at, lasting } = this.game;
    if (!at || this.game.over) return [];
    const steps = turnSteps(this.game, this.ruleset);
    // If the initiative is thrown before a turn is over, the step being played is not over either.
    const going = ({ turn, side, edge }: Moment) => edge === 'end' && turn === at.turn && (side ?? at.side) === at.side;
    return lasting
      .filter(({ until }) => hasCome(until, at, steps) && !going(until))
      .map((each) => JSON.stringify(each));
  }

  #toggles(): ReadonlySet<string> {
    return togglesOn(this.ruleset, this.#campaign.house);
  }

  #write(events: readonly LogEvent[]): void {
    const game = events.reduce(evolveGame, this.#campaign.game);
    this.#campaign = { ...this.#campaign, ...(game ? { game } : {}) };
  }
}

/** A command as one types it. */
export function typed(verb: string, given: Given): string {
  return `/${verb} ${Object.entries(given)
    .map(([name, value]) => `${name}:${JSON.stringify(value)}`)
    .join(' ')}`;
}
