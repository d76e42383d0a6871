import type { Game } from '../../../src/campaign/game.ts';
import { owedCommand } from '../../../src/campaign/owed/owed-command.ts';
import { dueNow } from '../../../src/campaign/turns.ts';
import type { Answer } from '../../../src/command/command.ts';
import { problemOf } from '../../../src/command/problem.ts';
import { commandText } from '../../../src/kernel/options/given-command.ts';
import type { Option, OptionTable, OptionValue } from '../../../src/kernel/options/options.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import type { Field } from '../../../src/kernel/state/field.ts';
import type { Unit } from '../../../src/kernel/state/scene.ts';
import { questionIn } from '../../../src/referee/solo/solo.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { Playing } from '../../referee/playing.ts';
import type { Chance } from './chance.ts';

type Given = Readonly<Record<string, OptionValue>>;

/** A command that failed by a fault of Umpire's own. */
export interface Fault {
  readonly command: string;
  readonly error: unknown;
}

/** How many commands did something, and which met a fault. */
export interface Came {
  readonly done: number;
  readonly refused: number;
  readonly faults: readonly Fault[];
}

/** Words that answers to the solo enemy's questions are made of, besides the names of units. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  nearest: ['none'],
  range: ['3', '12', '40'],
  cover: ['open', 'soft', 'hard'],
  'target-cover': ['open', 'soft'],
  target: ['none'],
  'target-range': ['2', '20'],
  factors: ['none', 'losing', 'defending', 'enemy-behind'],
  facing: ['front', 'side', 'rear'],
  crossing: ['true', 'false'],
  figures: ['0', '2'],
  'in-sight': ['all', 'none'],
  'come-upon': ['none'],
  cornered: ['none'],
  counter: ['none'],
};

/**
 * An umpire who says whatever he likes, mostly with `override:true`: any verb of the book, by any unit, at any units, with any of its
 * options. The rules may not allow it, and it may make no sense. It's done, refused, or called an error, and never a fault.
 */
export class Overrides {
  readonly #playing: Playing;
  readonly #ruleset: Ruleset;
  readonly #chance: Chance;
  #done = 0;
  #refused = 0;
  readonly #faults: Fault[] = [];

  private constructor(playing: Playing, ruleset: Ruleset, chance: Chance) {
    this.#playing = playing;
    this.#ruleset = ruleset;
    this.#chance = chance;
  }

  /** A battle of a squad and some units a side. @param solo whether the rules run the blue side */
  static async begin(ruleset: Ruleset, chance: Chance, solo: boolean): Promise<Overrides> {
    const playing = await Playing.begin();
    await playing.says('ute', `/game new name:Any rules:${ruleset.id} sides:"Red, Blue"`);
    if (solo) await playing.says('ute', '/game house toggle:solo-forces on:true');
    await playing.says('anna', '/game join side:red');
    if (!solo) await playing.says('ben', '/game join side:blue');
    const [squads, profiles] = [Object.keys(ruleset.squads), Object.keys(ruleset.profiles)];
    for (const side of ['red', 'blue']) {
      if (squads.length > 0)
        await playing.says('ute', `/unit squad squad:${chance.one(squads)} name:${side} side:${side}`);
      for (let i = 1; i <= 6; i++) {
        await playing.says('ute', `/unit add profile:${chance.one(profiles)} name:${side}${i} side:${side}`);
      }
    }
    for (const toggle of Object.keys(ruleset.toggles).filter((each) => each !== 'solo-forces' && chance.in(5))) {
      await playing.says('ute', `/game house toggle:${toggle} on:${chance.in(2)}`);
    }
    await playing.says('anna', '/turn end');
    return new Overrides(playing, ruleset, chance);
  }

