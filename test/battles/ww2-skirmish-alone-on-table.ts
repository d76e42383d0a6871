import type { Game } from '../../src/campaign/game.ts';
import type { LogEvent } from '../../src/campaign/record.ts';
import { dueNow } from '../../src/campaign/turns.ts';
import { seedOf } from '../../src/fairness/seed.ts';
import { InputError, Refusal } from '../../src/kernel/refusal.ts';
import type { Unit } from '../../src/kernel/state/scene.ts';
import { questionIn, waitingIn } from '../../src/referee/solo/solo.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { presetTable } from '../../src/table/presets/index.ts';
import { Playing } from '../referee/playing.ts';
import { recordsOf } from '../referee/table.ts';

export type Preset = 'village' | 'bocage' | 'hills';

/** The size of the table, in inches. */
export const SIZE = [48, 36] as const;
/** The book sets no victory, scenarios do: in this one the paras hold out for so many turns, or somebody has nobody left. */
export const MOST_TURNS = 20;

type Force = readonly (readonly [name: string, profile: string])[];

const PARAS: Force = [
  ['Hale', 'rifle-team-nco'],
  ['Bell', 'rifle-team'],
  ['Moss', 'bren-team'],
];
const GERMANS: Force = [
  ['Weber', 'rifle-team-nco'],
  ['Kruse', 'hmg-team'],
];

/** Who fights whom: men alone, or with armour and what’s good against it. */
export const FORCES = {
  men: [PARAS, GERMANS],
  armour: [
    [...PARAS, ['Sher', 'sherman'], ['Pratt', 'bazooka-team']],
    [...GERMANS, ['Mark', 'medium-tank'], ['Track', 'half-track']],
  ],
} as const satisfies Readonly<Record<string, readonly [Force, Force]>>;

/** A whole battle between the enemy and somebody who fires at the nearest enemy he can, and goes for him otherwise. */
export class Battle {
  readonly playing: Playing;
  /** What was asked of the player, by the questions' words. */
  readonly asked: string[] = [];
  /** How many commands he needed in the enemy's phases, beyond ending his own. */
  answers = 0;
  decided = false;

  readonly #own: Force;

  private constructor(playing: Playing, own: Force) {
    this.playing = playing;
    this.#own = own;
  }

  static async begin(seed: string, preset: Preset, force: keyof typeof FORCES = 'men'): Promise<Battle> {
    const [paras, germans] = FORCES[force];
    const battle = new Battle(await Playing.begin({ seed: seedOf(seed) }), paras);
    for (const line of [
      '/game new name:Mill rules:ww2-skirmish sides:"Paras, Germans"',
      '/game house toggle:solo-forces on:true',
      '/game join side:paras',
      ...paras.map(([name, profile]) => `/unit add profile:${profile} name:${name}`),
      ...germans.map(([name, profile]) => `/unit add profile:${profile} name:${name} side:germans`),
      '/unit add profile:portal name:Portal side:germans',
      `/battlefield import json:"${JSON.stringify(laid(seed, preset, paras, germans)).replaceAll('"', '\\"')}"`,
      '/turn end',
      '/solo task:pool answers:"men:8 lmg:1"',
    ])
      await battle.says(line);
    return battle;
  }

  async says(line: string): Promise<string> {
    const text = await this.playing.hears('anna', line);
    if (text.includes('nobody left who can fight')) this.decided = true;
    return text;
  }

  /** @returns whether the command was allowed */
  async tries(line: string): Promise<boolean> {
    try {
      await this.says(line);
      return true;
    } catch (error) {
      if (error instanceof InputError || error instanceof Refusal) return false;
      throw error;
    }
  }

  /** To its end. @returns whether every turn of it has come to its end */
  async fights(): Promise<boolean> {
    for (let turn = 1; turn <= MOST_TURNS && !this.decided; turn++) {
      await this.#playersTurn(turn);
      await this.#enemysTurn();
      const { at } = await this.game();
      if (!this.decided && at?.turn !== turn + 1) return false;
    }
    return true;
  }

