import { landserClassic } from '../../../src/rules/landser-classic/index.ts';
import { Played as PlayedBy } from '../played.ts';

/** A battle by the original rules, with a squad on each side. */
export class Played extends PlayedBy {
  constructor(house?: Readonly<Record<string, boolean>>) {
    super(landserClassic, house);
  }
}
