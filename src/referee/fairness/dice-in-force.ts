import type { Campaign } from '../../campaign/campaign.ts';
import type { LogEvent, LogRecord } from '../../campaign/record.ts';
import { commitmentOf, type Seed } from '../../fairness/seed.ts';
import { type SecretDraw, secretDraws } from '../../fairness/veil.ts';
import type { LogDice, Revealed, Secret } from './log-dice.ts';
import { endsBattle, endsHiding, gameAfter } from './revealing.ts';
import type { BeaconDice } from './throws/beacon-dice.ts';

/** What may be known about the current dice while their seed is secret. */
export type DiceInForce = Pick<Secret, 'log' | 'mix' | 'scheme' | 'veil'> & {
  readonly commitment: string;
  /** Where this record's secret draws come from; nothing in logs of an older form and with `--seed`. */
  readonly draws: () => Promise<((j: number, sides: number) => SecretDraw) | undefined>;
  /** Shows the seed, and the veil if it hides nothing any more. */
  readonly reveal: () => Promise<Revealed | undefined>;
};

/**
 * The dice of a record that a log is about to get.
 * @param next gets the secrets that the store keeps once the seed is shown
 * @param beacon where they come from, if that's a public round
 */
export function diceInForce(
  all: LogDice,
  secret: Secret,
  campaign: Campaign,
  record: Pick<LogRecord, 'seq' | 'interaction'>,
  next: Seed[],
  beacon: BeaconDice | undefined,
): DiceInForce {
  const { log, mix, scheme, newVeil, commitment } = secret;
  const veil = newVeil ? commitmentOf(newVeil) : secret.veil;
  const draws = async () => {
    if (beacon) return beacon.draws();
    // A veil that this very record announces could have been chosen for what is drawn from it.
    if (secret.veil === undefined) return undefined;
    return secretDraws({ veil: await all.seedOf(log, secret.veil), mix, log, ...record });
  };
  const reveal = async () => {
    const revealed = await all.revealed(secret, campaign, campaign.game);
    next.push(...(revealed?.next ?? []));
    return revealed;
  };
  return { log, mix, scheme, veil, commitment, draws, reveal };
}

/** What a record shows at its end: the seed when it ends a battle, the veils that hide nothing any more. */
export async function shownBy(
  all: LogDice,
  secret: Secret,
  campaign: Campaign,
  chosen: readonly LogEvent[],
): Promise<Revealed | undefined> {
  const { game } = campaign;
  if (!game) return undefined;
  const own = await all.ownVeils(secret, campaign, chosen);
  const shown = await shownOfTheLog(all, secret, campaign, chosen);
  return { next: shown?.next ?? [], events: [...own, ...(shown?.events ?? [])] };
}

async function shownOfTheLog(
  all: LogDice,
  secret: Secret,
  campaign: Campaign,
  chosen: readonly LogEvent[],
): Promise<Revealed | undefined> {
  const { game } = campaign;
  if (endsBattle(game, chosen)) return all.revealed(secret, campaign, undefined);
  if (!campaign.dealt || !endsHiding(game, chosen)) return undefined;
  return all.unveiled(secret, campaign, gameAfter(game, chosen));
}