  async game(): Promise<Game> {
    return this.playing.game();
  }

  async events(): Promise<readonly LogEvent[]> {
    return (await recordsOf(this.playing.store)).flatMap(({ events }) => events);
  }

  async #playersTurn(turn: number): Promise<void> {
    for (const [name] of this.#own) {
      await this.#settles();
      const game = await this.game();
      const unit = Object.values(game.units).find((each) => each.name === name);
      if (!unit || unit.gone || this.decided) continue;
      const enemies = nearest(game, unit);
      const [near] = enemies;
      const fires = enemies
        .filter(({ fields }) => !fields.portal)
        .flatMap((each) =>
          ['assault who', 'tankhit attacker', 'fire attacker'].map((by) => `/${by}:${name} target:"${each.name}"`),
        );
      const goes = near ? [6, 4, 3, 1].map((inches) => `/move who:${name} to:"${inches} toward ${near.name}"`) : [];
      // Every other turn he closes in: at long range nothing is ever decided.
      const both = turn % 2 === 0 ? [...goes, ...fires] : [...fires, ...goes];
      for (const line of [`/suppress who:${name}`, ...both]) if (await this.tries(line)) break;
    }
    await this.#settles();
  }

  async #enemysTurn(): Promise<void> {
    for (let i = 0; i < 10 && !this.decided; i++) {
      if (await this.tries('/turn end')) break;
      await this.#settles();
    }
    for (let i = 0; i < 40 && !this.decided; i++) {
      const { game } = await this.playing.referee.campaign('caen');
      if (game?.at?.side !== game?.table.solo) return;
      const waiting = waitingIn(await this.playing.referee.campaign('caen'));
      if (waiting?.waits === 'question') this.asked.push(waiting.question.id);
      this.answers += 1;
      if (!(await this.tries('/solo task:turn'))) await this.#settles();
    }
  }

  /** What his units owe. */
  async #settles(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      const campaign = await this.playing.referee.campaign('caen');
      const question = questionIn(campaign);
      if (question) this.asked.push(question.id);
      const { game } = campaign;
      if (!game) return;
      const due = dueNow(game, rulesetOf(game.rules)).find((each) => {
        return each.unit !== undefined && game.units[each.unit]?.side !== game.table.solo;
      });
      const name = due && game.units[due.unit!]?.name;
      if (!due || !(await this.tries(`/${due.verb} who:${name}`))) return;
    }
  }
}

/** The enemies on the table, nearest first. */
function nearest({ units }: Game, { side, fields }: Unit): readonly Unit[] {
  const [x = 0, y = 0] = placeOf(fields.at);
  return Object.values(units)
    .filter((unit) => unit.side !== side && !unit.gone && typeof unit.fields.at === 'string')
    .map((unit) => ({ unit, inches: Math.hypot(placeOf(unit.fields.at)[0]! - x, placeOf(unit.fields.at)[1]! - y) }))
    .toSorted((one, other) => one.inches - other.inches)
    .map(({ unit }) => unit);
}

export function placeOf(at: unknown): readonly number[] {
  return String(at).split(',').map(Number);
}

/** A table from a preset: the paras along its south edge, the Germans along the north one, all where nothing bars them. */
function laid(seed: string, preset: Preset, paras: Force, germans: Force) {
  const pieces = presetTable(preset, seed, SIZE);
  const along = (n: number, of: number) => Math.round(((n + 1) * SIZE[0] * 100) / (of + 1)) / 100;
  const north = [...germans.map(([name]) => name), 'Portal'];
  return {
    format: 'umpire-table',
    version: 1,
    size: SIZE,
    pieces,
    units: [
      ...paras.map(([name], i) => ({ name, at: [along(i, paras.length), 3], facing: 0 })),
      ...north.map((name, i) => ({ name, at: [along(i, north.length), SIZE[1] - 5], facing: 180 })),
    ],
    edges: { paras: 'south', germans: 'north' },
  };
}
