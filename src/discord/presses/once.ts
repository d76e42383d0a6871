import { commands } from '../../../commands/index.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { isOwed } from '../../command/offers.ts';
import { isOpening } from '../../command/opening.ts';
import { commandWritten } from '../../command/written.ts';
import type { Asked } from '../../referee/asked.ts';
import { gameIn } from '../../referee/games.ts';
import { assertOpen } from '../../referee/permission.ts';
import { ChannelQueue } from '../../referee/queue.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';

import { type CommandResult, notice } from '../answers/answers.ts';

type Command = (name: string, given: Asked['given']) => Promise<CommandResult>;

/** Of two people who press at once, the second finds that it's been done. */
const pressing = new ChannelQueue();

/** Commands of buttons that count once: what's owed, and the steps towards a battle. Later, they'd do something else. */
export class Once {
  readonly #words: Catalogue;
  readonly #referee: Pick<Referee, 'campaign'>;

  constructor(words: Catalogue, referee: Pick<Referee, 'campaign'>) {
    this.#words = words;
    this.#referee = referee;
  }

  /** Gives what's owed, as the button has it, unless somebody was faster. */
  owed(channel: string, text: string, command: Command): Promise<CommandResult> {
    return this.#while(channel, text, command, this.#words.notices.notOwed, (campaign) => {
      assertOpen(gameIn(campaign));
      return isOwed(this.#words, campaign, text);
    });
  }

  /** Takes a step towards the battle, such as beginning the first turn, unless it's been taken. */
  opening(channel: string, text: string, command: Command): Promise<CommandResult> {
    // In a pause there's no next step, but squads may be raised, and the command itself says that it's paused.
    const isMeant = (campaign: Campaign) => campaign.game?.phase === 'paused' || isOpening(this.#words, campaign, text);
    return this.#while(channel, text, command, this.#words.notices.goneOn, isMeant);
  }

  /** Gives the ruling that's offered as a battle begins, as long as nothing else has happened. */
  firstRuling(
    channel: string,
    { seq, text }: { readonly seq: number; readonly text: string },
    command: Command,
  ): Promise<CommandResult> {
    return this.#while(channel, text, command, this.#words.notices.goneOn, (campaign) => {
      assertOpen(gameIn(campaign));
      return campaign.seq === seq;
    });
  }

  #while(
    channel: string,
    text: string,
    command: Command,
    otherwise: string,
    isMeant: (campaign: Campaign) => boolean,
  ): Promise<CommandResult> {
    return pressing.run(channel, async () => {
      const written = commandWritten(text, commands);
      const campaign = await this.#referee.campaign(channel);
      gameIn(campaign);
      const stands = isMeant(campaign);
      if (!written || !stands) return { document: notice(otherwise), outcome: 'spent' };
      return command(written.command.name, written.given);
    });
  }
}
