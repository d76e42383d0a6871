import { landser } from '../../../src/rules/landser/index.ts';
import { Played as PlayedBy } from '../played.ts';

export { remindedOf } from '../played.ts';

/** A battle by the expanded rules, with a squad on each side unless others are asked for. */
export class Played extends PlayedBy {
  constructor(house?: Readonly<Record<string, boolean>>, squads?: readonly string[]) {
    super(landser, house, squads);
  }
}
