import type { Command } from '../src/command/command.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import { rolledReply } from '../src/reply/dice/fair.ts';

const options = {
  dice: option.text('Standard notation: 2d6+3, d20, 4d6kh3, 6d6>=4, 3d6!', { required: true }),
  why: option.text('What the roll is for'),
} satisfies OptionTable;

/** `data.events` has what was thrown: `notation`, `total`, `output` and every die in `steps`. */
export const roll: Command = {
  name: 'roll',
  description: 'Throw any dice, for whatever the rules leave to you; they’re logged and can be checked',
  options,
  anywhere: true,
  main: ['dice'],
  example: '/roll dice:2d6+3 why:"Does the mule bolt?"',
  async run(call) {
    const { record } = await call.referee.rolls.roll(call.asked, call.options(options));
    return { document: rolledReply(call.words, record), json: { seq: record.seq, data: { events: record.events } } };
  },
};
