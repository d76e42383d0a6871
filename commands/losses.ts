import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { lossesReply } from '../src/reply/units/losses.ts';

const options = { battle: option.integer(1, Infinity) } satisfies OptionsFor<'game losses'>;

/**
 * `data` has the `battle` and whether it is `over`; `sides`, their names by their IDs; `brought`, everything each side has had in
 * it; and `turns`, each with its number (0 for the start of the battle; the last turn of an unfinished battle is still being
 * played), `strength` by side, and who has `lost` how many since the turn before.
 */
export const losses: Command = {
  name: 'game losses',
  options,
  campaign: true,
  main: ['battle'],
  example: '/game losses battle:1',
  async run(call) {
    const { battle } = call.options(options);
    const found = await call.referee.chronicles.losses(call.asked.channel, battle);
    return { document: lossesReply(call.words, found), json: { data: found } };
  },
};
