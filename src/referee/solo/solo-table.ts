import { breathed } from '../../campaign/breath.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import type { Asked } from '../asked.ts';
import type { Seals } from '../fairness/seals.ts';
import { readFaces } from '../rulings/action.ts';
import { giveRuling } from '../rulings/giving.ts';
import { looksAhead } from '../rulings/looking-ahead.ts';
import type { RulingAsked } from '../rulings/rule-on.ts';
import { Supply } from '../rulings/supply.ts';
import { someDice } from '../rulings/trying.ts';
import {
  answerSolo,
  endedWithSolo,
  isRunIn,
  playSolo,
  ruledWithSolo,
  type SoloCall,
  type TestedFirst,
  testedFirst,
} from './solo.ts';

type Source = (sides: number) => number;

/** The results of commands while the referee runs a side: it reacts to them at once, with the dice that they leave. */
export class SoloTable {
  readonly #seals: Seals;

  constructor(seals: Seals) {
    this.#seals = seals;
  }

  /** Plays on, once told what the players see if it has asked. @throws {InputError} and nothing is written then */
  async plays(
    asked: Asked,
    at: { readonly campaign: Campaign; readonly source: Source; readonly known: OpenCampaign | undefined },
    answers: Readonly<Record<string, string>> | undefined,
    key: string | undefined,
  ): Promise<readonly LogEvent[]> {
    const call = await this.#call(asked, at.known, new Supply(at.source, facesOf(asked)));
    return breathed(answers ? answerSolo(at.campaign, call, answers, key) : playSolo(at.campaign, call));
  }

  /** Ends the players' turn, and plays its own. @throws anything that `ending` throws, and {InputError} */
  async ends(
    asked: Asked,
    at: { readonly campaign: Campaign; readonly source: Source; readonly known: OpenCampaign | undefined },
    ending: (campaign: Campaign) => readonly LogEvent[],
  ): Promise<readonly LogEvent[]> {
    const call = await this.#call(asked, at.known, new Supply(at.source, facesOf(asked)));
    return breathed(endedWithSolo(at.campaign, ending, call));
  }

  /** A ruling of the players, and what the side does at once because of it. @throws anything that a ruling throws */
  async rules(
    asked: Asked,
    at: { readonly campaign: Campaign; readonly known: OpenCampaign | undefined },
    ruling: RulingAsked,
  ): Promise<readonly LogEvent[]> {
    const looking = looksAhead(at.campaign, ruling);
    if (looking) await looking;
    if (!isRunIn(at.campaign)) return giveRuling(at.campaign, ruling);
    const table = asked.given.faces === undefined ? undefined : { faces: facesOf(asked), used: 0 };
    const call = await this.#call(asked, at.known, new Supply(ruling.source));
    const trial = () => giveRuling(at.campaign, { ...ruling, source: someDice(), table: table && { ...table } });
    const first = testedFirst(at.campaign, trial, call, ruling.source);
    if (first?.stops) return first.events;
    const events = stillGiven(first, () => giveRuling(first?.campaign ?? at.campaign, { ...ruling, table }));
    if (!events) return first!.events;
    // The dice from the table that the ruling leaves are for what the other side throws at once.
    const supply = new Supply(ruling.source, table?.faces, table?.used);
    const after = await breathed(ruledWithSolo(first?.campaign ?? at.campaign, events, { ...call, supply }));
    return [...(first?.events ?? []), ...after];
  }

  async #call({ user }: Asked, known: OpenCampaign | undefined, supply: Supply): Promise<SoloCall> {
    return { user, supply, secrets: await this.#seals.of(known) };
  }
}

/** A test that a command brings on is thrown, though the command itself is forbidden after it. */
function stillGiven(first: TestedFirst | undefined, give: () => readonly LogEvent[]): readonly LogEvent[] | undefined {
  try {
    return give();
  } catch (error) {
    if (first && (error instanceof Refusal || error instanceof InputError)) return undefined;
    throw error;
  }
}

/** Dice thrown at the table with a command that makes many throws. @throws {InputError} */
function facesOf({ given }: Asked): readonly number[] {
  return given.faces === undefined ? [] : readFaces(String(given.faces));
}
