import type { Command } from '../src/command/command.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { luckIn } from '../src/referee/log/luck.ts';

import { luckReply } from '../src/reply/dice/luck.ts';

/**
 * `data` has `sides` and `players`, each with the number of `tests`, what they `came` to, what was `expected` and its standard
 * `deviation`; the `faces` of all dice; and how many rulings were `leftOut`.
 */
export const luck: Command = {
  name: 'luck',
  options: {},
  example: '/luck',
  async run(call) {
    call.options({});
    const { seq, place } = await call.referee.campaign(call.asked.channel);
    if (seq === 0 && place === undefined) throw new InputError('nothing-thrown');
    const { exported, campaign } = await call.referee.transfer.export(call.asked.channel);
    const found = await luckIn(exported.records, campaign);
    return { document: luckReply(call.words, found, campaign.game), json: { data: { ...found } } };
  },
};
