import type { EventOf } from '../../../campaign/record.ts';
import { beaconDraw, beaconStream } from '../../../fairness/beacon/values.ts';
import type { SecretDraw } from '../../../fairness/veil.ts';
import type { OpenThrow } from './open-throw.ts';

/** A command needs dice, and they have to be announced before anybody can know them. */
class DiceWanted extends Error {
  constructor() {
    super('A throw has to be announced first');
    this.name = 'DiceWanted';
  }
}

/** The dice of one decision where they come from a public round: none before the round is known. */
export interface BeaconDice {
  /** What they come from. */
  readonly drawn?: EventOf<'drawn'>;
  readonly source: (sides: number) => number;
  readonly draws: () => Promise<(j: number, sides: number) => SecretDraw>;
  /** Whether the decision has asked for any. */
  readonly wanted: boolean;
  /** Whether anything was drawn in secret: what it was drawn from has to be kept then. */
  readonly dealt: boolean;
}

/** Dice that stop a decision at the first one that it asks for. */
export function stoppingDice(): BeaconDice {
  const dice = {
    wanted: false,
    dealt: false,
    source: (): never => {
      dice.wanted = true;
      throw new DiceWanted();
    },
    draws: async (): Promise<never> => dice.source(),
  };
  return dice;
}

/** The dice of a throw whose round is known. */
export function diceOf(drawn: EventOf<'drawn'>, { secret }: Pick<OpenThrow, 'secret'>): BeaconDice {
  const next = beaconStream(drawn);
  const dice = {
    ...{ drawn, wanted: false, dealt: false },
    source: (sides: number) => {
      dice.wanted = true;
      return next(sides);
    },
    draws: async () => {
      dice.wanted = true;
      dice.dealt = true;
      return beaconDraw(Buffer.from(secret, 'hex'), drawn);
    },
  };
  return dice;
}
