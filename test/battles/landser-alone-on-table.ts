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

const SIZE = [36, 30] as const;
/** The book sets no time, scenarios do: in this one the British hold out for so many turns, or a squad breaks. */
export const MOST_TURNS = 14;

const BRITISH = [
  ['Hale', 'squad-leader'],
  ['Bell', 'rifleman'],
  ['Cole', 'rifleman'],
  ['Dunn', 'rifleman'],
  ['Moss', 'machine-gunner'],
  ['Nash', 'loader'],
] as const;
const GERMANS = [
  ['Weber', 'squad-leader'],
  ['Kruse', 'rifleman'],
  ['Lang', 'rifleman'],
  ['Voss', 'rifleman'],
  ['Braun', 'machine-gunner'],
  ['Fink', 'loader'],
] as const;

export type Edition = 'landser' | 'landser-classic';
export type Preset = 'village' | 'bocage' | 'hills';

/** A whole battle of Landser between the enemy that it borrows and somebody who fires at the nearest he can, and goes for him otherwise. */
export class Battle {
  readonly playing: Playing;
  /** What was asked of the player, by the questions' words. */
  readonly asked: string[] = [];
  decided = false;

  private constructor(playing: Playing) {
    this.playing = playing;
  }

  static async begin(seed: string, edition: Edition, preset: Preset): Promise<Battle> {
    const battle = new Battle(await Playing.begin({ seed: seedOf(seed) }));
    for (const line of [
      `/game new name:Mill rules:${edition} sides:"British, Germans"`,
      '/game house toggle:borrowed-solo on:true',
      '/game join side:british',
      ...BRITISH.map(([name, profile]) => `/unit add profile:${profile} name:${name} fields:squad:Red`),
      ...GERMANS.map(([name, profile]) => `/unit add profile:${profile} name:${name} fields:squad:Blue side:germans`),
      `/battlefield import json:"${JSON.stringify(laid(seed, preset)).replaceAll('"', '\\"')}"`,
      '/initiative',
      '/turn end',
    ])
      await battle.says(line);
    return battle;
  }

  async says(line: string): Promise<string> {
    const text = await this.playing.hears('anna', line);
    if (text.includes('The battle is over')) this.decided = true;
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
    for (let i = 0; i < 3 * MOST_TURNS && !this.decided; i++) {
      const { at, table } = await this.game();
      if ((at?.turn ?? 1) > MOST_TURNS) return true;
      if (at?.side === table.solo) await this.#enemysTurn();
      else if (at?.side === undefined) await this.says('/initiative');
      else await this.#playersTurn(at.turn);
      const now = await this.game();
      if (!this.decided && now.at?.turn === at?.turn && now.at?.side === at?.side) return false;
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
    for (const [name] of BRITISH) {
      await this.#settles();
      const game = await this.game();
      const unit = Object.values(game.units).find((each) => each.name === name);
      if (!unit || unit.gone || this.decided) continue;
      const enemies = nearest(game, unit);
      const [near] = enemies;
      const fires = enemies.slice(0, 3).map((each) => `/fire attacker:${name} target:${each.name}`);
      const goes = near ? [4, 3, 2].map((inches) => `/move who:${name} to:"${inches} toward ${near.name}"`) : [];
      // Every third turn he closes in: at long range nothing is ever decided.
      const both = turn % 3 === 0 ? [...goes, ...fires] : [...fires, ...goes];
      const last = [`/act who:${name} action:covering-fire`, `/act who:${name} action:hide`];
      for (const line of [`/weapon who:${name}`, ...both, ...last]) if (await this.tries(line)) break;
    }
    await this.#settles();
    for (let i = 0; i < 8 && !this.decided; i++) {
      if (await this.tries('/turn end')) return;
      await this.#settles();
    }
  }

  /** It goes on by itself: all that the player does is throw what's owed, or let his men on Covering Fire pass. */
  async #enemysTurn(): Promise<void> {
    for (let i = 0; i < 60 && !this.decided; i++) {
      const campaign = await this.playing.referee.campaign('caen');
      if (campaign.game?.at?.side !== campaign.game?.table.solo) return;
      const waiting = waitingIn(campaign);
      if (waiting?.waits === 'question') this.asked.push(waiting.question.id);
      if (!(await this.tries('/solo task:turn'))) await this.#settles();
    }
  }

  /** What his men owe. */
  async #settles(): Promise<void> {
    for (let i = 0; i < 20 && !this.decided; i++) {
      const campaign = await this.playing.referee.campaign('caen');
      const question = questionIn(campaign);
      if (question) this.asked.push(question.id);
      const { game } = campaign;
      if (!game) return;
      const due = dueNow(game, rulesetOf(game.rules)).find(({ unit, squad }) => {
        return (unit !== undefined && game.units[unit]?.side !== game.table.solo) || squad?.startsWith('british');
      });
      if (!due) return;
      const squad = Object.values(game.units).find(({ side, gone }) => side === 'british' && !gone);
      const name = game.units[due.unit ?? '']?.name ?? squad?.name;
      const targets = (due.targets ?? []).map((id) => game.units[id]?.name).join(',');
      const said = Object.entries(due.options).map(([option, value]) => ` ${option}:${value}`);
      const line = `/${due.verb} who:${name}${targets === '' ? '' : ` target:${targets}`}${said.join('')}`;
      if (await this.tries(line)) continue;
      // What he can't see he needn't fire at; whom he can't fight any more he runs from.
      if (await this.tries(`/act who:${name} action:cannot-return-fire`)) continue;
      if (!(await this.tries(`/move who:${name} action:move-fast`))) return;
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

/** A table from a preset: the British along its south edge, the Germans along the north one. */
function laid(seed: string, preset: Preset) {
  const pieces = presetTable(preset, seed, SIZE);
  const along = (n: number, of: number) => Math.round(((n + 1) * SIZE[0] * 100) / (of + 1)) / 100;
  return {
    format: 'umpire-table',
    version: 1,
    size: SIZE,
    pieces,
    units: [
      ...BRITISH.map(([name], i) => ({ name, at: [along(i, BRITISH.length), 3], facing: 0 })),
      ...GERMANS.map(([name], i) => ({ name, at: [along(i, GERMANS.length), SIZE[1] - 3], facing: 180 })),
    ],
    edges: { british: 'south', germans: 'north' },
  };
}