  /** Gives so many commands. */
  async gives(commands: number): Promise<Came> {
    for (let i = 0; i < commands; i++) {
      if (this.#chance.in(12)) await this.#goesOn();
      const units = Object.values((await this.#playing.game()).units);
      const user = this.#chance.in(10) ? this.#chance.one(['anna', 'ben']) : 'ute';
      await this.#says(this.#any(units), user);
    }
    return { done: this.#done, refused: this.#refused, faults: this.#faults };
  }

  #any(units: readonly Unit[]): string {
    if (this.#chance.in(8)) return this.#edit(units);
    return this.#chance.in(16) ? this.#correction(units) : this.#command(units);
  }

  /** Most of what's owed is given, and the step is ended. */
  async #goesOn(): Promise<void> {
    const game = await this.#playing.game();
    if (questionIn(await this.#playing.referee.campaign('caen'))) {
      await this.#says(commandText({ name: 'solo', given: { task: 'answer', answers: this.#answers(game) } }));
    }
    for (const due of dueNow(game, this.#ruleset).slice(0, 4)) {
      const { name, given } = owedCommand(due, game, this.#ruleset);
      await this.#says(
        commandText({ name, given: { ...this.#options(this.#ruleset.verbs[name]!.options), ...given } }),
      );
    }
    await this.#says('/turn end');
    if ((await this.#playing.game()).over) await this.#says('/game battle');
  }

  /** What the solo enemy might be told, whether or not that's what it asked. */
  #answers({ units }: Game): string {
    const names = Object.values(units).map(({ name }) => `'${name}'`);
    const said = Object.entries(ANSWERS).flatMap(([name, values]) => {
      return this.#chance.in(3) ? [`${name}:${this.#chance.one([...values, ...names])}`] : [];
    });
    return said.join(' ');
  }

  async #says(command: string, user = 'ute'): Promise<void> {
    try {
      const answer = await this.#playing.says(user, command);
      await worded(answer, this.#chance.in(8));
      this.#done += 1;
    } catch (error) {
      const { kind, document } = problemOf(english, error, 'random');
      plainText(document);
      if (kind === 'fault') this.#faults.push({ command, error });
      else this.#refused += 1;
    }
  }

  /** Anything that can be set by hand of a unit, whether or not it fits the rest. */
  #edit(units: readonly Unit[]): string {
    const chance = this.#chance;
    const [name, field] = chance.one(Object.entries(this.#ruleset.fields.unit));
    const value = this.#fieldValue(field, units);
    const fields = `${name.replace('{n}', '1')}:${chance.in(5) ? '' : `"${value}"`}`;
    return commandText({ name: 'unit edit', given: { unit: chance.one(units).name, fields } });
  }

  #fieldValue(field: Field, units: readonly Unit[]): string | number | boolean {
    const chance = this.#chance;
    if (field.type === 'flag') return true;
    if (field.type === 'number') return Math.min(field.max ?? 9, Math.max(field.min ?? 0, chance.below(6)));
    if (field.type === 'unit' || field.type === 'units') return chance.one(units).name;
    return field.values ? chance.one([...field.values]) : 'red';
  }

  /** Another way in which some ruling might have been meant. */
  #correction(units: readonly Unit[]): string {
    const verb = this.#chance.one(Object.keys(this.#ruleset.verbs));
    const [option] = Object.entries(this.#options(this.#ruleset.verbs[verb]!.options, units));
    const said = option ?? ['target', this.#chance.one(units).name];
    return commandText({
      name: 'correct',
      given: { number: 1 + this.#chance.below(this.#done + 20), [said[0]]: said[1] },
    });
  }

  #command(units: readonly Unit[]): string {
    const chance = this.#chance;
    const { verbs } = this.#ruleset;
    const verb = chance.one(Object.keys(verbs).filter((name) => verbs[name]!.effects));
    const { ofTable, options } = verbs[verb]!;
    const who = chance.in(ofTable ? 2 : 12) ? {} : { who: chance.one(units).name };
    const targets = Array.from({ length: chance.one([0, 1, 1, 1, 1, 2, 3]) }, () => chance.one(units).name);
    const target = targets.length > 0 ? { target: [...new Set(targets)].join(', ') } : {};
    const override = chance.below(10) < 7 ? { override: true } : {};
    const toggles = chance.in(8) ? { with: chance.one(Object.keys(this.#ruleset.toggles)) } : {};
    return commandText({
      name: verb,
      given: { ...who, ...target, ...this.#options(options, units), ...toggles, ...override },
    });
  }

  #options(table: OptionTable, units: readonly Unit[] = []): Given {
    const said = Object.entries(table).flatMap(([name, option]): [string, OptionValue][] => {
      if (!option.required && !this.#chance.in(option.from === 'known' ? 10 : 4)) return [];
      const value = this.#value(option, units);
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(said);
  }

  #value(option: Option, units: readonly Unit[]): OptionValue | undefined {
    const chance = this.#chance;
    if (option.type === 'boolean') return !chance.in(4);
    if (option.type === 'integer' || option.type === 'number') {
      const few = chance.one([0, 1, 1, 2, 3, 4, 6, 8, 13, 21, 40]);
      return Math.min(option.max ?? few, Math.max(option.min ?? 0, few));
    }
    if (option.type !== 'string') return undefined;
    if (option.values) return chance.one([...option.values]);
    return units.length > 0 && chance.in(2) ? chance.one(units).name : option.sample;
  }
}

/** Whatever is shown of an answer. */
async function worded({ document, json, offers }: Answer, offered: boolean): Promise<void> {
  plainText(document);
  JSON.stringify(json);
  if (offered) await offers?.();
}
