import { landser } from '../../../src/rules/landser/index.ts';
import { Played as PlayedBy } from '../played.ts';

export { remindedOf } from '../played.ts';

/** A battle by the expanded rules, with a squad on each side unless others are asked for. */
export class Played extends PlayedBy {
  constructor(house?: Readonly<Record<string, boolean>>, squads?: readonly string[]) {
    super(landser, house, squads);
  }

  /** Play goes on; Red has the initiative, unless it has been thrown for. */
  override turn(times = 1): ReturnType<PlayedBy['turn']> {
    let effects: ReturnType<PlayedBy['turn']> = [];
    for (let i = 0; i < times; i++) {
      if (this.game.due.some(({ verb }) => verb === 'initiative')) this.does('initiative', {}, 6, 1);
      effects = super.turn();
    }
    return effects;
  }
}
