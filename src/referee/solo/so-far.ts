import type { Campaign } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import type { Game } from '../../campaign/game.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import { DECIDED, type Effect } from '../../kernel/state/effect.ts';
import type { Scene } from '../../kernel/state/scene.ts';
import { gameIn } from '../games/games.ts';
import { withEnding } from '../rulings/ending.ts';

type Effects = EventOf<'solo-did'>['effects'];

/** What the side has done so far in a record, and the campaign after it. */
export class SoFar {
  campaign: Campaign;
  readonly events: LogEvent[] = [];
  readonly ruleset: Ruleset;

  constructor(campaign: Campaign, ruleset: Ruleset) {
    this.campaign = campaign;
    this.ruleset = ruleset;
  }

  get game(): Game {
    return gameIn(this.campaign);
  }

  get scene(): Scene {
    return sceneOf(this.game, this.ruleset, togglesOn(this.ruleset, this.campaign.house));
  }

  write(event: LogEvent): void {
    this.events.push(event);
    this.#fold(event);
  }

  /** What only becomes known after a ruling is kept with it too. */
  add(effects: readonly Effect[]): void {
    const last = this.events.at(-1);
    if (last?.type !== 'ruled') throw new Error('Nothing was ruled');
    this.events[this.events.length - 1] = { ...last, effects: [...last.effects, ...(effects as Effects)] };
    this.#fold({ type: 'solo-did', rule: '', effects: effects as Effects });
  }

  /** The changes, and a notice if they leave a side with nobody. */
  ending(effects: readonly Effect[]): Effects {
    const isSaid = effects.some((each) => each.effect === 'remind' && each.says === DECIDED);
    return (isSaid ? effects : withEnding(this.scene, effects, this.ruleset)) as Effects;
  }

  #fold(event: LogEvent): void {
    const game = evolveGame(this.campaign.game, event);
    this.campaign = { ...this.campaign, ...(game ? { game } : {}) };
  }
}
