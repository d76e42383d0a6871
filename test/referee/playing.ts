import { expect } from 'vitest';
import { commands, run } from '../../commands/index.ts';
import type { Game } from '../../src/campaign/game.ts';
import type { LogEvent } from '../../src/campaign/record.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { dueNow } from '../../src/campaign/turns.ts';
import type { Answer } from '../../src/command/command.ts';
import { problemOf } from '../../src/command/problem.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import type { Unit } from '../../src/kernel/state/scene.ts';
import type { Asked } from '../../src/referee/asked.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { readCommand } from '../../src/terminal/line.ts';
import { memory, recordsOf, refereeOn, thrownBy } from './table.ts';

/** People in a channel: what they type is run as typed, and the tests look at what they get. */
export class Playing {
  readonly referee: Referee;
  readonly store: Store;

  private constructor(store: Store, given: Parameters<typeof refereeOn>[1] = {}) {
    this.store = store;
    this.referee = refereeOn(store, given);
  }

  /** @param given how the referee is made, if it isn't as usual: with a seed */
  static async begin(given: Parameters<typeof refereeOn>[1] = {}): Promise<Playing> {
    return new Playing((await memory()).store, given);
  }

  /** The people of a channel whose log is in a store already. */
  static on(store: Store): Playing {
    return new Playing(store);
  }

  /** A campaign with Ute as umpire, Anna for the Axis and Ben for the Allies. */
  static async caen(store?: Store): Promise<Playing> {
    const playing = store ? Playing.on(store) : await Playing.begin();
    await playing.says('ute', '/game new name:Caen');
    await playing.says('anna', '/game join side:axis');
    await playing.says('ben', '/game join side:allies');
    return playing;
  }

  /** Runs what a person types. If the book wants the initiative before its first turn, the first side has thrown higher. */
  async says(user: string, command: string, otherwise: Partial<Asked> = {}): Promise<Answer> {
    if (command === '/turn end' && (await this.#wantsInitiative(otherwise.channel))) {
      await this.says(user, '/initiative faces:"5 2"', otherwise);
    }
    const { name, given } = readCommand(command);
    return run(english, this.referee, commandNamed(name, commands), {
      user,
      channel: 'caen',
      command,
      given,
      ...otherwise,
    });
  }

  async #wantsInitiative(channel = 'caen'): Promise<boolean> {
    const { game } = await this.referee.campaign(channel);
    const owed = game && !game.at ? dueNow(game, rulesetOf(game.rules)) : [];
    return owed.some(({ verb }) => verb === 'initiative');
  }

  /** The reply, in plain words. */
  async hears(user: string, command: string): Promise<string> {
    return plainText((await this.says(user, command)).document);
  }

  /** The error a command gives, in words. Only its author sees it, and nothing is written. */
  async fails(user: string, command: string, otherwise: Partial<Asked> = {}): Promise<string> {
    const before = await recordsOf(this.store, otherwise.channel);
    const thrown = await thrownBy(() => this.says(user, command, otherwise));
    const { kind, document } = problemOf(english, thrown, 'test');
    expect([command, kind, document.private]).toEqual([command, expect.stringMatching(/^(error|refused)$/), true]);
    expect(await recordsOf(this.store, otherwise.channel)).toEqual(before);
    return plainText(document);
  }

  async game(channel = 'caen'): Promise<Game> {
    const { game } = await this.referee.campaign(channel);
    if (game) return game;
    throw new Error('There is no game');
  }

  async unit(name: string): Promise<Unit> {
    const found = Object.values((await this.game()).units).find((unit) => unit.name === name);
    if (found) return found;
    throw new Error(`There is no ${name}`);
  }

  /** What the newest record says. */
  async newest(): Promise<LogEvent> {
    return (await recordsOf(this.store)).at(-1)!.events.at(-1)!;
  }
}
