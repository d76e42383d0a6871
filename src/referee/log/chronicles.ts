import { asItStands } from '../../campaign/corrections.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { type Course, chronicleOf } from '../../campaign/history/chronicle.ts';
import type { Losses } from '../../campaign/history/losses.ts';
import { rulesetOf } from '../../rules/index.ts';
import { here } from '../here.ts';
import { reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import { lossesOf, type Told, told } from './losses.ts';

/** The course of the battles in the channels' campaigns. */
export class Chronicles {
  readonly #protocol: Protocol;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  /**
   * The strength of each side through a battle, turn by turn.
   * @param battle the current one if left out
   * @throws {InputError} if there is no campaign, or no such battle
   */
  async losses(channel: string, battle?: number): Promise<Losses> {
    const known = await this.#here(channel);
    return reading(told(this.#protocol.campaigns, known, battle).then(lossesOf));
  }

  /**
   * Everything that stands of a battle, for its report: without what was undone, and with corrections applied.
   * @param battle the current one if left out
   * @throws {InputError} if there is no campaign, or no such battle
   */
  async course(channel: string, battle?: number): Promise<Course> {
    const known = await this.#here(channel);
    return reading(told(this.#protocol.campaigns, known, battle).then(courseOf));
  }

  /** @throws {InputError} with the log's new channel, if it has moved */
  #here(channel: string): Promise<OpenCampaign | undefined> {
    return here(this.#protocol.campaigns.findLatest(channel));
  }
}

async function courseOf(found: Told): Promise<Course> {
  const losses = await lossesOf(found);
  const { known, battle, base, standing } = found;
  const { log, campaign } = known;
  const { struck, corrections } = standing;
  const chronicle = await chronicleOf(log.from(base.seq + 1, campaign.seq), {
    battle,
    before: base.game,
    standing: (record) => (struck.has(record.seq) ? [] : asItStands(record, corrections)),
  });
  if (!chronicle) throw new Error(`Battle ${battle} of log ${log.id} is in its fold and not in its records`);
  return { chronicle, losses, ruleset: rulesetOf(chronicle.game.rules) };
}
